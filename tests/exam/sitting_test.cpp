// A sitting folded from its events: what may follow what, and what is refused, in words.

#include "exam/sitting/sitting.h"
#include "exam/sitting/incident_words.h"
#include "support/times.h"
#include "support/why.h"

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>

namespace fairdeal {

namespace {

using Facts = std::vector<std::string>;

const std::string edition(64, 'e'), commitment(64, 'c');

/// A sitting that goes on by one event a minute.
struct Course {
    Sitting state;
    int minute = 0;

    [[nodiscard]] SittingEvent event(SittingEventKind kind, Facts facts = {}, std::string text = "",
                                     std::string by = "tina") const {
        const UtcTime at{"2026-03-14T00:00:00Z"_utc.time + std::chrono::minutes(minute)};
        return {kind, "X-000001",       state.events + 1, std::move(by),
                at,   std::move(facts), std::move(text)};
    }
    /// "" where it was accepted.
    std::string add(SittingEventKind kind, Facts facts = {}, std::string text = "",
                    std::string by = "tina") {
        ++minute;
        return add(event(kind, std::move(facts), std::move(text), std::move(by)));
    }
    std::string add(const SittingEvent& next) {
        if (const auto why = why_not(state, next)) return *why;
        const auto again = sitting_event_of(entry_of(next));
        if (!again || *again != next) return "it cannot be read back";
        apply(state, next);
        return "";
    }
    std::string open(std::string candidate = "tina", std::string by = "eve") {
        return add(SittingEventKind::Open,
                   {std::move(candidate), "breakout-dealer", "ivo", "25", edition, commitment},
                   "the exam\n", std::move(by));
    }
    std::string show(int place) {
        return add(SittingEventKind::Show, {std::to_string(place), "0"});
    }
    std::string answer(int place, int took = 40'000) {
        return add(SittingEventKind::Reply, {std::to_string(place), std::to_string(took)},
                   "choice 1 -\n");
    }
    std::string decide(bool passed) {
        return add(SittingEventKind::Decide, {passed ? "pass" : "fail", "1", "0"}, "the ticket\n");
    }
};

Course sat(bool passed) {
    Course course;
    BOOST_TEST(course.open() == "");
    BOOST_TEST(course.show(1) == "");
    BOOST_TEST(course.answer(1) == "");
    BOOST_TEST(course.decide(passed) == "");
    return course;
}

Course passed_at_the_table() {
    Course course = sat(true);
    BOOST_TEST(course.add(SittingEventKind::TableTest, {"pass"}, "Pit manager P. Boss saw it.\n",
                          "eve") == "");
    return course;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sittings)

BOOST_AUTO_TEST_CASE(a_sitting_goes_from_its_opening_to_the_certificate) {
    Course course;
    BOOST_TEST(to_text(course.state.stage()) == "none");
    BOOST_TEST(course.open() == "");
    BOOST_TEST(to_text(course.state.stage()) == "sitting");
    BOOST_TEST((course.state.open_item() == nullptr));
    BOOST_TEST(course.show(1) == "");
    BOOST_TEST(course.state.open_item()->place == 1);
    BOOST_TEST(course.answer(1, 41'250) == "");
    BOOST_TEST(course.show(2) == "");
    BOOST_TEST(course.add(SittingEventKind::TimeUp, {"2", "45000"}) == "");
    BOOST_TEST(course.state.spent() == 86'250);
    BOOST_TEST(course.decide(true) == "");
    BOOST_TEST(to_text(course.state.stage()) == "table test");
    BOOST_TEST(course.add(SittingEventKind::TableTest, {"pass"}, "P. Boss\n", "eve") == "");
    BOOST_TEST(to_text(course.state.stage()) == "passed");
    BOOST_TEST(course.add(SittingEventKind::Certify, {"BRK-2026-1"}, "print\n", "eve") == "");
    BOOST_TEST(to_text(course.state.stage()) == "certified");
    BOOST_TEST(course.add(SittingEventKind::Withdraw, {}, "It was another's.\n", "eve") == "");
    BOOST_TEST(to_text(course.state.stage()) == "withdrawn");
    BOOST_TEST(course.state.candidate == "tina");
    BOOST_TEST(course.state.extra == 25);
    BOOST_TEST(course.state.blueprint == "the exam\n");
    BOOST_TEST((course.state.items[0].answer == "choice 1 -\n"));
    BOOST_TEST(!course.state.items[1].answer.has_value());
    BOOST_TEST(course.state.items[1].closed);
}

BOOST_AUTO_TEST_CASE(what_breaks_in_is_kept_beside_the_answers) {
    Course course;
    course.open();
    course.show(1);
    BOOST_TEST(course.add(SittingEventKind::Away) == "");
    BOOST_TEST(course.state.away);
    BOOST_TEST(course.add(SittingEventKind::Back) == "");
    BOOST_TEST(course.add(SittingEventKind::Pause, {}, "A fire alarm.\n", "ivo") == "");
    BOOST_TEST(course.state.paused);
    BOOST_TEST(course.add(SittingEventKind::TakeUp) == "");
    BOOST_TEST(course.add(SittingEventKind::GoOn, {}, "", "ivo") == "");
    BOOST_TEST(!course.state.paused);
    BOOST_TEST(course.state.incidents.size() == 5U);
    BOOST_TEST(course.state.incidents[2].text == "A fire alarm.\n");
    BOOST_TEST(course.state.incidents[2].place == 1);
    BOOST_TEST(course.add(SittingEventKind::Stop, {}, "They left.\n", "ivo") == "");
    BOOST_TEST(to_text(course.state.stage()) == "stopped");
    BOOST_TEST(course.answer(1) == "the exam is over");
    BOOST_TEST(course.add(SittingEventKind::Appeal, {}, "I did not.\n") ==
               "there is no result to appeal against");
}

BOOST_AUTO_TEST_CASE(who_comes_and_goes_without_end_is_decided_nonetheless) {
    Course course;
    course.open();
    course.show(1);
    const int minute = course.minute;
    while (course.state.events < last_told_incident) {
        course.minute = minute;  // the day has not so many
        BOOST_REQUIRE(course.add(SittingEventKind::TakeUp) == "");
    }
    const std::string too_often =
        "it was left and taken up too often: the invigilator breaks it off";
    BOOST_TEST(course.add(SittingEventKind::TakeUp) == too_often);
    BOOST_TEST(course.add(SittingEventKind::Away) == too_often);
    BOOST_TEST(course.answer(1) == "");
    BOOST_TEST(course.show(2) == "");
    Course stopped = course;
    BOOST_TEST(stopped.add(SittingEventKind::Stop, {}, "They kept leaving.\n", "ivo") == "");
    BOOST_TEST(course.answer(2) == "");
    BOOST_TEST(course.decide(false) == "");
}

BOOST_AUTO_TEST_CASE(what_is_no_event_is_refused) {
    struct Row {
        SittingEventKind kind;
        Facts facts;
        std::string text, by, why;
    };
    // clang-format off
    const Row rows[] = {
        {SittingEventKind::Show, {"1", "0"}, "", "tina", "there is no such sitting"},
        {SittingEventKind::Open, {"tina", "x", "ivo", "0", edition}, "e\n", "eve", "open needs 6 facts"},
        {SittingEventKind::Open, {"tina", "x", "ivo", "301", edition, commitment}, "e\n", "eve", "'301' is no extra"},
        {SittingEventKind::Open, {"tina", "x", "ivo", "0", "abc", commitment}, "e\n", "eve", "'abc' is no edition"},
        {SittingEventKind::Open, {"tina", "x", "ivo", "0", edition, std::string(64, 'C')}, "e\n", "eve", "'" + std::string(40, 'C') + "...' is no commitment"},
        {SittingEventKind::Open, {"ti na", "x", "ivo", "0", edition, commitment}, "e\n", "eve", "'ti na' is no candidate"},
        {SittingEventKind::Open, {"tina", "x", "ivo", "0", edition, commitment}, "", "eve", "there is no text to open"},
        {SittingEventKind::Open, {"tina", "x", "ivo", "0", edition, commitment}, "e", "eve", "the text is not whole lines of UTF-8"},
        {SittingEventKind::Open, {"tina", "x", "ivo", "0", edition, commitment}, "\xff\n", "eve", "the text is not whole lines of UTF-8"},
        {SittingEventKind::Open, {"tina", "x", "ivo", "0", edition, commitment}, std::string(longest_sitting_text, 'x') + "\n", "eve", "the text has more than 32768 bytes"},
        {SittingEventKind::Open, {"tina", "x", "ivo", "0", edition, commitment}, "e\n", "e e", "'e e' is not a person's id"},
        {SittingEventKind::Open, {"tina", "x", "ivo", "0", edition, commitment}, "e\n", "tina", "nobody examines themselves"},
        {SittingEventKind::Open, {"tina", "x", "tina", "0", edition, commitment}, "e\n", "eve", "nobody invigilates themselves"},
    };
    // clang-format on
    for (const Row& row : rows) {
        Course course;
        BOOST_TEST(course.add(row.kind, row.facts, row.text, row.by) == row.why);
    }
    Course course;
    SittingEvent event = course.event(SittingEventKind::Open,
                                      {"tina", "x", "ivo", "0", edition, commitment}, "e\n", "eve");
    event.sitting = "C-1";
    BOOST_TEST(course.add(event) == "'C-1' is not the id of a sitting");
    event.sitting = "X-1";
    Entry timeless = entry_of(event);
    timeless.at.reset();
    BOOST_TEST(why(sitting_event_of(timeless)) == "this is no event of a sitting");
    event.number = 2;
    BOOST_TEST(course.add(event) == "it is numbered 2, and 1 is next");
}

BOOST_AUTO_TEST_CASE(what_cannot_come_next_is_refused) {
    struct Row {
        SittingEventKind kind;
        Facts facts;
        std::string by, why;
    };
    const Row rows[] = {
        {SittingEventKind::Reply, {"1", "5"}, "tina", "no item is open"},
        {SittingEventKind::Show, {"2", "0"}, "tina", "item 1 comes next"},
        {SittingEventKind::GoOn, {}, "ivo", "it is not paused"},
        {SittingEventKind::Pause, {}, "tina", "the candidate cannot stop the clock"},
        {SittingEventKind::Stop, {}, "tina", "the candidate cannot break off their own exam"},
        {SittingEventKind::Back, {}, "tina", "it was not away"},
        {SittingEventKind::TableTest, {"pass"}, "eve", "the exam is not decided yet"},
        {SittingEventKind::Certify, {"B-1"}, "eve", "the exam is not decided yet"},
        {SittingEventKind::Appeal, {}, "tina", "the exam is not decided yet"},
    };
    for (const Row& row : rows) {
        Course course;
        course.open();
        BOOST_TEST(course.add(row.kind, row.facts, "words\n", row.by) == row.why);
    }
    Course course;
    course.open();
    BOOST_TEST(course.open() == "the sitting is open already");
    course.show(1);
    BOOST_TEST(course.show(2) == "the item before is not answered yet");
    BOOST_TEST(course.answer(2) == "item 1 is the one that is open");
    BOOST_TEST(course.decide(true) == "the last item is not answered yet");
    BOOST_TEST(course.add(SittingEventKind::Reply, {"1", "5"}, "x\n", "eve") ==
               "only the candidate answers");
    course.add(SittingEventKind::Away);
    BOOST_TEST(course.add(SittingEventKind::Away) == "it is away already");
    course.add(SittingEventKind::Pause, {}, "", "ivo");
    BOOST_TEST(course.add(SittingEventKind::Pause, {}, "", "ivo") == "it is paused already");
    BOOST_TEST(course.answer(1) == "the exam is paused");
    course.add(SittingEventKind::GoOn, {}, "", "ivo");
    SittingEvent other = course.event(SittingEventKind::TakeUp);
    other.sitting = "X-000002";
    BOOST_TEST(course.add(other) == "it is of another sitting");
    SittingEvent early = course.event(SittingEventKind::TakeUp);
    early.at = "2026-03-13T00:00:00Z"_utc;
    BOOST_TEST(course.add(early) ==
               "2026-03-13T00:00:00Z is before the event before it, of 2026-03-14T00:13:00Z");
}

BOOST_AUTO_TEST_CASE(the_program_alone_certifies_nobody) {
    Course course = sat(true);
    BOOST_TEST(course.add(SittingEventKind::Certify, {"B-1"}, "print\n", "eve") ==
               "the table test is missing: the program alone certifies nobody");
    BOOST_TEST(course.add(SittingEventKind::TableTest, {"pass"}, "I did.\n") ==
               "nobody signs their own table test");
    BOOST_TEST(course.add(SittingEventKind::TableTest, {"fail"}, "Dropped a chip.\n", "eve") == "");
    BOOST_TEST(to_text(course.state.stage()) == "failed");
    BOOST_TEST(course.add(SittingEventKind::TableTest, {"pass"}, "P. Boss\n", "eve") ==
               "the table test is entered already");
    BOOST_TEST(course.add(SittingEventKind::Certify, {"B-1"}, "print\n", "eve") ==
               "the exam is not passed");
    Course failed = sat(false);
    BOOST_TEST(failed.add(SittingEventKind::TableTest, {"pass"}, "P. Boss\n", "eve") ==
               "there is no table test to enter");
    BOOST_TEST(failed.add(SittingEventKind::Withdraw, {}, "why\n", "eve") ==
               "there is no certificate to withdraw");
    Course good = passed_at_the_table();
    BOOST_TEST(good.add(SittingEventKind::Certify, {"B-1"}, "print\n") ==
               "nobody certifies themselves");
}

BOOST_AUTO_TEST_CASE(an_appeal_freezes_until_it_is_heard) {
    Course course = passed_at_the_table();
    BOOST_TEST(course.add(SittingEventKind::Appeal, {}, "words\n", "eve") ==
               "only the candidate can appeal");
    BOOST_TEST(course.add(SittingEventKind::Resolve, {"granted"}, "words\n", "max") ==
               "there is no open appeal");
    BOOST_TEST(course.add(SittingEventKind::Appeal, {}, "Item 1 is wrong.\n") == "");
    BOOST_TEST(to_text(course.state.stage()) == "appealed");
    BOOST_TEST(course.add(SittingEventKind::Certify, {"B-1"}, "print\n", "eve") ==
               "an appeal is open: the transcript is frozen until it is resolved");
    for (const char* who : {"tina", "eve"}) {
        BOOST_TEST(course.add(SittingEventKind::Resolve, {"granted"}, "words\n", who) ==
                   "an appeal is resolved by somebody else than candidate and examiner");
    }
    BOOST_TEST(course.add(SittingEventKind::Resolve, {"rejected"}, "It is right.\n", "max") == "");
    BOOST_TEST(to_text(course.state.stage()) == "passed");
    BOOST_TEST(course.add(SittingEventKind::Appeal, {}, "Once more.\n") ==
               "there was an appeal already");
}

BOOST_AUTO_TEST_CASE(a_granted_appeal_says_what_follows) {
    const auto appealed = [](bool passed) {
        Course course = sat(passed);
        BOOST_TEST(course.add(SittingEventKind::Appeal, {}, "Item 1 is wrong.\n") == "");
        return course;
    };
    Course failed = appealed(false);
    BOOST_TEST(failed.add(SittingEventKind::Grant, {"void", "1", "pass", "1", "0"}, "It was.\n",
                          "max") == "");
    BOOST_TEST(to_text(failed.state.stage()) == "table test");
    BOOST_TEST(failed.state.resolution->granted);
    BOOST_TEST((failed.state.grant->items == std::vector<int>{1}));
    BOOST_TEST(failed.state.final_result().passed);
    BOOST_TEST(!failed.state.result->passed);  // what was decided stays on record
    Course again = appealed(true);
    BOOST_TEST(again.add(SittingEventKind::Grant, {"resit", "-", "pass", "1", "0"}, "A fire.\n",
                         "max") == "");
    BOOST_TEST(to_text(again.state.stage()) == "resit");
    BOOST_TEST(!again.state.final_result().passed);
    BOOST_TEST(again.add(SittingEventKind::TableTest, {"pass"}, "P. Boss\n", "eve") ==
               "there is no table test to enter");
    BOOST_TEST(again.add(SittingEventKind::Certify, {"B-1"}, "print\n", "eve") ==
               "the exam is not passed");
    Course stands = appealed(false);
    BOOST_TEST(stands.add(SittingEventKind::Grant, {"stands", "-", "fail", "1", "0"}, "Yes.\n",
                          "max") == "");
    BOOST_TEST(to_text(stands.state.stage()) == "failed");
}

BOOST_AUTO_TEST_CASE(nobody_grants_an_appeal_of_their_own_or_more_than_it_gives) {
    Course course = sat(false);
    const auto grant = [&](const char* who, Facts facts) {
        return course.add(SittingEventKind::Grant, std::move(facts), "words\n", who);
    };
    const Facts stands{"stands", "-", "fail", "1", "0"};
    BOOST_TEST(grant("max", stands) == "there is no open appeal");
    BOOST_TEST(course.add(SittingEventKind::Appeal, {}, "Item 1 is wrong.\n") == "");
    for (const char* who : {"tina", "eve"})
        BOOST_TEST(grant(who, stands) ==
                   "an appeal is resolved by somebody else than candidate and examiner");
    constexpr const char* only_void = "only a void item changes the marks";
    BOOST_TEST(grant("max", {"stands", "-", "pass", "1", "0"}) == only_void);
    BOOST_TEST(grant("max", {"stands", "1", "fail", "1", "0"}) == only_void);
    BOOST_TEST(grant("max", {"resit", "-", "fail", "2", "0"}) == only_void);
    BOOST_TEST(grant("max", {"void", "-", "pass", "1", "0"}) == "no item is named that is void");
    BOOST_TEST(grant("max", {"void", "2", "pass", "1", "0"}) == "there is no item 2");
    for (const char* items : {"", "0", "1,1", "2,1", "1,", ",1", "01", "1 ,2", "1001", "-1", "x"})
        BOOST_TEST(grant("max", {"void", items, "pass", "1", "0"}) != "", items);
    for (const char* follows : {"", "Void", "granted", "void resit"})
        BOOST_TEST(grant("max", {follows, "-", "fail", "1", "0"}) != "", follows);
    BOOST_TEST(course.add(SittingEventKind::Grant, stands, "", "max") ==
               "there is no text to grant");
    BOOST_TEST(to_text(course.state.stage()) == "appealed");
    Course certified = passed_at_the_table();
    BOOST_TEST(certified.add(SittingEventKind::Certify, {"B-1"}, "print\n", "eve") == "");
    BOOST_TEST(certified.add(SittingEventKind::Appeal, {}, "Item 1 is wrong.\n") == "");
    BOOST_TEST(
        certified.add(SittingEventKind::Grant, {"resit", "-", "pass", "1", "0"}, "x\n", "max") ==
        "there is a certificate: let the result stand, or reject, and withdraw it then");
}

BOOST_AUTO_TEST_CASE(an_appeal_of_an_old_log_that_says_nothing_of_what_follows_is_read) {
    Course course = sat(false);
    BOOST_TEST(course.add(SittingEventKind::Appeal, {}, "Item 1 is wrong.\n") == "");
    BOOST_TEST(course.add(SittingEventKind::Resolve, {"granted"}, "It was.\n", "max") == "");
    BOOST_TEST(course.state.resolution->granted);
    BOOST_TEST(!course.state.grant.has_value());
    BOOST_TEST(to_text(course.state.stage()) == "failed");
}

BOOST_AUTO_TEST_CASE(an_invigilator_sees_neither_answers_nor_results) {
    Course course = passed_at_the_table();
    BOOST_TEST(course.add(SittingEventKind::Certify, {"B-1"}, "print\n", "eve") == "");
    const Sitting seen = for_invigilator(course.state);
    for (const IncidentWords& one :
         incidents_in_words(seen, [](const std::string& id) { return id; }))
        BOOST_TEST(one.words.find("time was up") == std::string::npos, one.words);
    BOOST_TEST(to_text(seen.stage()) == "decided");
    BOOST_TEST(seen.items.front().answer.value() == "");  // that there is one, and no more
    BOOST_TEST(!seen.result.has_value());
    BOOST_TEST(!seen.table_test.has_value());
    BOOST_TEST(seen.certificate == "");
    Course going_on;
    BOOST_TEST(going_on.open() == "");
    BOOST_TEST(to_text(for_invigilator(going_on.state).stage()) == "sitting");
}

BOOST_AUTO_TEST_CASE(an_event_that_cannot_be_is_a_fault_to_apply) {
    Course course;
    BOOST_CHECK_THROW(apply(course.state, course.event(SittingEventKind::TakeUp)), Fault);
    BOOST_CHECK_THROW(static_cast<void>(course.event(SittingEventKind::TakeUp).fact("place")),
                      Fault);
}

BOOST_AUTO_TEST_CASE(entries_are_read_strictly) {
    Course course;
    const SittingEvent show = course.event(SittingEventKind::Show, {"1", "0"});
    const Entry sound = entry_of(show);
    BOOST_TEST(sound.text == "1 show place=1 attempt=0\n");
    for (const char* text : {"", "\n", "1 show", "1 show place=1\n", "1 show place=1 attempt=0",
                             "01 show place=1 attempt=0\n", "1 show attempt=0 place=1\n",
                             "1 show place=1 attempt=0 \n", "1  show place=1 attempt=0\n",
                             "1 shows place=1 attempt=0\n", "1 show place=1 attempt=0 more=1\n",
                             "x show place=1 attempt=0\n"}) {
        Entry spoilt = sound;
        spoilt.text = text;
        BOOST_TEST(!sitting_event_of(spoilt).has_value(), text);
    }
    Entry about = sound;
    about.about = 3;
    BOOST_TEST(!sitting_event_of(about).has_value());
    Entry note = sound;
    note.kind = EntryKind::Note;
    BOOST_TEST(!sitting_event_of(note).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
