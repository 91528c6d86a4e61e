#pragma once
// A small zip archive as a list of parts, in memory. Parts are stored, not packed, under a fixed
// time: the same parts give the same bytes on every machine, whatever library packs there, and an
// archive cannot blow up when it is read.

#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"

namespace fairdeal {

struct ArchivePart {
    std::string name;  // small letters, digits, '-' and '.'; no folder
    std::string bytes;
    friend bool operator==(const ArchivePart&, const ArchivePart&) = default;
};
using Archive = std::vector<ArchivePart>;

constexpr std::size_t largest_archive = 16U << 20U;
constexpr std::size_t most_parts = 8200;  // an exam of most events has two for each

/// The archive's bytes. Throws Fault for a name that is none or used twice, or where libzip fails.
std::string write(const Archive& archive);

/// Reads an archive of such parts; what is larger, packed, linked, encrypted, in a folder, named
/// twice or not whole is refused before any of it is believed.
Result<Archive> read_archive(std::string_view bytes, const std::string& source);

}  // namespace fairdeal
