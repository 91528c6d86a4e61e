#pragma once
// What the page of who may deal where says of answers and facts.

#include <set>

#include "desk/duty/dealt_hands.h"
#include "desk/duty/duty_screen.h"
#include "duty/due_list.h"

namespace fairdeal {

/// An answer by these facts with every reason, of a question that was asked at `now`.
DutyAnswerScreen answer_screen(const Decision& decision, const std::vector<Fact>& facts,
                               const UtcTime& now);

/// The number of every fact that another corrects or takes back, with that other's.
std::map<std::int64_t, std::int64_t> corrections_in(const std::vector<Fact>& facts);

DutyRowScreen row_of(const Fact& fact, bool is_in_force);
DutyRowScreen row_of(const DueItem& item);
DutyRowScreen row_of(const SameFindings& found);
/// A pack that is to be counted and is not on record so.
DutyRowScreen row_of_pack(const Fact& pack);
/// How many hands were looked at and what they show, of a log of this name.
std::string in_words(const DealtHands& hands, const std::string& log);
/// Why a hand without a decision is a finding.
std::string lacking_in_words(const DutyFinding& finding);
std::string pack_in_words(const Fact& pack);
/// All that a fact says; `corrected_by`: the number of the one in its place, 0: none.
DutyFactScreen fact_screen(const Fact& fact, std::int64_t corrected_by);

/// Whether the id it is about, its kind or a value holds every word of `search`.
bool holds(const Fact& fact, const std::string& search);

}  // namespace fairdeal
