#pragma once
// Content packs in their place: put in whole or not at all, listed, taken out again. An installed
// pack is one zip file of our own making, NAME.zip in the packs folder.

#include "content/packs/pack.h"

namespace fairdeal {

/// A lesson, scenario or table card of a pack.
struct PackItem {
    std::string id, title;
    Game game = Game::Breakout;
    friend bool operator==(const PackItem&, const PackItem&) = default;
};

struct InstalledPack {
    std::string name;
    std::vector<PackItem> lessons, scenarios, tables;
    Problems problems;  // why it is left out; empty: it is used
};

/// A pack as it was read, with all that is in it.
struct ReadPack {
    InstalledPack holds;
    Pack pack;
    ContentFiles files;  // empty where it is left out
};

/// "evening" of evening.zip and of the folder evening/.
std::string pack_name_of(const std::filesystem::path& pack);

/// Reads a pack that is to be installed under that name, and checks it. It may refer to the shipped
/// content alone; `all` is that and everything beside it, whose ids are taken.
Result<ReadPack> check_new_pack(const std::filesystem::path& path, const std::string& name,
                                const std::filesystem::path& packs, const Library& shipped,
                                const Library& all);

/// Puts a pack that was checked into the packs folder under its name, as it was read then. What is
/// wrong, or nothing; no pack is ever replaced.
Problems put_in_place(const ReadPack& pack, const std::filesystem::path& packs);

/// Both, of a pack that has the name of its folder or file and lies beside the packs that are
/// there. Where anything is wrong nothing is changed.
Result<InstalledPack> install_pack(const std::filesystem::path& path,
                                   const std::filesystem::path& packs, const Library& shipped);

/// By name, each with what is in it. `all`, as above, gets what passes.
std::vector<ReadPack> read_installed_packs(const std::filesystem::path& packs,
                                           const Library& shipped, Library& all);

/// By name.
std::vector<InstalledPack> installed_packs(const std::filesystem::path& packs,
                                           const Library& shipped);

/// What is wrong, or nothing.
Problems remove_pack(const std::string& name, const std::filesystem::path& packs);

}  // namespace fairdeal
