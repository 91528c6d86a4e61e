#pragma once
// The preferences of this machine's user, with the file that they are kept in.

#include "desk/frame/preferences.h"

namespace fairdeal {

struct KeptPreferences : Preferences {
    /// `where_to_say`: that they cannot be read or kept is said there.
    explicit KeptPreferences(std::string& where_to_say) : notice(where_to_say) {}

    std::filesystem::path folder;  // of the file; empty: they are not kept
    bool unread = false;           // there is a file that cannot be read: it is left as it is
    std::string& notice;
};

/// Those of the file in the folder.
void open_preferences(KeptPreferences& preferences, const std::filesystem::path& folder);
/// A file that could not be read is left as it is until it is moved away.
void save_preferences(KeptPreferences& preferences);

}  // namespace fairdeal
