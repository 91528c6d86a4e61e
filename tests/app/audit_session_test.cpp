// The audit without a window: a night dealt with errors, audited, called off, looked at.

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>

#include "audit/report/chances.h"
#include "audited_night.h"
#include "desk/audit/audit_actions.h"
#include "questions/grade.h"

using namespace fairdeal;

namespace {

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
    BOOST_TEST((night.desk.section == DeskSection::Practise));
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

BOOST_AUTO_TEST_CASE(a_chance_is_never_said_to_be_smaller_than_it_is) {
    BOOST_TEST(chance_in_words(-7.65) == "1 in 40 million");
    BOOST_TEST(chance_in_words(-3) == "1 in 1 thousand");
    BOOST_TEST(chance_in_words(-22.4) == "1 in 10\u00b2\u00b2");
}

BOOST_AUTO_TEST_SUITE_END()
