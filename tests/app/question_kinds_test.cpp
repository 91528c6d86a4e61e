// Every kind of question, asked of the hands that ship, answered by the keyboard alone.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>

#include "content/library.h"
#include "desk/answer/answer_actions.h"
#include "desk/answer/practice_screen.h"
#include "desk/practise/open_question.h"
#include "drills/drill.h"
#include "robot.h"
#include "support/content.h"

using namespace fairdeal;

namespace {

const ChipPiles full_tray{{Money::cents(50000), 40}, {Money::cents(10000), 40},
                          {Money::cents(2500), 40},  {Money::cents(500), 40},
                          {Money::cents(100), 40},   {Money::cents(50), 40}};

/// The scenario's hand with another question.
Scenario asked(const Scenario& scenario, Question question) {
    Scenario other = scenario;
    other.question = std::move(question);
    return other;
}

Question about(QuestionKind kind, Who who = {}, Wager wager = Wager::None) {
    Question question;
    question.kind = kind;
    question.who = who;
    question.wager = wager;
    if (kind == QuestionKind::Chips) question.tray = full_tray;
    return question;
}

/// The hand settled as it is ruled, for the question what is wrong with it.
Scenario settled(const Scenario& scenario) {
    Scenario other = asked(scenario, about(QuestionKind::Error));
    for (const Line& line : key_of(scenario).lines) {
        Event event;
        event.who = line.who;
        event.verb = line.verb;
        event.wager = line.wager;
        event.amount = line.amount;
        event.place = line.place;
        other.hand.events.push_back(event);
    }
    return other;
}

/// What else can be asked of a hand whose whole table is to be settled, or in which something is to
/// be done.
std::vector<Scenario> questions_of(const Scenario& scenario) {
    if (scenario.question.kind == QuestionKind::Next) {
        const Scenario active = asked(scenario, about(QuestionKind::Active));
        if (question_problem(active)) return {};
        return {active};
    }
    if (scenario.question.kind != QuestionKind::Table) return {};
    std::vector<Scenario> all;
    for (const Line& line : key_of(scenario).lines) {
        if (line.wager == Wager::None) continue;
        for (const QuestionKind kind : {QuestionKind::Outcome, QuestionKind::Amount,
                                        QuestionKind::Clause, QuestionKind::Chips})
            all.push_back(asked(scenario, about(kind, line.who, line.wager)));
    }
    const HandRecord& hand = scenario.hand;
    for (const TableSeat& seat : table_after(hand, hand.events.size()).seats) {
        for (const TableHand& played : seat.hands)
            all.push_back(asked(scenario, about(QuestionKind::Total, played.who)));
    }
    if (scenario.game() == Game::Extreme)
        all.push_back(asked(scenario, about(QuestionKind::Order)));
    if (scenario.game() == Game::League) all.push_back(asked(scenario, about(QuestionKind::Out)));
    all.push_back(settled(scenario));
    std::erase_if(all, [](const Scenario& one) { return question_problem(one).has_value(); });
    return all;
}

void type_line(Practice& practice, std::size_t row, const Line& line) {
    go_to(practice, row);
    const auto before = practice.wagers[row].call;
    if (line.verb == Verb::Return && before == Call::Take) return;
    if (line.verb == Verb::Take && before == Call::Return) return;
    constexpr std::string_view letters = "tupr";
    const Call call = line.verb == Verb::Take   ? Call::Take
                      : line.verb == Verb::Push ? Call::Push
                      : line.verb == Verb::Pay  ? Call::Pay
                                                : Call::Return;
    type(practice, std::string(1, letters[static_cast<std::size_t>(call)]));
    const bool beside = line.verb == Verb::Return && before == Call::Pay;
    if (line.verb != Verb::Push && !beside) type(practice, to_text(line.amount));
}

void type_lines(Practice& practice, const Key& key) {
    for (const Line& line : key.lines) {
        for (std::size_t row = 0; row < practice.wagers.size(); ++row) {
            const WagerAnswer& wager = practice.wagers[row];
            if (wager.who != line.who) continue;
            if (wager.wager == line.wager) type_line(practice, row, line);
            if (line.verb == Verb::Tip && wager.wager == Wager::SuperTie)
                type_tip(practice, row, to_text(line.amount));
        }
    }
}

void type_seats(Practice& practice, const Key& key) {
    for (std::size_t i = 0; i < practice.seats.size(); ++i) {
        go_to(practice, practice.wagers.size() + i);
        type(practice, "s");
        for (const Line& line : key.lines) {
            if (line.who.seat != practice.seats[i].seat) continue;
            type(practice, (line.verb == Verb::Out ? "o" : "p") + std::to_string(line.place));
        }
    }
}

void type_count(Practice& practice, const HandCount& count) {
    type(practice, count.natural ? "n" : std::to_string(count.points) + (count.soft ? "s" : "d"));
}

void type_chips(Practice& practice, const ChipPiles& chips) {
    for (const ChipPile& pile : chips) {
        for (std::size_t row = 0; row < practice.chips.size(); ++row) {
            if (practice.chips[row].value != pile.value) continue;
            go_to(practice, row);
            type(practice, std::to_string(pile.count));
        }
    }
}

/// Goes to the choice and presses the key that chooses it.
void pick(Practice& practice, std::size_t choice) {
    go_to(practice, practice.rows() + choice);
    press_key(practice, practice.form() == AnswerForm::OneChoice ? KeyName::Enter : KeyName::Space);
}

/// The choices that the screen shows as right once it is marked.
std::vector<std::size_t> right_choices(const Scenario& scenario) {
    Practice practice = start_practice(scenario);
    practice.mark = grade(right_answer(scenario, key_of(scenario)), scenario, {});
    for (ChoiceAnswer& choice : practice.choices) choice.ticked = false;
    practice.chosen = 0;
    std::vector<std::size_t> right;
    const PracticeScreen screen = screen_of(practice, shipped_content());
    for (std::size_t i = 0; i < screen.choices.size(); ++i) {
        if (screen.choices[i].right) right.push_back(i);
    }
    return right;
}

Practice answered_by_keys(const Scenario& scenario) {
    Practice practice = start_practice(scenario);
    const Key key = key_of(scenario);
    type_lines(practice, key);
    if (practice.count) type_count(practice, key.count);
    type_chips(practice, key.chips);
    if (scenario.question.kind == QuestionKind::Out) type_seats(practice, key);
    if (practice.form() != AnswerForm::Rows) {
        for (const std::size_t choice : right_choices(scenario)) {
            if (!practice.mark) pick(practice, choice);
        }
    }
    // Enter leads past the wagers that are not paid.
    for (std::size_t i = 0; i <= practice.rows() && !practice.mark; ++i)
        press_key(practice, KeyName::Enter);
    return practice;
}

std::string name_of(const Scenario& scenario) {
    return scenario.id + ", " + std::string(to_text(scenario.question.kind)) + " " +
           to_text(WagerOf{scenario.question.who, scenario.question.wager});
}

void expect_shown_right(const Practice& practice) {
    const PracticeScreen screen = screen_of(practice, shipped_content());
    BOOST_TEST(screen.banner.value().right, name_of(practice.scenario));
    BOOST_TEST(!screen.verdicts.empty(), name_of(practice.scenario));
    for (const VerdictScreen& verdict : screen.verdicts) {
        BOOST_TEST(verdict.right, name_of(practice.scenario) + " " + verdict.title);
        BOOST_TEST(!verdict.yours.empty(), name_of(practice.scenario) + " " + verdict.title);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(question_kinds)

BOOST_AUTO_TEST_CASE(each_is_answered_right_by_the_keyboard) {
    std::map<QuestionKind, int> seen;
    for (const Scenario& scenario : shipped_content().scenarios) {
        for (const Scenario& question : questions_of(scenario)) {
            ++seen[question.question.kind];
            const Practice practice = answered_by_keys(question);
            BOOST_TEST((practice.mark && practice.mark->right), name_of(question));
            if (practice.mark && practice.mark->right) expect_shown_right(practice);
        }
    }
    for (const QuestionKind kind :
         {QuestionKind::Total, QuestionKind::Active, QuestionKind::Outcome, QuestionKind::Amount,
          QuestionKind::Chips, QuestionKind::Order, QuestionKind::Out, QuestionKind::Error,
          QuestionKind::Clause})
        BOOST_TEST(seen[kind] > 0, to_text(kind));
}

BOOST_AUTO_TEST_CASE(a_hand_in_question_is_not_counted_on_the_table) {
    const Scenario* scenario = find_scenario(shipped_content(), "breakout-bust-against-17");
    BOOST_REQUIRE(scenario);
    Practice practice = start_practice(asked(*scenario, about(QuestionKind::Total, {1, 0})));
    type(practice, "c");
    apply(practice, AnswerAction::Totals, {});  // as the button does
    BOOST_TEST(!practice.totals);
    BOOST_TEST(!question_screen(practice, shipped_content(), {}).can_count);
    BOOST_TEST(!can_check(practice));
    type(practice, "26d");
    press_key(practice, KeyName::Enter);
    BOOST_REQUIRE(practice.mark);
    const PracticeScreen screen = screen_of(practice, shipped_content());
    BOOST_TEST(screen.verdicts.at(0).yours == "Bust with 26");
    BOOST_TEST(question_screen(practice, shipped_content(), {}).can_count);
    type(practice, "c");
    BOOST_TEST(practice.totals);
}

BOOST_AUTO_TEST_CASE(nothing_and_something_are_not_ticked_together) {
    const Scenario* scenario = find_scenario(shipped_content(), "breakout-bust-against-17");
    BOOST_REQUIRE(scenario);
    Practice practice = start_practice(settled(*scenario));
    const std::size_t last = practice.choices.size() - 1;
    pick(practice, 0);
    BOOST_TEST(practice.choices[0].ticked);
    pick(practice, last);
    BOOST_TEST(!practice.choices[0].ticked);
    BOOST_TEST(practice.choices[last].ticked);
    pick(practice, 0);
    BOOST_TEST(!practice.choices[last].ticked);
    press_key(practice, KeyName::Enter);
    BOOST_REQUIRE(practice.mark);
    BOOST_TEST(!practice.mark->right);
    BOOST_TEST(!screen_of(practice, shipped_content()).verdicts.at(0).trainer_says.empty());
}

BOOST_AUTO_TEST_CASE(chips_are_judged_for_sum_tray_and_style) {
    const Scenario* scenario = nullptr;
    for (const Scenario& one : shipped_content().scenarios) {
        if (one.question.kind == QuestionKind::Table && !key_of(one).lines.empty() &&
            key_of(one).lines.front().verb == Verb::Pay)
            scenario = &one;
    }
    BOOST_REQUIRE(scenario);
    const Line due = key_of(*scenario).lines.front();
    const Scenario question = asked(*scenario, about(QuestionKind::Chips, due.who, due.wager));
    Practice practice = start_practice(question);
    BOOST_TEST(!can_check(practice));
    type(practice, "41");  // of the largest chip: more than there are
    press_key(practice, KeyName::Enter);
    BOOST_REQUIRE(practice.mark);
    BOOST_TEST(screen_of(practice, shipped_content()).verdicts.at(0).word == "Wrong amount");
    try_again(practice);
    type(practice, "++--");
    BOOST_TEST(practice.chips.at(0).count == "41");
}

BOOST_AUTO_TEST_CASE(what_is_dealt_can_be_answered_by_its_form) {
    constexpr std::uint64_t items = 250;
    for (const Game game : every_game) {
        for (std::uint64_t seed = 1; seed <= items; ++seed) {
            const auto item = make_item({game, TableCard(game), {}, {}, {}, {}}, seed);
            if (!item) continue;
            Practice practice = start_practice(item->scenario);
            practice.examined = true;  // a choice is not an answer yet
            answer_right(practice);
            const std::string what = std::string(to_text(game)) + " " + std::to_string(seed) + " " +
                                     std::string(to_text(item->scenario.question.kind));
            BOOST_TEST(can_check(practice), what);
            if (!can_check(practice)) continue;
            mark_as_typed(practice, shipped_content().misreadings);
            BOOST_TEST(practice.mark->right, what);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
