#pragma once
// How an exam stands after its marked items: whether it goes on, and what decided it. The program
// decides about the screen alone; the table test comes after it.

#include <span>

#include "assessment/blueprint.h"

namespace fairdeal {

/// One item of an exam, marked. An item whose time was up is wrong.
struct MarkedItem {
    std::size_t cell = 0;  // of the blueprint
    bool right = false;
    std::vector<CriticalError> critical;
    friend bool operator==(const MarkedItem&, const MarkedItem&) = default;
};

struct CellOutcome {
    int asked = 0, right = 0;
    bool met = false;  // enough were asked, and enough of them right
    friend bool operator==(const CellOutcome&, const CellOutcome&) = default;
};

/// What keeps an exam from being passed; the first of these that holds.
enum class ExamFailure : std::uint8_t { None, Rule, Critical, Cell };

struct ExamOutcome {
    bool over = false;  // no item is asked any more
    bool passed = false;
    ExamFailure failure = ExamFailure::None;
    ExamCount count;
    std::vector<CellOutcome> cells;  // as in the blueprint
    std::vector<int> critical;       // places (from 1) of items with a critical error
    friend bool operator==(const ExamOutcome&, const ExamOutcome&) = default;
};

/// An exam ends when its rule has decided and, if that is for passing, every cell had its least; a
/// critical error fails it, but not before that, for an exam says nothing while it lasts.
ExamOutcome outcome_of(const Blueprint& blueprint, std::span<const MarkedItem> items);

}  // namespace fairdeal
