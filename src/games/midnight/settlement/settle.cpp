#include "games/midnight/settlement/settle.h"

#include <algorithm>
#include <utility>

#include "base/sort.h"
#include "games/midnight/clauses.h"
#include "games/midnight/insurance.h"

namespace fairdeal::mid {

namespace {

Who whole_seat(const TableSeat& seat) { return who_of(seat); }

constexpr int at_the_end = 1 << 30;

/// When a line falls due: at the end of the hand, or at once after an event, and then the clause
/// that says so.
struct Due {
    int event = at_the_end;
    ClauseId in_time{};
    [[nodiscard]] bool waits() const { return event == at_the_end; }
};

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
    /// `event`: the one after which the bet is settled where it is settled at once.
    [[nodiscard]] Due due(const WaitingBet& bet, int event) const {
        const auto& row = when_settled(bet, play_.sheet);
        return row.then == Settled::AtOnce ? Due{event, decides(row)} : Due{};
    }

    /// A line at the end of the hand, or one that must be made before the next card after the event
    /// that made it due; none of nothing.
    void add(Who who, Wager wager, Verb verb, Money amount, const Clauses& because,
             const Due& due = {}) {
        if ((due.waits() && !over_) || amount.is_zero()) return;
        const int before_card_after = due.waits() ? no_event : due.event;
        lines_.push_back({who, verb, wager, amount, 0, because, due.event, before_card_after});
        lines_.back().in_time = due.in_time;
    }
    void add(Who who, Wager wager, Money stake, Outcome outcome, const Due& due = {}) {
        const bool pays = outcome.verb == Verb::Pay;
        if (pays && play_.sheet.is_rounded(stake, outcome.odds)) explain(outcome, odd_sums);
        const Money amount = pays ? play_.sheet.sum_at(stake, outcome.odds) : stake;
        add(who, wager, outcome.verb, amount, outcome.because, due);
    }

    void explain(Outcome& outcome, ClauseId clause) const {
        if (play_.sheet.wants_reasons()) cite(outcome.because, clause);
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

    void insurance(const TableSeat& seat, Money stake) {
        const int lost = lost_with_hand(play_, seat);
        const bool went_with_hand = lost != no_event;
        const bool second_card = !went_with_hand && play_.second_card != no_event;
        const WaitingBet waiting{.insurance_went_with_hand = went_with_hand,
                                 .insurance_meets_second_card = second_card};
        const InsuredHand insured{went_with_hand, second_card, dealer_blackjack(play_)};
        add(whole_seat(seat), Wager::Insurance, stake, insurance_bet(insured, play_.sheet),
            due(waiting, went_with_hand ? lost : play_.second_card));
    }

    // --- the bet on a hand

    void bet(const TableHand& hand, Money original) {
        const Terms& terms = play_.sheet.terms;
        if (hand.who.hand > 1 && !terms.split_hand_has_its_own_bet) return;
        const PlayedHand player = played_hand(hand);
        const Due when =
            due({.bust = player.hand.bust(), .natural = player.hand.natural}, hand.last_card);
        if (when.waits() && !over_) return;
        const FinalHand dealer = when.waits() ? dealer_hand(play_) : FinalHand{};
        Outcome outcome = hand_bet(player, dealer, play_.sheet);
        // what of a doubled bet a push leaves on the table
        if (outcome.verb == Verb::Push && player.doubled) explain(outcome, what_a_push_leaves);
        const Money stake = terms.double_counts_twice ? hand.grown(original) : original;
        if (dealer.natural && outcome.verb == Verb::Take)
            return lose_to_blackjack(hand, {original, stake}, std::move(outcome));
        add(hand.who, Wager::Player, stake, std::move(outcome), when);
    }

    struct Bet {
        Money original, stake;
    };
    void lose_to_blackjack(const TableHand& hand, const Bet& bet, Outcome outcome) {
        const TakenBet taken{hand.from_split || hand.doubles > 0, hand.who.hand > 1};
        const Row<TakenBet>& row = taken_by_blackjack(taken, play_.sheet);
        explain(outcome, row.clause);
        if (row.then.part != StakePart::Original)
            return add(hand.who, Wager::Player, row.then.verb, bet.stake, outcome.because);
        add(hand.who, Wager::Player, row.then.verb, bet.original, outcome.because);
        add(hand.who, Wager::Player, Verb::Return, bet.stake - bet.original, outcome.because);
    }

    /// A wager that may not be made goes back, for the reason it was forbidden.
    void returned(const TableSeat& seat, Wager name) {
        for (const PlacedWager& wager : seat.wagers) {
            if (wager.name != name || !wager.forbidden) continue;
            add(whole_seat(seat), name, Verb::Return, wager.stake, why_returned(wager));
        }
    }
    [[nodiscard]] Clauses why_returned(const PlacedWager& wager) const {
        Clauses because;
        if (!play_.sheet.wants_reasons()) return because;
        const int line = play_.record.events[static_cast<std::size_t>(wager.event)].line;
        const auto why = std::find_if(play_.breaches.begin(), play_.breaches.end(),
                                      [&](const Breach& breach) { return breach.line == line; });
        if (why != play_.breaches.end()) because.push_back(why->clause);
        if (cites(because, ins_3)) because.push_back(size_of_insurance);
        return because;
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
