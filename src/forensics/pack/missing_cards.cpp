#include "forensics/pack/missing_cards.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "base/problem.h"

namespace fairdeal {

namespace {

constexpr double never = -std::numeric_limits<double>::infinity();

double real(std::size_t whole) { return static_cast<double>(whole); }

/// C(n - m, c) / C(n, c): that m copies of n are among those not drawn, when c were.
double share_unseen(double n, double m, double c) {
    double share = 1;
    for (double j = 0; j < m; ++j) share *= std::max(n - c - j, 0.0) / (n - j);
    return share;
}

double log_choose(double n, double k) {
    return std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1);
}

MissingWeights adding_up_to_one(MissingWeights weights) {
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (double& weight : weights) weight /= sum;
    return weights;
}

/// Where the largest of the first `count` values has grown or shrunk out of hand it becomes 1, and
/// its logarithm part of the scale.
template <class Values>
void keep_in_scale(Values& values, std::size_t count, double& log_scale) {
    constexpr double large = 1e100;
    const auto end = values.begin() + static_cast<std::ptrdiff_t>(count);
    const double largest = *std::max_element(values.begin(), end);
    if (largest <= 0 || (largest < large && largest > 1 / large)) return;
    for (auto value = values.begin(); value != end; ++value) *value /= largest;
    log_scale += std::log(largest);
}

}  // namespace

MissingWeights halving_weights(int most) {
    MissingWeights weights;
    for (int k = 1; k <= most; ++k) weights.push_back(std::ldexp(1.0, -k));
    return adding_up_to_one(std::move(weights));
}

MissingWeights even_weights(int most) {
    return adding_up_to_one(MissingWeights(static_cast<std::size_t>(most), 1.0));
}

/// What the running shoe adds. A missing card is unseen, and so are 1 - n/N of all cards: that
/// share is divided out of the factor of each missing copy, so that the numbers stay of one size
/// over hundreds of shoes.
struct MissingCards::Look {
    std::vector<double> factors;     // of c copies seen and m missing, at c * (most + 1) + m
    std::vector<double> log_unseen;  // by the number of missing cards
};

MissingCards::MissingCards(int decks, MissingWeights weights)
    : decks_(decks), most_(weights.size()), weights_(std::move(weights)) {
    if (decks < 1 || most_ < 1 || most_ > most_missing)
        throw Fault("a pack without cards, or none that may be missing");
    const double cards = cards_in(decks);
    KindRow row;
    for (std::size_t m = 0; m <= most_; ++m) {
        row.values[m] = real(m) > decks ? 0 : std::exp(log_choose(decks, real(m)));
        log_ways_.push_back(log_choose(cards, real(m)));
    }
    for (int c = 0; c <= decks_; ++c) {
        for (std::size_t m = 0; m <= most_; ++m)
            shares_.push_back(real(m) > decks_ ? 0 : share_unseen(decks_, real(m), c));
    }
    rows_.assign(card_kinds, row);
    log_unseen_.assign(most_ + 1, 0.0);
}

MissingCards::Look MissingCards::look_at(const ShoeCount& shoe) const {
    if (shoe.seen == 0) return {shares_, log_unseen_};  // nothing is added
    const double cards = cards_in(decks_);
    const double unseen = cards - shoe.seen;
    const double divided_out = unseen > 0 ? cards / unseen : 1;
    Look look;
    look.log_unseen = log_unseen_;
    for (std::size_t k = 0; k <= most_; ++k) {
        const double share = share_unseen(cards, real(k), shoe.seen);
        look.log_unseen[k] -= std::log(share) + real(k) * std::log(divided_out);
        if (share <= 0) look.log_unseen[k] = never;  // more were seen than such a pack has
    }
    look.factors = shares_;
    for (auto factor = look.factors.begin(); factor != look.factors.end();) {
        double powers = 1;
        for (std::size_t m = 0; m <= most_; ++m, powers *= divided_out) *factor++ *= powers;
    }
    return look;
}

MissingCards::KindRow MissingCards::row(std::size_t kind, const ShoeCount& shoe,
                                        const Look& look) const {
    KindRow row = rows_[kind];
    const auto copies = static_cast<std::size_t>(std::clamp(shoe.copies[kind], 0, decks_));
    const double* factors = look.factors.data() + copies * (most_ + 1);
    for (std::size_t m = 0; m <= most_; ++m) row.values[m] *= factors[m];
    return row;
}

void MissingCards::multiply(KindRow& product, const KindRow& row) const {
    auto& values = product.values;
    for (std::size_t k = most_ + 1; k-- > 0;) {
        double sum = 0;
        for (std::size_t m = 0; m <= k; ++m) sum += values[k - m] * row.values[m];
        values[k] = sum;
    }
    product.log_scale += row.log_scale;
    keep_in_scale(values, most_ + 1, product.log_scale);
}

void MissingCards::close(const ShoeCount& shoe) {
    const Look look = look_at(shoe);
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        rows_[kind] = row(kind, shoe, look);
        keep_in_scale(rows_[kind].values, most_ + 1, rows_[kind].log_scale);
    }
    log_unseen_ = look.log_unseen;
}

MissingCards::KindRow MissingCards::product_of_all(const ShoeCount& running,
                                                   const Look& look) const {
    KindRow all{{1}};
    for (std::size_t kind = 0; kind < card_kinds; ++kind)
        // Before its first card the running shoe adds nothing.
        multiply(all, running.seen == 0 ? rows_[kind] : row(kind, running, look));
    return all;
}

double MissingCards::log_of_number(const KindRow& product, const Look& look,
                                   std::size_t number) const {
    if (product.values[number] <= 0 || std::isinf(look.log_unseen[number])) return never;
    return std::log(product.values[number]) + product.log_scale - log_ways_[number] +
           look.log_unseen[number];
}

std::vector<double> MissingCards::logs_of(const KindRow& product, const Look& look) const {
    std::vector<double> logs;
    logs.reserve(most_);
    for (std::size_t k = 1; k <= most_; ++k) logs.push_back(log_of_number(product, look, k));
    return logs;
}

double MissingCards::log_weighed(const KindRow& product, const Look& look) const {
    return weighed(logs_of(product, look));
}

double MissingCards::weighed(const std::vector<double>& log_ratios) const {
    std::vector<double> logs = log_ratios;
    for (std::size_t k = 1; k <= most_; ++k) logs[k - 1] += std::log(weights_[k - 1]);
    const double largest = *std::max_element(logs.begin(), logs.end());
    if (std::isinf(largest)) return never;
    double sum = 0;
    for (const double log : logs) sum += std::exp(log - largest);
    return largest + std::log(sum);
}

double MissingCards::log_ratio(const ShoeCount& running) const {
    const Look look = look_at(running);
    return log_weighed(product_of_all(running, look), look);
}

std::vector<double> MissingCards::log_ratios(const ShoeCount& running) const {
    const Look look = look_at(running);
    return logs_of(product_of_all(running, look), look);
}

int MissingCards::no_alarm_before(double log_alarm, const ShoeCount& running) const {
    return no_alarm_before(log_alarm, log_ratios(running), running.seen);
}

/// A card that is seen makes a missing copy of its kind less likely, and none likelier: what grows
/// is only that fewer are left unseen.
int MissingCards::no_alarm_before(double log_alarm, std::vector<double> logs, int seen) const {
    const double cards = cards_in(decks_);
    for (std::size_t k = 1; k <= most_; ++k)
        logs[k - 1] += std::log(weights_[k - 1]) + std::log(share_unseen(cards, real(k), seen));
    constexpr double rounding = 1e-9;
    const double alarm = std::exp(log_alarm - rounding);
    const auto may_reach = [&](int by_then) {
        double most = 0;
        for (std::size_t k = 1; k <= most_; ++k)
            if (!std::isinf(logs[k - 1]))
                most += std::exp(logs[k - 1]) / share_unseen(cards, real(k), by_then);
        return !(most < alarm);
    };
    if (may_reach(seen)) return seen;
    int below = seen, reached = cards_in(decks_) + 1;
    while (below + 1 < reached) {
        const int middle = (below + reached) / 2;
        (may_reach(middle) ? reached : below) = middle;
    }
    return reached;
}

MissingSuspects MissingCards::suspects(const ShoeCount& running) const {
    const Look look = look_at(running);
    std::vector<KindRow> before{KindRow{{1}}};  // of each kind the product of those before it
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        before.push_back(before.back());
        multiply(before.back(), row(kind, running, look));
    }
    const double all = log_weighed(before.back(), look);
    MissingSuspects suspects;
    if (std::isinf(all)) return suspects;
    double largest = never;
    for (std::size_t k = 1; k <= most_; ++k) {
        const double log = log_of_number(before.back(), look, k) + std::log(weights_[k - 1]);
        if (log > largest) suspects.likeliest = static_cast<int>(k);
        largest = std::max(largest, log);
    }
    KindRow after{{1}};
    for (std::size_t kind = card_kinds; kind-- > 0;) {
        const KindRow own = row(kind, running, look);
        KindRow complete = after;  // the product without a missing copy of this kind
        multiply(complete, before[kind]);
        multiply(complete, KindRow{{own.values[0]}, own.log_scale});
        suspects.chances[kind] =
            std::clamp(-std::expm1(log_weighed(complete, look) - all), 0.0, 1.0);
        multiply(after, own);
    }
    return suspects;
}

}  // namespace fairdeal
