#pragma once
// People as screens and paper call them.

#include <string>

#include "school/school_people.h"

namespace fairdeal {

class School;

/// A name as part of a line: one that may be written from right to left is isolated (U+2068 and
/// U+2069), so that the words and figures around it stay where they are.
std::string isolated(const std::string& name);

/// The name, isolated, or the id where no name is known.
std::string called(const Person& person);
/// Likewise of an id, which may be nobody's.
std::string called(const School& school, const std::string& id);

}  // namespace fairdeal
