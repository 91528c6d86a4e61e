// What an exam is beside its items: the order of its cells, its times, what is critical, and how it
// stands after every answer.

#include <boost/test/unit_test.hpp>

#include "assessment/exam_form.h"
#include "assessment/exam_outcome.h"

namespace fairdeal {

namespace {

Blueprint an_exam(ExamRule rule = FixedForm{10, 8}) {
    Blueprint exam;
    exam.id = "sample";
    exam.rule = rule;
    exam.cells = {{"a", "A", {"BRK-WIN-1"}, {}, {}, 3, 500, 2},
                  {"b", "B", {"BRK-PUSH-1"}, {}, {}, 2, 1000, 1}};
    exam.critical = {CriticalError::PaidLosing, CriticalError::TookWinning,
                     CriticalError::ActionOpen, CriticalError::LargeError};
    exam.large = *money_from("10");
    return exam;
}

ExamSeeds seeds(std::uint64_t form) {
    return [form](int place, int attempt) {
        return (form * 7919 + static_cast<std::uint64_t>(place * 256 + attempt)) | exam_seed_bit;
    };
}

/// Marks in words: "a", "b" right in that cell, "A", "B" wrong, "!" a critical error at the last.
std::vector<MarkedItem> marks(std::string_view words) {
    std::vector<MarkedItem> all;
    for (const char c : words) {
        if (c == '!')
            all.back().critical.push_back(CriticalError::PaidLosing);
        else
            all.push_back({c == 'a' || c == 'A' ? 0U : 1U, c == 'a' || c == 'b', {}});
    }
    return all;
}

SettledLine moved(Verb verb, std::string_view amount) { return {verb, *money_from(amount), 0}; }
SettledLines take(std::string_view amount) { return {moved(Verb::Take, amount)}; }
SettledLines pay(std::string_view amount) { return {moved(Verb::Pay, amount)}; }
SettledLines pushed() { return {{Verb::Push, {}, 0}}; }
SettledLines given_back(std::string_view amount) { return {moved(Verb::Return, amount)}; }
/// "25" taken, as much handed back.
SettledLines surrendered(std::string_view amount) {
    return {moved(Verb::Take, amount), moved(Verb::Return, amount)};
}
/// A bank that pays in rounds.
SettledLines rounds(std::string_view first, std::string_view second) {
    return {moved(Verb::Pay, first), moved(Verb::Pay, second)};
}
SettledLines out_in(int place) { return {{Verb::Out, {}, place}}; }

/// What is critical where one wager is ruled so and claimed so.
std::string errors_in(const Blueprint& exam, const SettledLines& ruled,
                      const SettledLines& claimed) {
    Ruling ruling;
    Claim claim;
    for (const SettledLine& line : ruled)
        ruling.lines.push_back(
            {{1, 0}, line.verb, Wager::Blind, line.amount, line.place, {ClauseId{"BJX-PAY-1"}}});
    for (const SettledLine& line : claimed)
        claim.push_back({{1, 0}, line.verb, Wager::Blind, line.amount, line.place, no_event, 0});
    Mark mark;
    mark.verdict = judge(claim, ruling);
    std::string words;
    for (const CriticalError error : critical_errors(exam, Answer(), mark))
        words += (words.empty() ? "" : " ") + std::string(to_text(error));
    return words;
}

std::string error_in_outcome(Verb due, Verb said) {
    Mark mark;
    mark.key.outcome = due;
    const auto errors = critical_errors(an_exam(), OutcomeAnswer{said}, mark);
    return errors.empty() ? "" : std::string(to_text(errors.front()));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exams)

BOOST_AUTO_TEST_CASE(cells_come_with_their_least_first_and_then_by_weight) {
    const Blueprint exam = an_exam();
    const auto order = cells_in_order(exam, seeds(1), 11);
    BOOST_REQUIRE(order.size() == 11U);
    BOOST_TEST(std::count(order.begin(), order.begin() + 5, 0U) == 3);
    BOOST_TEST(std::count(order.begin() + 5, order.begin() + 8, 0U) == 2);
    BOOST_TEST(std::count(order.begin() + 8, order.end(), 0U) == 2);
    BOOST_TEST((cells_in_order(exam, seeds(1), 11) == order));
    int other = 0;
    for (std::uint64_t form = 2; form < 12; ++form)
        other += cells_in_order(exam, seeds(form), 11) == order ? 0 : 1;
    BOOST_TEST(other > 5);
}

BOOST_AUTO_TEST_CASE(a_blueprint_with_problems_deals_nothing) {
    Blueprint exam = an_exam(FixedForm{4, 3});
    BOOST_TEST(problems_of(exam).front() == "the cells want 5 items, the exam has 4 at most");
    const TableCard card(Game::Breakout);
    BOOST_CHECK_THROW(ExamForm(exam, card, {}, seeds(1)), Fault);
    exam.cells.clear();
    BOOST_TEST(problems_of(exam).front() == "an exam has at least one cell");
    exam = an_exam();
    exam.cells[1].id = "a";
    BOOST_TEST(problems_of(exam).front() == "there are two cells a");
    BOOST_TEST(problems_of(an_exam()).empty());
}

BOOST_AUTO_TEST_CASE(a_cell_that_no_hand_fills_gives_no_item) {
    Blueprint exam = an_exam();
    exam.cells[0].clauses = {"BRK-NO-1"};
    exam.cells[1].clauses = {"BRK-NO-1"};
    exam.cells[0].kinds = exam.cells[1].kinds = {QuestionKind::Chips};
    const TableCard card(Game::Breakout);
    const auto coverage = coverage_of(exam, card, {}, seeds(1));
    BOOST_REQUIRE(!coverage.has_value());
    BOOST_TEST(coverage.error().front().what == "no hand can be dealt for item 1 of sample");
}

BOOST_AUTO_TEST_CASE(a_fixed_form_is_decided_at_its_end) {
    struct Row {
        const char* marks;
        bool over, passed;
        ExamFailure failure;
    };
    const Row rows[] = {
        {"", false, false, ExamFailure::None},
        {"aaabb", false, false, ExamFailure::None},
        {"aaabbaaaa", false, false, ExamFailure::None},
        {"aaabbaaaaa", true, true, ExamFailure::None},
        {"aaabbaaaAA", true, true, ExamFailure::None},
        {"aaabbaaAAA", true, false, ExamFailure::Rule},
        {"aaabbaaaaa!", true, false, ExamFailure::Critical},
        {"aaabBaaaaa", true, false, ExamFailure::Cell},
        {"AAAbbaaaaa", true, false, ExamFailure::Rule},
    };
    for (const Row& row : rows) {
        const ExamOutcome outcome = outcome_of(an_exam(), marks(row.marks));
        BOOST_TEST(outcome.over == row.over, row.marks);
        BOOST_TEST(outcome.passed == row.passed, row.marks);
        BOOST_TEST((outcome.failure == row.failure), row.marks);
    }
}

BOOST_AUTO_TEST_CASE(a_sequential_exam_that_passes_goes_on_until_every_cell_had_its_least) {
    const Blueprint exam = an_exam(SequentialRule());
    const int enough = DecisionTable(exam.rule).right_to_pass(0);
    std::string words(static_cast<std::size_t>(enough), 'a');
    BOOST_TEST(!outcome_of(exam, marks(words)).over);
    BOOST_TEST(!outcome_of(exam, marks(words + "b")).over);
    BOOST_TEST(outcome_of(exam, marks(words + "bb")).passed);
    const ExamOutcome half = outcome_of(exam, marks(words + "bB"));
    BOOST_TEST(half.over);
    BOOST_TEST((half.failure == ExamFailure::Cell));
    const int bad = DecisionTable(exam.rule).wrong_to_fail(0);
    const ExamOutcome failed =
        outcome_of(exam, marks(std::string(static_cast<std::size_t>(bad), 'A')));
    BOOST_TEST(failed.over);
    BOOST_TEST((failed.failure == ExamFailure::Rule));
    const ExamOutcome critical = outcome_of(exam, marks("a!" + words + "bb"));
    BOOST_TEST(critical.over);
    BOOST_TEST((critical.failure == ExamFailure::Critical));
    BOOST_TEST(critical.critical.front() == 1);
    BOOST_TEST(!outcome_of(exam, marks("a!")).over);
}

BOOST_AUTO_TEST_CASE(what_costs_money_at_once_is_critical) {
    const struct {
        const char* why;
        SettledLines ruled, claimed;
        const char* error;
    } rows[] = {
        // clang-format off
        {"right",                      pay("25"),              pay("25"),              ""},
        {"right in rounds",            rounds("50", "25"),     rounds("25", "50"),     ""},
        {"a loser is paid",            take("25"),             pay("25"),              "paid-losing"},
        {"a loser is pushed",          take("25"),             pushed(),               "paid-losing"},
        {"a loser goes back",          take("25"),             given_back("25"),       "paid-losing"},
        {"a loser, in rounds",         take("75"),             rounds("50", "25"),     "paid-losing"},
        {"a winner is taken",          pay("25"),              take("25"),             "took-winning"},
        {"even money is taken",        pay("12.50"),           take("12.50"),          "took-winning"},
        {"a push is taken",            pushed(),               take("25"),             "took-winning"},
        {"a returned stake is taken",  given_back("25"),       take("25"),             "took-winning"},
        {"due in rounds and taken",    rounds("50", "25"),     take("75"),             "took-winning"},
        {"a push is paid",             pushed(),               pay("25"),              ""},
        {"a winner is pushed",         pay("25"),              pushed(),               ""},
        {"the second round forgotten", rounds("50", "25"),     pay("50"),              ""},
        {"a winner waits",             pay("25"),              {},                     "action-open"},
        {"a loser lies open",          take("25"),             {},                     "action-open"},
        {"not due, and taken",         {},                     take("25"),             "took-winning"},
        {"not due, and paid",          {},                     pay("25"),              "paid-losing"},
        {"not due, and pushed",        {},                     pushed(),               ""},
        {"too much by ten dollars",    pay("25"),              pay("35"),              ""},
        {"too much by more",           pay("25"),              pay("35.50"),           "large-error"},
        {"too little by more",         pay("35.50"),           pay("25"),              "large-error"},
        {"even money, twice",          pay("12.50"),           pay("25"),              "large-error"},
        {"a round far off",            rounds("50", "25"),     rounds("50", "40"),     "large-error"},
        {"a round a little off",       rounds("50", "25"),     rounds("50", "30"),     ""},
        {"a surrender far off",        surrendered("12.50"),   surrendered("20"),      "large-error"},
        {"a surrender's parts",        surrendered("12.50"),   surrendered("15"),      ""},
        {"a surrender taken whole",    surrendered("12.50"),   take("25"),             ""},
        {"a surrender is paid",        surrendered("12.50"),   pay("25"),              "paid-losing"},
        {"a place is no money",        out_in(60),             out_in(2),              ""},
        // clang-format on
    };
    const Blueprint exam = an_exam();
    Blueprint mild = exam;
    mild.critical.clear();
    for (const auto& [why, ruled, claimed, error] : rows) {
        BOOST_TEST_CONTEXT(why) {
            BOOST_TEST(errors_in(exam, ruled, claimed) == error);
            BOOST_TEST(errors_in(mild, ruled, claimed) == "");
        }
    }
}

// Left out, it costs a dealer a tip and no guest a bet.
BOOST_AUTO_TEST_CASE(a_tip_that_is_forgotten_is_wrong_and_not_critical) {
    Ruling ruling;
    ruling.lines.push_back(
        {{1, 0}, Verb::Tip, Wager::None, *money_from("5"), 0, {ClauseId{"BRK-ST-1"}}});
    Mark mark;
    mark.verdict = judge(Claim(), ruling);
    BOOST_REQUIRE(mark.verdict.wagers.size() == 1U);
    BOOST_TEST((mark.verdict.wagers.front().standing == Standing::Missing));
    BOOST_TEST(critical_errors(an_exam(), Answer(), mark).empty());
}

BOOST_AUTO_TEST_CASE(a_call_the_wrong_way_round_is_critical) {
    using enum Verb;
    BOOST_TEST(error_in_outcome(Take, Pay) == "paid-losing");
    BOOST_TEST(error_in_outcome(Take, Push) == "paid-losing");
    BOOST_TEST(error_in_outcome(Take, Return) == "paid-losing");
    BOOST_TEST(error_in_outcome(Pay, Take) == "took-winning");
    BOOST_TEST(error_in_outcome(Push, Take) == "took-winning");
    BOOST_TEST(error_in_outcome(Return, Take) == "took-winning");
    BOOST_TEST(error_in_outcome(Push, Pay) == "");
    BOOST_TEST(error_in_outcome(Take, Take) == "");
}

BOOST_AUTO_TEST_CASE(critical_errors_have_words) {
    for (const char* word : {"paid-losing", "took-winning", "action-open", "large-error"}) {
        const auto error = critical_error_from(word);
        BOOST_REQUIRE(error.has_value());
        BOOST_TEST(to_text(*error) == word);
    }
    BOOST_TEST(!critical_error_from("oops").has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
