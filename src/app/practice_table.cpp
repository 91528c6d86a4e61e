// The table of a scenario with the wagers in question, and once it is marked with right and wrong.

#include <algorithm>

#include "app/practice_screen.h"

namespace fairdeal {

namespace {

std::string capital_word(Standing standing) {
    std::string word(to_text(standing));
    if (!word.empty()) word[0] = static_cast<char>(word[0] - 'a' + 'A');
    return word;
}

/// A tip is marked at the Super Tie it belongs to.
void add_mark(TableScreen& screen, const WagerVerdict& verdict) {
    const Wager wager = verdict.wager == Wager::None ? Wager::SuperTie : verdict.wager;
    const bool right = verdict.standing == Standing::Right;
    const auto same = std::find_if(screen.marks.begin(), screen.marks.end(), [&](const TableMark& mark) {
        return mark.who == verdict.who && mark.wager == wager;
    });
    if (same == screen.marks.end()) screen.marks.push_back({verdict.who, wager, right, capital_word(verdict.standing)});
    else if (!right && same->right) *same = {verdict.who, wager, false, "Tip: " + std::string(to_text(verdict.standing))};
}

}  // namespace

TableScreen table_screen(const Practice& practice) {
    TableScreen screen = table_screen(practice.scenario);
    screen.totals = practice.totals;
    for (const WagerAnswer& wager : practice.wagers) screen.in_question.emplace_back(wager.who, wager.wager);
    if (practice.mark) {
        for (const WagerVerdict& verdict : practice.mark->verdict.wagers) add_mark(screen, verdict);
    } else if (practice.current < practice.wagers.size()) {
        screen.current = screen.in_question[practice.current];
    }
    return screen;
}

}  // namespace fairdeal
