#include "questions/steps/steps.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "base/translation.h"
#include "questions/asked.h"
#include "questions/steps/prices.h"

namespace fairdeal {

namespace {

constexpr std::array kind_names{"player-total", "dealer-total", "cards",  "when", "outcome",
                                "price",        "exact",        "amount", "tip",  "back",
                                "payment",      "bank-left",    "count",  "out"};

bool needs_player(Wager wager) {
    return wager != Wager::Insurance && wager != Wager::PairUp && wager != Wager::Sweet17;
}
bool needs_dealer(Wager wager) { return wager != Wager::PairUp; }

/// Works out the steps of one wager.
class Settlement {
public:
    Settlement(const HandRecord& hand, Who who, Wager wager)
        : ruling_(rule(hand)),
          table_(table_at_end(hand, ruling_.effects)),
          card_(hand.header.card),
          who_(who),
          wager_(wager) {
        for (const Line& line : ruling_.lines) {
            if (line.verb != Verb::Tip && line.who == who && line.wager == wager)
                lines_.push_back(line);
        }
    }

    std::vector<Step> steps() {
        if (lines_.empty()) return {};
        const Verb outcome = outcome_of(lines_);
        if (outcome != Verb::Return && !is_surrendered()) count_hands();
        add(StepKind::When, tr("When is it settled: now, or at the end?"),
            lines_.front().is_urgent() ? fixed("now") : fixed("at the end"));
        if (lines_.front().is_urgent()) steps_.back().because = {lines_.front().in_time};
        add(StepKind::Outcome, tr("Take, push, pay or return?"), std::string(to_text(outcome)));
        if (outcome == Verb::Pay) price_it();
        give_amount(outcome);
        return std::move(steps_);
    }

    /// A short bank pays what it can: there is no price to think of.
    [[nodiscard]] std::optional<PaidAt> price() const {
        const Money stake = stake_on(table_, who_, wager_);
        const Money paid = paid_in(lines_);
        if (ruling_.short_bank.is_short || stake.is_zero() || paid.is_zero()) return std::nullopt;
        const Money gross = is_tip_from_player() ? paid + tip() : paid;
        const Odds odds = price_of(stake, gross, card_);
        return PaidAt{stake, odds, pay_at(stake, odds), gross, paid};
    }

private:
    void add(StepKind kind, std::string asks, std::string value) {
        Step step{kind, std::move(asks), std::move(value), {}, who_};
        for (const ClauseId clause : lines_.front().because) step.because.push_back(clause);
        steps_.push_back(std::move(step));
    }

    [[nodiscard]] bool is_surrendered() const {
        const TableHand* hand = table_.find(who_);
        return hand != nullptr && hand->surrendered;
    }

    void count_hands() {
        const TableHand* player = table_.find(who_);
        if (player != nullptr && needs_player(wager_))
            count(StepKind::PlayerTotal, tr("What does the player's hand count?"), *player);
        if (needs_dealer(wager_))
            count(StepKind::DealerTotal, tr("What does your hand count?"), table_.dealer);
        if (wager_ == Wager::BreakoutBonus && player != nullptr) {
            add(StepKind::Cards, tr("How many cards do both hands have?"),
                std::to_string(player->cards.size() + table_.dealer.cards.size()));
        }
    }

    /// A hand that lies open; one with a card face down or unread is not counted.
    void count(StepKind kind, std::string asks, const TableHand& hand) {
        const bool open =
            std::find(hand.face_down.begin(), hand.face_down.end(), true) == hand.face_down.end();
        const bool read = std::all_of(hand.cards.begin(), hand.cards.end(),
                                      [](Card card) { return card.is_known(); });
        if (!open || !read || hand.cards.empty()) return;
        const Total total = hand.total();
        const HandCount counted{total.points, total.soft,
                                !hand.from_split && is_ace_and_ten(hand.counted())};
        add(kind, std::move(asks), to_text(counted));
    }

    [[nodiscard]] Money tip() const {
        for (const Line& line : ruling_.lines) {
            const bool here = line.who.seat == who_.seat && wager_ == Wager::SuperTie;
            if (line.verb == Verb::Tip && here) return line.amount;
        }
        return {};
    }

    void price_it() {
        const auto priced = price();
        if (!priced) return;
        add(StepKind::Price, tr("At what price?"), to_text(priced->odds));
        if (priced->exact != priced->gross)
            add(StepKind::Exact, tr("What does the price give before it is rounded?"),
                to_text(priced->exact));
    }

    static std::string how_much(Verb outcome) {
        if (outcome == Verb::Take) return tr("How much do you take?");
        return outcome == Verb::Pay ? tr("How much do you pay?") : tr("How much do you return?");
    }

    [[nodiscard]] bool is_tip_from_player() const {
        const OptionSpec* spec = find_option(card_.game(), "tip-from");
        return spec != nullptr && card_.text(*spec) == "player" && !tip().is_zero();
    }

    void give_amount(Verb outcome) {
        if (outcome == Verb::Push) return;
        Money sum;
        Money back;
        for (const Line& line : lines_) {
            if (line.verb == outcome) sum += line.amount;
            if (line.verb == Verb::Return && outcome != Verb::Return) back += line.amount;
        }
        add(StepKind::Amount, how_much(outcome), to_text(sum));
        if (!tip().is_zero()) add(StepKind::Tip, tr("How much is the tip?"), to_text(tip()));
        if (!back.is_zero())
            add(StepKind::Back, tr("How much of the stake goes back?"), to_text(back));
    }

    Ruling ruling_;
    TableState table_;
    const TableCard& card_;
    Who who_;
    Wager wager_;
    std::vector<Line> lines_;
    std::vector<Step> steps_;
};

std::vector<ClauseId> clauses_of(const Line& line) {
    return {line.because.begin(), line.because.end()};
}

/// What each seat has after the hand: its chips, what it is paid and what is taken.
void count_stacks(const TableState& table, const Ruling& ruling, std::vector<Step>& steps) {
    for (const TableSeat& seat : table.seats) {
        if (!seat.chips) continue;
        Money chips = *seat.chips;
        std::vector<ClauseId> because;
        for (const Line& line : ruling.lines) {
            if (line.who.seat != seat.seat || is_about_a_place(line.verb)) continue;
            if (line.verb == Verb::Pay) chips += line.amount;
            if (line.verb == Verb::Take) chips -= line.amount;
            if (because.empty()) because = clauses_of(line);
        }
        const Who who = who_of(seat);
        steps.push_back({StepKind::Count,
                         tr("What does seat {seat} have after the hand?", "seat"_a = seat.seat),
                         to_text(chips), std::move(because), who});
    }
}

}  // namespace

std::string_view to_text(StepKind kind) { return kind_names.at(static_cast<std::size_t>(kind)); }

std::vector<Step> steps_of(const HandRecord& hand, Who who, Wager wager) {
    return Settlement(hand, who, wager).steps();
}

std::optional<PaidAt> price_paid(const HandRecord& hand, Who who, Wager wager) {
    return Settlement(hand, who, wager).price();
}

std::vector<Step> payment_steps(const HandRecord& hand) {
    const Ruling ruling = rule(hand);
    if (!ruling.complete || !ruling.short_bank.is_short) return {};
    std::vector<Step> steps;
    Money left = ruling.short_bank.bank;
    for (const Line& line : ruling.lines) {
        if (line.verb != Verb::Pay) continue;
        left -= line.amount;
        steps.push_back(
            {StepKind::Payment, tr("Who do you pay next, on what wager, how much?"),
             fmt::format("{} {} {}", to_text(line.who), to_text(line.wager), to_text(line.amount)),
             clauses_of(line), line.who});
        steps.push_back({StepKind::BankLeft, tr("What does the bank hold now?"), to_text(left),
                         clauses_of(line), line.who});
    }
    return steps;
}

std::vector<Step> elimination_steps(const HandRecord& hand) {
    const Ruling ruling = rule(hand);
    if (!ruling.complete || hand.header.game() != Game::League) return {};
    std::vector<Step> steps;
    count_stacks(table_at_end(hand, ruling.effects), ruling, steps);
    bool anybody = false;
    for (const Line& line : ruling.lines) {
        if (!is_about_a_place(line.verb)) continue;
        anybody = true;
        steps.push_back({StepKind::Out, tr("Who goes out or is placed next, and in which place?"),
                         to_text(line), clauses_of(line), line.who});
    }
    if (!anybody)
        steps.push_back({StepKind::Out, tr("Who goes out or is placed?"), "nobody", {}, {}});
    return steps;
}

std::vector<Step> steps_of(const Scenario& scenario) {
    const Question& question = scenario.question;
    if (is_about_one_wager(question.kind))
        return steps_of(scenario.hand, question.who, question.wager);
    if (question.kind == QuestionKind::Order) return payment_steps(scenario.hand);
    if (question.kind == QuestionKind::Out) return elimination_steps(scenario.hand);
    return {};
}

}  // namespace fairdeal
