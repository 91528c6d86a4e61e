#pragma once
// What a school's people answered, as statements of xAPI 1.0.3, one JSON object a line, for a
// record store elsewhere. People stand in them by their id alone, at the school's home; names never
// do.

#include "school/school.h"

namespace fairdeal {

/// The school's home where none is named: no address that could be somebody's.
constexpr const char* xapi_no_home = "https://fairdeal.invalid/school";

/// One answer. The same answer from the same home is the same statement, with the same id.
std::string xapi_of(const GivenAnswer& answer, const std::string& home,
                    const std::string& imported = {});
/// A lesson that was gone through to its end.
std::string xapi_of(const std::string& person, const LessonProgress& lesson,
                    const std::string& home);

/// All of one person, or of everybody where `who` is empty: people by id, their answers as they
/// came, then their lessons.
std::string school_as_xapi(const School& school, const std::string& who, const std::string& home);

}  // namespace fairdeal
