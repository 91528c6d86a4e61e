// Rows of CSV and JSON Lines as records, and what is refused of them.

#include <boost/test/unit_test.hpp>

#include "sourced.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(rows)

struct Case {
    std::string_view why, file, gives;
};

constexpr std::string_view one_hand = "breakout id=A\n1 bet dealer 25\n\n";

constexpr Case csv[] = {
    {"a hand a row", "record\n\"breakout id=A\n1 bet dealer 25\n\"\n", one_hand},
    {"with the mark of UTF-8 and CR LF",
     "\xEF\xBB\xBFrecord\r\n\"breakout id=A\r\n1 bet dealer 25\r\n\"\r\n", one_hand},
    {"without a last line end", "record\n\"breakout id=A\n1 bet dealer 25\"", one_hand},
    {"blank lines between", "record\n\n\"breakout id=A\n1 bet dealer 25\"\n\n\n", one_hand},
    {"an event a row",
     "hand,game,who,verb,wager,amount\nA,breakout,1,bet,dealer,25\nA,,1,bet,super-tie,5\n"
     "B,breakout,2,bet,player,2.50\n",
     "breakout id=A\n1 bet dealer 25\n1 bet super-tie 5\n\nbreakout id=B\n2 bet player 2.50\n\n"},
    {"parted by semicolons", "hand;game;who;verb;cards\nA;breakout;1;deal;Th 6d\n",
     "breakout id=A\n1 deal Th 6d\n\n"},
    {"parted by tabs", "hand\tgame\ttable\twho\tverb\tplace\nA\tleague\tB7\t1\tout\t3\n",
     "league id=A table=B7\n1 out 3\n\n"},
    {"facts of the header", "hand,game,table,facts\nA,extreme,X1,minimum=50 mode=tournament\n",
     "extreme id=A table=X1 minimum=50 mode=tournament\n\n"},
    {"a formula behind an apostrophe", "hand,game,dealer\nA,breakout,'=cmd\n",
     "breakout id=A dealer==cmd\n\n"},
    {"a hand of events beside a whole record",
     "record,hand,game,who,verb\n,A,breakout,1,stand\n\"breakout id=B\n\",,,,\n",
     "breakout id=A\n1 stand\n\nbreakout id=B\n\n"},
    {"version 2, its columns in any order",
     "verb,who,hand,to,clause,value,count,way,notation,game,cards,wager,amount\n"
     ",,A,,,,,,2,breakout,,,\nmove,1,A,dealer,,,,,,,5h,,\nrules,floor,A,,IRR-7,move-back,,,,,,,\n"
     "shuffle,shoe,A,,,,308,,,,,,\ncorrect,1,A,,,,,take,,,,player,10\nvoid,1,A,,IRR-8,,,,,,,,\n",
     "breakout notation=2 id=A\n1 move 5h dealer\nfloor rules IRR-7 move-back\nshoe shuffle 308\n"
     "1 correct player take 10\n1 void IRR-8\n\n"},
    // --- refused
    {"the version changes within the hand",
     "hand,game,notation,who,verb\nA,breakout,,1,stand\nA,,2,2,stand\n",
     "3: notation is '2' here and '' in the hand's first row\n\n"},
    {"nothing at all", "", ""},
    {"names alone", "record\n", ""},
    {"no column of a hand", "record,stake\nx,y\n",
     "1: 'stake' is no column of a hand; they are record, hand, game, table, dealer, shoe, at, "
     "facts, "
     "who, verb, wager, amount, place, cards, notation, to, count, way, clause, value\n\n"},
    {"a column twice", "hand,hand\nx,y\n", "1: the column 'hand' is there twice\n\n"},
    {"too few values", "hand,game\nA\nB,breakout\n",
     "2: 1 values in a row of 2 columns\n\n2: this row may be of the hand that follows it\n\n"},
    {"a broken row within a hand",
     "hand,game,who,verb\nA,breakout,1,stand\nA,,2\nA,,3,stand\nB,breakout,1,stand\n",
     "3: this row may be of the hand before it\n\n3: 3 values in a row of 4 columns\n\n"
     "3: this row may be of the hand that follows it\n\nbreakout id=B\n1 stand\n\n"},
    {"the table changes within the hand",
     "hand,game,table,who,verb\nA,breakout,B1,1,stand\nA,breakout,B2,2,stand\n",
     "3: table is 'B2' here and 'B1' in the hand's first row\n\n"},
    {"a value beside a whole record", "record,table\nbreakout id=A,B7\n",
     "2: table beside a whole record, which says it itself\n\n"},
    {"no game in the first row", "hand,game,who,verb\nA,,1,stand\nA,breakout,2,stand\n",
     "2: game is missing in the hand's first row\n3: game is 'breakout' here and '' in the hand's "
     "first row\n\n"},
    {"neither a record nor a hand", "record,hand,table\n,,B7\n",
     "2: table beside a whole record, which says it itself\n2: a row without a record, and without "
     "a hand\n\n"},
    {"a quotation mark that does not end", "record\n\"breakout id=A\n1 stand\n",
     "2: a value in quotation marks that does not end\n\n"},
    {"a quotation mark in the middle", "record\nbreak\"out\nbreakout id=B\n",
     "2: a quotation mark where none can stand\n\n"},
    {"an id that would be a table and a rule",
     "hand,game,who,verb\nA table=B7 hit-soft-17=yes,breakout,1,stand\n",
     "2: hand is one word: 'A table=B7 hit-soft-17=yes' holds a blank\n\n"},
    {"an event of two lines", "hand,game,who,verb\nA,breakout,1,\"stand\n2 stand\"\n",
     "2: a line end or a # in a value\n\n"},
};

constexpr Case json[] = {
    {"a hand a row",
     R"({"record":"breakout id=A\n1 bet dealer 25\n"})"
     "\n",
     one_hand},
    {"blank lines, spaces, no last line end",
     "\n  {\"record\" : \"breakout id=A\\n1 bet dealer 25\" } ", one_hand},
    {"an event a row, numbers where they are whole",
     R"({"hand":"A","game":"breakout","who":1,"verb":"bet","wager":"dealer","amount":25})"
     "\n"
     R"({"hand":"A","who":"2","verb":"bet","wager":"dealer","amount":"2.50","cards":null})",
     "breakout id=A\n1 bet dealer 25\n2 bet dealer 2.50\n\n"},
    // --- refused
    {"an amount in floating point", R"({"hand":"A","amount":2.50})",
     "1: 2.50 of 'amount' is not a whole number: write it as text\n\n"},
    {"no JSON", "{\"record\":\n", "1: this is not JSON\n\n"},
    {"two values", R"({"record":"breakout"} {"record":"breakout"})", "1: this is not JSON\n\n"},
    {"a key twice", R"({"hand":"A","hand":"B"})", "1: 'hand' is there twice\n\n"},
    {"a key of no column", R"({"hands":"A"})",
     "1: 'hands' is no column of a hand; they are record, hand, game, table, dealer, shoe, at, "
     "facts, "
     "who, verb, wager, amount, place, cards, notation, to, count, way, clause, value\n\n"},
    {"a list", "[1]", "1: a list, not an object\n\n"},
    {"a bare value", "7", "1: a bare value, not an object\n\n"},
    {"a list within", R"({"cards":["Th","6d"]})", "1: 'cards' holds a list, not text\n\n"},
    {"an object within", R"({"cards":{}})", "1: 'cards' holds an object, not text\n\n"},
    {"yes or no", R"({"who":true})", "1: 'who' holds neither text nor a number\n\n"},
    {"bytes that are no UTF-8", "{\"hand\":\"\xFF\"}", "1: this is not JSON\n\n"},
};

BOOST_AUTO_TEST_CASE(of_csv) {
    for (const Case& row : csv)
        BOOST_TEST(sourced(row.file, FileFormat::Csv) == row.gives,
                   row.why << ": " << sourced(row.file, FileFormat::Csv));
}

BOOST_AUTO_TEST_CASE(of_json_lines) {
    for (const Case& row : json)
        BOOST_TEST(sourced(row.file, FileFormat::JsonLines) == row.gives,
                   row.why << ": " << sourced(row.file, FileFormat::JsonLines));
}

/// A problem of the text is shown where it stands in the file.
BOOST_AUTO_TEST_CASE(problems_have_their_place_in_the_file) {
    std::istringstream in("hand,game,who,verb\n\nA,breakout,1,stand\nA,,2,fly\n");
    const auto source = open_source(in, FileFormat::Csv);
    SourcedRecord record;
    BOOST_REQUIRE(source->next(record));
    const auto read = read_record(record.text);
    BOOST_REQUIRE(!read);
    const Problems placed = in_file(read.error(), record, "night.csv");
    BOOST_TEST(to_text(placed.back()) == "night.csv:4:1: verb: 'fly' is not a verb");
}

/// By the name of the column, whatever column of the notation it would be.
BOOST_AUTO_TEST_CASE(problems_are_named_by_the_column_that_they_are_of) {
    const auto placed = [](const std::string& file, FileFormat format) {
        std::istringstream in(file);
        const auto source = open_source(in, format);
        SourcedRecord record;
        BOOST_REQUIRE(source->next(record));
        const auto read = read_record(record.text);
        BOOST_REQUIRE(!read);
        return to_text(in_file(read.error(), record, "f").front());
    };
    BOOST_TEST(placed("hand,game,table,at\nA,breakout,B7,yesterday\n", FileFormat::Csv)
                   .starts_with("f:2:1: at: 'yesterday' "));
    BOOST_TEST(
        placed("amount,wager,verb,who,game,hand\nx25,dealer,bet,1,breakout,A\n", FileFormat::Csv)
            .starts_with("f:2:1: amount: 'x25' is not an amount"));
    BOOST_TEST(placed(R"({"hand":"A","game":"breakout","who":"1","verb":"deal","cards":"Th Xd"})",
                      FileFormat::JsonLines)
                   .starts_with("f:1:1: cards: 'Xd' "));
    BOOST_TEST(placed("hand,game,notation\nA,breakout,3\n", FileFormat::Csv) ==
               "f:2:1: notation: 'notation=2' stands right after the game, once");
    BOOST_TEST(
        placed("hand,game,notation,who,verb,cards,to\nA,breakout,2,1,move,5h,12\n", FileFormat::Csv)
            .starts_with("f:2:1: to: '12' is not the dealer, a seat"));
    BOOST_TEST(placed("hand,game,who,verb,cards\nA,breakout,dealer,draw,5h\n", FileFormat::Csv) ==
               "f:2:1: verb: 'draw' is not a verb");
    BOOST_TEST(placed("record\n\"breakout id=A\n1 fly\n\"\n", FileFormat::Csv) ==
               "f:2:3: line 2 of the record: 'fly' is not a verb");
}

BOOST_AUTO_TEST_CASE(formats_go_by_the_files_name) {
    BOOST_TEST(to_text(format_of_file("night.csv")) == "csv");
    BOOST_TEST(to_text(format_of_file("night.jsonl")) == "jsonl");
    BOOST_TEST(to_text(format_of_file("night.ndjson")) == "jsonl");
    BOOST_TEST(to_text(format_of_file("night.txt")) == "notation");
    BOOST_TEST(to_text(format_of_file(".csv")) == "notation");
    BOOST_TEST((format_from("jsonl") == FileFormat::JsonLines));
    BOOST_TEST(!format_from("xls"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
