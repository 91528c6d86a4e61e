// What a reader of a result is told of how the exam went, and what must be looked at before
// anything is certified.

#include "exam/sitting/exam_course.h"

#include <boost/test/unit_test.hpp>

#include "exam/sitting/incident_words.h"
#include "support/times.h"

namespace fairdeal {

namespace {

using Kind = SittingEventKind;

/// A sitting of one answer, started at 9 and decided at 9:10.
Sitting ten_minutes() {
    Sitting sitting;
    sitting.start.checkpoint = "key\nnote\n";
    sitting.start.at = "2026-03-14T09:00:00Z"_utc;
    SittingItem item;
    item.place = 1;
    item.shown_at = sitting.start.at;
    item.answer = "x\n";
    item.closed = true;
    item.took = 600 * a_second;
    sitting.items = {item};
    sitting.result = SittingResult{true, 1, 0, "2026-03-14T09:10:00Z"_utc, ""};
    return sitting;
}

SittingIncident incident(Kind kind, const UtcTime& at) { return {kind, 1, "ivo", at, ""}; }

std::string called_by_id(const std::string& id) { return id; }

std::string flags_in(const Sitting& sitting, const std::vector<MarkedAnswer>& answers = {}) {
    Blueprint exam;
    exam.time.ms_a_word = 100;
    std::string words;
    for (const ExamFlag& flag : flags_of(sitting, exam, answers)) words += in_words(flag) + "; ";
    return words;
}

/// An answer to an item whose story has five words.
std::vector<MarkedAnswer> five_words() {
    MarkedAnswer answer;
    answer.item.scenario.story = "What is due to  whom?";
    return {answer};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exam_courses)

BOOST_AUTO_TEST_CASE(a_plain_exam_has_no_flag) {
    BOOST_TEST(flags_in(ten_minutes(), five_words()) == "");
    BOOST_TEST(in_words(times_of(ten_minutes())) ==
               "10 min 0 s by the wall clock, 10 min 0 s used, 0 s paused");
}

BOOST_AUTO_TEST_CASE(each_thing_that_happened_is_flagged) {
    Sitting sitting = ten_minutes();
    sitting.breakdowns = 2;
    sitting.incidents = {incident(Kind::Away, "2026-03-14T09:01:00Z"_utc),
                         incident(Kind::Back, "2026-03-14T09:01:05Z"_utc),
                         incident(Kind::Pause, "2026-03-14T09:02:00Z"_utc),
                         incident(Kind::GoOn, "2026-03-14T09:04:00Z"_utc)};
    sitting.items.front().took = 300 * a_second;
    BOOST_TEST(flags_in(sitting) ==
               "The program or the machine stopped 2 times; The window was left 1 time; 1 pause "
               "beyond those agreed; 3 min 0 s by the wall clock were neither used nor paused; ");
    sitting.accommodation = Accommodation{100, 1, "eve", "2026-03-14T08:00:00Z"_utc, "x\n"};
    BOOST_TEST(flags_in(sitting).find("pause beyond") == std::string::npos);
}

// A candidate who leaves loses the window too: that is one absence, and it ends where they are let
// in again.
BOOST_AUTO_TEST_CASE(who_leaves_is_away_once_and_until_the_release) {
    Sitting sitting = ten_minutes();
    const auto words = [&] {
        std::string all;
        for (const IncidentWords& one : incidents_in_words(sitting, called_by_id))
            all += one.words + "; ";
        return all;
    };
    sitting.result.reset();
    sitting.incidents = {incident(Kind::Away, "2026-03-14T09:01:00Z"_utc),
                         incident(Kind::Suspend, "2026-03-14T09:01:01Z"_utc)};
    BOOST_TEST(words() == "The candidate left, at item 1; ");
    BOOST_TEST(away_in_words(sitting) == "1 time, at least 0 s in all");
    sitting.incidents.push_back(incident(Kind::Release, "2026-03-14T09:02:10Z"_utc));
    BOOST_TEST(words() ==
               "Resumed, at item 1, released by ivo; the candidate had left for 1 min 9 s; ");
    BOOST_TEST(away_in_words(sitting) == "1 time, 1 min 10 s in all");
    sitting.incidents.push_back(incident(Kind::Suspend, "2026-03-14T09:03:00Z"_utc));
    sitting.incidents.push_back(incident(Kind::Release, "2026-03-14T09:03:05Z"_utc));
    BOOST_TEST(away_in_words(sitting) == "2 times, 1 min 15 s in all");
}

BOOST_AUTO_TEST_CASE(a_machine_that_stops_while_somebody_is_away_leaves_the_return_open) {
    Sitting sitting = ten_minutes();
    sitting.incidents = {incident(Kind::Away, "2026-03-14T09:01:00Z"_utc),
                         incident(Kind::Release, "2026-03-14T09:02:00Z"_utc)};
    BOOST_TEST(away_in_words(sitting) == "1 time, at least 0 s in all");
    const auto told = incidents_in_words(sitting, called_by_id);
    BOOST_REQUIRE(told.size() == 2U);
    BOOST_TEST(told.front().words == "Away from the exam, at item 1; the return is not recorded");
}

BOOST_AUTO_TEST_CASE(an_answer_that_nobody_could_have_read_is_flagged) {
    Sitting sitting = ten_minutes();
    sitting.result->at = "2026-03-14T09:00:01Z"_utc;
    sitting.items.front().took = 499;
    BOOST_TEST(flags_in(sitting, five_words()) ==
               "Item 1 was answered after 0.4 s, sooner than it can be read; ");
    sitting.items.front().took = 500;
    BOOST_TEST(flags_in(sitting, five_words()) == "");
    sitting.items.front().took = 1;
    sitting.items.front().answer.reset();  // its time was up: nobody answered
    BOOST_TEST(flags_in(sitting, five_words()) == "");
}

BOOST_AUTO_TEST_CASE(time_that_is_missing_by_the_wall_clock_is_flagged_from_a_minute_on) {
    Sitting sitting = ten_minutes();
    sitting.items.front().took = 541 * a_second;
    BOOST_TEST(flags_in(sitting) == "");
    sitting.items.front().took = 540 * a_second;
    BOOST_TEST(flags_in(sitting) == "1 min 0 s by the wall clock were neither used nor paused; ");
}

BOOST_AUTO_TEST_CASE(more_time_used_than_passed_is_flagged) {
    Sitting sitting = ten_minutes();
    sitting.items.front().took = 700 * a_second;
    BOOST_TEST(flags_in(sitting) == "1 min 40 s more were used than passed by the wall clock; ");
}

BOOST_AUTO_TEST_CASE(a_sitting_of_an_older_program_has_none_and_flags_need_a_word) {
    Sitting sitting = ten_minutes();
    sitting.breakdowns = 1;
    Blueprint exam;
    const auto flags = flags_of(sitting, exam, {});
    BOOST_TEST(needs_acknowledgement(sitting, flags));
    sitting.acknowledged = SignedWord{true, "eve", "2026-03-14T10:00:00Z"_utc, "Seen.\n"};
    BOOST_TEST(!needs_acknowledgement(sitting, flags));
    sitting.start = {};
    BOOST_TEST(flags_of(sitting, exam, {}).empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
