#include "assessment/exam_form.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr int most_attempts = 4000;  // hands that are dealt for one try
constexpr int few_attempts = 48;     // for one try at a misreading that is to be shown

void shuffle(std::vector<std::size_t>& cells, Dice& dice) {
    for (std::size_t left = cells.size(); left > 1; --left)
        std::swap(cells[left - 1], cells[dice.below(left)]);
}

bool is_there(const std::string& word, const std::vector<std::string>& list) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

bool can_arise_at(const Misreading& misreading, const TableCard& card) {
    if (!misreading.change.option) return true;
    const auto& [name, value] = *misreading.change.option;
    const auto chosen = card.text(name);
    return chosen && *chosen != value;
}

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
            if (misreading.is_of(blueprint.game) && is_there(misreading.clause, cell.clauses) &&
                can_arise_at(misreading, card))
                own.push_back(&misreading);
        }
    }
}

bool ExamForm::must_show() const { return static_cast<int>(dealt_) < least_items(blueprint_); }

std::vector<const Misreading*> ExamForm::still_to_show(std::size_t cell) const {
    std::vector<const Misreading*> open;
    for (const Misreading* misreading : misreadings_[cell]) {
        if (!is_there(misreading->id, shown_)) open.push_back(misreading);
    }
    return open;
}

std::optional<Item> ExamForm::dealt_for(int attempt) const {
    const std::size_t cell = cells_.at(dealt_);
    const BlueprintCell& asked = blueprint_.cells[cell];
    const std::uint64_t seed = seeds_(static_cast<int>(dealt_) + 1, attempt);
    Request request{blueprint_.game, card_, asked.clauses, asked.features, asked.kinds, {}};
    if (attempt == 0) return make_item(request, seed, most_attempts);
    const auto open = still_to_show(cell);
    if (open.empty() || !must_show()) return std::nullopt;
    request.shows = *open[static_cast<std::size_t>(attempt - 1) % open.size()];
    request.clauses = {request.shows->clause};
    return make_item(request, seed, few_attempts);
}

std::optional<ExamItem> ExamForm::item(int attempt) const {
    auto dealt = dealt_for(attempt);
    if (!dealt) return std::nullopt;
    const int place = static_cast<int>(dealt_) + 1;
    ExamItem item{place, cells_[dealt_], attempt, std::move(dealt->scenario), {}};
    item.scenario.id = fmt::format("{}-{}", blueprint_.id, place);
    if (!must_show()) return item;
    for (const auto& cell : misreadings_) {
        for (const Misreading* misreading : cell) {
            const bool is_new =
                !is_there(misreading->id, shown_) && !is_there(misreading->id, item.shows);
            if (is_new && is_caught(*misreading, item.scenario))
                item.shows.push_back(misreading->id);
        }
    }
    return item;
}

std::optional<ExamItem> ExamForm::best_item() const {
    std::optional<ExamItem> best;
    const auto open =
        must_show() ? still_to_show(cells_[dealt_]) : std::vector<const Misreading*>();
    const auto shows_all = [&](const ExamItem& item) {
        return std::all_of(open.begin(), open.end(), [&](const Misreading* misreading) {
            return is_there(misreading->id, item.shows);
        });
    };
    int found = 0;
    for (int i = 1; !open.empty() && i <= most_tries_for_an_item; ++i) {
        auto next = item(i);
        if (!next) continue;
        if (!best || next->shows.size() > best->shows.size()) best = std::move(next);
        if (++found == choice_for_an_item || shows_all(*best)) break;
    }
    return best ? std::move(best) : item(0);
}

std::optional<ExamItem> ExamForm::next(std::optional<int> attempt) {
    if (dealt_ == cells_.size()) return std::nullopt;
    auto taken = attempt ? item(*attempt) : best_item();
    if (!taken) return std::nullopt;
    ++dealt_;
    shown_.insert(shown_.end(), taken->shows.begin(), taken->shows.end());
    return taken;
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
    return static_cast<int>(std::count_if(rows.begin(), rows.end(),
                                          [](const CoverageRow& row) { return row.place > 0; }));
}

int FormCoverage::arising() const {
    return static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [](const CoverageRow& row) { return row.arises; }));
}

Result<FormCoverage> coverage_of(const Blueprint& blueprint, const TableCard& card,
                                 std::span<const Misreading> misreadings, const ExamSeeds& seeds) {
    FormCoverage coverage;
    for (const Misreading& misreading : misreadings) {
        const bool is_asked = std::any_of(
            blueprint.cells.begin(), blueprint.cells.end(),
            [&](const BlueprintCell& cell) { return is_there(misreading.clause, cell.clauses); });
        if (misreading.is_of(blueprint.game) && is_asked)
            coverage.rows.push_back(
                {misreading.id, misreading.clause, can_arise_at(misreading, card), 0});
    }
    ExamForm form(blueprint, card, misreadings, seeds);
    for (coverage.items = 0; coverage.items < least_items(blueprint); ++coverage.items) {
        const auto item = form.next();
        if (!item)
            return refused({}, tr("no hand can be dealt for item {item} of {exam}",
                                  "item"_a = coverage.items + 1, "exam"_a = blueprint.id));
        for (FormCoverage::CoverageRow& row : coverage.rows) {
            if (row.place == 0 && is_there(row.misreading, item->shows)) row.place = item->place;
        }
    }
    return coverage;
}

}  // namespace fairdeal
