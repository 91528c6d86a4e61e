#include "training/exam_form.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairdeal {

namespace {

constexpr int most_attempts = 4000;  // hands that are dealt for one try
constexpr int few_attempts = 100;    // before that, for a clause with a misreading to show

void shuffle(std::vector<std::size_t>& cells, Dice& dice) {
    for (std::size_t left = cells.size(); left > 1; --left)
        std::swap(cells[left - 1], cells[dice.below(left)]);
}

bool is_there(const std::string& word, const std::vector<std::string>& list) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

std::vector<std::size_t> cells_in_order(const Blueprint& blueprint, const ExamSeeds& seeds,
                                        int places) {
    Dice dice(seeds(0, 0));
    const auto round = [&](int BlueprintCell::*times) {
        std::vector<std::size_t> cells;
        for (std::size_t cell = 0; cell < blueprint.cells.size(); ++cell)
            cells.insert(cells.end(), static_cast<std::size_t>(blueprint.cells[cell].*times), cell);
        shuffle(cells, dice);
        return cells;
    };
    std::vector<std::size_t> order = round(&BlueprintCell::least);
    while (order.size() < static_cast<std::size_t>(places)) {
        const auto more = round(&BlueprintCell::weight);
        order.insert(order.end(), more.begin(), more.end());
    }
    order.resize(static_cast<std::size_t>(places));
    return order;
}

ExamForm::ExamForm(const Blueprint& blueprint, const TableCard& card,
                   std::span<const Misreading> misreadings, ExamSeeds seeds)
    : blueprint_(blueprint), card_(card), seeds_(std::move(seeds)) {
    if (!problems_of(blueprint).empty()) throw Fault("an exam by a blueprint with problems");
    cells_ = cells_in_order(blueprint, seeds_, DecisionTable(blueprint.rule).most());
    for (const BlueprintCell& cell : blueprint.cells) {
        auto& own = misreadings_.emplace_back();
        for (const Misreading& misreading : misreadings) {
            if (misreading.game == blueprint.game && is_there(misreading.clause, cell.clauses))
                own.push_back(&misreading);
        }
    }
}

std::vector<std::string> ExamForm::clauses_to_show(std::size_t cell) const {
    std::vector<std::string> clauses;
    for (const Misreading* misreading : misreadings_[cell]) {
        if (!is_there(misreading->id, shown_) && !is_there(misreading->clause, clauses))
            clauses.push_back(misreading->clause);
    }
    return clauses;
}

bool ExamForm::must_show() const {
    return static_cast<int>(dealt_) < least_items(blueprint_);
}

std::optional<ExamItem> ExamForm::item(int attempt) const {
    const std::size_t cell = cells_.at(dealt_);
    const BlueprintCell& asked = blueprint_.cells[cell];
    const int place = static_cast<int>(dealt_) + 1;
    const std::uint64_t seed = seeds_(place, attempt);
    Wish wish{blueprint_.game, card_, asked.clauses, asked.features, asked.kinds};
    std::optional<Item> dealt;
    if (const auto open = clauses_to_show(cell); must_show() && !open.empty()) {
        wish.clauses = {open[static_cast<std::size_t>(attempt) % open.size()]};
        dealt = make_item(wish, seed, few_attempts);
        wish.clauses = asked.clauses;
    }
    if (!dealt && attempt == 0) dealt = make_item(wish, seed, most_attempts);
    if (!dealt) return std::nullopt;
    ExamItem item{place, cell, attempt, std::move(dealt->scenario), {}};
    item.scenario.id = fmt::format("{}-{}", blueprint_.id, place);
    for (const Misreading* misreading : misreadings_[cell]) {
        if (is_caught(*misreading, item.scenario)) item.shows.push_back(misreading->id);
    }
    return item;
}

std::size_t ExamForm::news_in(const ExamItem& item) const {
    return static_cast<std::size_t>(std::count_if(
        item.shows.begin(), item.shows.end(),
        [&](const std::string& misreading) { return !is_there(misreading, shown_); }));
}

std::optional<ExamItem> ExamForm::next(std::optional<int> attempt) {
    if (dealt_ == cells_.size()) return std::nullopt;
    const bool all_shown = !must_show() || clauses_to_show(cells_[dealt_]).empty();
    std::optional<ExamItem> best;
    const int first = attempt.value_or(0);
    const int most = attempt || all_shown ? 1 : most_tries_for_an_item;
    for (int i = 0; i < most; ++i) {
        if (i >= tries_for_an_item && best && news_in(*best) > 0) break;
        auto found = item(first + i);
        if (found && (!best || news_in(*found) > news_in(*best))) best = std::move(found);
    }
    if (!best) return std::nullopt;
    ++dealt_;
    for (const std::string& misreading : best->shows) {
        if (!is_there(misreading, shown_)) shown_.push_back(misreading);
    }
    return best;
}

std::vector<std::string> ExamForm::not_shown() const {
    std::vector<std::string> missing;
    for (const auto& cell : misreadings_) {
        for (const Misreading* misreading : cell) {
            if (!is_there(misreading->id, shown_) && !is_there(misreading->id, missing))
                missing.push_back(misreading->id);
        }
    }
    return missing;
}

int FormCoverage::shown() const {
    return static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [](const Row& row) { return row.place > 0; }));
}

Result<FormCoverage> coverage_of(const Blueprint& blueprint, const TableCard& card,
                                 std::span<const Misreading> misreadings, const ExamSeeds& seeds) {
    FormCoverage coverage;
    for (const Misreading& misreading : misreadings) {
        const bool is_asked = std::any_of(
            blueprint.cells.begin(), blueprint.cells.end(),
            [&](const BlueprintCell& cell) { return is_there(misreading.clause, cell.clauses); });
        if (misreading.game == blueprint.game && is_asked)
            coverage.rows.push_back({misreading.id, misreading.clause, 0});
    }
    ExamForm form(blueprint, card, misreadings, seeds);
    for (coverage.items = 0; coverage.items < least_items(blueprint); ++coverage.items) {
        const auto item = form.next();
        if (!item)
            return refused({}, fmt::format("no hand can be dealt for item {} of {}",
                                           coverage.items + 1, blueprint.id));
        for (FormCoverage::Row& row : coverage.rows) {
            if (row.place == 0 && is_there(row.misreading, item->shows)) row.place = item->place;
        }
    }
    return coverage;
}

}  // namespace fairdeal
