#pragma once
// Where a test writes: never the folder that it was started in.

#include <unistd.h>

#include <filesystem>
#include <string>

namespace fairdeal {

/// A path among the machine's temporary files that no other run of the tests uses. Nothing is made
/// there; who makes something takes it away.
inline std::filesystem::path scratch_path(const std::string& name) {
    return std::filesystem::temp_directory_path() /
           ("fairdeal-" + name + "-" + std::to_string(::getpid()));
}

}  // namespace fairdeal
