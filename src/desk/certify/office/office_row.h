#pragma once
// A row of the exam office's lists, with the words of its own that a screen reader says.

#include "desk/certify/certify_screen.h"

namespace fairdeal {

/// Not picked; spoken "title. detail. word".
OfficeRow row_of(std::string id, std::string title, std::string detail, std::string word);

}  // namespace fairdeal
