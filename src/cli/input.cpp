#include "cli/input.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>

namespace fairdeal {

Result<Input> Input::open(const std::string& name) {
    Input input(name);
    if (name == "-") return input;
    std::error_code ignored;
    if (std::filesystem::is_directory(name, ignored)) {
        return refused({name, 0, 0}, "this is a directory, not a file of records");
    }
    input.file_.open(name, std::ios::binary);
    if (!input.file_) {
        return refused({name, 0, 0}, std::string("cannot be opened: ") + std::strerror(errno));
    }
    return input;
}

std::istream& Input::stream() { return name_ == "-" ? std::cin : file_; }

Result<std::string> bytes_in(const std::string& name, std::size_t most) {
    auto input = Input::open(name);
    if (!input) return tl::make_unexpected(std::move(input.error()));
    std::string bytes(most + 1, '\0');
    input->stream().read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(input->stream().gcount()));
    return bytes;
}

}  // namespace fairdeal
