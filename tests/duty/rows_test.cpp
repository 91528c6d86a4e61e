// Every row of the decision: what makes it fit, and that nothing else does.

#include <set>

#include "duty/sample_floor.h"

using namespace fairdeal;

namespace {

using K = FactKind;

struct RowCase {
    std::string_view row;
    DutyAnswer answer;
    void (*change)(SampleFloor& floor);
};

constexpr const char* with_supervisor = "<rule name=\"with-supervisor\" source=\"s\">w</rule>\n";

void make_trainee(SampleFloor& floor) {
    floor.change(K::Role, "4471", {{"role", "trainee"}, {"since", "2026-10-01"}});
}
void put_beside(SampleFloor& floor) {
    floor.say_dealer("4472");
    floor.say(K::Shadow, "4471",
              {{"beside", "4472"},
               {"table", "B7"},
               {"since", "2026-11-01T16:00:00Z"},
               {"until", "2026-11-01T20:00:00Z"}});
}
void use_other_card(SampleFloor& floor) {
    floor.change(K::Table, "B7",
                 {{"game", "breakout"},
                  {"card", "breakout hit-soft-17=yes bj-pays=6:5"},
                  {"sign", "2026-02"},
                  {"since", "2026-01-01"}});
}
void certificate(SampleFloor& floor, const char* until, const std::string& clauses) {
    floor.change(K::Certificate, "4471",
                 {{"number", "C-4471"},
                  {"office", "casino.example/exams"},
                  {"game", "breakout"},
                  {"card", sample_card},
                  {"clauses", clauses},
                  {"rules", "2025-01"},
                  {"since", "2026-03-01"},
                  {"until", until},
                  {"document", std::string(64, 'c')}});
}
void licence(SampleFloor& floor, const char* where, const char* function, const char* since,
             const char* until) {
    floor.change(K::Licence, "4471",
                 {{"number", "L-4471"},
                  {"jurisdiction", where},
                  {"function", function},
                  {"since", since},
                  {"until", until}});
}
void list(SampleFloor& floor, const char* made, const char* withdrawn) {
    floor.forget(K::Withdrawn);
    floor.say(K::Withdrawn, "casino.example/exams",
              {{"made", made},
               {"next", "2026-11-08T06:00:00Z"},
               {"withdrawn", withdrawn},
               {"document", std::string(64, 'd')}});
}
void deals(SampleFloor& floor, const char* who, const char* table, const char* since) {
    floor.say(K::Dealing, who, {{"table", table}, {"since", since}});
}

constexpr DutyAnswer no = DutyAnswer::No;

const RowCase cases[] = {
    {"may-deal", DutyAnswer::Yes, [](SampleFloor&) {}},
    {"no-profile", no, [](SampleFloor& f) { f.forget(K::Profile); }},
    {"unknown-dealer", no, [](SampleFloor& f) { f.forget(K::Person, "4471"); }},
    {"two-people", no,
     [](SampleFloor& f) {
         f.say(K::Person, "4471", {{"ref", "P-77"}});
     }},
    {"unknown-table", no, [](SampleFloor& f) { f.forget(K::Table); }},
    {"no-role", no, [](SampleFloor& f) { f.forget(K::Role, "4471"); }},
    {"trainee", no, make_trainee},
    {"trainee", no,  // beside somebody who may not deal either
     [](SampleFloor& f) {
         make_trainee(f);
         put_beside(f);
         f.forget(K::Licence, "4472");
     }},
    {"trainee", no,  // beside themselves
     [](SampleFloor& f) {
         make_trainee(f);
         f.say(K::Shadow, "4471",
               {{"beside", "4471"},
                {"table", "B7"},
                {"since", "2026-11-01T16:00:00Z"},
                {"until", "2026-11-01T20:00:00Z"}});
     }},
    {"trainee-beside", DutyAnswer::WithSupervisor,
     [](SampleFloor& f) {
         make_trainee(f);
         put_beside(f);
     }},
    {"no-licence", no, [](SampleFloor& f) { f.forget(K::Licence, "4471"); }},
    {"licence-elsewhere", no,
     [](SampleFloor& f) { licence(f, "there", "dealer", "2026-01-01", "2027-01-01"); }},
    {"licence-function", no,
     [](SampleFloor& f) { licence(f, "here", "cashier", "2026-01-01", "2027-01-01"); }},
    {"licence-not-yet", no,
     [](SampleFloor& f) { licence(f, "here", "dealer", "2026-11-01T18:00:01Z", "2027-01-01"); }},
    {"licence-lapsed", no,  // at this very minute
     [](SampleFloor& f) { licence(f, "here", "dealer", "2026-01-01", "2026-11-01T18:00:00Z"); }},
    {"may-deal", DutyAnswer::Yes,  // a second before
     [](SampleFloor& f) { licence(f, "here", "dealer", "2026-01-01", "2026-11-01T18:00:01Z"); }},
    {"licence-suspended", no,
     [](SampleFloor& f) {
         f.say(K::Suspension, "4471", {{"number", "L-4471"}, {"since", "2026-10-30"}});
     }},
    {"suspension-unclear", no,  // a number that is none of theirs
     [](SampleFloor& f) {
         f.say(K::Suspension, "4471", {{"number", "L-1447"}, {"since", "2026-10-30"}});
     }},
    {"may-deal", DutyAnswer::Yes,  // another licence, or over
     [](SampleFloor& f) {
         f.say(K::Licence, "4471",
               {{"number", "L-1"},
                {"jurisdiction", "there"},
                {"function", "dealer"},
                {"since", "2026-01-01"}});
         f.say(K::Suspension, "4471", {{"number", "L-1"}, {"since", "2026-10-30"}});
         f.say(K::Suspension, "4471",
               {{"number", "L-4471"}, {"since", "2026-10-01"}, {"until", "2026-11-01"}});
     }},
    {"no-certificate", no, [](SampleFloor& f) { f.forget(K::Certificate); }},
    {"certificate-lapsed", no,
     [](SampleFloor& f) { certificate(f, "2026-11-01", editions_hash(sample_card)); }},
    {"certificate-withdrawn", no,
     [](SampleFloor& f) { list(f, "2026-11-01T06:00:00Z", "C-4471@2026-10-31T00:00:00Z"); }},
    {"certificate-withdrawn", no,  // said only by a list that was made later
     [](SampleFloor& f) {
         f.say(K::Withdrawn, "casino.example/exams",
               {{"made", "2026-12-01"},
                {"withdrawn", "C-4471@2026-11-01T17:59:00Z"},
                {"document", std::string(64, 'e')}});
     }},
    {"may-deal", DutyAnswer::Yes,  // withdrawn later
     [](SampleFloor& f) { list(f, "2026-11-01T06:00:00Z", "C-4471@2026-11-02T00:00:00Z"); }},
    {"list-unknown", no, [](SampleFloor& f) { f.forget(K::Withdrawn); }},
    {"list-old", no,  // more than 48 hours
     [](SampleFloor& f) { list(f, "2026-10-30T17:59:59Z", "C-1@2026-10-01T00:00:00Z"); }},
    {"other-clauses", no, use_other_card},
    {"newer-rules", no, [](SampleFloor& f) { certificate(f, "2028-03-01", std::string(64, '0')); }},
    {"other-clauses-beside", DutyAnswer::WithSupervisor,
     [](SampleFloor& f) {
         use_other_card(f);
         f.profile(strict_profile(with_supervisor));
     }},
    {"newer-rules-beside", DutyAnswer::WithSupervisor,
     [](SampleFloor& f) {
         certificate(f, "2028-03-01", std::string(64, '0'));
         f.profile(strict_profile(with_supervisor));
     }},
    {"no-table-test", no, [](SampleFloor& f) { f.forget(K::TableTest); }},
    {"no-table-test", no,  // failed since
     [](SampleFloor& f) {
         f.say(K::TableTest, "4471",
               {{"game", "breakout"},
                {"result", "failed"},
                {"on", "2026-09-01"},
                {"judge", "9002"},
                {"judge-role", "pit-manager"}});
     }},
    {"no-table-test", no,  // of another game
     [](SampleFloor& f) {
         f.change(K::TableTest, "4471",
                  {{"game", "midnight"},
                   {"result", "passed"},
                   {"on", "2026-02-20"},
                   {"judge", "9002"},
                   {"judge-role", "pit-manager"}});
     }},
    {"table-test-judge", no,
     [](SampleFloor& f) {
         f.change(K::TableTest, "4471",
                  {{"game", "breakout"},
                   {"result", "passed"},
                   {"on", "2026-02-20"},
                   {"judge", "9001"},
                   {"judge-role", "floorperson"}});
     }},
    {"hours", no,
     [](SampleFloor& f) {
         f.change(K::Instruction, "4471",
                  {{"game", "breakout"}, {"hours", "119"}, {"on", "2025-06-01"}});
     }},
    {"may-deal", DutyAnswer::Yes,  // in two parts
     [](SampleFloor& f) {
         f.change(K::Instruction, "4471",
                  {{"game", "breakout"}, {"hours", "60"}, {"on", "2025-06-01"}});
         f.say(K::Instruction, "4471",
               {{"game", "breakout"}, {"hours", "60"}, {"on", "2025-07-01"}});
     }},
    {"no-course", no,  // 60 months and a day before the licence begins
     [](SampleFloor& f) {
         f.change(K::Course, "4471", {{"proof", "course"}, {"on", "2020-12-31"}});
     }},
    {"may-deal", DutyAnswer::Yes,
     [](SampleFloor& f) {
         f.change(K::Course, "4471", {{"proof", "course"}, {"on", "2021-01-01"}});
     }},
    {"may-deal", DutyAnswer::Yes,
     [](SampleFloor& f) {
         f.change(K::Course, "4471", {{"proof", "experience"}, {"on", "2010-01-01"}});
     }},
    {"no-refresher", no, [](SampleFloor& f) { f.forget(K::Refresher); }},
    {"refresher-past", no,
     [](SampleFloor& f) {
         f.say(K::Refresher, "4471",
               {{"topic", "cpr"}, {"done", "2025-11-01"}, {"due", "2026-11-01T18:00:00Z"}});
     }},
    {"refresher-soon", DutyAnswer::YesWithWarning,
     [](SampleFloor& f) {
         f.say(K::Refresher, "4471",
               {{"topic", "cpr"}, {"done", "2025-11-01"}, {"due", "2026-12-01T18:00:00Z"}});
     }},
    {"deals-elsewhere", no, [](SampleFloor& f) { deals(f, "4471", "B6", "2026-11-01T17:00:00Z"); }},
    {"deals-elsewhere", no,  // the same human being under another id
     [](SampleFloor& f) {
         f.say(K::Person, "4999", {{"ref", "P-4471"}});
         deals(f, "4999", "B7", "2026-11-01T17:00:00Z");
     }},
    {"may-deal", DutyAnswer::Yes,  // here already
     [](SampleFloor& f) { deals(f, "4471", "B7", "2026-11-01T17:00:00Z"); }},
    {"no-rest", no,
     [](SampleFloor& f) {
         f.say(K::Dealing, "4471",
               {{"table", "B6"},
                {"since", "2026-11-01T16:00:00Z"},
                {"until", "2026-11-01T17:40:01Z"}});
     }},
    {"may-deal", DutyAnswer::Yes,
     [](SampleFloor& f) {
         f.say(K::Dealing, "4471",
               {{"table", "B6"},
                {"since", "2026-11-01T16:00:00Z"},
                {"until", "2026-11-01T17:40:00Z"}});
     }},
    {"no-floorperson", no, [](SampleFloor& f) { f.forget(K::Supervision); }},
    {"no-floorperson", no,  // a dealer looks after it
     [](SampleFloor& f) {
         f.change(K::Role, "9001", {{"role", "dealer"}, {"since", "2026-01-01"}});
     }},
    {"too-many-tables", no,
     [](SampleFloor& f) {
         f.say(K::Supervision, "9001",
               {{"tables", "B1 B2 B3 B4"},
                {"since", "2026-11-01T17:00:00Z"},
                {"until", "2026-11-01T22:00:00Z"}});
     }},
    {"may-deal", DutyAnswer::Yes,  // six of them
     [](SampleFloor& f) {
         f.say(K::Supervision, "9001",
               {{"tables", "B1 B2 B3"},
                {"since", "2026-11-01T17:00:00Z"},
                {"until", "2026-11-01T22:00:00Z"}});
     }},
    {"pack-unknown", no, [](SampleFloor& f) { f.forget(K::Pack); }},
    {"pack-not-counted", no,
     [](SampleFloor& f) {
         f.say(K::Pack, "B7",
               {{"pack", "K7"}, {"state", "to-count"}, {"since", "2026-11-01T17:30:00Z"}});
     }},
    {"wrong-sign", no,
     [](SampleFloor& f) {
         f.say(K::Sign, "B7", {{"edition", "2025-01"}, {"since", "2026-10-01"}});
     }},
    {"wrong-sign", no, [](SampleFloor& f) { f.forget(K::Sign); }},
    {"not-on-roster", DutyAnswer::AskFloor, [](SampleFloor& f) { f.forget(K::Roster); }},
    {"may-deal", DutyAnswer::Yes,  // the floor rules
     [](SampleFloor& f) {
         f.forget(K::Roster);
         f.say(K::FloorRuling, "4471",
               {{"table", "B7"},
                {"since", "2026-11-01T17:00:00Z"},
                {"until", "2026-11-01T19:00:00Z"},
                {"why", "somebody is ill"}});
     }},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(duty_rows_asked)

BOOST_AUTO_TEST_CASE(each_row_fits_where_it_should) {
    for (const RowCase& one : cases) {
        SampleFloor floor;
        one.change(floor);
        const Decision decision = floor.ask();
        BOOST_TEST_CONTEXT(one.row << ": " << reason_in_words(decision)) {
            BOOST_TEST(decision.row().name == one.row);
            BOOST_TEST(decision.answer() == one.answer);
            BOOST_TEST(decision.until.has_value() ==
                       (one.answer != DutyAnswer::No && one.answer != DutyAnswer::AskFloor));
            BOOST_TEST(!reason_in_words(decision).empty());
            BOOST_TEST(!change_in_words(decision.first()).empty());
        }
    }
}

BOOST_AUTO_TEST_CASE(every_row_has_a_case_and_a_name_of_its_own) {
    std::set<std::string_view> names, tried;
    for (const DutyRow& row : duty_rows()) BOOST_TEST(names.insert(row.name).second, row.name);
    for (const RowCase& one : cases) tried.insert(one.row);
    for (const std::string_view name : names) BOOST_TEST(tried.contains(name), name);
}

/// No condition of a yes may hide a no: the rows go from the worst answer to the best.
BOOST_AUTO_TEST_CASE(no_row_hides_a_stricter_one) {
    DutyAnswer worst = DutyAnswer::No;
    for (const DutyRow& row : duty_rows()) {
        BOOST_TEST(row.answer <= worst, row.name);
        worst = row.answer;
    }
}

BOOST_AUTO_TEST_CASE(a_rule_that_is_off_asks_nothing) {
    SampleFloor floor;
    for (const K kind : {K::Licence, K::Course, K::Instruction, K::TableTest, K::Refresher})
        floor.forget(kind, "4471");
    floor.forget(K::Supervision);
    floor.profile(
        "<regulator format=\"1\" id=\"lax\" title=\"Lax\" jurisdiction=\"here\" "
        "function=\"dealer\">\n<note>n</note>\n</regulator>\n");
    BOOST_TEST(floor.ask().row().name == "may-deal");
}

BOOST_AUTO_TEST_CASE(a_clause_that_differs_is_named) {
    SampleFloor floor;
    use_other_card(floor);
    const Decision decision = floor.ask();
    const auto was = card_from_line(sample_card, ""),
               is = card_from_line("breakout bj-pays=6:5 hit-soft-17=yes", "");
    const auto changed = changed_clauses(clause_editions(Game::Breakout, *was, rule_books()),
                                         clause_editions(Game::Breakout, *is, rule_books()));
    BOOST_REQUIRE(!changed.empty());
    for (const std::string& clause : changed)
        BOOST_TEST(decision.first().what.find(clause) != std::string::npos, clause);
}

BOOST_AUTO_TEST_CASE(a_yes_ends_with_the_first_fact_that_does) {
    SampleFloor floor;
    BOOST_TEST(*floor.ask().until == "2026-11-01T20:00:00Z"_utc);  // the roster
    floor.say(K::Suspension, "4471", {{"number", "L-4471"}, {"since", "2026-11-01T19:00:00Z"}});
    BOOST_TEST(*floor.ask().until == "2026-11-01T19:00:00Z"_utc);
    floor.say(K::Pack, "B7",
              {{"pack", "K7"}, {"state", "to-count"}, {"since", "2026-11-01T18:30:00Z"}});
    BOOST_TEST(*floor.ask().until == "2026-11-01T18:30:00Z"_utc);
}

/// What the answer says at every moment until it ends, it says at the moment before, too.
BOOST_AUTO_TEST_CASE(a_yes_holds_until_it_ends) {
    SampleFloor floor;
    floor.say(K::Table, "B7",
              {{"game", "breakout"},
               {"card", "breakout"},
               {"sign", "2026-02"},
               {"since", "2026-11-01T18:45:00Z"}});
    const Decision yes = floor.ask();
    BOOST_REQUIRE(may_deal_alone(yes.answer()));
    BOOST_TEST(*yes.until == "2026-11-01T18:45:00Z"_utc);
    const UtcTime before{yes.until->time - std::chrono::seconds(1)};
    BOOST_TEST(may_deal_alone(floor.ask("4471", "B7", before).answer()));
    BOOST_TEST(!may_deal_alone(floor.ask("4471", "B7", *yes.until).answer()));
}

BOOST_AUTO_TEST_CASE(a_correction_takes_the_place_of_what_it_corrects) {
    SampleFloor floor;
    const auto licence = std::ranges::find_if(floor.facts, [](const Fact& fact) {
        return fact.kind == K::Licence && fact.subject == "4471";
    });
    const std::int64_t number = licence->number;
    floor.say(K::Licence, "4471",
              {{"number", "L-4471"},
               {"jurisdiction", "here"},
               {"function", "dealer"},
               {"since", "2026-01-01"},
               {"until", "2026-10-01"},
               {"corrects", std::to_string(number)}});
    const Decision decision = floor.ask();
    BOOST_TEST(decision.row().name == "licence-lapsed");
    BOOST_REQUIRE(decision.facts().size() == 1U);
    BOOST_TEST(decision.facts().front()->number == floor.facts.back().number);
    floor.say(K::TakenBack, "",
              {{"why", "typed for somebody else"},
               {"corrects", std::to_string(floor.facts.back().number)}});
    BOOST_TEST(floor.ask().row().name == "no-licence");
}

BOOST_AUTO_TEST_SUITE_END()
