// Payouts on paper: what the key says is what the engine rules, the code finds it again, and the
// pay table says of every bet what a hand with that bet is paid.

#include "drills/pay_sheet.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cctype>
#include <set>

#include "games/all_games.h"
#include "pages.h"
#include "print/pay/pay_table_page.h"
#include "support/content.h"
#include "support/times.h"
#include "words/amounts.h"
#include "words/words.h"

using namespace fairdeal;

namespace {

/// Of the record alone, read again: the wager's payments in the engine's ruling.
Money ruled_pay(const PayoutItem& item) {
    const auto record = read_record(write(item.scenario.hand));
    BOOST_REQUIRE(record.has_value());
    Money pays;
    for (const Line& line : rule(*record).lines) {
        if (line.verb == Verb::Pay && line.who == item.scenario.question.who &&
            line.wager == item.scenario.question.wager)
            pays += line.amount;
    }
    return pays;
}

PaySheetPrint pay_sheet(const PaySheet& sheet, bool with_prices = false) {
    return pay_sheet_print(sheet, {"", "", "", sheet.card}, with_prices,
                           "2026-11-05T09:00:00Z"_utc);
}

std::vector<PrintedPage> sheet_pages(const PaySheetPrint& print, Paper paper = Paper::A4) {
    return lay_out([&](Painter& ruler) { return pay_sheet_pages(ruler, paper, print); });
}

std::string words_of_page(const PrintedPage& page) {
    std::string words;
    for (const PlacedText& text : page.texts) words += text.words + "\n";
    return words;
}

bool sheet_says(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

/// Cards under which parts of a chip, prices and tips are others.
std::vector<TableCard> paying_cards() {
    std::vector<TableCard> cards;
    for (const Game game : every_game) cards.emplace_back(game);
    const auto changed = [&](Game game, std::string_view options) {
        cards.push_back(card_with(game, options).value());
    };
    changed(Game::Breakout, "bj-pays=6:5,dealer-win-pays=2:1,super-tie-min=10,tip-from=player");
    changed(Game::Midnight, "odd=down,unit=5");
    changed(Game::Midnight, "odd=up,unit=5");
    changed(Game::Extreme, "natural-on-dealer-fold=three-two,odd=player,unit=5");
    changed(Game::Extreme, "odd=dealer,unit=25");
    changed(Game::League, "bj-pays=6:5");
    return cards;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pay_sheets)

BOOST_AUTO_TEST_CASE(the_key_is_what_the_engine_rules_in_every_row) {
    for (const TableCard& card : paying_cards()) {
        const PaySheet sheet = deal_pay_sheet(card, 7, 40);
        const PaySheetPrint print = pay_sheet(sheet);
        BOOST_REQUIRE(print.rows.size() == 40U);
        for (std::size_t i = 0; i < print.rows.size(); ++i) {
            const PayoutItem& item = sheet.payouts[i];
            const Unit unit = unit_of(item.scenario.hand.header);
            BOOST_TEST_CONTEXT(to_text(card.game()) << " " << changed_options(card) << " " << i) {
                BOOST_TEST(print.rows[i].pays == amount_in_words(ruled_pay(item), unit));
                BOOST_TEST(print.rows[i].bet == amount_in_words(item.stake, unit));
                BOOST_TEST(!print.rows[i].clause.empty());
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(every_bet_and_payment_is_in_the_racks_chips_and_no_two_rows_are_alike) {
    for (const Game game : every_game) {
        const PaySheetPrint print = pay_sheet(deal_pay_sheet(TableCard(game), 11, 24));
        std::set<std::string> rows;
        for (const PaySheetPrint::Payout& row : print.rows) {
            BOOST_TEST(!row.chips.empty(), row.wager << " " << row.pays);
            BOOST_TEST(rows.insert(row.wager + row.price + row.bet).second,
                       row.wager << " " << row.price << " " << row.bet);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_code_deals_its_sheet_again_and_no_other) {
    const TableCard card(Game::Breakout);
    const PaySheet sheet = deal_pay_sheet(card, 4711, 24);
    std::string large = " " + sheet.code + " ";
    std::transform(large.begin(), large.end(), large.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    const auto read = pay_sheet_code_from(large);
    BOOST_REQUIRE(read.has_value());
    BOOST_TEST((read->game == Game::Breakout));
    BOOST_TEST(read->count == 24);
    BOOST_TEST(read->seed == 4711U);
    const PaySheet again = deal_pay_sheet(card, read->seed, read->count);
    BOOST_TEST((again.payouts == sheet.payouts));
    BOOST_TEST(is_sheet_of(again, large));
    const auto other = card_with(Game::Breakout, "dealer-win-pays=2:1");
    BOOST_TEST(!is_sheet_of(deal_pay_sheet(*other, read->seed, read->count), sheet.code));
    BOOST_TEST(!is_sheet_of(deal_pay_sheet(card, 4712, 24), sheet.code));
    for (const char* none :
         {"", "breakout", "breakout-24-7", "roulette-24-7-abcd", "breakout-0-7-abcd",
          "breakout-999-7-abcd", "breakout-24-0-abcd", "breakout-24-x-abcd", "breakout-24-7-abc",
          "breakout-24-99999999999999999999-abcd", "breakout-24-7-abcd-e"})
        BOOST_TEST(!pay_sheet_code_from(none).has_value(), none);
}

BOOST_AUTO_TEST_CASE(the_key_is_on_a_page_of_its_own_and_the_code_on_both) {
    for (const Game game : every_game) {
        for (const Paper paper : {Paper::A4, Paper::Letter}) {
            const PaySheet sheet = deal_pay_sheet(TableCard(game), 3, usual_on_pay_sheet);
            const PaySheetPrint print = pay_sheet(sheet);
            const auto pages = sheet_pages(print, paper);
            BOOST_REQUIRE(pages.size() == 2U);
            hold(pages, paper);
            const std::string first = words_of_page(pages[0]), key = words_of_page(pages[1]);
            BOOST_TEST(sheet_says(first, print.code));
            BOOST_TEST(sheet_says(first, "seed 3"));
            BOOST_TEST(sheet_says(key, "Key to " + print.code));
            BOOST_TEST(sheet_says(key, "seed 3"));
            for (const PaySheetPrint::Payout& row : print.rows) {
                BOOST_TEST(sheet_says(first, row.bet));
                BOOST_TEST(sheet_says(key, row.pays));
                BOOST_TEST(!sheet_says(first, row.clause));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(prices_are_on_the_sheet_only_if_asked_for) {
    const PaySheet sheet = deal_pay_sheet(TableCard(Game::Breakout), 5, 24);
    const auto price_on = [&](bool with_prices) {
        const PaySheetPrint print = pay_sheet(sheet, with_prices);
        const std::string first = words_of_page(sheet_pages(print).front());
        return std::any_of(print.rows.begin(), print.rows.end(),
                           [&](const auto& row) { return sheet_says(first, row.price); });
    };
    BOOST_TEST(price_on(true));
    BOOST_TEST(!price_on(false));
}

BOOST_AUTO_TEST_CASE(every_payout_says_what_it_wins_by) {
    for (const TableCard& card : paying_cards()) {
        for (const auto& row : pay_sheet(deal_pay_sheet(card, 9, 40)).rows)
            BOOST_TEST(!row.when.empty(), to_text(card.game())
                                              << " " << row.wager << " " << row.clause);
    }
}

BOOST_AUTO_TEST_CASE(a_long_sheet_goes_over_pages_and_its_key_begins_a_new_one) {
    const PaySheet sheet = deal_pay_sheet(TableCard(Game::Breakout), 8, 100);
    const auto pages = sheet_pages(pay_sheet(sheet), Paper::Letter);
    const auto key = std::find_if(pages.begin(), pages.end(), [](const PrintedPage& page) {
        return sheet_says(words_of_page(page), "Key to ");
    });
    BOOST_REQUIRE((key != pages.end()));
    BOOST_TEST((key - pages.begin()) >= 3);
    for (auto page = pages.begin(); page != key; ++page)
        BOOST_TEST(
            !sheet_says(words_of_page(*page), sheet.payouts.front().scenario.clauses.front()));
    const auto pdf = pay_sheet_pdf(pay_sheet(sheet), Paper::Letter);
    BOOST_REQUIRE(pdf.has_value());
    BOOST_TEST(pdf->starts_with("%PDF"));
    BOOST_TEST((*pdf == *pay_sheet_pdf(pay_sheet(sheet), Paper::Letter)));
}

// The table computes each cell by itself; hands that were dealt and ruled say whether it is right.
BOOST_AUTO_TEST_CASE(the_pay_table_pays_what_dealt_hands_are_paid) {
    int compared = 0;
    for (const TableCard& card : paying_cards()) {
        const auto tables = pay_tables(card);
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            const PayoutItem item = deal_payout(card, seed, QuestionKind::Amount);
            const Wager wager = item.scenario.question.wager;
            const auto& clauses = item.scenario.clauses;
            for (const PayTable& table : tables) {
                if (std::find(table.wagers.begin(), table.wagers.end(), wager) ==
                    table.wagers.end())
                    continue;
                const auto row =
                    std::find_if(table.rows.begin(), table.rows.end(), [&](const PriceRow& one) {
                        return one.clause.id == clauses.front() && one.odds == item.price;
                    });
                if (row == table.rows.end()) continue;
                ++compared;
                BOOST_TEST(to_text(paid_by(*row, card, item.stake)) == to_text(ruled_pay(item)),
                           to_text(card.game()) << " " << changed_options(card) << " " << seed);
            }
        }
    }
    BOOST_TEST(compared > 2000);
}

BOOST_AUTO_TEST_CASE(the_printed_pay_table_has_every_wager_with_a_price) {
    const auto card = card_with(Game::Breakout, "super-tie-min=10").value();
    const PayTablePrint print = pay_table_print({"", "", "", card}, "2026-11-05T09:00:00Z"_utc);
    BOOST_TEST(print.sections.size() == 7U);
    const auto tie =
        std::find_if(print.sections.begin(), print.sections.end(),
                     [](const auto& section) { return section.wagers == "Super Tie"; });
    BOOST_REQUIRE((tie != print.sections.end()));
    BOOST_TEST(tie->rows.front().pays.front().empty());  // no bet of $5 there
    BOOST_TEST(!tie->rows.front().tip.empty());
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        hold(lay_out([&](Painter& ruler) { return pay_table_pages(ruler, paper, print); }), paper);
        const auto pdf = pay_table_pdf(print, paper);
        BOOST_REQUIRE(pdf.has_value());
        BOOST_TEST(pdf->starts_with("%PDF"));
    }
}

BOOST_AUTO_TEST_SUITE_END()
