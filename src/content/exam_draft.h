#pragma once
// An exam that is still worked at.

#include "content/readers.h"

namespace fairdeal {

/// Reads it as read_blueprint does, but its figures need not agree with each other yet
/// (problems_of).
Result<Sourced<Blueprint>> read_exam_draft(std::string_view xml, const std::string& source);

}  // namespace fairdeal
