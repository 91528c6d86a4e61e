// The table of a scenario with the wagers in question, and once it is marked with right and wrong.

#include <algorithm>
#include <array>

#include "app/practice_screen.h"
#include "app/words.h"

namespace fairdeal {

namespace {

/// A tip is marked at the Super Tie it belongs to.
void add_mark(TableScreen& screen, const WagerVerdict& verdict) {
    const Wager wager = verdict.wager == Wager::None ? Wager::SuperTie : verdict.wager;
    const bool right = verdict.standing == Standing::Right;
    const auto same = std::find_if(
        screen.marks.begin(), screen.marks.end(),
        [&](const TableMark& mark) { return mark.who == verdict.who && mark.wager == wager; });
    if (same == screen.marks.end())
        screen.marks.push_back({verdict.who, wager, right, settlement_for_people(verdict.claimed)});
    else if (!right && same->right)
        *same = {verdict.who, wager, false,
                 same->word + ", " + settlement_for_people(verdict.claimed)};
}

/// What the trainee has said so far lies beside the chips.
void add_note(TableScreen& screen, const WagerAnswer& wager) {
    if (!wager.call) return;
    constexpr std::array words{"take", "push", "pay", "return"};
    std::string note = words.at(static_cast<std::size_t>(*wager.call));
    const auto amount = typed_amount(wager.amount);
    if (amount && wager.call != Call::Push) note += " " + dollars(*amount);
    screen.notes.push_back({wager.who, wager.wager, true, std::move(note)});
}

}  // namespace

TableScreen table_screen(const Practice& practice) {
    TableScreen screen = table_screen(practice.scenario);
    screen.totals = practice.totals;
    if (practice.mark) {
        for (const WagerVerdict& verdict : practice.mark->verdict.wagers) add_mark(screen, verdict);
    } else if (practice.current < practice.wagers.size()) {
        const WagerAnswer& current = practice.wagers[practice.current];
        screen.current = std::pair(current.who, current.wager);
        for (const WagerAnswer& wager : practice.wagers) add_note(screen, wager);
    }
    return screen;
}

}  // namespace fairdeal
