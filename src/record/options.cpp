#include "record/options.h"

#include <algorithm>

#include "base/problem.h"
#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

using enum OptionKind;
constexpr std::string_view yes_no = "yes|no";

// clang-format off
constexpr std::array breakout_options{
    OptionSpec{Option::Decks,            "decks",              Number, "", "6"},
    OptionSpec{Option::DealerStyle,      "dealer-style",       Choice, "peek|no-hole", "peek"},
    OptionSpec{Option::HitSoft17,        "hit-soft-17",        Choice, yes_no, "no"},
    OptionSpec{Option::BjPays,           "bj-pays",            Price,  "", "3:2"},
    OptionSpec{Option::MaxHands,         "max-hands",          Number, "", "4"},
    OptionSpec{Option::SplitAces,        "split-aces",         Choice, "one-card|play-on", "one-card"},
    OptionSpec{Option::DoubleAfterSplit, "double-after-split", Choice, yes_no, "yes"},
    OptionSpec{Option::Surrender,        "surrender",          Choice, "late|none", "late"},
    OptionSpec{Option::DealerBjPays,     "dealer-bj-pays",     Price,  "", "3:2"},
    OptionSpec{Option::DealerWinPays,    "dealer-win-pays",    Price,  "", "1:1"},
    OptionSpec{Option::SuperTieMin,      "super-tie-min",      Amount, "", "5"},
    OptionSpec{Option::Bust17Soft,       "bust17-soft",        Choice, yes_no, "yes"},
    OptionSpec{Option::Sweet17Soft,      "sweet17-soft",       Choice, yes_no, "yes"},
    OptionSpec{Option::PairBy,           "pair-by",            Choice, "rank|value", "rank"},
    OptionSpec{Option::SuitedBy,         "suited-by",          Choice, "suit|colour", "suit"},
    OptionSpec{Option::PairUpBoth,       "pair-up-both",       Choice, "any|both-unsuited|not-both-suited", "any"},
    OptionSpec{Option::PairUpRows,       "pair-up-rows",       Choice, "best|sum", "best"},
    OptionSpec{Option::TipFrom,          "tip-from",           Choice, "house|player", "house"},
    OptionSpec{Option::SuperTieShort,    "super-tie-short",    Choice, "void|play", "void"},
    OptionSpec{Option::IllegalSide,      "illegal-side",       Choice, "void|play", "void"},
    OptionSpec{Option::BjVs21,           "bj-vs-21",           Choice, "beats|push", "beats"},
    OptionSpec{Option::NoHoleLosesAll,   "no-hole-loses-all",  Choice, yes_no, "yes"},
    OptionSpec{Option::NaturalStaysLive, "natural-stays-live", Choice, yes_no, "no"},
};

constexpr std::array midnight_options{
    OptionSpec{Option::InsuranceAllBust,    "insurance-all-bust",     Choice, "draw-one|lose|return", "draw-one"},
    OptionSpec{Option::AllNaturals,         "all-naturals",           Choice, "draw-out|check-only", "draw-out"},
    OptionSpec{Option::BjVs21,              "bj-vs-21",               Choice, "win|push", "win"},
    OptionSpec{Option::DealerBjVs21,        "dealer-bj-vs-21",        Choice, "lose|push", "lose"},
    OptionSpec{Option::DealerBjTakes,       "dealer-bj-takes",        Choice, "all|original", "all"},
    OptionSpec{Option::DoubleValue,         "double-value",           Choice, "best|either", "best"},
    OptionSpec{Option::DoubleWhen,          "double-when",            Choice, "two-cards|any-time", "two-cards"},
    OptionSpec{Option::DoubleAfterSplit,    "double-after-split",     Choice, "split-hand|pre-split", "split-hand"},
    OptionSpec{Option::SplitAces,           "split-aces",             Choice, "play-on|one-card", "play-on"},
    OptionSpec{Option::Stand21,             "stand-21",               Choice, yes_no, "yes"},
    OptionSpec{Option::InsuranceOfBustHand, "insurance-of-bust-hand", Choice, "stands|lost", "stands"},
    OptionSpec{Option::InsuranceAmount,     "insurance-amount",       Choice, "exact-half|up-to-half", "exact-half"},
    OptionSpec{Option::Odd,                 "odd",                    Choice, "exact|down|up", "exact"},
    OptionSpec{Option::Unit,                "unit",                   Amount, "", "1"},
};

constexpr std::array extreme_options{
    OptionSpec{Option::NaturalVsDealerNatural, "natural-vs-dealer-natural", Choice, "push|paid", "push"},
    OptionSpec{Option::NaturalOnDealerFold,    "natural-on-dealer-fold",    Choice, "half|three-two", "half"},
    OptionSpec{Option::Partial,                "partial",                   Choice, "partial|skip|stop", "partial"},
    OptionSpec{Option::MinimumBasis,           "minimum-basis",             Choice, "table|smallest-blind", "table"},
    OptionSpec{Option::DealerNaturalVs21,      "dealer-natural-vs-21",      Choice, "beats|push", "beats"},
    OptionSpec{Option::SplitBlackjack,         "split-blackjack",           Choice, "plain-21|blackjack", "plain-21"},
    OptionSpec{Option::DoubledSplitCard,       "doubled-split-card",        Choice, "split-card|third-card", "split-card"},
    OptionSpec{Option::Odd,                    "odd",                       Choice, "exact|player|dealer", "exact"},
    OptionSpec{Option::Unit,                   "unit",                      Amount, "", "1"},
    OptionSpec{Option::Round5Order,            "round5-order",              Choice, "seat|hand", "seat"},
    OptionSpec{Option::CoverBasis,             "cover-basis",               Choice, "minimum|blind", "minimum"},
    OptionSpec{Option::LosingBet,              "losing-bet",                Choice, "full|covered-only", "full"},
    OptionSpec{Option::AllInRaise,             "all-in-raise",              Choice, yes_no, "no"},
    OptionSpec{Option::AnyAmount,              "any-amount",                Choice, "legal|free", "legal"},
    OptionSpec{Option::DrawWithNoneLive,       "draw-with-none-live",       Choice, yes_no, "no"},
    OptionSpec{Option::Decks,                  "decks",                     Number, "8", "2"},
    OptionSpec{Option::BustTaken,              "bust-taken",                Choice, "at-once|at-end", "at-once"},
    OptionSpec{Option::PassUntil,              "pass-until",                Choice, "cards|blind", "cards"},
};

constexpr std::array league_options{
    OptionSpec{Option::Decks,                "decks",                   Number, "", "6"},
    OptionSpec{Option::DealerStyle,          "dealer-style",            Choice, "peek|no-hole", "peek"},
    OptionSpec{Option::HitSoft17,            "hit-soft-17",             Choice, yes_no, "yes"},
    OptionSpec{Option::BjPays,               "bj-pays",                 Price,  "", "3:2"},
    OptionSpec{Option::MaxHands,             "max-hands",               Number, "", "4"},
    OptionSpec{Option::SplitAces,            "split-aces",              Choice, "one-card|play-on", "one-card"},
    OptionSpec{Option::DoubleAfterSplit,     "double-after-split",      Choice, yes_no, "yes"},
    OptionSpec{Option::Surrender,            "surrender",               Choice, "late|none", "late"},
    OptionSpec{Option::TiedLowestOut,        "tied-lowest-out",         Choice, "one|all-but-one|all", "one"},
    OptionSpec{Option::BustIsTheElimination, "bust-is-the-elimination", Choice, yes_no, "yes"},
    OptionSpec{Option::ThreeWay,             "three-way",               Choice, "step-by-step|unique-largest", "step-by-step"},
    OptionSpec{Option::BothRewarded,         "both-rewarded",           Choice, "sudden-death|shared", "sudden-death"},
    OptionSpec{Option::StarterDistance,      "starter-distance",        Choice, "zero|full-lap", "zero"},
    OptionSpec{Option::SecretPer,            "secret-per",              Choice, "round|hand", "round"},
    OptionSpec{Option::SecretReveal,         "secret-reveal",           Choice, "hand|round", "hand"},
    OptionSpec{Option::Autoplay,             "autoplay",                Choice, "below-12|two-cards", "below-12"},
    OptionSpec{Option::ShortMinBet,          "short-min-bet",           Choice, "all-in|none", "all-in"},
};
// clang-format on

constexpr std::int64_t price_base = 1024;

std::int64_t largest_number(const OptionSpec& spec) {
    constexpr std::int64_t unless_listed = 99;
    return whole_number_from(spec.words, unless_listed).value_or(unless_listed);
}

/// Where a choice stands among the words.
std::optional<std::int64_t> place_in(std::string_view words, std::string_view choice) {
    std::int64_t place = 0;
    for (std::size_t from = 0, end = 0; end != std::string_view::npos; from = end + 1, ++place) {
        end = words.find('|', from);
        if (words.substr(from, end - from) == choice) return place;
    }
    return std::nullopt;
}

std::optional<std::int64_t> value_from(const OptionSpec& spec, std::string_view text) {
    switch (spec.kind) {
        case Choice: return place_in(spec.words, text);
        case Price: {
            const auto odds = odds_from(text);
            if (!odds) return std::nullopt;
            return odds->pays * price_base + odds->to;
        }
        case Number: {
            const auto number = whole_number_from(text, largest_number(spec));
            return number && *number > 0 ? number : std::nullopt;
        }
        case Amount: {
            const auto amount = money_from(text);
            if (!amount) return std::nullopt;
            return amount->in_cents();
        }
    }
    throw Fault("an option of no kind");
}

/// Of a {value} that the {option} does not take.
const char* not_a_value(const OptionSpec& spec) {
    switch (spec.kind) {
        case Choice: return sentence("{value} is not a value of {option}: {words}");
        case Price: return sentence("{value} is not a value of {option}: a price such as 3:2");
        case Number:
            return sentence("{value} is not a value of {option}: a whole number from 1 to {most}");
        case Amount:
            return sentence("{value} is not a value of {option}: an amount such as 5 or 12.50");
    }
    throw Fault("an option of no kind");
}

using Values = std::array<std::int64_t, option_count>;

Values standard_values(Game game) {
    Values values{};
    for (const OptionSpec& spec : options_of(game)) {
        values.at(static_cast<std::size_t>(spec.option)) = value_from(spec, spec.standard).value();
    }
    return values;
}

/// The rule book's defaults.
const Values& standard(Game game) {
    static const std::array<Values, 4> all{
        standard_values(Game::Breakout), standard_values(Game::Midnight),
        standard_values(Game::Extreme), standard_values(Game::League)};
    return all.at(static_cast<std::size_t>(game));
}

}  // namespace

std::span<const OptionSpec> options_of(Game game) {
    switch (game) {
        case Game::Breakout: return breakout_options;
        case Game::Midnight: return midnight_options;
        case Game::Extreme: return extreme_options;
        case Game::League: return league_options;
    }
    throw Fault("invalid game");
}

namespace {

template <std::size_t Count>
constexpr Vocabulary<Count> names_of(const std::array<OptionSpec, Count>& options) {
    std::array<std::string_view, Count> names;
    for (std::size_t i = 0; i < Count; ++i) names[i] = options[i].name;
    return Vocabulary(names);
}
constexpr auto breakout_names = names_of(breakout_options);
constexpr auto midnight_names = names_of(midnight_options);
constexpr auto extreme_names = names_of(extreme_options);
constexpr auto league_names = names_of(league_options);

std::size_t place_of_option(Game game, const Word& name) {
    switch (game) {
        case Game::Breakout: return breakout_names.find(name);
        case Game::Midnight: return midnight_names.find(name);
        case Game::Extreme: return extreme_names.find(name);
        case Game::League: return league_names.find(name);
    }
    throw Fault("a game that is none");
}

}  // namespace

std::string changed_options(const TableCard& card) {
    std::string word;
    for (const OptionSpec& spec : options_of(card.game())) {
        if (card.is_standard(spec)) continue;
        word += word.empty() ? "" : ",";
        word += std::string(spec.name) + "=" + card.text(spec);
    }
    for (const RemedySpec& spec : remedies()) {
        if (card.remedies.is_standard(spec)) continue;
        word += word.empty() ? "" : ",";
        ((word += spec.name) += '=') += card.remedies.text(spec);
    }
    return word;
}

std::optional<TableCard> card_with(Game game, std::string_view changed) {
    TableCard card(game);
    if (changed.empty()) return card;
    for (const std::string_view part : split_at(changed, ',')) {
        const auto equals = part.find('=');
        if (equals == std::string_view::npos) return std::nullopt;
        if (card.set(part.substr(0, equals), part.substr(equals + 1))) return std::nullopt;
    }
    return card;
}

const OptionSpec* find_option(Game game, std::string_view name) {
    return find_option(game, Word(name));
}

const OptionSpec* find_option(Game game, const Word& name) {
    const auto options = options_of(game);
    const std::size_t place = place_of_option(game, name);
    return place == options.size() ? nullptr : &options[place];
}

TableCard::TableCard(Game game) : game_(game), values_(standard(game)) {}

Odds TableCard::price(Option option) const {
    return {value(option) / price_base, value(option) % price_base};
}

std::string TableCard::text(const OptionSpec& spec) const {
    switch (spec.kind) {
        case Choice:
            return std::string(
                split_at(spec.words, '|').at(static_cast<std::size_t>(value(spec.option))));
        case Price: return to_text(price(spec.option));
        case Number: return std::to_string(value(spec.option));
        case Amount: return to_text(amount(spec.option));
    }
    throw Fault("an option of no kind");
}

bool TableCard::is_standard(const OptionSpec& spec) const {
    return value(spec.option) == standard(game_).at(static_cast<std::size_t>(spec.option));
}

std::optional<std::string> TableCard::set(const OptionSpec& spec, std::string_view text) {
    const auto read = value_from(spec, text);
    if (!read) {
        return tr_of(not_a_value(spec), "value"_a = in_quotes(text), "option"_a = spec.name,
                     "words"_a = spec.words, "most"_a = largest_number(spec));
    }
    values_[static_cast<std::size_t>(spec.option)] = *read;
    return std::nullopt;
}

std::optional<std::string> TableCard::text(std::string_view name) const {
    if (const OptionSpec* spec = find_option(game_, name)) return text(*spec);
    if (const RemedySpec* spec = find_remedy(Word(name))) return std::string(remedies.text(*spec));
    return std::nullopt;
}

std::optional<std::string> TableCard::set(std::string_view name, std::string_view text) {
    if (const OptionSpec* spec = find_option(game_, name)) return set(*spec, text);
    if (const RemedySpec* spec = find_remedy(Word(name))) return remedies.set(*spec, text);
    return tr("{word} is not an option of {game}", "word"_a = in_quotes(name),
              "game"_a = to_text(game_));
}

}  // namespace fairdeal
