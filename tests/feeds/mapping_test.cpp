// Mappings are read strictly, with the place of every mistake; what a program may not use is
// refused before it runs.

#include <boost/test/unit_test.hpp>

#include "feeds/documents/json_pointer.h"
#include "feeds/feed_files.h"
#include "feeds/mapping/program.h"
#include "support/why.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(mappings)

BOOST_AUTO_TEST_CASE(a_mapping_is_read) {
    const auto read = read_mapping_xml(small_mapping_xml(), "mapping.xml");
    BOOST_REQUIRE_MESSAGE(read, why(read));
    BOOST_TEST(read->versioned_name() == "small@3");
    BOOST_TEST(read->zone == "Europe/London");
    BOOST_TEST(read->cards.size() == 1);
    BOOST_TEST(read->cards.at("S_10") == "Ts");
    BOOST_TEST(read->bets.at("MAIN") == "player");
    BOOST_TEST(read->fields.size() == 2);
    BOOST_TEST(read->fields[0].required);
    BOOST_TEST((read->fields[1].path == std::vector<std::string>{"cards", "*"}));
}

BOOST_AUTO_TEST_CASE(a_mistake_is_told_with_its_place) {
    struct Row {
        const char *from, *by, *problem;
    };
    const Row rows[] = {
        {"version=\"3\"", "version=\"0\"", "m.xml:1:43: '0' is not a whole number from 1 to 9999"},
        {"\"breakout\"", "\"bingo\"", "m.xml:1:52: 'bingo' is not a game"},
        {"kind=\"json\"", "kind=\"yaml\"", "m.xml:2:17: 'yaml' is not json, csv or xml"},
        {"kind=\"json\"", "kind=\"csv\"",
         "m.xml:2:3: a csv or xml source says by document what a round is; json does not"},
        {"kind=\"json\"", "kind=\"json\" version=\"2\"",
         "m.xml:2:3: version and version-at go together"},
        {"decimal=\"point\"", "decimal=\"dot\"", "m.xml:3:29: 'dot' is not point or comma"},
        {"Europe/London", "Europe/Atlantis",
         "m.xml:4:28: 'Europe/Atlantis' is not a time zone such as Europe/London"},
        {" zone=\"Europe/London\"", "",
         "m.xml:4:3: the zone of a clock is named, and of no other time"},
        {"offset=\"1\"", "offset=\"10\"", "m.xml:5:18: '10' is not a whole number from -9 to 9"},
        {"<suit text=\"S\" is=\"s\"/>", "<suit text=\"S\" is=\"x\"/>",
         "m.xml:8:24: 'x' is not one of shdc"},
        {"<table-card decks=\"6\"/>", "<table-card decks=\"6\"/><table-card decks=\"8\"/>",
         "m.xml:6:26: two table cards are in force at the same time"},
        {"\"/id\"", "\"id\"", "m.xml:12:14: 'id' is not a JSON Pointer such as /seats/0/bet"},
        {"<bet text=\"MAIN\" is=\"player\"/>",
         "<bet text=\"MAIN\" is=\"player\"/><bet text=\"MAIN\" is=\"dealer\"/>",
         "m.xml:11:44: 'MAIN' is here twice"},
    };
    for (const Row& row : rows) {
        const auto read = read_mapping_xml(small_mapping_xml(row.from, row.by), "m.xml");
        BOOST_TEST_CONTEXT(row.by) {
            BOOST_REQUIRE(!read);
            BOOST_TEST(to_text(read.error().front()) == row.problem);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_program_that_reads_anything_but_its_document_is_refused) {
    struct Row {
        const char *program, *place;
    };
    const Row rows[] = {
        {"$ENV", "1:1"},
        {".a | env.HOME", "1:6"},
        {".\n| input", "2:3"},
        {"[inputs]", "1:2"},
        {"input_filename", "1:1"},
        {"import \"a\" as a; .", "1:1"},
        {"include \"a\"; .", "1:1"},
        {"\"a\\(\"b\\(env)\")\"", "1:9"},
        {"now | todate", "1:1"},
        {"halt", "1:1"},
    };
    for (const Row& row : rows) {
        const Problems problems = why_not_to_run(row.program, "rows.jq");
        BOOST_TEST_CONTEXT(row.program) {
            BOOST_REQUIRE(problems.size() == 1);
            BOOST_TEST(to_text(problems[0]).starts_with("rows.jq:" + std::string(row.place)));
        }
    }
}

BOOST_AUTO_TEST_CASE(words_that_are_no_code_are_no_objection) {
    for (const char* program :
         {"# input\n.", "\"input\"", ".input", "{\"env\": 1}", "\"\\(1)\" | \"env\"",
          "$environment", "inputs_of", "(\"a\" | . + \"\\\"env\")"})
        BOOST_TEST_CONTEXT(program) { BOOST_TEST(why_not_to_run(program, "").empty()); }
}

BOOST_AUTO_TEST_CASE(pointers_are_those_of_the_rfc) {
    BOOST_TEST(pointer_of({"a/b", "m~n", "0"}) == "/a~1b/m~0n/0");
    for (const char* pointer : {"", "/", "/a~1b/m~0n/0", "/~01"}) {
        const auto path = path_of(pointer);
        BOOST_REQUIRE(path);
        BOOST_TEST(pointer_of(*path) == pointer);
    }
    for (const char* none : {"a", "/~", "/~2"}) BOOST_TEST(!path_of(none));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
