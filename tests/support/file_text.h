#pragma once
// What stands in a file.

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace fairdeal {

/// The whole of a file, byte for byte; "" if it cannot be read.
inline std::string text_of_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace fairdeal
