// How a short bank had to pay, payment by payment, beside what the trainee said.

#include <algorithm>
#include <array>
#include <utility>

#include "base/translation.h"
#include "desk/answer/practice_screen.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

struct RoundName {
    std::string_view clause;
    const char* words;
};
constexpr std::array round_names{
    RoundName{"BJX-SHORT-2", sentence("Blackjacks, in full")},
    RoundName{"BJX-SHORT-3", sentence("The minimum blind, clockwise")},
    RoundName{"BJX-SHORT-4", sentence("The rest of the blind, clockwise")},
    RoundName{"BJX-SHORT-5", sentence("Double ups, clockwise")},
    RoundName{"BJX-SHORT-6", sentence("Double ups, clockwise")},
};

/// The round a payment is made in, by its first clause that sets one up.
const char* round_of(const Line& line) {
    for (const ClauseId clause : line.because) {
        for (const RoundName& round : round_names) {
            if (clause.id == round.clause) return round.words;
        }
    }
    return sentence("Clockwise");
}

template <class Any>
std::string sum_in_words(const Any& payment, Unit unit) {
    return tr("{wager} {amount}", "wager"_a = wager_in_words(payment.who, payment.wager),
              "amount"_a = amount_in_words(payment.amount, unit));
}

template <class Any>
std::vector<Any> payments_among(const std::vector<Any>& lines) {
    std::vector<Any> payments;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(payments),
                 [](const Any& line) { return line.verb == Verb::Pay; });
    return payments;
}

void add_due(OrderScreen& screen, const Line& line, Unit unit, std::string_view& round) {
    DuePaymentScreen row;
    const char* const own_round = round_of(line);
    if (own_round != std::exchange(round, own_round)) row.round = tr(own_round);
    row.number = std::to_string(screen.payments.size() + 1);
    row.due = sum_in_words(line, unit);
    if (line.bank_after)
        row.bank = tr("leaves {amount}", "amount"_a = amount_in_words(*line.bank_after, unit));
    row.right = true;
    screen.payments.push_back(std::move(row));
}

/// Beside each payment what was said in its place; what was said beyond them stands below.
void add_said(OrderScreen& screen, const std::vector<Line>& due, const Claim& said, Unit unit) {
    for (std::size_t i = 0; i < std::max(due.size(), said.size()); ++i) {
        if (i >= due.size()) screen.payments.emplace_back();
        const bool both = i < due.size() && i < said.size();
        DuePaymentScreen& row = screen.payments[i];
        row.right = both && due[i].who == said[i].who && due[i].wager == said[i].wager &&
                    due[i].amount == said[i].amount;
        if (row.right) continue;
        row.said = i < said.size() ? tr("You: {payment}", "payment"_a = sum_in_words(said[i], unit))
                                   : tr("You: nothing");
    }
}

/// What the bank owes beyond what it pays, wager by wager.
std::string unpaid_of(const Ruling& ruling, Unit unit) {
    std::vector<OwedPayment> left;
    for (const OwedPayment& owed : ruling.short_bank.owed) {
        const auto same = std::find_if(left.begin(), left.end(), [&](const OwedPayment& other) {
            return other.who == owed.who && other.wager == owed.wager;
        });
        if (same == left.end())
            left.push_back(owed);
        else
            same->amount += owed.amount;
    }
    std::vector<std::string> words;
    for (OwedPayment& owed : left) {
        for (const Line& line : ruling.lines) {
            const bool same = line.who == owed.who && line.wager == owed.wager;
            if (same && line.verb == Verb::Pay) owed.amount -= line.amount;
        }
        if (owed.amount > Money{}) words.push_back(sum_in_words(owed, unit));
    }
    return semicolon_list(words);
}

void add_broken(OrderScreen& screen, const BrokenOrder& order, Unit unit, const Library& library) {
    screen.broken = tr("{first} comes before {then}.", "first"_a = sum_in_words(order.first, unit),
                       "then"_a = sum_in_words(order.then, unit));
    screen.clauses.push_back(named_clause(library, order.clause.id));
    std::vector<std::string> names;
    for (const WentShort& wager : order.went_short)
        names.push_back(tr("{wager} by {amount}",
                           "wager"_a = wager_in_words(wager.who, wager.wager),
                           "amount"_a = amount_in_words(wager.short_by, unit)));
    if (!names.empty())
        screen.short_by =
            tr("Paid in your order, these go short: {wagers}.", "wagers"_a = semicolon_list(names));
}

Money owed_by(const ShortBank& bank) {
    Money owed;
    for (const OwedPayment& payment : bank.owed) owed += payment.amount;
    return owed;
}

}  // namespace

std::optional<OrderScreen> order_screen(const Practice& practice, const Library& library) {
    const QuestionKind kind = practice.scenario.question.kind;
    if (!practice.mark || (kind != QuestionKind::Table && kind != QuestionKind::Order))
        return std::nullopt;
    const Key& key = practice.mark->key;
    const std::vector<Line> due = payments_among(key.lines);
    const ShortBank& bank = key.ruling.short_bank;
    if (!bank.is_short || due.empty()) return std::nullopt;
    OrderScreen screen;
    const Unit unit = practice.unit();
    screen.bank =
        tr("The bank holds {bank} and owes {owed}", "bank"_a = amount_in_words(bank.bank, unit),
           "owed"_a = amount_in_words(owed_by(bank), unit));
    std::string_view round;
    for (const Line& line : due) add_due(screen, line, unit, round);
    const auto& order = practice.mark->verdict.order;
    const Claim said = payments_among(claim_of(practice));
    if (!practice.mark->right) add_said(screen, due, said, unit);
    screen.right = std::all_of(screen.payments.begin(), screen.payments.end(),
                               [](const DuePaymentScreen& row) { return row.right; });
    screen.unpaid = unpaid_of(key.ruling, unit);
    const bool of_pays = order && order->first.verb == Verb::Pay && order->then.verb == Verb::Pay;
    if (of_pays && !screen.right) add_broken(screen, *order, unit, library);
    return screen;
}

}  // namespace fairdeal
