#pragma once
// A school as JSON, one object a line: people without their passphrases, what clauses said when,
// and every answer. It goes from one machine to another, or to another program.

#include <istream>
#include <string>

#include "store/school.h"

namespace fairdeal {

/// All of it, or of one person. Lines: {"school": 1}, then "edition", "person", "lesson", "answer".
std::string school_as_json(const School& school, const std::string& who);

struct SchoolImport {
    std::int64_t people = 0, answers = 0, lessons = 0;  // that were added
};
/// Adds what is not there yet; nobody who is there is changed. Where a line cannot be read or kept,
/// or the file not be read to its end, nothing is added; each such line is a problem.
Result<SchoolImport> import_school(School& school, std::istream& in, const std::string& source);

}  // namespace fairdeal
