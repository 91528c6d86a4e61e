#pragma once
// A sitting for programs; what stands in it is in docs/json.

#include "cli/json_line.h"
#include "exam/sitting/marked_exam.h"

namespace fairdeal {

/// A sitting as somebody who signed in may see it.
struct SeenSitting {
    const Sitting& sitting;
    std::string end_code;         // empty: it is not decided
    std::string granted_because;  // empty: nothing was granted, or they may not know why
};

Json json_of(const Sitting& sitting);
Json json_of(const SeenSitting& seen);
/// With the result by cells; `answers`: and with every item.
Json json_of(const SeenSitting& seen, const MarkedExam& exam, bool answers);

}  // namespace fairdeal
