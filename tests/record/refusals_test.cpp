// What the reader refuses, with its exact place and words. It never repairs.

#include <boost/test/unit_test.hpp>

#include "support/hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(refusals)

std::string problems_of(std::string_view text) {
    const auto record = read_record(text);
    return record ? "nothing" : in_words(record.error());
}

/// One event line of a game, that stands as line 2, with its only problem.
struct LineRow {
    std::string_view why, game, line;
    int column;
    std::string_view what;
};

// clang-format off
constexpr LineRow line_rows[] = {
    // bytes and spaces
    {"a tab",               "breakout", "1 bet\tdealer 25",     6,  "a tab: words are separated by one space"},
    {"a tab at the end",    "breakout", "1 bet dealer 25\t",    16, "a tab: words are separated by one space"},
    {"a carriage return",   "breakout", "1 bet dealer 25\r",    16, "a carriage return: lines end with LF alone"},
    {"CR behind a comment", "breakout", "1 bet dealer 25 # x\r", 20, "a carriage return: lines end with LF alone"},
    {"not ASCII",           "breakout", "1 bet dealer 25\xe2\x82\xac", 16, "the byte 0xe2 is not ASCII text"},
    {"a no-break space",    "breakout", "1\xc2\xa0" "bet dealer 25", 2, "the byte 0xc2 is not ASCII text"},
    {"an escape",           "breakout", "1 bet dealer \x1b[1m25", 14, "the byte 0x1b is not ASCII text"},
    {"a DEL",               "breakout", "1 bet dealer 25\x7f",  16, "the byte 0x7f is not ASCII text"},
    {"two spaces",          "breakout", "1  bet dealer 25",     3,  "more than one space, or a space at an end of the line"},
    {"two spaces later",    "breakout", "1 bet dealer  25",     14, "more than one space, or a space at an end of the line"},
    {"a leading space",     "breakout", " 1 bet dealer 25",     1,  "more than one space, or a space at an end of the line"},
    {"a trailing space",    "breakout", "1 bet dealer 25 ",     17, "more than one space, or a space at an end of the line"},
    {"a space alone",       "breakout", " ",                    1,  "more than one space, or a space at an end of the line"},
    {"two spaces behind what is wrong", "breakout", "0 bets dealer 25 a b  c", 22, "more than one space, or a space at an end of the line"},
    {"two spaces in a line of version 2", "breakout notation=2", "1 draw 5x  6d", 11, "more than one space, or a space at an end of the line"},
    // who
    {"a second header",     "breakout", "midnight id=M1",        1,  "'midnight' begins a record; a blank line parts it from the one before"},
    {"seat 0",              "breakout", "0 bet dealer 25",      1,  "'0' is not the dealer, a seat 1 to 9 or a hand such as 2.1"},
    {"seat 10",             "breakout", "10 bet dealer 25",     1,  "'10' is not the dealer, a seat 1 to 9 or a hand such as 2.1"},
    {"seat 01",             "breakout", "01 bet dealer 25",     1,  "'01' is not the dealer, a seat 1 to 9 or a hand such as 2.1"},
    {"hand 0",              "breakout", "1.0 hit 5d",           1,  "'1.0' is not the dealer, a seat 1 to 9 or a hand such as 2.1"},
    {"hand 17",             "breakout", "1.17 hit 5d",          1,  "'1.17' is not the dealer, a seat 1 to 9 or a hand such as 2.1"},
    {"a hand of nobody",    "breakout", ".1 hit 5d",            1,  "'.1' is not the dealer, a seat 1 to 9 or a hand such as 2.1"},
    {"a hand of no number", "breakout", "1. hit 5d",            1,  "'1.' is not the dealer, a seat 1 to 9 or a hand such as 2.1"},
    {"Dealer",              "breakout", "Dealer deal 5d",       1,  "'Dealer' is not the dealer, a seat 1 to 9 or a hand such as 2.1"},
    {"a name",              "breakout", "anna bet dealer 25",   1,  "'anna' is not the dealer, a seat 1 to 9 or a hand such as 2.1"},
    {"a negative seat",     "breakout", "-1 bet dealer 25",     1,  "'-1' is not the dealer, a seat 1 to 9 or a hand such as 2.1"},
    // verbs
    {"no verb",             "breakout", "1",                    2,  "expected a verb here"},
    {"an unknown verb",     "breakout", "1 bets dealer 25",     3,  "'bets' is not a verb"},
    {"a capital",           "breakout", "1 Bet dealer 25",      3,  "'Bet' is not a verb"},
    {"who and verb",        "breakout", "dealer",               7,  "expected a verb here"},
    {"chips in Breakout",   "breakout", "1 chips 25",           3,  "'chips' is not used in breakout"},
    {"a blind in Midnight", "midnight", "1 blind 25",           3,  "'blind' is not used in midnight"},
    {"a tip in Midnight",   "midnight", "1 tip 5",              3,  "'tip' is not used in midnight"},
    {"a bet in eXtreme",    "extreme minimum=50 mode=regular", "1 bet player 25", 3, "'bet' is not used in extreme"},
    {"a raise in League",   "league",   "1 raise 5",            3,  "'raise' is not used in league"},
    {"secret in Midnight",  "midnight", "1 secret 5",           3,  "'secret' is not used in midnight"},
    {"out in Breakout",     "breakout", "1 out 5",              3,  "'out' is not used in breakout"},
    {"sit-out in Breakout", "breakout", "1 sit-out",            3,  "'sit-out' is not used in breakout"},
    // who may
    {"the dealer bets",     "breakout", "dealer bet dealer 25", 1,  "the dealer cannot 'bet'"},
    {"the dealer doubles",  "breakout", "dealer double 5d",     1,  "the dealer cannot 'double'"},
    {"the dealer splits",   "breakout", "dealer split",         1,  "the dealer cannot 'split'"},
    {"the dealer is paid",  "breakout", "dealer pay dealer 25", 1,  "the dealer cannot 'pay'"},
    {"a seat peeks",        "breakout", "1 peek",               1,  "a seat cannot 'peek'"},
    {"a seat offers",       "breakout", "1 offer insurance",    1,  "a seat cannot 'offer'"},
    {"a hand bets",         "breakout", "1.1 bet dealer 25",    1,  "one hand of a seat cannot 'bet'"},
    {"a hand insures",      "breakout", "1.1 insure 25",        1,  "one hand of a seat cannot 'insure'"},
    {"a hand goes even",    "breakout", "1.1 even-money",       1,  "one hand of a seat cannot 'even-money'"},
    {"a hand turns",        "breakout", "1.1 turn 5d",          1,  "one hand of a seat cannot 'turn'"},
    {"the dealer's secret", "league",   "dealer secret 5",      1,  "the dealer cannot 'secret'"},
    // words
    {"no wager",            "breakout", "1 bet",                6,  "expected a wager here"},
    {"no amount",           "breakout", "1 bet dealer",         13, "expected an amount here"},
    {"an amount first",     "breakout", "1 bet 25 dealer",      7,  "'25' is not a wager"},
    {"an unknown wager",    "breakout", "1 bet banker 25",      7,  "'banker' is not a wager"},
    {"insurance is bet",    "breakout", "1 bet insurance 25",   7,  "insurance is not bet: write 'insure'"},
    {"another game's bet",  "midnight", "1 bet super-tie 25",   7,  "super-tie is not a wager of midnight"},
    {"a blind is bet",      "breakout", "1 bet blind 25",       7,  "blind is not a wager of breakout"},
    {"a blind is taken",    "breakout", "1 take blind 25",      8,  "blind is not a wager of breakout"},
    {"player in eXtreme",   "extreme minimum=50 mode=regular", "1 take player 25", 8, "player is not a wager of extreme"},
    {"a push of an amount", "breakout", "1 push dealer 25",     15, "'25' is one word too many"},
    {"a push of nothing",   "breakout", "1 push",               7,  "expected a wager here"},
    {"one word too many",   "breakout", "1 bet dealer 25 chips", 17, "'chips' is one word too many"},
    {"many words too many", "breakout", "1 stand a b c d e f g", 9, "'a' is one word too many"},
    {"a stand of a card",   "breakout", "1 stand 5d",           9,  "'5d' is one word too many"},
    {"a split of cards",    "breakout", "1 split 5d 6d",        9,  "'5d' is one word too many"},
    {"nothing offered",     "breakout", "dealer offer",         13, "expected 'insurance' here"},
    {"even money offered",  "breakout", "dealer offer even-money", 14, "'even-money' is not 'insurance'"},
    {"no place",            "league",   "1 out",                6,  "expected a place here"},
    {"place 0",             "league",   "1 out 0",              7,  "'0' is not a place 1 to 9"},
    {"place 10",            "league",   "1 place 10",           9,  "'10' is not a place 1 to 9"},
    {"first place",         "league",   "1 place 1st",          9,  "'1st' is not a place 1 to 9"},
    // amounts
    {"negative",            "breakout", "1 bet dealer -25",     14, "'-25' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"a plus",              "breakout", "1 bet dealer +25",     14, "'+25' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"a dollar sign",       "breakout", "1 bet dealer $25",     14, "'$25' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"one decimal",         "breakout", "1 bet dealer 12.5",    14, "'12.5' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"three decimals",      "breakout", "1 bet dealer 12.500",  14, "'12.500' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"a point alone",       "breakout", "1 bet dealer 12.",     14, "'12.' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"cents alone",         "breakout", "1 bet dealer .50",     14, "'.50' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"a comma",             "breakout", "1 bet dealer 1,000",   14, "'1,000' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"a leading zero",      "breakout", "1 bet dealer 025",     14, "'025' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"too large by a cent", "breakout", "1 bet dealer 10000000000", 14, "'10000000000' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"beyond 64 bits",      "breakout", "1 bet dealer 99999999999999999999", 14, "'99999999999999999999' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"hexadecimal",         "breakout", "1 bet dealer 0x19",    14, "'0x19' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    {"an exponent",         "breakout", "1 bet dealer 1e3",     14, "'1e3' is not an amount such as 25 or 12.50, up to 9999999999.99"},
    // cards
    {"no card",             "breakout", "1 deal",               7,  "expected a card here"},
    {"no card to hit",      "breakout", "1 hit",                6,  "expected a card here"},
    {"10 for T",            "breakout", "1 deal 10h 6d",        8,  "'10h' is not a card"},
    {"a small rank",        "breakout", "1 deal th 6d",         8,  "'th' is not a card"},
    {"a large suit",        "breakout", "1 deal TH 6d",         8,  "'TH' is not a card"},
    {"suit before rank",    "breakout", "1 deal hT 6d",         8,  "'hT' is not a card"},
    {"a one",               "breakout", "1 deal 1h 6d",         8,  "'1h' is not a card"},
    {"a joker",             "breakout", "1 deal Jk 6d",         8,  "'Jk' is not a card"},
    {"the second card",     "breakout", "1 deal Th 6x",         11, "'6x' is not a card"},
    {"half a bracket",      "breakout", "1 deal (Th 6d",        8,  "'(Th' is not a card"},
    {"empty brackets",      "breakout", "dealer deal 9c ()",    16, "'()' is not a card"},
    {"three cards",         "breakout", "1 deal Th 6d 5c",      14, "'5c' is one word too many"},
    {"a hit of two cards",  "breakout", "1 hit 5c 6d",          10, "'6d' is one word too many"},
    {"a hit face down",     "breakout", "1 hit (5c)",           7,  "'(5c)' lies face down; only dealt cards do"},
    {"a turn face down",    "breakout", "dealer turn (5c)",     13, "'(5c)' lies face down; only dealt cards do"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(a_line_that_is_not_of_the_notation_is_refused_at_its_place) {
    for (const LineRow& row : line_rows) {
        BOOST_TEST_CONTEXT(row.why << ": " << row.line) {
            const std::string text = std::string(row.game) + "\n" + std::string(row.line) + "\n";
            BOOST_TEST(problems_of(text) ==
                       "2:" + std::to_string(row.column) + ": " + std::string(row.what));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_nul_byte_is_refused) {
    BOOST_TEST(problems_of(std::string_view("breakout\n1 bet dealer 25\0\n", 26)) ==
               "2:16: the byte 0x00 is not ASCII text");
    BOOST_TEST(problems_of(std::string_view("\0", 1)) == "1:1: the byte 0x00 is not ASCII text");
    BOOST_TEST(problems_of("\xef\xbb\xbf"
                           "breakout\n") == "1:1: the byte 0xef is not ASCII text");
}

BOOST_AUTO_TEST_CASE(what_is_shown_of_a_wrong_word_can_be_printed_and_is_short) {
    const std::string long_word(200, 'x');
    BOOST_TEST(problems_of("breakout\n1 " + long_word + "\n") ==
               "2:3: '" + std::string(40, 'x') + "...' is not a verb");
}

/// An event that cannot happen on the table as it stands: the last line of its row.
struct ImpossibleRow {
    std::string_view record;
    std::string_view what;
};
// clang-format off
constexpr ImpossibleRow impossible_rows[] = {
    {"breakout / 1 hit 5d",                                "1 has not been dealt two cards"},
    {"breakout / 1 bet player 5 / 1 stand",                "1 has not been dealt two cards"},
    {"breakout / 1 deal 5d / 1 hit 6d",                    "1 has not been dealt two cards"},
    {"breakout / 1 deal 5d / 1 double 6d",                 "1 has not been dealt two cards"},
    {"breakout / 1 surrender",                             "1 has not been dealt two cards"},
    {"breakout / dealer hit 5d",                           "dealer has not been dealt a card"},
    {"breakout / dealer stand",                            "dealer has not been dealt a card"},
    {"breakout / 1 deal 5d 6d / 1 deal 7d",                "1 has its first two cards already"},
    {"breakout / 1 deal 5d / 1 deal 6d 7d",                "1 has its first two cards already"},
    {"breakout / dealer deal 5d (6d) / dealer deal 7d",    "dealer has its first two cards already"},
    {"breakout / 1 deal 5d 6d / 1.1 hit 7d",               "there is no hand 1.1"},
    {"breakout / 2 deal 5d 5c / 2 split / 2.3 hit 7d",     "there is no hand 2.3"},
    {"breakout / 2 deal 5d 5c / 2 split / 2.3 deal 7d",    "there is no hand 2.3"},
    {"breakout / 2 deal 5d 5c / 2 split / 2 hit 7d",       "seat 2 has split: say which hand"},
    {"breakout / 2 deal 5d 5c / 2 split / 2 deal 7d",      "seat 2 has split: say which hand"},
    {"breakout / 2 deal 5d 5c / 2 hit 6d / 2 split",       "only a hand of two cards can be split"},
    {"breakout / 2 deal 5d 5c / 2 split / 2.1 split",      "only a hand of two cards can be split"},
    {"breakout / 2 deal 5d / 2 split",                     "2 has not been dealt two cards"},
    {"breakout / 2 deal 5d 5c / 2 split / 2.1 deal 6d / 2.1 deal 7d", "2.1 has its first two cards already"},
    {"breakout / 2 deal 5d 5c / 2 split / 2.1 deal 6d 7d", "2.1 has its first two cards already"},
    {"breakout / dealer turn 5d",                          "dealer has no card that lies face down"},
    {"breakout / dealer deal 9c 8s / dealer turn 8s",      "dealer has no card that lies face down"},
    {"breakout / dealer deal 9c (8s) / dealer turn 8s / dealer turn 8s", "dealer has no card that lies face down"},
    {"breakout / dealer deal 9c (8s) / dealer turn 8c",    "the card that lies face down is 8s, not 8c"},
    {"breakout / dealer deal 9c (8?) / dealer turn 9c",    "the card that lies face down is 8?, not 9c"},
    {"breakout / dealer deal 9c (?s) / dealer turn 9c",    "the card that lies face down is ?s, not 9c"},
    {"breakout / dealer deal (9c) (8s) / dealer turn 7c",  "none of the cards that lie face down is 7c"},
    {"breakout / 1 deal 5d 6d / 1 turn 5d",                "1 has no card that lies face down"},
    {"breakout / 1 deal 5d 6d / 1 double / 1 double / 1 double / 1 double / 1 double", "1 has doubled too often"},
    {"extreme minimum=50 mode=regular / 1 blind 50 / 1 deal (5d) 6d", "the dealer's chips must be written before this"},
    {"extreme minimum=50 mode=tournament / 1 pass / dealer pass", "the dealer's chips must be written before this"},
    {"breakout / 1 bet dealer 9999999999.99 / 1 bet dealer 0.01", "1's dealer wager is more than an amount can be"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(an_event_that_cannot_happen_is_refused_at_its_line) {
    for (const ImpossibleRow& row : impossible_rows) {
        BOOST_TEST_CONTEXT(row.record) {
            const std::string text = as_lines(row.record);
            const auto last = std::count(text.begin(), text.end(), '\n');
            BOOST_TEST(problems_of(text) == std::to_string(last) + ":1: " + std::string(row.what));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_hand_of_more_cards_than_a_table_holds_is_refused) {
    std::string text = "breakout\ndealer deal Ac As\n";
    for (int cards = 2; cards < 32; ++cards) text += "dealer hit Ad\n";
    BOOST_TEST(problems_of(text) == "nothing");
    BOOST_TEST(problems_of(text + "dealer hit Ad\n") == "33:1: a hand of more than 32 cards");
}

BOOST_AUTO_TEST_CASE(a_seat_of_more_hands_than_can_be_written_is_refused) {
    std::string text = "breakout\n1 deal As Ac\n1 split\n";
    for (int hand = 3; hand <= 16; ++hand) text += "1.1 deal Ad\n1.1 split\n";
    BOOST_TEST(problems_of(text) == "nothing");
    BOOST_TEST(problems_of(text + "1.1 deal Ad\n1.1 split\n") ==
               "33:1: a seat with more than 16 hands");
}

BOOST_AUTO_TEST_CASE(a_seat_that_bets_more_often_than_a_layout_shows_is_refused) {
    std::string text = "breakout\n";
    for (int bets = 0; bets < 16; ++bets) text += "1 bet dealer 5\n";
    BOOST_TEST(problems_of(text) == "nothing");
    BOOST_TEST(problems_of(text + "1 bet super-tie 5\n") == "18:1: seat 1 has too many wagers");
}

BOOST_AUTO_TEST_CASE(every_problem_of_a_record_is_found) {
    BOOST_TEST(problems_of("breakout hit-soft-17=perhaps\n"
                           "1 bet dealer 25\n"
                           "10 bet dealre 25\n"
                           "1 deal Th  6d\n"
                           "\n"
                           "dealer deal 9c (8s) 2h\n"
                           "1 push dealer # fine\n"
                           "1 take super-tie 5.0\t\n") ==
               "1:10: 'perhaps' is not a value of hit-soft-17: yes|no\n"
               "3:1: '10' is not the dealer, a seat 1 to 9 or a hand such as 2.1\n"
               "4:11: more than one space, or a space at an end of the line\n"
               "5:1: a blank line within a record\n"
               "6:21: '2h' is one word too many\n"
               "8:21: a tab: words are separated by one space");
    BOOST_TEST(problems_of("breakout\n11 bets dealer 25\n") ==
               "2:1: '11' is not the dealer, a seat 1 to 9 or a hand such as 2.1\n"
               "2:4: 'bets' is not a verb");
    BOOST_TEST(problems_of("breakout\n1 deal Xh 6x\n") ==
               "2:8: 'Xh' is not a card\n2:11: '6x' is not a card");
    BOOST_TEST(problems_of("breakout\n1 hit 5d\n1.4 stand\ndealer turn 5d\n") ==
               "2:1: 1 has not been dealt two cards\n"
               "3:1: there is no hand 1.4\n"
               "4:1: dealer has no card that lies face down");
}

BOOST_AUTO_TEST_CASE(without_a_game_the_events_cannot_be_read) {
    BOOST_TEST(problems_of("poker\n1 bet dealer 25\n1 xyzzy\n") ==
               "1:1: 'poker' is not a game: breakout, midnight, extreme or league");
}

BOOST_AUTO_TEST_CASE(an_empty_input_is_no_record) {
    BOOST_TEST(problems_of("") == "1:1: there is no record here");
    BOOST_TEST(problems_of("\n") == "1:1: '' is not a game: breakout, midnight, extreme or league");
    BOOST_TEST(problems_of("# only a comment\n") ==
               "1:1: '' is not a game: breakout, midnight, extreme or league");
}

BOOST_AUTO_TEST_CASE(a_record_longer_than_64_kilobytes_is_refused_unread) {
    std::string text = "breakout\n";
    text += "#" + std::string(65536 - text.size() - 1, 'x');
    BOOST_TEST(text.size() == 65536U);
    BOOST_TEST(problems_of(text) == "nothing");
    BOOST_TEST(problems_of(text + "\n") == "nothing");
    BOOST_TEST(problems_of(text + "x") == "1:1: a record of more than 65536 bytes");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
