// A library with the table cards that a house has in force.

#include "content/packs/house_shelf.h"

#include <boost/test/unit_test.hpp>

#include "content/readers.h"
#include "questions/grade.h"
#include "support/content.h"
#include "training/plan.h"

using namespace fairdeal;

namespace {

TableCardFile house_card_with(std::initializer_list<std::pair<const char*, const char*>> options) {
    TableCardFile card{"breakout-house-1", "Our tables", "Ours.", TableCard()};
    for (const auto& [name, value] : options) {
        const OptionSpec* spec = find_option(Game::Breakout, name);
        BOOST_REQUIRE(spec != nullptr);
        BOOST_REQUIRE(!card.card.set(*spec, value));
    }
    card.approved.emplace();
    return card;
}

const Scenario& scenario_in(const Library& library, const char* id) {
    const Scenario* found = find_scenario(library, id);
    BOOST_REQUIRE(found != nullptr);
    return *found;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(house_shelf)

BOOST_AUTO_TEST_CASE(scenarios_and_lesson_items_follow_the_card_and_come_back_as_they_were) {
    const Library& as_shipped = shipped_content();
    Library library = as_shipped;
    HouseShelf shelf;
    shelf.put_in_force({}, library);
    BOOST_TEST((library.scenarios == as_shipped.scenarios));
    BOOST_TEST((library.tables == as_shipped.tables));
    shelf.put_in_force({house_card_with({{"hit-soft-17", "yes"}})}, library);
    BOOST_TEST(
        (house_card(library, Game::Breakout) == house_card_with({{"hit-soft-17", "yes"}}).card));
    BOOST_TEST(find_table(library, "breakout-standard")->title == "Our tables");

    const char* own = "breakout-your-own-soft-seventeen";
    const Scenario& before = scenario_in(as_shipped, own);
    const Scenario& after = scenario_in(library, own);
    BOOST_TEST(key_of(before).acts.front() == "dealer stand");
    BOOST_TEST(key_of(after).acts.front() == "dealer hit");
    BOOST_TEST(!before.hints.empty());
    BOOST_TEST(after.hints.empty());  // they lead to the other answer

    // It cannot be asked where the dealer draws: it is asked as it was written, and says so.
    const Scenario& unaskable = scenario_in(library, "breakout-soft-17-bust-push");
    BOOST_TEST(unaskable.table == "breakout-standard-as-shipped");
    BOOST_TEST((unaskable.hand == scenario_in(as_shipped, "breakout-soft-17-bust-push").hand));
    BOOST_TEST(find_table(library, unaskable.table) != nullptr);

    shelf.put_in_force({house_card_with({{"surrender", "none"}})}, library);
    BOOST_TEST(key_of(scenario_in(library, own)).acts.front() == "dealer stand");
    BOOST_TEST((scenario_in(library, own).hints == before.hints));
    shelf.put_in_force({}, library);
    BOOST_TEST((library.scenarios == as_shipped.scenarios));
    BOOST_TEST((library.lessons == as_shipped.lessons));
    BOOST_TEST((library.tables == as_shipped.tables));
}

BOOST_AUTO_TEST_CASE(everything_that_is_asked_by_a_house_card_can_be_asked) {
    const std::pair<const char*, const char*> options[] = {
        {"hit-soft-17", "yes"}, {"surrender", "none"}, {"dealer-style", "no-hole"},
        {"bj-pays", "6:5"},     {"max-hands", "2"},    {"pair-up-rows", "sum"}};
    for (const auto& option : options) {
        Library library = shipped_content();
        HouseShelf shelf;
        shelf.put_in_force({house_card_with({option})}, library);
        for (const Scenario& scenario : library.scenarios) {
            if (scenario.game() != Game::Breakout) continue;
            BOOST_TEST(!question_problem(scenario).has_value(), scenario.id << " " << option.first);
            const TableCardFile* table = find_table(library, scenario.table);
            BOOST_REQUIRE_MESSAGE(table != nullptr, scenario.id);
            if (scenario.question.kind != QuestionKind::Talk)
                BOOST_TEST((scenario.hand.header.card == table->card), scenario.id);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_published_again_is_dealt_from_what_is_written_now) {
    Library library = shipped_content();
    HouseShelf shelf;
    const TableCardFile card = house_card_with({{"hit-soft-17", "yes"}});
    shelf.put_in_force({card}, library);
    const char* own = "breakout-your-own-soft-seventeen";
    for (Scenario& scenario : library.scenarios) {
        if (scenario.id != own) continue;
        scenario = scenario_in(shipped_content(), own);
        scenario.title = "Written again";
    }
    shelf.put_in_force({card}, library);
    BOOST_TEST(key_of(scenario_in(library, own)).acts.front() == "dealer hit");
    BOOST_TEST(scenario_in(library, own).title == "Written again");
    shelf.put_in_force({}, library);
    BOOST_TEST(scenario_in(library, own).title == "Written again");
    BOOST_TEST(!scenario_in(library, own).hints.empty());
}

// What no open point settles changes the clauses that turn on it, and no other.
BOOST_AUTO_TEST_CASE(a_plain_option_changes_the_edition_of_its_clauses) {
    const RuleBook& book = *find_book(shipped_content(), Game::Breakout);
    const TableCard house = house_card_with({{"hit-soft-17", "yes"}}).card;
    std::vector<std::string> changed;
    for (const BookSection& section : book.sections) {
        for (const BookClause& clause : section.clauses) {
            if (edition_of(clause, book, house) != edition_of(clause, book, TableCard()))
                changed.push_back(clause.id);
        }
    }
    BOOST_TEST((std::find(changed.begin(), changed.end(), "BRK-S17-1") != changed.end()));
    BOOST_TEST(changed.size() < 5U);
}

BOOST_AUTO_TEST_CASE(an_approved_card_is_written_and_read_back) {
    TableCardFile card = house_card_with({{"hit-soft-17", "yes"}});
    card.approved = CardApproval{"Ann \"O\" Lee", "ann",        "2026-11-26T07:24:33Z",
                                 "2026-12-01",    "2026-12-31", std::string(64, 'a')};
    const auto read = read_table_card(write_table_card(card), "card.xml");
    BOOST_REQUIRE(read.has_value());
    BOOST_TEST((read->value == card));
}

BOOST_AUTO_TEST_SUITE_END()
