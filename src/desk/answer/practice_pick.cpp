// What a click on the table does to the answer.

#include <algorithm>

#include "desk/answer/chip_moves.h"
#include "desk/answer/undo.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// Of rows that are about something on the table.
std::optional<WagerOf> about_row(const Practice& practice, std::size_t row) {
    if (row < practice.wagers.size())
        return WagerOf{practice.wagers[row].who, practice.wagers[row].wager};
    const std::size_t seat = row - practice.wagers.size();
    if (seat < practice.seats.size())
        return WagerOf{{static_cast<std::uint8_t>(practice.seats[seat].seat), 0}, Wager::None};
    return practice.count ? std::optional(WagerOf{practice.scenario.question.who, Wager::None})
                          : std::nullopt;
}

/// What a choice is about, by its words where it says no more: "2.1 stand".
std::optional<WagerOf> about_choice(const Choice& choice) {
    if (choice.about) return choice.about;
    const auto who = who_from(choice.text.substr(0, choice.text.find(' ')));
    return who ? std::optional(WagerOf{*who, Wager::None}) : std::nullopt;
}

/// 3: the very thing; 2: the same hand, or the seat as a whole; 1: the same seat; 0: neither.
int nearness_of(const std::optional<WagerOf>& about, const TablePick& pick) {
    if (!about || about->who.seat != pick.who.seat) return 0;
    const bool whole_seat = pick.wager == Wager::None && pick.who.hand == 0;
    if (about->who != pick.who) return whole_seat ? 2 : 1;
    return pick.wager != Wager::None && about->wager == pick.wager ? 3 : 2;
}

bool still_asks(const Practice& practice, std::size_t row) {
    return !answer_problem(practice, row).empty() || is_unseen(practice, row);
}

/// The nearest row, of several as near the first that is open.
std::optional<std::size_t> picked_row(const Practice& practice, const TablePick& pick) {
    std::optional<std::size_t> best;
    std::pair<int, bool> best_rank{0, true};
    for (std::size_t row = 0; row < practice.rows(); ++row) {
        const std::pair rank{nearness_of(about_row(practice, row), pick),
                             still_asks(practice, row)};
        if (rank <= best_rank) continue;
        best = row;
        best_rank = rank;
    }
    return best;
}

/// The nearest choice after the current one, and on from the first.
std::optional<std::size_t> picked_choice(const Practice& practice, const TablePick& pick) {
    std::optional<std::size_t> best;
    int best_rank = 0;
    const std::size_t count = practice.choices.size();
    const std::size_t start = practice.at_choice() ? practice.current - practice.rows() + 1 : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = (start + i) % count;
        const int rank = nearness_of(about_choice(practice.choices[at]), pick);
        if (rank > best_rank) best = practice.rows() + at;
        best_rank = std::max(best_rank, rank);
    }
    return best;
}

std::optional<std::size_t> picked_item(const Practice& practice, const TablePick& pick) {
    const auto row = picked_row(practice, pick);
    return row ? row : picked_choice(practice, pick);
}

/// The amount of the current wager is one that is paid, or can still become one.
bool may_be_paid(const Practice& practice) {
    if (!practice.at_wager()) return false;
    const auto call = practice.wagers[practice.current].call;
    return !call || *call == Call::Pay || *call == Call::Push;
}

bool can_pay_chip(const Practice& practice, Money chip) {
    return practice.chips.empty() ? may_be_paid(practice) : row_of_chip(practice, chip).has_value();
}

/// Each chip is a change of its own.
void pay_chip(Practice& practice, Money chip) {
    const auto counted = row_of_chip(practice, chip);
    const std::size_t row = counted.value_or(practice.current);
    if (counted || !practice.in_tip || !practice.wagers[row].asks_tip())
        return pay_chips(practice, row, chip);
    as_one_change(practice,
                  [&] { type_tip(practice, row, with_chip(practice.wagers[row].tip, chip)); });
}

/// The row of what is paid beside a wager.
std::optional<std::size_t> row_to_cut(const Practice& practice, const TablePick& pick) {
    const auto row = pays_in_chips(practice, pick.who, pick.wager)
                         ? row_of_top_chip(practice)
                         : row_of(practice, pick.who, pick.wager);
    return pick.paid && row && can_cut(practice, *row) ? row : std::nullopt;
}

}  // namespace

std::string as_typed(Money amount) {
    std::string text = to_text(amount);
    const std::size_t point = text.find('.');
    if (point != std::string::npos) text.replace(point, 1, decimal_point());
    return text;
}

std::string with_chip(const std::string& typed, Money chip) {
    return as_typed(typed_amount(typed).value_or(Money()) + chip);
}

bool can_pick(const Practice& practice, const TablePick& pick) {
    if (practice.mark) return false;
    return pick.chip ? can_pay_chip(practice, *pick.chip) : picked_item(practice, pick).has_value();
}

void pick(Practice& practice, const TablePick& pick) {
    if (practice.mark) return;
    if (pick.chip && can_pay_chip(practice, *pick.chip)) return pay_chip(practice, *pick.chip);
    if (const auto row = row_to_cut(practice, pick)) return cut(practice, *row);
    const auto item = pick.chip ? std::nullopt : picked_item(practice, pick);
    if (item) go_to(practice, *item);
}

}  // namespace fairdeal
