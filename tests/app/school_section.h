#pragma once
// The school's section of the desk, with Ann signed in.

#include "classroom.h"
#include "desk/learn/learn_session.h"

namespace fairdeal {

struct SchoolSection {
    Classroom classroom;
    std::string notice;
    LearnSession learn{shipped_content(), notice};
    SchoolSession& school = learn.school;

    SchoolSection() {
        school = std::move(classroom.room);
        learn.is_open = true;
    }
};

}  // namespace fairdeal
