#pragma once
// The items of one exam form: a pure function of the blueprint and of numbers that only the exam's
// secret gives. No item is stored; anybody who has the numbers deals the same items again.

#include <functional>
#include <span>

#include "assessment/blueprint.h"

namespace fairdeal {

/// The seed of a try at the item of a place; place 0 puts the cells in order. What a trainee can
/// reach has seeds below this bit, an exam's are above it: practice never meets them.
using ExamSeeds = std::function<std::uint64_t(int place, int attempt)>;
constexpr std::uint64_t exam_seed_bit = std::uint64_t{1} << 63U;

/// Try 0 deals on any clause of the cell. Among the items that every exam has, the tries after it
/// each deal a few hands on one misreading of the cell that no item shows yet, in turn; of the
/// first so many items that are found the one is taken that shows most misreadings for the first
/// time; one that shows all of the cell's ends the search.
constexpr int choice_for_an_item = 8;
constexpr int most_tries_for_an_item = 240;

struct ExamItem {
    int place = 0;         // from 1
    std::size_t cell = 0;  // of the blueprint
    int attempt = 0;       // the try that was taken
    Scenario scenario;
    std::vector<std::string> shows;  // misreadings that answer it wrongly, and no item before it
};

/// Whether the misreading can ever be told from the truth at a table with this card. It cannot
/// where it takes the card for what the card says.
bool can_arise_at(const Misreading& misreading, const TableCard& card);

/// Which cell each place of a form belongs to: first every cell's least in a random order, then
/// rounds by weight, each in a random order.
std::vector<std::size_t> cells_in_order(const Blueprint& blueprint, const ExamSeeds& seeds,
                                        int places);

/// Deals a form, item by item.
class ExamForm {
public:
    /// `misreadings` may be of any games. What is pointed to must outlive the form. Throws Fault if
    /// the blueprint has problems.
    ExamForm(const Blueprint& blueprint, const TableCard& card,
             std::span<const Misreading> misreadings, ExamSeeds seeds);

    /// The next item, the try being looked for; or, where it is known which was taken, that one.
    /// Nothing: no hand could be dealt for its cell.
    std::optional<ExamItem> next(std::optional<int> attempt = {});

    [[nodiscard]] int dealt() const { return static_cast<int>(dealt_); }
    [[nodiscard]] int most() const { return static_cast<int>(cells_.size()); }
    /// The misreadings of the blueprint's clauses that can arise at its table and that the items
    /// dealt so far do not show.
    [[nodiscard]] std::vector<std::string> not_shown() const;

private:
    /// The next item is one of those that every exam has.
    [[nodiscard]] bool must_show() const;
    /// Those of a cell that no item before shows.
    [[nodiscard]] std::vector<const Misreading*> still_to_show(std::size_t cell) const;
    /// The item of the next place by one try.
    [[nodiscard]] std::optional<ExamItem> item(int attempt) const;
    [[nodiscard]] std::optional<Item> dealt_for(int attempt) const;
    [[nodiscard]] std::optional<ExamItem> best_item() const;

    const Blueprint& blueprint_;
    const TableCard& card_;
    ExamSeeds seeds_;
    std::vector<std::size_t> cells_;
    std::vector<std::vector<const Misreading*>> misreadings_;  // by cell, that can arise
    std::vector<std::string> shown_;
    std::size_t dealt_ = 0;
};

/// What a form shows before anybody can pass: proof that no misreading gets through unseen.
struct FormCoverage {
    struct CoverageRow {
        std::string misreading;
        std::string clause;
        bool arises = true;  // at the exam's table (can_arise_at); where not, no item shows it
        int place = 0;       // of the first item that shows it; 0: none does
    };
    std::vector<CoverageRow> rows;  // in the order of the misreadings
    int items = 0;                  // that were looked at: the least of every cell
    [[nodiscard]] int shown() const;
    [[nodiscard]] int arising() const;
    /// Every misreading that can arise is shown.
    [[nodiscard]] bool is_whole() const { return shown() == arising(); }
};
/// Refused where a cell has no items.
Result<FormCoverage> coverage_of(const Blueprint& blueprint, const TableCard& card,
                                 std::span<const Misreading> misreadings, const ExamSeeds& seeds);

}  // namespace fairdeal
