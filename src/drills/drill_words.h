#pragma once
// What a dealt item says: its question in words, and its hints.

#include "questions/grade.h"

namespace fairdeal {

/// "Settle Super Tie of seat 3.", "What becomes of Player hand of hand 2 of seat 1?". A question of
/// talk is not dealt.
std::string story_of(const Question& question);

/// From a pointer to nearly the answer.
std::vector<std::string> hints_for(const Key& key);

}  // namespace fairdeal
