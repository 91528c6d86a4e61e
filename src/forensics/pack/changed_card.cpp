#include "forensics/pack/changed_card.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace fairdeal {

namespace {

constexpr double impossible = -std::numeric_limits<double>::infinity();

using ByKind = std::array<double, card_kinds>;

std::size_t largest_of(const ByKind& logs) {
    return static_cast<std::size_t>(std::max_element(logs.begin(), logs.end()) - logs.begin());
}

/// e to each of them over the largest, which is given.
ByKind scaled(const ByKind& logs, double largest) {
    ByKind values{};
    for (std::size_t kind = 0; kind < card_kinds; ++kind)
        values[kind] = std::exp(logs[kind] - largest);
    return values;
}

/// The sum over all kinds but one, for each; without a difference of large numbers.
ByKind sums_of_others(const ByKind& values) {
    ByKind sums{};
    double before = 0;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        sums[kind] = before;
        before += values[kind];
    }
    double after = 0;
    for (std::size_t kind = card_kinds; kind-- > 0;) {
        sums[kind] += after;
        after += values[kind];
    }
    return sums;
}

}  // namespace

ChangedCard::ChangedCard(int decks) : decks_(decks) {
    const double all = decks;
    for (int copies = 0; copies <= decks_; ++copies) {
        one_short_.push_back(std::log1p(-copies / all));
        one_more_.push_back(std::log((all + 1) / (all + 1 - copies)));
    }
}

ChangedCard::Logs ChangedCard::with(const ShoeCount& running) const {
    Logs logs = closed_;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        const auto copies = static_cast<std::size_t>(std::min(running.copies[kind], decks_));
        logs.one_short[kind] += one_short_[copies];
        logs.one_more[kind] += one_more_[copies];
    }
    const double cards = cards_in(decks_) + 1;
    logs.one_card_more += std::log((cards - running.seen) / cards);
    return logs;
}

void ChangedCard::close(const ShoeCount& shoe) { closed_ = with(shoe); }

ChangedCard::Extra ChangedCard::extra(const ShoeCount& running) const {
    const Logs logs = with(running);
    const std::size_t kind = largest_of(logs.one_more);
    const double largest = logs.one_more[kind];
    double sum = 0;
    for (const double value : scaled(logs.one_more, largest)) sum += value;
    return {largest + std::log(sum / card_kinds) + logs.one_card_more, kind};
}

ChangedCard::Swap ChangedCard::swap(const ShoeCount& running) const {
    const Logs logs = with(running);
    const std::size_t out = largest_of(logs.one_short);
    const double most_short = logs.one_short[out];
    if (std::isinf(most_short)) return {impossible, 0, 0};  // every card was seen complete
    const double most_more = logs.one_more[largest_of(logs.one_more)];
    const ByKind shorts = scaled(logs.one_short, most_short);
    const ByKind mores = scaled(logs.one_more, most_more);
    const ByKind others = sums_of_others(mores);
    double sum = 0;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) sum += shorts[kind] * others[kind];
    ByKind but_out = logs.one_more;
    but_out[out] = impossible;
    constexpr double pairs = card_kinds * (card_kinds - 1);
    return {most_short + most_more + std::log(sum / pairs), out, largest_of(but_out)};
}

/// A mean is no larger than the largest.
double ChangedCard::extra_at_most() const {
    return closed_.one_more[largest_of(closed_.one_more)] + closed_.one_card_more;
}

double ChangedCard::swap_at_most() const {
    return closed_.one_short[largest_of(closed_.one_short)] +
           closed_.one_more[largest_of(closed_.one_more)];
}

ChangedCard::InPlaceOf ChangedCard::in_place_of(std::size_t kind) const {
    ByKind shorts = closed_.one_short;
    shorts[kind] = impossible;
    const std::size_t out = largest_of(shorts);
    if (std::isinf(shorts[out])) return {impossible, out, 0};
    double sum = 0;
    for (const double value : scaled(shorts, shorts[out])) sum += value;
    return {shorts[out] + std::log(sum / (card_kinds - 1)) - closed_.one_card_more, out, 1 / sum};
}

}  // namespace fairdeal
