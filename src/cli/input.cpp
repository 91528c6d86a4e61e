#include "cli/input.h"

#include <iostream>

namespace fairdeal {

Result<Input> Input::open(const std::string& name) {
    Input input(name);
    if (name == "-") return input;
    auto file = open_to_read(name);
    if (!file) return tl::make_unexpected(std::move(file.error()));
    input.file_ = *std::move(file);
    return input;
}

std::istream& Input::stream() { return name_ == "-" ? std::cin : file_; }

Result<std::string> bytes_in(const std::string& name, std::size_t most) {
    auto input = Input::open(name);
    if (!input) return tl::make_unexpected(std::move(input.error()));
    return read_stream(input->stream(), name, most);
}

}  // namespace fairdeal
