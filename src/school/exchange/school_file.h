#pragma once
// A school as JSON, one object a line: people without their passphrases, what clauses said when,
// and every answer. It goes from one machine to another, or to another program.

#include <istream>
#include <string>

#include "school/school.h"

namespace fairdeal {

/// All of it, or of one person. Lines: {"school": 1}, then "edition", "person", "lesson", "answer".
std::string school_as_json(const School& school, const std::string& who);

struct SchoolImport {
    std::int64_t people = 0, answers = 0, lessons = 0;  // that were added
    std::vector<std::string> only_trainees;  // added without a role that the file gives them
};
/// Adds what is not there yet; nobody who is there is changed. Where a line cannot be read or kept,
/// or the file not be read to its end, nothing is added; each such line is a problem. Answers and
/// lessons are marked as imported from `source` at this time. Anybody who is added is a trainee:
/// other roles are an administrator's to give.
Result<SchoolImport> import_school(School& school, std::istream& in, const std::string& source,
                                   Millis at);

}  // namespace fairdeal
