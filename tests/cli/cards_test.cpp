// `fairdeal cards`, and what other commands make of a house's table cards.

#include <boost/test/unit_test.hpp>

#include "running.h"
#include "school/cards/house_cards.h"

using namespace fairdeal;

namespace {

/// A house whose dealers draw on a soft 17 from December 2026 on.
struct CardHouse {
    Folder folder;
    std::string school = folder.path("school.db");
    CardHouse() {
        TableCardFile card{"breakout-standard", "Main floor", "The dealer draws.", TableCard()};
        card.card.set(*find_option(Game::Breakout, "hit-soft-17"), "yes");
        const auto approved =
            approve_card(house_cards_folder(school), card,
                         {"Ann Lee", "ann", "2026-11-26T08:00:00Z", "2026-12-01", "", ""});
        BOOST_REQUIRE(approved.has_value());
        BOOST_REQUIRE(keep_card_draft(house_cards_folder(school), card, "").has_value());
    }
    [[nodiscard]] Ran cards(const std::string& words) const {
        return fairdeal_with("cards --school '" + school + "' " + words);
    }
    [[nodiscard]] std::string file(const std::string& name) const {
        return folder.path("table-cards/" + name);
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(cards_command)

BOOST_AUTO_TEST_CASE(cards_are_listed_with_their_standing_on_a_day) {
    const CardHouse house;
    const Ran later = house.cards("--game breakout --at 2026-12-05");
    BOOST_TEST(later.err == "");
    BOOST_TEST(later.out ==
               "Breakout Blackjack\n"
               "  draft: Main floor\n    The dealer draws.\n"
               "  in force: Main floor\n"
               "    In force since 1 December 2026 \u00b7 approved by Ann Lee on 26 November 2026\n"
               "    The dealer draws.\n    " +
                   house.file("breakout-1.xml") + "\n");
    const Ran before = house.cards("--game breakout --at 2026-11-30");
    BOOST_TEST(before.out.find("approved, not in force yet: Main floor\n") != std::string::npos,
               before.out);
    BOOST_TEST(
        before.out.find("in force: the card that ships, breakout-standard\n") != std::string::npos,
        before.out);
    BOOST_TEST(house.cards("--at tomorrow").err ==
               "--at: 'tomorrow' is not a day such as 2026-03-14\n");
    BOOST_TEST(house.cards("--at tomorrow").status == 2);
    BOOST_TEST(house.cards("--game poker").status == 2);
    BOOST_TEST(house.cards("").status == 0);
}

BOOST_AUTO_TEST_CASE(a_card_is_checked_and_one_that_was_changed_is_left_out) {
    const CardHouse house;
    BOOST_TEST(fairdeal_with("check '" + house.file("breakout-1.xml") + "'").status == 0);
    std::string text = text_of_file(house.file("breakout-1.xml"));
    text.replace(text.find("2026-12-01"), 10, "2026-11-01");
    house.folder.write("table-cards/breakout-1.xml", text);
    const Ran ran = house.cards("--game breakout");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err.find(house.file("breakout-1.xml") +
                            ":2:1: it was changed after it was approved") == 0U,
               ran.err);
    BOOST_TEST(ran.out.find("in force: the card that ships") != std::string::npos, ran.out);
}

BOOST_AUTO_TEST_SUITE_END()
