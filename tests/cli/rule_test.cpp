// fairdeal rule: text, inputs, exit statuses.

#include <boost/test/unit_test.hpp>

#include "running.h"

using namespace fairdeal;

namespace {

const std::string won =
    "breakout id=A\n1 bet dealer 15\n1 deal Jc 5h\ndealer deal 6d (Qs)\n1 hit 9s\ndealer turn "
    "Qs\ndealer hit 4c\ndealer stand\n";

}  // namespace

BOOST_AUTO_TEST_SUITE(rule_command)

BOOST_AUTO_TEST_CASE(lines_carry_their_clauses_and_the_rest_is_comment) {
    const Ran ran = fairdeal_with(
        "rule -",
        won + "1 take dealer 15\n\n" + won +
            "1 pay dealer 15\n\nbreakout\n1 bet dealer 25\n1 deal Td 5c\ndealer deal 9c (8s)\n");
    BOOST_TEST(ran.out ==
               "# record 1 A\n1 pay dealer 15  # BRK-WIN-1 AMB-BRK-02\n# verdict: wrong\n"
               "# 1 dealer: ruled pay 15, claimed take 15 (wrong outcome) BRK-WIN-1 AMB-BRK-02\n"
               "#   You took the bet because the player's hand lost. This bet rides on your hand: "
               "when yours wins, it is paid.\n"
               "\n# record 2 A\n1 pay dealer 15  # BRK-WIN-1 AMB-BRK-02\n# verdict: right\n"
               "\n# record 3\n# no settlement is due\n# next: 1 hit\n");
    BOOST_TEST(ran.err == "");
    BOOST_TEST(ran.status == 1);
}

BOOST_AUTO_TEST_CASE(the_lines_it_prints_can_be_read_back) {
    const Ran ran = shell(
        "{ cat; } > in.tmp; { cat in.tmp; \"$FAIRDEAL\" rule in.tmp; } | \"$FAIRDEAL\" rule -; "
        "s=$?; rm -f in.tmp; exit $s",
        won);
    BOOST_TEST(ran.out ==
               "# record 1 A\n1 pay dealer 15  # BRK-WIN-1 AMB-BRK-02\n# verdict: right\n");
    BOOST_TEST(ran.status == 0);
}

BOOST_AUTO_TEST_CASE(an_unknown_order_of_settlement_is_not_judged_and_that_is_said_once) {
    const std::string late =
        "midnight id=A\n1 bet player 15\n2 bet player 15\n1 deal Jc 5h\n2 deal Tc 7h\n"
        "dealer deal 6d\n1 hit 9s\n2 stand\ndealer hit Qs\ndealer hit 5c\ndealer stand\n"
        "1 take player 15\n2 take player 15\n";
    const std::string lines =
        "1 take player 15  # MID-HIT-3 MID-OBJ-4\n2 take player 15  # MID-RES-3 MID-RES-2\n";
    BOOST_TEST(fairdeal_with("rule -", late).out ==
               "# record 1 A\n" + lines +
                   "# fault in line 12: Player hand is settled after the play went on MID-HIT-3\n"
                   "# verdict: right\n");
    BOOST_TEST(fairdeal_with("rule --order-unknown -", late + "\n" + late).out ==
               "# order of settlement unknown: not judged\n# record 1 A\n" + lines +
                   "# verdict: right\n\n# record 2 A\n" + lines + "# verdict: right\n");
    const std::string fault = "settled after the play went on";
    BOOST_TEST(fairdeal_with("rule --json", late).out.find(fault) != std::string::npos);
    BOOST_TEST(fairdeal_with("rule --json --order-unknown", late).out.find(fault) ==
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(without_a_file_it_rules_standard_input) {
    BOOST_TEST(fairdeal_with("rule", won).out == fairdeal_with("rule -", won).out);
    BOOST_TEST(fairdeal_with("rule", won).out.find("1 pay dealer 15") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(exit_statuses) {
    struct Row {
        std::string input;
        int status;
    };
    const std::string wrong = won + "1 push dealer\n";
    const std::string right = won + "1 pay dealer 15\n";
    const std::string broken = "breakout\n1 bet\n";
    const Row rows[] = {{"", 0},
                        {"# nothing\n", 0},
                        {won, 0},
                        {right, 0},
                        {wrong, 1},
                        {right + "\n" + wrong, 1},
                        {broken, 2},
                        {wrong + "\n" + broken, 2},
                        {broken + "\n" + wrong, 2},
                        {std::string("\0\0\0", 3), 2}};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.input) {
            BOOST_TEST(fairdeal_with("rule -", row.input).status == row.status);
            BOOST_TEST(fairdeal_with("rule --json -", row.input).status == row.status);
            BOOST_TEST(fairdeal_with("rule --json", row.input).status == row.status);
            BOOST_TEST(fairdeal_with("rule", row.input).out ==
                       fairdeal_with("rule -", row.input).out);
        }
    }
}

BOOST_AUTO_TEST_CASE(inputs_that_cannot_be_read_are_named_and_the_others_ruled) {
    const Folder folder;
    const std::string good = folder.write("good.txt", won);
    const Ran ran = fairdeal_with("rule /nowhere.txt / " + good);
    BOOST_TEST(ran.out == "# record 1 A\n1 pay dealer 15  # BRK-WIN-1 AMB-BRK-02\n");
    BOOST_TEST(ran.err ==
               "/nowhere.txt: cannot be opened: No such file or directory\n/: this is a directory, "
               "not a file\n");
    BOOST_TEST(ran.status == 2);
}

BOOST_AUTO_TEST_CASE(records_are_numbered_through_and_problems_named_by_file) {
    const Folder folder;
    const std::string one = folder.write("one.txt", won);
    const std::string two = folder.write("two.txt", "\n\nbreakout\n1 bet nothing 5\n");
    const Ran ran = fairdeal_with("rule " + one + " " + two);
    BOOST_TEST(ran.out.find("# record 2 is refused") != std::string::npos);
    BOOST_TEST(ran.err == two + ":4:7: 'nothing' is not a wager\n");
}

BOOST_AUTO_TEST_CASE(a_full_disk_is_an_error_and_a_closed_pipe_a_quiet_end) {
    const Ran full = shell("\"$FAIRDEAL\" rule - > /dev/full", won);
    BOOST_TEST(full.err == "fairdeal: cannot write the output: No space left on device\n");
    BOOST_TEST(full.status == 2);
    const Ran closed =
        shell("{ \"$FAIRDEAL\" deal --count 3000; echo \"status $?\" >&2; } | head -1");
    BOOST_TEST(closed.err == "status 2\n");
    BOOST_TEST(closed.out.substr(0, 8) == "breakout");
}

BOOST_AUTO_TEST_CASE(a_record_without_end_is_refused_in_little_memory) {
    const Ran ran = shell(
        "ulimit -v 200000; { echo breakout; yes '1 bet dealer 25' | head -c 400000000; echo; echo; "
        "cat; } | \"$FAIRDEAL\" rule --json -",
        won);
    BOOST_TEST(
        ran.out.substr(0, ran.out.find('\n')) ==
        R"({"record":1,"id":null,"problems":[{"line":1,"column":1,"what":"a record of more than 65536 bytes"}]})");
    BOOST_TEST(ran.out.find(R"({"record":2,"id":"A")") != std::string::npos);
    BOOST_TEST(ran.status == 2);
}

BOOST_AUTO_TEST_CASE(help_and_version_are_everywhere) {
    for (const std::string command :
         {"", "rule ", "check ", "import ", "log ", "replay ", "deal "}) {
        const Ran ran = fairdeal_with(command + "--help");
        BOOST_TEST_CONTEXT(command) {
            BOOST_TEST(ran.status == 0);
            BOOST_TEST(ran.out.find("Exit status: 0") != std::string::npos);
            BOOST_TEST(ran.err == "");
        }
    }
    BOOST_TEST(fairdeal_with("--version").out == "fairdeal 0.1.0\n");
}

BOOST_AUTO_TEST_CASE(a_command_line_that_is_wrong_has_status_2_and_says_why) {
    for (const std::string arguments :
         {"", "guess", "rule --jsn -", "log", "replay --log x", "deal --errors 2",
          "deal --count -1", "deal --seed x", "deal --game poker",
          "deal --option hit-soft-17=maybe", "deal --option speed=9", "deal --options often"}) {
        const Ran ran = fairdeal_with(arguments);
        BOOST_TEST_CONTEXT(arguments) {
            BOOST_TEST(ran.status == 2);
            BOOST_TEST(ran.out == "");
            BOOST_TEST(!ran.err.empty());
        }
    }
}

BOOST_AUTO_TEST_CASE(without_content_the_ruling_stands_and_the_lack_is_said) {
    const Ran ran = shell(
        "cp \"$FAIRDEAL\" ./alone.tmp; unset FAIRDEAL_CONTENT; ./alone.tmp rule --content /nowhere "
        "-; s=$?; rm -f alone.tmp; exit $s",
        won + "1 push dealer\n");
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(ran.out.find("# 1 dealer: ruled pay 15, claimed push (wrong outcome)") !=
               std::string::npos);
    BOOST_TEST(ran.err ==
               "/nowhere: this folder does not hold lessons/rulebook and scenarios\n"
               "fairdeal: no content was found, so no misreading is named: name its folder by "
               "--content\n");
}

BOOST_AUTO_TEST_SUITE_END()
