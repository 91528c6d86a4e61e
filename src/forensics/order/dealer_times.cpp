#include "forensics/order/dealer_times.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace fairdeal {

namespace {

template <class Time>
std::chrono::seconds between(const Time& from, const Time& to) {
    return std::chrono::duration_cast<std::chrono::seconds>(to - from);
}

constexpr char after_id = '\n';  // none stands in an id

}  // namespace

void DealerTimes::add(const std::string& dealer, const std::string& table, const UtcTime& at,
                      const UtcTime& until, const HandRef& hand) {
    if (until <= at) return;
    const auto named = tables_.insert(table).first;
    rounds_[dealer].push_back({at.time, until.time, &*named, hand.number, ids_.size()});
    ids_ += hand.id;
    ids_ += after_id;
}

HandRef DealerTimes::hand_of(const Round& round) const {
    const std::size_t end = ids_.find(after_id, round.id_begin);
    return {round.number, ids_.substr(round.id_begin, end - round.id_begin)};
}

std::vector<DealerTimes::Overlap> DealerTimes::overlaps() const {
    std::vector<Overlap> found;
    for (const auto& [dealer, rounds] : rounds_) {
        std::vector<const Round*> sorted;
        sorted.reserve(rounds.size());
        for (const Round& round : rounds) sorted.push_back(&round);
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const Round* a, const Round* b) { return a->at < b->at; });
        add_overlaps(dealer, sorted, found);
    }
    return found;
}

void DealerTimes::add_overlaps(const std::string& dealer, const std::vector<const Round*>& rounds,
                               std::vector<Overlap>& found) const {
    std::map<std::string_view, const Round*> longest;  // by table, what ends last so far
    std::set<std::pair<std::string_view, std::string_view>> told;
    for (const Round* round : rounds) {
        for (const auto& [table, other] : longest) {
            const auto shared = between(round->at, std::min(round->until, other->until));
            if (other->table == round->table || shared <= clock_error) continue;
            if (told.insert(std::minmax<std::string_view>(table, *round->table)).second)
                found.push_back({dealer, std::string(table), *round->table, hand_of(*other),
                                 hand_of(*round), shared});
        }
        const Round*& own = longest[*round->table];
        if (own == nullptr || own->until < round->until) own = round;
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

std::chrono::seconds DealingPace::took() const { return between(begin_.time, end_.time); }

std::chrono::seconds DealingPace::takes() const { return ends_ ? earlier_ + last_ : earlier_; }

}  // namespace fairdeal
