#include "games/breakout/settle.h"

#include <algorithm>
#include <tuple>

#include "base/sort.h"
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
    void add(Who who, Wager wager, Money stake, const Outcome& outcome, int due) {
        const Money amount = outcome.verb == Verb::Pay ? pay_at(stake, outcome.odds) : stake;
        add(who, wager, outcome.verb, amount, outcome.because, due);
    }
    static constexpr int at_the_end() { return 1 << 30; }

    /// The moment a natural is settled: once the dealer is known to have no blackjack.
    [[nodiscard]] int once_no_blackjack() const { return play_.known_no_blackjack; }
    [[nodiscard]] bool dealer_has_none() const { return once_no_blackjack() != no_event; }

    // --- insurance and the own-hand bets, as normal (BRK-PAY-1, AMB-BRK-03)

    void insurance(const TableSeat& seat, Money stake) {
        const Who who = who_of(seat);
        if (dealer_has_none()) {
            add(who, Wager::Insurance, Verb::Take, stake, {regular_rules}, once_no_blackjack());
        } else if (play_.blackjack_shown != no_event) {
            add(who, Wager::Insurance, Verb::Pay, pay_at(stake, insurance_pays), {regular_rules},
                at_the_end());
        }
    }

    void own_hand(const TableSeat& seat, const TableHand& hand, Money stake) {
        const Hands hands{final_hand(hand), final_hand(play_.table.dealer)};
        if (seat.even_money != no_event) {
            return add(hand.who, Wager::Player, Verb::Pay, pay_at(stake, even_money),
                       {even_money_open}, seat.even_money);
        }
        if (hand.surrendered) return surrendered(hand, stake);
        if (hands.player.bust())
            return add(hand.who, Wager::Player, stake, own_hand_bet(hands, play_.sheet),
                       hand.last_card);
        const bool paid_early =
            hands.player.natural && dealer_has_none() && !play_.sheet.house.natural_stays_live;
        if (paid_early) {
            const Outcome outcome = own_hand_bet({hands.player, {}}, play_.sheet);
            return add(hand.who, Wager::Player, stake, outcome, once_no_blackjack());
        }
        if (hands.dealer.natural && !play_.has_hole_card() && !hands.player.natural)
            return lost_without_hole_card(seat, hand, stake);
        add(hand.who, Wager::Player, stake, own_hand_bet(hands, play_.sheet), at_the_end());
    }

    void surrendered(const TableHand& hand, Money stake) {
        const Clauses because{pay_1, regular_rules};
        const Money taken = half_of(stake);
        if (taken.is_zero()) return;  // nor what would go back beside it
        add(hand.who, Wager::Player, Verb::Take, taken, because, hand.ended);
        add(hand.who, Wager::Player, Verb::Return, stake - taken, because, hand.ended);
    }

    /// AMB-BRK-15: how much of a doubled or split bet a blackjack takes that nobody could see.
    void lost_without_hole_card(const TableSeat& seat, const TableHand& hand, Money stake) {
        const Money original = main_stake(play_, seat);
        const bool grown = hand.from_split || hand.doubles > 0;
        Clauses because{pay_1};
        if (grown) because.push_back(no_hole_loss);
        if (play_.sheet.house.no_hole_loses_all || !grown) {
            return add(hand.who, Wager::Player, Verb::Take, stake, because, at_the_end());
        }
        if (hand.who.hand > 1)
            return add(hand.who, Wager::Player, Verb::Push, stake, because, at_the_end());
        add(hand.who, Wager::Player, Verb::Take, original, because, at_the_end());
        if (stake > original)
            add(hand.who, Wager::Player, Verb::Return, stake - original, because, at_the_end());
    }

    // --- bets on the dealer's hand

    [[nodiscard]] bool lost_early(const TableHand& hand) const {
        return is_natural(hand) && dealer_has_none() && play_.sheet.knows(bj_1);
    }

    /// The line just added on this wager, if there is one, must be made before another card is
    /// dealt.
    void is_urgent(Who who, Wager wager, ClauseId in_time) {
        if (lines_.empty() || lines_.back().who != who || lines_.back().wager != wager) return;
        Line& line = lines_.back();
        line.before_card_after = once_no_blackjack();
        line.in_time = in_time;
    }

    void dealer_hand(const TableHand& hand, Money stake) {
        const FinalHand player = final_hand(hand);
        if (!lost_early(hand)) {
            const Hands hands{player, final_hand(play_.table.dealer)};
            return add(hand.who, Wager::Dealer, stake, dealer_hand_bet(hands, play_.sheet),
                       at_the_end());
        }
        add(hand.who, Wager::Dealer, stake, dealer_hand_bet({player, {}}, play_.sheet),
            once_no_blackjack());
        is_urgent(hand.who, Wager::Dealer, bj_2);
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
        if (wager.name == Wager::Insurance) return insurance(seat, wager.stake);
        if (!is_main(wager.name)) return seat.hands.empty() ? void() : side_wager(seat, wager);
        for (const TableHand& hand : seat.hands) {
            const Money stake = hand.grown(wager.stake);
            if (wager.name == Wager::Dealer)
                dealer_hand(hand, stake);
            else
                own_hand(seat, hand, stake);
        }
    }

    void side_wager(const TableSeat& seat, const PlacedWager& wager) {
        const Who who = who_of(seat);
        const TableHand& hand = seat.hands.front();
        const bool leaves_with_main =
            wager.name == Wager::BreakoutBonus || wager.name == Wager::SuperTie;
        const bool on_dealer = main_of(play_, seat.seat) == Wager::Dealer;
        const bool leaves_now = leaves_with_main && on_dealer && play_.sheet.knows(early_1);
        if (leaves_now && lost_early(hand)) {
            add(who, wager.name, wager.stake, play_.sheet.take({early_1}), once_no_blackjack());
            is_urgent(who, wager.name, early_1);
            return;
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
        Outcome outcome = pair_up({seat.first_cards.data(), 2}, {dealer.data(), 2}, play_.sheet);
        if (seat.hands.size() > 1) outcome.because.push_back(pair_up_after_split);
        add(who, Wager::PairUp, stake, outcome, at_the_end());
    }

    /// BRK-ST-5, -6: a winning Super Tie gives one tip, from the house or out of the winnings
    /// (AMB-BRK-11).
    void tie(Who who, Money stake, const SuperTie& tie) {
        if (tie.outcome.verb != Verb::Pay || tie.tip.is_zero()) {
            return add(who, Wager::SuperTie, stake, tie.outcome, at_the_end());
        }
        const Money tip = play_.sheet.tip(tie.tip, stake);
        Money pays = pay_at(stake, tie.outcome.odds);
        Clauses because = tie.outcome.because;
        if (play_.sheet.house.tip_from == TipFrom::Player) {
            pays = pays > tip ? pays - tip : Money{};
            because.push_back(who_pays_tip);
        }
        add(who, Wager::SuperTie, Verb::Pay, pays, because, at_the_end());
        if (!play_.sheet.knows(st_5)) return;
        add(who, Wager::None, Verb::Tip, tip, {st_6, st_5, tie.row}, at_the_end());
    }

    /// A wager that may not be made goes back, for the reason it was forbidden.
    void returned(const TableSeat& seat, const PlacedWager& wager) {
        const int line = play_.record.events[static_cast<std::size_t>(wager.event)].line;
        const auto why = std::find_if(play_.breaches.begin(), play_.breaches.end(),
                                      [&](const Breach& breach) { return breach.line == line; });
        Clauses because;
        if (why != play_.breaches.end()) because.push_back(why->clause);
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
