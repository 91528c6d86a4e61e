// One random hand from bet to settlement.

#include "croupier.h"

namespace second {

Dealt Croupier::deal() {
    choose_house();
    fill_shoe();
    seat_guests();
    write_bets();
    if (dice_.chance(15)) shuffle_bets();
    first_cards();
    const bool open_2_to_9 = !up_is(1) && !up_is(10);
    if (faulty_ && plays_on() && dice_.chance(8)) late_bets();
    // A look at a hole card that cannot make a blackjack.
    if (faulty_ && !house_.no_hole && open_2_to_9 && dice_.chance(4)) say("dealer peek", true);
    insurance();
    const bool over = check();
    if (!over) {
        if (open_2_to_9 || !house_.no_hole) no_blackjack_now();
        if (faulty_ && !house_.no_hole && !open_2_to_9 && dice_.chance(4)) say("dealer peek");
        const bool hands_to_play = somebody_plays();
        if (faulty_ && !house_.no_hole && hands_to_play && dice_.chance(4)) turn_hole_card(true);
        for (Guest& guest : guests_) play_guest(guest);
        if (faulty_ && !house_.no_hole && hands_to_play && dice_.chance(4))
            say("dealer peek", true);
        dealer_plays();
    }
    for (Guest& guest : guests_) settle_spot(guest);
    if (faulty_) spoil();
    Dealt dealt;
    dealt.text = header() + "\n";
    dealt.lines = lines_;
    dealt.right = right_;
    int number = 1;
    for (const Written& line : out_) {
        ++number;
        dealt.text += line.text + "\n";
        if (line.fault) dealt.fault_lines.push_back(number);
    }
    return dealt;
}

Dealt deal_hand(std::uint64_t seed, std::uint64_t number, bool faulty) {
    for (std::uint64_t attempt = 0;; ++attempt) {
        Dice mix(seed * 0x2545f4914f6cdd1dU + number * 0x9e3779b97f4a7c15U + attempt);
        try {
            return Croupier(mix.next(), faulty).deal();
        } catch (const OutOfCards&) {
            continue;  // deal it again from a full shoe
        }
    }
}

}  // namespace second
