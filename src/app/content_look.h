#pragma once
// A file or pack of content looked into before anybody uses it: what is wrong with it, what of it
// could be shown to a trainee, and what a changed table card would change. What a trainer has
// written himself lies in a folder of its own, which is a pack like any other.

#include <memory>

#include "app/affected.h"
#include "app/check_content.h"
#include "content/pack.h"

namespace fairdeal {

/// A lesson or scenario that nothing is wrong with.
struct SoundItem {
    std::string id, title;
    Game game = Game::Breakout;
    bool is_lesson = false;
    friend bool operator==(const SoundItem&, const SoundItem&) = default;
};

struct ContentLook {
    std::filesystem::path path;
    Problems problems;             // with file, line and column
    std::string found;             // "1 lesson, 3 scenarios"
    std::vector<SoundItem> sound;  // lessons first
    std::string card;  // title of a table card in the place of one of the library; empty: none is
    std::vector<AffectedItem> affected;      // by that card
    std::shared_ptr<const Library> library;  // with what was looked into
};

/// As `fairdeal check` and, of a table card whose id the library knows, `fairdeal affected` do.
/// `content` is the folder of all content; empty: there is none.
ContentLook look_into(const std::filesystem::path& path, const std::filesystem::path& content,
                      const Library& library);

/// What is in a pack without the files that are wrong; their problems are added.
ContentFiles sound_part(Pack pack, const Library& shipped, const Library& all, Problems& problems);

/// Puts values in the place of those with the same ids.
void put_on_shelf(ContentFiles files, Library& library);
/// Takes them out of it.
void take_off_shelf(const ContentFiles& files, Library& library);

}  // namespace fairdeal
