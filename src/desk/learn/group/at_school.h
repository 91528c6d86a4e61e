#pragma once
// What a trainer does at the school's file.

#include <exception>

#include "desk/school/school.h"

namespace fairdeal {

/// False: the school's error says what went wrong.
template <class Act>
bool done_at(SchoolSession& school, const Act& act) {
    school.error.clear();
    school.notice.clear();
    try {
        if (const auto done = act(); !done) school.error = to_text(done.error().front());
    } catch (const std::exception& error) {
        school.error = error.what();
    }
    return school.error.empty();
}

}  // namespace fairdeal
