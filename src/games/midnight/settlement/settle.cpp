#include "games/midnight/settlement/settle.h"

#include <algorithm>
#include <tuple>

#include "base/sort.h"
#include "games/midnight/clauses.h"
#include "games/midnight/insurance.h"

namespace fairdeal::mid {

namespace {

Who whole_seat(const TableSeat& seat) { return who_of(seat); }

/// One table's lines as they are found; sorted into their order at the end.
class Settlement {
public:
    Settlement(const Play& play, bool hand_is_over, std::vector<Line>& lines)
        : play_(play), over_(hand_is_over), lines_(lines) {}

    void settle() {
        for (const TableSeat& seat : play_.table.seats) spot(seat);
        sort_stably(lines_, [](const Line& a, const Line& b) { return a.due < b.due; });
        for (Line& line : lines_) line.due = std::min(line.due, play_.last_play);
    }

private:
    static constexpr int at_the_end = 1 << 30;

    /// A line at the end of the hand, or one that must be made before the next card after `due`;
    /// none of nothing.
    void add(Who who, Wager wager, Verb verb, Money amount, const Clauses& because,
             int due = at_the_end) {
        if ((due == at_the_end && !over_) || amount.is_zero()) return;
        const int before_card_after = due == at_the_end ? no_event : due;
        lines_.push_back({who, verb, wager, amount, 0, because, due, before_card_after});
        const bool is_bust = !because.empty() && because.front() == hit_3;
        lines_.back().in_time = is_bust ? hit_3 : ins_5;
    }
    void add(Who who, Wager wager, Money stake, Outcome outcome, int due = at_the_end) {
        const bool pays = outcome.verb == Verb::Pay;
        if (pays && play_.sheet.is_rounded(stake, outcome.odds)) cite(outcome.because, odd_sums);
        const Money amount = pays ? play_.sheet.sum_at(stake, outcome.odds) : stake;
        add(who, wager, outcome.verb, amount, outcome.because, due);
    }

    void spot(const TableSeat& seat) {
        if (const PlacedWager* wager = live_wager(seat, Wager::Insurance))
            insurance(seat, wager->stake);
        returned(seat, Wager::Insurance);
        if (const PlacedWager* wager = live_wager(seat, Wager::Player)) {
            for (const TableHand& hand : seat.hands) bet(hand, wager->stake);
        }
        returned(seat, Wager::Player);
    }

    // --- MID-INS-5 to -7

    void insurance(const TableSeat& seat, Money stake) {
        const Who who = whole_seat(seat);
        const int lost = lost_with_hand(play_, seat);
        if (lost != no_event) {
            add(who, Wager::Insurance, stake, play_.sheet.take({hit_3, insured_and_bust}), lost);
        } else if (play_.second_card != no_event) {
            add(who, Wager::Insurance, stake, insurance_bet(dealer_blackjack(play_), play_.sheet),
                play_.sheet.knows(ins_5) ? play_.second_card : at_the_end);
        } else if (play_.sheet.house.insurance_all_bust == InsuranceAllBust::Lose) {
            add(who, Wager::Insurance, stake, play_.sheet.take({insured_and_all_bust, draw_1}));
        } else {
            add(who, Wager::Insurance, Verb::Return, stake, {insured_and_all_bust, draw_1});
        }
    }

    // --- the bet on a hand

    /// MID-DBL-3: a doubled bet counts twice.
    [[nodiscard]] Money stake_of(const TableHand& hand, Money original) const {
        return play_.sheet.knows(dbl_3) ? hand.grown(original) : original;
    }

    void bet(const TableHand& hand, Money original) {
        const PlayedHand player = played_hand(hand);
        const FinalHand dealer = dealer_hand(play_);
        const Sheet& sheet = play_.sheet;
        const Money stake = stake_of(hand, original);
        if (hand.who.hand > 1 && !sheet.knows(spl_3)) return;
        if (player.hand.natural && !sheet.knows(naturals_wait))
            return add(hand.who, Wager::Player, stake, hand_bet(player, {}, sheet), hand.last_card);
        Outcome outcome = hand_bet(player, dealer, sheet);
        explain_stake(hand, outcome);
        if (player.hand.bust() && sheet.knows(hit_3))
            return add(hand.who, Wager::Player, stake, outcome, hand.last_card);
        const bool lost_to_blackjack = dealer.natural && outcome.verb == Verb::Take;
        if (lost_to_blackjack) return lose_to_blackjack(hand, original, outcome);
        add(hand.who, Wager::Player, stake, outcome);
    }

    /// Why the stake is not the bet that was put up (MID-DBL-3, MID-SPL-3), and what of it a push
    /// leaves on the table (AMB-MID-18).
    static void explain_stake(const TableHand& hand, Outcome& outcome) {
        if (hand.doubles > 0) cite(outcome.because, dbl_3);
        if (hand.from_split) cite(outcome.because, spl_3);
        const bool pushes_more = outcome.verb == Verb::Push && hand.doubles > 0;
        if (pushes_more) cite(outcome.because, what_a_push_leaves);
    }

    /// AMB-MID-05: all of a doubled or split bet, or the original bet only.
    void lose_to_blackjack(const TableHand& hand, Money original, Outcome outcome) {
        const Money stake = stake_of(hand, original);
        const bool grown = hand.from_split || hand.doubles > 0;
        const bool takes_all = play_.sheet.house.dealer_bj_takes == DealerBlackjackTakes::All;
        if (grown) cite(outcome.because, dealer_blackjack_takes);
        if (takes_all || !grown) return add(hand.who, Wager::Player, stake, outcome);
        if (hand.who.hand > 1)
            return add(hand.who, Wager::Player, Verb::Push, stake, outcome.because);
        add(hand.who, Wager::Player, original, outcome);
        if (stake > original)
            add(hand.who, Wager::Player, Verb::Return, stake - original, outcome.because);
    }

    /// A wager that may not be made goes back, for the reason it was forbidden.
    void returned(const TableSeat& seat, Wager name) {
        for (const PlacedWager& wager : seat.wagers) {
            if (wager.name != name || !wager.forbidden) continue;
            const int line = play_.record.events[static_cast<std::size_t>(wager.event)].line;
            const auto why =
                std::find_if(play_.breaches.begin(), play_.breaches.end(),
                             [&](const Breach& breach) { return breach.line == line; });
            Clauses because;
            if (why != play_.breaches.end()) because.push_back(why->clause);
            if (cites(because, ins_3)) because.push_back(size_of_insurance);
            add(whole_seat(seat), name, Verb::Return, wager.stake, because);
        }
    }

    const Play& play_;
    bool over_;
    std::vector<Line>& lines_;
};

}  // namespace

void settle(const Play& play, bool hand_is_over, std::vector<Line>& lines) {
    Settlement(play, hand_is_over, lines).settle();
}

}  // namespace fairdeal::mid
