#include "audit/explain/offered_rules.h"

#include <algorithm>

#include "audit/explain/what_if.h"
#include "base/translation.h"
#include "training/book/option_words.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// "3 to 2", "$5", "6": a value that nobody has put into words.
std::string value_in_words(const OptionSpec& spec, const TableCard& card) {
    switch (spec.kind) {
        case OptionKind::Price: return odds_in_words(card.price(spec.option));
        case OptionKind::Amount: return amount_in_words(card.amount(spec.option), Unit::Cash);
        case OptionKind::Number:
        case OptionKind::Choice: return card.text(spec);
    }
    throw Fault("an option of no kind");
}

/// The value's reading in the book, or the value in words.
std::string reading_in_words(const RuleBook& book, const OptionSpec& spec, const TableCard& card) {
    const std::string value = card.text(spec);
    std::string reading = option_words(book, spec, value).reading;
    return reading.empty() || reading == value ? value_in_words(spec, card) : reading;
}

RuleOffered offered(const RuleBook& book, Game game, const OptionSpec& spec) {
    RuleOffered rule{&spec, option_words(book, spec, spec.standard).question, {}};
    for (const std::string_view usual : usual_values(spec)) {
        TableCard card(game);
        if (card.set(spec, usual)) continue;  // more than the game allows
        rule.readings.push_back(
            {card.text(spec), reading_in_words(book, spec, card), card.is_standard(spec)});
    }
    return rule;
}

}  // namespace

std::vector<RuleOffered> rules_offered(const Library& library, Game game) {
    const RuleBook* book = find_book(library, game);
    std::vector<RuleOffered> rules;
    if (book == nullptr) return rules;
    for (const OptionSpec& spec : options_of(game)) rules.push_back(offered(*book, game, spec));
    return rules;
}

std::size_t other_reading(const RuleOffered& rule, std::string_view value) {
    const auto other = std::find_if(rule.readings.begin(), rule.readings.end(),
                                    [&](const auto& reading) { return reading.value != value; });
    return other == rule.readings.end() ? 0
                                        : static_cast<std::size_t>(other - rule.readings.begin());
}

std::string rule_in_words(const Library& library, Game game, std::string_view option,
                          std::string_view value) {
    const RuleBook* book = find_book(library, game);
    const OptionSpec* spec = find_option(game, option);
    TableCard card(game);
    if (book == nullptr || spec == nullptr || card.set(*spec, value))
        return tr("{option}: {value}", "option"_a = std::string(option),
                  "value"_a = std::string(value));
    return tr("{question} {answer}", "question"_a = option_words(*book, *spec, value).question,
              "answer"_a = reading_in_words(*book, *spec, card));
}

std::vector<const TableCardFile*> cards_offered(const Library& library, Game game) {
    std::vector<const TableCardFile*> cards;
    for (const TableCardFile& table : library.tables) {
        if (table.card.game() == game) cards.push_back(&table);
    }
    const std::string house = house_card_id(game);
    std::stable_sort(cards.begin(), cards.end(), [&](const auto* a, const auto* b) {
        if ((a->id == house) != (b->id == house)) return a->id == house;
        return a->title < b->title;
    });
    return cards;
}

std::vector<std::string> titles_of(const std::vector<const TableCardFile*>& cards) {
    std::vector<std::string> titles;
    for (const TableCardFile* card : cards) {
        const auto same = std::count_if(cards.begin(), cards.end(), [&](const auto* other) {
            return other->title == card->title;
        });
        titles.push_back(same < 2
                             ? card->title
                             : tr("{title} ({id})", "title"_a = card->title, "id"_a = card->id));
    }
    return titles;
}

}  // namespace fairdeal
