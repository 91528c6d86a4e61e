// Results by part, result slips and the house's rules about exams from the command line.

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include "office_folder.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(exam_results_of_an_office)

BOOST_AUTO_TEST_CASE(results_by_part_are_printed_and_written) {
    const OfficeFolder office;
    const std::string id = office.failed();
    const Ran shown = office.run("exam results", "breakout-dealer --as eve --team Evening");
    BOOST_TEST(shown.status == 0, shown.err);
    BOOST_TEST(says(shown.out, "Breakout Blackjack dealer\nTeam Evening\n1 result: 0 passed"));
    BOOST_TEST(says(shown.out, "weakest of tina\n"), shown.out);
    BOOST_TEST(says(shown.out, id + "     tina "), shown.out);
    const Ran json = office.run("exam results", "breakout-dealer --as aud --json");
    BOOST_TEST(json.status == 0, json.err);
    const auto object = nlohmann::json::parse(json.out);
    BOOST_TEST(object.at("results").at(0).at("sitting") == id);
    BOOST_TEST(object.at("results").at(0).at("passed") == false);
    int asked = 0;
    for (const auto& cell : object.at("cells")) asked += cell.at("asked").get<int>();
    const auto& result = object.at("results").at(0);
    BOOST_TEST(asked == result.at("right").get<int>() + result.at("wrong").get<int>());
    for (const char* name : {"r.csv", "r.pdf"}) {
        const std::string file = office.folder.path(name);
        const std::string words = "breakout-dealer --as eve --candidate tina -o " + file;
        const Ran out = office.run("exam results", words);
        BOOST_TEST(out.status == 0, out.err);
        BOOST_TEST(says(text_of_file(file), name == std::string("r.pdf") ? "%PDF-" : ",tina,"));
        BOOST_TEST(office.run("exam results", words).status == 2);  // never over a file
    }
    BOOST_TEST(says(office.run("exam office events", "eve --as aud").out,
                    " export eve by eve: results of breakout-dealer tina\n"));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_is_refused_with_its_reason) {
    const OfficeFolder office;
    struct Row {
        const char *command, *words, *says;
    };
    const Row rows[] = {
        {"exam results", "breakout-dealer --as tina", "tina may not see results"},
        {"exam results", "breakout-dealer --as eve --team Night", "nobody is in this team"},
        {"exam results", "breakout-dealer --as eve --candidate zoe", "nobody has this id"},
        {"exam results", "breakout-dealer --as eve --since soon", "since: 'soon' is not a day"},
        {"exam results", "breakout-dealer --as eve --since 2026-03-15 --until 2026-03-14",
         "until: the end is not after the beginning"},
        {"exam slip", "X-000099 --as eve", "X-000099"},
        {"exam office slip", "--as eve --says clauses", "eve may not set exam rules"},
        {"exam office slip", "--as ada --says all", "--says: a slip says result, cells or clauses"},
        {"exam office retake", "--as eve --days 30", "eve may not set exam rules"},
        {"exam office retake", "--as ada --days 0", "--days"},
        {"exam office retake", "--as ada --days 30 --none", "--none"},
    };
    for (const Row& row : rows) {
        const Ran ran = office.run(row.command, row.words);
        BOOST_TEST(ran.status == 2, row.command << " " << row.words);
        BOOST_TEST(says(ran.err, row.says), row.command << " " << row.words << ": " << ran.err);
    }
    const Ran none = office.run("exam results", "breakout-dealer --as eve");
    BOOST_TEST(none.status == 0);
    BOOST_TEST(says(none.out, "Nobody of these has a result that counts."));
}

BOOST_AUTO_TEST_CASE(a_slip_says_what_the_house_lets_it) {
    const OfficeFolder office;
    const std::string id = office.failed();
    BOOST_TEST(says(office.run("exam office slip", "").out, "cells: "));
    const Ran usual = office.run("exam slip", id + " --as tina");
    BOOST_TEST(usual.status == 0, usual.err);
    BOOST_TEST(says(usual.out, "\nFailed.\n"), usual.out);
    BOOST_TEST(says(usual.out, "  Super Tie and its tips: "));
    BOOST_TEST(!says(usual.out, "BRK-"));
    BOOST_TEST(says(usual.out, "  Code of the end: "));
    BOOST_REQUIRE(office.run("exam office slip", "--as ada --says clauses").status == 0);
    BOOST_TEST(says(office.run("exam slip", id + " --as tina").out, "  BRK-"));
    BOOST_REQUIRE(office.run("exam office slip", "--as ada --says result").status == 0);
    BOOST_TEST(!says(office.run("exam slip", id + " --as eve").out, "Super Tie"));
    const std::string file = office.folder.path("slip.pdf");
    BOOST_TEST(office.run("exam slip", id + " --as eve -o " + file).status == 0);
    BOOST_TEST(says(text_of_file(file), "%PDF-"));
    BOOST_TEST(office.run("exam slip", id + " --as ivo").status == 2);
    BOOST_TEST(says(office.run("exam office events", "tina --as aud").out,
                    " export tina by tina: result slip " + id + "\n"));
}

BOOST_AUTO_TEST_CASE(a_retake_rule_keeps_somebody_from_an_exam_until_a_reason_is_given) {
    const OfficeFolder office;
    BOOST_TEST(office.run("exam office retake", "").out == "no rule\n");
    BOOST_REQUIRE(office.run("exam office retake", "--as ada --days 30 --sittings 3").status == 0);
    BOOST_TEST(office.run("exam office retake", "").out ==
               "A failed exam can be sat again after 30 days. An exam can be sat at most 3 times "
               "within 365 days.\n");
    const std::string id = office.failed();
    const std::string words =
        "breakout-dealer --as eve --candidate tina --invigilator ivo" + office.keys();
    const Ran refused = office.run("exam open", words);
    BOOST_TEST(refused.status == 2);
    BOOST_TEST(says(refused.err, "tina failed " + id + " on "), refused.err);
    BOOST_TEST(says(refused.err, "it can be sat again after 30 days, from "), refused.err);
    BOOST_TEST(office.run("exam open", words + " --again 'The floor needs dealers'").status == 0);
    BOOST_TEST(
        says(office.run("exam office events", "tina --as aud").out, " The floor needs dealers\n"));
    BOOST_REQUIRE(office.run("exam office retake", "--as ada --none").status == 0);
    BOOST_TEST(office.run("exam office retake", "").out == "no rule\n");
    BOOST_TEST(says(office.run("exam office events", "ada --as aud").out,
                    " retake ada by ada: days=0 sittings=0\n"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
