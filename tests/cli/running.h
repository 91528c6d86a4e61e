#pragma once
// Runs the built program as a user does and gives back all that it said.

#include <filesystem>
#include <string>
#include <string_view>

#include "support/file_text.h"
#include "support/says.h"

namespace fairdeal {

struct Ran {
    int status = -1;
    std::string out, err;
};

/// Runs `fairdeal <arguments>` in a shell, `input` on its standard input. The content is that of
/// the source. What --json prints must be as docs/json says.
Ran fairdeal_with(const std::string& arguments, std::string_view input = "");

/// The same by a whole shell command; "$FAIRDEAL" is the program.
Ran shell(const std::string& command, std::string_view input = "");

/// A folder of its own that is gone with it.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    /// The path of a file in it, quoted for the shell where needed by its caller.
    [[nodiscard]] std::string path(std::string_view name) const {
        return (folder_ / name).string();
    }
    /// Makes a file that only its owner may read.
    std::string write(std::string_view name, std::string_view text) const;

private:
    std::filesystem::path folder_;
};

}  // namespace fairdeal
