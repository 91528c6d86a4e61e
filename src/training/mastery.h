#pragma once
// How surely somebody has a clause: Bayesian knowledge tracing, which says when to stop drilling,
// and beside it the Wilson interval of the answers, which says how little a handful of right ones
// prove. Never one without the other, and never a bare percentage.

#include <string_view>

#include "training/given_answer.h"

namespace fairdeal {

/// Where a share may lie, both ends from 0 to 1.
struct Interval {
    double low = 0, high = 1;
    friend bool operator==(const Interval&, const Interval&) = default;
};

constexpr double two_sided_95 = 1.959964, one_sided_95 = 1.644854;

/// Wilson's interval for `right` of `of`, 0 <= right <= of; of none: anywhere.
Interval wilson(int right, int of, double z = two_sided_95);

struct MasteryRules {
    double known_at_first = 0.3;  // L0
    double learns = 0.15;         // T: learnt by one more answer
    double slips = 0.05;          // s: known, yet wrong
    double guesses = 0.03;        // g of a built answer; of n choices it is 1/n
    double mastered = 0.95;       // known so surely
    double surely = 0.80;         // and the interval's low end there: 16 right in a row
    friend bool operator==(const MasteryRules&, const MasteryRules&) = default;
};

/// The chance that it is known once an answer has come.
double known_after(double known, bool right, double guess, const MasteryRules& rules);
double guess_of(const GivenAnswer& answer, const MasteryRules& rules);

/// The answers to one clause since it was worded as it is now. Of the answers only the latest
/// `recent_answers` count for the interval: what was not known at first is no longer counted
/// against anybody.
struct Mastery {
    int asked = 0, right = 0;  // all of them
    std::uint64_t recent = 0;  // the latest, the newest in the lowest bit; 1: right
    double known = 0;          // 0 before the first; never above 0.999
    Millis took = 0;           // all of them together
    Millis typical = 0;        // what one takes by now; 0: none was given
    friend bool operator==(const Mastery&, const Mastery&) = default;
};
constexpr int recent_answers = 40;

Mastery after_answer(const Mastery& mastery, const GivenAnswer& answer, bool right,
                     const MasteryRules& rules);

/// Of the latest answers: how many there are, how many of them are right, and their interval.
int recent_asked(const Mastery& mastery);
int recent_right(const Mastery& mastery);
Interval interval_of(const Mastery& mastery);

/// Whether time counts with this clause: only once ten or more of the latest answers are there and
/// nine in ten of them right. Before that nobody is to hurry.
bool is_timed(const Mastery& mastery);

enum class ClauseStanding : std::uint8_t { NotAsked, Learning, Sound, Mastered };
/// "not-asked", "learning", "sound", "mastered".
std::string_view to_text(ClauseStanding standing);
/// Learning: the tracing does not say yet that it is known. Sound: it does, but there are too few
/// answers to be sure. Mastered: both.
ClauseStanding standing_of(const Mastery& mastery, const MasteryRules& rules);

}  // namespace fairdeal
