#include "print/sheet_marks.h"

#include <fmt/format.h>

#include "base/translation.h"

namespace fairdeal {

namespace {

std::string readings_of(const std::vector<SheetChoice>& choices, const RuleBook& book) {
    std::vector<std::string> readings;
    for (const SheetChoice& choice : choices) {
        const OptionSpec* spec = find_option(book.game, choice.option);
        for (const std::string& value : choice.values)
            readings.push_back(option_words(book, *spec, value).reading);
    }
    return fmt::format("{}", fmt::join(readings, " / "));
}

SheetMark mark_of(const std::vector<SheetChoice>& choices, bool stands, const RuleBook& book) {
    if (choices.empty()) return {};
    std::vector<std::string> card;
    card.reserve(choices.size());
    for (const SheetChoice& choice : choices) card.push_back(to_text(choice));
    const std::string readings = readings_of(choices, book);
    return {stands ? tr("at this table: {reading}", "reading"_a = readings)
                   : tr("not at this table, only with: {reading}", "reading"_a = readings),
            fmt::format("{}", fmt::join(card, ", "))};
}

std::string as_a_card_has_it(const OptionSpec& spec, const std::string& value) {
    return fmt::format("{}={}", spec.name, value);
}

}  // namespace

void put_choices_in_words(std::vector<SheetSection>& sections, const RuleBook& book) {
    for (SheetSection& section : sections) {
        section.mark = mark_of(section.choices, section.stands, book);
        for (auto* rows : {&section.rows, &section.notes}) {
            for (SheetRow& row : *rows) row.mark = mark_of(row.choices, row.stands, book);
        }
    }
}

std::vector<SheetOption> options_in_force(const TableCard& card, const RuleBook& book) {
    std::vector<SheetOption> options;
    for (const OptionSpec& spec : house_choices(card.game())) {
        const std::string value = value_on(card, spec);
        SaidOption words = option_words(book, spec, value);
        SheetOption option{std::move(words.point), std::move(words.question),
                           std::move(words.reading), as_a_card_has_it(spec, value),
                           !is_standard_on(card, spec)};
        const std::string usual(spec.standard);
        option.usual = option_words(book, spec, usual).reading;
        option.usual_card = as_a_card_has_it(spec, usual);
        options.push_back(std::move(option));
    }
    return options;
}

std::string text_of(const SheetMark& mark) {
    return mark.card.empty() ? "" : fmt::format("{} ({})", mark.words, mark.card);
}

}  // namespace fairdeal
