#include "desk/tables/house_card_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "training/book/option_words.h"
#include "training/plan.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr int most_of_a_price = 1000, most_cents = 1'000'000, most_decks = 99;

std::string reading_of(const RuleBook& book, const OptionSpec& spec, const std::string& value) {
    std::string reading = option_words(book, spec, value).reading;
    return reading.empty() ? value : reading;
}

/// What the documents leave, of an option that settles an open point.
std::string open_point_in_words(const RuleBook& book, const std::string& id) {
    const OpenPoint* point = find_open_point(book, id);
    if (point == nullptr) return "";
    std::string words =
        tr("The game\u2019s documents leave this open ({point}).", "point"_a = point->id);
    if (point->confirm)
        words += " " + tr("Have the person in charge confirm it before it goes live.");
    return words;
}

std::string mark_of(const OptionSpec& spec, const std::string& value, const TableCard& now) {
    std::string mark;
    if (value == spec.standard) mark = tr("the rule book\u2019s own");
    if (value == value_on(now, spec)) mark += (mark.empty() ? "" : dot) + tr("in force");
    return mark;
}

int whole(std::string_view text, int most) {
    return static_cast<int>(whole_number_from(text, most).value_or(1));
}

std::vector<NumberField> number_fields(const OptionSpec& spec, const std::string& value,
                                       const std::string& question) {
    switch (spec.kind) {
        case OptionKind::Choice: return {};
        case OptionKind::Number:
            return {{question, whole(value, most_decks), 1,
                     whole_number_from(spec.words, most_decks) ? whole(spec.words, most_decks)
                                                               : most_decks}};
        case OptionKind::Amount: {
            const auto amount = money_from(value);
            const auto cents = amount ? static_cast<int>(amount->in_cents()) : 0;
            return {{question, cents, 1, most_cents, true}};
        }
        case OptionKind::Price: {
            const auto parts = split_at(value, ':');
            return {{tr("Pays"), whole(parts.front(), most_of_a_price), 1, most_of_a_price},
                    {tr("to"), whole(parts.back(), most_of_a_price), 1, most_of_a_price}};
        }
    }
    return {};
}

}  // namespace

std::string iso_day_in_words(const std::string& day) {
    const auto at = day_from(day, 0);
    return at ? day_in_words(*at, 0) : day;
}

std::string standing_word(const HouseCards& cards, const HouseCard& card,
                          const std::string& today) {
    switch (standing_of(cards, card, today)) {
        case CardStanding::InForce: return tr("in force");
        case CardStanding::Soon: return tr("approved, not in force yet");
        case CardStanding::Past: break;
    }
    const std::string last = last_day_of(cards, card);
    return last == card.table.approved->to ? tr("expired") : tr("superseded");
}

std::string standing_in_words(const HouseCards& cards, const HouseCard& card,
                              const std::string& today) {
    const CardApproval& approved = *card.table.approved;
    const std::string last = last_day_of(cards, card);
    const std::string from = iso_day_in_words(approved.from), to = iso_day_in_words(last);
    std::string words;
    if (!last.empty() && last < approved.from)
        words = tr("Replaced on the day it was approved");
    else if (last.empty())
        words = today < approved.from ? tr("In force from {from}", "from"_a = from)
                                      : tr("In force since {from}", "from"_a = from);
    else
        words = last < today ? tr("Was in force from {from} to {to}", "from"_a = from, "to"_a = to)
                             : tr("In force from {from} to {to}", "from"_a = from, "to"_a = to);
    return words + dot +
           tr("approved by {name} on {day}", "name"_a = approved.by,
              "day"_a = iso_day_in_words(approved.at.substr(0, approved.at.find('T'))));
}

std::string note_of(const TableCard& card, const RuleBook& book) {
    std::string note;
    for (const OptionSpec& spec : house_choices(card.game())) {
        if (is_standard_on(card, spec)) continue;
        const std::string value = value_on(card, spec);
        const std::string reading = reading_of(book, spec, value);
        note += note.empty() ? "" : " ";
        note += option_words(book, spec, value).question + " " + reading;
        if (!reading.ends_with('.')) note += ".";
    }
    return note.empty() ? tr("The rule book\u2019s defaults throughout.") : note;
}

std::vector<HouseChangeRow> differences(const TableCard& card, const TableCard& now,
                                        const RuleBook& book) {
    std::vector<HouseChangeRow> all;
    for (const OptionSpec& spec : house_choices(card.game())) {
        const std::string is = value_on(card, spec), was = value_on(now, spec);
        if (is == was) continue;
        HouseChangeRow row{option_words(book, spec, is).question,
                           tr("Now: {answer}", "answer"_a = reading_of(book, spec, was)),
                           tr("Then: {answer}", "answer"_a = reading_of(book, spec, is)),
                           {}};
        row.spoken = row.title + " " + row.was + " " + row.is;
        all.push_back(std::move(row));
    }
    return all;
}

std::vector<std::string> clauses_changed(const TableCard& card, const TableCard& now,
                                         const RuleBook& book) {
    std::vector<std::string> all;
    for (const BookSection* section : every_section(book)) {
        for (const BookClause& clause : section->clauses) {
            if (edition_of(clause, book, card) != edition_of(clause, book, now))
                all.push_back(clause.id);
        }
    }
    return all;
}

std::vector<HouseOptionRow> option_rows(const TableCard& card, const TableCard& now,
                                        const RuleBook& book) {
    std::vector<HouseOptionRow> rows;
    for (const OptionSpec& spec : house_choices(card.game())) {
        const std::string value = value_on(card, spec);
        const SaidOption said = option_words(book, spec, value);
        HouseOptionRow row{said.question, reading_of(book, spec, value), "", false, ""};
        row.changed = value != value_on(now, spec);
        if (row.changed)
            row.word = tr("changed");
        else if (!is_standard_on(card, spec))
            row.word = tr("not the rule book\u2019s");
        row.spoken = row.question + " " + row.reading + (row.word.empty() ? "" : ", " + row.word);
        rows.push_back(std::move(row));
    }
    return rows;
}

HouseOptionScreen option_screen(const OptionSpec& spec, const TableCard& card, const TableCard& now,
                                const RuleBook& book) {
    const std::string value = value_on(card, spec);
    const SaidOption said = option_words(book, spec, value);
    HouseOptionScreen screen;
    screen.question = said.question;
    screen.open_point = open_point_in_words(book, said.point);
    screen.numbers = number_fields(spec, value, said.question);
    if (spec.kind != OptionKind::Choice) {
        screen.reading = tr("The rule book has {usual}; in force is {now}.",
                            "usual"_a = std::string(spec.standard), "now"_a = value_on(now, spec));
        if (said.reading != value && !said.reading.empty()) screen.reading += " " + said.reading;
        return screen;
    }
    for (const std::string_view word : split_at(spec.words, '|')) {
        if (word == value) screen.chosen = screen.choices.size();
        screen.choices.push_back(reading_of(book, spec, std::string(word)));
        screen.marks.push_back(mark_of(spec, std::string(word), now));
    }
    return screen;
}

std::string value_of(const OptionSpec& spec, const std::vector<NumberField>& numbers) {
    if (spec.kind == OptionKind::Price)
        return fmt::format("{}:{}", numbers.front().value, numbers.back().value);
    if (spec.kind == OptionKind::Amount) return to_text(Money::cents(numbers.front().value));
    return std::to_string(numbers.front().value);
}

}  // namespace fairdeal
