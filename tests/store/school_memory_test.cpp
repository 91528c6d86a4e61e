// What is remembered follows from the answers, whatever copy of it is kept; and no answer is lost
// by a kill. FAIRDEAL_KILLS=1000 in the environment asks for more kills.

#include <fmt/format.h>
#include <signal.h>
#include <boost/test/unit_test.hpp>
#include <random>
#include <set>

#include "store/schools.h"
#include "support/wanted.h"

namespace fairdeal {

namespace {

constexpr std::array clauses{"BRK-PUSH-1", "BRK-PUSH-2", "BRK-PUSH-3", "BRK-DD-1"};

/// The n-th answer of a long history: right three times of four, with others along the way.
GivenAnswer nth_answer(const std::string& person, int n) {
    GivenAnswer answer = answer_to(person, clauses.at(static_cast<std::size_t>(n * 7 % 4)),
                                   n % 4 != 0, monday + n * (a_day / 3), fmt::format("seed={}", n));
    answer.clauses.emplace_back(clauses.at(static_cast<std::size_t>(n % 4)));
    answer.took = 1000 + n;
    return answer;
}

void add_history(School& school, const std::string& person, int from, int to) {
    for (int n = from; n < to; ++n) {
        const auto added = school.add(nth_answer(person, n));
        BOOST_REQUIRE_MESSAGE(added.has_value(), why(added));
    }
}

ClauseStates replayed(const School& school, const std::string& person,
                      const SchoolRules& rules = {}) {
    return states_after(school.answers_of(person), school.editions(), rules);
}

void tamper(const School& school, std::string_view sql) {
    Database database(school.file(), Access::Write);
    database.run(sql);
}

/// What was acknowledged: the number of the newest answer, and of the newest draft.
struct AnswerAcknowledged {
    std::int64_t answer = 0, draft = 0;
};

/// Keeps a draft and answers, each time telling of it once it is done; of answer n the draft n came
/// before.
void draft_and_answer(School& school, int told) {
    AnswerAcknowledged done;
    for (std::int64_t n = school.answer_count("ann") + 1;; ++n) {
        school.keep_open(
            "ann", {AnswerSource::Drill, Game::Breakout, "spot", fmt::format("seed={}", n), monday,
                    1, 0, fmt::format("typed {}", n)});
        done.draft = n;
        if (::write(told, &done, sizeof done) != static_cast<ssize_t>(sizeof done)) return;
        done.answer = *school.add(
            answer_to("ann", "BRK-PUSH-3", n % 3 != 0, monday + n, fmt::format("seed={}", n)));
        if (::write(told, &done, sizeof done) != static_cast<ssize_t>(sizeof done)) return;
    }
}

void must_hold(School& school, const AnswerAcknowledged& done) {
    const auto answers = school.answers_of("ann");
    const auto count = static_cast<std::int64_t>(answers.size());
    BOOST_TEST(count >= done.answer);
    for (const GivenAnswer& answer : answers)
        BOOST_TEST(answer.item == fmt::format("seed={}", answer.number));
    const auto open = school.open_item("ann");
    if (done.draft > count) BOOST_REQUIRE(open.has_value());
    if (open) BOOST_TEST(open->draft == fmt::format("typed {}", count + 1));
    BOOST_TEST((school.states_of("ann") == replayed(school, "ann")));
    BOOST_TEST(school.check().problems.empty());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(school_memory)

BOOST_AUTO_TEST_CASE(the_copy_goes_on_as_if_all_had_been_replayed) {
    const Folder folder;
    School school = school_of(folder, {"ann", "ben"});
    for (const int to : {1, 2, 30, 31, 90}) {
        add_history(school, "ann", static_cast<int>(school.answer_count("ann")), to);
        BOOST_TEST((school.states_of("ann") == replayed(school, "ann")));
        BOOST_TEST((school.states_of("ann") == replayed(school, "ann")));  // from the copy alone
    }
    BOOST_TEST(school.states_of("ann").size() == 4U);
    BOOST_TEST(school.states_of("ben").empty());
    const SchoolCheck check = school.check();
    BOOST_TEST(check.people == 2);
    BOOST_TEST(check.answers == 90);
    BOOST_TEST(check.problems.empty());
    School reader = *School::open(school.file(), Access::Read);
    add_history(school, "ann", 90, 95);
    BOOST_TEST((reader.states_of("ann") == replayed(school, "ann")));
}

BOOST_AUTO_TEST_CASE(other_rules_make_another_memory) {
    const Folder folder;
    School school = school_of(folder, {"ann"});
    add_history(school, "ann", 0, 40);
    const auto usual = school.states_of("ann");
    SchoolRules rules;
    rules.memory.retention = 0.8;
    BOOST_TEST((school.states_of("ann", rules) == replayed(school, "ann", rules)));
    BOOST_TEST((school.states_of("ann", rules) != usual));
    BOOST_TEST((school.states_of("ann") == usual));
}

BOOST_AUTO_TEST_CASE(a_copy_that_does_not_follow_is_found_and_thrown_away) {
    const Folder folder;
    School school = school_of(folder, {"ann"});
    add_history(school, "ann", 0, 40);
    const auto sound = school.states_of("ann");
    struct Row {
        const char* sql;
        const char* words;
    };
    // clang-format off
    const Row rows[] = {
        {"UPDATE memory SET due = due + 1 WHERE clause = 'BRK-DD-1'", "what is kept of the memory of ann does not follow from the answers"},
        {"UPDATE memory SET stability = '1e3'",                       "what is kept of the memory of ann does not follow from the answers"},
        {"DELETE FROM memory WHERE clause = 'BRK-DD-1'",              "what is kept of the memory of ann does not follow from the answers"},
        {"UPDATE memory SET known = '0.5x'",                          "what is kept of ann cannot be read"},
    };
    // clang-format on
    for (const Row& row : rows) {
        tamper(school, row.sql);
        const auto check = school.check();
        BOOST_REQUIRE(check.problems.size() == 1U);
        BOOST_TEST(check.problems[0].what.substr(0, std::string(row.words).size()) == row.words);
        // What cannot be read is made again by itself, for it is only a copy.
        if (std::string_view(row.words).ends_with("read"))
            BOOST_TEST((school.states_of("ann") == sound));
        school.forget_states();
        BOOST_TEST(school.check().problems.empty());
        BOOST_TEST((school.states_of("ann") == sound));
    }
}

BOOST_AUTO_TEST_CASE(a_clause_that_changes_goes_back_to_learning_for_everybody) {
    const Folder folder;
    School school = school_of(folder, {"ann", "ben"});
    const auto tell = [&](const char* push3, const char* dd1, Millis at) {
        return school.tell_editions({{"BRK-PUSH-3", push3, at}, {"BRK-DD-1", dd1, at}});
    };
    BOOST_TEST(tell("a", "x", monday - a_day).empty());
    add_history(school, "ann", 0, 40);
    add_history(school, "ben", 0, 40);
    BOOST_TEST(tell("a", "x", monday + 99 * a_day).empty());
    BOOST_TEST((school.states_of("ann").at("BRK-PUSH-3").memory.stage != Stage::Learning));
    const auto before = school.states_of("ann").at("BRK-DD-1");
    const Millis then = monday + 100 * a_day;
    BOOST_TEST((tell("b", "x", then) == std::vector<std::string>{"BRK-PUSH-3"}));
    BOOST_TEST(tell("b", "x", then + 1).empty());
    for (const char* who : {"ann", "ben"}) {
        const auto states = school.states_of(who);
        BOOST_TEST((states.at("BRK-PUSH-3").memory.stage == Stage::Learning));
        BOOST_TEST(states.at("BRK-PUSH-3").changed == then);
        BOOST_TEST(states.at("BRK-PUSH-3").mastery.asked == 0);
        BOOST_TEST((states.at("BRK-DD-1") == before));
    }
    BOOST_REQUIRE(school.add(answer_to("ann", "BRK-PUSH-3", true, then + 5)).has_value());
    BOOST_TEST(school.states_of("ann").at("BRK-PUSH-3").changed == 0);
    BOOST_TEST(school.states_of("ann").at("BRK-PUSH-3").mastery.asked == 1);
    BOOST_TEST(school.check().problems.empty());
}

BOOST_AUTO_TEST_CASE(a_killed_school_holds_every_answer_and_what_was_typed) {
    const Folder folder;
    { school_of(folder, {"ann"}); }
    std::mt19937 dice(7);
    std::int64_t answers = 0, drafts = 0;
    for (int kill = 0; kill < wanted_kills(12); ++kill) {
        int told[2] = {};
        BOOST_REQUIRE(::pipe(told) == 0);
        const pid_t writer = ::fork();
        if (writer == 0) {
            auto school = School::open(folder.file("school.db"), Access::Write);
            draft_and_answer(*school, told[1]);
            ::_exit(0);
        }
        ::close(told[1]);
        AnswerAcknowledged done, next;
        const auto next_told = [&] {
            return ::read(told[0], &next, sizeof next) == static_cast<ssize_t>(sizeof next);
        };
        if (next_told()) done = next;  // so that it has started
        ::usleep(static_cast<useconds_t>(dice() % 60000));
        ::kill(writer, SIGKILL);
        ::waitpid(writer, nullptr, 0);
        while (next_told()) done = next;
        ::close(told[0]);
        School school = *School::open(folder.file("school.db"), Access::Write);
        must_hold(school, done);
        answers = std::max(answers, done.answer);
        drafts += school.open_item("ann").has_value() ? 1 : 0;
    }
    BOOST_TEST(answers > 0);
    BOOST_TEST(drafts > 0);
}

BOOST_AUTO_TEST_CASE(who_opens_a_school_waits_for_another_program_that_is_writing) {
    const Folder folder;
    { school_of(folder, {"ann"}); }
    int ready[2] = {};
    BOOST_REQUIRE(::pipe(ready) == 0);
    const pid_t holder = ::fork();
    if (holder == 0) {
        {
            Database other(folder.file("school.db"), Access::Write);
            other.run("BEGIN EXCLUSIVE");
            if (::write(ready[1], "x", 1) != 1) ::_exit(1);
            ::usleep(1'200'000);  // as a slow disk takes for a commit
        }
        ::_exit(0);
    }
    char byte = 0;
    BOOST_REQUIRE(::read(ready[0], &byte, 1) == 1);
    BOOST_TEST(why(School::open(folder.file("school.db"), Access::Write)) == "");
    ::waitpid(holder, nullptr, 0);
    ::close(ready[0]);
    ::close(ready[1]);
}

BOOST_AUTO_TEST_CASE(two_programs_answer_at_once_and_every_answer_has_its_number) {
    constexpr int each = 25;
    const Folder folder;
    { school_of(folder, {"ann"}); }
    std::vector<pid_t> writers;
    for (int writer = 0; writer < 2; ++writer) {
        writers.push_back(::fork());
        if (writers.back() != 0) continue;
        bool fine = true;
        auto school = School::open(folder.file("school.db"), Access::Write);
        for (int n = 0; n < each && fine; ++n) {
            fine = school && school
                                 ->add(answer_to("ann", "BRK-PUSH-3", true, monday + n,
                                                 fmt::format("w{}n{}", writer, n)))
                                 .has_value();
            if (fine && n % 5 == 0) static_cast<void>(school->states_of("ann"));
        }
        ::_exit(fine ? 0 : 1);
    }
    for (const pid_t writer : writers) {
        int status = 1;
        ::waitpid(writer, &status, 0);
        BOOST_TEST((WIFEXITED(status) && WEXITSTATUS(status) == 0));
    }
    School school = *School::open(folder.file("school.db"), Access::Write);
    std::set<std::string> items;
    std::int64_t number = 0;
    for (const GivenAnswer& answer : school.answers_of("ann")) {
        BOOST_TEST(answer.number == ++number);
        items.insert(answer.item);
    }
    BOOST_TEST(items.size() == 2U * each);
    BOOST_TEST((school.states_of("ann") == replayed(school, "ann")));
    BOOST_TEST(school.check().problems.empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
