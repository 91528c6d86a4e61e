// A hand that is played for tournament chips never shows a dollar sign, whatever is asked, answered
// or dealt; a hand for money does.

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "classroom.h"
#include "desk/lesson/lesson_screen.h"
#include "desk/rebuild/entry_words.h"
#include "desk/round/round_words.h"
#include "desk/speed/speed_words.h"
#include "drills/drill.h"
#include "picture/table/table_picture.h"
#include "print/course.h"
#include "questions/words/act_words.h"
#include "robot.h"

using namespace fairdeal;

namespace {

bool holds_dollar(const std::string& text) { return text.find('$') != std::string::npos; }

class Shown {
public:
    Shown& operator<<(const std::string& text) {
        dollar_ = dollar_ || holds_dollar(text);
        if (holds_dollar(text) && first_.empty()) first_ = text;
        return *this;
    }
    Shown& operator<<(const std::vector<std::string>& texts) {
        for (const std::string& text : texts) *this << text;
        return *this;
    }
    Shown& operator<<(const TableScreen& table) {
        for (const TableMark& mark : table.marks) *this << mark.word;
        for (const TableMark& mark : table.notes) *this << mark.word;
        return *this << table_in_words(view_of(table));
    }
    Shown& operator<<(const PracticeScreen& screen) {
        *this << screen.title << screen.story << screen.question << screen.event << screen.status
              << screen.hints << screen.key_line;
        for (const RowScreen& row : screen.rows)
            *this << row.title << row.stake << row.amount_hint << row.note << row.problem
                  << row.name << row.spoken;
        for (const ChoiceScreen& choice : screen.choices) *this << choice.label << choice.whom;
        if (screen.payments) {
            *this << screen.payments->heading << screen.payments->bank;
            for (const PaymentScreen& row : screen.payments->payments)
                *this << row.amount << row.bank << row.spoken;
        }
        if (screen.order) show_order(*screen.order);
        if (screen.banner) *this << screen.banner->text;
        for (const VerdictScreen& verdict : screen.verdicts)
            *this << verdict.yours << verdict.due << verdict.difference << verdict.trainer_says
                  << verdict.reason;
        return *this;
    }
    Shown& operator<<(const LessonScreen& screen) {
        *this << screen.heading << screen.story;
        for (const StepScreen& step : screen.steps) *this << step.asks << step.value << step.due;
        if (screen.table) *this << *screen.table;
        return screen.practice ? *this << *screen.practice : *this;
    }
    [[nodiscard]] bool dollar() const { return dollar_; }
    [[nodiscard]] const std::string& first() const { return first_; }

private:
    void show_order(const OrderScreen& order) {
        *this << order.bank << order.unpaid << order.broken << order.short_by;
        for (const DuePaymentScreen& row : order.payments) *this << row.due << row.bank << row.said;
    }

    bool dollar_ = false;
    std::string first_;
};

/// Fresh, answered badly, answered right: all that its pages say.
Shown all_of(const Scenario& scenario) {
    Shown shown;
    const auto show = [&](const Practice& practice) {
        shown << screen_of(practice, shipped_content()) << table_screen(practice);
    };
    for (void (*answer)(Practice&) : {+[](Practice&) {}, &answer_badly, &answer_right}) {
        Practice practice = start_practice(scenario);
        if (practice.pays_in_order) practice.shows_bank = true;
        answer(practice);
        show(practice);
        if (!practice.mark) check(practice, shipped_content().misreadings);
        show(practice);
    }
    if (scenario.question.kind == QuestionKind::Next)
        for (const std::string& act : key_of(scenario).acts)
            shown << act_in_words(act, scenario.hand.header);
    return shown;
}

bool is_in_chips(const Scenario& scenario) { return unit_of(scenario.hand.header) == Unit::Chips; }

}  // namespace

BOOST_AUTO_TEST_SUITE(chips_not_money)

BOOST_AUTO_TEST_CASE(no_scenario_in_chips_shows_a_dollar_sign_and_one_in_cash_does) {
    int chips = 0, cash = 0, dollars = 0;
    for (const Scenario& scenario : shipped_content().scenarios) {
        const Shown shown = all_of(scenario);
        if (is_in_chips(scenario)) {
            ++chips;
            BOOST_TEST(!shown.dollar(), scenario.id + ": " + shown.first());
            continue;
        }
        ++cash;
        dollars += shown.dollar() ? 1 : 0;
    }
    BOOST_TEST(chips > 40);
    BOOST_TEST(dollars * 2 > cash);
}

BOOST_AUTO_TEST_CASE(no_drill_of_the_league_shows_a_dollar_sign_on_screen_or_in_a_course) {
    int items = 0, courses = 0;
    for (const QuestionKind kind : every_question_kind()) {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Request request;
            request.game = Game::League;
            request.kinds = {kind};
            const auto item = make_item(request, seed);
            if (!item) continue;
            ++items;
            const Shown shown = all_of(item->scenario);
            BOOST_TEST(!shown.dollar(), item->scenario.id + ": " + shown.first());
            const auto exported = course_item(item->scenario, shipped_content(), false);
            if (!exported) continue;
            ++courses;
            Shown course;
            course << exported->table << exported->question;
            for (const CourseAnswer& answer : exported->answers)
                course << answer.said << answer.feedback;
            BOOST_TEST(!course.dollar(), item->scenario.id + ": " + course.first());
        }
    }
    BOOST_TEST(items >= 60);
    BOOST_TEST(courses >= 20);
}

BOOST_AUTO_TEST_CASE(no_page_of_a_league_lesson_shows_a_dollar_sign) {
    for (const Lesson& lesson : shipped_content().lessons) {
        if (lesson.game != Game::League) continue;
        LessonWalk walk = start_lesson(shipped_content(), lesson.id).value();
        // The last part deals fresh hands: those are drills.
        for (int page = 0; page < 80 && walk.part != LessonPart::Check; ++page) {
            while (walk.part == LessonPart::Worked && !can_go_on(walk)) reveal(walk);
            Shown shown;
            shown << screen_of(walk, shipped_content());
            if (walk.practice) answer_badly(*walk.practice);
            for (std::size_t i = 0; i < walk.blanks.given.size(); ++i) fill_blank(walk, i, "1");
            check(walk, shipped_content());
            shown << screen_of(walk, shipped_content());
            if (const auto feedback = feedback_of(walk, shipped_content()))
                shown << feedback->yours << feedback->ours << feedback->first_wrong
                      << feedback->misreading;
            BOOST_TEST(!shown.dollar(), lesson.id + ": " + shown.first());
            BOOST_REQUIRE(can_go_on(walk));
            go_on(walk, shipped_content());
        }
    }
}

BOOST_AUTO_TEST_CASE(no_payout_of_the_league_shows_a_dollar_sign) {
    for (const QuestionKind asks : {QuestionKind::Amount, QuestionKind::Chips}) {
        Classroom classroom;
        SpeedRun run = ready_run(classroom.room, Game::League, SpeedLevel::Table, asks);
        start_run(run, classroom.room);
        Shown shown;
        const auto show = [&] {
            const SpeedScreen screen = speed_screen(run, classroom.room, shipped_content());
            shown << screen.feedback << screen.bet << screen.question;
            for (const SpeedChipScreen& pile : screen.chips) shown << pile.label;
            for (const SpeedRowScreen& row : screen.rows)
                shown << row.title << row.said << row.spoken;
        };
        for (int i = 0; i < 3; ++i) {
            show();
            run.typed = asks == QuestionKind::Chips ? "5:1" : "1";
            answer_payout(run, classroom.room, shipped_content());
        }
        show();
        end_run(run, classroom.room);
        show();
        BOOST_TEST(!shown.dollar(), shown.first());
    }
}

BOOST_AUTO_TEST_CASE(no_round_of_the_league_shows_a_dollar_sign) {
    Classroom classroom;
    TableRun run = start_round(classroom.room, shipped_content(), Game::League);
    Shown shown;
    for (int i = 0; i < 400 && run.stage == RoundStage::Dealing; ++i) {
        while (let_guest_act(run, classroom.room)) continue;
        const RoundScreen screen = round_screen(run, shipped_content());
        shown << screen.prompt << screen.asks << screen.feedback << screen.due;
        for (const RoundTargetScreen& target : screen.targets) shown << target.words;
        if (run.stage != RoundStage::Dealing) break;
        const Event due = run.round.due();
        pick_target(run, target_for(run, due).value());
        choose_act(run, due.verb, classroom.room, shipped_content());
        if (!run.asks) continue;
        run.typed = due.place != 0 ? std::to_string(due.place) : to_text(due.amount + due.amount);
        enter_amount(run, classroom.room, shipped_content());
    }
    const RoundScreen sheet = round_screen(run, shipped_content());
    for (const RoundSlipScreen& slip : sheet.slips) shown << slip.said << slip.due << slip.spoken;
    BOOST_TEST(!sheet.slips.empty());
    BOOST_TEST(!shown.dollar(), shown.first());
}

BOOST_AUTO_TEST_CASE(no_hand_of_the_league_that_is_typed_in_shows_a_dollar_sign) {
    for (const Scenario& scenario : shipped_content().scenarios) {
        if (scenario.game() != Game::League) continue;
        HandEntry entry = start_entry(Game::League);
        entry.hand.record = scenario.hand;
        entry.hand.cursor = scenario.hand.events.size();
        Shown shown;
        const auto show = [&] {
            const EntryScreen screen = entry_screen(entry, shipped_content());
            shown << screen.prompt << entry.status;
            for (const RuledLineScreen& row : screen.ruled) shown << row.text << row.note;
            for (const KeyHelp& help : screen.keys) shown << help.does;
            for (const EntryLineScreen& line : screen.lines) shown << line.spoken;
        };
        show();
        for (int i = 0; i < 3; ++i) {
            press(entry, key(KeyName::Enter));
            show();
        }
        press(entry, key(']'));
        show();
        BOOST_TEST(!shown.dollar(), scenario.id + ": " + shown.first());
    }
}

BOOST_AUTO_TEST_SUITE_END()
