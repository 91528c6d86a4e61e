#include "games/league/settle.h"

#include <algorithm>

#include "base/sort.h"
#include "games/league/clauses.h"
#include "games/league/results.h"

namespace fairdeal::ibl {

namespace {

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

    void add(Who who, Wager wager, Verb verb, Money amount, const Clauses& because, int due) {
        if (due == no_event || (due == at_the_end && !over_)) return;
        if (amount.is_zero()) return;  // no line of nothing
        lines_.push_back({who, verb, wager, amount, 0, because, due, no_event});
    }
    void add(Who who, Wager wager, Money stake, const Outcome& outcome, int due) {
        const Money amount = outcome.verb == Verb::Pay ? pay_at(stake, outcome.odds) : stake;
        add(who, wager, outcome.verb, amount, outcome.because, due);
    }

    void spot(const TableSeat& seat) {
        if (const PlacedWager* wager = live_wager(seat, Wager::Insurance))
            insurance(seat, wager->stake);
        returned(seat, Wager::Insurance);
        if (const PlacedWager* wager = live_wager(seat, Wager::Player)) {
            for (const TableHand& hand : seat.hands) bet(seat, hand, *wager);
        }
        returned(seat, Wager::Player);
    }

    void insurance(const TableSeat& seat, Money stake) {
        const bool shown = play_.blackjack_shown != no_event;
        if (!shown && play_.known_no_blackjack == no_event) return;
        const bool has_one = play_.known_no_blackjack == no_event;
        add(whole_seat(seat), Wager::Insurance, stake, insurance_bet(has_one, play_.sheet),
            has_one ? at_the_end : play_.known_no_blackjack);
    }

    // --- the bet on a hand, open or secret

    void bet(const TableSeat& seat, const TableHand& hand, const PlacedWager& wager) {
        const HandBet state{
            .secret = wager.secret,
            .even_money = seat.even_money != no_event,
            .surrendered = hand.surrendered,
            .bust = is_bust(hand.total()),
            .natural_stands = is_natural(hand) && play_.known_no_blackjack != no_event};
        const int due = event_of(when_settled(state, play_.sheet).then, seat, hand);
        if (due == at_the_end && !over_) return;
        const Row<HandBet, Settling>& row = how_settled(state, play_.sheet);
        Clauses because;
        if (play_.sheet.wants_reasons()) cite(because, row, settling_section, state, play_.sheet);
        const Money stake = hand.grown(wager.stake);
        switch (row.then) {
            case Settling::EvenMoney:
                return add(hand.who, Wager::Player, Verb::Pay, pay_at(stake, even_money), because,
                           due);
            case Settling::Half: return half(hand.who, stake, because, due);
            case Settling::HandAgainstHand: break;
        }
        // A natural is paid once the dealer has none, whatever they draw later.
        const FinalHand dealer =
            state.natural_stands ? FinalHand{} : final_hand(play_.table.dealer);
        Outcome outcome = hand_bet(final_hand(hand), dealer, play_.sheet);
        for (const ClauseId clause : because) cite(outcome.because, clause);
        add(hand.who, Wager::Player, stake, outcome, due);
    }

    void half(Who who, Money stake, const Clauses& because, int due) {
        const Money taken = half_of(stake);
        if (taken.is_zero()) return;  // nor what would go back beside it
        add(who, Wager::Player, Verb::Take, taken, because, due);
        add(who, Wager::Player, Verb::Return, stake - taken, because, due);
    }

    /// The event after which the bet is settled.
    [[nodiscard]] int event_of(Due due, const TableSeat& seat, const TableHand& hand) const {
        switch (due) {
            case Due::EvenMoney: return seat.even_money;
            case Due::Surrender: return hand.ended;
            case Due::LastCard: return hand.last_card;
            case Due::NoBlackjack: return play_.known_no_blackjack;
            case Due::EndOfHand: return at_the_end;
        }
        throw Fault("a time that is none");
    }

    /// A wager that may not be made goes back, for the reason it was forbidden.
    void returned(const TableSeat& seat, Wager name) {
        for (const PlacedWager& wager : seat.wagers) {
            if (wager.name != name || !wager.forbidden) continue;
            add(whole_seat(seat), name, Verb::Return, wager.stake, why_returned(wager), at_the_end);
        }
    }
    [[nodiscard]] Clauses why_returned(const PlacedWager& wager) const {
        Clauses because;
        if (!play_.sheet.wants_reasons()) return because;
        const int line = play_.record.events[static_cast<std::size_t>(wager.event)].line;
        const auto forbids =
            std::find_if(play_.breaches.begin(), play_.breaches.end(),
                         [&](const Breach& breach) { return breach.line == line; });
        if (forbids != play_.breaches.end()) because.push_back(forbids->clause);
        if (cites(because, sec_1)) because.push_back(what_a_round_is);
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

}  // namespace fairdeal::ibl
