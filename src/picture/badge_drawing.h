#pragma once
// The square picture of a badge, legible as a thumbnail: what its credential shows as its picture
// (ledger/badge_picture.h), drawn for a PNG that bears the credential.

#include <string>

#include "picture/painter.h"

namespace fairdeal {

constexpr Size badge_size{256, 256};

/// A spade on green with the game's name under it, as large as it fits.
Drawing badge_drawing(const std::string& game);

}  // namespace fairdeal
