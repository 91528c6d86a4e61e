#include "desk/frame/kept_preferences.h"

namespace fairdeal {

void open_preferences(KeptPreferences& preferences, const std::filesystem::path& folder) {
    preferences.folder = folder;
    auto read = read_preferences(folder);
    if (read) {
        static_cast<Preferences&>(preferences) = *std::move(read);
        return;
    }
    preferences.unread = true;
    preferences.notice =
        "Your preferences and bookmarks cannot be read and are left as they are: " +
        to_text(read.error().front()) + ". What you change lasts until the program is closed.";
}

void save_preferences(KeptPreferences& preferences) {
    const std::filesystem::path& folder = preferences.folder;
    preferences.unread = preferences.unread && has_preferences(folder);
    if (folder.empty()) return;
    if (!preferences.unread && write_preferences(folder, preferences)) return;
    preferences.notice = "Preferences and bookmarks cannot be saved in " + folder.string() +
                         ". They last until the program is closed.";
}

}  // namespace fairdeal
