#include "training/book/option_words.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

/// An option that settles no open point; its readings are by the number of the word.
struct BaseOption {
    Option option{};
    const char* question = nullptr;
    std::array<const char*, 2> readings{};
};

// clang-format off
constexpr BaseOption base_options[] = {
    {Option::Decks,            sentence("How many decks are in the shoe?")},
    {Option::DealerStyle,      sentence("Does the dealer take a hole card and check it for a blackjack?"),
                               {sentence("Yes, under an ace or a ten, before the players act."),
                                sentence("No. The second card comes after the players.")}},
    {Option::HitSoft17,        sentence("Does the dealer draw on a soft 17?"),
                               {sentence("Yes. The dealer draws on a soft 17."),
                                sentence("No. The dealer stands on a soft 17.")}},
    {Option::BjPays,           sentence("What does a player's blackjack pay?")},
    {Option::MaxHands,         sentence("How many hands may a player have after splits?")},
    {Option::SplitAces,        sentence("Are split aces played on?"),
                               {sentence("No. Each takes one card and stands."),
                                sentence("Yes, like any hand; they may be split again.")}},
    {Option::DoubleAfterSplit, sentence("May a hand be doubled after a split?"),
                               {sentence("Yes."), sentence("No.")}},
    {Option::Surrender,        sentence("May a player surrender?"),
                               {sentence("Yes, as the first act, after the check for a blackjack."),
                                sentence("No.")}},
    {Option::DealerBjPays,     sentence("What does a dealer hand bet pay when the dealer has a blackjack?")},
    {Option::SuperTieMin,      sentence("What is the least that may be bet on the Super Tie, in dollars?")},
    {Option::Unit,             sentence("To what unit are sums rounded, where they are, in dollars?")}};
// clang-format on

/// The number of a word among those that an option knows; none of a number or an amount.
std::size_t place_of(std::string_view value, std::string_view words) {
    std::size_t place = 0;
    for (const std::string_view word : split_at(words, '|')) {
        if (word == value) return place;
        ++place;
    }
    return place;
}

SaidOption base_words(const OptionSpec& spec, std::string_view value) {
    const auto* found =
        std::find_if(std::begin(base_options), std::end(base_options),
                     [&](const BaseOption& base) { return base.option == spec.option; });
    if (found == std::end(base_options)) return {"", std::string(spec.name), std::string(value)};
    const std::size_t place = place_of(value, spec.words);
    const bool is_said = spec.kind == OptionKind::Choice && place < found->readings.size();
    return {"", tr(found->question), is_said ? tr(found->readings[place]) : std::string(value)};
}

SaidOption words_of_point(const OpenPoint& point, std::string_view value) {
    SaidOption words{point.id, point.question, std::string(value)};
    for (const Reading& reading : point.readings) {
        if (reading.value == value) words.reading = reading.text;
    }
    return words;
}

}  // namespace

SaidOption option_words(const RuleBook& book, const OptionSpec& spec, std::string_view value) {
    for (const OpenPoint* point : every_point(book)) {
        if (point->option == spec.name) return words_of_point(*point, value);
    }
    return base_words(spec, value);
}

std::vector<OptionSpec> house_choices(Game game) {
    const auto options = options_of(game);
    std::vector<OptionSpec> all(options.begin(), options.end());
    for (const RemedySpec& spec : remedies()) {
        OptionSpec remedy;
        remedy.name = spec.name;
        remedy.words = spec.words;
        remedy.standard = split_at(spec.words, '|').front();
        all.push_back(remedy);
    }
    return all;
}

std::string value_on(const TableCard& card, const OptionSpec& choice) {
    return card.text(choice.name).value_or("");
}

bool is_standard_on(const TableCard& card, const OptionSpec& choice) {
    return value_on(card, choice) == value_on(TableCard(card.game()), choice);
}

}  // namespace fairdeal
