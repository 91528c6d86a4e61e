#pragma once
// The page of who may deal where over a file of facts, without a window.

#include "desk/duty/duty_session.h"
#include "duty/sample_duty_file.h"
#include "store/folder.h"

namespace fairdeal {

struct DutyDesk {
    Folder folder;
    std::filesystem::path school = folder.file("school.db"), content = FAIRDEAL_SOURCE_DIR;
    OpenLog log;  // at the desk: none
    DutySession session{rule_books(), log, school, content};

    explicit DutyDesk(const std::vector<Fact>& facts = SampleFloor().facts) {
        write_duty_file(folder.file("duty.db"), facts);
        session.enter();
    }
};

inline bool is_said(const std::string& text, std::string_view words) {
    return text.find(words) != std::string::npos;
}

}  // namespace fairdeal
