#include "forensics/people/cut_depth.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <numeric>

#include "forensics/people/holm.h"

namespace fairdeal {

namespace {

double count(const std::vector<double>& values) { return static_cast<double>(values.size()); }

double sum_of_all(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

/// Some shoes of a dealer, and the dealer's others.
class TwoGroups {
public:
    TwoGroups(const std::vector<double>& all, const std::vector<std::size_t>& places) {
        std::vector<double> own, rest = all;
        for (const std::size_t place : places) own.push_back(all[place]);
        for (auto place = places.rbegin(); place != places.rend(); ++place)
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(*place));
        own_count_ = count(own);
        other_count_ = count(rest);
        if (!can_be_compared()) return;
        mean_ = sum_of_all(own) / own_count_;
        others_ = sum_of_all(rest) / other_count_;
        for (const double behind : own) squares_ += (behind - mean_) * (behind - mean_);
        for (const double behind : rest) squares_ += (behind - others_) * (behind - others_);
    }
    [[nodiscard]] bool can_be_compared() const { return own_count_ > 1 && other_count_ > 1; }
    [[nodiscard]] double mean() const { return mean_; }
    [[nodiscard]] double others() const { return others_; }
    /// Two-sided, Student's t.
    [[nodiscard]] double chance() const {
        const double freedom = own_count_ + other_count_ - 2;
        // Nobody cuts to a card more precisely than by one.
        const double spread = std::max(1.0, std::sqrt(squares_ / freedom));
        const double t =
            (mean_ - others_) / (spread * std::sqrt(1 / own_count_ + 1 / other_count_));
        const boost::math::students_t by_chance(freedom);
        return 2 * boost::math::cdf(boost::math::complement(by_chance, std::abs(t)));
    }

private:
    double own_count_ = 0, other_count_ = 0, mean_ = 0, others_ = 0, squares_ = 0;
};

std::vector<std::int64_t> numbers_of(const std::vector<HandRef>& hands) {
    std::vector<std::int64_t> numbers;
    for (const HandRef& hand : hands) numbers.push_back(hand.number);
    return numbers;
}

/// Those whose chance, corrected for all of them, is below the alarm.
std::vector<CutDepths::Shift> beyond(std::vector<CutDepths::Shift> shifts,
                                     const std::vector<double>& chances) {
    const std::vector<double> corrected = holm_corrected(chances);
    std::vector<CutDepths::Shift> found;
    for (std::size_t i = 0; i < shifts.size(); ++i) {
        shifts[i].chance = corrected[i];
        if (corrected[i] < cut_depth_alarm) found.push_back(std::move(shifts[i]));
    }
    return found;
}

}  // namespace

void CutDepths::add(const std::string& dealer, int behind, const HandRef& hand,
                    const std::vector<std::string>& guests) {
    Cuts& cuts = dealers_[dealer];
    for (const std::string& guest : guests) {
        auto& places = cuts.before[guest];  // one who has two seats is there once
        if (places.empty() || places.back() != cuts.behind.size())
            places.push_back(cuts.behind.size());
    }
    cuts.shoes.push_back(hand);
    cuts.behind.push_back(behind);
    ++shoes_;
}

/// By the spread that dealers have in themselves, with as many degrees of freedom.
double CutDepths::chance_of(const Cuts& cuts, double mean, double others, double spread) const {
    const double own = count(cuts.behind);
    const auto all = static_cast<double>(shoes_);
    const double freedom = all - static_cast<double>(dealers_.size());
    if (freedom < 1) return 1;
    const double t = (mean - others) / (spread * std::sqrt(1 / own + 1 / (all - own)));
    const boost::math::students_t by_chance(freedom);
    return 2 * boost::math::cdf(boost::math::complement(by_chance, std::abs(t)));
}

std::vector<CutDepths::Shift> CutDepths::beyond_chance() const {
    std::vector<Shift> found = of_dealers();
    const std::vector<Shift> of_guests = of_dealers_and_guests();
    found.insert(found.end(), of_guests.begin(), of_guests.end());
    return found;
}

std::vector<CutDepths::Shift> CutDepths::of_dealers() const {
    if (dealers_.size() < 2) return {};
    double all = 0;
    double squares = 0;  // within dealers
    for (const auto& [name, cuts] : dealers_) {
        const double mean = sum_of_all(cuts.behind) / count(cuts.behind);
        for (const double behind : cuts.behind) squares += (behind - mean) * (behind - mean);
        all += sum_of_all(cuts.behind);
    }
    const auto shoes = static_cast<double>(shoes_);
    const double freedom = shoes - static_cast<double>(dealers_.size());
    // Nobody cuts to a card more precisely than by one.
    const double spread = freedom > 0 ? std::max(1.0, std::sqrt(squares / freedom)) : 1;
    std::vector<Shift> shifts;
    std::vector<double> chances;
    for (const auto& [name, cuts] : dealers_) {
        const double sum = sum_of_all(cuts.behind);
        const double mean = sum / count(cuts.behind);
        const double others = (all - sum) / (shoes - count(cuts.behind));
        shifts.push_back({name, "", static_cast<std::int64_t>(cuts.behind.size()), mean, others, 1,
                          cuts.shoes.front(), cuts.shoes.back(), numbers_of(cuts.shoes)});
        chances.push_back(chance_of(cuts, mean, others, spread));
    }
    return beyond(std::move(shifts), chances);
}

std::vector<CutDepths::Shift> CutDepths::of_dealers_and_guests() const {
    std::vector<Shift> shifts;
    std::vector<double> chances;
    for (const auto& [dealer, cuts] : dealers_) {
        for (const auto& [guest, places] : cuts.before) {
            const TwoGroups groups(cuts.behind, places);
            if (!groups.can_be_compared()) continue;
            Shift shift{dealer, guest, std::ssize(places), groups.mean(), groups.others(), 1,
                        {},     {}};
            for (const std::size_t place : places) shift.hands.push_back(cuts.shoes[place].number);
            shift.first = cuts.shoes[places.front()];
            shift.last = cuts.shoes[places.back()];
            shifts.push_back(std::move(shift));
            chances.push_back(groups.chance());
        }
    }
    return beyond(std::move(shifts), chances);
}

}  // namespace fairdeal
