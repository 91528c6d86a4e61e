// Which hands of an audit a report shows.

#include <algorithm>

#include "print/report/report.h"

namespace fairdeal {

namespace {

Money moved(const WorstHand& hand) { return hand.exposure.overpaid + hand.exposure.underpaid; }

/// Of one unit.
bool moves_more(const WorstHand& a, const WorstHand& b) {
    const Money x = moved(a), y = moved(b);
    return x != y ? x > y : a.idx < b.idx;
}

}  // namespace

void ReportFindings::add(const Finding& finding) {
    constexpr std::size_t most_others = 200;
    if (finding.kind != Finding::Kind::Wager) {
        ++others_found_;
        if (others_.size() < most_others) others_.push_back(finding);
        return;
    }
    if (last_ && last_->idx != finding.idx) settle();
    if (!last_) last_ = WorstHand{finding.idx, finding.identity, finding.unit, {}, {}};
    last_->exposure.add(finding.difference);
    last_->wagers.push_back(finding);
}

void ReportFindings::settle() const {
    if (!last_) return;
    auto& hands = hands_.at(static_cast<std::size_t>(last_->unit));
    const auto place = std::ranges::upper_bound(hands, *last_, moves_more);
    hands.insert(place, *std::move(last_));
    last_.reset();
    if (hands.size() > most_) hands.pop_back();
}

std::vector<WorstHand> ReportFindings::worst(Unit unit) const {
    settle();
    return hands_.at(static_cast<std::size_t>(unit));
}

}  // namespace fairdeal
