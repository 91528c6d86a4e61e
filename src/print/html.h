#pragma once
// Words in a page of HTML.

#include <string>

namespace fairdeal {

/// A text as it stands in an element or an attribute: nothing in it is taken for markup.
std::string escaped(const std::string& text);

}  // namespace fairdeal
