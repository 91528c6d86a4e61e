// A table card changes: exactly what is answered otherwise is listed.

#include "content/packs/affected.h"

#include <boost/test/unit_test.hpp>

#include "content/library.h"
#include "support/content.h"

using namespace fairdeal;

namespace {

/// A shipped table card with one other choice.
TableCardFile changed(std::string_view id, std::string_view option, std::string_view value) {
    TableCardFile table = *find_table(shipped_content(), id);
    const OptionSpec* spec = find_option(table.card.game(), option);
    BOOST_REQUIRE(spec != nullptr);
    BOOST_REQUIRE(!table.card.set(*spec, value));
    return table;
}

const AffectedItem* find(const std::vector<AffectedItem>& items, std::string_view id) {
    for (const AffectedItem& item : items) {
        if (item.id == id) return &item;
    }
    return nullptr;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(affected_items)

BOOST_AUTO_TEST_CASE(a_table_card_that_stays_as_it_is_affects_nothing) {
    for (const TableCardFile& table : shipped_content().tables)
        BOOST_TEST(affected_by(table, shipped_content())->empty(), table.id);
}

BOOST_AUTO_TEST_CASE(another_answer_is_listed_with_the_lessons_that_link_to_it) {
    const auto items =
        affected_by(changed("breakout-standard", "hit-soft-17", "yes"), shipped_content()).value();
    const AffectedItem* stays = find(items, "breakout-soft-17-player-stays");
    BOOST_REQUIRE(stays != nullptr);
    BOOST_TEST(stays->was == "Turn the hole card");
    BOOST_TEST(stays->is == "Draw a card for seat 1");
    BOOST_TEST(stays->because == "AMB-BRK-34 AMB-BRK-01");
    BOOST_TEST(stays->why_not == "");
    BOOST_REQUIRE(stays->lessons.size() == 1U);
    BOOST_TEST(stays->lessons.front() == "breakout-playing-for-the-house");
    BOOST_TEST(find(items, "breakout-playing-for-the-house/worked-2") != nullptr);
    BOOST_TEST(find(items, "breakout-bust-against-17") == nullptr);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_asked_any_more_is_listed_with_the_reason) {
    const auto soft =
        affected_by(changed("breakout-standard", "hit-soft-17", "yes"), shipped_content()).value();
    const AffectedItem* push = find(soft, "breakout-soft-17-bust-push");
    BOOST_REQUIRE(push != nullptr);
    BOOST_TEST(push->why_not ==
               "the play is not over where the hand stops, so nothing can be settled yet");
    const auto no_hole =
        affected_by(changed("breakout-standard", "dealer-style", "no-hole"), shipped_content())
            .value();
    const AffectedItem* bust = find(no_hole, "breakout-bust-against-17");
    BOOST_REQUIRE(bust != nullptr);
    BOOST_TEST(bust->why_not == "in this hand a hole card, where the house deals none");
}

/// Only items dealt under the card itself can change, whichever option does.
BOOST_AUTO_TEST_CASE(nothing_dealt_under_another_table_card_is_listed) {
    const auto items =
        affected_by(changed("breakout-standard", "dealer-style", "no-hole"), shipped_content())
            .value();
    BOOST_TEST(items.size() > 100U);
    for (const AffectedItem& item : items) {
        const Scenario* scenario = find_scenario(shipped_content(), item.id);
        if (scenario != nullptr) BOOST_TEST(scenario->table == "breakout-standard", item.id);
    }
}

BOOST_AUTO_TEST_CASE(a_table_card_that_is_not_there_is_refused) {
    TableCardFile table = *find_table(shipped_content(), "breakout-standard");
    table.id = "breakout-nowhere";
    BOOST_TEST(!affected_by(table, shipped_content()));
    table.id = "midnight-standard";
    BOOST_TEST(!affected_by(table, shipped_content()));
}

BOOST_AUTO_TEST_SUITE_END()
