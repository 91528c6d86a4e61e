#include "app/practice.h"

#include <algorithm>

#include "app/choices.h"
#include "app/words.h"
#include "base/text.h"

namespace fairdeal {

namespace {

bool is_settled(const HandRecord& hand, Who who, Wager wager) {
    return std::any_of(hand.events.begin(), hand.events.end(), [&](const Event& event) {
        return is_settlement(event.verb) && event.who == who && event.wager == wager;
    });
}

void add_wager(Practice& practice, Who who, Wager wager, Money stake) {
    if (is_settled(practice.scenario.hand, who, wager)) return;
    const auto same = std::find_if(
        practice.wagers.begin(), practice.wagers.end(),
        [&](const WagerAnswer& other) { return other.who == who && other.wager == wager; });
    if (same == practice.wagers.end())
        practice.wagers.push_back({who, wager, stake, {}, {}, {}});
    else
        same->stake += stake;
}

/// The main wager of each hand, then what belongs to the seat.
void add_seat(Practice& practice, const TableSeat& seat) {
    const Who spot{static_cast<std::uint8_t>(seat.seat), 0};
    std::vector<PlacedWager> wagers(seat.wagers.begin(), seat.wagers.end());
    std::stable_sort(wagers.begin(), wagers.end(),
                     [](const PlacedWager& a, const PlacedWager& b) { return a.name < b.name; });
    for (const PlacedWager& wager : wagers) {
        if (!is_main(wager.name) || seat.hands.empty()) {
            add_wager(practice, spot, wager.name, wager.stake);
            continue;
        }
        for (const TableHand& hand : seat.hands)
            add_wager(practice, hand.who, wager.name, hand.grown(wager.stake));
    }
}

void add_wagers(Practice& practice) {
    const Question& question = practice.scenario.question;
    const TableState table =
        table_after(practice.scenario.hand, practice.scenario.hand.events.size());
    for (const TableSeat& seat : table.seats) {
        if (question.kind == QuestionKind::Table || seat.seat == question.seat)
            add_seat(practice, seat);
    }
}

ClaimedLine line(const WagerAnswer& wager, Verb verb, Money amount) {
    return {wager.who, verb, wager.wager, amount, 0, never, 0};
}

/// A take or return; what is left of the stake goes the other way.
void add_parted(Claim& claim, const WagerAnswer& wager, Verb verb) {
    const Money amount =
        wager.amount.empty() ? wager.stake : typed_amount(wager.amount).value_or(wager.stake);
    claim.push_back(line(wager, verb, amount));
    if (amount >= wager.stake) return;
    claim.push_back(
        line(wager, verb == Verb::Take ? Verb::Return : Verb::Take, wager.stake - amount));
}

void add_lines(Claim& claim, const WagerAnswer& wager) {
    if (!wager.call) return;
    switch (*wager.call) {
        case Call::Push: claim.push_back(line(wager, Verb::Push, wager.stake)); return;
        case Call::Take: add_parted(claim, wager, Verb::Take); return;
        case Call::Return: add_parted(claim, wager, Verb::Return); return;
        case Call::Pay: break;
    }
    claim.push_back(line(wager, Verb::Pay, typed_amount(wager.amount).value_or(Money{})));
    const auto tip = wager.asks_tip() ? typed_amount(wager.tip) : std::nullopt;
    if (tip && !tip->is_zero())
        claim.push_back({wager.who, Verb::Tip, Wager::None, *tip, 0, never, 0});
}

void mark_answer(Practice& practice, const Answer& answer,
                 std::span<const Misreading> misreadings) {
    practice.mark = grade(answer, practice.scenario, misreadings);
    practice.clause.clear();
    ++practice.tries;
}

bool was_right(const Practice& practice, const WagerAnswer& wager) {
    const auto& verdicts = practice.mark->verdict.wagers;
    return std::none_of(verdicts.begin(), verdicts.end(), [&](const WagerVerdict& verdict) {
        const bool mine = verdict.who == wager.who &&
                          (verdict.wager == wager.wager ||
                           (wager.wager == Wager::SuperTie && verdict.wager == Wager::None));
        return mine && verdict.standing != Standing::Right;
    });
}

}  // namespace

Practice start_practice(const Scenario& scenario) {
    Practice practice;
    practice.scenario = scenario;
    practice.choices = choices_of(scenario);
    if (practice.is_settlement()) add_wagers(practice);
    return practice;
}

void set_call(Practice& practice, std::size_t wager, Call call) {
    if (practice.mark || wager >= practice.wagers.size()) return;
    WagerAnswer& answer = practice.wagers[wager];
    if (answer.call != call) answer.amount.clear();
    answer.call = call;
    go_to(practice, wager);
}

void type_amount(Practice& practice, std::size_t wager, const std::string& typed) {
    if (practice.mark || wager >= practice.wagers.size()) return;
    WagerAnswer& answer = practice.wagers[wager];
    if (answer.amount == typed) return;
    answer.amount = typed;
    if (!typed.empty() && (!answer.call || answer.call == Call::Push)) answer.call = Call::Pay;
    go_to(practice, wager);
}

void type_tip(Practice& practice, std::size_t wager, const std::string& typed) {
    if (practice.mark || wager >= practice.wagers.size() || practice.wagers[wager].tip == typed)
        return;
    practice.wagers[wager].tip = typed;
    go_to(practice, wager);
    practice.in_tip = true;
}

void go_to(Practice& practice, std::size_t item) {
    const std::size_t count =
        practice.is_settlement() ? practice.wagers.size() : practice.choices.size();
    if (count == 0) return;
    const std::size_t wanted = std::min(item, count - 1);
    if (wanted != practice.current || !practice.is_settlement() ||
        !practice.wagers[wanted].asks_tip())
        practice.in_tip = false;
    practice.current = wanted;
}

void show_hint(Practice& practice) {
    practice.hints = std::min(practice.hints + 1, practice.scenario.hints.size());
}

void show_clause(Practice& practice, const std::string& id) {
    practice.clause = practice.clause == id ? "" : id;
}

void try_again(Practice& practice) {
    if (!practice.mark) return;
    for (WagerAnswer& wager : practice.wagers) {
        if (was_right(practice, wager)) continue;
        wager.call.reset();
        wager.amount.clear();
        wager.tip.clear();
    }
    practice.mark.reset();
    practice.chosen.reset();
    practice.clause.clear();
    practice.in_tip = false;
    for (std::size_t i = practice.wagers.size(); i-- > 0;) {
        if (!practice.wagers[i].call) practice.current = i;
    }
}

std::string answer_problem(const WagerAnswer& wager) {
    if (!wager.call) return "Take, push, pay or return?";
    const bool needs_amount = wager.call == Call::Pay;
    if (needs_amount && wager.amount.empty()) return "How much?";
    if (wager.call != Call::Push && !wager.amount.empty() && !typed_amount(wager.amount))
        return quoted(wager.amount) + " is not an amount";
    const bool parted = wager.call == Call::Take || wager.call == Call::Return;
    if (parted && !wager.amount.empty() && *typed_amount(wager.amount) > wager.stake)
        return "Only " + dollars(wager.stake) + " is up";
    if (wager.asks_tip() && !wager.tip.empty() && !typed_amount(wager.tip))
        return quoted(wager.tip) + " is not an amount";
    return {};
}

bool can_check(const Practice& practice) {
    if (practice.mark) return false;
    if (!practice.is_settlement()) return practice.chosen.has_value();
    return !practice.wagers.empty() &&
           std::all_of(practice.wagers.begin(), practice.wagers.end(),
                       [](const WagerAnswer& wager) { return answer_problem(wager).empty(); });
}

Claim claim_of(const Practice& practice) {
    Claim claim;
    for (const WagerAnswer& wager : practice.wagers) add_lines(claim, wager);
    return claim;
}

void check(Practice& practice, std::span<const Misreading> misreadings) {
    if (practice.mark) return;
    if (!practice.is_settlement()) return choose(practice, practice.current, misreadings);
    if (can_check(practice))
        return mark_answer(practice, SettlementAnswer{claim_of(practice)}, misreadings);
    for (std::size_t i = practice.wagers.size(); i-- > 0;) {
        if (!answer_problem(practice.wagers[i]).empty()) go_to(practice, i);
    }
}

void choose(Practice& practice, std::size_t choice, std::span<const Misreading> misreadings) {
    if (practice.mark || choice >= practice.choices.size()) return;
    practice.current = choice;
    practice.chosen = choice;
    const std::string& act = practice.choices[choice].act;
    if (practice.scenario.question.kind == QuestionKind::May)
        return mark_answer(practice, PermissionAnswer{act == "allowed"}, misreadings);
    mark_answer(practice, ActAnswer{act}, misreadings);
}

}  // namespace fairdeal
