#include "base/read.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "base/translation.h"

namespace fairdeal {

namespace fs = std::filesystem;

Result<std::ifstream> open_to_read(const fs::path& file) {
    std::error_code ignored;
    if (fs::is_directory(file, ignored))
        return refused({file.string(), 0, 0}, tr("this is a directory, not a file"));
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return refused({file.string(), 0, 0},
                       tr("cannot be opened: {why}", "why"_a = std::strerror(errno)));
    return in;
}

Problem cut_off(const std::string& source) {
    return {{source, 0, 0}, tr("cannot be read to its end")};
}

Result<std::string> read_stream(std::istream& in, const std::string& source, std::size_t most) {
    std::string bytes;
    std::array<char, 65536> piece{};
    while (bytes.size() <= most && in.good()) {
        const std::size_t wanted = std::min(piece.size(), most + 1 - bytes.size());
        in.read(piece.data(), static_cast<std::streamsize>(wanted));
        bytes.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    }
    if (in.bad()) return tl::make_unexpected(Problems{cut_off(source)});
    return bytes;
}

Result<std::string> read_file(const fs::path& file, std::size_t most) {
    auto in = open_to_read(file);
    if (!in) return tl::make_unexpected(std::move(in.error()));
    return read_stream(*in, file.string(), most);
}

Result<bool> is_there(const fs::path& file) {
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (fs::status_known(status)) return fs::exists(status);
    return refused({file.string(), 0, 0},
                   tr("cannot be looked at: {why}", "why"_a = error.message()));
}

bool may_be_there(const fs::path& file) {
    const auto there = is_there(file);
    return !there || *there;
}

Result<std::optional<std::string>> read_file_if_there(const fs::path& file, std::size_t most) {
    const auto there = is_there(file);
    if (!there) return tl::make_unexpected(there.error());
    if (!*there) return std::nullopt;
    std::error_code ignored;  // what is neither is refused when it is opened
    if (fs::is_fifo(file, ignored) || fs::is_socket(file, ignored))
        return refused({file.string(), 0, 0},
                       tr("this is no file of its own: reading it may not end"));
    auto bytes = read_file(file, most);
    if (!bytes) return tl::make_unexpected(std::move(bytes.error()));
    return *std::move(bytes);
}

}  // namespace fairdeal
