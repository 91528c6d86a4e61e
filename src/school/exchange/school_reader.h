#pragma once
// A school's file as lines of JSON: read and looked at, before anything of it is added.

#include <iosfwd>
#include <string>
#include <vector>

#include "base/problem.h"
#include "school/school.h"

namespace fairdeal {

constexpr int school_file_format = 1;

/// What a line says, and where it stands.
template <class Value>
struct Said {
    Value value;
    Place where;
};

struct SaidLesson {
    std::string person;
    LessonProgress lesson;
};

struct ReadSchool {
    std::vector<Said<Person>> people;
    std::vector<ClauseEdition> editions;
    std::vector<Said<SaidLesson>> lessons;
    std::vector<Said<GivenAnswer>> answers;
};

/// Every line is read by itself; each that cannot be read or kept is a problem with its place, and
/// so is a file that cannot be read to its end.
Result<ReadSchool> read_school(const School& school, std::istream& in, const std::string& source);

}  // namespace fairdeal
