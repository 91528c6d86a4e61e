#pragma once
// A trainee who walks through the shipped lessons and answers rightly or wrongly.

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "desk/lesson/lesson_screen.h"
#include "questions/asked.h"
#include "questions/kinds/kind.h"
#include "support/content.h"

namespace fairdeal {

/// Enter leads through what may stay as it is.
inline void check_whole(Practice& practice) {
    for (int i = 0; i < 20 && !practice.mark; ++i) check(practice, shipped_content().misreadings);
}

inline LessonWalk walk_of(std::string_view id) {
    auto walk = start_lesson(shipped_content(), id);
    BOOST_REQUIRE(walk.has_value());
    return *std::move(walk);
}

inline LessonWalk bust_lesson() { return walk_of("breakout-a-bust-cannot-lose"); }

inline CountAnswer count_as_typed(const HandCount& count) {
    if (count.natural) return {CountCall::Natural, ""};
    return {count.soft ? CountCall::Soft : CountCall::Hard, std::to_string(count.points)};
}

/// League: whom the key sends out or places; the others stay in.
inline void place_seats(Practice& practice, const std::vector<Line>& lines) {
    for (const Line& line : lines) {
        if (line.verb != Verb::Out && line.verb != Verb::Place) continue;
        for (std::size_t i = 0; i < practice.seats.size(); ++i) {
            if (practice.seats[i].seat != line.who.seat) continue;
            set_fate(practice, i, line.verb == Verb::Out ? Fate::GoesOut : Fate::IsPlaced);
            type_amount(practice, practice.wagers.size() + i, std::to_string(line.place));
        }
    }
}

/// Out: every seat, and the clause that decides; wrongly: no seat, and another clause.
inline void say_who_goes(Practice& practice, bool right) {
    const Key key = key_of(practice.scenario);
    const std::string_view clause =
        key.lines.empty() ? std::string_view() : deciding_clause(key.lines).id;
    if (right) place_seats(practice, key.lines);
    for (std::size_t i = 0; i < practice.choices.size(); ++i) {
        if ((practice.choices[i].clause == clause) == right)
            choose(practice, i, shipped_content().misreadings);
    }
    check_whole(practice);
}

/// Everything as the engine has it in the blanks.
inline void fill_right(LessonWalk& walk) {
    for (std::size_t i = 0; i < walk.blanks.given.size(); ++i)
        fill_blank(walk, i, walk.trace.steps[step_of_blank(walk, i)].step.value);
}

inline Call call_for(Verb verb) {
    if (verb == Verb::Take) return Call::Take;
    if (verb == Verb::Push) return Call::Push;
    return verb == Verb::Pay ? Call::Pay : Call::Return;
}

/// As a trainee would: a part that is handed back beside what is taken goes without saying.
inline void say_line(Practice& practice, const Line& line) {
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
        const WagerAnswer& wager = practice.wagers[i];
        if (wager.who != line.who || wager.wager != line.wager) continue;
        if (line.verb == Verb::Return && wager.call == Call::Take) continue;
        set_call(practice, i, call_for(line.verb));
        const bool part = line.verb == Verb::Take && line.amount != wager.stake;
        if (line.verb == Verb::Pay || part) type_amount(practice, i, to_text(line.amount));
    }
}

inline void choose_right(Practice& practice) {
    const Key key = key_of(practice.scenario);
    for (const Line& line : key.lines) {
        if (line.verb != Verb::Tip) say_line(practice, line);
    }
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
        if (!practice.wagers[i].asks_tip()) continue;
        for (const Line& line : key.lines) {
            if (line.verb == Verb::Tip && line.who == practice.wagers[i].who)
                type_tip(practice, i, to_text(line.amount));
        }
    }
    place_seats(practice, key.lines);
    if (practice.count) *practice.count = count_as_typed(key.count);
    check_whole(practice);
}

/// Ticks the wagers that hold, or those that do not.
inline void tick(Practice& practice, const Key& key, bool right) {
    for (std::size_t i = 0; i < practice.choices.size(); ++i) {
        const auto& about = practice.choices[i].about;
        const bool holds =
            about ? std::find(key.wagers.begin(), key.wagers.end(), *about) != key.wagers.end()
                  : key.wagers.empty();
        if (holds == right) choose(practice, i, shipped_content().misreadings);
    }
    check_whole(practice);
}

/// Answers the item that is shown; wrongly where there is a choice to be had.
inline void answer(LessonWalk& walk, bool right) {
    if (!walk.practice) {
        fill_right(walk);
        if (!right) fill_blank(walk, walk.blanks.given.size() - 1, "1");
        return check(walk, shipped_content());
    }
    Practice& practice = *walk.practice;
    if (practice.scenario.question.kind == QuestionKind::Out) {
        say_who_goes(practice, right);
        return check(walk, shipped_content());
    }
    if (practice.choices.empty()) {
        if (right) {
            choose_right(practice);
        } else {
            for (std::size_t i = 0; i < practice.wagers.size(); ++i)
                set_call(practice, i, Call::Return);
            check_whole(practice);
        }
        return check(walk, shipped_content());
    }
    const Key key = key_of(practice.scenario);
    if (practice.form() == AnswerForm::AllThatHold) {
        tick(practice, key, right);
        return check(walk, shipped_content());
    }
    const auto all_right =
        kind_of(practice.scenario.question.kind).right_choices(key, practice.scenario);
    for (std::size_t i = 0; i < practice.choices.size() && !practice.mark; ++i) {
        const bool is_right = std::find(all_right.begin(), all_right.end(),
                                        practice.choices[i].text) != all_right.end();
        if (is_right == right) choose(practice, i, shipped_content().misreadings);
    }
    check(walk, shipped_content());
}

/// From where it stands to the end, every answer right or every answer wrong.
inline void walk_to_end(LessonWalk& walk, bool right) {
    for (int pages = 0; pages < 60 && walk.part != LessonPart::End; ++pages) {
        while (walk.part == LessonPart::Worked && !can_go_on(walk)) reveal(walk);
        if (!can_go_on(walk)) answer(walk, right);
        BOOST_REQUIRE(can_go_on(walk));
        go_on(walk, shipped_content());
    }
    BOOST_TEST((walk.part == LessonPart::End));
}

}  // namespace fairdeal
