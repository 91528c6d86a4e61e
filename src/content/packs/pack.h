#pragma once
// A content pack: lessons, scenarios and table cards of a trainer's own, as a folder or a zip file
// that holds lessons/GAME/NAME.xml, scenarios/GAME/NAME.xml and scenarios/tables/NAME.xml and
// nothing else; in place of a game it may be `irregular`, for deals that go wrong. It may come from
// anybody, so all of it is looked at before any of it is used.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "content/library.h"

namespace fairdeal {

constexpr std::size_t largest_pack = 16U << 20U;  // bytes, packed and unpacked
constexpr std::size_t largest_pack_file = 1U << 20U;
constexpr std::size_t most_pack_files = 500;

struct PackFile {
    std::string name;  // from the top of the pack: "scenarios/breakout/late-double.xml"
    std::string bytes;
    friend bool operator==(const PackFile&, const PackFile&) = default;
};

struct Pack {
    std::string source;           // the folder or zip file, as it was named
    std::vector<PackFile> files;  // by name
};

/// Is this to be read as a pack: a name that ends in .zip, or a folder with lessons or scenarios
/// that is not a whole content folder?
bool is_pack(const std::filesystem::path& path);

/// Reads a pack whole; nothing of it is unpacked anywhere but in memory. Refused are names that
/// lead elsewhere or that no pack has, links, what is there twice, encrypted, damaged, or more than
/// the limits above. Every problem names the pack and the file in it.
Result<Pack> read_pack(const std::filesystem::path& path);
Result<Pack> pack_from_zip(std::string_view bytes, const std::string& source);

/// The pack as a zip file: the same files give the same bytes.
std::string zip_of(const Pack& pack);

/// Reads each file as what has to be in its place. Every problem is returned, with file, line and
/// column.
Problems read_pack_files(const Pack& pack, ContentFiles& files);

/// A pack compared with the shipped content, which alone it may refer to, and against `all`, which
/// is that and the packs beside it: no id may be there twice.
Result<ContentFiles> check_pack(const Pack& pack, const Library& shipped, const Library& all);

/// Reads a pack and checks it.
Result<ContentFiles> checked_pack(const std::filesystem::path& path, const Library& shipped,
                                  const Library& all);

/// The name of an installed pack: small letters, digits and hyphens, at most 64.
bool is_pack_name(std::string_view name);

/// The zip files NAME.zip of a packs folder, by name; none where there is no such folder.
Result<std::vector<std::filesystem::path>> packs_in(const std::filesystem::path& folder);

/// Adds the packs of a packs folder to the shipped content. One with a problem is left out; all
/// such problems are returned.
Problems add_packs(Library& library, const std::filesystem::path& folder);

}  // namespace fairdeal
