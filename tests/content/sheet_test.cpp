// The printed sheets against the rules: at every table, what is printed as in force is what rules.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>

#include "base/text.h"
#include "games/all_games.h"
#include "games/whole_hands.h"
#include "support/content.h"
#include "support/hands.h"
#include "words/sheet_words.h"

using namespace fairdeal;

namespace {

/// The defaults, and every other value of every choice by itself.
std::vector<TableCard> cards_of(Game game) {
    std::vector<TableCard> cards{TableCard(game)};
    for (const OptionSpec& spec : options_of(game)) {
        if (spec.kind != OptionKind::Choice) continue;
        for (const std::string_view word : split_at(spec.words, '|')) {
            if (word == spec.standard) continue;
            cards.emplace_back(game);
            BOOST_REQUIRE(!cards.back().set(spec, word));
        }
    }
    return cards;
}

/// Those, and the shipped ones.
std::vector<TableCard> all_cards_of(Game game) {
    std::vector<TableCard> cards = cards_of(game);
    for (const TableCardFile& table : shipped_content().tables) {
        if (table.card.game() == game) cards.push_back(table.card);
    }
    return cards;
}

/// "bust17-soft=no": what the card changes.
std::string name_of(const TableCard& card) {
    std::string name(to_text(card.game()));
    for (const OptionSpec& spec : options_of(card.game())) {
        if (!card.is_standard(spec)) name += " " + std::string(spec.name) + "=" + card.text(spec);
    }
    return name;
}

std::vector<SheetSection> sheet_of(const TableCard& card) {
    return sheet_for_people(rules_of(card.game())->sections(), card);
}

const SheetSection& section_of(const std::vector<SheetSection>& sheet, std::string_view name) {
    const auto found = std::find_if(sheet.begin(), sheet.end(),
                                    [&](const SheetSection& one) { return one.name == name; });
    if (found == sheet.end()) throw std::runtime_error("no such section: " + std::string(name));
    return *found;
}

ReadAs reading_of(Game game, std::string_view name) {
    return section_of(sheet_of(TableCard(game)), name).read;
}

/// The sheet of a hand's table has in force what rules it.
void check_rows_in_force(const HandRecord& record, const std::vector<SheetSection>& sheet) {
    for (const RowAsked& asked : rows_that_rule(record)) {
        const SheetSection& section = section_of(sheet, asked.section);
        const SheetRow& row = section.rows.at(asked.row);
        BOOST_TEST(row.stands, name_of(record.header.card) << ": " << asked.section << ", "
                                                           << row.when << ": " << row.then);
    }
}

/// What becomes of a blind when its player passes after it is up.
bool a_late_pass_takes_the_blind_back(const TableCard& card) {
    HandRecord record = hand_record(
        "extreme mode=regular minimum=50 / dealer chips 5000 / 1 blind 50 / 2 blind 50 / 1 pass");
    record.header.card = card;
    const Ruling ruling = rule(record);
    return std::any_of(ruling.lines.begin(), ruling.lines.end(), [](const Line& line) {
        return line.who.seat == 1 && line.verb == Verb::Return;
    });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(printed_sheets)

BOOST_AUTO_TEST_CASE(a_section_says_how_its_rows_are_read) {
    BOOST_TEST((reading_of(Game::Extreme, "short-stack") == ReadAs::InOrder));
    BOOST_TEST((reading_of(Game::Extreme, "hand") == ReadAs::First));
    BOOST_TEST((reading_of(Game::Midnight, "stake") == ReadAs::All));
    BOOST_TEST((reading_of(Game::League, "counts") == ReadAs::All));
    for (const GameRules& game : all_games())
        BOOST_TEST((reading_of(game.game, "faults") == ReadAs::All));
}

BOOST_AUTO_TEST_CASE(of_two_rows_of_one_case_one_alone_is_in_force) {
    for (const GameRules& game : all_games()) {
        for (const TableCard& card : all_cards_of(game.game)) {
            for (const SheetSection& section : sheet_of(card)) {
                if (section.read == ReadAs::All) continue;
                std::map<std::string, int> in_force;
                for (const SheetRow& row : section.rows) {
                    if (row.stands) ++in_force[row.when];
                }
                for (const auto& [when, rows] : in_force)
                    BOOST_TEST(rows == 1, name_of(card) << ": " << section.name << ": " << when);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(whatever_rules_a_hand_is_in_force_on_the_sheet_of_its_table) {
    for (const GameRules& game : all_games()) {
        for (const TableCard& card : cards_of(game.game)) {
            const auto sheet = sheet_of(card);
            for (const WholeHand& hand : whole_hands(game.game)) {
                HandRecord record = hand_record(hand.record);
                record.header.card = card;
                if (!rule(record).complete) continue;  // a bet that waits has no line yet
                check_rows_in_force(record, sheet);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(of_a_section_that_is_not_in_force_no_row_is) {
    const auto sheet = sheet_of(TableCard(Game::Breakout));
    const SheetSection& added = section_of(sheet, "pair-up-added");
    BOOST_TEST(!added.stands);
    for (const auto* rows : {&added.rows, &added.notes}) {
        for (const SheetRow& row : *rows) {
            BOOST_TEST(!row.stands, row.when);
            BOOST_TEST(row.choices.empty(), row.when);
        }
    }
    BOOST_TEST(section_of(sheet, "pair-up").rows.front().stands);
}

BOOST_AUTO_TEST_CASE(every_note_says_what_holds_and_no_row_has_an_open_place) {
    for (const GameRules& game : all_games()) {
        for (const SheetSection& section : sheet_of(TableCard(game.game))) {
            for (const auto* rows : {&section.rows, &section.notes}) {
                for (const SheetRow& row : *rows) {
                    BOOST_TEST(!row.then.empty(), section.name << ": " << row.when);
                    BOOST_TEST((row.when + row.then).find('{') == std::string::npos, row.when);
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_passed_turn_is_printed_as_it_is_ruled) {
    for (const TableCard& card : cards_of(Game::Extreme)) {
        const auto sheet = sheet_of(card);
        const SheetSection& pass = section_of(sheet, "pass");
        const bool goes_back = a_late_pass_takes_the_blind_back(card);
        for (const SheetRow& row : pass.rows)
            BOOST_TEST(row.stands == goes_back, name_of(card) << ": " << row.when);
        BOOST_TEST(pass.notes.front().stands == !goes_back, name_of(card));
    }
}

BOOST_AUTO_TEST_SUITE_END()
