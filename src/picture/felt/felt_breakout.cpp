// Breakout Blackjack: a bet on the own hand or on the dealer's, and four side bets.

#include "base/translation.h"
#include "picture/felt/felt.h"

namespace fairdeal {

const Felt& breakout_felt() {
    static const Felt felt{
        "breakout",
        {
            {"player", sentence("PLAYER"), sentence("PLAYER"), {0, 52}, 46},
            {"dealer", sentence("DEALER"), sentence("DEALER"), {0, -50}, 46, PlaceShape::Diamond},
            {"pair-up", sentence("PAIR|UP"), sentence("PAIR"), {-92, -44}, 34},
            {"sweet-17", sentence("SWEET|17"), sentence("17"), {-92, 44}, 34},
            {"breakout-bonus", sentence("BREAK|OUT|BONUS"), sentence("BONUS"), {92, -44}, 34},
            {"super-tie", sentence("SUPER|TIE"), sentence("TIE"), {92, 44}, 34},
        },
        {ink(0x17804f), ink(0x0f6a40), ink(0x0a4f30), ink(0x063a23), ink(0xf0cf7e), ink(0xe9f3ea),
         ink(0x04331f)},
    };
    return felt;
}

}  // namespace fairdeal
