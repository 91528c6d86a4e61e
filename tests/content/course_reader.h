#pragma once
// Items for other course systems read back, strictly as they are written: what a file says is what
// its items were made of.

#include "content/courses/course_item.h"

namespace fairdeal {

/// Reads exactly what decimal() writes.
std::optional<Money> money_from_decimal(std::string_view text);

Result<std::vector<CourseItem>> read_moodle_xml(std::string_view xml, const std::string& source);

/// A file of a QTI package; the picture is left out.
Result<CourseItem> read_qti_item(std::string_view xml, const std::string& source);

}  // namespace fairdeal
