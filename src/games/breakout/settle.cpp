#include "games/breakout/settle.h"

#include <algorithm>
#include <tuple>

#include "base/sort.h"
#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

/// One table's lines as they are found; sorted into their order at the end.
class Settlement {
public:
    Settlement(const Play& play, bool hand_is_over, std::vector<Line>& lines)
        : play_(play), over_(hand_is_over), lines_(lines) {}

    void settle() {
        for (const TableSeat& seat : play_.table.seats) spot(seat);
        play_.sheet.settles(Wager::None);
        sort_stably(lines_, [](const Line& a, const Line& b) {
            return std::tuple(a.due, !a.is_urgent()) < std::tuple(b.due, !b.is_urgent());
        });
        for (Line& line : lines_) line.due = std::min(line.due, play_.last_play);
    }

private:
    void add(Who who, Wager wager, Verb verb, Money amount, const Clauses& because, int due) {
        if (due == no_event || (due == at_the_end() && !over_)) return;
        if (amount.is_zero()) return;  // no line of nothing
        Line& line = lines_.emplace_back();
        line.who = who;
        line.verb = verb;
        line.wager = wager;
        line.amount = amount;
        line.because = because;
        line.due = due;
    }
    /// What becomes of a stake; where the outcome means a part of it, the rest goes back.
    void add(Who who, Wager wager, Money stake, const Outcome& outcome, int due,
             Money original_bet = {}) {
        const Money meant = outcome.part == StakePart::Half       ? half_of(stake)
                            : outcome.part == StakePart::Original ? original_bet
                                                                  : stake;
        if (meant.is_zero()) return;  // nor does a rest go back beside it
        const Money amount = outcome.verb == Verb::Pay ? pay_at(meant, outcome.odds) : meant;
        add(who, wager, outcome.verb, amount, outcome.because, due);
        add(who, wager, Verb::Return, stake - meant, outcome.because, due);
    }
    static constexpr int at_the_end() { return 1 << 30; }

    /// The moment a natural is settled: once the dealer is known to have no blackjack.
    [[nodiscard]] int once_no_blackjack() const { return play_.known_no_blackjack; }
    [[nodiscard]] bool dealer_has_none() const { return once_no_blackjack() != no_event; }

    // --- insurance and the own-hand bets, as normal (BRK-PAY-1, AMB-BRK-03)

    void insurance(const TableSeat& seat, Money stake) {
        const bool blackjack = play_.blackjack_shown != no_event;
        if (!blackjack && !dealer_has_none()) return;
        add(who_of(seat), Wager::Insurance, stake, insurance_bet({blackjack}, play_.sheet),
            dealer_has_none() ? once_no_blackjack() : at_the_end());
    }

    void own_hand(const TableSeat& seat, const TableHand& hand, Money stake) {
        const OwnHand facts{
            .player = final_hand(hand),
            .dealer = final_hand(play_.table.dealer),
            .even_money = seat.even_money != no_event,
            .surrendered = hand.surrendered,
            .grown = hand.from_split || hand.doubles > 0,
            .split_off = hand.who.hand > 1,
            .hole_card = play_.has_hole_card(),
        };
        add(hand.who, Wager::Player, stake, own_hand_bet(facts, play_.sheet),
            due_of(facts, seat, hand), original_bet(play_, seat));
    }

    [[nodiscard]] int due_of(const OwnHand& facts, const TableSeat& seat,
                             const TableHand& hand) const {
        if (facts.even_money) return seat.even_money;
        if (facts.surrendered) return hand.ended;
        if (facts.player.bust()) return hand.last_card;
        const bool stays = play_.sheet.house.natural_stays_live;
        const bool paid_early = facts.player.natural && dealer_has_none() && !stays;
        return paid_early ? once_no_blackjack() : at_the_end();
    }

    // --- bets on the dealer's hand, and what is lost with them (BRK-BJ-2, BRK-EARLY-1)

    /// The row by which a bet of this spot is taken early or waits.
    [[nodiscard]] const Row<EarlyLoss, Due>& early_row(Wager wager, const TableSeat& seat,
                                                       const TableHand& hand) const {
        const bool on_dealer = main_of(play_, seat.seat) == Wager::Dealer;
        EarlyLoss facts{wager, on_dealer && is_natural(hand) && dealer_has_none()};
        return first_row(early_section, facts, play_.sheet);
    }

    /// The line just added on this wager, if there is one, must be made before another card is
    /// dealt.
    void is_urgent(Who who, Wager wager, ClauseId in_time) {
        if (lines_.empty() || lines_.back().who != who || lines_.back().wager != wager) return;
        Line& line = lines_.back();
        line.before_card_after = once_no_blackjack();
        line.in_time = in_time;
    }

    void dealer_hand(const TableSeat& seat, const TableHand& hand, Money stake) {
        const Hands hands{final_hand(hand), final_hand(play_.table.dealer)};
        const auto& early = early_row(Wager::Dealer, seat, hand);
        const bool at_once = early.then == Due::AtOnce;
        add(hand.who, Wager::Dealer, stake, dealer_hand_bet(hands, play_.sheet),
            at_once ? once_no_blackjack() : at_the_end());
        if (at_once) is_urgent(hand.who, Wager::Dealer, decides(early));
    }

    // --- a spot: insurance, the main wager hand by hand, then the side wagers of the seat

    void spot(const TableSeat& seat) {
        const bool on_dealer = main_of(play_, seat.seat) == Wager::Dealer;
        const Wager main = on_dealer ? Wager::Dealer : Wager::Player;
        const Wager refused_main = on_dealer ? Wager::Player : Wager::Dealer;
        const bool any_forbidden =
            std::any_of(seat.wagers.begin(), seat.wagers.end(),
                        [](const PlacedWager& wager) { return wager.forbidden; });
        for (const Wager name : {Wager::Insurance, main, refused_main, Wager::PairUp,
                                 Wager::Sweet17, Wager::BreakoutBonus, Wager::SuperTie}) {
            if (const PlacedWager* wager = live_wager(seat, name)) settle_wager(seat, *wager);
            if (!any_forbidden) continue;
            for (const PlacedWager& wager : seat.wagers) {
                if (wager.name == name && wager.forbidden) returned(seat, wager);
            }
        }
    }

    void settle_wager(const TableSeat& seat, const PlacedWager& wager) {
        play_.sheet.settles(wager.name);
        if (wager.name == Wager::Insurance) return insurance(seat, wager.stake);
        if (!is_main(wager.name)) return seat.hands.empty() ? void() : side_wager(seat, wager);
        for (const TableHand& hand : seat.hands) {
            const Money stake = hand.grown(wager.stake);
            if (wager.name == Wager::Dealer)
                dealer_hand(seat, hand, stake);
            else
                own_hand(seat, hand, stake);
        }
    }

    void side_wager(const TableSeat& seat, const PlacedWager& wager) {
        const Who who = who_of(seat);
        const TableHand& hand = seat.hands.front();
        const auto& early = early_row(wager.name, seat, hand);
        if (early.then == Due::AtOnce) {
            add(who, wager.name, wager.stake, play_.sheet.take(decides(early)),
                once_no_blackjack());
            return is_urgent(who, wager.name, decides(early));
        }
        if (!over_) return;
        const TableHand& dealer = play_.table.dealer;
        const Hands hands{final_hand(hand), final_hand(dealer)};
        if (wager.name == Wager::PairUp) return pairs(who, seat, wager.stake);
        if (wager.name == Wager::SuperTie)
            return tie(who, wager.stake, super_tie(hands, play_.sheet, main_of(play_, seat.seat)));
        const Outcome outcome = wager.name == Wager::Sweet17 ? sweet_17(hands.dealer, play_.sheet)
                                                             : breakout_bonus(hands, play_.sheet);
        add(who, wager.name, wager.stake, outcome, at_the_end());
    }

    void pairs(Who who, const TableSeat& seat, Money stake) {
        const auto& dealer = play_.table.dealer.cards;
        if (seat.first_cards.size() < 2 || dealer.size() < 2) return;
        const bool split = seat.hands.size() > 1;
        const Outcome outcome =
            pair_up({seat.first_cards.data(), 2}, {dealer.data(), 2}, play_.sheet, split);
        add(who, Wager::PairUp, stake, outcome, at_the_end());
    }

    /// BRK-ST-5, -6: a winning Super Tie gives one tip, from the house or out of the winnings
    /// (AMB-BRK-11).
    void tie(Who who, Money stake, const SuperTie& tie) {
        if (tie.outcome.verb != Verb::Pay || tie.tip.is_zero()) {
            return add(who, Wager::SuperTie, stake, tie.outcome, at_the_end());
        }
        const Terms& terms = play_.sheet.terms;
        const Money tip = terms.tip_is_fixed ? tie.tip : tie.tip * (stake.in_cents() / 100);
        Money pays = pay_at(stake, tie.outcome.odds);
        if (play_.sheet.house.tip_from == TipFrom::Player) pays = pays > tip ? pays - tip : Money{};
        add(who, Wager::SuperTie, Verb::Pay, pays, tie.outcome.because, at_the_end());
        if (!terms.tip_is_built_in) return;
        Clauses because;
        if (play_.sheet.wants_reasons()) because = {st_6, st_5, tie.row};
        add(who, Wager::None, Verb::Tip, tip, because, at_the_end());
    }

    /// A wager that may not be made goes back, for the reason it was forbidden.
    void returned(const TableSeat& seat, const PlacedWager& wager) {
        const int line = play_.record.events[static_cast<std::size_t>(wager.event)].line;
        const auto why = std::find_if(play_.breaches.begin(), play_.breaches.end(),
                                      [&](const Breach& breach) { return breach.line == line; });
        Clauses because;
        if (why != play_.breaches.end() && play_.sheet.wants_reasons())
            because.push_back(why->clause);
        if (cites(because, st_4)) because.push_back(short_super_tie);
        if (cites(because, side_3)) because.push_back(illegal_side_bet);
        const Who who = who_of(seat);
        add(who, wager.name, Verb::Return, wager.stake, because, at_the_end());
    }

    const Play& play_;
    bool over_;
    std::vector<Line>& lines_;
};

}  // namespace

void settle(const Play& play, bool hand_is_over, std::vector<Line>& lines) {
    Settlement(play, hand_is_over, lines).settle();
}

}  // namespace fairdeal::brk
