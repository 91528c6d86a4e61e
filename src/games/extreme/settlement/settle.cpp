#include "games/extreme/settlement/settle.h"

#include <algorithm>
#include <tuple>

#include "base/sort.h"
#include "games/extreme/clauses.h"
#include "games/extreme/settlement/collecting.h"
#include "games/extreme/settlement/naturals.h"
#include "games/extreme/settlement/short_stack.h"

namespace fairdeal::bjx {

namespace {

/// The clauses of both lists, as many as there is room for.
Clauses joined(Clauses first, const Clauses& second) {
    for (const ClauseId clause : second) cite(first, clause);
    return first;
}

/// What becomes of the wagers of a table, sorted into the order of docs/notation.md, point 8.
class Settlement {
public:
    Settlement(const Play& play, Ruling& ruling)
        : play_(play),
          sheet_(play.sheet),
          over_(ruling.complete),
          lines_(ruling.lines),
          short_bank_(ruling.short_bank),
          looks_at_cover_(sheet_.wants_reasons() || takes_what_is_covered(play)) {}

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

    /// Why a line is so; nothing where the sheet is read for amounts alone.
    template <class Why>
    [[nodiscard]] Clauses reasons(Why why) const {
        return sheet_.wants_reasons() ? why() : Clauses{};
    }

    // When the lines of the end come, after all that fell due before.
    static constexpr int with_takes = 1 << 28, with_pays = with_takes + 1,
                         with_returns = with_takes + 2;

    void add(Who who, Verb verb, Wager wager, Money amount, const Clauses& because, int due) {
        if (amount.is_zero()) return;
        Line& line = lines_.emplace_back();
        line.who = who;
        line.verb = verb;
        line.wager = wager;
        line.amount = amount;
        line.because = because;
        line.due = due;
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
        stack_covers_seat_ = !looks_at_cover_ || at_risk(play_, seat) <= cover(play_);
        for (const TableHand& hand : seat.hands) settle_hand(seat, hand);
    }

    /// BJX-PASS-1, AMB-BJX-39: no hand is dealt, and nothing is bet.
    void passed(const TableSeat& seat) {
        const Outcome outcome = outcome_by(passed_section, {play_.is_tournament(), false}, sheet_);
        at_end(who_of(seat), outcome.verb, Wager::Blind, blind_of(seat), outcome.because);
    }

    /// AMB-BJX-42: a blind that was up when its seat passed comes back.
    void passed_after_blind(const TableSeat& seat) {
        const Outcome outcome = outcome_by(passed_section, {play_.is_tournament(), true}, sheet_);
        early(who_of(seat), outcome.verb, Wager::Blind, blind_of(seat), outcome.because,
              seat.adjusted_at);
    }

    /// BJX-ADJ-6: half the blind is lost, half is kept.
    void folded(const TableSeat& seat) {
        const Who who = who_of(seat);
        const Money blind = blind_of(seat);
        const Outcome outcome = outcome_by(folded_section, {}, sheet_);
        Money kept;
        if (outcome.verb == Verb::Pay) kept = std::min(sheet_.sum_at(blind, outcome.odds), blind);
        if (outcome.verb == Verb::Push) kept = blind;
        const bool covered = blind - kept <= cover(play_);
        if (!covered && takes_what_is_covered(play_)) kept = blind - cover(play_);
        const Clauses because = reasons([&] {
            Clauses why = outcome.because;
            if (!covered) why.push_back(more_than_he_could_pay);
            if (sheet_.is_rounded(blind, outcome.odds)) why.push_back(half_a_chip);
            return why;
        });
        early(who, Verb::Take, Wager::Blind, blind - kept, because, seat.adjusted_at);
        early(who, Verb::Return, Wager::Blind, kept, because, seat.adjusted_at);
        early(who, Verb::Take, Wager::DoubleUp, double_up_of(seat), because, seat.adjusted_at);
    }

    /// BJX-DFOLD-1, AMB-BJX-21: half the blind, and a raise comes back.
    void dealer_folded(const TableSeat& seat) {
        const AgainstFold hand{.natural = was_dealt_natural(seat) && !is_raised(seat)};
        settle_wager(who_of(seat), Wager::Blind, blind_of(seat), {},
                     outcome_by(blind_at_fold_section, hand, sheet_), false);
        const Outcome raise = outcome_by(raise_at_fold_section, hand, sheet_);
        if (raise.verb == Verb::Return)
            return at_end(who_of(seat), Verb::Return, Wager::DoubleUp, double_up_of(seat),
                          raise.because);
        settle_wager(who_of(seat), Wager::DoubleUp, double_up_of(seat), {}, raise, false);
    }

    // --- one hand that was played

    /// BJX-SHORT-6, AMB-BJX-23: a later hand waits for the last round of a short stack, whether or
    /// not the seat's first hand wins.
    [[nodiscard]] bool waits(const TableSeat& seat) const {
        const Terms& terms = sheet_.terms;
        return terms.later_hands_wait && (terms.lone_later_hands_wait || any_winner_of(seat.seat));
    }
    [[nodiscard]] bool any_winner_of(int seat) const {
        return std::any_of(winners_.begin(), winners_.end(),
                           [&](const Winner& winner) { return winner.who.seat == seat; });
    }

    void settle_hand(const TableSeat& seat, const TableHand& hand) {
        const PlayedHand player = as_played(play_, seat, hand);
        const Stakes stakes = stakes_on(play_, seat, hand);
        if (player.bust()) return busted(seat, hand, stakes);
        if (!over_) return natural_before_the_end(seat, hand, player, stakes);
        const Outcome outcome = played_hand(player, final_hand(play_.table.dealer), sheet_);
        if (outcome.verb == Verb::Take) return lost(seat, hand, stakes, outcome.because);
        const std::size_t before = winners_.size();
        settle_wager(hand.who, Wager::Blind, stakes.blind, stakes.blind, outcome, player.natural);
        if (player.natural && winners_.size() > before)
            winners_.back().due = natural_due(play_, seat);
        const Money as_blind =
            hand.who.hand < 2 || waits(seat) ? Money{} : std::min(blind_of(seat), stakes.double_up);
        settle_wager(hand.who, Wager::DoubleUp, stakes.double_up, as_blind, outcome,
                     player.natural);
    }

    /// BJX-BUST-1. A reader who has it otherwise rules as they read.
    void busted(const TableSeat& seat, const TableHand& hand, const Stakes& stakes) {
        const Outcome outcome = played_hand({.total = hand.total()}, {}, sheet_);
        const bool at_once = outcome.verb == Verb::Take && takes_busts_at_once(play_);
        if (!over_ && !at_once) return;
        if (outcome.verb == Verb::Take) return lost(seat, hand, stakes, outcome.because);
        settle_wager(hand.who, Wager::Blind, stakes.blind, stakes.blind, outcome, false);
        settle_wager(hand.who, Wager::DoubleUp, stakes.double_up, {}, outcome, false);
    }

    // --- what is collected

    /// BJX-SET-1, BJX-SHORT-1: in full, or as far as the dealer's stack covers what the player
    /// loses, the blind first (AMB-BJX-11).
    void lost(const TableSeat& seat, const TableHand& hand, const Stakes& stakes,
              const Clauses& outcome) {
        const Money left =
            stack_covers_seat_ ? stakes.total() : cover_left(play_, seat, hand, over_);
        const bool covered = stakes.total() <= left;
        const Clauses because = reasons([&] {
            Clauses why = outcome;
            if (is_bust(hand.total())) why.push_back(when_a_bust_is_taken);
            if (!covered) why.push_back(more_than_he_could_pay);
            if (hand.who.hand > 1) why.push_back(split_2);
            return why;
        });
        const Money taken = !covered && takes_what_is_covered(play_) ? left : stakes.total();
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
        const Money owed = sheet_.sum_at(stake, outcome.odds);
        if (wager == Wager::Blind) as_blind = natural ? Money{} : owed;
        winners_.push_back({who, wager, stake, owed, as_blind, natural, no_event, reasons([&] {
                                Clauses why = outcome.because;
                                if (sheet_.is_rounded(stake, outcome.odds))
                                    why.push_back(half_a_chip);
                                if (who.hand > 1) why.push_back(split_2);
                                return why;
                            })});
    }

    /// AMB-BJX-16: a natural that does not wait for the end of the hand.
    void natural_before_the_end(const TableSeat& seat, const TableHand& hand,
                                const PlayedHand& player, const Stakes& stakes) {
        const int due = player.natural ? natural_due(play_, seat) : no_event;
        if (due == no_event) return;
        const Outcome outcome = outcome_by(early_natural_section, {}, sheet_);
        for (const auto& [wager, stake] : {std::pair{Wager::Blind, stakes.blind},
                                           std::pair{Wager::DoubleUp, stakes.double_up}}) {
            const Money amount =
                outcome.verb == Verb::Pay ? sheet_.sum_at(stake, outcome.odds) : stake;
            early(hand.who, outcome.verb, wager, amount, outcome.because, due);
        }
    }

    // --- the bank and who is paid from it

    /// AMB-BJX-18: the dealer's stack and everything collected (BJX-SHORT-1).
    [[nodiscard]] Money bank() const {
        Money bank = play_.table.dealer_chips.value_or(Money{});
        if (!sheet_.terms.losing_bets_join_the_bank) return bank;
        for (const Line& line : lines_) {
            if (line.verb == Verb::Take) bank += line.amount;
        }
        return bank;
    }

    [[nodiscard]] bool dealer_folds() const {
        return play_.table.dealer_choice == DealerChoice::Folds;
    }

    void pay_winners() {
        if (winners_.empty()) return;
        Debts debts{total_owed(winners_), std::nullopt, dealer_folds(), play_.is_tournament()};
        if (play_.table.dealer_chips) debts.bank = bank();
        const Payout& payout = first_row(payout_section, debts, sheet_).then;
        if (payout.in_full) return pay_in_full();
        pay_short(payout.rounds, *debts.bank);
    }

    /// One payment a wager, naturals first.
    void pay_in_full() {
        for (const bool naturals : {true, false}) {
            for (const Winner& winner : winners_) {
                if (winner.natural == naturals) pay_in_full(winner);
            }
        }
    }
    void pay_in_full(const Winner& winner) {
        if (winner.due == no_event)
            return add(winner.who, Verb::Pay, winner.wager, winner.owed, winner.because, with_pays);
        const Clauses because =
            reasons([&] { return joined(winner.because, Clauses{when_naturals_are_paid}); });
        early(winner.who, Verb::Pay, winner.wager, winner.owed, because, winner.due);
    }

    void pay_short(std::span<const Round> rounds, Money bank) {
        const Money minimum =
            sheet_.terms.minimum_comes_first ? minimum_blind_paid(play_) : Money{};
        const Payments dues = dues_of(rounds, winners_, minimum, sheet_);
        short_bank_.is_short = true;
        short_bank_.bank = bank;
        short_bank_.pays_in_part = sheet_.house.partial == Partial::Partial;
        for (const WinnerPayment& due : dues) {
            const Winner& winner = winners_[due.winner];
            short_bank_.owed.push_back({winner.who, winner.wager, due.amount});
        }
        const Payments paid = pay_down(dues, bank, sheet_);
        for (const WinnerPayment& payment : paid) {
            const Winner& winner = winners_[payment.winner];
            add(winner.who, Verb::Pay, winner.wager, payment.amount,
                reasons([&] { return why_paid(payment); }), with_pays);
        }
        for (std::size_t i = 0; i < winners_.size(); ++i) pull_back(winners_[i], paid_to(i, paid));
    }

    [[nodiscard]] Clauses why_paid(const WinnerPayment& payment) const {
        const Winner& winner = winners_[payment.winner];
        Clauses why = joined(clauses_of(payment, winners_), winner.because);
        if (is_later_hand_alone(winner)) why = joined(why, Clauses{later_hand_wins});
        return dealer_folds() ? why : joined(why, Clauses{short_0});
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
    void pull_back(const Winner& winner, Money paid) {
        Paid facts{winner.owed, paid, play_.is_tournament(),
                   sheet_.house.partial != Partial::Partial};
        const auto& row = first_row(pull_back_section, facts, sheet_);
        if (row.then == PullBack::Nothing) return;
        const Money used =
            row.then == PullBack::UnpaidPart ? std::min(paid, winner.stake) : Money{};
        at_end(winner.who, Verb::Return, winner.wager, winner.stake - used,
               reasons([&] { return clauses_of(row, pull_back_section, facts, sheet_); }));
    }

    /// A wager that may not be made goes back, for the reason it was forbidden.
    void refused(const TableSeat& seat) {
        for (const PlacedWager& wager : seat.wagers) {
            if (!wager.forbidden) continue;
            const int line = play_.record.events[static_cast<std::size_t>(wager.event)].line;
            at_end(who_of(seat), Verb::Return, wager.name, wager.stake,
                   reasons([&] { return why_forbidden(line); }));
        }
    }
    [[nodiscard]] Clauses why_forbidden(int line) const {
        const auto& all = play_.breaches;
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Breach& breach) { return breach.line == line; });
        return found == all.end() ? Clauses{} : Clauses{found->clause};
    }

    // --- the order

    void put_in_order() {
        sort_stably(lines_, [](const Line& a, const Line& b) {
            if (a.due != b.due || a.due != with_returns) return a.due < b.due;
            return std::tuple(a.who, a.wager) < std::tuple(b.who, b.wager);
        });
        for (Line& line : lines_) {
            if (short_bank_.is_short && line.verb == Verb::Take && sheet_.wants_reasons())
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
    const Sheet& sheet_;
    bool over_;
    std::vector<Line>& lines_;
    ShortBank& short_bank_;
    Winners winners_;
    bool looks_at_cover_;             // it moves money, or is cited
    bool stack_covers_seat_ = false;  // whatever the seat loses
};

}  // namespace

void settle(const Play& play, Ruling& ruling) { Settlement(play, ruling).settle(); }

}  // namespace fairdeal::bjx
