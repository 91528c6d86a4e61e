// The rule book reader: search, links both ways, open points as a table card reads them.

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "desk/book/book_screen.h"
#include "support/content.h"

using namespace fairdeal;

namespace {

const BookIndex& shipped_index() {
    static const BookIndex index = book_index(shipped_content());
    return index;
}

BookScreen screen(const Book& book) { return screen_of(book, shipped_content(), shipped_index()); }

bool has_link(const BookPageScreen& page, BookLinkKind kind, const std::string& id) {
    return std::any_of(page.links.begin(), page.links.end(), [&](const BookLinkScreen& link) {
        return link.link.kind == kind && link.link.id == id;
    });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rule_book_reader)

BOOST_AUTO_TEST_CASE(a_book_opens_at_its_first_clause_with_everything_listed) {
    const Book book = open_book(shipped_content(), Game::Breakout);
    const BookScreen shown = screen(book);
    BOOST_TEST(shown.count == "108 clauses and 62 open points");
    BOOST_TEST(shown.rows.size() == 170U);
    BOOST_TEST(book.current == "BRK-WHAT-1");
    BOOST_TEST(shown.rows.front().section == "What is Breakout Blackjack?");
    BOOST_TEST(shown.rows[2].section == "");  // the second clause of its section
    BOOST_TEST(shown.tabs.size() == 5U);
    for (std::size_t i = 0; i < every_game.size(); ++i)
        BOOST_TEST((shown.tabs[i].game == every_game.at(i)));  // the order of every list of games
}

BOOST_AUTO_TEST_CASE(words_and_ids_are_found) {
    Book book = open_book(shipped_content(), Game::Breakout);
    search_in(book, shipped_content(), "push-3");
    BOOST_TEST(screen(book).count == "1 entry found");
    BOOST_TEST(book.current == "BRK-PUSH-3");
    search_in(book, shipped_content(), "no such word");
    BOOST_TEST(screen(book).empty == "Nothing here holds all of these words.");
    BOOST_TEST(!screen(book).page.has_value());  // no clause that has nothing to do with it
    search_in(book, shipped_content(), "soft 17");
    const BookScreen shown = screen(book);
    BOOST_TEST(std::any_of(shown.rows.begin(), shown.rows.end(),
                           [](const BookRowScreen& row) { return row.id == "AMB-BRK-04"; }));
}

BOOST_AUTO_TEST_CASE(a_clause_has_its_place_its_figures_its_open_points_and_who_teaches_it) {
    Book book = open_book(shipped_content(), Game::Breakout);
    BOOST_TEST(show_in_book(book, shipped_content(), "BRK-PUSH-3"));
    const BookScreen shown = screen(book);
    BOOST_REQUIRE(shown.page.has_value());
    BOOST_TEST(shown.page->kind == "Settlement");
    BOOST_TEST(shown.page->place == "In the document: Paying a Hand, Dealer Hand Push");
    BOOST_TEST(has_link(*shown.page, BookLinkKind::Clause, "BRK-PUSH-4"));
    BOOST_TEST(has_link(*shown.page, BookLinkKind::OpenPoint, "AMB-BRK-04"));
    BOOST_TEST(has_link(*shown.page, BookLinkKind::Lesson, "breakout-a-bust-cannot-lose"));
    BOOST_TEST(has_link(*shown.page, BookLinkKind::Scenario, "breakout-bust-against-17"));
    BOOST_TEST(!shown.page->mistakes.empty());
}

BOOST_AUTO_TEST_CASE(a_clause_shows_the_sections_that_rest_on_it_as_they_are_ruled_at_the_table) {
    Book book = open_book(shipped_content(), Game::Breakout);
    show_in_book(book, shipped_content(), "BRK-BJ-3");
    auto page = screen(book).page;
    BOOST_REQUIRE(page.has_value());
    BOOST_REQUIRE(page->sheet.size() == 1U);
    const SheetSectionScreen& section = page->sheet.front();
    BOOST_TEST(section.title == "Dealer hand bet");
    BOOST_TEST(section.rows.front().says ==
               "the player has a blackjack and the dealer does not: take");
    BOOST_TEST(!section.rows.front().current);
    const auto row = [&](const std::string& says) {
        return *std::find_if(page->sheet.front().rows.begin(), page->sheet.front().rows.end(),
                             [&](const SheetRowScreen& one) { return one.says == says; });
    };
    BOOST_TEST(row("the dealer has a blackjack: pay 3:2 (dealer-bj-pays)").current);
    const std::string tie = "the dealer has a blackjack, the player drew to 21: push";
    BOOST_TEST(row(tie).clauses == "BRK-BJ-3, BRK-PUSH-1, AMB-BRK-14");
    const std::string push =
        "No. Two totals of 21 push, and the Super Tie beside the bet is paid as a tie on 21. Bets "
        "on a player's own hand still lose to the dealer's blackjack. (bj-vs-21=push)";
    BOOST_TEST(row(tie).option == "not at this table, only with: " + push);
    read_by_table(book, shipped_content(), "breakout-blackjack-is-21");
    page = screen(book).page;
    BOOST_TEST(row(tie).option == "at this table: " + push);
    BOOST_TEST(row(tie).stands);
    show_in_book(book, shipped_content(), "AMB-BRK-11");  // a note beside the rows
    page = screen(book).page;
    BOOST_REQUIRE(page->sheet.size() == 1U);
    const auto& rows = page->sheet.front().rows;
    BOOST_TEST(std::any_of(rows.begin(), rows.end(),
                           [](const SheetRowScreen& shown) { return shown.current; }));
    show_in_book(book, shipped_content(), "BRK-TALK-1");
    page = screen(book).page;
    BOOST_TEST(page->sheet.empty());
}

BOOST_AUTO_TEST_CASE(an_open_point_is_read_as_the_table_card_has_it) {
    Book book = open_book(shipped_content(), Game::Breakout);
    show_in_book(book, shipped_content(), "AMB-BRK-04");
    auto page = screen(book).page;
    BOOST_REQUIRE(page.has_value());
    BOOST_TEST(page->readings.front().word == "This table, and the default");
    read_by_table(book, shipped_content(), "breakout-hard-17");
    page = screen(book).page;
    BOOST_TEST(page->readings.front().word == "Default");
    BOOST_TEST(page->readings.back().word == "This table");
    read_by_table(book, shipped_content(), "midnight-standard");
    BOOST_TEST(book.table == "");
}

BOOST_AUTO_TEST_CASE(links_are_followed_and_the_way_back_is_remembered) {
    Book book = open_book(shipped_content(), Game::Breakout);
    show_in_book(book, shipped_content(), "BRK-PUSH-4");
    const BookOutcome outcome = press(book, shipped_content(), shipped_index(), key('1'));
    BOOST_TEST((outcome.kind == BookOutcome::Kind::Redraw));
    BOOST_TEST(book.current == "BRK-PUSH-3");
    press(book, shipped_content(), shipped_index(), key(KeyName::Backspace));
    BOOST_TEST(book.current == "BRK-PUSH-4");
    show_in_book(book, shipped_content(), "MID-SHOE-1");
    BOOST_TEST((book.game == Game::Midnight));
    BOOST_TEST(show_in_book(book, shipped_content(), "push"));
    BOOST_TEST((book.part == BookPart::Terms));
    BOOST_TEST(!show_in_book(book, shipped_content(), "BRK-NONE-1"));
}

BOOST_AUTO_TEST_CASE(a_lesson_is_opened_from_the_page) {
    Book book = open_book(shipped_content(), Game::Breakout);
    const BookOutcome outcome =
        follow(book, shipped_content(), {BookLinkKind::Lesson, "breakout-the-tip", "", ""});
    BOOST_TEST((outcome.kind == BookOutcome::Kind::OpenLesson));
    BOOST_TEST(outcome.id == "breakout-the-tip");
}

BOOST_AUTO_TEST_CASE(keys_walk_the_list_and_the_games) {
    Book book = open_book(shipped_content(), Game::Breakout);
    press(book, shipped_content(), shipped_index(), key(KeyName::Down));
    BOOST_TEST(book.current == "BRK-PHB-1");
    press(book, shipped_content(), shipped_index(), key(KeyName::End));
    BOOST_TEST(book.current == "AMB-IRR-23");
    press(book, shipped_content(), shipped_index(), key(KeyName::Right));
    BOOST_TEST((book.game == Game::Midnight));
    BOOST_TEST(screen(book).page->id == "AMB-IRR-23");  // it stands in every book
    press(book, shipped_content(), shipped_index(), key(KeyName::Home));
    BOOST_TEST(screen(book).page->id.substr(0, 3) == "MID");
}

BOOST_AUTO_TEST_CASE(every_clause_of_every_book_has_a_page_that_can_be_read_aloud) {
    for (const RuleBook& rules : shipped_content().books) {
        Book book = open_book(shipped_content(), rules.game);
        for (const std::string& id : listed_in(book, shipped_content())) {
            BOOST_TEST(show_in_book(book, shipped_content(), id));
            const BookScreen shown = screen(book);
            BOOST_REQUIRE(shown.page.has_value());
            BOOST_TEST(shown.page->id == id);
            BOOST_TEST(!shown.page->spoken.empty());
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
