// fairdeal rule --json, to the letter.

#include <boost/test/unit_test.hpp>

#include "games/all_games.h"
#include "running.h"

using namespace fairdeal;

namespace {

/// The record of fig. 5: a bust against 17, with a Super Tie.
const std::string fig_5 = R"(breakout id=B7-000412 table=B7 dealer=1182 hit-soft-17=yes
1 bet dealer 25
1 bet super-tie 5
1 deal Th 6d
dealer deal 9c (8s)
1 hit Kc
dealer turn 8s
dealer stand
)";

const std::string fig_5_ruled =
    R"({"record":1,"id":"B7-000412","game":"breakout","complete":true,)"
    R"("lines":[{"who":"1","verb":"push","wager":"dealer","amount":"25","clauses":["BRK-PUSH-3"]},)"
    R"({"who":"1","verb":"take","wager":"super-tie","amount":"5","clauses":["BRK-ST-3"]}],)"
    R"("next":[],"may":[],"faults":[])";

}  // namespace

BOOST_AUTO_TEST_SUITE(json)

BOOST_AUTO_TEST_CASE(fig_5_without_a_claim_has_no_verdict) {
    const Ran ran = fairdeal_with("rule --json -", fig_5);
    BOOST_TEST(ran.out == fig_5_ruled + "}\n");
    BOOST_TEST(ran.err == "");
    BOOST_TEST(ran.status == 0);
}

BOOST_AUTO_TEST_CASE(fig_5_settled_rightly) {
    const Ran ran = fairdeal_with("rule --json -", fig_5 + "1 push dealer\n1 take super-tie 5\n");
    BOOST_TEST(ran.out == fig_5_ruled + R"(,"verdict":{"right":true,"discrepancies":[]}})"
                                        "\n");
    BOOST_TEST(ran.status == 0);
}

BOOST_AUTO_TEST_CASE(fig_5_settled_wrongly_names_the_misreading) {
    const Ran ran = fairdeal_with("rule --json -", fig_5 + "1 push dealer\n1 push super-tie\n");
    BOOST_TEST(
        ran.out ==
        fig_5_ruled +
            R"(,"verdict":{"right":false,"discrepancies":[{"who":"1","wager":"super-tie","ruled":"take 5","claimed":"push",)"
            R"("clauses":["BRK-ST-3"],"misreading":"You pushed the Super Tie along with the main bet. )"
            R"(On a bust against 17 the main bet stays and the Super Tie is taken."}]}})"
            "\n");
    BOOST_TEST(ran.status == 1);
}

BOOST_AUTO_TEST_CASE(a_wrong_claim_that_no_misreading_explains_has_none) {
    const Ran ran = fairdeal_with("rule --json -", fig_5 + "1 push dealer\n1 take super-tie 4\n");
    BOOST_TEST(
        ran.out ==
        fig_5_ruled +
            R"(,"verdict":{"right":false,"discrepancies":[{"who":"1","wager":"super-tie","ruled":"take 5","claimed":"take 4","clauses":["BRK-ST-3"]}]}})"
            "\n");
    BOOST_TEST(ran.status == 1);
}

BOOST_AUTO_TEST_CASE(a_fault_has_its_line_and_a_cut_hand_says_what_comes_next) {
    const Ran ran = fairdeal_with(
        "rule --json -",
        "breakout\n1 bet dealer 25\n1 bet super-tie 3\n1 deal Th 6d\ndealer deal 9c (8s)\n");
    BOOST_TEST(
        ran.out ==
        R"({"record":1,"id":null,"game":"breakout","complete":false,)"
        R"("lines":[],"next":["1 hit"],"may":[],"faults":[{"line":3,"clause":"BRK-ST-4","what":"a Super Tie under its minimum of 5"}]})"
        "\n");
    BOOST_TEST(ran.status == 0);
}

BOOST_AUTO_TEST_CASE(a_player_who_decides_is_shown_what_they_may) {
    const Ran ran = fairdeal_with("rule --json -",
                                  "breakout\n1 bet player 25\n1 deal 8h 8d\ndealer deal 9c (8s)\n");
    BOOST_TEST(
        ran.out ==
        R"({"record":1,"id":null,"game":"breakout","complete":false,"lines":[],)"
        R"("next":["1 decides"],"may":["hit","stand","double","split","surrender"],"faults":[]})"
        "\n");
}

BOOST_AUTO_TEST_CASE(a_tip_has_no_wager) {
    const Ran ran = fairdeal_with("rule --json -",
                                  "breakout\n1 bet dealer 25\n1 bet super-tie 10\n1 deal Ts "
                                  "8h\ndealer deal 8d (Kc)\ndealer turn Kc\ndealer stand\n");
    BOOST_TEST(
        ran.out.find(R"({"who":"1","verb":"tip","wager":null,"amount":"2","clauses":["BRK-ST-)") !=
            std::string::npos,
        ran.out);
}

BOOST_AUTO_TEST_CASE(a_refused_record_stands_in_its_place_and_the_others_are_ruled) {
    const Ran ran = fairdeal_with("rule --json -",
                                  "# first\nbreakout id=X\n1 bet deeler 25\n1 hit Zc\n\n" + fig_5);
    const std::string refused =
        R"({"record":1,"id":"X","problems":[{"line":2,"column":7,"what":"'deeler' is not a wager"},)"
        R"({"line":3,"column":7,"what":"'Zc' is not a card"}]})"
        "\n";
    std::string second = fig_5_ruled;
    second.replace(second.find(":1,"), 3, ":2,");
    BOOST_TEST(ran.out == refused + second + "}\n");
    BOOST_TEST(ran.err == "-:3:7: 'deeler' is not a wager\n-:4:7: 'Zc' is not a card\n");
    BOOST_TEST(ran.status == 2);
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_text_do_no_harm) {
    const Ran ran = fairdeal_with("rule --json -", "breakout id=\xFF\xFE\n1 bet dealer 25\n");
    BOOST_TEST(ran.out ==
               "{\"record\":1,\"id\":\"\xEF\xBF\xBD\xEF\xBF\xBD\",\"problems\":[{\"line\":1,"
               "\"column\":13,\"what\":\"the byte 0xff is not ASCII text\"}]}\n");
    BOOST_TEST(ran.status == 2);
}

BOOST_AUTO_TEST_CASE(a_game_is_ruled_or_refused_as_unknown_but_never_more) {
    for (const Game game : {Game::Breakout, Game::Midnight, Game::Extreme, Game::League}) {
        const std::string name(to_text(game));
        const std::string table_facts = game == Game::Extreme ? " minimum=50 mode=tournament" : "";
        const Ran ran = fairdeal_with("rule --json -", name + " id=M" + table_facts + "\n");
        const std::string refused =
            R"({"record":1,"id":"M","problems":[{"line":1,"column":1,"what":"the rules of )" +
            name +
            R"( are not known to this program yet"}]})"
            "\n";
        BOOST_TEST_CONTEXT(name) {
            const bool known = rules_of(game) != nullptr;
            BOOST_TEST((ran.out == refused) == !known, ran.out);
            BOOST_TEST(ran.status == (known ? 0 : 2));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
