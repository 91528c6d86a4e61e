#pragma once
// Hands read, ruled, dealt and diagnosed, each game by itself.

namespace fairdeal {

void register_games();

}  // namespace fairdeal
