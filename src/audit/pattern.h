#pragma once
// Patterns: a dealer who makes one mistake more often than a careful dealer is allowed and than the
// others do, by more than chance explains.

#include "audit/tally.h"

namespace fairdeal {

/// A dealer and a misreading, or a clause that they get wrong in no one way.
struct Pattern {
    std::string dealer;      // nothing_said: hands without one
    std::string misreading;  // its id; empty: wrong in several ways
    std::string clause;
    Share own;              // wagers settled so, of their chances: lines that rest on the clause
    Share others;           // likewise, of all other dealers together
    double allowed = 0;     // the rate that they are compared with: see allowed_rate
    double log10_tail = 0;  // of the chance that so many or more would come about at that rate
    double at_least = 0;    // their own rate is at least this, with 99 % confidence
    friend bool operator==(const Pattern&, const Pattern&) = default;
};

/// A mistake in a hundred chances is allowed, or as many as the others make, if that is more.
constexpr long double allowed_rate = 0.01L;
/// A pattern is named if chance alone would name any one, of all that were looked at, once in so
/// many logs.
constexpr long double logs_to_a_false_pattern = 1000;

/// The most surprising first.
std::vector<Pattern> patterns_in(const Tally& tally);

}  // namespace fairdeal
