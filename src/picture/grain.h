#pragma once
// The grain of felt and paper: a tile of faint light and dark specks.

#include <cstdint>
#include <vector>

namespace fairdeal {

constexpr int grain_tile_size = 128;

/// Rows from the top, pixels 0xAARRGGBB with colours multiplied by opacity; the same in every run.
std::vector<std::uint32_t> grain_tile();

}  // namespace fairdeal
