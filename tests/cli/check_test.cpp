// fairdeal check: every problem of content files, and a summary.

#include <boost/test/unit_test.hpp>

#include "running.h"

using namespace fairdeal;

namespace {

const std::string scenario_file = FAIRDEAL_SOURCE_DIR "/scenarios/breakout/bust-against-17.xml";

std::string spoilt_scenario(std::string_view piece, std::string_view by) {
    std::string xml = text_of_file(scenario_file);
    const auto at = xml.find(piece);
    BOOST_REQUIRE(at != std::string::npos);
    return xml.replace(at, piece.size(), by);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(check_command)

BOOST_AUTO_TEST_CASE(the_shipped_content_has_no_problem) {
    const Ran ran = fairdeal_with("check '" FAIRDEAL_SOURCE_DIR "'");
    BOOST_TEST(ran.err == "");
    BOOST_TEST(ran.status == 0);
    const std::string_view all =
        "breakout: 71 of 71 settlement and procedure clauses are exercised by a scenario\n";
    BOOST_TEST(ran.out.find(all) != std::string::npos, ran.out);
}

BOOST_AUTO_TEST_CASE(one_file_is_held_against_the_rest_of_the_content) {
    const Ran ran = fairdeal_with("check --keys '" + scenario_file + "'");
    BOOST_TEST(ran.err == "");
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.out.find("1 scenario,") != std::string::npos);
    BOOST_TEST(ran.out.find("  1 push dealer\n  1 take super-tie 5\n  by BRK-PUSH-3 BRK-ST-3\n") !=
                   std::string::npos,
               ran.out);
}

BOOST_AUTO_TEST_CASE(every_problem_of_every_file_is_told) {
    const Folder folder;
    const std::string a = folder.write("a.xml", spoilt_scenario("1 hit Kc", "1 hit Zc"));
    const std::string b = folder.write("b.xml", "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>");
    const std::string c = folder.write("c.xml", "<picture/>");
    const Ran ran = fairdeal_with("check " + folder.path(""));
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err.find("a.xml:15:7: 'Zc' is not a card\n") != std::string::npos, ran.err);
    BOOST_TEST(
        ran.err.find(
            "b.xml:1:1: a document type (DOCTYPE) or other declaration is not read here\n") !=
        std::string::npos);
    BOOST_TEST(
        ran.err.find("c.xml:1:1: <picture> is not a scenario, table card, list of "
                     "misreadings, rule book, chapter, lesson, glossary, exam or regulator\n") !=
        std::string::npos);
    BOOST_TEST(ran.out.find("3 problems") != std::string::npos, ran.out);
}

BOOST_AUTO_TEST_CASE(a_copy_of_a_scenario_has_an_id_that_is_taken) {
    const Folder folder;
    const std::string copy = folder.write("copy.xml", text_of_file(scenario_file));
    const Ran ran = fairdeal_with("check " + copy);
    BOOST_TEST(ran.err ==
               copy + ":2:26: breakout-bust-against-17 is the id of another scenario too\n");
    BOOST_TEST(ran.status == 2);
}

BOOST_AUTO_TEST_CASE(what_is_not_there_or_too_large_is_told) {
    const Folder folder;
    const Ran ran =
        fairdeal_with("check /nowhere.xml " + folder.write("big.xml", std::string(9U << 20U, ' ')) +
                      " " + folder.path(""));
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err.find("/nowhere.xml: cannot be opened: No such file or directory\n") !=
               std::string::npos);
    BOOST_TEST(ran.err.find("big.xml: more than 8 MiB: too large to be read\n") !=
               std::string::npos);
    const Folder empty;
    BOOST_TEST(
        fairdeal_with("check " + empty.path(""))
            .err.find("there is neither an XML file nor a file of hands (.hands) in this folder") !=
        std::string::npos);
    BOOST_TEST(fairdeal_with("check --content /nowhere '" + scenario_file + "'").status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
