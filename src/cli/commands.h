#pragma once
// The sub-commands of `fairdeal`: what the command line asks of each, and the function that does
// it.

#include <cstdint>
#include <limits>
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
    bool keys = false;               // print what each scenario asks and its key
    ContentOptions content;
};
ExitStatus run_check(const CheckOptions& options);

struct ImportOptions {
    std::string log;
    std::vector<std::string> inputs;  // "-" is standard input
    ContentOptions content;
};
ExitStatus run_import(const ImportOptions& options);

struct LogOptions {
    std::string log;
    std::string game, table, dealer, id, from, to;  // as typed; empty: any
    bool only_wrong = false;
    bool records = false;  // print the records themselves
    std::int64_t limit = std::numeric_limits<std::int64_t>::max();
};
ExitStatus run_log(const LogOptions& options);

struct ReplayOptions {
    std::string log;
    std::string id;  // of the hand, or "#12"
    ContentOptions content;
};
/// Wrong if the hand was settled wrongly.
ExitStatus run_replay(const ReplayOptions& options);

struct DealOptions {
    std::string game = "breakout";
    std::uint64_t seed = 1;
    std::int64_t count = 1;
    unsigned errors_per_mille = 0;     // of the hands
    std::vector<std::string> options;  // "hit-soft-17=yes"
    std::string cards;                 // "random": each hand its own table card; empty: one for all
};
ExitStatus run_deal(const DealOptions& options);

}  // namespace fairdeal
