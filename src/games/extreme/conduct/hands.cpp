#include <algorithm>

#include "base/translation.h"
#include "blackjack/hand.h"
#include "games/extreme/clauses.h"
#include "games/extreme/conduct/conduct.h"

namespace fairdeal::bjx {

namespace {

/// What makes it wrong to give this hand a card; nothing if it may have one.
struct Stop {
    ClauseId clause;
    const char* why;
};

/// What ordinary blackjack forbids and this game does not, to a reader who has forgotten that.
std::optional<Stop> one_card_only(const Play& play, const TableSeat& seat, const TableHand& hand) {
    const bool has_third = hand.cards.size() >= 3 && !hand.from_split;
    if (is_raised(seat) && has_third && !play.sheet.knows(adj_4))
        return Stop{adj_3, sentence("a second card to a raised hand")};
    const bool is_split_ace = hand.from_split && hand.cards.front().rank == Rank::Ace;
    if (is_split_ace && hand.cards.size() >= 2 && !play.sheet.knows(no_split_limit))
        return Stop{hit_1, sentence("a card to a split ace")};
    return std::nullopt;
}

std::optional<Stop> why_no_card(const Play& play, const TableSeat& seat, const TableHand& hand) {
    if (!is_in(seat)) return Stop{blind_1, sentence("a card to a seat without a blind")};
    if (!still_in(seat)) return Stop{adj_6, sentence("a card to a hand that was given up")};
    if (play.table.dealer_choice == DealerChoice::Folds)
        return Stop{dfold_1, sentence("a card, and the dealer has folded")};
    if (is_bust(hand.total())) return Stop{bust_1, sentence("a card to a busted hand")};
    if (is_paid_natural(play, seat, hand))
        return Stop{natural_is_complete, sentence("a card to a natural that was not raised")};
    if (is_finished(play, seat, hand)) return Stop{hit_1, sentence("a card to a hand that stands")};
    return one_card_only(play, seat, hand);
}

/// Why nothing is left to decide on this hand; nothing while something is.
std::optional<ClauseId> why_finished(const Play& play, const TableSeat& seat,
                                     const TableHand& hand) {
    const bool folds = play.table.dealer_choice == DealerChoice::Folds;
    if (!folds && !is_finished(play, seat, hand)) return std::nullopt;
    const auto stop = why_no_card(play, seat, hand);
    return stop ? std::optional(stop->clause) : std::nullopt;
}

/// BJX-DFOLD-2, BJX-NAT-1: first the dealer says PLAY, then the hole cards are turned up.
void judge_start(Play& play, const Event& event, const TableSeat& seat) {
    if (!still_in(seat) || play.table.dealer_choice == DealerChoice::Folds) return;
    if (!dealer_plays(play)) {
        play.played_on = true;
        play.report(event, dfold_2, tr("the hands are played before the dealer has decided"));
    }
    bool& reported = play.hidden_card_reported.at(event.who.seat);
    if (!has_face_down(seat) || reported) return;
    reported = true;
    play.report(event, nat_1, tr("the hand is played before its hole card is turned up"));
}

Effect judge_hit(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    const auto stop = why_no_card(play, seat, hand);
    if (!stop) return Effect::Counts;
    play.report(event, stop->clause, tr(stop->why));
    return Effect::LeftOut;
}

Effect judge_stand(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    if (const auto over = why_finished(play, seat, hand)) {
        play.report(event, *over, tr("a stand on a hand that is finished"));
    } else if (hand.cards.size() < 2) {
        play.report(event, res_1, tr("a stand on a split hand before its second card"));
    } else if (needs_card(play, seat, hand)) {
        play.report(event, why_card_is_needed(hand), tr("a raised hand must get one more card"));
    } else {
        return Effect::Counts;
    }
    return Effect::Ignored;
}

/// BJX-SPLIT-1; BJX-SPLIT-5: any two ten-valued cards, unless the reader has forgotten it.
bool is_pair(const Play& play, const TableHand& hand) {
    if (hand.cards.size() != 2) return false;
    const Rank first = hand.cards[0].rank, second = hand.cards[1].rank;
    return play.sheet.knows(split_5) ? points_of(first) == points_of(second) : first == second;
}

/// AMB-BJX-26: the whole total bet once more, or no split.
bool can_match(const Play& play, const TableSeat& seat, const TableHand& hand) {
    if (!seat.chips) return true;
    Money up;
    for (const TableHand& other : seat.hands) up += stakes_on(play, seat, other).total();
    return up + stakes_on(play, seat, hand).total() <= *seat.chips;
}

Effect judge_split(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    if (const auto stop = why_no_card(play, seat, hand)) {
        play.report(event, stop->clause, tr("a split that is not open"));
    } else if (!is_pair(play, hand)) {
        play.report(event, split_1, tr("a split of two cards that are no pair"));
    } else if (!can_match(play, seat, hand)) {
        play.report(event, split_needs_match,
                    tr("a split without the chips to match the total bet"));
    }
    return Effect::Counts;
}

/// There is no double once the bets are adjusted: the card counts, the bet stays (AMB-BJX-25).
Effect judge_double(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    play.report(event, no_raise_after_split, tr("a double, after the bets were adjusted"));
    return why_no_card(play, seat, hand) ? Effect::LeftOut : Effect::Ignored;
}

}  // namespace

ClauseId why_card_is_needed(const TableHand& hand) {
    if (hand.from_split) return compulsory_card_of_split;
    return is_natural(hand) ? nat_4 : adj_3;
}

bool may_split(const Play& play, const TableSeat& seat, const TableHand& hand) {
    return !why_no_card(play, seat, hand) && is_pair(play, hand) && can_match(play, seat, hand) &&
           !full(seat.hands);
}

Effect judge_hand(Play& play, const Event& event) {
    const TableSeat* seat = play.table.find(event.who.seat);
    const TableHand* hand = play.table.find(event.who);
    if (seat == nullptr || hand == nullptr) {
        play.report(event, blind_1, tr("an act on a hand that was not dealt"));
        return event.verb == Verb::Hit ? Effect::LeftOut : Effect::Ignored;
    }
    judge_start(play, event, *seat);
    if (event.verb == Verb::Hit) return judge_hit(play, event, *seat, *hand);
    if (event.verb == Verb::Stand) return judge_stand(play, event, *seat, *hand);
    if (event.verb == Verb::Split) return judge_split(play, event, *seat, *hand);
    return judge_double(play, event, *seat, *hand);
}

}  // namespace fairdeal::bjx
