// One mistake a file, each with its exact place and words.

#include <boost/test/unit_test.hpp>

#include "content/library.h"
#include "samples.h"
#include "support/hands.h"

using namespace fairdeal;

namespace {

template <class Rows, class Read>
void must_refuse(const Rows& rows, const std::string& sound, Read read) {
    for (const SpoiltPiece& row : rows) {
        BOOST_TEST_CONTEXT(row.piece << " -> " << row.by) {
            const auto result = read(spoilt(sound, row.piece, row.by), "f.xml");
            BOOST_TEST((result ? "nothing" : in_words(result.error())) == row.problems);
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(refusals)

BOOST_AUTO_TEST_CASE(scenarios) {
    // clang-format off
    const SpoiltPiece rows[] = {
        {"<scenario", "<scenari", "f.xml:21:1: </scenario> stands where </scenari> must"},
        {"format=\"1\"", "format=\"2\"", "f.xml:2:19: format '2' is not one that this program reads"},
        {"format=\"1\" ", "", "f.xml:2:1: <scenario> has no attribute format"},
        {"format=\"1\"", "format=\"1\" answer=\"push\"", "f.xml:2:22: <scenario> has no attribute of the name 'answer'"},
        {"id=\"breakout-sample\"", "id=\"Breakout Sample\"", "f.xml:2:26: 'Breakout Sample' is not a name: small letters and digits, separated by hyphens"},
        {"game=\"breakout\"", "game=\"poker\"", "f.xml:2:49: 'poker' is not a game"},
        {"game=\"breakout\"", "game=\"midnight\"", "f.xml:2:49: the record is a hand of breakout"},
        {"level=\"2\"", "level=\"6\"", "f.xml:2:66: '6' is not a whole number from 1 to 5"},
        {"level=\"2\"", "level=\"02\"", "f.xml:2:66: '02' is not a whole number from 1 to 5"},
        {"title=\"Bust &amp; 17\"", "title=\" \"", "f.xml:3:18: title is empty"},
        {"The player's hand\n    busted.", "", "f.xml:4:3: <story> is empty"},
        {"<hint>Name your total.</hint>", "", "f.xml:2:1: <scenario> has no <hint>"},
        {"<hint>Name your total.</hint>", "<hint>a</hint><hint>b</hint><hint>c</hint><hint>d</hint>", "f.xml:20:45: <scenario> has more than 3 <hint>"},
        {"<hint>Name your total.</hint>", "<answer>push</answer>", "f.xml:20:3: <answer> cannot stand in <scenario>\nf.xml:2:1: <scenario> has no <hint>"},
        {"<hint>Name", "words<hint>Name", "f.xml:20:3: text cannot stand in <scenario>"},
        {"<hint>Name your", "<hint>Name <b>your</b>", "f.xml:20:14: <b> cannot stand in <hint>"},
        {"  <story>", "  <hint>x</hint>\n  <story>", "f.xml:5:3: <story> is out of order: <story>, <teaches>, <record>, <ask>, <hint>\nf.xml:9:3: <teaches> is out of order: <story>, <teaches>, <record>, <ask>, <hint>\n"
             "f.xml:10:3: <record> is out of order: <story>, <teaches>, <record>, <ask>, <hint>\nf.xml:20:3: <ask> is out of order: <story>, <teaches>, <record>, <ask>, <hint>"},
        {"BRK-PUSH-3 BRK-ST-3", "BRK-PUSH-3 brk-st-3", "f.xml:8:21: 'brk-st-3' is not the id of a clause"},
        {"BRK-PUSH-3 BRK-ST-3", "BRK-ST-3 BRK-ST-3", "f.xml:8:21: BRK-ST-3 is here twice"},
        {"1 bet dealer 25", "1 bet deeler 25", "f.xml:11:7: 'deeler' is not a wager"},
        {"1 hit Kc", "1 hit Zc", "f.xml:15:7: 'Zc' is not a card"},
        {"1 deal Th 6d", "1 deal Th 6d 7s", "f.xml:13:14: '7s' is one word too many"},
        {"dealer turn 8s", "dealer turn 9s", "f.xml:16:1: the card that lies face down is 8s, not 9s"},
        {"breakout\n1 bet dealer 25", "breakout pair=rank\n1 bet deeler 25", "f.xml:10:10: 'pair' is not a key of a breakout hand\nf.xml:11:7: 'deeler' is not a wager"},
        {"breakout\n1 bet dealer 25", "breakout notation=2\n1 bet dealer 25\nfloor rules IRR-22", "f.xml:12:19: expected a clause or a remedy here"},
        {"1 hit Kc", "1 hit Kc # a comment", "f.xml:15:10: a record in a scenario has no comments: say it in the story"},
        {"1 hit Kc", "1 hit &#75;c", "f.xml:15:7: a record is written without '&'"},
        {"1 hit Kc", "\n1 hit Kc", "f.xml:15:1: a blank line within a record"},
        {"1 hit Kc", "  1 hit Kc", "f.xml:15:1: more than one space, or a space at an end of the line"},
        {"<record>\n", "<record>", "f.xml:9:11: a record begins on the line after <record>, and </record> stands on a line of its own"},
        {"dealer stand\n<", "dealer stand\n  <", "f.xml:9:11: a record begins on the line after <record>, and </record> stands on a line of its own"},
        {"<record>", "<record stop=\"8\">", "f.xml:9:17: '8' is not a whole number from 1 to 7"},
        {"<record>", "<record stop=\"0\">", "f.xml:9:17: '0' is not a whole number from 1 to 7"},
        {"kind=\"spot\"", "kind=\"guess\"", "f.xml:19:14: 'guess' is not a question: spot, table, next, may, total, active, outcome, amount, chips, order, out, error, clause, talk or remedy\nf.xml:19:21: the question 'table' has no seat"},
        {"kind=\"spot\" seat=\"1\"", "kind=\"spot\"", "f.xml:19:3: to ask for a spot, say which seat"},
        {"kind=\"spot\" seat=\"1\"", "kind=\"spot\" seat=\"10\"", "f.xml:19:26: '10' is not a whole number from 1 to 9"},
        {"kind=\"spot\" seat=\"1\"", "kind=\"may\"", "f.xml:19:3: to ask what may be done, say which event"},
        {"kind=\"spot\" seat=\"1\"", "kind=\"may\" event=\"1 hit Zc\"", "f.xml:19:32: 'Zc' is not a card"},
        {"kind=\"spot\" seat=\"1\"", "kind=\"next\" event=\"1 hit 2c\"", "f.xml:19:20: the question 'next' has no event"},
        {"kind=\"spot\" seat=\"1\"", "kind=\"amount\" hand=\"1\"", "f.xml:19:3: the question 'amount' needs wager: which wager"},
        {"kind=\"spot\" seat=\"1\"", "kind=\"amount\" hand=\"1\" wager=\"lucky\"", "f.xml:19:38: 'lucky' is not a wager"},
        {"kind=\"spot\" seat=\"1\"", "kind=\"chips\" hand=\"1\" wager=\"dealer\" tray=\"25\" style=\"fewest\"", "f.xml:19:51: '25' is no list of chips, such as '25:20 5:40 2.50:10'"},
        {"kind=\"spot\" seat=\"1\"", "kind=\"table\" hand=\"1\"", "f.xml:19:21: the question 'table' has no hand"},
    };
    // clang-format on
    must_refuse(rows, sound_scenario, read_scenario);
}

BOOST_AUTO_TEST_CASE(table_cards) {
    // clang-format off
    const SpoiltPiece rows[] = {
        {"hit-soft-17", "hit-soft-16", "f.xml:4:17: 'hit-soft-16' is not an option of breakout"},
        {"value=\"yes\"", "value=\"maybe\"", "f.xml:4:37: 'maybe' is not a value of hit-soft-17: yes|no"},
        {"value=\"6:5\"", "value=\"6-5\"", "f.xml:5:33: '6-5' is not a value of bj-pays: a price such as 3:2"},
        {"bj-pays\" value=\"6:5\"", "hit-soft-17\" value=\"no\"", "f.xml:5:17: the option hit-soft-17 is here twice"},
        {" value=\"yes\"", "", "f.xml:4:3: <option> has no attribute value"},
        {"game=\"breakout\"", "game=\"poker\"", "f.xml:2:51: 'poker' is not a game"},
        {"<note>Soft 17 draws.</note>", "", "f.xml:2:1: <table-card> has no <note>"},
    };
    // clang-format on
    must_refuse(rows, sound_table, read_table_card);
}

BOOST_AUTO_TEST_CASE(misreadings) {
    // clang-format off
    const SpoiltPiece rows[] = {
        {"id=\"two\"", "id=\"one\"", "f.xml:7:19: one is the id of another misreading too"},
        {"outcome=\"pay\"", "outcome=\"split\"", "f.xml:4:21: 'split' is not an outcome: pay, take or push"},
        {"odds=\"1:1\"", "odds=\"one\"", "f.xml:4:32: 'one' is not a price such as 3:2"},
        {" odds=\"1:1\"", "", "f.xml:4:5: odds go with the outcome 'pay', which needs them, and with no other"},
        {"outcome=\"pay\" odds=\"1:1\"", "outcome=\"take\" ignored=\"yes\"", "f.xml:4:5: say one change: an outcome, odds, ignored, tip, slip or order"},
        {"outcome=\"pay\" odds=\"1:1\"", "", "f.xml:4:5: say one change: an outcome, odds, ignored, tip, slip or order"},
        {"outcome=\"pay\" odds=\"1:1\"", "tip=\"double\"", "f.xml:4:17: 'double' is not 'times-stake'"},
        {"<rules outcome=\"pay\" odds=\"1:1\"/>", "", "f.xml:3:3: say what is misread by either <rules> or <option>"},
        {"name=\"tip-from\"", "name=\"tip-by\"", "f.xml:8:19: 'tip-by' is not an option of breakout"},
        {"value=\"player\"", "value=\"nobody\"", "f.xml:8:36: 'nobody' is not a value of tip-from: house|player"},
        {"<says>It pushes.</says>", "<says/>", "f.xml:5:5: <says> is empty"},
        {"<action>Took the tip from the house</action>", "<action/>", "f.xml:10:5: <action> is empty"},
        {"<action>Took the tip from the house</action>", "<action by=\"x\">Took it</action>", "f.xml:10:13: <action> has no attribute of the name 'by'"},
    };
    // clang-format on
    must_refuse(rows, sound_misreadings, read_misreadings);
}

BOOST_AUTO_TEST_CASE(rule_books) {
    // clang-format off
    const SpoiltPiece rows[] = {
        {"kind=\"settlement\"", "kind=\"law\"", "f.xml:4:35: 'law' is not a kind of clause: settlement, procedure, definition or talk"},
        {"kind=\"settlement\"", "follows=\"yes\" kind=\"settlement\"", "f.xml:4:38: no clause stands before the first of a section"},
        {"AMB-BRK-04", "BRK-PUSH-3", "f.xml:6:19: BRK-PUSH-3 is in the book already"},
        {"option=\"bust17-soft\"", "option=\"bust18\"", "f.xml:6:39: 'bust18' is not an option of breakout\nf.xml:8:14: no option settles this point, so a reading has no value\n"
             "f.xml:9:14: no option settles this point, so a reading has no value"},
        {"<reading value=\"no\">No.</reading>", "", "f.xml:6:3: the value no of bust17-soft has no reading"},
        {"value=\"no\"", "value=\"yes\"", "f.xml:9:21: the default of bust17-soft is yes\nf.xml:6:3: the value yes has two readings"},
        {" default=\"yes\"", "", "f.xml:8:21: the default of bust17-soft is yes\nf.xml:6:3: 0 readings are the default; one must be"},
        {"default=\"yes\"", "default=\"no\"", "f.xml:8:35: 'no' is not 'yes'; leave default out for no\nf.xml:8:21: the default of bust17-soft is yes\n"
             "f.xml:6:3: 0 readings are the default; one must be"},
        {"A bust against 17 pushes.", " ", "f.xml:4:5: <clause> is empty"},
    };
    // clang-format on
    must_refuse(rows, sound_rulebook, read_rulebook);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(sense)

namespace {

/// What does not make sense about the samples with one piece changed.
std::string nonsense(const std::string& scenario) {
    ContentFiles files;
    const auto read = read_scenario(scenario, "s.xml");
    if (!read) return in_words(read.error());
    files.scenarios.push_back(*read);
    auto table =
        *read_table_card(spoilt(spoilt(sound_table, "breakout-sample", "breakout-standard"),
                                "  <option name=\"hit-soft-17\" value=\"yes\"/>\n  <option "
                                "name=\"bj-pays\" value=\"6:5\"/>\n",
                                ""),
                         "t.xml");
    Library known;
    known.tables.push_back(table.value);
    known.books.push_back(
        read_rulebook(
            spoilt(sound_rulebook, "</section>",
                   "<clause id=\"BRK-ST-3\" kind=\"settlement\" place=\"x\">y</clause></section>"),
            "r.xml")
            ->value);
    return in_words(check_sense(files, known));
}

}  // namespace

BOOST_AUTO_TEST_CASE(scenarios_that_do_not_fit_the_rest) {
    // clang-format off
    const SpoiltPiece rows[] = {
        {"id", "id", ""},
        {"BRK-ST-3", "BRK-ST-99", "s.xml:8:21: the rule book of breakout has no BRK-ST-99"},
        {"table=\"breakout-standard\"", "table=\"breakout-other\"", "s.xml:2:76: there is no table card breakout-other"},
        {"<record>\nbreakout", "<record>\nbreakout hit-soft-17=yes", "s.xml:10:1: the hand is dealt with hit-soft-17=yes, the table card breakout-standard has hit-soft-17=no"},
        {"  <teaches clauses=\"BRK-PUSH-3 BRK-ST-3\"/>\n", "", "s.xml:2:26: <scenario> has no <teaches>"},
        {"kind=\"spot\" seat=\"1\"", "kind=\"spot\" seat=\"2\"", "s.xml:19:3: the seat that is asked for has no wager"},
        {"kind=\"spot\" seat=\"1\"", "kind=\"next\"", "s.xml:19:3: the play is over where the hand stops: nothing more happens"},
        {"kind=\"spot\" seat=\"1\"", "kind=\"may\" event=\"2 split\"", "s.xml:19:26: the event cannot happen on this table: 2 has not been dealt two cards"},
        {"<record>", "<record stop=\"4\">", "s.xml:19:3: the play is not over where the hand stops, so nothing can be settled yet"},
        {"dealer stand\n", "dealer stand\n1 push dealer\n", ""},
        {"dealer stand\n", "dealer stand\n1 pay dealer 25\n", "s.xml:10:1: the record settles dealer of 1 wrongly: 'pay 25' where 'push' is due"},
        {"dealer stand\n", "dealer stand\n1 push dealer\n1 take super-tie 5\n", "s.xml:21:3: there is nothing left to settle"},
    };
    // clang-format on
    for (const SpoiltPiece& row : rows) {
        BOOST_TEST_CONTEXT(row.by) {
            BOOST_TEST(nonsense(spoilt(sound_scenario, row.piece, row.by)) == row.problems);
        }
    }
}

BOOST_AUTO_TEST_CASE(an_id_stands_for_one_thing) {
    ContentFiles files;
    files.tables = {*read_table_card(sound_table, "a.xml"), *read_table_card(sound_table, "b.xml")};
    BOOST_TEST(in_words(check_sense(files, {})) ==
               "b.xml:2:28: breakout-sample is the id of another table card too");
}

BOOST_AUTO_TEST_CASE(every_clause_the_rules_cite_is_in_the_book) {
    ContentFiles files;
    files.books = {*read_rulebook(sound_rulebook, "r.xml")};
    const std::string problems = in_words(check_sense(files, {}));
    BOOST_TEST(problems.find("r.xml:2:28: the rule book of breakout has no BRK-PUSH-1") !=
               std::string::npos);
    BOOST_TEST(problems.find("BRK-PUSH-3") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
