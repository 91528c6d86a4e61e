#pragma once
// The words of the notation for verbs and wagers, in the order of their enumerations. Everybody but
// the readers asks words.h.

#include "record/words.h"

namespace fairdeal {

inline constexpr std::array<std::string_view, verb_count> verb_words{
    "chips",  "bet",   "secret",    "blind",      "deal",    "turn",   "offer",      "insure",
    "peek",   "raise", "check",     "fold",       "pass",    "play",   "hit",        "stand",
    "double", "split", "surrender", "even-money", "sit-out", "sit-in", "disconnect", "reconnect",
    "take",   "pay",   "push",      "return",     "tip",     "out",    "place"};
inline constexpr std::array<std::string_view, wager_count> wager_words{
    "",          "insurance", "player",   "dealer",         "blind",
    "double-up", "pair-up",   "sweet-17", "breakout-bonus", "super-tie"};

}  // namespace fairdeal
