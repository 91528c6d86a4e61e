#pragma once
// What somebody was not examined on: the clauses that say something else at a table than they did
// in the exam of a certificate, because the table card is another or the rule book is newer.

#include <map>
#include <string>
#include <vector>

#include "training/library.h"

namespace fairdeal {

struct ClauseDifference {
    std::vector<std::string> clauses;  // by the two table cards, in the rule book's order
    bool newer_rules = false;          // since the exam, whatever the table card
    friend bool operator==(const ClauseDifference&, const ClauseDifference&) = default;
};

/// Compares, and keeps what it found. The library must stay where it is.
class ClauseCompare {
public:
    explicit ClauseCompare(const Library& library) : library_(&library) {}
    /// `card` and `clauses` as a certificate has them, `table` as card_line() writes it. A line
    /// that is no card differs in every clause.
    const ClauseDifference& between(const std::string& card, const std::string& clauses,
                                    const std::string& table);

private:
    const std::string& editions_under(const std::string& card);
    const Library* library_;
    std::map<std::string, std::string> editions_;  // by card
    std::map<std::string, ClauseDifference> found_;
};

}  // namespace fairdeal
