#include "desk/frame/kept_file.h"

#include <fmt/format.h>

#include "base/read.h"

namespace fairdeal {

Result<std::string> read_kept(const std::filesystem::path& file, std::size_t most) {
    if (!lies_there(file)) return std::string();
    auto bytes = read_file(file, most);
    if (bytes && bytes->size() > most)
        return refused({file.string(), 0, 0}, fmt::format("is longer than {} bytes", most));
    return bytes;
}

bool lies_there(const std::filesystem::path& file) {
    std::error_code error;
    const auto type = std::filesystem::symlink_status(file, error).type();
    return type != std::filesystem::file_type::not_found;
}

}  // namespace fairdeal
