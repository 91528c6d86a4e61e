#include "games/extreme/settle.h"

#include <algorithm>
#include <tuple>

#include "base/sort.h"
#include "games/extreme/clauses.h"
#include "games/extreme/collecting.h"
#include "games/extreme/outcomes.h"
#include "games/extreme/short_stack.h"

namespace fairdeal::bjx {

namespace {

/// The clauses of both lists, as many as there is room for.
Clauses joined(Clauses first, const Clauses& second) {
    for (const ClauseId clause : second) {
        if (!full(first) && !cites(first, clause)) first.push_back(clause);
    }
    return first;
}

/// What becomes of the wagers of a table, sorted into the order of notation.md, point 8.
class Settlement {
public:
    Settlement(const Play& play, Ruling& ruling)
        : play_(play),
          over_(ruling.complete),
          lines_(ruling.lines),
          short_bank_(ruling.short_bank) {}

    void settle() {
        for (const TableSeat& seat : play_.table.seats) {
            if (over_) refused(seat);
            if (is_in(seat)) settle_seat(seat);
            if (seat.adjusted == Adjusted::Passed) passed_after_blind(seat);
        }
        if (over_) pay_winners();
        put_in_order();
    }

private:
    // --- lines

    // When the lines of the end come, after all that fell due before.
    static constexpr int with_takes = 1 << 28, with_pays = with_takes + 1,
                         with_returns = with_takes + 2;

    void add(Who who, Verb verb, Wager wager, Money amount, const Clauses& because, int due) {
        if (!amount.is_zero())
            lines_.push_back(
                {who, verb, wager, amount, 0, because, due, no_event, {}, std::nullopt});
    }
    /// A line that stands where it fell due.
    void early(Who who, Verb verb, Wager wager, Money amount, const Clauses& because, int due) {
        add(who, verb, wager, amount, because, due);
    }
    /// AMB-BJX-41: one that the next card waits for.
    void before_next_card(Who who, Verb verb, Wager wager, Money amount, const Clauses& because,
                          int due) {
        if (amount.is_zero()) return;
        add(who, verb, wager, amount, because, due);
        lines_.back().before_card_after = due;
        lines_.back().in_time = when_a_bust_is_taken;
    }
    /// A take or a push at the end, or a return after all pays.
    void at_end(Who who, Verb verb, Wager wager, Money amount, const Clauses& because) {
        add(who, verb, wager, amount, because, verb == Verb::Return ? with_returns : with_takes);
    }

    // --- one seat

    void settle_seat(const TableSeat& seat) {
        if (play_.table.dealer_choice == DealerChoice::Passes) return passed(seat);
        if (!still_in(seat)) return folded(seat);
        if (dealer_folds()) return dealer_folded(seat);
        for (const TableHand& hand : seat.hands) settle_hand(seat, hand);
    }

    /// BJX-PASS-1, AMB-BJX-39: no hand is dealt, and nothing is bet.
    void passed(const TableSeat& seat) {
        at_end(who_of(seat), Verb::Return, Wager::Blind, blind_of(seat),
               {pass_1, until_when_to_pass, deal_passes});
    }

    /// AMB-BJX-42: a blind that was up when its seat passed comes back.
    void passed_after_blind(const TableSeat& seat) {
        early(who_of(seat), Verb::Return, Wager::Blind, blind_of(seat),
              {play_.is_tournament() ? tour_4 : pass_1, until_when_to_pass}, seat.adjusted_at);
    }

    /// BJX-ADJ-6: half the blind is lost, half is kept.
    void folded(const TableSeat& seat) {
        const Who who = who_of(seat);
        const Money blind = blind_of(seat);
        const Outcome outcome = folded_blind(play_.sheet);
        Money kept = play_.sheet.sum_at(blind, outcome.odds);
        if (outcome.verb != Verb::Pay) kept = outcome.verb == Verb::Push ? blind : Money{};
        kept = std::min(kept, blind);
        Clauses because = outcome.because;
        if (blind - kept > cover()) because.push_back(more_than_he_could_pay);
        if (covered_only()) kept = blind - std::min(blind - kept, cover());
        if (play_.sheet.is_rounded(blind, outcome.odds)) because.push_back(half_a_chip);
        early(who, Verb::Take, Wager::Blind, blind - kept, because, seat.adjusted_at);
        early(who, Verb::Return, Wager::Blind, kept, because, seat.adjusted_at);
        early(who, Verb::Take, Wager::DoubleUp, double_up_of(seat), because, seat.adjusted_at);
    }

    /// BJX-DFOLD-1, AMB-BJX-21: half the blind, and a raise comes back.
    void dealer_folded(const TableSeat& seat) {
        const bool natural = was_dealt_natural(seat) && !is_raised(seat);
        const Outcome outcome = blind_at_dealer_fold(natural, play_.sheet);
        settle_wager(who_of(seat), Wager::Blind, blind_of(seat), {}, outcome, false);
        const Money raise = double_up_of(seat);
        if (!play_.sheet.knows(fold_returns))
            return settle_wager(who_of(seat), Wager::DoubleUp, raise, {}, outcome, false);
        at_end(who_of(seat), Verb::Return, Wager::DoubleUp, raise, {fold_returns, dfold_1});
    }

    // --- one hand that was played

    /// BJX-SHORT-6, AMB-BJX-23: a later hand waits for the last round, unless its reader has
    /// forgotten that, or that it does so too when the first hand did not win.
    [[nodiscard]] bool waits(const TableSeat& seat) const {
        const bool first = std::none_of(winners_.begin(), winners_.end(),
                                        [&](const Winner& w) { return w.who.seat == seat.seat; });
        return play_.sheet.knows(short_6) && (!first || play_.sheet.knows(later_hand_wins));
    }

    void settle_hand(const TableSeat& seat, const TableHand& hand) {
        const PlayedHand player = as_played(play_, seat, hand);
        if (player.bust()) return busted(seat, hand);
        if (!over_) return natural_before_the_end(seat, hand, player);
        const FinalHand dealer = final_hand(play_.table.dealer);
        const Outcome outcome = played_hand(player, dealer, play_.sheet);
        const Stakes stakes = stakes_on(play_, seat, hand);
        if (outcome.verb == Verb::Take) return lost(seat, hand, outcome.because);
        settle_wager(hand.who, Wager::Blind, stakes.blind, stakes.blind, outcome, player.natural);
        if (player.natural && !winners_.empty()) naturals_due_.back() = natural_due(seat);
        const Money as_blind =
            hand.who.hand < 2 || waits(seat) ? Money{} : std::min(blind_of(seat), stakes.double_up);
        settle_wager(hand.who, Wager::DoubleUp, stakes.double_up, as_blind, outcome,
                     player.natural);
    }

    /// BJX-BUST-1. A reader who has it otherwise rules as they read.
    void busted(const TableSeat& seat, const TableHand& hand) {
        const Outcome outcome = played_hand({.total = hand.total()}, {}, play_.sheet);
        const bool at_once = outcome.verb == Verb::Take && takes_busts_at_once(play_);
        if (!over_ && !at_once) return;
        if (outcome.verb == Verb::Take) return lost(seat, hand, outcome.because);
        const Stakes stakes = stakes_on(play_, seat, hand);
        settle_wager(hand.who, Wager::Blind, stakes.blind, stakes.blind, outcome, false);
        settle_wager(hand.who, Wager::DoubleUp, stakes.double_up, {}, outcome, false);
    }

    // --- what is collected

    /// AMB-BJX-11: no player loses more than the dealer's stack held.
    [[nodiscard]] bool covered_only() const {
        return play_.sheet.house.losing_bet == LosingBet::CoveredOnly;
    }
    [[nodiscard]] Money cover() const { return play_.table.dealer_chips.value_or(largest_amount); }

    /// BJX-SET-1, BJX-SHORT-1: in full, or as far as the dealer's stack covers what the player
    /// loses, the blind first (AMB-BJX-11).
    void lost(const TableSeat& seat, const TableHand& hand, Clauses because) {
        const Stakes stakes = stakes_on(play_, seat, hand);
        const Money before = lost_before(play_, seat, hand, over_);
        const Money left = cover() - std::min(cover(), before);
        if (is_bust(hand.total())) because.push_back(when_a_bust_is_taken);
        if (stakes.total() > left) because.push_back(more_than_he_could_pay);
        if (hand.who.hand > 1) because.push_back(split_2);
        const Money taken = covered_only() ? std::min(left, stakes.total()) : stakes.total();
        const Money of_blind = std::min(stakes.blind, taken);
        const int due = collected_early(play_, hand);
        lost_wager(hand.who, Wager::Blind, stakes.blind, of_blind, because, due);
        lost_wager(hand.who, Wager::DoubleUp, stakes.double_up, taken - of_blind, because, due);
    }

    void lost_wager(Who who, Wager wager, Money stake, Money taken, const Clauses& because,
                    int due) {
        if (due == no_event) {
            at_end(who, Verb::Take, wager, taken, because);
            return at_end(who, Verb::Return, wager, stake - taken, because);
        }
        before_next_card(who, Verb::Take, wager, taken, because, due);
        before_next_card(who, Verb::Return, wager, stake - taken, because, due);
    }

    /// A wager that is paid, pushed, or (by a misreading) taken.
    void settle_wager(Who who, Wager wager, Money stake, Money as_blind, const Outcome& outcome,
                      bool natural) {
        if (stake.is_zero()) return;
        if (outcome.verb != Verb::Pay)
            return over_ ? at_end(who, outcome.verb, wager, stake, outcome.because) : void();
        Clauses because = outcome.because;
        if (play_.sheet.is_rounded(stake, outcome.odds)) because.push_back(half_a_chip);
        if (who.hand > 1) because.push_back(split_2);
        const Money owed = play_.sheet.sum_at(stake, outcome.odds);
        if (wager == Wager::Blind) as_blind = natural ? Money{} : owed;
        winners_.push_back({who, wager, stake, owed, as_blind, natural, because});
        naturals_due_.push_back(no_event);
    }

    // --- naturals (AMB-BJX-16)

    /// Does the card that the dealer turned up first leave room for a natural?
    [[nodiscard]] bool up_card_allows_natural() const {
        for (const Event& event : play_.record.events) {
            if (event.verb != Verb::Turn || !event.who.is_dealer()) continue;
            const Rank rank = event.cards.front().card.rank;
            return rank == Rank::Ace || is_ten_valued(rank) || rank == Rank::Unknown;
        }
        return true;
    }

    /// The event since which a natural is due, or `no_event` while it waits for the end: a dealer
    /// who is all in pays by the formula, and one who may hold a natural shows their hand first.
    [[nodiscard]] int natural_due(const TableSeat& seat) const {
        if (!dealer_plays(play_) || has_face_down(seat)) return no_event;
        const int shown = std::max(seat.turned, play_.table.dealer_chose);
        if (!play_.sheet.knows(when_naturals_are_paid)) return shown;
        if (dealer_is_all_in(play_)) return no_event;
        const bool paid_anyway =
            play_.sheet.house.natural_vs_dealer_natural == NaturalVsDealerNatural::Paid;
        if (paid_anyway || !up_card_allows_natural()) return shown;
        const TableHand& dealer = play_.table.dealer;
        const bool hidden = dealer.cards.size() < 2 || has_face_down(dealer);
        if (hidden || is_ace_and_ten({dealer.cards.data(), 2})) return no_event;
        return std::max(shown, play_.table.turned);
    }

    void natural_before_the_end(const TableSeat& seat, const TableHand& hand,
                                const PlayedHand& player) {
        const int due = player.natural ? natural_due(seat) : no_event;
        if (due == no_event) return;
        const Outcome outcome = paid_natural(play_.sheet);
        const Stakes stakes = stakes_on(play_, seat, hand);
        for (const auto& [wager, stake] : {std::pair{Wager::Blind, stakes.blind},
                                           std::pair{Wager::DoubleUp, stakes.double_up}}) {
            const Money amount =
                outcome.verb == Verb::Pay ? play_.sheet.sum_at(stake, outcome.odds) : stake;
            early(hand.who, outcome.verb, wager, amount, outcome.because, due);
        }
    }

    // --- the bank and who is paid from it

    /// AMB-BJX-18: the dealer's stack and everything collected (BJX-SHORT-1).
    [[nodiscard]] Money bank() const {
        Money bank = play_.table.dealer_chips.value_or(Money{});
        if (!play_.sheet.knows(short_1)) return bank;
        for (const Line& line : lines_) {
            if (line.verb == Verb::Take) bank += line.amount;
        }
        return bank;
    }

    [[nodiscard]] bool dealer_folds() const {
        return play_.table.dealer_choice == DealerChoice::Folds;
    }

    /// What a short bank is to pay, round by round, as if it reached. A reader who has forgotten
    /// BJX-ALLIN-1 breaks the hand off; without BJX-SHORT-0 there are no rounds.
    [[nodiscard]] Payments short_dues() const {
        const Sheet& sheet = play_.sheet;
        if (!sheet.knows(allin_1)) return {};
        if (dealer_folds()) return one_round(winners_, {fold_short}, sheet);
        const bool knows_when = play_.is_tournament() || sheet.knows(when_formula_applies);
        if (!knows_when || !sheet.knows(short_0)) return one_round(winners_, {short_0}, sheet);
        return short_stack_dues(winners_, minimum_blind_paid(play_), sheet);
    }

    [[nodiscard]] Payments payments() {
        if (!short_bank_.is_short) return full_payouts(winners_);
        const Payments dues = short_dues();
        short_bank_.bank = bank();
        short_bank_.pays_in_part = play_.sheet.house.partial == Partial::Partial;
        for (const WinnerPayment& due : dues) {
            const Winner& winner = winners_[due.winner];
            short_bank_.owed.push_back({winner.who, winner.wager, due.amount});
        }
        return pay_down(dues, bank(), play_.sheet);
    }

    /// AMB-BJX-17: the formula applies whenever more is owed than the bank holds. Nobody stands
    /// behind the dealer (BJX-GAME-4).
    void pay_winners() {
        short_bank_.is_short =
            play_.table.dealer_chips && total_owed(winners_) > bank() && play_.sheet.knows(game_4);
        const Payments paid = payments();
        for (const WinnerPayment& payment : paid) pay(payment);
        for (std::size_t i = 0; i < winners_.size(); ++i) pull_back(i, paid_to(i, paid));
    }

    void pay(const WinnerPayment& payment) {
        const Winner& winner = winners_[payment.winner];
        Clauses because = joined(payment.because, winner.because);
        if (short_bank_.is_short && is_later_hand_alone(winner))
            because = joined(because, Clauses{later_hand_wins});
        if (short_bank_.is_short && !dealer_folds()) because = joined(because, Clauses{short_0});
        const int due = naturals_due_[payment.winner];
        if (due != no_event && !short_bank_.is_short) {
            because = joined(because, Clauses{when_naturals_are_paid});
            return early(winner.who, Verb::Pay, winner.wager, payment.amount, because, due);
        }
        add(winner.who, Verb::Pay, winner.wager, payment.amount, because, with_pays);
    }

    /// AMB-BJX-23: a later hand wins and its seat's first hand does not.
    [[nodiscard]] bool is_later_hand_alone(const Winner& winner) const {
        return winner.who.hand > 1 &&
               std::none_of(winners_.begin(), winners_.end(), [&](const Winner& other) {
                   return other.who.seat == winner.who.seat && other.who.hand == 1;
               });
    }

    /// BJX-SHORT-7: anybody who was not paid in full takes their stake back, and keeps what they
    /// got.
    void pull_back(std::size_t i, Money paid) {
        const Winner& winner = winners_[i];
        if (paid == winner.owed) return;
        if (!play_.sheet.knows(short_7)) return;
        Clauses because{short_7, allin_1, what_the_bank_is};
        if (!paid.is_zero()) because.push_back(part_paid);
        if (play_.sheet.house.partial != Partial::Partial) because.push_back(too_small_for_next);
        if (!play_.is_tournament()) because.push_back(when_formula_applies);
        const bool keeps_part = play_.sheet.knows(part_paid);
        const Money used = keeps_part ? Money{} : std::min(paid, winner.stake);
        at_end(winner.who, Verb::Return, winner.wager, winner.stake - used, because);
    }

    /// A wager that may not be made goes back, for the reason it was forbidden.
    void refused(const TableSeat& seat) {
        for (const PlacedWager& wager : seat.wagers) {
            if (!wager.forbidden) continue;
            const int line = play_.record.events[static_cast<std::size_t>(wager.event)].line;
            Clauses because;
            for (const Breach& breach : play_.breaches) {
                if (breach.line == line && because.empty()) because.push_back(breach.clause);
            }
            at_end(who_of(seat), Verb::Return, wager.name, wager.stake, because);
        }
    }

    // --- the order

    void put_in_order() {
        sort_stably(lines_, [](const Line& a, const Line& b) {
            if (a.due != b.due || a.due != with_returns) return a.due < b.due;
            return std::tuple(a.who, a.wager) < std::tuple(b.who, b.wager);
        });
        for (Line& line : lines_) {
            if (short_bank_.is_short && line.verb == Verb::Take)
                line.because = joined(line.because, Clauses{short_1});
            line.due = std::min(line.due, play_.last_play);
        }
        count_bank();
    }

    /// What the dealer has after each line.
    void count_bank() {
        if (!play_.table.dealer_chips) return;
        Money bank = *play_.table.dealer_chips;
        for (Line& line : lines_) {
            if (line.verb == Verb::Take) bank += line.amount;
            if (line.verb == Verb::Pay) bank -= line.amount;
            line.bank_after = bank;
        }
    }

    const Play& play_;
    bool over_;
    std::vector<Line>& lines_;
    ShortBank& short_bank_;
    Winners winners_;
    InlineVector<int, most_winners>
        naturals_due_;  // beside winners_: since which event a natural is due
};

}  // namespace

void settle(const Play& play, Ruling& ruling) { Settlement(play, ruling).settle(); }

}  // namespace fairdeal::bjx
