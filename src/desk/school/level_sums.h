#pragma once
// How often the answers of a school were wrong at items of each level (drills/item_level.h), by
// the items as they are kept.

#include <array>

#include "desk/school/school.h"
#include "drills/item_level.h"

namespace fairdeal {

struct AnswersAtLevel {
    int asked = 0, wrong = 0;
    Interval interval;  // of the share that was wrong
};
struct LevelSums {
    std::array<AnswersAtLevel, hardest_level> levels;
    int unreadable = 0;  // answers to items that are kept no more, or were written by hand
};
/// Of the trainees of the session's team, in its game; of drills and reviews, which are dealt.
LevelSums level_sums(const SchoolSession& session, const Library& library);

/// "Level 2, Medium: 40 answers, wrong 15 % ..." a line each.
std::vector<std::string> levels_in_words(const LevelSums& sums);

}  // namespace fairdeal
