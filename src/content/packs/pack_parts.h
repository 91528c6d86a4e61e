#pragma once
// What is in a pack before it is believed. Only for this room.

#include <filesystem>
#include <set>
#include <string>
#include <string_view>

#include "content/packs/pack.h"

namespace fairdeal {

/// In place of a game's folder: of lessons and scenarios on deals that go wrong, of hands of any
/// game.
inline constexpr std::string_view irregular_folder = "irregular";

/// What is wrong with the name of a file in a pack, or nothing.
std::string objection_to_file(std::string_view name);

/// The same for a folder, "scenarios/breakout".
std::string objection_to_folder(std::string_view name);

/// May this be the name of the folder that a pack was zipped with?
bool is_name_of_a_pack(std::string_view name);

/// Gathers the files of a pack and every problem with them.
class PackReader {
public:
    explicit PackReader(std::string source) { pack_.source = std::move(source); }

    /// `file` is the name in the pack; empty: the pack itself.
    void wrong(std::string_view file, std::string what);
    /// False, and noted, where this file would be one too many or of a name that is there already
    /// (small letters being as good as large ones), or the whole would be too large.
    bool has_room_for(std::string_view name, std::size_t size);
    void add(PackFile file) { pack_.files.push_back(std::move(file)); }
    /// The pack, if nothing was wrong and there is something in it.
    Result<Pack> finish();

private:
    Pack pack_;
    Problems problems_;
    std::set<std::string, std::less<>> names_;  // in small letters
    std::size_t bytes_ = 0;
};

Result<Pack> pack_from_folder(const std::filesystem::path& folder);

}  // namespace fairdeal
