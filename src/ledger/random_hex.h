#pragma once
// Random bytes of the operating system, for what nobody may guess.

#include <cstddef>
#include <string>

namespace fairdeal {

/// So many bytes as small hexadecimal digits, two a byte.
std::string random_hex(std::size_t bytes);

}  // namespace fairdeal
