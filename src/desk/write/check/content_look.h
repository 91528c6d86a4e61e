#pragma once
// A file or pack of content looked into before anybody uses it: what is wrong with it, what of it
// could be shown to a trainee, and what a changed table card would change. Lessons of the
// school itself are in a folder of their own, which is a pack like any other.

#include <memory>

#include "content/packs/affected.h"
#include "content/packs/check_content.h"
#include "content/packs/pack.h"

namespace fairdeal {

/// A lesson or scenario that nothing is wrong with, or a lesson of which some can be shown.
struct SoundItem {
    std::string id, title;
    Game game = Game::Breakout;
    bool is_lesson = false;
    Problems problems;  // why not all of it is shown
};

struct ContentLook {
    std::filesystem::path path;
    Problems problems;             // with file, line and column
    std::string found;             // "1 lesson, 3 scenarios"
    std::vector<SoundItem> sound;  // lessons first, those that are shown in part last
    std::string card;  // title of a table card in the place of one of the library; empty: none is
    std::vector<AffectedItem> affected;      // by that card
    std::shared_ptr<const Library> library;  // with what was looked into
};

/// As `fairdeal check` and, of a table card whose id the library knows, `fairdeal affected` do.
/// `content` is the folder of all content; empty: there is none.
ContentLook look_into(const std::filesystem::path& path, const std::filesystem::path& content,
                      const Library& library);

/// Puts what is sound of a lesson's file into a library; what it is called there. Nothing if
/// nothing can be shown. `problems` are those of the file.
std::optional<SoundItem> add_sound_lesson(std::string_view xml, const Problems& problems,
                                          Library& library);

/// What is in a pack without the files that are wrong; their problems are added.
ContentFiles sound_part(Pack pack, const Library& shipped, const Library& all, Problems& problems);

/// Puts values in the place of those with the same ids.
void put_on_shelf(ContentFiles files, Library& library);
/// Takes them out of it.
void take_off_shelf(const ContentFiles& files, Library& library);

}  // namespace fairdeal
