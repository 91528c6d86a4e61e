// An exam as it is sat, by a robot and without a window: answers, clocks, pauses, breakdowns.

#include "desk/exam/exam_answer_session.h"

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>
#include <set>

#include "desk/answer/draft.h"
#include "exam_house.h"

namespace fairdeal {

namespace {

constexpr Millis minute = 60'000;

/// The kinds of a sitting in the log, one letter each way of "show", "answer", ...
std::string course_of(const ExamHouse& house, const std::string& id) {
    std::string all;
    for (const StoredEntry& entry : house.office->log().entries_of_case(id)) {
        const auto event = sitting_event_of(entry.entry);
        all += (all.empty() ? "" : " ") + std::string(event ? to_text(event->kind) : "stray");
    }
    return all;
}

/// Goes on to an item that is answered by one choice.
Practice& at_a_choice(ExamHouse& house, ExamAnswerSession& seat) {
    BOOST_REQUIRE(seat.begin());
    while (seat.item() != nullptr && seat.item()->form() != AnswerForm::OneChoice) {
        house.time += 1000;
        answer_right(*seat.item());
        BOOST_REQUIRE(seat.answer());
    }
    BOOST_REQUIRE(seat.item() != nullptr);
    return *seat.item();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exam_seats)

BOOST_AUTO_TEST_CASE(who_is_right_throughout_passes) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    const auto seat = house.taken(id);
    BOOST_TEST((seat->item() == nullptr));
    house.sit(*seat);
    BOOST_TEST(seat->is_over());
    const Sitting& sitting = seat->sitting();
    BOOST_TEST(to_text(sitting.stage()) == "table test");
    BOOST_TEST(sitting.result->right == 6);
    BOOST_TEST(sitting.result->wrong == 0);
    BOOST_TEST(sitting.spent() == 6000);
    BOOST_TEST(course_of(house, id) ==
               "open commit commit start show answer show answer show answer show answer show "
               "answer show answer decide");
    BOOST_TEST(house.office->sittings_here().value().empty());
    BOOST_TEST(why(house.take(id)) == "this sitting is not under way on this machine");
}

BOOST_AUTO_TEST_CASE(who_is_wrong_fails_and_nobody_says_so_before_the_end) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    const auto seat = house.taken(id);
    BOOST_REQUIRE(seat->begin());
    while (seat->item() != nullptr) {
        answer_badly(*seat->item());
        BOOST_TEST(!seat->item()->mark.has_value());
        BOOST_TEST(!seat->sitting().result.has_value());
        BOOST_REQUIRE(seat->answer());
    }
    BOOST_TEST(to_text(seat->sitting().stage()) == "failed");
    BOOST_TEST(seat->sitting().items.size() == 6U);
}

BOOST_AUTO_TEST_CASE(an_item_whose_time_is_up_is_wrong_and_the_next_waits) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    const auto seat = house.taken(id);
    BOOST_REQUIRE(seat->begin());
    const Millis allowed = seat->left_for_item();
    BOOST_TEST(allowed >= 45'000);
    house.time += allowed - 1;
    BOOST_TEST(seat->left_for_item() == 1);
    BOOST_REQUIRE(seat->watch_the_clock());
    BOOST_TEST(seat->sitting().open_item()->place == 1);
    house.time += 1;
    BOOST_REQUIRE(seat->watch_the_clock());
    BOOST_TEST((seat->timed_out() == 1));
    BOOST_TEST((seat->item() == nullptr));
    BOOST_REQUIRE(seat->look_again());
    BOOST_TEST((seat->item() == nullptr));
    BOOST_REQUIRE(seat->begin());
    BOOST_TEST(!seat->timed_out());
    BOOST_TEST(seat->sitting().open_item()->place == 2);
    BOOST_TEST(!seat->sitting().items[0].answer.has_value());
    BOOST_TEST(seat->left_for_item() >= 45'000);
    // An answer that comes too late is none.
    house.time += seat->left_for_item();
    answer_right(*seat->item());
    BOOST_REQUIRE(seat->answer());
    BOOST_TEST(!seat->sitting().items[1].answer.has_value());
    house.sit(*seat);
    BOOST_TEST(seat->sitting().result->right == 4);
    BOOST_TEST(seat->sitting().result->wrong == 2);
    BOOST_TEST(!seat->sitting().result->passed);
}

BOOST_AUTO_TEST_CASE(the_clock_runs_on_for_who_leaves_and_stands_after_a_breakdown) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    Millis left = 0;
    std::int64_t start = 0;
    {
        const auto seat = house.taken(id);
        BOOST_REQUIRE(seat->begin());
        left = seat->left_for_item();
        start = house.seconds;
        seat->leave();
    }
    house.seconds += 20;
    {
        const auto seat = house.taken(id);
        BOOST_TEST(left - seat->left_for_item() >= 20'000);
        BOOST_TEST(left - seat->left_for_item() <= (house.seconds - start) * 1000);
        left = seat->left_for_item();
    }
    const auto releases = [&] {
        std::vector<SittingIncident> all =
            find_sitting(house.office->log(), id).value().state.incidents;
        std::erase_if(all, [](const auto& one) { return one.kind != SittingEventKind::Release; });
        return all;
    };
    BOOST_REQUIRE(releases().size() == 1U);
    BOOST_TEST(releases().front().by == "ivo");
    BOOST_TEST(find_sitting(house.office->log(), id).value().state.breakdowns == 0);
    house.seconds += 20;  // it broke down: nobody left
    {
        const auto seat = house.taken(id);
        BOOST_TEST(seat->left_for_item() == left);
        BOOST_TEST(releases().size() == 2U);
        BOOST_TEST(seat->sitting().breakdowns == 1);
        BOOST_TEST(why(house.take(id)) == "this sitting is open in another window or terminal");
        seat->leave();
    }
    const SignedIn ivo = house.signed_in("ivo");
    BOOST_REQUIRE(house.office->act(ivo, id, SittingEventKind::Pause, {}, "Fire alarm.\n"));
    const auto paused = house.seconds;
    house.seconds += 10'000;
    BOOST_REQUIRE(house.office->act(ivo, id, SittingEventKind::GoOn, {}, ""));
    const auto seat = house.taken(id);
    BOOST_TEST(seat->left_for_item() < left);
    BOOST_TEST(seat->left_for_item() >= left - (paused - start) * 1000);
}

BOOST_AUTO_TEST_CASE(more_time_is_more_for_every_item_and_for_the_whole) {
    ExamHouse house;
    ExamHouse other;
    const auto plain = house.taken(house.open(short_exam()));
    const auto longer = other.taken(other.open(short_exam(), 50));
    BOOST_REQUIRE(plain->begin());
    BOOST_REQUIRE(longer->begin());
    BOOST_TEST(plain->left() == 120 * minute);
    BOOST_TEST(longer->left() == 180 * minute);
    BOOST_TEST(longer->left_for_item() >= 67'000);
}

BOOST_AUTO_TEST_CASE(when_the_whole_time_is_up_the_exam_ends) {
    ExamHouse house;
    ExamPaper paper = short_exam();
    paper.blueprint.time = {100, 600, 5};  // an item may take longer than the whole
    const auto seat = house.taken(house.open(paper));
    BOOST_REQUIRE(seat->begin());
    answer_right(*seat->item());
    house.time += 4 * minute;
    BOOST_REQUIRE(seat->answer());
    BOOST_TEST(seat->left() == minute);
    BOOST_TEST(seat->left_for_item() > minute);
    house.time += minute;
    BOOST_REQUIRE(seat->watch_the_clock());
    BOOST_TEST(seat->is_over());
    BOOST_TEST(!seat->sitting().result->passed);
    BOOST_TEST(seat->sitting().result->right == 1);
    BOOST_TEST(seat->sitting().result->wrong == 1);
}

BOOST_AUTO_TEST_CASE(the_invigilator_stops_the_clock_and_starts_it) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    const auto seat = house.taken(id);
    BOOST_REQUIRE(seat->begin());
    house.time += 10'000;
    const Millis left = seat->left_for_item();
    const SignedIn ivo = house.signed_in("ivo");
    BOOST_REQUIRE(house.office->act(ivo, id, SittingEventKind::Pause, {}, "A fire alarm.\n"));
    BOOST_REQUIRE(seat->look_again());
    BOOST_TEST((seat->item() == nullptr));
    house.time += 30 * minute;
    BOOST_TEST(seat->left_for_item() == left);
    BOOST_REQUIRE(seat->watch_the_clock());
    BOOST_TEST(why(seat->answer()) == "no item is open");
    BOOST_REQUIRE(house.office->act(ivo, id, SittingEventKind::GoOn, {}, ""));
    BOOST_REQUIRE(seat->look_again());
    BOOST_REQUIRE(seat->item() != nullptr);
    BOOST_TEST(seat->left_for_item() == left);
    house.time += 1000;
    BOOST_TEST(seat->left_for_item() == left - 1000);
    house.sit(*seat);
    BOOST_TEST(seat->sitting().result->passed);
    BOOST_TEST(seat->sitting().items[0].took == 12'000);
}

BOOST_AUTO_TEST_CASE(an_answer_during_a_pause_that_nobody_noticed_waits) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    const auto seat = house.taken(id);
    BOOST_REQUIRE(seat->begin());
    answer_right(*seat->item());
    BOOST_REQUIRE(house.office->act(house.signed_in("ivo"), id, SittingEventKind::Pause, {}, ""));
    BOOST_TEST(why(seat->answer()) == "no item is open");
    BOOST_TEST(seat->sitting().paused);
    BOOST_REQUIRE(house.office->act(house.signed_in("ivo"), id, SittingEventKind::GoOn, {}, ""));
    BOOST_REQUIRE(seat->look_again());
    BOOST_REQUIRE(seat->answer());  // what was typed is still there
    BOOST_TEST(seat->sitting().open_item()->place == 2);
}

BOOST_AUTO_TEST_CASE(a_pause_after_a_breakdown_ends_with_the_release) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    auto seat = house.taken(id);
    BOOST_REQUIRE(seat->begin());
    const Millis left = seat->left_for_item();
    seat.reset();
    const SignedIn ivo = house.signed_in("ivo");
    BOOST_REQUIRE(house.office->act(ivo, id, SittingEventKind::Pause, {}, ""));
    house.time += minute;
    seat = house.taken(id);
    BOOST_REQUIRE(seat->item() != nullptr);
    BOOST_TEST(seat->left_for_item() == left);
    BOOST_TEST(!house.office->act(ivo, id, SittingEventKind::GoOn, {}, ""));
    house.sit(*seat);
    BOOST_TEST(seat->sitting().result->passed);
}

BOOST_AUTO_TEST_CASE(an_exam_that_is_broken_off_is_over) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    const auto seat = house.taken(id);
    BOOST_REQUIRE(seat->begin());
    BOOST_REQUIRE(house.office->act(house.signed_in("ivo"), id, SittingEventKind::Stop, {},
                                    "They fell ill.\n"));
    BOOST_REQUIRE(seat->look_again());
    BOOST_TEST(seat->is_over());
    BOOST_TEST((seat->item() == nullptr));
    BOOST_TEST(why(house.take(id)) == "this sitting is not under way on this machine");
}

BOOST_AUTO_TEST_CASE(that_the_window_was_left_is_recorded_with_its_item) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    const auto seat = house.taken(id);
    BOOST_REQUIRE(seat->note_away());  // before it began nothing matters
    BOOST_REQUIRE(seat->begin());
    BOOST_REQUIRE(seat->note_away());
    BOOST_REQUIRE(seat->note_away());
    BOOST_REQUIRE(seat->note_back());
    BOOST_REQUIRE(seat->note_back());
    BOOST_TEST(course_of(house, id) == "open commit commit start show away back");
    BOOST_TEST(seat->sitting().incidents[0].place == 1);
}

BOOST_AUTO_TEST_CASE(after_a_breakdown_it_goes_on_at_the_same_item_with_what_was_typed) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    auto seat = house.taken(id);
    at_a_choice(house, *seat);
    choose(*seat->item(), 1, shipped_content().misreadings);
    house.time += 20'000;
    BOOST_REQUIRE(seat->watch_the_clock());  // which puts the clock into the log
    seat->keep();
    const Millis left = seat->left_for_item();
    const int place = seat->sitting().open_item()->place;
    const std::string draft = draft_of(*seat->item());
    BOOST_TEST(draft == seat->item()->choices[1].text + "\n");
    const Scenario asked = seat->item()->scenario;
    seat.reset();
    house.time = 5;  // another machine's clock
    seat = house.taken(id);
    BOOST_REQUIRE(seat->item() != nullptr);
    BOOST_TEST(seat->sitting().open_item()->place == place);
    BOOST_TEST((seat->item()->scenario == asked));
    BOOST_TEST(draft_of(*seat->item()) == draft);
    BOOST_TEST(seat->left_for_item() == left);
    BOOST_TEST(seat->sitting().incidents.size() == 1U);
    BOOST_TEST((seat->sitting().incidents[0].kind == SittingEventKind::Release));
    house.sit(*seat);
    BOOST_TEST(seat->sitting().result->passed);
    BOOST_TEST(seat->sitting().items[static_cast<std::size_t>(place) - 1].took == 21'000);
}

BOOST_AUTO_TEST_CASE(a_breakdown_between_two_items_loses_neither) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    {
        const auto seat = house.taken(id);
        BOOST_REQUIRE(seat->begin());
    }
    {
        // As if the machine broke down between the answer and the next item.
        auto logged = house.office->take_seat(id);
        Practice practice = start_practice(house.taken(id)->item()->scenario);
        practice.examined = true;
        answer_right(practice);
        logged = house.office->take_seat(id);
        BOOST_REQUIRE(house.office->record(*logged, SittingEventKind::Reply, {"1", "1000"},
                                           answer_line(practice)));
    }
    const auto seat = house.taken(id);
    BOOST_TEST(seat->sitting().open_item()->place == 2);
    house.sit(*seat);
    BOOST_TEST(seat->sitting().result->right == 6);
}

BOOST_AUTO_TEST_CASE(a_choice_can_be_changed_until_it_is_given) {
    ExamHouse house;
    const auto seat = house.taken(house.open(short_exam()));
    Practice& practice = at_a_choice(house, *seat);
    BOOST_TEST(why(seat->answer()) == "the answer is not whole yet");
    choose(practice, 0, shipped_content().misreadings);
    BOOST_TEST(!practice.mark.has_value());
    BOOST_TEST((practice.chosen == 0U));
    choose(practice, 1, shipped_content().misreadings);
    BOOST_TEST((practice.chosen == 1U));
    check(practice, shipped_content().misreadings);
    BOOST_TEST(!practice.mark.has_value());
    show_hint(practice);
    BOOST_TEST(practice.hints == 0U);
    const std::size_t place = seat->sitting().items.size();
    const std::string chosen = practice.choices[1].text;
    BOOST_REQUIRE(seat->answer());
    BOOST_TEST(seat->sitting().items[place - 1].answer.value() == chosen + "\n");
}

BOOST_AUTO_TEST_CASE(an_exam_of_another_edition_is_not_sat) {
    ExamHouse house;
    const ExamPaper paper = short_exam();
    SittingRequest wanted = house.request(exam_text(paper));
    const auto id = house.office->open_sitting(house.signed_in("eve"), wanted, of_the_keys);
    BOOST_REQUIRE(id.has_value());
    BOOST_TEST(why(house.take(*id)) ==
               "the sitting was opened by another edition of the program or its content");
    wanted.text = "no exam\n";
    wanted.again = "The first was of another edition.";
    const auto other = house.office->open_sitting(house.signed_in("eve"), wanted, of_the_keys);
    BOOST_REQUIRE(other.has_value());
    BOOST_TEST(!house.take(*other).has_value());
}

BOOST_AUTO_TEST_CASE(an_exams_text_is_read_back_and_nothing_else_is) {
    for (const ExamPaper& paper : {short_exam(), shipped_exam("league-dealer")}) {
        const auto read = read_exam_text(exam_text(paper), "x");
        BOOST_REQUIRE_MESSAGE(read, why(read));
        BOOST_TEST((*read == paper));
    }
    const std::string text = exam_text(short_exam());
    for (const std::string& spoilt :
         {std::string(), std::string("x"), std::string("\n\n"),
          "midnight\n" + text.substr(text.find('\n') + 1),
          "poker\n" + text.substr(text.find('\n') + 1), text.substr(0, text.size() / 2)}) {
        const auto read = read_exam_text(spoilt, "x");
        BOOST_REQUIRE(!read.has_value());
        BOOST_TEST(!read.error().empty());
    }
}

BOOST_AUTO_TEST_CASE(every_shipped_exam_is_sat_and_passed_by_who_knows_everything) {
    std::set<QuestionKind> kinds;
    for (const char* exam :
         {"breakout-dealer", "extreme-dealer", "league-dealer", "midnight-dealer"}) {
        ExamHouse house;
        const auto seat = house.taken(house.open(shipped_exam(exam)));
        BOOST_REQUIRE(seat->begin());
        while (seat->item() != nullptr) {
            kinds.insert(seat->item()->scenario.question.kind);
            answer_right(*seat->item());
            const auto answered = seat->answer();
            BOOST_REQUIRE_MESSAGE(answered, exam << ": " << why(answered));
        }
        BOOST_TEST(seat->sitting().result->passed, exam);
        BOOST_TEST(seat->sitting().result->wrong == 0, exam);
    }
    BOOST_TEST(kinds.size() >= 8U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
