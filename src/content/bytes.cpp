#include "content/bytes.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>

namespace fairdeal {

Result<std::string> bytes_of(const std::filesystem::path& path, std::size_t most) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return refused({path.string(), 0, 0}, "this is a directory, not a file");
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return refused({path.string(), 0, 0},
                       std::string("cannot be opened: ") + std::strerror(errno));
    std::string bytes;
    std::array<char, 65536> chunk{};
    while (bytes.size() <= most && file.read(chunk.data(), chunk.size()).gcount() > 0) {
        bytes.append(chunk.data(), static_cast<std::size_t>(file.gcount()));
    }
    if (file.bad()) return refused({path.string(), 0, 0}, "cannot be read to its end");
    return bytes;
}

}  // namespace fairdeal
