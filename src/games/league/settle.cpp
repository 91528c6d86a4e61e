#include "games/league/settle.h"

#include <algorithm>

#include "base/sort.h"
#include "games/league/clauses.h"

namespace fairdeal::ibl {

namespace {

constexpr Odds one_to_one{1, 1};

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
        if (play_.known_no_blackjack != no_event) {
            add(whole_seat(seat), Wager::Insurance, stake, play_.sheet.take({base_game}),
                play_.known_no_blackjack);
        } else if (play_.blackjack_shown != no_event) {
            add(whole_seat(seat), Wager::Insurance, stake,
                play_.sheet.pay(insurance_pays, {base_game}), at_the_end);
        }
    }

    // --- the bet on a hand, open or secret

    void bet(const TableSeat& seat, const TableHand& hand, const PlacedWager& wager) {
        const Money stake = hand.grown(wager.stake);
        const bool waits = wager.secret && play_.sheet.knows(sec_5);
        const int due = waits ? at_the_end : falls_due(seat, hand);
        if (seat.even_money != no_event) {
            const Money amount = pay_at(stake, even_money);
            add(hand.who, Wager::Player, Verb::Pay, amount, reasons(wager, {base_game}), due);
        } else if (hand.surrendered) {
            const Money taken = half_of(stake);
            if (taken.is_zero()) return;  // nor what would go back beside it
            const Clauses because = reasons(wager, {base_game});
            add(hand.who, Wager::Player, Verb::Take, taken, because, due);
            add(hand.who, Wager::Player, Verb::Return, stake - taken, because, due);
        } else {
            Outcome outcome = hand_bet(final_hand(hand), dealers_hand(hand), play_.sheet);
            outcome.because = reasons(wager, outcome.because);
            add(hand.who, Wager::Player, stake, outcome, due);
        }
    }

    /// The event after which an open bet is settled.
    [[nodiscard]] int falls_due(const TableSeat& seat, const TableHand& hand) const {
        if (seat.even_money != no_event) return seat.even_money;
        if (hand.surrendered) return hand.ended;
        if (is_bust(hand.total())) return hand.last_card;
        return paid_as_natural(hand) ? play_.known_no_blackjack : at_the_end;
    }
    [[nodiscard]] bool paid_as_natural(const TableHand& hand) const {
        return is_natural(hand) && play_.known_no_blackjack != no_event;
    }
    /// A natural is paid once the dealer has none, whatever they draw later.
    [[nodiscard]] FinalHand dealers_hand(const TableHand& hand) const {
        return paid_as_natural(hand) ? FinalHand{} : final_hand(play_.table.dealer);
    }

    /// IBL-SEC-4: every action works on the secret bet; it is shown when the house reads IBL-SEC-3
    /// and -5 to say (AMB-IBL-09), but counted with the hand.
    [[nodiscard]] Clauses reasons(const PlacedWager& wager, Clauses because) const {
        if (!wager.secret) return because;
        const bool by_hand = play_.sheet.house.secret_reveal == SecretReveal::Hand;
        for (const ClauseId clause : {sec_4, by_hand ? sec_5 : sec_3, when_revealed})
            because.push_back(clause);
        return because;
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
            if (cites(because, sec_1)) because.push_back(what_a_round_is);
            add(whole_seat(seat), name, Verb::Return, wager.stake, because, at_the_end);
        }
    }

    const Play& play_;
    bool over_;
    std::vector<Line>& lines_;
};

}  // namespace

Outcome hand_bet(const FinalHand& player, const FinalHand& dealer, const Sheet& sheet) {
    switch (compare(player, dealer)) {
        case Comparison::PlayerNatural: return sheet.pay(sheet.house.base.bj_pays, {base_game});
        case Comparison::PlayerWins: return sheet.pay(one_to_one, {base_game});
        case Comparison::Push: return sheet.push({base_game});
        case Comparison::DealerWins: break;
    }
    return sheet.take({base_game});
}

void settle(const Play& play, bool hand_is_over, std::vector<Line>& lines) {
    Settlement(play, hand_is_over, lines).settle();
}

}  // namespace fairdeal::ibl
