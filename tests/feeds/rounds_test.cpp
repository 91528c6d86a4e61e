// What a program gave becomes rows: settlements from what was won, times, table cards, and every
// refusal that is decided here and not by a mapping.

#include "feeds/rounds/rounds.h"

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include "feeds/feed_files.h"

namespace fairdeal {

namespace {

const std::string head = R"({"hand":"A","at":"1793527322"})";

/// The rows of the one round as words, or "!" and its first refusal.
std::string made(const std::vector<std::string>& rows, Mapping mapping = mapping_with(".")) {
    mapping.time = FeedTime::EpochSeconds;
    std::vector<std::string> all{head};
    all.insert(all.end(), rows.begin(), rows.end());
    const MappedDocument document = rounds_of(all, mapping);
    if (!document.refusals.empty()) {
        BOOST_TEST(document.rounds.empty());
        BOOST_TEST(document.refused >= 1);
        const FeedRefusal& refusal = document.refusals.front();
        return "!" + refusal.rule + " " + refusal.pointer + " " + refusal.what;
    }
    BOOST_REQUIRE(document.rounds.size() == 1);
    std::string words;
    for (std::size_t i = 1; i < document.rounds[0].rows.size(); ++i) {
        const auto row = nlohmann::json::parse(document.rounds[0].rows[i]);
        for (const char* key : {"who", "verb", "wager", "amount", "place", "cards", "clause"})
            if (row.contains(key)) words += row[key].get<std::string>() + " ";
        words.back() = ';';
    }
    return words;
}

std::string settled(const char* stake, const char* amount, bool gross) {
    Mapping mapping = mapping_with(".");
    mapping.win_is_gross = gross;
    return made({std::string(R"({"who":"1","verb":"settle","wager":"player","stake":)") + stake +
                 R"(,"amount":)" + amount + "}"},
                mapping);
}

/// The header's row of the round, or "!" and the refusal.
std::string header(const std::string& first, Mapping mapping) {
    mapping.time = FeedTime::EpochSeconds;
    const MappedDocument document = rounds_of({first}, mapping);
    if (!document.refusals.empty())
        return "!" + document.refusals[0].rule + " " + document.refusals[0].what;
    return document.rounds.at(0).rows.at(0);
}

UtcTime at(const char* time) { return *utc_time_from(time); }

}  // namespace

BOOST_AUTO_TEST_SUITE(rounds)

BOOST_AUTO_TEST_CASE(what_was_won_becomes_settlement_lines) {
    struct Row {
        const char *stake, *amount;
        bool gross;
        const char* lines;
    };
    const Row rows[] = {
        {R"("25")", R"("0")", true, "1 take player 25;"},
        {R"("25")", R"("25")", true, "1 push player;"},
        {R"("25")", R"("62.50")", true, "1 pay player 37.50;"},
        {R"("25")", R"("12.50")", true, "1 take player 12.50;1 return player 12.50;"},
        {R"(["25","25"])", R"(["100","0"])", true, "1 pay player 50;"},
        {R"("25")", R"("-25")", false, "1 take player 25;"},
        {R"("25")", R"("0")", false, "1 push player;"},
        {R"("25")", R"("37.50")", false, "1 pay player 37.50;"},
        {R"("25")", R"("-12.50")", false, "1 take player 12.50;1 return player 12.50;"},
        {R"("25")", R"("-1")", true, "!R3  -1 is less than nothing"},
        {R"("25")", R"("-26")", false, "!R3  a stake of 25 cannot lose more than itself: -26"},
        {R"("0")", R"("0")", true, "!R3  a stake of 0"},
        {R"("25")", "25", true, "!R3  25 is no text: an amount stays as the source writes it"},
        {R"("25")", "null", true, "!R3  an amount is missing"},
        {R"(["25",["1"]])", R"("0")", true, "!R3  a list in a list of amounts"},
    };
    for (const Row& row : rows) BOOST_TEST_CONTEXT(row.stake << " " << row.amount) {
            BOOST_TEST(settled(row.stake, row.amount, row.gross) == row.lines);
        }
}

BOOST_AUTO_TEST_CASE(rows_are_refused_by_rule) {
    struct Row {
        std::vector<std::string> rows;
        const char* refusal;
    };
    const Row rows[] = {
        {{R"({"who":"10","verb":"stand","path":["a",1]})"}, "!R4 /a/1 '10' is no seat from 1 to 9"},
        {{R"({"verb":"stand"})"}, "!R4  '' is no seat from 1 to 9"},
        {{R"({"who":"1","verb":"bet","wager":"player","amount":"5"})",
          R"({"who":"1","verb":"bet","wager":"player","amount":"5"})"},
         "!R4  seat 1 bets twice on player"},
        {{R"({"who":"1","verb":"bet","wager":"player","amount":"5.001"})"},
         "!R3  '5.001' is no amount of whole cents"},
        {{R"({"who":"1","verb":"bet","wager":"player","amount":"-5"})"},
         "!R3  -5 is less than nothing"},
        {{R"({"who":"1","verb":"bet","wager":"player","amount":["10","-5"]})"},
         "!R3  -5 is less than nothing"},
        {{R"({"who":"1","verb":"bet","wager":"player","amount":["0"]})"}, "!R3  a bet of nothing"},
        {{R"({"verb":"equal","of":["5","6"],"is":"12","path":["t"]})"},
         "!R7 /t 12 is not the sum of its parts, 11"},
        {{R"({"who":"1","verb":"deal","cards":"Ts Ts"})",
          R"({"who":"2","verb":"deal","cards":"Ts Ts"})",
          R"({"who":"3","verb":"deal","cards":"Ts Ts"})",
          R"({"who":"4","verb":"deal","cards":"Ts Ts"})",
          R"x({"who":"dealer","verb":"deal","cards":"(Ts)"})x"},
         "!R6  Ts is there more often than a shoe of 8 decks holds it"},
        {{R"({"who":"1","verb":"stand","colour":"red"})"},
         "!  the mapping's program gave 'colour', which no row has"},
        {{R"({"who":"1","verb":["stand"]})"},
         "!  the mapping's program gave a verb that is no text"},
        {{"7"}, "!  the mapping's program gave what is no row: '7'"},
        {{R"({"hand":"B","at":"1793527322"})", R"({"hand":"A","at":"1793527322"})"},
         "!R9  \"A\" is the id of two rounds"},
    };
    for (const Row& row : rows) {
        const std::string said = made(row.rows);
        BOOST_TEST(said == row.refusal);
    }
}

BOOST_AUTO_TEST_CASE(a_card_that_is_turned_up_is_counted_once) {
    BOOST_TEST(made({R"({"who":"1","verb":"deal","cards":"Ts Ts"})",
                     R"({"who":"2","verb":"deal","cards":"Ts Ts"})",
                     R"({"who":"3","verb":"deal","cards":"Ts Ts"})",
                     R"x({"who":"dealer","verb":"deal","cards":"Ts (Ts)"})x",
                     R"({"who":"dealer","verb":"turn","cards":"Ts"})"})
                   .starts_with("1 deal"));
}

BOOST_AUTO_TEST_CASE(the_table_card_is_the_one_in_force) {
    Mapping mapping = mapping_with(".");
    mapping.cards_in_force = {
        {std::nullopt, at("2026-11-01T00:00:00Z"), 6, "bj-pays=6:5"},
        {at("2026-11-01T00:00:00Z"), at("2026-11-02T00:00:00Z"), 8, "decks=8"}};
    BOOST_TEST(
        header(R"({"hand":"A","at":"1793491199"})", mapping) ==
        R"({"at":"2026-10-31T23:59:59Z","facts":"bj-pays=6:5","game":"breakout","hand":"A"})");
    BOOST_TEST(header(R"({"hand":"A","at":"1793491200","facts":["offers=unknown"]})", mapping) ==
               R"({"at":"2026-11-01T00:00:00Z","facts":"decks=8 offers=unknown",)"
               R"("game":"breakout","hand":"A"})");
    BOOST_TEST(header(R"({"hand":"A","at":"1793577600"})", mapping) ==
               "!R12 no table card is in force at 2026-11-02T00:00:00Z");
    BOOST_TEST(header(R"({"hand":"A"})", mapping) ==
               "!R12 no table card is in force: the round has no time");
}

BOOST_AUTO_TEST_CASE(a_round_that_ends_before_it_starts_is_refused) {
    const Mapping mapping = mapping_with(".");
    BOOST_TEST(header(R"({"hand":"A","at":"1793527322","until":"1793527321"})", mapping) ==
               "!R8 the round ends at 2026-11-01T10:02:01Z, before it starts at "
               "2026-11-01T10:02:02Z");
    BOOST_TEST(header(R"({"hand":"A","at":"1793527322","until":"1793527322"})", mapping) ==
               R"({"at":"2026-11-01T10:02:02Z","facts":"until=2026-11-01T10:02:02Z decks=8",)"
               R"("game":"breakout","hand":"A","notation":"2"})");
}

/// What a source writes into an id or a name stays one word: it is no rule of the house.
BOOST_AUTO_TEST_CASE(an_id_with_a_blank_is_no_rule) {
    const Mapping mapping = mapping_with(".");
    const std::string round = R"("hand":"A","at":"1793527322")";
    BOOST_TEST(header("{" + round + R"(,"players":[["1","P77"],["3","P12"]]})", mapping) ==
               R"({"at":"2026-11-01T10:02:02Z","facts":"decks=8 players=1:P77,3:P12",)"
               R"("game":"breakout","hand":"A","notation":"2"})");
    for (const char* player : {R"("p 2:P9")", R"("p,2:P9")", R"("")", R"({"a":"1"})", R"("p\n")"})
        BOOST_TEST(header("{" + round + R"(,"players":[["1",)" + player + "]]}", mapping)
                       .ends_with("is no player: an id without blanks and commas"),
                   player);
    BOOST_TEST(header("{" + round + R"(,"facts":"hit-soft-17=yes"})", mapping) ==
               "! the mapping's program gave facts that are no list of words");
    BOOST_TEST(header("{" + round + R"(,"facts":["sign=x hit-soft-17=yes"]})", mapping)
                   .ends_with("is no fact of a round in one word such as out=12"));
    BOOST_TEST(header(R"({"hand":"","at":"1793527322"})", mapping).starts_with("!"));
}

/// Seconds that are read as milliseconds are of 1970.
BOOST_AUTO_TEST_CASE(a_time_at_which_nobody_dealt_is_refused) {
    const Mapping mapping = mapping_with(".");
    BOOST_TEST(header(R"({"hand":"A","at":"1793527"})", mapping) ==
               "!R8 '1793527' would be 1970-01-21T18:12:07Z: no hand of this feed was dealt then");
    BOOST_TEST(header(R"({"hand":"A","at":"1793527322000"})", mapping).starts_with("!R8"));
}

BOOST_AUTO_TEST_CASE(a_document_of_which_nothing_is_made_is_refused) {
    const MappedDocument document = rounds_of({}, mapping_with("."));
    BOOST_TEST(document.refused == 1);
    BOOST_REQUIRE(document.refusals.size() == 1U);
    const MappedDocument none = rounds_of({R"({"verb":"none"})"}, mapping_with("."));
    BOOST_TEST(none.refused == 0);
    BOOST_TEST(none.rounds.empty());
}

BOOST_AUTO_TEST_CASE(one_bad_round_of_a_document_leaves_the_others) {
    Mapping mapping = mapping_with(".");
    mapping.time = FeedTime::EpochSeconds;
    const MappedDocument document =
        rounds_of({R"({"hand":"A","at":"1793527322"})", R"({"who":"10","verb":"stand"})",
                   R"({"hand":"B","at":"1793527322"})", R"({"who":"1","verb":"stand"})"},
                  mapping);
    BOOST_TEST(document.refused == 1);
    BOOST_TEST(document.refusals.size() == 1);
    BOOST_REQUIRE(document.rounds.size() == 1);
    BOOST_TEST(document.rounds[0].id == "B");
}

namespace {

std::string played(const char* verb, const std::string& seats, const char* dealer) {
    return made({fmt::format(R"({{"verb":"{}","seats":[{}],"dealer":{}}})", verb, seats, dealer)});
}

std::string seat(int number, const char* cards, const char* actions, const char* rows = "[]") {
    return fmt::format(R"({{"seat":"{}","cards":{},"actions":{},"rows":{},"path":["s",{}]}})",
                       number, cards, actions, rows, number);
}

const char* const stands = R"(["stand"])";
const char* const main_bet = R"([{"is":"player","stake":"5","win":"0","path":["b"]}])";

}  // namespace

BOOST_AUTO_TEST_CASE(a_play_is_players_by_seat_then_the_dealer) {
    const std::string two = seat(1, R"(["Th","8c"])", stands) + "," +
                            seat(3, R"(["5h","6s","9c"])", R"(["hit","stand"])");
    BOOST_TEST(played("play", two, R"(["6s","Kh","9d"])") ==
               "1 deal Th 8c;3 deal 5h 6s;dealer deal 6s (Kh);1 stand;3 hit 9c;3 stand;"
               "dealer turn Kh;dealer hit 9d;");
    BOOST_TEST(played("dealt", two, R"(["6s"])") == "1 deal Th 8c;3 deal 5h 6s;dealer deal 6s;");
    const std::string natural = seat(1, R"(["Ah","Kc"])", stands);
    BOOST_TEST(played("play", natural, R"(["Ts","8h"])") ==
               "1 deal Ah Kc;dealer deal Ts (8h);dealer peek;dealer turn 8h;");
    BOOST_TEST(played("play", natural, R"(["Ts","Ah"])") ==
               "1 deal Ah Kc;dealer deal Ts (Ah);dealer turn Ah;");
}

BOOST_AUTO_TEST_CASE(cards_and_actions_that_do_not_go_together_are_r10) {
    const char* const dealer = R"(["6s","Kh","9d"])";
    const std::string r10 = "what was played is not said and does not follow: ";
    BOOST_TEST(played("play", seat(1, R"(["Th","8c"])", R"(["hit"])"), dealer) ==
               "!R10 /s/1 " + r10 + "'hit without its card'");
    BOOST_TEST(played("play", seat(1, R"(["Th","2c","3c"])", stands), dealer) ==
               "!R10 /s/1 " + r10 + "'3 cards, actions for 2'");
    BOOST_TEST(played("play", seat(1, R"(["Th","8c"])", stands), R"(["6s"])") ==
               "!R10  " + r10 + "'1 cards of the dealer'");
    BOOST_TEST(played("play", seat(1, R"(["Th","??"])", stands), dealer) ==
               "!R10  " + r10 + "'a card that was not read decides'");
    BOOST_TEST(played("round", seat(1, R"(["5h","6s","9c"])", R"(["double"])", main_bet), dealer) ==
               "!R10 /s/1 " + r10 + "'a double without its bet, or a bet witho...'");
    BOOST_TEST(played("play", seat(1, R"("Th 8c")", stands), dealer).starts_with("!  "));
}

BOOST_AUTO_TEST_CASE(a_round_has_its_bets_and_settlement_and_a_double_is_part_of_its_bet) {
    const std::string doubled = seat(2, R"(["5h","6s","9c"])", R"(["double"])",
                                     R"([{"is":"player","stake":"5","win":"10","path":["b"]},)"
                                     R"({"is":"dealer","stake":"1","win":"0","path":["b"]},)"
                                     R"({"is":"double","stake":"5","win":"10","path":["b"]}])");
    BOOST_TEST(played("round", doubled, R"(["6s","Kh","9d"])") ==
               "2 bet player 5;2 bet dealer 1;2 deal 5h 6s;dealer deal 6s (Kh);2 double 9c;"
               "dealer turn Kh;dealer hit 9d;2 take dealer 1;2 pay player 10;");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
