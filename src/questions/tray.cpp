#include "questions/tray.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "base/problem.h"
#include "base/text.h"

namespace fairdeal {

namespace {

constexpr int most_chips = 1000;                             // of one value in a tray
constexpr std::int64_t most_units = std::int64_t{1} << 20U;  // of a payment, in the chips' measure

/// Some chips of one pile taken together: 1, 2, 4, ... so that any number of them can be put
/// together. What they cost is what the style wants little of.
struct Bundle {
    std::size_t pile = 0;
    int count = 0;
    std::int64_t units = 0;
    std::int64_t cost = 0;
};

bool is_in(const ChipPiles& chips, Money value) {
    return std::any_of(chips.begin(), chips.end(),
                       [&](const ChipPile& pile) { return pile.value == value; });
}

/// The largest sum that every pile's value is a multiple of.
std::int64_t measure_of(const ChipPiles& tray) {
    std::int64_t measure = 0;
    for (const ChipPile& pile : tray) measure = std::gcd(measure, pile.value.in_cents());
    return measure;
}

/// Colour for colour: a cent in another colour than the bet's costs more than all chips of a tray.
std::int64_t cost_of_one(Money value, ChipStyle style, const ChipPiles& bet) {
    constexpr std::int64_t more_than_all = std::int64_t{1} << 16U;
    const bool foreign = style == ChipStyle::ColourForColour && !is_in(bet, value);
    return 1 + (foreign ? value.in_cents() * more_than_all : 0);
}

std::vector<Bundle> bundles_of(const ChipPiles& tray, ChipStyle style, const ChipPiles& bet,
                               std::int64_t measure) {
    std::vector<Bundle> bundles;
    for (std::size_t i = 0; i < tray.size(); ++i) {
        const std::int64_t units = tray[i].value.in_cents() / measure;
        const std::int64_t cost = cost_of_one(tray[i].value, style, bet);
        int left = tray[i].count;
        for (int some = 1; left > 0; some *= 2) {
            const int count = std::min(some, left);
            bundles.push_back({i, count, units * count, cost * count});
            left -= count;
        }
    }
    return bundles;
}

/// For each bundle, which sums are reached best with it.
using Taken = std::vector<std::vector<bool>>;
constexpr std::int64_t unreached = INT64_MAX / 2;

/// The bundles whose units make up `target` at the least cost; nothing: none do.
std::optional<std::vector<Bundle>> cheapest(const std::vector<Bundle>& bundles,
                                            std::size_t target) {
    std::vector<std::int64_t> cost(target + 1, unreached);
    cost[0] = 0;
    Taken taken(bundles.size(), std::vector<bool>(target + 1));
    for (std::size_t b = 0; b < bundles.size(); ++b) {
        const auto units = static_cast<std::size_t>(bundles[b].units);
        for (std::size_t sum = target; sum >= units; --sum) {
            const std::int64_t with = cost[sum - units] + bundles[b].cost;
            if (cost[sum - units] == unreached || with >= cost[sum]) continue;
            cost[sum] = with;
            taken[b][sum] = true;
        }
    }
    if (cost[target] == unreached) return std::nullopt;
    std::vector<Bundle> chosen;
    for (std::size_t b = bundles.size(); b-- > 0;) {
        if (!taken[b][target]) continue;
        chosen.push_back(bundles[b]);
        target -= static_cast<std::size_t>(bundles[b].units);
    }
    return chosen;
}

ChipPiles piles_of(const std::vector<Bundle>& bundles, const ChipPiles& tray) {
    ChipPiles chips = tray;
    for (ChipPile& pile : chips) pile.count = 0;
    for (const Bundle& bundle : bundles) chips[bundle.pile].count += bundle.count;
    std::erase_if(chips, [](const ChipPile& pile) { return pile.count == 0; });
    return chips;
}

/// What is paid in colours that the bet has not.
Money foreign_in(const ChipPiles& chips, const ChipPiles& bet) {
    Money foreign;
    for (const ChipPile& pile : chips) {
        if (!is_in(bet, pile.value)) foreign += pile.value * pile.count;
    }
    return foreign;
}

bool is_in_style(const ChipPiles& payment, const ChipPiles& best, ChipStyle style,
                 const ChipPiles& bet) {
    if (style == ChipStyle::Fewest) return count_of(payment) == count_of(best);
    return foreign_in(payment, bet) == foreign_in(best, bet);
}

}  // namespace

std::string_view to_text(ChipStyle style) {
    return style == ChipStyle::Fewest ? "fewest" : "colour";
}

std::optional<ChipStyle> chip_style_from(std::string_view word) {
    for (const ChipStyle style : {ChipStyle::Fewest, ChipStyle::ColourForColour}) {
        if (to_text(style) == word) return style;
    }
    return std::nullopt;
}

const ChipPiles& house_rack() {
    static const ChipPiles rack{{Money::cents(50000), 20}, {Money::cents(10000), 40},
                                {Money::cents(2500), 60},  {Money::cents(500), 80},
                                {Money::cents(250), 20},   {Money::cents(100), 40},
                                {Money::cents(50), 20}};
    return rack;
}

Money worth_of(const ChipPiles& chips) {
    Money worth;
    for (const ChipPile& pile : chips) worth += pile.value * pile.count;
    return worth;
}

int count_of(const ChipPiles& chips) {
    return std::accumulate(chips.begin(), chips.end(), 0,
                           [](int sum, const ChipPile& pile) { return sum + pile.count; });
}

std::string to_text(const ChipPiles& chips) {
    std::string text;
    for (const ChipPile& pile : chips) {
        if (!text.empty()) text += ' ';
        text += to_text(pile.value) + ':' + std::to_string(pile.count);
    }
    return text;
}

std::optional<ChipPiles> chips_from(std::string_view text) {
    ChipPiles chips;
    for (const std::string_view pile : split_at(text, ' ')) {
        const auto colon = pile.find(':');
        if (colon == std::string_view::npos) return std::nullopt;
        const auto value = money_from(pile.substr(0, colon));
        const auto count = whole_number_from(pile.substr(colon + 1), most_chips);
        if (!value || value->is_zero() || !count || *count == 0 || is_in(chips, *value))
            return std::nullopt;
        chips.push_back({*value, static_cast<int>(*count)});
    }
    std::sort(chips.begin(), chips.end(),
              [](const ChipPile& a, const ChipPile& b) { return a.value > b.value; });
    return chips;
}

bool holds(const ChipPiles& tray, const ChipPiles& payment) {
    return std::all_of(payment.begin(), payment.end(), [&](const ChipPile& pile) {
        return std::any_of(tray.begin(), tray.end(), [&](const ChipPile& held) {
            return held.value == pile.value && held.count >= pile.count;
        });
    });
}

std::optional<ChipPiles> payment_from(const ChipPiles& tray, Money amount, ChipStyle style,
                                      const ChipPiles& bet) {
    if (amount.is_zero()) return ChipPiles{};
    const std::int64_t measure = measure_of(tray);
    if (amount > worth_of(tray) || measure == 0 || amount.in_cents() % measure != 0)
        return std::nullopt;
    const std::int64_t target = amount.in_cents() / measure;
    if (target > most_units) return std::nullopt;
    const auto chosen =
        cheapest(bundles_of(tray, style, bet, measure), static_cast<std::size_t>(target));
    if (!chosen) return std::nullopt;
    return piles_of(*chosen, tray);
}

PaymentMark mark_payment(const ChipPiles& payment, const ChipPiles& tray, Money amount,
                         ChipStyle style, const ChipPiles& bet) {
    PaymentMark mark;
    mark.exact = worth_of(payment) == amount;
    mark.legal = holds(tray, payment);
    if (!mark.exact || !mark.legal) return mark;
    const auto best = payment_from(tray, amount, style, bet);
    mark.in_style = best && is_in_style(payment, *best, style, bet);
    return mark;
}

}  // namespace fairdeal
