// When exams are to be sat, from the command line.

#include <boost/test/unit_test.hpp>
#include <chrono>
#include <nlohmann/json.hpp>

#include "office_folder.h"

namespace fairdeal {

namespace {

/// Far enough ahead whenever this runs.
std::string in_a_year(const char* rest) {
    const auto now = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    const std::chrono::year_month_day today(now);
    return std::to_string(static_cast<int>(today.year()) + 1) + rest;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exam_schedule_of_an_office)

BOOST_AUTO_TEST_CASE(dates_are_set_listed_changed_and_taken_off) {
    const OfficeFolder office;
    const std::string first = office.open(), second = office.open();
    const Ran waiting = office.run("exam schedule", "--as eve");
    BOOST_TEST(waiting.status == 0, waiting.err);
    BOOST_TEST(says(waiting.out, "-                     " + first + "     tina "), waiting.out);
    const std::string at = in_a_year("-03-05T14:00:00Z"), later = in_a_year("-03-05T18:00:00Z");
    const Ran set = office.run("exam schedule", first + " " + second + " --as eve --at " + at +
                                                    " --every 240 --place 'Training room 2'");
    BOOST_TEST(set.status == 0, set.err);
    BOOST_TEST(set.out == at + "  " + first + "     tina         breakout-dealer      ivo" +
                              "          Training room 2\n" + later + "  " + second +
                              "     tina         breakout-dealer      ivo" +
                              "          Training room 2\n");
    BOOST_TEST(office.run("exam schedule", "--as eve").out == set.out);
    BOOST_TEST(office.run("exam schedule", "--as tina").out == set.out);  // her own
    const Ran json = office.run("exam schedule", "--as ivo --json");
    BOOST_TEST(json.status == 0, json.err);
    const auto object = nlohmann::json::parse(json.out.substr(0, json.out.find('\n')));
    BOOST_TEST(object.at("sitting") == first);
    BOOST_TEST(object.at("candidate") == "tina");
    BOOST_TEST(object.at("exam") == "breakout-dealer");
    BOOST_TEST(object.at("invigilator") == "ivo");
    BOOST_TEST(object.at("minutes") == 120);
    BOOST_TEST(object.at("at") == at);
    BOOST_TEST(object.at("place") == "Training room 2");
    BOOST_TEST(says(office.run("exam office events", "tina --as aud").out,
                    " schedule tina by eve: " + second + " " + later + " Training room 2\n"));

    const Ran off = office.run("exam schedule", first + " --as eve --none");
    BOOST_TEST(off.status == 0, off.err);
    BOOST_TEST(off.out.starts_with("-  "), off.out);
    const std::string listed = office.run("exam schedule", "--as eve").out;
    BOOST_TEST(listed.find(second) < listed.find(first));  // without a date: last
    const Ran dateless = office.run("exam schedule", "--as eve --json");
    BOOST_TEST(!nlohmann::json::parse(dateless.out.substr(dateless.out.find('\n'))).contains("at"));
}

BOOST_AUTO_TEST_CASE(a_time_by_the_clocks_of_the_house) {
    const OfficeFolder office;
    const std::string id = office.open();
    const auto set = [&](const std::string& at) {
        return office.run("exam schedule", id + " --as eve --at '" + at + "'");
    };
    const Ran utc = set(in_a_year("-07-05 14:00"));
    BOOST_TEST(utc.out.starts_with(in_a_year("-07-05T14:00:00Z")), utc.out << utc.err);
    const std::string in_london =
        "FAIRDEAL_HOUSE='" + office.folder.path("house.json") + "' \"$FAIRDEAL\" ";
    BOOST_REQUIRE(shell(in_london + "house set --time-zone Europe/London").status == 0);
    const std::string words = "exam schedule " + id + " --office " + office.folder.path("office") +
                              " --school " + office.school_file + " --as eve --passphrase-file " +
                              office.own + " --at ";
    const Ran london = shell(in_london + words + "'" + in_a_year("-07-05 14:00") + "'");
    BOOST_TEST(london.out.starts_with(in_a_year("-07-05T13:00:00Z")), london.out << london.err);
    const Ran in_the_gap = shell(in_london + words + "'2027-03-28 01:30'");
    BOOST_TEST(in_the_gap.status == 2);
    BOOST_TEST(says(in_the_gap.err, "the clocks of Europe/London do not show 2027-03-28 01:30"),
               in_the_gap.err);
}

BOOST_AUTO_TEST_CASE(the_plan_is_written_as_csv_and_as_pdf) {
    const OfficeFolder office;
    const std::string id = office.open(), undated = office.open();
    const std::string at = in_a_year("-03-05T14:00:00Z");
    BOOST_REQUIRE(
        office.run("exam schedule", id + " --as eve --at " + at + " --place '=A1, left'").status ==
        0);
    const std::string csv = office.folder.path("plan.csv"), pdf = office.folder.path("plan.pdf");
    BOOST_TEST(office.run("exam schedule", "--as eve --out " + csv).status == 0);
    BOOST_TEST(text_of_file(csv) == "at,minutes,sitting,candidate,name,exam,invigilator,place\n" +
                                        at + ",120," + id +
                                        ",tina,tina,breakout-dealer,ivo,\"'=A1, left\"\n,120," +
                                        undated + ",tina,tina,breakout-dealer,ivo,\n");
    BOOST_TEST(office.run("exam schedule", "--as aud --paper letter --out " + pdf).status == 0);
    BOOST_TEST(text_of_file(pdf).starts_with("%PDF-"));
    BOOST_TEST(office.run("exam schedule", "--as eve --out " + csv).status == 2);  // never over it
    for (const char* nowhere : {"/proc/plan.csv", "/proc/plan.pdf", "/nowhere/at/all.csv"}) {
        const Ran ran = office.run("exam schedule", std::string("--as eve --out ") + nowhere);
        BOOST_TEST(ran.status == 2, nowhere);
        BOOST_TEST(says(ran.err, nowhere), ran.err);
    }
    BOOST_TEST(says(office.run("exam office events", "aud --as aud").out,
                    " export aud by aud: exam schedule\n"));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_is_refused_with_its_reason) {
    const OfficeFolder office;
    const std::string id = office.open();
    const std::string good = " --at " + in_a_year("-03-05T14:00:00Z");
    struct Row {
        std::string words, says;
    };
    const Row rows[] = {
        {id + " --as eve", "--at: say when they are to be sat, or --none"},
        {id + " --as eve --at soon", "--at: 'soon' is not a time such as 2026-12-01 14:00"},
        {id + " --as eve --at 2026-12-01", "is not a time such as"},
        {id + " --as eve --at ''", "--at: the value is empty"},
        {id + " --as eve --at 2020-01-01T00:00:00Z",
         id + ": 1 Jan 2020, 00:00 UTC is over: choose a later time"},
        {"X-000099 --as eve" + good, "X-000099: there is no such sitting"},
        {"tina --as eve" + good, "tina: "},
        {id + " " + id + " --as eve" + good, id + ": this sitting is named twice"},
        {id + " --as eve --place 'Room\n2'" + good,
         id + ": a place is one line without blanks around it"},
        {id + " --as eve --place " + std::string(61, 'x') + good,
         id + ": a place has at most 60 characters"},
        {id + " --as eve --every -1" + good, "--every"},
        {id + " --as eve --every 1441" + good, "--every"},
        {id + " --as eve --none" + good, "--none"},
        {id + " --as eve --place 'Room 2'", "--at"},
        {"--as eve" + good, "ID"},
        {"--as eve --none", "ID"},
        {id + " --as eve --json" + good, "--json"},
        {"--as eve --json --out plan.csv", "--json"},
        {id + " --as ivo" + good, "ivo may not open a sitting"},
        {id + " --as aud --none", "aud may not open a sitting"},
    };
    for (const Row& row : rows) {
        const Ran ran = office.run("exam schedule", row.words);
        BOOST_TEST(ran.status == 2, row.words);
        BOOST_TEST(says(ran.err, row.says), row.words << ": " << ran.err);
    }
    BOOST_TEST(office.run("exam schedule", "--as eve").out.starts_with("-  "));
}

BOOST_AUTO_TEST_CASE(a_candidate_neither_sets_nor_sees_the_dates_of_others) {
    const OfficeFolder office;
    BOOST_REQUIRE(fairdeal_with("exam office add rob --role trainee --office " +
                                office.folder.path("office") + " --school " + office.school_file +
                                " --as ada --passphrase-file " + office.own +
                                " --new-passphrase-file " + office.own)
                      .status == 0);
    const std::string id = office.open();
    const std::string at = " --at " + in_a_year("-03-05T14:00:00Z");
    BOOST_REQUIRE(office.run("exam schedule", id + " --as eve" + at).status == 0);
    const Ran seen = office.run("exam schedule", "--as rob");
    BOOST_TEST(seen.out == "");
    BOOST_TEST(says(seen.err, "no exam that rob may see waits to be sat"), seen.err);
    BOOST_TEST(office.run("exam schedule", "--as rob --json").out == "");
    const std::string file = office.folder.path("robs.csv");
    BOOST_TEST(office.run("exam schedule", "--as rob --out " + file).status == 0);
    BOOST_TEST(!says(text_of_file(file), "tina"));
    for (const std::string& words : {id + " --as rob" + at, id + " --as rob --none",
                                     id + " --as tina" + at, id + " --as tina --none"}) {
        const Ran ran = office.run("exam schedule", words);
        BOOST_TEST(ran.status == 2, words);
        BOOST_TEST(says(ran.err, " may not open a sitting"), ran.err);
        BOOST_TEST(ran.out == "");
    }
    BOOST_TEST(says(office.run("exam schedule", "--as eve").out, in_a_year("-03-05T14:00:00Z")));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
