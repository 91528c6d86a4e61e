#pragma once
// The names and bytes of C2SP tlog-tiles: a log as a folder of small files that never change once
// they are full. A tile is 256 hashes of one level; the last one of a level holds fewer.

#include <cstdint>

#include "ledger/hash.h"

namespace fairdeal {

constexpr std::int64_t hashes_in_a_tile = 256;

/// "tile/0/x001/067"; a tile of fewer hashes ends in ".p/" and how many. Level -1 is the records
/// themselves: "tile/entries/000". `width` is 1 to 256.
std::string tile_path(int level, std::int64_t number, std::int64_t width);

constexpr std::size_t longest_in_a_bundle = 65535;

/// A record as it stands in a file of records: two bytes of its length, then it. Throws Fault for
/// more than longest_in_a_bundle bytes.
std::string bundled(std::string_view record);

}  // namespace fairdeal
