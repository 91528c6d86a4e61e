// Lessons and the glossary: one mistake a file with its exact place and words, what is read is
// written back, and the lessons of a game together teach all of its rule book.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <set>

#include "content/library.h"
#include "samples.h"
#include "support/content.h"
#include "support/hands.h"

using namespace fairdeal;

namespace {

std::string hand_of(const std::string& title, const std::string& hole) {
    return R"(<hand title=")" + title + R"(" table="breakout-standard" clauses="BRK-PUSH-3">
<story>Settle it.</story>
<record>
breakout
1 bet dealer 25
1 deal Th 6d
dealer deal 9c ()" +
           hole + R"()
1 hit Kc
dealer turn )" +
           hole + R"(
dealer stand
</record>
<ask kind="spot" seat="1"/>
</hand>
)";
}

const std::string sound_lesson =
    R"(<?xml version="1.0" encoding="UTF-8"?>
<lesson format="1" id="breakout-sample" game="breakout" number="80" minutes="12" title="Sample">
<teaches clauses="BRK-PUSH-3 BRK-WIN-1"/>
<aim>You can do it.</aim>
<rule>
<p>A <term id="bust">bust</term> against 17 <clause id="BRK-PUSH-3"/>.</p>
<row>More: <clause id="BRK-WIN-1"/>.</row>
<figure table="breakout-standard" caption="Look.">
<record>
breakout
1 bet dealer 25
1 deal Th 9d
dealer deal 9c (8s)
</record>
</figure>
</rule>
<worked>
)" + hand_of("w1", "8s") +
    hand_of("w2", "8h") + "</worked>\n<faded>\n" + hand_of("f1", "8d") + hand_of("f2", "8c") +
    "</faded>\n<whole>\n" + hand_of("a", "8s") + hand_of("b", "8h") +
    "<link scenario=\"breakout-bust-against-17\"/>\n" +
    "</whole>\n<contrast here=\"BRK-PUSH-3\" there=\"BRK-WIN-1\">\n"
    "<p>Look at your total.</p>\n" +
    hand_of("c1", "8s") + hand_of("c2", "9s") + "</contrast>\n<check>\n" + hand_of("x", "8d") +
    "<talk title=\"t\" clauses=\"BRK-TALK-4\">\n<story>Say it.</story>\n"
    "<choice right=\"yes\" why=\"Yes.\">This.</choice>\n"
    "<choice why=\"No.\">That.</choice>\n</talk>\n"
    "</check>\n</lesson>\n";

/// What is wrong with a lesson beside the shipped content.
std::string sense_of(const std::string& xml) {
    auto lesson = read_lesson(xml, "f.xml");
    if (!lesson) return in_words(lesson.error());
    ContentFiles files;
    files.lessons.push_back(*std::move(lesson));
    const Problems problems = check_sense(files, shipped_content());
    return problems.empty() ? "nothing" : in_words(problems);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(lessons)

BOOST_AUTO_TEST_CASE(the_sample_is_sound) {
    BOOST_TEST(sense_of(sound_lesson) == "nothing");
    const auto read = read_lesson(sound_lesson, "f.xml");
    BOOST_REQUIRE(read.has_value());
    const Lesson& lesson = read->value;
    BOOST_TEST(items_of(lesson).size() == 11U);
    BOOST_TEST(plain_text(lesson.rule.front().prose) == "A bust against 17 BRK-PUSH-3.");
    BOOST_TEST(std::get<Scenario>(lesson.whole[1]).id == "breakout-sample/whole-2");
}

BOOST_AUTO_TEST_CASE(a_file_of_another_shape_is_refused_with_its_place) {
    // clang-format off
    const SpoiltPiece rows[] = {
        {"number=\"80\"", "number=\"0\"", "f.xml:2:65: '0' is not a whole number from 1 to 99"},
        {"minutes=\"12\" ", "", "f.xml:2:1: <lesson> has no attribute minutes"},
        {"<aim>You can do it.</aim>", "", "f.xml:2:1: <lesson> has no <aim>"},
        {"<p>A <term", "<q/><p>A <term", "f.xml:6:1: <q> cannot stand in <rule>"},
        {"<term id=\"bust\">bust</term>", "<b>bust</b>", "f.xml:6:6: <b> cannot stand in <p>"},
        {"<term id=\"bust\">bust</term>", "<term id=\"bust\"/>", "f.xml:6:6: <term> is empty"},
        {"<link scenario=\"breakout-bust-against-17\"/>\n", "", "f.xml:73:1: <whole> needs 3 items and has 2"},
        {"<p>Look at your total.</p>\n", "", "f.xml:102:1: <contrast> has one <p>, which says what differs"},
        {"<choice right=\"yes\" why=\"Yes.\">", "<choice why=\"Yes.\">", "f.xml:145:1: 0 choices are right; one must be"},
        {"dealer deal 9c (8s)\n</record>\n</figure>", "dealer deal 9c (8s) 3s\n</record>\n</figure>", "f.xml:13:21: '3s' is one word too many"},
    };
    // clang-format on
    for (const SpoiltPiece& row : rows) {
        BOOST_TEST_CONTEXT(row.piece << " -> " << row.by) {
            BOOST_TEST(sense_of(spoilt(sound_lesson, row.piece, row.by)) == row.problems);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_does_not_make_sense_is_told_with_its_place) {
    // clang-format off
    const SpoiltPiece rows[] = {
        {"id=\"breakout-sample\"", "id=\"breakout-the-tip\"", "f.xml:2:24: breakout-the-tip is the id of another lesson too"},
        {"number=\"80\"", "number=\"1\"", "f.xml:2:24: there is another breakout lesson 1"},
        {"BRK-PUSH-3 BRK-WIN-1\"/>", "BRK-PUSH-3 BRK-WIN-1 BRK-PUSH-99\"/>", "f.xml:3:19: the rule book of breakout has no BRK-PUSH-99\nf.xml:3:19: the rule of this lesson does not name BRK-PUSH-99"},
        {"<clause id=\"BRK-WIN-1\"/>", "it pays", "f.xml:3:19: the rule of this lesson does not name BRK-WIN-1"},
        {"<term id=\"bust\">", "<term id=\"boom\">", "f.xml:6:16: the glossary has no boom"},
        {"<row>More: ", "<row>More: <clause id=\"BRK-ST-88\"/>", "f.xml:7:24: the rule book of breakout has no BRK-ST-88"},
        {"breakout-bust-against-17", "breakout-bust-against-71", "f.xml:100:1: there is no scenario breakout-bust-against-71"},
        {"clauses=\"BRK-TALK-4\"", "clauses=\"BRK-PUSH-3\"", "f.xml:145:26: BRK-PUSH-3 is ruled by the engine: ask for it with a hand, not with words"},
        {"there=\"BRK-WIN-1\"", "there=\"BRK-PUSH-1\"", "f.xml:117:1: BRK-PUSH-1 has no say in this hand"},
    };
    // clang-format on
    for (const SpoiltPiece& row : rows) {
        BOOST_TEST_CONTEXT(row.piece << " -> " << row.by) {
            BOOST_TEST(sense_of(spoilt(sound_lesson, row.piece, row.by)) == row.problems);
        }
    }
}

BOOST_AUTO_TEST_CASE(an_item_exercises_what_the_lesson_teaches) {
    const std::string another =
        spoilt(spoilt(sound_lesson, "<teaches clauses=\"BRK-PUSH-3 BRK-WIN-1\"/>",
                      "<teaches clauses=\"BRK-WIN-1\"/>"),
               "title=\"Sample\"", "title=\"Another\"");
    const std::string problems = sense_of(another);
    BOOST_TEST(problems.find("this hand exercises no clause of the lesson") != std::string::npos,
               problems);
    const std::string more = spoilt(
        spoilt(sound_lesson, "BRK-PUSH-3 BRK-WIN-1\"/>", "BRK-PUSH-3 BRK-WIN-1 BRK-LOSE-1\"/>"),
        "<row>More: ", "<row><clause id=\"BRK-LOSE-1\"/> More: ");
    BOOST_TEST(sense_of(more) == "f.xml:3:19: no hand of this lesson exercises BRK-LOSE-1");
}

BOOST_AUTO_TEST_CASE(every_lesson_and_the_glossary_survive_writing) {
    BOOST_TEST(shipped_content().lessons.size() >= 15U);
    for (const Lesson& lesson : shipped_content().lessons) {
        const auto again = read_lesson(write_lesson(lesson), "again.xml");
        BOOST_TEST_CONTEXT(lesson.id) {
            BOOST_TEST((again ? "" : in_words(again.error())) == "");
            BOOST_TEST((again && again->value == lesson));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_lessons_of_a_game_teach_every_clause_and_open_point) {
    for (const RuleBook& book : shipped_content().books) {
        std::set<std::string> taught;
        bool any = false;
        for (const Lesson& lesson : shipped_content().lessons) {
            if (lesson.game != book.game) continue;
            any = true;
            taught.insert(lesson.clauses.begin(), lesson.clauses.end());
        }
        if (!any) continue;
        for (const BookSection& section : book.sections) {
            for (const BookClause& clause : section.clauses)
                BOOST_TEST(taught.count(clause.id) == 1U, clause.id << " is taught by no lesson");
        }
        for (const OpenPoint& point : book.open_points)
            BOOST_TEST(taught.count(point.id) == 1U, point.id << " is taught by no lesson");
    }
}

BOOST_AUTO_TEST_CASE(the_lessons_of_a_game_are_numbered_from_one) {
    std::map<Game, int> numbers;
    for (const Lesson& lesson : shipped_content().lessons)
        BOOST_TEST(lesson.number == ++numbers[lesson.game], lesson.id);
    BOOST_TEST(numbers[Game::Breakout] == 22);
}

BOOST_AUTO_TEST_CASE(every_term_is_linked_or_at_least_explained) {
    BOOST_TEST(shipped_content().glossary.size() >= 50U);
    for (const GlossaryTerm& term : shipped_content().glossary)
        BOOST_TEST(plain_text(term.meaning).size() > 10U, term.id);
}

BOOST_AUTO_TEST_SUITE_END()
