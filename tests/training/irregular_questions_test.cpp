// Questions on a deal that went wrong: what comes next, what is allowed, what the floor orders, and
// what becomes of the wagers.

#include <boost/test/unit_test.hpp>

#include "base/text.h"
#include "questions/answer_text.h"
#include "questions/form.h"
#include "questions/kinds/kind.h"
#include "questions/words/act_words.h"
#include "support/hands.h"
#include "words/floor_words.h"

using namespace fairdeal;

namespace {

constexpr std::string_view seen_card =
    "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9h 3d / 2 deal Tc 5s / "
    "dealer "
    "deal 9d (8c) / 1 stand / dealer draw 6c";
constexpr std::string_view wrong_scan =
    "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal Ts Ah / 2 deal 9c 7d / "
    "dealer "
    "deal 6s (Kh) / 2 misread 7d Td";
constexpr std::string_view too_many =
    "breakout notation=2 / 1 bet player 50 / 1 deal Td 6c / dealer deal 3h (2s) / 1 stand / dealer "
    "turn 2s / dealer hit 2d / dealer hit Qc / dealer hit 8h";
constexpr std::string_view empty_shoe =
    "breakout notation=2 out=308 / 1 bet player 20 / 1 deal 6h 5d / dealer deal 6c (Th)";
constexpr std::string_view missed_seat =
    "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9h 7d / 2 skip 1 / 2 skip 2";

std::string with_header(std::string_view hand, std::string_view words) {
    std::string text(hand);
    return text.insert(text.find(" notation=2") + 11, words);
}

Scenario asked(std::string_view hand, QuestionKind kind, std::string_view event = "") {
    Scenario scenario;
    scenario.hand = hand_record(hand);
    scenario.question.kind = kind;
    if (event.empty()) return scenario;
    Problems problems;
    const Game game = scenario.game();
    if (is_floor_line(event))
        scenario.question.floor_event = read_floor_event(event, game, 0, problems);
    else
        scenario.question.event = read_event(event, game, 0, problems);
    BOOST_REQUIRE_MESSAGE(problems.empty(), event);
    return scenario;
}

std::string key_text(const Scenario& scenario) {
    const auto problem = question_problem(scenario);
    if (problem) return "cannot be asked: " + *problem;
    return text_of(right_answer(scenario, key_of(scenario)), scenario);
}

std::string_view first_clause(const Scenario& scenario) {
    const Key key = key_of(scenario);
    return key.because.empty() ? std::string_view() : key.because.front().id;
}

Misreading misread(std::string_view clause) {
    Misreading misreading;
    misreading.id = "a-misreading";
    misreading.of_chapter = true;
    misreading.clause = clause;
    return misreading;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(irregular_questions)

BOOST_AUTO_TEST_CASE(what_comes_next_may_be_a_remedy) {
    struct Row {
        std::string clause, hand, act;
    };
    const std::string seen(seen_card), scan(wrong_scan), many(too_many), out(empty_shoe);
    // clang-format off
    const Row rows[] = {
        {"IRR-1",  "breakout notation=2 / 1 bet player 20 / 1 deal 9h 3d / shoe boxed 4c", "shoe burn"},
        {"IRR-3",  seen,                                                "2 accept"},
        {"IRR-3",  with_header(seen, " loose-seen=burn"),               "shoe burn"},
        {"IRR-3",  with_header(seen, " loose-seen=void"),               "dealer void"},
        {"IRR-4",  seen + " / 2 refuse 6c / dealer turn 8c",            "shoe burn"},
        {"IRR-6",  many,                                                "shoe burn"},
        {"IRR-13", out + " / 1 hit 4c",                                 "cannot be asked: where the hand stops a player decides, not the dealer"},
        {"IRR-15", scan,                                                "dealer void"}};
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.hand) {
            const Scenario scenario = asked(row.hand, QuestionKind::Next);
            const std::string text = key_text(scenario);
            BOOST_TEST(text == row.act);
            if (text.starts_with("cannot")) continue;
            BOOST_TEST(first_clause(scenario) == row.clause);
            const auto choices = form_of(scenario).choices;
            BOOST_TEST(std::any_of(choices.begin(), choices.end(),
                                   [&](const Choice& choice) { return choice.text == row.act; }));
            const auto read = answer_from(text, scenario);
            BOOST_REQUIRE(read);
            BOOST_TEST(grade(*read, scenario, {}).right);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_may_be_done_is_a_line_of_the_floor_too) {
    struct Row {
        std::string clause, hand, event;
        bool allowed;
    };
    const std::string seen(seen_card), scan(wrong_scan), many(too_many), missed(missed_seat);
    // clang-format off
    const Row rows[] = {
        {"IRR-3",  seen,                                   "2 accept 6c",            true},
        {"IRR-3",  seen,                                   "2 refuse 6c",            true},
        {"IRR-3",  seen,                                   "2 hit 7c",               false},
        {"IRR-4",  seen,                                   "shoe burn 6c",           false},
        {"IRR-3",  with_header(seen, " loose-seen=burn"),  "shoe burn 6c",           true},
        {"IRR-3",  seen,                                   "floor rules IRR-3 burn", false},
        {"IRR-3",  seen,                                   "floor rules IRR-3 offer", true},
        {"IRR-4",  seen + " / 2 refuse 6c",                "2 hit 7c",               false},
        {"IRR-18", seen,                                   "1 withdraw player",      false},
        {"IRR-6",  many,                                   "shoe burn 8h",           true},
        {"IRR-8",  missed,                                 "2 void IRR-8",           true},
        {"IRR-15", scan,                                   "dealer void IRR-15",     true},
        {"IRR-13", "breakout notation=2 out=312 / 1 bet player 20", "shoe shuffle 312", true},
        {"IRR-13", "breakout notation=2 out=300 / 1 bet player 20", "shoe shuffle 300", false}};
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.event << " on " << row.hand) {
            const Scenario scenario = asked(row.hand, QuestionKind::May, row.event);
            BOOST_TEST(key_text(scenario) == (row.allowed ? "allowed" : "not allowed"));
            BOOST_TEST(first_clause(scenario) == row.clause);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_only_befalls_a_table_is_not_asked_about) {
    for (const char* event : {"dealer draw 5c", "shoe boxed 5c", "2 misread Tc Th"}) {
        const auto problem = question_problem(asked(seen_card, QuestionKind::May, event));
        BOOST_REQUIRE_MESSAGE(problem, event);
        BOOST_TEST(*problem ==
                   "the event is neither called for nor forbidden where the hand stops");
    }
}

BOOST_AUTO_TEST_CASE(the_floor_orders_what_the_table_card_says) {
    struct Row {
        std::string hand, order;
    };
    const std::string seen(seen_card), scan(wrong_scan), many(too_many), missed(missed_seat);
    const std::string deal =
        "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9c 5h / 2 deal Kd";
    // clang-format off
    const Row rows[] = {
        {"breakout notation=2 / 1 bet player 20 / 1 deal 9h 3d / shoe boxed 4c", "floor rules IRR-1 discard"},
        {"breakout notation=2 / 1 bet player 20 / 1 deal 9h 3d / dealer deal 9d (8c) / dealer draw (?\?)", "floor rules IRR-2 next"},
        {seen,                                               "floor rules IRR-3 offer"},
        {with_header(seen, " loose-seen=void"),              "floor rules IRR-3 void"},
        {deal + " / dealer draw 6s",                         "floor rules IRR-5 play"},
        {many,                                               "floor rules IRR-6 burn"},
        {deal + " / dealer skip 1",                          "floor rules IRR-7 complete"},
        {missed,                                             "floor rules IRR-8 return"},
        {deal + " / 2 skip 2",                               "floor rules IRR-9 deal-last"},
        {deal + " 4s / 3 deal 9s 9d",                        "floor rules IRR-10 burn"},
        {"breakout notation=2 out=312 / 1 bet player 20",    "floor rules IRR-13 shuffle-discards"},
        {scan,                                               "floor rules IRR-15 cancel-if-matters"},
        {with_header(scan, " misscan=table-counts"),         "floor rules IRR-15 table-counts"},
        {with_header(deal, " limits=25-500"),                "floor rules IRR-19 stands"},
        {"breakout notation=2 / 1 bet player 20 / 1 deal Ts 9h / dealer deal 8c (Kd) / 1 stand / dealer turn Kd / dealer stand / 1 pay player 30", "floor rules IRR-20 correct"},
        {seen + " / floor rules IRR-3 offer",                "cannot be asked: nothing has gone wrong where the hand stops that the floor must decide; where no line shows it, name the clause"}};
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.hand) {
            const Scenario scenario = asked(row.hand, QuestionKind::Remedy);
            const std::string text = key_text(scenario);
            BOOST_TEST(text == row.order);
            if (text.starts_with("cannot")) continue;
            const auto read = answer_from(text, scenario);
            BOOST_REQUIRE(read);
            BOOST_TEST(grade(*read, scenario, {}).right);
            const auto choices = form_of(scenario).choices;
            BOOST_TEST(choices.size() >= 2U);
            for (const Choice& choice : choices) {
                const Mark mark = grade(ActAnswer{choice.text}, scenario, {});
                BOOST_TEST(mark.right == (choice.text == row.order), choice.text);
                BOOST_TEST(choice.label.find("IRR-") != std::string::npos, choice.label);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(the_choices_are_the_same_whichever_of_them_is_right) {
    Scenario scenario =
        asked("breakout notation=2 / 1 bet player 20 / 1 deal 9h 3d / dealer deal 9d (8c)",
              QuestionKind::Remedy);
    const auto choices_about = [&](const char* clause) {
        scenario.question.clause = clause;
        std::vector<std::string> texts;
        for (const Choice& choice : form_of(scenario).choices) texts.push_back(choice.text);
        return texts;
    };
    const auto first = choices_about("IRR-1");
    BOOST_TEST(first.size() > 4U);
    for (const char* clause : {"IRR-2", "IRR-3", "IRR-5"})
        BOOST_TEST(choices_about(clause) == first, boost::test_tools::per_element());
    BOOST_TEST((choices_about("IRR-6") != first));
}

BOOST_AUTO_TEST_CASE(what_no_line_shows_is_named_by_its_clause) {
    Scenario scenario = asked(
        "breakout notation=2 no-decision=draw-to-17 / 1 bet player 20 / 1 deal "
        "9h 3d / dealer deal 9d (8c)",
        QuestionKind::Remedy);
    scenario.question.clause = "IRR-22";
    BOOST_TEST(key_text(scenario) == "floor rules IRR-22 draw-to-17");
    scenario.question.clause = "IRR-24";
    BOOST_TEST(key_text(scenario) == "cannot be asked: IRR-24 leaves the floor no choice");
}

BOOST_AUTO_TEST_CASE(an_order_is_read_strictly) {
    const Scenario scenario = asked(seen_card, QuestionKind::Remedy);
    for (const char* text : {"shoe burn 6c", "floor rules IRR-3", "dealer hit", "nothing"})
        BOOST_TEST(!answer_from(text, scenario), text);
}

BOOST_AUTO_TEST_CASE(a_void_round_is_settled_wager_by_wager) {
    const std::string hand = std::string(wrong_scan) + " / dealer void IRR-15";
    BOOST_TEST(key_text(asked(hand, QuestionKind::Table)) == "1 pay player 30\n2 return player 20");
    Scenario one = asked(hand, QuestionKind::Outcome);
    one.question.who = {2, 0};
    one.question.wager = Wager::Player;
    BOOST_TEST(key_text(one) == "return");
    one.question.kind = QuestionKind::Clause;
    BOOST_TEST(key_text(one) == "IRR-25");
    one.question.who = {1, 0};
    BOOST_TEST(key_text(one) == "IRR-15");
    one.question.kind = QuestionKind::Amount;
    BOOST_TEST(key_text(one) == "1 pay player 30");
}

BOOST_AUTO_TEST_CASE(a_misreading_answers_otherwise) {
    const std::string seen(seen_card);
    Misreading forgotten = misread("IRR-3");
    forgotten.change.ignored = true;
    BOOST_TEST(is_caught(forgotten, asked(seen, QuestionKind::May, "2 hit 7c")));
    forgotten.clause = "IRR-4";
    const std::string refused = seen + " / 2 refuse 6c";
    BOOST_TEST(is_caught(forgotten, asked(refused, QuestionKind::May, "2 hit 7c")));
    BOOST_TEST(!is_caught(forgotten, asked(seen, QuestionKind::May, "2 hit 7c")));
    forgotten.clause = "IRR-15";
    BOOST_TEST(is_caught(forgotten, asked(wrong_scan, QuestionKind::Next)));
    Misreading counts = misread("IRR-6");
    counts.change.option = {"overdraw", "count"};
    const std::string burned = std::string(too_many) + " / shoe burn 8h";
    const Scenario scenario = asked(burned, QuestionKind::Table);
    BOOST_TEST(key_text(scenario) == "1 take player 50");
    const std::vector<Misreading> all{counts};
    const auto answer = answer_from("1 pay player 50", scenario);
    BOOST_REQUIRE(answer);
    const Mark mark = grade(*answer, scenario, all);
    BOOST_TEST(!mark.right);
    BOOST_REQUIRE_EQUAL(mark.verdict.discrepancies().size(), 1U);
    BOOST_TEST(mark.verdict.discrepancies().front().misreading.value_or("") == "a-misreading");
    Misreading takes = misread("IRR-8");
    takes.change.outcome = Verb::Take;
    BOOST_TEST(is_caught(takes, asked(std::string(missed_seat) +
                                          " / dealer deal 9d (8c) / 1 stand / dealer turn 8c / "
                                          "dealer stand",
                                      QuestionKind::Table)));
}

BOOST_AUTO_TEST_CASE(every_remedy_has_words) {
    for (const RemedySpec& spec : remedies()) {
        for (const std::string_view value : split_at(spec.words, '|')) {
            const std::string clause = "IRR-" + std::to_string(spec.clause);
            BOOST_TEST(remedy_in_words(clause, value) != value, clause << " " << value);
        }
    }
    for (const char* act : {"shoe burn", "shoe shuffle", "dealer void", "2 accept"})
        BOOST_TEST(floor_act_in_words(act, Game::Breakout) != act, act);
}

BOOST_AUTO_TEST_SUITE_END()
