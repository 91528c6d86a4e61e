#include "store/places.h"

#include <cstdlib>

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

fs::path folder_from(const char* variable, const char* under_home) {
    const char* set = std::getenv(variable);
    if (set != nullptr && *set == '/') return fs::path(set) / "fairdeal";
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == 0) return {};
    return fs::path(home) / under_home / "fairdeal";
}

/// A file or folder in it; where there is none, none.
fs::path in(const fs::path& folder, const char* name) {
    return folder.empty() ? folder : folder / name;
}

}  // namespace

fs::path state_folder() { return folder_from("XDG_STATE_HOME", ".local/state"); }

fs::path seen_logs_file() { return in(state_folder(), "seen-logs"); }

fs::path program_log_file() { return in(state_folder(), "program.log"); }

fs::path house_file() {
    const char* set = std::getenv("FAIRDEAL_HOUSE");
    if (set != nullptr && *set != 0) return set;
    return in(folder_from("XDG_CONFIG_HOME", ".config"), "house.json");
}

fs::path school_file() {
    const char* set = std::getenv("FAIRDEAL_SCHOOL");
    if (set != nullptr && *set != 0) return set;
    return in(folder_from("XDG_DATA_HOME", ".local/share"), "school.db");
}

fs::path packs_folder() {
    const char* set = std::getenv("FAIRDEAL_PACKS");
    if (set != nullptr && *set != 0) return set;
    return in(school_file().parent_path(), "packs");
}

}  // namespace fairdeal
