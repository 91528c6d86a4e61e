#pragma once
// The nearest hand where a neighbouring clause decides instead: the same record but for a card or a
// stake, and what follows from it.

#include <atomic>

#include "questions/grade.h"

namespace fairdeal {

struct Contrast {
    Scenario scenario;     // the same question of the other hand
    std::string changed;   // what is different, in the notation: "dealer deal 9c (8s) -> 9c (9s)"
    ClauseId here, there;  // the clauses that decide
};

/// The nearest one: one card another, else one stake, then as the play goes on from there. With
/// `wanted` the clause that is to decide; otherwise any other of the same game, its own family
/// first. Nothing if no small change does it.
std::optional<Contrast> contrast_of(const Scenario& scenario, const std::string& wanted = {});

/// The same again: another hand where the same clause decides the same kind of question, under the
/// same table card. Nothing if none was dealt in time, or once somebody has called it off.
std::optional<Scenario> same_again(const Scenario& scenario, std::uint64_t seed,
                                   const std::atomic<bool>* called_off = nullptr);

}  // namespace fairdeal
