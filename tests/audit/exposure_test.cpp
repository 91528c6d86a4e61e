// What an audit counts as lost: a settlement that was never made, and chips apart from cash.

#include <boost/test/unit_test.hpp>
#include <map>
#include <set>

#include "audit/logs.h"
#include "audit/report/report_text.h"

namespace fairdeal {

namespace {

/// Hands of a game, dealt with errors, and what the error of each was.
struct SpoiltNight {
    std::filesystem::path log;
    std::map<std::int64_t, DealerError> errors;  // by the hand's number
};

SpoiltNight spoilt_night(const Folder& folder, Game game, int hands) {
    SpoiltNight night{folder.file(std::string(to_text(game)) + ".log"), {}};
    HandLog log = opened(night.log);
    DealingMachine machine(TableCard(game), 1, 300);
    HandLog::Batch batch(log);
    for (int i = 1; i <= hands; ++i) {
        const DealtHand dealt = machine.next();
        if (dealt.error) night.errors.emplace(i, *dealt.error);
        batch.add(dealt.record);
    }
    batch.commit();
    return night;
}

/// A complete hand of Breakout in which seat 1 wins 25 and loses a Super Tie of 5.
std::string unsettled(const std::string& header) { return hand_text(header, "", ""); }

}  // namespace

BOOST_AUTO_TEST_SUITE(audit_exposure)

BOOST_AUTO_TEST_CASE(every_error_that_was_seeded_is_found_in_every_game) {
    const Folder folder;
    int missed_pays = 0;
    for (const Game game : every_game) {
        const SpoiltNight night = spoilt_night(folder, game, 1500);
        std::set<std::int64_t> found;
        const Audited all = audited(night.log, 1);
        for (const Finding& finding : all.findings) found.insert(finding.idx);
        for (const auto& [idx, error] : night.errors) {
            missed_pays += error == DealerError::MissedPay ? 1 : 0;
            BOOST_TEST(found.contains(idx),
                       to_text(game) << " #" << idx << ": " << to_text(error) << " was not found");
        }
    }
    BOOST_TEST(missed_pays > 50);
}

BOOST_AUTO_TEST_CASE(what_was_due_and_never_settled_is_missed) {
    const AuditReport report = report_on(unsettled("id=N1 dealer=1104"));
    BOOST_TEST(report.counts.wrong == 1);
    BOOST_TEST(report.counts.unclaimed == 0);
    BOOST_TEST(report.all.sums.wrong_wagers == 2);
    const Exposure& cash = report.all.sums.exposures.in(Unit::Cash);
    BOOST_TEST((cash == Exposure{Money::dollars(5), Money::dollars(25)}));
    BOOST_TEST(report.by(Dimension::Dealer).front().cell.sums.wrong_hands == 1);
    BOOST_TEST(!report.is_clean());
}

BOOST_AUTO_TEST_CASE(a_source_that_records_no_settlements_misses_none) {
    const AuditReport report = report_on(unsettled("id=N1 dealer=1104 settlements=unknown"));
    BOOST_TEST(report.counts.unclaimed == 1);
    BOOST_TEST(report.all.sums.exposures.in(Unit::Cash).is_nothing());
    BOOST_TEST(report.is_clean());
}

BOOST_AUTO_TEST_CASE(a_hand_that_stops_before_its_end_is_not_settled_yet) {
    const AuditReport report = report_on("breakout id=U1\n1 bet dealer 25\n1 deal Th 9d\n");
    BOOST_TEST(report.counts.unclaimed == 1);
    BOOST_TEST(report.is_clean());
}

BOOST_AUTO_TEST_CASE(chips_are_never_added_to_cash) {
    const Folder folder;
    const auto file = folder.file("mixed.log");
    write_hands(file, DealingMachine(TableCard(Game::League), 3, 400), 200);
    {
        HandLog log = opened(file);
        import_text(log, hand_text("id=W1 dealer=B", "pay dealer 50"));
    }
    const AuditReport report = audited(file, 2).report;
    const Exposures& sums = report.all.sums.exposures;
    BOOST_TEST((sums.in(Unit::Cash) == Exposure{Money::dollars(25), Money()}));
    BOOST_TEST((sums.in(Unit::Chips).overpaid > Money()));
    const Dimension by[] = {Dimension::Game};
    const std::string text = text_of(report, by);
    BOOST_TEST(text.find("\ncash: overpaid $25, underpaid $0\n") != std::string::npos, text);
    BOOST_TEST(text.find("\ntournament chips: overpaid " + to_text(sums.in(Unit::Chips).overpaid) +
                         " chips") != std::string::npos,
               text);
    const Money one_total = sums.in(Unit::Cash).overpaid + sums.in(Unit::Chips).overpaid;
    BOOST_TEST(text.find(to_text(one_total)) == std::string::npos, text);
    // The log's own sums are the same two.
    BOOST_TEST((opened(file, Access::Read).sums({}).exposures == sums));
}

BOOST_AUTO_TEST_CASE(a_tournament_of_extreme_is_played_for_chips_and_a_regular_game_for_cash) {
    // clang-format off
    const struct { const char* header; Unit unit; } rows[] = {
        { "breakout",                             Unit::Cash },
        { "midnight",                             Unit::Cash },
        { "league",                               Unit::Chips },
        { "extreme minimum=25 mode=regular",      Unit::Cash },
        { "extreme minimum=25 mode=tournament",   Unit::Chips },
    };
    // clang-format on
    for (const auto& [text, unit] : rows) {
        Problems problems;
        const auto header = read_header(text, problems);
        BOOST_REQUIRE_MESSAGE(header, text);
        BOOST_TEST(to_text(unit_of(*header)) == to_text(unit), text);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
