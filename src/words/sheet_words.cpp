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

/// As a table card writes it: "bj-vs-21=push".
std::string text_of(const Where& where, Game game) {
    const OptionSpec& spec = spec_of(where.option, game);
    const auto words = split_at(spec.words, '|');
    const auto number = static_cast<std::size_t>(where.choice);
    const bool is_a_word = spec.kind == OptionKind::Choice && number < words.size();
    return std::string(spec.name) + "=" +
           (is_a_word ? std::string(words[number]) : std::to_string(where.choice));
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

/// What a row and a section have in common: the house's choice.
template <class Printed, class Words>
Words under_option(const Printed& printed, const TableCard& card, Words words) {
    words.stands = stands(printed.where, card);
    if (printed.where) words.option = text_of(*printed.where, card.game());
    return words;
}

SheetRow row_for_people(const PrintedRow& row, const TableCard& card) {
    const std::string then = row.does == nullptr ? payment_for_people(row, card) : tr(row.does);
    return under_option(
        row, card, SheetRow{std::string(row.clause.id), other_clauses(row), tr(row.when), then});
}

}  // namespace

std::vector<SheetSection> sheet_for_people(std::span<const PrintedSection> sections,
                                           const TableCard& card) {
    std::vector<SheetSection> sheet;
    for (const PrintedSection& printed : sections) {
        SheetSection section =
            under_option(printed, card, SheetSection{printed.name, tr(printed.title)});
        for (const PrintedRow& row : printed.rows)
            section.rows.push_back(row_for_people(row, card));
        for (const PrintedNote& note : printed.notes)
            section.notes.push_back(under_option(
                note, card, SheetRow{std::string(note.clause.id), "", tr(note.when), ""}));
        sheet.push_back(std::move(section));
    }
    return sheet;
}

std::string option_for_people(const std::string& option, bool stands) {
    if (option.empty()) return "";
    return stands ? tr("with {option}: so at this table", "option"_a = option)
                  : tr("only with {option}: not at this table", "option"_a = option);
}

}  // namespace fairdeal
