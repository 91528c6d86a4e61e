// Answers compared with the engine: every kind of question, right, wrong in each way, and why.

#include "questions/grade.h"

#include <boost/test/unit_test.hpp>

#include "support/hands.h"

using namespace fairdeal;

namespace {

Scenario asking(std::string_view hand, Question question) {
    Scenario scenario;
    scenario.hand = hand_record(hand);
    scenario.question = std::move(question);
    return scenario;
}

Scenario spot(std::string_view hand, int seat) {
    return asking(hand, {QuestionKind::Spot, seat, std::nullopt});
}

Scenario may(std::string_view hand, std::string_view event) {
    Problems problems;
    Question question{QuestionKind::May, 0, read_event(event, Game::Breakout, 99, problems)};
    BOOST_REQUIRE_MESSAGE(problems.empty(), in_words(problems));
    return asking(hand, question);
}

/// "1 take dealer 25 / 1 push super-tie" as an answer.
SettlementAnswer settling(std::string_view row) {
    SettlementAnswer answer;
    if (row.empty()) return answer;
    int line = 2;
    std::string lines = as_lines(row);
    lines.pop_back();
    for (const std::string_view text : split_at(lines, '\n')) {
        Problems problems;
        const Event event = read_event(text, Game::Breakout, line++, problems);
        BOOST_REQUIRE_MESSAGE(problems.empty(), in_words(problems));
        answer.lines.push_back(
            {event.who, event.verb, event.wager, event.amount, event.place, no_event, 0});
    }
    return answer;
}

std::string lines_in_row(const std::vector<Line>& lines) {
    std::string text;
    for (const Line& line : lines) text += to_text(line) + "\n";
    return as_row(text);
}

std::string ids_of(const std::vector<ClauseId>& clauses) {
    std::string text;
    for (const ClauseId clause : clauses)
        text += (text.empty() ? "" : " ") + std::string(clause.id);
    return text;
}

const std::string two_seats_against_17 =
    "breakout / 1 bet dealer 25 / 1 bet super-tie 5 / 2 bet dealer 10 / 1 deal Th 6d / 2 deal 9h "
    "9s / dealer deal 9c (8s) / "
    "1 hit Kc / dealer turn 8s / dealer stand";

}  // namespace

BOOST_AUTO_TEST_SUITE(grade_settlements)

BOOST_AUTO_TEST_CASE(the_key_of_a_spot_is_that_spot_alone) {
    BOOST_TEST(lines_in_row(key_of(spot(two_seats_against_17, 1)).lines) ==
               "1 push dealer / 1 take super-tie 5");
    BOOST_TEST(lines_in_row(key_of(spot(two_seats_against_17, 2)).lines) == "2 take dealer 10");
}

BOOST_AUTO_TEST_CASE(the_key_of_a_spot_has_its_tip) {
    const auto key = key_of(spot(
        "breakout / 1 bet dealer 25 / 1 bet super-tie 10 / 1 deal Ts 8h / dealer deal 8d (Kc) / "
        "dealer turn Kc / dealer stand",
        1));
    BOOST_TEST(lines_in_row(key.lines) == "1 push dealer / 1 pay super-tie 30 / 1 tip 2");
}

BOOST_AUTO_TEST_CASE(what_was_taken_early_is_not_asked_again) {
    const auto scenario = asking(
        "breakout / 1 bet dealer 25 / 2 bet dealer 10 / 1 deal As Kd / 2 deal 9h 4d / dealer deal "
        "8c (Th) / "
        "1 take dealer 25 / 2 hit 6s / dealer turn Th / dealer stand",
        {QuestionKind::Table, 0, std::nullopt});
    BOOST_TEST(lines_in_row(key_of(scenario).lines) == "2 take dealer 10");
    BOOST_TEST(grade(settling("2 take dealer 10"), scenario, {}).right);
}

BOOST_AUTO_TEST_CASE(each_wager_is_marked_by_itself) {
    struct Row {
        std::string_view answer;
        bool right;
        std::string_view standings;  // of dealer and super-tie, then what is not due
    };
    // clang-format off
    const Row rows[] = {
        {"1 push dealer / 1 take super-tie 5",                  true,  "right, right"},
        {"1 take super-tie 5 / 1 push dealer",                  true,  "right, right"},
        {"1 pay dealer 25 / 1 take super-tie 5",                false, "wrong outcome, right"},
        {"1 push dealer / 1 take super-tie 10",                 false, "right, wrong amount"},
        {"1 push dealer",                                       false, "right, missing"},
        {"",                                                    false, "missing, missing"},
        {"1 push dealer / 1 take super-tie 5 / 1 tip 2",        false, "right, right, not due"},
        {"1 push dealer / 1 take super-tie 5 / 2 take dealer 10", false, "right, right, not due"},
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.answer) {
            const Mark mark = grade(settling(row.answer), spot(two_seats_against_17, 1), {});
            BOOST_TEST(mark.right == row.right);
            std::string standings;
            for (const WagerVerdict& wager : mark.verdict.wagers) {
                standings += (standings.empty() ? "" : ", ") + std::string(to_text(wager.standing));
            }
            BOOST_TEST(standings == row.standings);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_wrong_amount_names_its_misreading) {
    Misreading paid;
    paid.id = "bust-17-paid";
    paid.clause = "BRK-PUSH-3";
    paid.change.outcome = Verb::Pay;
    paid.change.odds = Odds{1, 1};
    paid.says = "A bust against 17 pushes.";
    const Mark mark = grade(settling("1 pay dealer 25 / 1 take super-tie 5"),
                            spot(two_seats_against_17, 1), {&paid, 1});
    BOOST_REQUIRE(mark.verdict.discrepancies().size() == 1);
    BOOST_TEST(mark.verdict.discrepancies()[0].misreading.value_or("none") == "bust-17-paid");
    BOOST_TEST(mark.verdict.discrepancies()[0].trainer_says == "A bust against 17 pushes.");
    const Mark other = grade(settling("1 pay dealer 30 / 1 take super-tie 5"),
                             spot(two_seats_against_17, 1), {&paid, 1});
    BOOST_TEST(!other.verdict.discrepancies()[0].misreading.has_value());
}

BOOST_AUTO_TEST_CASE(an_answer_to_another_question_is_a_fault) {
    BOOST_CHECK_THROW(grade(PermissionAnswer{true}, spot(two_seats_against_17, 1), {}), Fault);
    BOOST_CHECK_THROW(grade(SettlementAnswer{}, may(two_seats_against_17, "1 push dealer"), {}),
                      Fault);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(grade_acts)

BOOST_AUTO_TEST_CASE(what_comes_next_and_why) {
    struct Row {
        std::string_view clause;  // all that explain the key
        std::string_view hand;
        std::string_view act;
        std::string_view wrong;  // another act, and the clause it breaks
        std::string_view breaks;
    };
    // clang-format off
    const Row rows[] = {
        {"BRK-DHB-4 BRK-DHB-2", "breakout / 1 bet dealer 25 / 1 deal Td 5c / dealer deal 9c (8s)",
            "1 hit", "dealer turn", "BRK-DHB-4"},
        {"AMB-BRK-34 AMB-BRK-01", "breakout / 1 bet dealer 25 / 1 deal Ad 6c / dealer deal 9c (8s)",
            "dealer turn", "1 hit", "BRK-S17-2"},
        {"BRK-BJ-2 BRK-BJ-1", "breakout / 1 bet dealer 25 / 2 bet dealer 10 / 1 deal As Kd / 2 deal 9h 4d / dealer deal 8c (Th)",
            "1 take dealer 25", "2 take dealer 10", "AMB-BRK-25"},
        {"BRK-SW-2", "breakout / 1 bet sweet-17 5 / 1 bet player 10 / 1 deal Td 5c / dealer deal 9c (3s) / 1 hit Kd / 1 take player 10 / dealer turn 3s",
            "dealer hit", "dealer stand", "BRK-SW-2"},
        // the acts of an empty chair
        {"IBL-DIS-4 IBL-DIS-2", "league / 1 bet player 20 / 1 deal 5h 6d / dealer deal 9c (8s) / 1 disconnect",
            "1 hit", "1 stand", "IBL-DIS-4"},
        {"IBL-DIS-4 IBL-DIS-2", "league / 1 bet player 20 / 1 deal 5h 7d / dealer deal 9c (8s) / 1 disconnect",
            "1 stand", "1 hit", "IBL-DIS-4"},
        {"IBL-DIS-3 IBL-DIS-2", "league minimum=100 start=1 / 1 chips 900 / 2 chips 900 / 2 disconnect / 1 bet player 300",
            "2 bet player 100", "2 bet player 300", "IBL-DIS-3"},
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.hand) {
            const Scenario scenario = asking(row.hand, {QuestionKind::Next, 0, std::nullopt});
            const Key key = key_of(scenario);
            BOOST_REQUIRE(key.acts.size() == 1);
            BOOST_TEST(key.acts[0] == row.act);
            BOOST_TEST(ids_of(key.because) == row.clause);
            BOOST_TEST(grade(ActAnswer{std::string(row.act)}, scenario, {}).right);
            const Mark wrong = grade(ActAnswer{std::string(row.wrong)}, scenario, {});
            BOOST_TEST(!wrong.right);
            const std::string breaks =
                wrong.breaches.empty() ? "" : std::string(wrong.breaches[0].clause.id);
            BOOST_TEST(breaks == row.breaks);
        }
    }
}

BOOST_AUTO_TEST_CASE(words_that_are_no_act_are_wrong_without_a_clause) {
    const Scenario scenario =
        asking("breakout / 1 bet dealer 25 / 1 deal Td 5c / dealer deal 9c (8s)",
               {QuestionKind::Next, 0, std::nullopt});
    for (const std::string act : {"", "dealer", "wait", "1 hit 2c and more", "9.9 hit"}) {
        const Mark mark = grade(ActAnswer{act}, scenario, {});
        BOOST_TEST(!mark.right);
        BOOST_TEST(mark.breaches.empty());
    }
}

BOOST_AUTO_TEST_CASE(what_is_allowed) {
    struct Row {
        std::string_view clause;  // that forbids it; empty: allowed
        std::string_view hand;
        std::string_view event;
    };
    // clang-format off
    const Row rows[] = {
        {"BRK-SIDE-3",  "breakout / 1 bet player 25",                  "1 bet super-tie 5"},
        {"",            "breakout / 1 bet dealer 25",                  "1 bet super-tie 5"},
        {"BRK-ST-4",    "breakout / 1 bet dealer 25",                  "1 bet super-tie 3"},
        {"BRK-DHB-2",   "breakout / 1 bet dealer 25 / 1 deal 8d 8c / dealer deal 9c (8s)", "1 split"},
        {"",            "breakout / 1 bet player 25 / 1 deal 8d 8c / dealer deal 9c (8s)", "1 split"},
        {"BRK-DHB-4",   "breakout / 1 bet dealer 25 / 1 deal Td 8c / dealer deal 9c (8s)", "1 hit 2c"},
        {"BRK-INS-1",   "breakout / 1 bet dealer 25 / 2 bet player 10 / 1 deal Td 8c / 2 deal 9d 8h / dealer deal Ac (8s) / dealer offer insurance",
            "1 insure 12.50"},
        {"BRK-ORDER-1", "breakout / 1 bet dealer 10 / 1 bet pair-up 5 / 1 deal 6h 6s / dealer deal 9d (Jh)", "1 pay pair-up 15"},
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.hand << ": " << row.event) {
            const Scenario scenario = may(row.hand, row.event);
            const Key key = key_of(scenario);
            BOOST_TEST(key.allowed == row.clause.empty());
            const std::string first =
                key.why_not.empty() ? "" : std::string(key.why_not[0].clause.id);
            BOOST_TEST(first == row.clause);
            BOOST_TEST(grade(PermissionAnswer{key.allowed}, scenario, {}).right);
            BOOST_TEST(!grade(PermissionAnswer{!key.allowed}, scenario, {}).right);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_settlement_line_is_allowed_when_it_is_due_to_the_cent) {
    const std::string_view over =
        "breakout / 1 bet dealer 15 / 1 deal Jc 5h / dealer deal 6d (Qs) / 1 hit 9s / dealer turn "
        "Qs / dealer hit 4c / dealer stand";
    BOOST_TEST(key_of(may(over, "1 pay dealer 15")).allowed);
    BOOST_TEST(!key_of(may(over, "1 pay dealer 22.50")).allowed);
    BOOST_TEST(!key_of(may(over, "1 push dealer")).allowed);
    BOOST_TEST(ids_of(key_of(may(over, "1 push dealer")).because).find("BRK-WIN-1") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(questions_that_cannot_be_asked) {
    const std::string running = "breakout / 1 bet player 25 / 1 deal Td 5c / dealer deal 9c (8s)";
    const auto problem = [](const Scenario& scenario) {
        return question_problem(scenario).value_or("none");
    };
    BOOST_TEST(problem(spot(running, 1)) ==
               "the play is not over where the hand stops, so nothing can be settled yet");
    BOOST_TEST(problem(spot(two_seats_against_17, 3)) == "the seat that is asked for has no wager");
    BOOST_TEST(problem(spot(two_seats_against_17, 1)) == "none");
    BOOST_TEST(problem(asking(running, {QuestionKind::Next, 0, std::nullopt})) ==
               "where the hand stops a player decides, not the dealer");
    BOOST_TEST(problem(asking(two_seats_against_17, {QuestionKind::Next, 0, std::nullopt})) ==
               "the play is over where the hand stops: nothing more happens");
    BOOST_TEST(problem(may(running, "2 hit 4c")) ==
               "the event cannot happen on this table: 2 has not been dealt two cards");
    BOOST_TEST(problem(may(running, "1 hit 4c")) == "none");
}

BOOST_AUTO_TEST_SUITE_END()
