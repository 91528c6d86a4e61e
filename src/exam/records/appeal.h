#pragma once
// What follows from a granted appeal: items that do not count against the candidate, a resit, or
// nothing. Who hears the appeal chooses; the marks follow from the answers.

#include "exam/office/office.h"
#include "exam/sitting/marked_exam.h"

namespace fairdeal {

struct AppealDecision {
    bool granted = false;
    AppealConsequence follows = AppealConsequence::Stands;  // of a granted one
    std::vector<int> items;                                 // places, of ItemsVoid
    std::string reason;                                     // whole lines
};
/// "3", "3, 17": places of items, put in order. Refused: anything else, or one that stands twice.
Result<std::vector<int>> items_from(std::string_view text);

/// Hears an appeal. Refused: anybody who may not, the examiner and the candidate among them; an
/// item that is not there or was right; void items that leave the exam undecided.
Result<LoggedSitting> hear_appeal(Office& office, const SignedIn& who, const std::string& sitting,
                                  const AppealDecision& decision, const Library& library);

/// A granted appeal made the item of this place void.
bool is_void(const Sitting& sitting, int place);

/// What a cell that is not met lacks: "8 items needed", "3 right needed" of so many. Empty
/// where it is met.
std::string shortfall_of(const BlueprintCell& cell, const CellOutcome& outcome);

/// "item 3 is void: 10 right, 3 wrong, passed", "a resit is granted: this result does not count".
std::string in_words(const AppealGrant& grant);

}  // namespace fairdeal
