#pragma once
// Which Fairdeal this is.

#include <string_view>

namespace fairdeal {

/// "0.1.0", as the project's CMakeLists.txt has it.
std::string_view program_version();

}  // namespace fairdeal
