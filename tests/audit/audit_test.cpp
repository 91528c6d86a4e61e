// The audit of a log: the same on every number of threads, stopped and gone on with; what is no
// log; the hands behind a cell.

#include <boost/test/unit_test.hpp>

#include "audit/logs.h"
#include "audit/report/report_json.h"
#include "audit/report/report_text.h"
#include "log/source.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(auditing)

BOOST_AUTO_TEST_CASE(findings_and_sums_are_the_same_on_any_number_of_threads) {
    const Folder folder;
    for (const Game game : {Game::Breakout, Game::League}) {
        const auto file = dealt_log(folder, game, 2000, 200);
        const Audited one = audited(file, 1);
        BOOST_TEST(one.findings.size() > 200U);
        for (const unsigned threads : {2U, 3U, 8U}) {
            const Audited many = audited(file, threads);
            BOOST_TEST((many.report == one.report));
            BOOST_TEST((many.findings == one.findings));
        }
    }
}

/// A round that is void cites the chapter on irregularities, which no game lists.
BOOST_AUTO_TEST_CASE(hands_that_went_wrong_are_counted_by_the_clauses_of_their_chapter) {
    const std::string deal =
        "1 bet player 20\n2 bet player 20\n1 deal Ts Ah\n2 deal 9c 7d\ndealer deal 6s (Kh)\n"
        "2 misread 7d Td\ndealer void IRR-15\n1 pay player 30\n";
    const AuditReport report =
        report_on("breakout notation=2 id=V1\n" + deal + "2 return player 20\n\n" +
                  "breakout notation=2 id=V2\n" + deal + "2 return player 10\n\n" +
                  "breakout notation=2 id=V3\n1 bet player 20\n1 deal 9h 7d\ndealer deal 6s (Kh)\n"
                  "dealer void IRR-99\n1 return player 20\n");
    BOOST_TEST(report.counts.wrong == 1);
    BOOST_TEST(report.all.sums.with_faults == 1);
    std::string clauses;
    for (const NamedCell& cell : report.by(Dimension::Clause)) clauses += cell.name + " ";
    BOOST_TEST(clauses.find("IRR-25") != std::string::npos, clauses);
}

BOOST_AUTO_TEST_CASE(a_stopped_audit_goes_on_where_it_stopped) {
    const Folder folder;
    const auto file = dealt_log(folder, Game::League, 2500, 200);
    const Audited whole = audited(file, 1);
    for (const unsigned threads : {1U, 2U}) {
        Audit audit(file, shipped_misreadings(), {});
        std::vector<Finding> findings;
        const auto take = [&](const Finding& finding) { findings.push_back(finding); };
        int stops = 0;
        while (!audit.report().finished) {
            BOOST_REQUIRE(audit.run(
                threads, [](std::int64_t, std::int64_t) { return false; }, take));
            ++stops;
            BOOST_REQUIRE(stops < 20);
        }
        BOOST_TEST(stops > 1);
        BOOST_TEST((audit.report() == whole.report));
        BOOST_TEST((findings == whole.findings));
    }
}

BOOST_AUTO_TEST_CASE(progress_rises_to_the_whole) {
    const Folder folder;
    const auto file = dealt_log(folder, Game::Breakout, 1000, 0);
    Audit audit(file, {}, {});
    std::int64_t last = 0;
    BOOST_REQUIRE(audit.run(2,
                            [&](std::int64_t done, std::int64_t of) {
                                BOOST_TEST(done > last);
                                BOOST_TEST(of == 1000);
                                last = done;
                                return true;
                            },
                            {}));
    BOOST_TEST(last == 1000);
    BOOST_TEST(audit.report().is_clean());
    BOOST_TEST(audit.report().counts.right == 1000);
}

BOOST_AUTO_TEST_CASE(an_empty_log_is_finished_and_clean) {
    const Folder folder;
    { const HandLog log = opened(folder.file("empty.log")); }
    const AuditReport report = audited(folder.file("empty.log"), 2).report;
    BOOST_TEST(report.is_clean());
    BOOST_TEST(report.records == 0);
    for (const Dimension dimension : every_dimension) BOOST_TEST(report.by(dimension).empty());
}

BOOST_AUTO_TEST_CASE(what_is_no_log_is_refused) {
    const Folder folder;
    write_bytes(folder.file("text.log"), "breakout\n1 bet dealer 25\n");
    write_bytes(folder.file("binary.log"), std::string("\x00\xff\x7f"
                                                       "ELF\x00\x01",
                                                       8));
    write_bytes(folder.file("short.log"), "SQLite format 3");
    for (const char* name : {"text.log", "binary.log", "short.log", "missing.log"}) {
        Audit audit(folder.file(name), {}, {});
        const auto ran = audit.run(2, {}, {});
        BOOST_TEST(!ran);
        BOOST_TEST(why(ran) != "");
        BOOST_TEST(!audit.report().finished);
        BOOST_TEST(!audit.hands_of_cell(Dimension::Dealer, "1", 0, 1));
    }
}

BOOST_AUTO_TEST_CASE(each_hand_is_counted_as_it_stands) {
    const Folder folder;
    {
        HandLog log = opened(folder.file("few.log"));
        import_text(log, hand_text("id=R1") + "\n" + hand_text("id=W1", "pay dealer 50") + "\n" +
                             "breakout id=U1\n1 bet dealer 25\n1 deal Th 9d\n\n" +
                             "breakout id=Q1\n1 bet player 25\n1 deal T? ??\ndealer deal 9c (8s)\n"
                             "1 stand\ndealer turn 8s\ndealer stand\n1 pay player 25\n");
    }
    const AuditReport report = audited(folder.file("few.log"), 1).report;
    BOOST_TEST(report.counts.right == 1);
    BOOST_TEST(report.counts.wrong == 1);
    BOOST_TEST(report.counts.unclaimed == 1);
    BOOST_TEST(report.counts.undecided == 1);
    BOOST_TEST(report.counts.unreadable == 0);
    BOOST_TEST((report.all.sums.exposures.in(Unit::Cash).overpaid == Money::dollars(25)));
    BOOST_TEST(report.by(Dimension::Dealer).front().name == "-");
}

/// The bust of seat 1 has to be taken before seat 2 plays (MID-HIT-3).
BOOST_AUTO_TEST_CASE(an_order_of_settlement_that_the_source_does_not_give_is_not_judged) {
    const std::string hand =
        "1 bet player 15\n2 bet player 15\n1 deal Jc 5h\n2 deal Tc 7h\ndealer deal 6d\n1 hit 9s\n"
        "2 stand\ndealer hit Qs\ndealer hit 5c\ndealer stand\n1 take player 15\n";
    const Folder folder;
    const auto file = folder.file("fed.log");
    {
        HandLog log = opened(file);
        import_text(log, "midnight id=A\n" + hand + "2 take player 15\n\nmidnight id=B\n" + hand +
                             "2 take player 15\n\nmidnight id=C\n" + hand + "2 push player\n");
        HandLog::Batch batch(log);
        for (const auto& [about, order] : {std::pair{1, ""}, {2, "rebuilt"}, {3, "unknown"}}) {
            Entry entry = entry_of(HandSource{"m@1", "order x", 1, {}, order},
                                   *utc_time_from("2026-11-01T10:00:00Z"));
            entry.about = about;
            BOOST_REQUIRE(batch.add(entry));
        }
        batch.commit();
        BOOST_TEST((hands_without_order(log) == std::vector<std::int64_t>{2, 3}));
    }
    for (const unsigned threads : {1U, 2U}) {
        const Audited all = audited(file, threads);
        BOOST_TEST(all.report.counts.order_unknown == 2);
        BOOST_TEST(all.report.all.sums.with_faults == 1);
        BOOST_TEST(all.report.counts.wrong == 1);  // what was paid is judged all the same
        BOOST_REQUIRE(all.findings.size() == 2U);
        BOOST_TEST(all.findings[0].idx == 1);
        BOOST_TEST(all.findings[0].clause == "MID-HIT-3");
        BOOST_TEST(all.findings[1].idx == 3);
        const std::string said = "order of settlement unknown: not judged (2 hands)\n";
        const std::string text = text_of(all.report, every_dimension);
        BOOST_TEST(text.find(said) != std::string::npos, text);
        BOOST_TEST(json_of(all.report, every_dimension).find("\"order-unknown\":2") !=
                   std::string::npos);
    }
}

BOOST_AUTO_TEST_CASE(the_filter_lets_through_what_it_says) {
    const Folder folder;
    {
        HandLog log = opened(folder.file("night.log"));
        import_text(log, night(40));
    }
    const auto file = folder.file("night.log");
    const AuditReport all = audited(file, 1).report;
    for (const NamedCell& dealer : all.by(Dimension::Dealer)) {
        AuditOptions options;
        options.filter.dealer = dealer.name;
        const AuditReport his = audited(file, 2, options).report;
        BOOST_TEST(in_words(his.all.sums) == in_words(dealer.cell.sums));
        BOOST_TEST((his.all.first_hands == dealer.cell.first_hands));
    }
    AuditOptions none;
    none.filter.game = Game::League;
    BOOST_TEST(audited(file, 1, none).report.all.sums.hands == 0);
}

BOOST_AUTO_TEST_CASE(the_hands_of_a_cell_are_paged) {
    const Folder folder;
    const auto file = dealt_log(folder, Game::Breakout, 800, 300);
    const Audited all = audited(file, 1);
    const Audit audit(file, shipped_misreadings(), {});
    for (const Dimension dimension : every_dimension) {
        for (const NamedCell& cell : all.report.by(dimension)) {
            std::vector<std::int64_t> hands;
            std::int64_t after = 0;
            while (true) {
                const auto page = audit.hands_of_cell(dimension, cell.name, after, 7);
                BOOST_REQUIRE(page);
                if (page->empty()) break;
                hands.insert(hands.end(), page->begin(), page->end());
                after = hands.back();
            }
            BOOST_TEST(hands.size() >= cell.cell.first_hands.size());
            if (hands.size() > hands_kept) hands.resize(hands_kept);
            BOOST_TEST_CONTEXT(to_text(dimension) << " " << cell.name) {
                BOOST_TEST((hands == cell.cell.first_hands));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(shifts_begin_at_their_hours) {
    const ShiftHours hours{6, 14, 22};
    // clang-format off
    const struct { const char* at; const char* shift; } rows[] = {
        { "2026-03-14T06:00:00Z", "2026-03-14 06:00" },
        { "2026-03-14T05:59:59Z", "2026-03-13 22:00" },
        { "2026-03-14T13:59:59Z", "2026-03-14 06:00" },
        { "2026-03-14T14:00:00Z", "2026-03-14 14:00" },
        { "2026-03-14T22:30:00Z", "2026-03-14 22:00" },
        { "2026-03-15T00:30:00Z", "2026-03-14 22:00" },
        { "1969-12-31T23:00:00Z", "1969-12-31 22:00" },
        { "1969-12-31T03:00:00Z", "1969-12-30 22:00" },
    };
    // clang-format on
    for (const auto& [at, shift] : rows)
        BOOST_TEST(shift_name(shift_of(*instant_from(at), hours)) == shift);
}

BOOST_AUTO_TEST_CASE(breaks_between_the_hands_of_a_league_table_are_found) {
    const Folder folder;
    const auto file = folder.file("league.log");
    DealingMachine machine(TableCard(Game::League), 3, 0);
    std::vector<HandRecord> hands;
    for (int i = 0; i < 60; ++i) hands.push_back(machine.next().record);
    hands.erase(hands.begin() + 1);
    {
        HandLog log = opened(file);
        HandLog::Batch batch(log);
        for (const HandRecord& hand : hands) batch.add(hand);
        batch.commit();
    }
    const auto breaks = sequence_breaks(hands);
    const Audited all = audited(file, 2);
    BOOST_TEST(!breaks.empty());
    BOOST_TEST(all.report.breaks == static_cast<std::int64_t>(breaks.size()));
    std::size_t at = 0;
    for (const Finding& finding : all.findings) {
        if (finding.kind != Finding::Kind::Break) continue;
        BOOST_TEST(finding.idx == static_cast<std::int64_t>(breaks.at(at).record) + 1);
        BOOST_TEST(finding.what == breaks.at(at++).what);
    }
}

BOOST_AUTO_TEST_CASE(an_exam_offices_log_is_not_audited) {
    const Folder folder;
    const auto file = dealt_log(folder, Game::Breakout, 20, 200);
    Audit before(file, shipped_misreadings(), {});
    BOOST_REQUIRE(before.run(1, {}, {}));
    const auto kept = before.kept();
    BOOST_REQUIRE(kept.has_value());
    {
        HandLog log = opened(file);
        HandLog::Batch batch(log);
        BOOST_REQUIRE(batch.add({EntryKind::Office, std::nullopt, "X-1", "eve", {}, "opened\n"}));
        batch.commit();
    }
    const auto refused = [](const auto& result) {
        return !result && result.error().front().what ==
                              "this is the log of an exam office: only who signs in there reads it";
    };
    Audit audit(file, shipped_misreadings(), {});
    BOOST_TEST(refused(audit.run(2, {}, {})));
    BOOST_TEST(refused(audit.go_on_from(*kept)));
    BOOST_TEST(refused(before.hands_of_cell(Dimension::Game, "breakout", 0, 10)));
    BOOST_TEST(refused(before.kept()));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
