// Slips of the hand: an amount, an outcome or a place mixed up, the same in every game.

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "audit/explain/mistake.h"
#include "base/translation.h"
#include "rules/verdict_words.h"

namespace fairdeal {

namespace {

using Found = std::optional<Mistake>;

Found mistake(MistakeKind kind, std::string says) { return Mistake{kind, "", std::move(says), {}}; }

// --- one amount in place of another

/// From Verb::Take on.
constexpr std::array made_of_it{sentence("{wager} was to take {due} and {made} was made of it"),
                                sentence("{wager} was to pay {due} and {made} was made of it"),
                                sentence("{wager} was to push {due} and {made} was made of it"),
                                sentence("{wager} was to return {due} and {made} was made of it"),
                                sentence("{wager} was to tip {due} and {made} was made of it"),
                                sentence("{wager} was to out {due} and {made} was made of it"),
                                sentence("{wager} was to place {due} and {made} was made of it")};

/// What is due and what was moved instead, by the same verb.
struct Amounts {
    const WrongWager& wager;
    Verb verb = Verb::Pay;
    Money due, made;

    [[nodiscard]] std::string action() const {
        const auto place = static_cast<std::size_t>(verb) - static_cast<std::size_t>(Verb::Take);
        return tr_of(made_of_it.at(place), "wager"_a = wager.name(), "due"_a = to_text(due),
                     "made"_a = to_text(made));
    }
};

Found doubled(const Amounts& is) {
    if (is.made == is.due + is.due)
        return mistake(MistakeKind::Doubled,
                       tr("{action}: the amount was doubled.", "action"_a = is.action()));
    if (is.due == is.made + is.made || is.made == half_of(is.due))
        return mistake(MistakeKind::Halved,
                       tr("{action}: only half the amount.", "action"_a = is.action()));
    return std::nullopt;
}

std::string digits_of(Money amount) { return std::to_string(amount.in_cents()); }

/// "1250" and "2150": alike but for two digits next to each other.
bool has_two_digits_swapped(const std::string& a, const std::string& b) {
    if (a.size() != b.size()) return false;
    const auto [in_a, in_b] = std::mismatch(a.begin(), a.end(), b.begin());
    if (in_a == a.end() || std::next(in_a) == a.end()) return false;
    return *in_a == *std::next(in_b) && *in_b == *std::next(in_a) &&
           std::equal(in_a + 2, a.end(), in_b + 2);
}

Found digits_swapped(const Amounts& is) {
    if (!has_two_digits_swapped(digits_of(is.due), digits_of(is.made))) return std::nullopt;
    return mistake(MistakeKind::DigitsSwapped,
                   tr("{action}: two digits changed places.", "action"_a = is.action()));
}

Found point_moved(const Amounts& is) {
    if (is.made.in_cents() != is.due.in_cents() * 10 &&
        is.due.in_cents() != is.made.in_cents() * 10)
        return std::nullopt;
    return mistake(MistakeKind::PointMoved,
                   tr("{action}: a digit too many or too few.", "action"_a = is.action()));
}

Found cents_dropped(const Amounts& is) {
    const std::int64_t part = is.due.in_cents() % 100;
    const Money whole = is.due - Money::cents(part);
    if (part == 0 || (is.made != whole && is.made != whole + Money::dollars(1)))
        return std::nullopt;
    return mistake(
        MistakeKind::CentsDropped,
        is.made == whole
            ? tr("{action}: the part of a dollar was dropped.", "action"_a = is.action())
            : tr("{action}: the part of a dollar was made whole.", "action"_a = is.action()));
}

Found stake_counted(const Amounts& is) {
    if (is.verb != Verb::Pay || is.wager.stake.is_zero()) return std::nullopt;
    if (is.made == is.due + is.wager.stake)
        return mistake(MistakeKind::StakeCounted,
                       tr("{action}: the stake was paid with it.", "action"_a = is.action()));
    if (is.due == is.made + is.wager.stake)
        return mistake(MistakeKind::StakeCounted,
                       tr("{action}: the stake was counted off it.", "action"_a = is.action()));
    return std::nullopt;
}

/// Prices that the sheets of the four games set, the commonest first.
constexpr std::array usual_prices{Odds{1, 1},  Odds{3, 2},   Odds{2, 1},   Odds{6, 5},
                                  Odds{3, 1},  Odds{5, 1},   Odds{6, 1},   Odds{7, 5},
                                  Odds{8, 1},  Odds{15, 1},  Odds{25, 1},  Odds{30, 1},
                                  Odds{50, 1}, Odds{100, 1}, Odds{150, 1}, Odds{250, 1}};

std::optional<Odds> price_of(Money stake, Money paid) {
    if (stake.is_zero()) return std::nullopt;
    const auto* const found = std::find_if(usual_prices.begin(), usual_prices.end(),
                                           [&](Odds odds) { return pay_at(stake, odds) == paid; });
    if (found == usual_prices.end()) return std::nullopt;
    return *found;
}

Found other_price(const Amounts& is) {
    const auto price = is.verb == Verb::Pay ? price_of(is.wager.stake, is.made) : std::nullopt;
    if (!price) return std::nullopt;
    return mistake(MistakeKind::OtherPrice,
                   tr("{action}: {stake} at {price}.", "action"_a = is.action(),
                      "stake"_a = to_text(is.wager.stake), "price"_a = to_text(*price)));
}

Found a_chip(const Amounts& is) {
    constexpr std::array<std::int64_t, 8> chips{50, 100, 250, 500, 1000, 2500, 10000, 50000};
    const Money more = is.made > is.due ? is.made - is.due : is.due - is.made;
    if (std::find(chips.begin(), chips.end(), more.in_cents()) == chips.end()) return std::nullopt;
    const char* says = is.made > is.due ? sentence("{action}: one chip of {amount} too many.")
                                        : sentence("{action}: one chip of {amount} too few.");
    return mistake(MistakeKind::AChip,
                   tr_of(says, "action"_a = is.action(), "amount"_a = to_text(more)));
}

/// The amount that is due on another wager of the hand, by the same verb.
Found other_amount(const Amounts& is, const Ruling& ruling) {
    const auto other =
        std::find_if(ruling.lines.begin(), ruling.lines.end(), [&](const Line& line) {
            const bool is_own =
                line.who == is.wager.verdict.who && line.wager == is.wager.verdict.wager;
            return !is_own && line.verb == is.verb && line.amount == is.made;
        });
    if (other == ruling.lines.end()) return std::nullopt;
    return mistake(MistakeKind::OtherAmount,
                   tr("{action}: that is due elsewhere, \"{line}\".", "action"_a = is.action(),
                      "line"_a = to_text(*other)));
}

std::vector<Mistake> of_amounts(const Amounts& is, const Ruling& ruling) {
    std::vector<Mistake> all;
    for (const auto slip : {doubled, digits_swapped, point_moved, cents_dropped, stake_counted,
                            other_price, a_chip}) {
        if (auto found = slip(is)) all.push_back(*std::move(found));
    }
    if (auto found = other_amount(is, ruling)) all.push_back(*std::move(found));
    return all;
}

// --- one wager on its own

/// Would a dealer who means this outcome move this amount?
bool fits_outcome(const WrongWager& wager, const SettledLine& due, const SettledLine& made) {
    if (made.verb == Verb::Push) return true;
    if (made.amount == wager.stake || made.amount == due.amount) return !made.amount.is_zero();
    return made.verb == Verb::Pay && price_of(wager.stake, made.amount);
}

Found other_outcome(const WrongWager& wager) {
    const bool one_for_all = wager.extra.size() == 1 && !wager.missing.empty();
    if (!one_for_all || wager.verdict.wager == Wager::None) return std::nullopt;
    const SettledLine& made = wager.extra.front();
    const bool is_another =
        std::none_of(wager.missing.begin(), wager.missing.end(),
                     [&](const SettledLine& due) { return due.verb == made.verb; });
    if (!is_another || !fits_outcome(wager, wager.missing.front(), made)) return std::nullopt;
    return mistake(MistakeKind::OtherOutcome,
                   tr("{wager}: \"{line}\" where \"{due}\" is due.", "wager"_a = wager.name(),
                      "line"_a = to_text(made), "due"_a = ruled_in_words(wager.verdict)));
}

/// Taken whole where a part goes back; paid at once where a bank pays in rounds.
Found not_parted(const WrongWager& wager) {
    if (wager.extra.size() != 1 || wager.missing.size() < 2) return std::nullopt;
    const SettledLine& made = wager.extra.front();
    Money sum;
    for (const SettledLine& due : wager.missing) sum += due.amount;
    const bool is_named =
        std::any_of(wager.missing.begin(), wager.missing.end(),
                    [&](const SettledLine& due) { return due.verb == made.verb; });
    if (sum != made.amount || !is_named) return std::nullopt;
    return mistake(MistakeKind::NotParted,
                   tr("{wager}: \"{line}\" was made in one, where it is parted: {due}.",
                      "wager"_a = wager.name(), "line"_a = to_text(made),
                      "due"_a = ruled_in_words(wager.verdict)));
}

Found settled_twice(const WrongWager& wager) {
    const bool is_again = !wager.extra.empty() && wager.missing.empty() &&
                          without(wager.extra, wager.verdict.ruled).empty();
    if (!is_again) return std::nullopt;
    return mistake(MistakeKind::SettledTwice,
                   tr("{wager}: \"{line}\" was made twice.", "wager"_a = wager.name(),
                      "line"_a = to_text(wager.extra[0])));
}

Found forgotten(const WrongWager& wager) {
    if (wager.missing.empty() || !wager.extra.empty()) return std::nullopt;
    return mistake(MistakeKind::Forgotten,
                   tr("{wager} was forgotten: {due} is due.", "wager"_a = wager.name(),
                      "due"_a = settlement_in_words(wager.missing)));
}

std::vector<Mistake> of_one(const WrongWager& wager, const Ruling& ruling) {
    std::vector<Mistake> all;
    for (const auto slip : {settled_twice, forgotten, not_parted, other_outcome}) {
        if (auto found = slip(wager)) all.push_back(*std::move(found));
    }
    if (wager.missing.size() != 1 || wager.extra.size() != 1) return all;
    const SettledLine& due = wager.missing.front();
    const SettledLine& made = wager.extra.front();
    if (due.verb != made.verb || due.place != made.place) return all;
    for (Mistake& found : of_amounts({wager, due.verb, due.amount, made.amount}, ruling))
        all.push_back(std::move(found));
    return all;
}

// --- two wagers mixed up

bool is_same_kind(const WrongWager& a, const WrongWager& b) {
    return a.verdict.wager == b.verdict.wager &&
           (a.verdict.wager != Wager::None || a.verdict.verb == b.verdict.verb);
}

/// One wager got what was due on the other, and the other way round.
Found mixed_up(const WrongWager& a, const WrongWager& b) {
    const bool is_crossed = a.missing == b.extra && b.missing == a.extra;
    const bool may_be = is_same_kind(a, b) || a.verdict.who.seat == b.verdict.who.seat;
    if (!is_crossed || !may_be || (a.missing.empty() && b.missing.empty())) return std::nullopt;
    if (!a.missing.empty() && !b.missing.empty())
        return mistake(MistakeKind::Swapped,
                       tr("{wager} and {other} were exchanged: each got what is due on the other.",
                          "wager"_a = a.name(), "other"_a = b.name()));
    const WrongWager& owner = a.missing.empty() ? b : a;
    const WrongWager& taker = a.missing.empty() ? a : b;
    return mistake(MistakeKind::WrongSeat,
                   tr("\"{line}\" is due on {wager} and was made on {other}.",
                      "line"_a = to_text(owner.missing.front()), "wager"_a = owner.name(),
                      "other"_a = taker.name()));
}

}  // namespace

std::vector<Candidate> slips(std::span<const WrongWager> wrong, const Ruling& ruling) {
    std::vector<Candidate> all;
    const auto add = [&](Mistake found, std::uint64_t covers) {
        found.lines = lines_of(wrong, covers);
        all.push_back({std::move(found), covers, 0});
    };
    for (std::size_t i = 0; i < wrong.size(); ++i) {
        for (Mistake& found : of_one(wrong[i], ruling)) add(std::move(found), bit_of(i));
        for (std::size_t j = i + 1; j < wrong.size(); ++j) {
            if (auto found = mixed_up(wrong[i], wrong[j]))
                add(*std::move(found), bit_of(i) | bit_of(j));
        }
    }
    return all;
}

}  // namespace fairdeal
