// What a new fact names must be known, and a refusal lists what is.

#include "duty/facts/references.h"
#include "duty/sample_floor.h"

using namespace fairdeal;

namespace {

using K = FactKind;
using Pairs = std::vector<SampleFloor::Pair>;

/// Why a fact may not be added to the sample floor; empty: it may.
std::string refusal(K kind, const std::string& subject, const Pairs& pairs,
                    const std::vector<Fact>& besides = {}) {
    const SampleFloor known;
    SampleFloor added;
    added.facts = besides;
    added.say(kind, subject, pairs);
    const std::vector<Place> places(added.facts.size(), Place{"x.csv", 7, 2});
    const auto checked = check_references(added.facts, known.facts, {}, places);
    return checked ? "" : to_text(checked.error().front());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(duty_references)

BOOST_AUTO_TEST_CASE(what_is_known_may_be_named) {
    const Pairs evening{{"since", "2026-11-01"}, {"until", "2026-11-02"}};
    const auto with = [&](Pairs pairs) {
        pairs.insert(pairs.end(), evening.begin(), evening.end());
        return pairs;
    };
    BOOST_TEST(refusal(K::Person, "4999", {{"ref", "P-4999"}}) == "");
    BOOST_TEST(refusal(K::Roster, "4471", with({{"table", "B7"}})) == "");
    BOOST_TEST(refusal(K::Shadow, "4471", with({{"beside", "4471"}, {"table", "B7"}})) == "");
    BOOST_TEST(refusal(K::Licence, "4471",
                       with({{"number", "9"}, {"jurisdiction", "here"}, {"function", "dealer"}})) ==
               "");
}

BOOST_AUTO_TEST_CASE(what_is_unknown_is_refused_with_what_is_known) {
    const Pairs evening{{"since", "2026-11-01"}, {"until", "2026-11-02"}};
    const auto with = [&](Pairs pairs) {
        pairs.insert(pairs.end(), evening.begin(), evening.end());
        return pairs;
    };
    BOOST_TEST(refusal(K::Role, "4417", {{"role", "dealer"}, {"since", "2026-11-01"}}) ==
               "x.csv:7:2: nobody is known by the id 4417, but 4471: fairdeal duty add person");
    BOOST_TEST(refusal(K::Roster, "4471", with({{"table", "B77"}})) ==
               "x.csv:7:2: no table B77 is known, but B7: fairdeal duty add table");
    BOOST_TEST(refusal(K::Supervision, "4471", with({{"tables", "B7 B9"}})) ==
               "x.csv:7:2: no table B9 is known, but B7: fairdeal duty add table");
    BOOST_TEST(
        refusal(K::Pack, "B8", {{"pack", "K7"}, {"state", "counted"}, {"since", "2026-11-01"}}) ==
        "x.csv:7:2: no table B8 is known, but B7: fairdeal duty add table");
    BOOST_TEST(refusal(K::Shadow, "4471", with({{"beside", "1"}, {"table", "B7"}})) ==
               "x.csv:7:2: nobody is known by the id 1, but 4471: fairdeal duty add person");
    BOOST_TEST(refusal(K::Licence, "4471",
                       with({{"number", "9"}, {"jurisdiction", "hree"}, {"function", "dealer"}})) ==
               "x.csv:7:2: no jurisdiction 'hree' is known, but here");
    BOOST_TEST(refusal(K::Licence, "4471",
                       with({{"number", "9"}, {"jurisdiction", "here"}, {"function", "deeler"}})) ==
               "x.csv:7:2: no function 'deeler' is known, but dealer");
}

BOOST_AUTO_TEST_CASE(a_table_is_not_dealt_by_another_games_card) {
    const auto table = [](const char* game, const char* card) {
        return refusal(K::Table, "B9",
                       {{"game", game}, {"card", card}, {"sign", "1"}, {"since", "2026-11-01"}});
    };
    BOOST_TEST(table("breakout", "breakout decks=8") == "");
    BOOST_TEST(table("breakout", "midnight") ==
               "x.csv:7:2: this is a card of Midnight Blackjack, which is not dealt at table B9");
}

BOOST_AUTO_TEST_CASE(facts_that_come_together_know_each_other) {
    SampleFloor floor;
    floor.facts.clear();
    floor.say(K::Person, "4999", {{"ref", "P-4999"}});
    BOOST_TEST(
        refusal(K::Role, "4999", {{"role", "dealer"}, {"since", "2026-11-01"}}, floor.facts) == "");
}

BOOST_AUTO_TEST_SUITE_END()
