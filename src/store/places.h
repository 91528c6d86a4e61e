#pragma once
// Where this account keeps what is its own. Each is empty where there is no home.

#include <filesystem>

namespace fairdeal {

/// What this machine remembers: $XDG_STATE_HOME/fairdeal, or ~/.local/state/fairdeal.
std::filesystem::path state_folder();
/// What this account remembers of logs that it saw (store/seen_log.h), in that folder.
std::filesystem::path seen_logs_file();
/// The program's own log (base/program_log.h), likewise.
std::filesystem::path program_log_file();

/// Name, time zone and currency of the house: what FAIRDEAL_HOUSE names, else "house.json" in
/// $XDG_CONFIG_HOME/fairdeal or ~/.config/fairdeal.
std::filesystem::path house_file();

/// The school: what FAIRDEAL_SCHOOL names, else "school.db" in $XDG_DATA_HOME/fairdeal or
/// ~/.local/share/fairdeal.
std::filesystem::path school_file();
/// Installed content packs: "packs" beside the school's file. FAIRDEAL_PACKS names another folder.
std::filesystem::path packs_folder();

}  // namespace fairdeal
