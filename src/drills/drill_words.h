#pragma once
// What a dealt item says: its question in words, and its hints. An item holds them in English, as
// it is kept; they are said in the user's language when they are shown.

#include "base/translation.h"
#include "questions/grade.h"

namespace fairdeal {

inline constexpr const char* fresh_hand = sentence("A fresh hand");
inline constexpr const char* a_payout = sentence("A payout");

/// "Settle Super Tie of seat 3.", "What becomes of Player hand of hand 2 of seat 1?". A question of
/// talk is not dealt.
std::string story_of(const Question& question);

/// From a pointer to nearly the answer; `clauses` decide it, the first one above all.
std::vector<std::string> hints_for(const std::vector<std::string>& clauses);

/// As they are shown: what a drill has worded in the language in force, what an author has written
/// as it is.
std::string shown_title(const Scenario& scenario);
std::string shown_story(const Scenario& scenario);
std::vector<std::string> shown_hints(const Scenario& scenario);

}  // namespace fairdeal
