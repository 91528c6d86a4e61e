#pragma once
// The inputs a command names: files, or "-" for standard input.

#include <fstream>
#include <istream>
#include <string>

#include "base/read.h"

namespace fairdeal {

class Input {
public:
    /// Opens a file, or standard input for "-"; refused with a message where there is no such file,
    /// it is a directory or it may not be read.
    static Result<Input> open(const std::string& name);

    [[nodiscard]] std::istream& stream();
    /// As the user named it.
    [[nodiscard]] const std::string& name() const { return name_; }

private:
    explicit Input(std::string name) : name_(std::move(name)) {}
    std::string name_;
    std::ifstream file_;
};

/// All of a file or of standard input, and of a longer one a byte more than `most`. Refused where
/// it cannot be read to its end.
Result<std::string> bytes_in(const std::string& name, std::size_t most);

}  // namespace fairdeal
