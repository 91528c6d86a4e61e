#pragma once
// What a test asks of a text.

#include <string_view>

namespace fairdeal {

/// Whether the words stand in the text.
inline bool says(std::string_view text, std::string_view words) {
    return text.find(words) != std::string_view::npos;
}

}  // namespace fairdeal
