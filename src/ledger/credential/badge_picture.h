#pragma once
// The square picture of a badge in its credential (Open Badges 3.0, achievement.image): a drawing
// that follows from the game alone, so that the printed code need not hold it.

#include <string>
#include <string_view>

namespace fairdeal {

/// An SVG as a data URI: a spade on green with the game's name under it. The name is letters and
/// digits, 12 at most; anything else in it is left out.
std::string badge_picture(std::string_view game);

}  // namespace fairdeal
