#pragma once
// The sub-commands of `fairdeal`: what the command line asks of each, and the function that does it.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/exit_status.h"

namespace fairdeal {

/// What every sub-command that looks at content is told.
struct ContentOptions {
    std::string folder;  // of lessons and scenarios; empty: found by the program
};

struct RuleOptions {
    std::vector<std::string> inputs;  // "-" is standard input
    bool json = false;
    ContentOptions content;
};
ExitStatus run_rule(const RuleOptions& options);

struct CheckOptions {
    std::vector<std::string> paths;  // files and folders of content
    ContentOptions content;
};
ExitStatus run_check(const CheckOptions& options);

}  // namespace fairdeal
