#include "audit/sums.h"

#include <algorithm>
#include <iterator>

#include "base/problem.h"

namespace fairdeal {

AuditSums& AuditSums::operator+=(const AuditSums& other) {
    hands += other.hands;
    wrong_hands += other.wrong_hands;
    with_faults += other.with_faults;
    lines += other.lines;
    wrong_wagers += other.wrong_wagers;
    exposures += other.exposures;
    return *this;
}

AuditCell& AuditCell::operator+=(const AuditCell& other) {
    sums += other.sums;
    std::vector<std::int64_t> both;
    std::set_union(first_hands.begin(), first_hands.end(), other.first_hands.begin(),
                   other.first_hands.end(), std::back_inserter(both));
    if (both.size() > hands_kept) both.resize(hands_kept);
    first_hands = std::move(both);
    return *this;
}

void AuditCell::note(std::int64_t idx) {
    if (first_hands.size() >= hands_kept) return;
    if (first_hands.empty() || first_hands.back() != idx) first_hands.push_back(idx);
}

std::string_view to_text(Dimension dimension) {
    switch (dimension) {
        case Dimension::Dealer: return "dealer";
        case Dimension::Table: return "table";
        case Dimension::Shift: return "shift";
        case Dimension::Game: return "game";
        case Dimension::Clause: return "clause";
        case Dimension::Misreading: return "misreading";
    }
    throw Fault("invalid dimension");
}

std::optional<Dimension> dimension_from(std::string_view word) {
    for (const Dimension dimension : every_dimension) {
        if (to_text(dimension) == word) return dimension;
    }
    return std::nullopt;
}

}  // namespace fairdeal
