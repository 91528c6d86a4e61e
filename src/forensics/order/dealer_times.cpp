#include "forensics/order/dealer_times.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace fairdeal {

namespace {

std::chrono::seconds between(const UtcTime& from, const UtcTime& to) {
    return std::chrono::duration_cast<std::chrono::seconds>(to.time - from.time);
}

}  // namespace

void DealerTimes::add(const std::string& dealer, const std::string& table, const UtcTime& at,
                      const UtcTime& until, const HandRef& hand) {
    if (until <= at) return;
    const auto named = tables_.insert(table).first;
    rounds_[dealer].push_back({at, until, &*named, hand.number, ids_.size(), hand.id.size()});
    ids_ += hand.id;
}

std::vector<DealerTimes::Overlap> DealerTimes::overlaps() const {
    std::vector<Overlap> found;
    for (const auto& [dealer, known] : rounds_) {
        const auto begins_first = [](const Round& a, const Round& b) { return a.at < b.at; };
        const bool is_sorted = std::is_sorted(known.begin(), known.end(), begins_first);
        auto sorted = is_sorted ? std::vector<Round>() : known;
        std::stable_sort(sorted.begin(), sorted.end(), begins_first);
        add_overlaps(dealer, is_sorted ? known : sorted, found);
    }
    return found;
}

void DealerTimes::add_overlaps(const std::string& dealer, const std::vector<Round>& rounds,
                               std::vector<Overlap>& found) const {
    std::map<std::string_view, const Round*> longest;  // by table, what ends last so far
    std::set<std::pair<std::string_view, std::string_view>> told;
    for (const Round& round : rounds) {
        for (const auto& [table, other] : longest) {
            const auto shared = between(round.at, std::min(round.until, other->until));
            if (other->table == round.table || shared <= clock_error) continue;
            if (told.insert(std::minmax<std::string_view>(table, *round.table)).second)
                found.push_back({dealer, std::string(table), *round.table, hand_of(*other),
                                 hand_of(round), shared});
        }
        const Round*& own = longest[*round.table];
        if (own == nullptr || own->until < round.until) own = &round;
    }
}

void DealingPace::add(std::int64_t cards, std::int64_t wagers, const UtcTime& at,
                      const UtcTime* until) {
    if (rounds_ == 0) begin_ = at;
    ++rounds_;
    earlier_ += last_;
    last_ = std::chrono::seconds(cards + 3 * wagers);
    ends_ = until != nullptr;
    end_ = ends_ ? *until : at;
}

std::chrono::seconds DealingPace::took() const { return between(begin_, end_); }

std::chrono::seconds DealingPace::takes() const { return ends_ ? earlier_ + last_ : earlier_; }

}  // namespace fairdeal
