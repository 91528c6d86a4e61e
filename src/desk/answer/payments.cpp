#include "desk/answer/payments.h"

#include <algorithm>

#include "desk/answer/draft.h"
#include "desk/answer/undo.h"
#include "record/irregular/as_played.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// A wager that has lost its last payment is open again, or only its stake goes back.
void forget_call(WagerAnswer& wager) {
    wager.call = wager.pulls_back ? std::optional(Call::Return) : std::nullopt;
    wager.pulls_back = false;
}

Money collected_of(const WagerAnswer& wager) {
    const Money said = typed_amount(wager.amount).value_or(wager.stake);
    if (wager.call == Call::Take) return said;
    if (wager.call == Call::Return && said < wager.stake) return wager.stake - said;
    return {};
}

}  // namespace

std::vector<std::size_t> payments_of(const Practice& practice, std::size_t wager) {
    std::vector<std::size_t> mine;
    for (std::size_t i = 0; i < practice.payments.size(); ++i) {
        if (practice.payments[i].wager == wager) mine.push_back(i);
    }
    return mine;
}

std::optional<std::size_t> payment_at(const Practice& practice, std::size_t wager) {
    const auto mine = payments_of(practice, wager);
    if (mine.empty()) return std::nullopt;
    const bool picked =
        practice.payment && std::find(mine.begin(), mine.end(), *practice.payment) != mine.end();
    return picked ? *practice.payment : mine.back();
}

void add_payment(Practice& practice, std::size_t wager) {
    if (practice.mark || wager >= practice.wagers.size()) return;
    for (const std::size_t mine : payments_of(practice, wager)) {
        if (practice.payments[mine].amount.empty()) return pick_payment(practice, mine);
    }
    const std::string before = draft_of(practice);
    practice.wagers[wager].call = Call::Pay;
    practice.payments.push_back({wager, ""});
    pick_payment(practice, practice.payments.size() - 1);
    note_change(practice, before);
}

void pick_payment(Practice& practice, std::size_t payment) {
    if (practice.mark || payment >= practice.payments.size()) return;
    go_to(practice, practice.payments[payment].wager);
    practice.payment = payment;
}

void move_payment(Practice& practice, int step) {
    const auto from = payment_at(practice, practice.current);
    if (practice.mark || !from) return;
    const auto to = static_cast<std::ptrdiff_t>(*from) + step;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(practice.payments.size())) return;
    const std::string before = draft_of(practice);
    std::swap(practice.payments[*from], practice.payments[static_cast<std::size_t>(to)]);
    practice.payment = static_cast<std::size_t>(to);
    note_change(practice, before);
}

void remove_payment(Practice& practice, std::size_t payment) {
    if (practice.mark || payment >= practice.payments.size()) return;
    const std::string before = draft_of(practice);
    const std::size_t wager = practice.payments[payment].wager;
    practice.payments.erase(practice.payments.begin() + static_cast<std::ptrdiff_t>(payment));
    practice.payment.reset();
    if (payments_of(practice, wager).empty()) forget_call(practice.wagers[wager]);
    go_to(practice, wager);
    note_change(practice, before);
}

void drop_payment(Practice& practice) {
    if (const auto at = payment_at(practice, practice.current)) remove_payment(practice, *at);
}

void remove_payments_of(Practice& practice, std::size_t wager) {
    auto& all = practice.payments;
    all.erase(std::remove_if(all.begin(), all.end(),
                             [&](const BankPayment& payment) { return payment.wager == wager; }),
              all.end());
    practice.payment.reset();
    practice.wagers[wager].pulls_back = false;
}

std::optional<Money> bank_before(const Practice& practice) {
    const HandRecord& hand = practice.scenario.hand;
    const TableState table = table_at_end(hand);
    if (practice.scenario.question.kind != QuestionKind::Table || !table.dealer_chips)
        return std::nullopt;
    Money bank = *table.dealer_chips;
    for (const Event& event : hand.events) {
        if (event.verb == Verb::Take) bank += event.amount;
        if (event.verb == Verb::Pay) bank -= event.amount;
    }
    for (const WagerAnswer& wager : practice.wagers) bank += collected_of(wager);
    return bank;
}

}  // namespace fairdeal
