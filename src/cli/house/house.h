#pragma once
// `fairdeal house`: the house's name, time zone and currency, set once.

#include <CLI/App.hpp>
#include <optional>
#include <string>

#include "cli/exit_status.h"

namespace fairdeal {

struct HouseOptions {
    std::optional<std::string> name, time_zone, currency;  // those that are to change
    bool json = false;
};

/// Adds the sub-command, which tells `options` and leaves its status in `status`; both must outlive
/// the command line.
void add_house(CLI::App& app, HouseOptions& options, ExitStatus& status);

/// Puts the house's settings in force for all that the program says, and complains where they
/// cannot be read: dollars and UTC are said then.
void put_house_in_force();
/// They could not be read, which was told. What people sign is not made then.
bool is_house_unread();

}  // namespace fairdeal
