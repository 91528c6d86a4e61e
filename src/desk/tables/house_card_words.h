#pragma once
// Table cards of a house in words.

#include "desk/tables/house_card_screen.h"

namespace fairdeal {

/// "26 November 2026".
std::string iso_day_in_words(const std::string& day);
/// "In force since 1 May 2026, approved by Ann Lee on 30 April 2026".
std::string standing_in_words(const HouseCards& cards, const HouseCard& card,
                              const std::string& today);
/// "in force", "from 1 May 2026", "superseded".
std::string standing_word(const HouseCards& cards, const HouseCard& card, const std::string& today);

/// What a card says otherwise than the rule book, in its readings.
std::string note_of(const TableCard& card, const RuleBook& book);
/// Each option that differs, with its reading now and then.
std::vector<HouseChangeRow> differences(const TableCard& card, const TableCard& now,
                                        const RuleBook& book);
/// The clauses that say something else under the card than they do now.
std::vector<std::string> clauses_changed(const TableCard& card, const TableCard& now,
                                         const RuleBook& book);

std::vector<HouseOptionRow> option_rows(const TableCard& card, const TableCard& now,
                                        const RuleBook& book);
HouseOptionScreen option_screen(const OptionSpec& spec, const TableCard& card, const TableCard& now,
                                const RuleBook& book);
/// The value of an option that its number fields stand for, as a card writes it.
std::string value_of(const OptionSpec& spec, const std::vector<NumberField>& numbers);

}  // namespace fairdeal
