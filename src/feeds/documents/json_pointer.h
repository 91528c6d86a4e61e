#pragma once
// JSON Pointers (RFC 6901), for places in messages and in mappings.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairdeal {

/// "/seats/0/a~1b" of its parts; "" is the whole document.
std::string pointer_of(const std::vector<std::string>& path);
/// And back; nothing where it begins without a slash or has a '~' that is none of '~0' and '~1'.
std::optional<std::vector<std::string>> path_of(std::string_view pointer);

}  // namespace fairdeal
