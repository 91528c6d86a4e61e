#include "forensics/pack/wrong_decks.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairdeal {

namespace {

constexpr double not_by_so_few = -std::numeric_limits<double>::infinity();

/// Natural logarithms of 0!, 1!, ... as far as a shoe of 99 decks needs them.
const std::vector<double>& log_factorials() {
    static const std::vector<double> logs = [] {
        constexpr int most_cards_of_all = cards_in(99);
        std::vector<double> sums{0};
        for (int n = 1; n <= most_cards_of_all; ++n) sums.push_back(sums.back() + std::log(n));
        return sums;
    }();
    return logs;
}

/// The natural logarithm of a whole number from 1 on.
double log_whole(int number) {
    const auto place = static_cast<std::size_t>(number);
    return log_factorials()[place] - log_factorials()[place - 1];
}

/// C(other, k) / C(n, k), as a logarithm; k is at most n.
double log_ways_ratio(int other, int n, int k) {
    if (k > other) return not_by_so_few;
    const auto log_of = [](int whole) { return log_factorials()[static_cast<std::size_t>(whole)]; };
    return log_of(other) - log_of(other - k) - log_of(n) + log_of(n - k);
}

}  // namespace

WrongDecks::WrongDecks(int declared) : declared_(declared) {
    for (const int decks : {1, 2, 4, 5, 6, 7, 8})
        if (decks != declared) others_.push_back(decks);
    closed_.assign(others_.size(), 0.0);
    find_steps();
    begin_shoe();
}

WrongDecks::WrongDecks(int declared, int real) : declared_(declared), others_{real}, closed_{0.0} {
    find_steps();
    begin_shoe();
}

void WrongDecks::find_steps() {
    for (const int other : others_) {
        for (int seen = 0; seen < declared_; ++seen)
            steps_.push_back(other > seen ? log_whole(other - seen) - log_whole(declared_ - seen)
                                          : not_by_so_few);
    }
}

double WrongDecks::log_ratio(const ShoeCount& shoe, int real) const {
    double log = -log_ways_ratio(cards_in(real), cards_in(declared_), shoe.seen);
    if (std::isinf(log)) return not_by_so_few;  // more cards were seen than it holds
    for (const int copies : shoe.copies)
        log += log_ways_ratio(real, declared_, std::min(copies, declared_));
    return log;
}

void WrongDecks::begin_shoe() {
    after_.assign(static_cast<std::size_t>(declared_), 0);
    seen_ = 0;
}

bool WrongDecks::may_reach(double log_alarm) const {
    constexpr double rounding = 1e-9;
    for (std::size_t i = 0; i < others_.size(); ++i) {
        const int cards = cards_in(others_[i]);
        if (seen_ > cards || std::isinf(closed_[i])) continue;
        double running = closed_[i];
        for (std::size_t copies = 0; copies < after_.size(); ++copies)
            // None is not to be multiplied with what is impossible.
            if (after_[copies] > 0) running += after_[copies] * steps_[i * after_.size() + copies];
        if (running - log_ways_ratio(cards, cards_in(declared_), seen_) >= log_alarm - rounding)
            return true;
    }
    return false;
}

void WrongDecks::close(const ShoeCount& shoe) {
    for (std::size_t i = 0; i < others_.size(); ++i) closed_[i] += log_ratio(shoe, others_[i]);
}

WrongDecks::Evidence WrongDecks::evidence(const ShoeCount& running) const {
    std::vector<double> logs = closed_;
    for (std::size_t i = 0; i < others_.size(); ++i) logs[i] += log_ratio(running, others_[i]);
    const auto largest = std::max_element(logs.begin(), logs.end());
    if (std::isinf(*largest)) return {not_by_so_few, declared_};
    double sum = 0;
    for (const double log : logs) sum += std::exp(log - *largest);
    return {*largest + std::log(sum / static_cast<double>(logs.size())),
            others_[static_cast<std::size_t>(largest - logs.begin())]};
}

}  // namespace fairdeal
