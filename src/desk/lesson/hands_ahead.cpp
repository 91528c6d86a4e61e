#include "desk/lesson/hands_ahead.h"

#include <algorithm>

#include "drills/contrast.h"

namespace fairdeal {

namespace {

constexpr std::chrono::milliseconds as_long_as_it_takes{60'000};

std::optional<Scenario> dealt(const Scenario& like, std::uint64_t seed,
                              const std::atomic<bool>* called_off) {
    if (seed != 0) return same_again(like, seed, called_off);
    auto contrast = contrast_of(like);
    return contrast ? std::optional(std::move(contrast->scenario)) : std::nullopt;
}

}  // namespace

void HandsAhead::look_behind(const Scenario& open, std::uint64_t seed) {
    wanted_.clear();
    want(open, seed);
    want(open, 0);
    order();
}

void HandsAhead::look_behind(const Scenario& open, std::uint64_t seed, const Scenario& like,
                             std::uint64_t fresh_seed) {
    wanted_.clear();
    want(like, fresh_seed);
    want(open, seed);
    want(open, 0);
    order();
}

void HandsAhead::want(const Scenario& like, std::uint64_t seed) {
    wanted_.push_back({std::to_string(++number_), like, seed});
}

void HandsAhead::order() {
    std::vector<ItemsAhead::Order> orders;
    for (const Wanted& wanted : wanted_) {
        orders.push_back(
            {wanted.shelf, 1,
             [like = wanted.like, seed = wanted.seed](
                 std::uint64_t, const std::atomic<bool>& off) -> std::optional<ReadyItem> {
                 auto hand = dealt(like, seed, &off);
                 if (!hand) return std::nullopt;
                 return ReadyItem{*std::move(hand), "", {}};
             }});
    }
    ahead_.order(std::move(orders));
}

std::optional<Scenario> HandsAhead::take(const Scenario& like, std::uint64_t seed) {
    const auto found = std::find_if(wanted_.begin(), wanted_.end(), [&](const Wanted& wanted) {
        return wanted.seed == seed && wanted.like == like;
    });
    if (found == wanted_.end()) {
        ++dealt_late_;
        return dealt(like, seed, nullptr);
    }
    auto item =
        ahead_.take(found->shelf, as_long_as_it_takes, [](const ReadyItem&) { return 1.0; });
    return item ? std::optional(std::move(item->scenario)) : std::nullopt;
}

std::optional<Scenario> HandsAhead::same_again(const Scenario& open, std::uint64_t seed) {
    return take(open, seed);
}

std::optional<Scenario> HandsAhead::contrast(const Scenario& open) { return take(open, 0); }

}  // namespace fairdeal
