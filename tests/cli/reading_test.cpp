// What cannot be read to its end is never told as read, whichever command reads it.

#include <boost/test/unit_test.hpp>

#include "running.h"

using namespace fairdeal;

namespace {

constexpr const char* first_lines =
    R"({"school":1}
{"person":{"id":"ann","name":"Ann","roles":["trainee"],"team":"","since":1795000000000}}
)";

std::string answer_of(const std::string& person, const std::string& clauses) {
    return R"({"answer":{"person":")" + person +
           R"(","number":1,"at":1795000000000,"source":"drill","game":"breakout","kind":"spot",)"
           R"("item":"seed=1","clauses":)" +
           clauses +
           R"(,"right":true,"blamed":[],"misreading":"","steps_wrong":0,"hints":0,"choices":0,)"
           R"("took":9000,"norm":0,"said":""}})"
           "\n";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(reading)

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_read_to_its_end_is_refused_by_every_reader) {
    const Folder folder;
    const std::string log = folder.path("n.db"), school = folder.path("s.db");
    const std::string mem = "/proc/self/mem";
    for (const std::string& command :
         {"rule " + mem, "import --log " + log + " " + mem,
          "import --format csv --log " + log + " " + mem,
          "import --format jsonl --log " + log + " " + mem,
          "school import --school " + school + " " + mem, "exam statistics " + mem + " --cut 1",
          "exam angoff " + mem, "check " + mem, "verify " + mem, "case check " + mem}) {
        const Ran ran = fairdeal_with(command);
        BOOST_TEST(ran.status == 2, command << ": " << ran.out << ran.err);
        BOOST_TEST(says(ran.err, mem + ": cannot be read to its end"), command << ": " << ran.err);
    }
}

/// As editors and spreadsheets of other systems save a text.
BOOST_AUTO_TEST_CASE(marks_of_an_encoding_and_endings_in_capitals_are_understood) {
    const Folder folder;
    const std::string log = " --log " + folder.path("n.db") + " ";
    const std::string hand =
        "breakout id=N1\n1 bet dealer 25\ndealer deal Th (Td)\n1 deal Ts 9s\n1 stand\n"
        "dealer turn Td\ndealer stand\n1 pay dealer 25\n";
    const Ran marked =
        fairdeal_with("import" + log + folder.write("bom.txt", "\xEF\xBB\xBF" + hand));
    BOOST_TEST(marked.status == 0, marked.err);
    const Ran wide = fairdeal_with("import" + log +
                                   folder.write("wide.txt", std::string("\xFF\xFE"
                                                                        "b\0r\0\n\0",
                                                                        8)));
    BOOST_TEST(wide.status == 2);
    BOOST_TEST(says(wide.err, "wide.txt:1:1: this file is in UTF-16: save it as UTF-8"));
    BOOST_TEST(says(wide.out, "1 record read: 0 stored, 0 in the log already, 1 refused"));
    const std::string rows = R"({"record":"breakout id=N2\n1 bet dealer 25"})"
                             "\n";
    for (const char* name : {"a.JSON", "b.json", "c.NDJSON"})
        BOOST_TEST(fairdeal_with("import" + log + folder.write(name, rows)).status == 0, name);
}

BOOST_AUTO_TEST_CASE(a_closed_input_is_not_an_empty_one) {
    const Folder folder;
    for (const std::string& command :
         {std::string("rule -"), "import --log " + folder.path("n.db") + " -",
          "school import --school " + folder.path("s.db") + " -", std::string("exam angoff -"),
          std::string("verify -")}) {
        const Ran ran = shell("\"$FAIRDEAL\" " + command + " <&-");
        BOOST_TEST(ran.status == 2, command << ": " << ran.out << ran.err);
        BOOST_TEST(says(ran.err, "-: cannot be read to its end"), command << ": " << ran.err);
        const Ran folder_as_input = shell("\"$FAIRDEAL\" " + command + " < /");
        BOOST_TEST(folder_as_input.status == 2, command << ": " << folder_as_input.err);
    }
}

BOOST_AUTO_TEST_CASE(a_closed_output_is_not_the_first_file_that_is_opened) {
    const Folder folder;
    const std::string log = folder.path("n.db");
    const Ran ran = shell("\"$FAIRDEAL\" deal --count 2 > " + folder.path("n.txt") +
                          " && \"$FAIRDEAL\" import " + log + " " + folder.path("n.txt") +
                          " && \"$FAIRDEAL\" log " + log + " >&-");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(says(ran.err, "cannot write the output"), ran.err);
    BOOST_TEST(fairdeal_with("ledger verify --log " + log).status == 0);
}

BOOST_AUTO_TEST_CASE(a_school_is_imported_whole_or_not_at_all) {
    const Folder folder;
    const std::string school = folder.path("s.db");
    const std::string import = "school import --school " + school + " ";
    struct Row {
        std::string text;
        const char* words;
    };
    const Row rows[] = {
        {answer_of("ann", R"(["BRK-PUSH-3"])") + answer_of("nobody", R"(["BRK-PUSH-3"])"),
         "-:4:1: there is nobody of the id 'nobody'"},
        {R"({"person":{"id":"b b","name":"","roles":["trainee"],"team":"","since":0}})"
         "\n",
         "-:3:1: 'b b' is not an id"},
        {R"({"lesson":{"person":"tom","lesson":"l","step":"s","done":true,"at":1}})"
         "\n",
         "-:3:1: there is nobody of the id 'tom'"},
        {std::string(1'000'001, ' ') + "\n", "-:3:1: the line is too long"},
        {R"({"person":{"id":"bob","name":"","roles":["trainee"],"team":7,"since":0}})"
         "\n",
         "-:3:53: 'team' must be a text"},
    };
    for (const Row& row : rows) {
        const Ran ran = fairdeal_with(import + "-", first_lines + row.text);
        BOOST_TEST(ran.status == 2);
        BOOST_TEST(says(ran.err, row.words), row.words << ": " << ran.err.substr(0, 200));
        BOOST_TEST(fairdeal_with("school export --school " + school).out == "{\"school\":1}\n");
    }
}

BOOST_AUTO_TEST_CASE(a_line_without_end_is_too_long) {
    const Folder folder;
    const std::string endless = "head -c 20000000 /dev/zero | \"$FAIRDEAL\" ";
    const Ran school = shell(endless + "school import --school " + folder.path("s.db") + " -");
    BOOST_TEST(school.status == 2);
    BOOST_TEST(says(school.err, "-:1:1: the line is too long"), school.err);
    const Ran key = shell(endless + "ledger key " + folder.path("k") +
                          " --new a/b --memory 8 --passphrase-file -");
    BOOST_TEST(key.status == 2);
    BOOST_TEST(says(key.err, "-:1: this line is too long for a passphrase"), key.err);
}

BOOST_AUTO_TEST_CASE(a_case_file_that_cannot_be_read_is_no_disproved_one) {
    const Folder folder;
    const auto checked = [&](const std::string& file) {
        return fairdeal_with("case check " + file);
    };
    const Ran empty = checked(folder.write("empty.zip", ""));
    BOOST_TEST(empty.status == 2);
    BOOST_TEST(says(empty.err, "empty.zip: the file is empty"), empty.err);
    const Ran text = checked(folder.write("text.zip", "no archive"));
    BOOST_TEST(text.status == 2);
    BOOST_TEST(says(text.err, "this is no zip archive"), text.err);
    BOOST_TEST(checked("/dev/zero").status == 2);
    BOOST_TEST(checked(folder.path("none.zip")).status == 2);
}

BOOST_AUTO_TEST_CASE(many_problems_of_one_kind_are_counted) {
    const Folder folder;
    const std::string log = folder.path("n.db");
    const std::string hands = folder.path("hands"), others = folder.path("others");
    const std::string same_ids = " --seed 7 --count 30 | sed 's/id=[A-Z][0-9]*-/id=/' > ";
    const Ran made = shell("\"$FAIRDEAL\" deal --game breakout" + same_ids + hands +
                           " && \"$FAIRDEAL\" deal --game midnight" + same_ids + others +
                           " && \"$FAIRDEAL\" import " + log + " " + hands);
    BOOST_REQUIRE_MESSAGE(made.status == 0, made.err);
    const std::string broken = folder.write("broken", "breakout id=A\nnonsense\n");
    const auto count = [](const std::string& text, const std::string& words) {
        int found = 0;
        for (auto at = text.find(words); at != std::string::npos; at = text.find(words, at + 1))
            ++found;
        return found;
    };
    const Ran some = fairdeal_with("import --log " + log + " " + others + " " + broken);
    BOOST_TEST(some.status == 2);
    BOOST_TEST(count(some.err, "another hand of the id") == 20);
    BOOST_TEST(says(some.err, broken + ":2:"), some.err);
    BOOST_TEST(
        says(some.err, "... and 10 more hands whose id the log has already (--all-problems)"),
        some.err);
    BOOST_TEST(says(some.out, "31 records read: 0 stored, 0 in the log already, 31 refused"));
    const Ran all = fairdeal_with("import --all-problems --log " + log + " " + others);
    BOOST_TEST(count(all.err, "another hand of the id") == 30);
    BOOST_TEST(!says(all.err, "more hands"));
}

BOOST_AUTO_TEST_SUITE_END()
