#pragma once
// What to ask somebody next: clauses that they have not cleared, first those behind the misreadings
// that they are still suspected of, and between them clauses that they learnt before.

#include "drills/item_level.h"
#include "training/diagnosis.h"
#include "training/lessons/lesson.h"
#include "training/plan.h"

namespace fairdeal {

struct Aims {
    std::vector<std::string> fresh;  // not cleared, the most wanted first
    std::vector<std::string> old;    // known, the one that is remembered least first
};

/// Whether a dealt hand can turn on the clause: the engine rules by it. Of others, as what a word
/// means, only the library asks.
bool can_be_dealt(Game game, std::string_view clause);

/// Of the clauses of a book that hands are dealt for; of the chapter on deals that go wrong only
/// what was taught, because lessons of another game may teach it.
Aims aims_of(const RuleBook& book, const ClauseStates& states, const Diagnosis& diagnosis,
             Millis now, const ClauseSet& taught = {});

/// The levels of items that a clause is asked at: easy ones until somebody has it, then harder
/// ones, of a mastered one any.
Levels levels_for(const std::string& clause, const ClauseStates& states);

/// How far a clause is from being cleared, from 0 (mastered) to 1.
double need_of(const std::string& clause, const ClauseStates& states);

}  // namespace fairdeal
