// The pay table beside a question: every price of the sheets is in one, and it has those of the
// wagers that lie there alone.

#include "questions/pay_table.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "games/all_games.h"
#include "support/hands.h"

using namespace fairdeal;

namespace {

std::string odds_of(const PayTable& table) {
    std::string row;
    for (const PriceRow& price : table.rows) row += (row.empty() ? "" : " ") + to_text(price.odds);
    return row;
}

/// "dealer: 3:2 1:1 1:1 / super-tie: 25:1 ..."
std::string in_words(const std::vector<PayTable>& tables) {
    std::string words;
    for (const PayTable& table : tables) {
        words += words.empty() ? "" : " / ";
        for (const Wager wager : table.wagers) words += std::string(to_text(wager)) + ": ";
        words += odds_of(table);
    }
    return words;
}

bool is_in_a_table(Game game, std::string_view section) {
    for (std::size_t i = 1; i < wager_count; ++i) {
        const auto sections = sections_that_pay(game, static_cast<Wager>(i));
        if (std::find(sections.begin(), sections.end(), section) != sections.end()) return true;
    }
    return false;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pay_tables_beside)

BOOST_AUTO_TEST_CASE(every_section_that_pays_is_in_a_pay_table) {
    std::size_t pays = 0;
    for (const GameRules& rules : all_games()) {
        for (const PrintedSection& section : rules.sections()) {
            const bool any =
                std::any_of(section.rows.begin(), section.rows.end(), [](const PrintedRow& row) {
                    return row.does == nullptr && row.then.verb == Verb::Pay;
                });
            pays += any ? 1 : 0;
            BOOST_TEST((!any || is_in_a_table(rules.game, section.name)),
                       to_text(rules.game) << " " << section.name);
        }
    }
    BOOST_TEST(pays > 10U);
}

BOOST_AUTO_TEST_CASE(every_section_that_is_named_is_on_the_sheet) {
    for (const GameRules& rules : all_games()) {
        const auto sheet = rules.sections();
        for (std::size_t i = 1; i < wager_count; ++i) {
            for (const std::string_view name : sections_that_pay(rules.game, static_cast<Wager>(i)))
                BOOST_TEST(std::any_of(sheet.begin(), sheet.end(),
                                       [&](const PrintedSection& one) { return one.name == name; }),
                           name);
        }
    }
}

BOOST_AUTO_TEST_CASE(only_what_lies_there_is_priced_under_the_table_card) {
    struct Row {
        const char* hand;
        const char* prices;
    };
    const Row rows[] = {
        {"breakout / 1 bet dealer 25 / 1 deal Th 6d", "dealer: 3:2 3:2 1:1 1:1"},
        {"breakout dealer-win-pays=2:1 / 1 bet dealer 25 / 1 deal Th 6d",
         "dealer: 3:2 3:2 2:1 2:1"},
        {"breakout / 1 bet player 25 / 1 bet sweet-17 5 / 1 deal Th 6d",
         "player: 1:1 3:2 1:1 1:1 / sweet-17: 6:1 6:1"},
        {"midnight / 1 bet player 10 / 1 deal Th 6d", "player: 3:2 3:2 1:1 1:1"},
    };
    for (const Row& row : rows) BOOST_TEST_CONTEXT(row.hand)
    BOOST_TEST(in_words(pay_tables(hand_record(row.hand))) == row.prices);
}

BOOST_AUTO_TEST_SUITE_END()
