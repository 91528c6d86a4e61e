#include "desk/frame/kept_preferences.h"

#include "base/translation.h"

namespace fairdeal {

void open_preferences(KeptPreferences& preferences, const std::filesystem::path& folder) {
    preferences.folder = folder;
    auto read = read_preferences(folder);
    if (read) {
        static_cast<Preferences&>(preferences) = *std::move(read);
        return;
    }
    preferences.unread = true;
    preferences.notice = tr(
        "Your preferences and bookmarks cannot be read and are left as they are: {problem}. What "
        "you change lasts until the program is closed.",
        "problem"_a = to_text(read.error().front()));
}

void save_preferences(KeptPreferences& preferences) {
    const std::filesystem::path& folder = preferences.folder;
    preferences.unread = preferences.unread && has_preferences(folder);
    if (folder.empty()) return;
    if (!preferences.unread && write_preferences(folder, preferences)) return;
    preferences.notice =
        tr("Preferences and bookmarks cannot be saved in {folder}. They last until the program is "
           "closed.",
           "folder"_a = folder.string());
}

}  // namespace fairdeal
