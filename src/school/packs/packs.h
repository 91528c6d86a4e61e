#pragma once
// Content packs in their place: put in whole or not at all, listed, taken out again. An installed
// pack is one zip file of our own making, NAME.zip in the packs folder.

#include "content/packs/pack.h"

namespace fairdeal {

struct InstalledPack {
    std::string name;
    std::vector<std::string> lessons, scenarios, tables;  // "id: title"
    Problems problems;                                    // why it is left out; empty: it is used
};

/// Checks a pack against the shipped content and the packs that are there, and puts it into the
/// packs folder under the name of its folder or file. Where anything is wrong nothing is changed.
Result<InstalledPack> install_pack(const std::filesystem::path& path,
                                   const std::filesystem::path& packs, const Library& shipped);

/// By name.
std::vector<InstalledPack> installed_packs(const std::filesystem::path& packs,
                                           const Library& shipped);

/// What is wrong, or nothing.
Problems remove_pack(const std::string& name, const std::filesystem::path& packs);

}  // namespace fairdeal
