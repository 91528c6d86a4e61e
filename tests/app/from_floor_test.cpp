// A dealer's errors at real tables, from the audit to the plan and to the next question.

#include "desk/school/from_floor.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <sstream>

#include "audit/floor_errors.h"
#include "audit/report/report_json.h"
#include "audited_night.h"
#include "classroom.h"
#include "desk/audit/audit_actions.h"
#include "desk/learn/group/group_session.h"
#include "desk/learn/question_run.h"
#include "desk/school/school_screen.h"

using namespace fairdeal;

namespace {

/// Ann learns; Tom trains her, and says she is dealer 1104.
struct FloorRoom {
    Classroom classroom;
    FloorRoom() {
        BOOST_REQUIRE(room().school->add_person({"tom", "Tom", {Role::Trainer}, "", false, 0}));
        BOOST_REQUIRE(room().school->tie_dealer({"1104", "ann", "", "tom", classroom.now}));
    }
    SchoolSession& room() { return classroom.room; }
    void take(const std::vector<FloorError>& errors) {
        BOOST_REQUIRE(room().school->take_floor_errors(errors, "tom", classroom.now));
    }
    void answer(const std::string& clause, bool right) {
        GivenAnswer given;
        given.game = Game::Breakout;
        given.kind = "spot";
        given.item = "seed=1";
        given.clauses = {clause};
        given.right = right;
        given.took = 8000;
        BOOST_REQUIRE(keep_answer(room(), given));
    }
    TodayScreen today() { return today_screen(room(), shipped_content()); }
    std::vector<std::string> planned() {
        std::vector<std::string> clauses;
        for (const PlannedClause& one : plan_of(room(), shipped_content()).today)
            clauses.push_back(std::string(to_text(one.why)) + " " + one.clause);
        return clauses;
    }
    bool plans(const std::string& line) {
        const auto all = planned();
        return std::find(all.begin(), all.end(), line) != all.end();
    }
};

FloorError wrongly(const std::string& mark, const std::string& clause,
                   const std::string& misreading = "", const std::string& dealer = "1104") {
    FloorError error;
    error.dealer = dealer;
    error.mark = mark;
    error.dealt = "2026-11-26T21:05:09Z";
    error.clause = clause;
    error.misreading = misreading;
    return error;
}

const Misreading& some_misreading() {
    const auto& all = shipped_content().misreadings;
    return *std::find_if(all.begin(), all.end(), [](const Misreading& one) {
        return one.game == Game::Breakout && can_be_dealt(one.game, one.clause);
    });
}

bool floor_says(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(floor_errors)

BOOST_AUTO_TEST_CASE(they_are_due_from_the_next_day_until_right_on_two_days) {
    FloorRoom floor;
    floor.take({wrongly("a", "BRK-PUSH-3"), wrongly("b", "BRK-PUSH-3"), wrongly("c", "BRK-WIN-3")});
    BOOST_TEST(floor.planned().empty());
    BOOST_TEST(floor_says(floor.today().floor,
                          "2 clauses that you settled wrongly at a real table are "
                          "asked again tomorrow"));
    floor.classroom.now += a_day;
    BOOST_TEST(
        (floor.planned() == std::vector<std::string>{"floor BRK-PUSH-3", "floor BRK-WIN-3"}));
    const TodayScreen screen = floor.today();
    BOOST_TEST(floor_says(screen.floor, "From the floor: 2 clauses"));
    BOOST_TEST((screen.first == TodayStep::Reviews));
    BOOST_REQUIRE(screen.items.size() == 2U);
    BOOST_TEST(
        floor_says(screen.items[0].why, "From the floor: wrong 2 times, last on 26 November 2026"));
    BOOST_TEST(floor_says(screen.items[1].why, "wrong 1 time,"));
    floor.answer("BRK-PUSH-3", true);
    BOOST_TEST(!floor.plans("floor BRK-PUSH-3"));  // once a day
    floor.answer("BRK-WIN-3", false);
    BOOST_TEST(floor.plans("floor BRK-WIN-3"));
    floor.classroom.now += a_day;
    BOOST_TEST(floor.plans("floor BRK-PUSH-3"));
    floor.answer("BRK-PUSH-3", true);
    floor.classroom.now += a_day;
    BOOST_TEST(!floor.plans("floor BRK-PUSH-3"));  // it has a schedule of its own now
    BOOST_TEST(floor.plans("floor BRK-WIN-3"));
    floor.take({wrongly("d", "BRK-PUSH-3")});  // wrong again at a table
    floor.classroom.now += a_day;
    BOOST_TEST(floor.plans("floor BRK-PUSH-3"));
}

BOOST_AUTO_TEST_CASE(what_is_handed_over_twice_counts_once) {
    FloorRoom floor;
    floor.take({wrongly("a", "BRK-PUSH-3")});
    floor.take({wrongly("a", "BRK-PUSH-3")});
    const auto open = open_floor_clauses(floor.room(), shipped_content(), "ann",
                                         floor.room().school->answers_of("ann"));
    BOOST_REQUIRE(open.size() == 1U);
    BOOST_TEST(open.front().times == 1);
}

BOOST_AUTO_TEST_CASE(another_dealers_are_nobodys_here) {
    FloorRoom floor;
    BOOST_REQUIRE(floor.room().school->add_person({"ben", "Ben", {Role::Trainee}, "", false, 0}));
    BOOST_REQUIRE(floor.room().school->tie_dealer({"1182", "ben", "", "tom", 1}));
    floor.take({wrongly("a", "BRK-PUSH-3", "", "1182"), wrongly("b", "BRK-WIN-3", "", "1399")});
    floor.classroom.now += a_day;
    BOOST_TEST(floor.planned().empty());
    BOOST_TEST(floor.today().floor.empty());
    BOOST_TEST(open_floor_clauses(floor.room(), shipped_content(), "ben",
                                  floor.room().school->answers_of("ben"))
                   .size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_misreading_blames_its_clause_and_what_is_dealt_drills_it) {
    FloorRoom floor;
    const Misreading& misreading = some_misreading();
    floor.take({wrongly("a", "BRK-PUSH-1", misreading.id)});
    floor.classroom.now += a_day;
    BOOST_TEST((floor.planned() == std::vector<std::string>{"floor " + misreading.clause}));
    NextQuestion next(floor.room(), shipped_content(), 1);
    BOOST_TEST(next.diagnosis_of(Game::Breakout).belief_in(misreading.clause) >
               Readers(shipped_content()).of_game.at(Game::Breakout).belief_in(misreading.clause));
    QuestionRun run;
    BOOST_REQUIRE(start_reviews(run, floor.room(), shipped_content()));
    const auto& clauses = run.practice->scenario.clauses;
    BOOST_TEST((std::find(clauses.begin(), clauses.end(), misreading.clause) != clauses.end()));
}

BOOST_AUTO_TEST_CASE(an_open_point_stands_for_its_clauses_and_nothing_due_for_none) {
    const RuleBook& book = *find_book(shipped_content(), Game::Breakout);
    const OpenPoint& point = *std::find_if(book.open_points.begin(), book.open_points.end(),
                                           [](const OpenPoint& one) { return !one.about.empty(); });
    BOOST_TEST((clauses_of(wrongly("a", point.id), shipped_content()) == point.about));
    BOOST_TEST(clauses_of(wrongly("a", ""), shipped_content()).empty());
    BOOST_TEST(clauses_of(wrongly("a", "BRK-NO-1"), shipped_content()).empty());
}

BOOST_AUTO_TEST_CASE(the_log_and_the_audits_findings_hand_over_the_same) {
    AuditedNight night(250);
    const auto& misreadings = night.desk.library.misreadings;
    const auto from_log = floor_errors_in(night.file, misreadings, {});
    BOOST_REQUIRE(from_log.has_value());
    BOOST_TEST(from_log->size() > 3U);
    std::string findings;
    Audit audit(night.file, misreadings, {});
    BOOST_REQUIRE(audit.run(1, {}, [&](const Finding& one) { findings += json_of(one); }));
    findings += json_of(audit.report(), every_dimension);
    std::istringstream in(findings);
    const auto from_file = floor_errors_from(in, "findings.jsonl");
    BOOST_REQUIRE(from_file.has_value());
    BOOST_TEST((*from_file == *from_log));
    std::set<std::string> marks;
    for (const FloorError& error : *from_log) BOOST_TEST(marks.insert(error.mark).second);
}

BOOST_AUTO_TEST_CASE(what_is_no_finding_is_refused_with_its_line) {
    struct Row {
        const char* file;
        const char* words;
    };
    for (const Row& row :
         {Row{"nonsense", "f:1: this is no finding"}, Row{"[1]", "f:1: this is no finding"},
          Row{"{}", "f:1: this is no finding"}, Row{"\n\n{\"kind\":\"wager\"}", "f:3: 'id'"},
          Row{"{\"kind\":\"wager\",\"id\":\"x\",\"table\":1}", "f:1: 'table'"},
          Row{"{\"kind\":\"wager\",\"id\":\"x\",\"table\":null,\"dealer\":\"1\",\"at\":null,"
              "\"who\":\"1\",\"wager\":\"player\",\"claimed\":\"\",\"clause\":null,"
              "\"misreading\":null,\"game\":\"poker\",\"hand\":1}",
              "f:1: 'game'"}}) {
        std::istringstream in(row.file);
        const auto read = floor_errors_from(in, "f");
        BOOST_REQUIRE_MESSAGE(!read.has_value(), row.file);
        BOOST_TEST(to_text(read.error().front()).starts_with(row.words),
                   to_text(read.error().front()));
    }
    std::istringstream huge(std::string(2U << 20U, 'x'));
    BOOST_TEST(!floor_errors_from(huge, "f").has_value());
    std::istringstream nothing("");
    BOOST_TEST(floor_errors_from(nothing, "f")->empty());
}

BOOST_AUTO_TEST_CASE(the_audit_page_gives_the_picked_dealer_to_training) {
    AuditedNight night(400);
    night.audit();
    AuditSession& audit = night.desk.audit;
    const std::string dealer = picked_dealer(audit);
    BOOST_REQUIRE(!dealer.empty());
    night.desk.learn.school = open_school(night.folder / "school.db", night.desk.library,
                                          {[] { return Millis{1'795'262'400'000}; }, 0});
    SchoolSession& school = night.desk.learn.school;
    const auto give = [&] {
        const auto leads = apply(audit, AuditAction::GiveToTraining);
        BOOST_REQUIRE(leads.has_value());
        go_to(night.desk, *leads);
    };
    give();
    BOOST_TEST(floor_says(audit.error, "sign in under Learn"));
    BOOST_REQUIRE(school.school->add_person({"ann", "Ann", {Role::Trainee}, "", false, 0}));
    BOOST_REQUIRE(school.school->add_person({"tom", "Tom", {Role::Trainer}, "", false, 0}));
    BOOST_REQUIRE(sign_in(school, "ann", ""));
    give();
    BOOST_TEST(floor_says(audit.error, "sign in under Learn"));
    BOOST_REQUIRE(sign_in(school, "tom", ""));
    give();
    BOOST_TEST(floor_says(audit.notice, "nobody\u2019s here"), audit.notice);
    BOOST_REQUIRE(school.school->tie_dealer({dealer, "ann", "", "tom", 1}));
    give();
    BOOST_TEST(floor_says(audit.notice, "practised from tomorrow on by Ann"), audit.notice);
    const auto errors = school.school->floor_errors_of("ann");
    BOOST_TEST(!errors.empty());
    give();
    BOOST_TEST(floor_says(audit.notice, "handed over before"), audit.notice);
    BOOST_TEST(school.school->floor_errors_of("ann").size() == errors.size());
}

BOOST_AUTO_TEST_CASE(a_trainer_says_in_the_group_which_dealer_somebody_is) {
    FloorRoom floor;
    SchoolSession& room = floor.room();
    GroupSession group(shipped_content(), room);
    group.apply(GroupAction::Dealer, 0);  // Ann herself
    BOOST_TEST(!group.screen().dealer_form.has_value());
    BOOST_REQUIRE(sign_in(room, "tom", ""));
    group.apply(GroupAction::Dealer);
    BOOST_TEST(floor_says(room.error, "Select the trainee"));
    BOOST_TEST(floor_says(group.screen().rows.at(0).detail, "Dealer 1104."));
    group.apply(GroupAction::Dealer, 0);
    BOOST_REQUIRE(group.screen().dealer_form.has_value());
    BOOST_TEST(group.screen().dealer_form->title == "Dealer number: Ann");
    BOOST_TEST(group.screen().dealer_form->can_end);
    group.apply(GroupAction::EndDealer);
    BOOST_TEST(room.school->dealer_numbers().empty());
    group.apply(GroupAction::Dealer, 0);
    group.type_dealer("1182");
    group.type_since("soon");
    BOOST_TEST(floor_says(group.screen().dealer_form->since.problem, "no day"));
    group.apply(GroupAction::SetDealer);
    BOOST_TEST(floor_says(room.error, "is not a day"));
    BOOST_REQUIRE(group.screen().dealer_form.has_value());  // what is typed stays
    BOOST_TEST(group.screen().dealer_form->number.value == "1182");
    group.type_since("2026-11-01");
    group.apply(GroupAction::SetDealer);
    BOOST_TEST(room.error.empty());
    BOOST_REQUIRE(room.school->dealer_numbers().size() == 1U);
    BOOST_TEST((room.school->dealer_numbers().front() ==
                DealerNumber{"1182", "ann", "2026-11-01", "tom", room.clock.now()}));
}

BOOST_AUTO_TEST_SUITE_END()
