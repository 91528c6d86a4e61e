// The audit without a window: a night dealt with errors, audited, called off, looked at.

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>

#include "audit/report/chances.h"
#include "content/library.h"
#include "desk/audit/audit_actions.h"
#include "desk/audit/audit_words.h"
#include "desk/frame/desk.h"
#include "questions/grade.h"
#include "support/scratch.h"

using namespace fairdeal;

namespace {

struct AuditedNight {
    std::filesystem::path folder = scratch_path("audit-room-test");
    std::string file = (folder / "night.db").string();
    Desk desk;
    explicit AuditedNight(int hands) {
        std::filesystem::remove_all(folder);
        desk.library = load_library(FAIRDEAL_SOURCE_DIR).value();
        auto work = start_sample(file, hands, desk.library.misreadings);
        work->take();
        choose_log(desk.audit, file);
    }
    ~AuditedNight() { std::filesystem::remove_all(folder); }
    AuditedNight(const AuditedNight&) = delete;
    AuditedNight& operator=(const AuditedNight&) = delete;
    void finish() {
        while (desk.audit.running) {
            poll_audit(desk.audit);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    void audit() {
        start_audit(desk.audit);
        finish();
    }
    [[nodiscard]] AuditScreen screen() const { return audit_screen(desk.audit); }
};

Money cash_overpaid(const NamedCell& cell) {
    return cell.cell.sums.exposures.in(Unit::Cash).overpaid;
}

NamedCell cell_of(const char* name, std::int64_t cash, std::int64_t chips) {
    NamedCell cell{name, {}};
    cell.cell.sums.wrong_wagers = 1;
    cell.cell.sums.exposures.in(Unit::Cash).overpaid = Money::dollars(cash);
    cell.cell.sums.exposures.in(Unit::Chips).overpaid = Money::dollars(chips);
    return cell;
}

/// The misreading changes its answer; where there is none, it teaches the clause.
bool is_about(const Library& library, const Scenario& scenario, const Mistook& mistake) {
    for (const Misreading& misreading : library.misreadings) {
        if (misreading.id == mistake.misreading && is_caught(misreading, scenario)) return true;
    }
    const auto& taught = scenario.clauses;
    return std::find(taught.begin(), taught.end(), mistake.clause) != taught.end();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(audit_session)

BOOST_AUTO_TEST_CASE(a_night_adds_up_as_the_engine_says) {
    AuditedNight night(250);
    night.audit();
    BOOST_REQUIRE(night.desk.audit.report.has_value());
    Audit engine(night.file, night.desk.library.misreadings, {});
    BOOST_REQUIRE(engine.run(1, {}, {}));
    BOOST_TEST((engine.report() == *night.desk.audit.report));
    BOOST_TEST(night.screen().cards.front().value == "250");
    BOOST_TEST(!night.screen().cells.empty());
}

BOOST_AUTO_TEST_CASE(called_off_it_goes_on_to_the_same_end) {
    AuditedNight night(2000);
    start_audit(night.desk.audit);
    cancel_audit(night.desk.audit);
    night.finish();
    while (can_resume(night.desk.audit)) {
        resume_audit(night.desk.audit);
        night.finish();
    }
    BOOST_REQUIRE(night.desk.audit.report.has_value());
    BOOST_TEST(night.desk.audit.report->finished);
    const AuditReport resumed = *night.desk.audit.report;
    night.audit();
    BOOST_TEST((resumed == *night.desk.audit.report));
}

BOOST_AUTO_TEST_CASE(an_empty_log_says_that_there_is_nothing) {
    AuditedNight night(0);
    night.audit();
    BOOST_TEST(night.screen().cells.empty());
    BOOST_TEST(night.screen().empty == "No hand of the log is among those asked for.");
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_log_or_is_gone_is_said) {
    AuditedNight night(5);
    const std::string none = (night.folder / "none.db").string();
    std::ofstream(none) << "no log";
    choose_log(night.desk.audit, none);
    night.audit();
    BOOST_TEST(!night.desk.audit.error.empty());
    BOOST_TEST(!can_resume(night.desk.audit));
    choose_log(night.desk.audit, night.file);
    std::filesystem::remove(night.file);
    night.audit();
    BOOST_TEST(!night.desk.audit.error.empty());
    BOOST_TEST(!night.desk.audit.report.has_value());
}

BOOST_AUTO_TEST_CASE(cells_are_sorted_by_their_column_and_back) {
    AuditedNight night(250);
    night.audit();
    show_by(night.desk.audit, Dimension::Clause);
    BOOST_REQUIRE(night.desk.audit.column == AuditColumn::Overpaid);
    const auto falls = cells_shown(night.desk.audit);
    BOOST_REQUIRE(falls.size() > 1U);
    for (std::size_t i = 1; i < falls.size(); ++i)
        BOOST_TEST((cash_overpaid(*falls[i - 1]) >= cash_overpaid(*falls[i])));
    sort_by(night.desk.audit, AuditColumn::Overpaid);
    const auto rises = cells_shown(night.desk.audit);
    for (std::size_t i = 1; i < rises.size(); ++i)
        BOOST_TEST((cash_overpaid(*rises[i - 1]) <= cash_overpaid(*rises[i])));
}

BOOST_AUTO_TEST_CASE(cash_and_chips_are_two_sums_and_two_rankings) {
    const Library library;
    const OpenLog no_log;
    AuditSession session(library, no_log);
    session.report.emplace();
    session.report->all = cell_of("", 1500, 2000).cell;
    session.report->tables[0] = {cell_of("both", 500, 12), cell_of("cash", 1000, 0),
                                 cell_of("chips", 0, 1988)};
    const AuditScreen screen = audit_screen(session);
    BOOST_TEST(screen.cards[2].value == "$1,500");
    BOOST_TEST(screen.cards[2].detail == "and 2,000 chips in tournaments");
    BOOST_REQUIRE(screen.cells.size() == 3U);
    // 1,988 chips are not more than $1,000.
    BOOST_TEST(screen.cells[0].name == "cash");
    BOOST_TEST(screen.cells[1].overpaid == "$500\n12 chips");
    BOOST_TEST(screen.cells[2].overpaid == "1,988 chips");
    // Where one amount has chips below its cash, no amount of the column has a bar.
    for (const AuditCellItem& cell : screen.cells) {
        BOOST_TEST(cell.over == 0.0);
        BOOST_TEST(cell.spoken.find('\n') == std::string::npos);
    }
    session.report->tables[0] = {cell_of("cash", 1000, 0), cell_of("chips", 0, 1988)};
    const AuditScreen apart = audit_screen(session);
    BOOST_TEST(apart.cells[0].over == 1.0);
    BOOST_TEST(apart.cells[1].over == 1.0);
}

BOOST_AUTO_TEST_CASE(a_dealers_mistakes_become_their_practice) {
    AuditedNight night(250);
    night.audit();
    BOOST_REQUIRE(!picked_dealer(night.desk.audit).empty());
    const auto practice = apply(night.desk.audit, AuditAction::Practise);
    BOOST_REQUIRE(practice.has_value());
    go_to(night.desk, *practice);
    BOOST_TEST((night.desk.room == Room::Practise));
    const auto list = night.desk.practise.screen();
    BOOST_TEST(!list.items.empty());
    BOOST_TEST(list.items.size() <= longest_practice);
    const Mistakes mistakes = mistakes_of(night.desk.audit, night.desk.practise.filter().dealer);
    for (const ScenarioItem& item : list.items) {
        const Scenario& scenario = *find_scenario(night.desk.library, item.id);
        BOOST_TEST(std::any_of(mistakes.begin(), mistakes.end(),
                               [&](const auto& mistake) {
                                   return is_about(night.desk.library, scenario, mistake.first);
                               }),
                   item.id);
    }
}

BOOST_AUTO_TEST_CASE(practice_is_about_the_misreading_and_begins_with_the_most_frequent) {
    const Library library = load_library(FAIRDEAL_SOURCE_DIR).value();
    const Mistook tip{"BRK-ST-6", "breakout-tip-times-stake"};
    const Mistook bust{"BRK-PUSH-3", "breakout-bust-17-taken"};
    const Mistook unexplained{"BRK-PU-2", ""};
    for (const Mistook& mistake : {bust, unexplained}) {
        const auto alone = practice_list(library, {{mistake, 1}});
        BOOST_REQUIRE(!alone.empty());
        BOOST_TEST(alone.size() < longest_practice);
        for (const std::string& id : alone)
            BOOST_TEST(is_about(library, *find_scenario(library, id), mistake), id);
    }
    const auto both = practice_list(library, {{bust, 2}, {tip, 9}, {unexplained, 1}});
    BOOST_REQUIRE(both.size() > 3U);
    BOOST_TEST(is_about(library, *find_scenario(library, both[0]), tip));
    BOOST_TEST(is_about(library, *find_scenario(library, both[1]), bust));
    BOOST_TEST(is_about(library, *find_scenario(library, both[2]), unexplained));
    BOOST_TEST(practice_list(library, {}).empty());
}

BOOST_AUTO_TEST_CASE(what_was_found_is_saved_whole_or_not_at_all) {
    AuditedNight night(50);
    night.audit();
    const auto file = night.folder / audit_file_name(night.desk.audit, AuditFormat::Csv);
    save_audit(night.desk.audit, AuditFormat::Csv, file);
    BOOST_TEST(night.desk.audit.error == "");
    BOOST_TEST(std::filesystem::file_size(file) > 0U);
    save_audit(night.desk.audit, AuditFormat::Csv, night.folder / "no-folder" / "x.csv");
    BOOST_TEST(night.desk.audit.error != "");
    BOOST_TEST(night.desk.audit.notice == "");
}

BOOST_AUTO_TEST_CASE(another_rule_is_worked_out_over_the_hands_audited) {
    AuditedNight night(400);
    AuditSession& audit = night.desk.audit;
    const auto screen = [&] {
        return rule_change_screen(audit.change, audit.audited, audit.library);
    };
    const auto work_out = [&] {
        apply(audit, AuditAction::WorkOut);
        while (audit.change.work.is_under_way()) {
            poll_audit(audit);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    };
    apply(audit, AuditAction::RuleChange);
    work_out();  // before there is an audit nothing is begun
    BOOST_TEST(screen().problem == "Audit a log first: its hands are gone through.");
    night.audit();
    for (const Game game : every_game) {
        const auto rules = rules_offered(audit.library, game);
        BOOST_TEST(rules.size() > 3U);
        for (const RuleOffered& rule : rules)
            BOOST_TEST(std::count_if(rule.readings.begin(), rule.readings.end(),
                                     [](const auto& one) { return one.is_standard; }) == 1,
                       rule.question);
    }
    const auto rules = rules_offered(audit.library, Game::Breakout);
    const auto pays = std::find_if(rules.begin(), rules.end(), [](const RuleOffered& rule) {
        return rule.spec->name == "hit-soft-17";
    });
    BOOST_REQUIRE(pays != rules.end());
    choose_game(audit.change, Game::Breakout);
    choose_rule(audit.change, static_cast<std::size_t>(pays - rules.begin()), audit.library);
    BOOST_TEST(!pays->readings.at(audit.change.reading).is_standard);
    work_out();
    BOOST_REQUIRE_MESSAGE(audit.change.report, audit.change.error);
    const auto same = house_change(night.file, filter_of(audit.audited_query),
                                   {Game::Breakout, {}, {{"hit-soft-17", "yes"}}}, {});
    BOOST_REQUIRE(same.has_value());
    BOOST_TEST(audit.change.report->hands == same->hands);
    BOOST_TEST(audit.change.report->otherwise == same->otherwise);
    BOOST_TEST(audit.change.report->played_otherwise == same->played_otherwise);
    BOOST_TEST(screen().title.find("soft 17") != std::string::npos, screen().title);
    // Whoever draws once more is dealt other cards: there is no price, and the hands are shown.
    BOOST_TEST(same->otherwise == 0);
    BOOST_TEST(same->played_otherwise > 0);
    BOOST_TEST(screen().story.find("cannot be told from these hands") != std::string::npos);
    BOOST_TEST(screen().story.find("0 would have been") == std::string::npos);
    const auto leads = apply(audit, AuditAction::Open);
    BOOST_REQUIRE(leads.has_value());
    BOOST_TEST((std::get<ListHands>(*leads).hands == same->first_unplayable));
    // Of a log that is gone since: said, and what was found stays away.
    std::filesystem::remove(night.file);
    work_out();
    BOOST_TEST(!audit.change.report.has_value());
    BOOST_TEST(screen().problem.find("night.db") != std::string::npos, screen().problem);
}

BOOST_AUTO_TEST_CASE(a_chance_is_never_said_to_be_smaller_than_it_is) {
    BOOST_TEST(chance_in_words(-7.65) == "1 in 40 million");
    BOOST_TEST(chance_in_words(-3) == "1 in 1 thousand");
    BOOST_TEST(chance_in_words(-22.4) == "1 in 10\u00b2\u00b2");
}

BOOST_AUTO_TEST_SUITE_END()
