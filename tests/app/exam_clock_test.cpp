// An exam beside what goes on around it: a clock that is moved, a process that is stopped, a second
// desk on the same office, and what the window allows meanwhile.

#include <boost/test/unit_test.hpp>

#include "desk/exam/exam_window.h"
#include "exam/sitting/exam_course.h"
#include "exam_house.h"

namespace fairdeal {

namespace {

constexpr std::int64_t an_hour = 3600;  // seconds

std::vector<ExamFlag> flags_after(ExamHouse& house, ExamAnswerSession& seat) {
    house.sit(seat);
    BOOST_REQUIRE(seat.is_over());
    return flags_of(seat.sitting(), seat.paper().blueprint, {});
}

bool has(const std::vector<ExamFlag>& flags, FlagKind kind) {
    return std::any_of(flags.begin(), flags.end(),
                       [&](const ExamFlag& flag) { return flag.kind == kind; });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exam_clocks)

BOOST_AUTO_TEST_CASE(a_system_clock_that_is_moved_changes_no_clock_and_is_flagged) {
    ExamHouse house;
    const auto seat = house.taken(house.open(short_exam()));
    BOOST_REQUIRE(seat->begin());
    const Millis left = seat->left_for_item();
    house.seconds += 2 * an_hour;
    BOOST_REQUIRE(seat->watch_the_clock());
    BOOST_TEST(seat->left_for_item() == left);
    const auto flags = flags_after(house, *seat);
    BOOST_REQUIRE(has(flags, FlagKind::LostTime));
    BOOST_TEST(flags.back().length >= 2 * an_hour * 1000);
}

BOOST_AUTO_TEST_CASE(a_system_clock_that_is_set_back_stops_nothing) {
    ExamHouse house;
    const auto seat = house.taken(house.open(short_exam()));
    BOOST_REQUIRE(seat->begin());
    house.seconds = 0;
    const auto flags = flags_after(house, *seat);
    BOOST_TEST(flags.empty());
    UtcTime last;
    for (const SittingItem& item : seat->sitting().items) {
        BOOST_TEST(item.shown_at >= last);
        last = item.shown_at;
    }
}

BOOST_AUTO_TEST_CASE(a_process_that_was_stopped_has_lost_its_time) {
    ExamHouse house;
    const auto seat = house.taken(house.open(short_exam()));
    BOOST_REQUIRE(seat->begin());
    house.time += an_hour * 1000;  // the machine's own clock went on
    answer_right(*seat->item());
    BOOST_REQUIRE(seat->answer());
    BOOST_TEST(!seat->sitting().items.front().answer.has_value());
}

BOOST_AUTO_TEST_CASE(the_clock_goes_into_the_log_and_a_breakdown_is_counted_and_limited) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    auto seat = house.taken(id);
    BOOST_REQUIRE(seat->begin());
    for (int times = 1; times <= 2; ++times) {
        house.time += 20'000;
        BOOST_REQUIRE(seat->watch_the_clock());
        house.time += 10'000;  // not in the log yet
        const Millis kept = seat->sitting().clock.spent;
        BOOST_TEST(kept == times * 20'000);
        seat.reset();
        seat = house.taken(id);
        BOOST_TEST(seat->sitting().breakdowns == times);
        BOOST_TEST(seat->left_for_item() + kept ==
                   1000 * seconds_allowed(seat->paper().blueprint, *seat->question(), 0));
    }
    seat.reset();
    BOOST_TEST(why(house.take(id)) ==
               "it broke down more often than the 2 times that its blueprint allows: the "
               "invigilator breaks it off, under Sittings");
}

BOOST_AUTO_TEST_CASE(two_desks_do_not_sit_one_exam) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    const auto seat = house.taken(id);
    BOOST_REQUIRE(seat->begin());
    auto other = house.opened();
    BOOST_REQUIRE_MESSAGE(other, why(other));
    const auto ivo = other->sign_in("ivo", his_passphrase);
    BOOST_REQUIRE_MESSAGE(ivo, why(ivo));
    BOOST_TEST(why(other->release(*ivo, id, his_passphrase, the_pin)) ==
               "this sitting is open in another window or terminal");
    BOOST_TEST(seat->sitting().breakdowns == 0);
    BOOST_TEST(flags_after(house, *seat).empty());
}

BOOST_AUTO_TEST_CASE(the_window_allows_nothing_until_the_exam_is_over) {
    constexpr std::array every{WindowAct::GoElsewhere, WindowAct::OpenFiles, WindowAct::ShowKeys,
                               WindowAct::ChangeTheme, WindowAct::Close};
    ExamHouse house;
    ExamPageSession exam;
    for (const WindowAct act : every) BOOST_TEST(allows(exam, act));
    exam.seat = house.taken(house.open(short_exam()));
    for (const WindowAct act : every) BOOST_TEST(!allows(exam, act));
    house.sit(*exam.seat);
    for (const WindowAct act : every) BOOST_TEST(allows(exam, act) == (act == WindowAct::Close));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
