#include "words/sheet_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "words/amounts.h"

namespace fairdeal {

namespace {

const OptionSpec& spec_of(Option option, Game game) {
    for (const OptionSpec& spec : options_of(game)) {
        if (spec.option == option) return spec;
    }
    throw Fault("a row stands under an option that its game has not");
}

/// "skip" and "stop"; every value of the option that is among the choices.
SheetChoice choice_for_people(const Choices& choices, Game game) {
    const OptionSpec& spec = spec_of(choices.option, game);
    SheetChoice choice{std::string(spec.name), {}};
    const auto words = split_at(spec.words, '|');
    for (std::size_t i = 0; i < words.size(); ++i) {
        if ((choices.words >> i & 1U) != 0) choice.values.emplace_back(words[i]);
    }
    return choice;
}

std::string part_for_people(const Payment& payment) {
    if (payment.verb != Verb::Take || payment.part == StakePart::All) return tr("take");
    return payment.part == StakePart::Half ? tr("take half and return the rest")
                                           : tr("take what was bet first and return the rest");
}

std::string payment_for_people(const PrintedRow& row, const TableCard& card) {
    const Payment& payment = row.then;
    if (payment.verb == Verb::Push) return tr("push");
    if (payment.verb == Verb::Return) return tr("return");
    if (payment.verb != Verb::Pay) return part_for_people(payment);
    std::string pays =
        payment.price ? tr("pay {odds} ({option})", "odds"_a = to_text(card.price(*payment.price)),
                           "option"_a = spec_of(*payment.price, card.game()).name)
                      : tr("pay {odds}", "odds"_a = to_text(payment.odds));
    if (row.tip.is_zero()) return pays;
    return tr("{pays}, and a tip of {tip}", "pays"_a = pays,
              "tip"_a = amount_in_words(row.tip, Unit::Cash));
}

std::string other_clauses(const PrintedRow& row) {
    std::vector<std::string_view> ids;
    const auto add = [&](ClauseId clause) {
        const bool known = std::find(ids.begin(), ids.end(), clause.id) != ids.end();
        if (!clause.id.empty() && clause != row.clause && !known) ids.push_back(clause.id);
    };
    for (const ClauseId clause : row.because) add(clause);
    for (const ClauseId clause : row.then.priced_by) add(clause);
    return fmt::format("{}", fmt::join(ids, ", "));
}

/// What a row and a note have in common: the house's choices.
template <class Printed>
SheetRow under_choices(const Printed& printed, const TableCard& card, SheetRow row) {
    row.stands = stands(printed.where, card);
    for (const Choices& choices : printed.where)
        row.choices.push_back(choice_for_people(choices, card.game()));
    return row;
}

SheetRow row_for_people(const PrintedRow& row, const TableCard& card) {
    const std::string then = row.does == nullptr ? payment_for_people(row, card) : tr(row.does);
    return under_choices(
        row, card, SheetRow{std::string(row.clause.id), other_clauses(row), tr(row.when), then});
}

SheetRow note_for_people(const PrintedNote& note, const TableCard& card) {
    return under_choices(note, card,
                         SheetRow{std::string(note.clause.id), "", tr(note.when), tr(note.then)});
}

std::string reading_for_people(ReadAs read) {
    switch (read) {
        case ReadAs::First: return "";
        case ReadAs::All: return tr("Every row that fits applies.");
        case ReadAs::InOrder:
            return tr("All rows are done, one after another, as far as the chips reach.");
    }
    throw Fault("a section that is read in no way");
}

SheetSection head_for_people(const PrintedSection& printed, const TableCard& card) {
    SheetSection section;
    section.name = printed.name;
    section.title = tr(printed.title);
    section.stands = stands(printed.where, card);
    section.read = printed.read;
    section.reading = reading_for_people(printed.read);
    if (printed.where)
        section.choices.push_back(choice_for_people(choices_of(*printed.where), card.game()));
    return section;
}

/// Of a section that is not in force no row is, whatever its own choices are.
void put_out_of_force(std::vector<SheetRow>& rows) {
    for (SheetRow& row : rows) {
        row.stands = false;
        row.choices.clear();
    }
}

}  // namespace

std::string to_text(const SheetChoice& choice) {
    return fmt::format("{}={}", choice.option, fmt::join(choice.values, "|"));
}

std::vector<SheetSection> sheet_for_people(std::span<const PrintedSection> sections,
                                           const TableCard& card) {
    std::vector<SheetSection> sheet;
    for (const PrintedSection& printed : sections) {
        SheetSection section = head_for_people(printed, card);
        for (const PrintedRow& row : printed.rows)
            section.rows.push_back(row_for_people(row, card));
        for (const PrintedNote& note : printed.notes)
            section.notes.push_back(note_for_people(note, card));
        if (!section.stands) {
            put_out_of_force(section.rows);
            put_out_of_force(section.notes);
        }
        sheet.push_back(std::move(section));
    }
    return sheet;
}

}  // namespace fairdeal
