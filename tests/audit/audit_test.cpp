// The audit of a log: its sums against a plain count of the same hands, the same on every number of
// threads, stopped and gone on with; what is no log; patterns that are there and those that are
// not.

#include "audit/audit.h"

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <sstream>

#include "audit/shipped.h"
#include "store/folder.h"
#include "training/deal.h"

namespace fairdeal {

namespace {

/// A log of hands dealt with errors in so many of a thousand.
std::filesystem::path dealt_log(const Folder& folder, Game game, int hands, unsigned errors,
                                std::uint64_t seed = 7) {
    const auto file = folder.file(fmt::format("{}-{}-{}.log", to_text(game), hands, seed));
    HandLog log = opened(file);
    DealingMachine machine(TableCard(game), seed, errors, DealingMachine::Cards::Random);
    HandLog::Batch batch(log);
    for (int i = 0; i < hands; ++i) batch.add(machine.next().record);
    batch.commit();
    return file;
}

struct Audited {
    AuditReport report;
    std::vector<Finding> findings;
};
Audited audited(const std::filesystem::path& file, unsigned threads,
                const AuditOptions& options = {}) {
    Audit audit(file, shipped_misreadings(), options);
    Audited all;
    BOOST_REQUIRE(
        audit.run(threads, {}, [&](const Finding& finding) { all.findings.push_back(finding); }));
    all.report = audit.report();
    BOOST_TEST(all.report.finished);
    return all;
}

/// The sums of one dimension, counted from the rows that the log itself derives.
struct PlainCount {
    std::map<std::string, AuditSums> cells;
    AuditSums all;
};

std::string cell_of(const DerivedRows& rows, Dimension dimension) {
    const Identity& identity = rows.hand.identity;
    switch (dimension) {
        case Dimension::Dealer: return identity.dealer;
        case Dimension::Table: return identity.table;
        case Dimension::Game: return std::string(to_text(rows.hand.game));
        case Dimension::Shift:
        case Dimension::Clause:
        case Dimension::Misreading: break;
    }
    throw Fault("counted otherwise");
}

void add_wager(AuditSums& sums, const WagerRow& wager) {
    ++sums.wrong_wagers;
    if (wager.difference > Money())
        sums.overpaid += wager.difference;
    else
        sums.underpaid -= wager.difference;
}

bool is_wrong(const WagerRow& wager) {
    return wager.standing != "right" && wager.standing != "undecided" &&
           wager.standing != "unclaimed";
}

PlainCount plain_count(const std::filesystem::path& file, Dimension dimension) {
    PlainCount count;
    const HandLog log = opened(file, Access::Read);
    log.for_each_record(0, [&](std::int64_t, std::string_view text) {
        const HandRecord record = read_record(text).value();
        const DerivedRows rows = derive(record, text, shipped_misreadings(), "");
        AuditSums one;
        one.hands = 1;
        one.lines = static_cast<std::int64_t>(rule(record).lines.size());
        one.with_faults = rows.hand.faults > 0 ? 1 : 0;
        for (const WagerRow& wager : rows.wagers) {
            if (!is_wrong(wager)) continue;
            one.wrong_hands = 1;
            add_wager(one, wager);
        }
        count.all += one;
        count.cells[cell_of(rows, dimension)] += one;
        return true;
    });
    return count;
}

/// The money of the cells of clauses or misreadings, counted likewise.
std::map<std::string, AuditSums> plain_wagers(const std::filesystem::path& file,
                                              std::string WagerRow::*word) {
    std::map<std::string, AuditSums> cells;
    const HandLog log = opened(file, Access::Read);
    log.for_each_record(0, [&](std::int64_t, std::string_view text) {
        const HandRecord record = read_record(text).value();
        for (const WagerRow& wager : derive(record, text, shipped_misreadings(), "").wagers) {
            if (!is_wrong(wager)) continue;
            const std::string& name = wager.*word;
            add_wager(cells[name.empty() ? std::string(nothing_said) : name], wager);
        }
        return true;
    });
    return cells;
}

std::string in_words(const AuditSums& sums) {
    return fmt::format("{} hands, {} wrong, {} with faults, {} lines, {} wagers, +{} -{}",
                       sums.hands, sums.wrong_hands, sums.with_faults, sums.lines,
                       sums.wrong_wagers, to_text(sums.overpaid), to_text(sums.underpaid));
}

void check_cells(const std::vector<NamedCell>& cells,
                 const std::map<std::string, AuditSums>& plain) {
    BOOST_TEST(cells.size() == plain.size());
    for (const NamedCell& cell : cells) {
        const auto counted = plain.find(cell.name);
        BOOST_TEST_CONTEXT(cell.name) {
            BOOST_REQUIRE((counted != plain.end()));
            BOOST_TEST(in_words(cell.cell.sums) == in_words(counted->second));
        }
    }
}

void check_money(const std::vector<NamedCell>& cells, std::map<std::string, AuditSums> plain) {
    for (const NamedCell& cell : cells) {
        const AuditSums& counted = plain[cell.name];
        BOOST_TEST_CONTEXT(cell.name) {
            BOOST_TEST(cell.cell.sums.wrong_wagers == counted.wrong_wagers);
            BOOST_TEST((cell.cell.sums.overpaid == counted.overpaid));
            BOOST_TEST((cell.cell.sums.underpaid == counted.underpaid));
        }
        plain.erase(cell.name);
    }
    BOOST_TEST(plain.empty());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(auditing)

BOOST_AUTO_TEST_CASE(the_sums_are_those_of_a_plain_count_in_every_game) {
    const Folder folder;
    for (const Game game : every_game) {
        BOOST_TEST_CONTEXT(to_text(game)) {
            const auto file = dealt_log(folder, game, 400, 300);
            const AuditReport report = audited(file, 1).report;
            const PlainCount plain = plain_count(file, Dimension::Dealer);
            BOOST_TEST(in_words(report.all.sums) == in_words(plain.all));
            BOOST_TEST(report.all.sums.wrong_hands > 50);
            check_cells(report.by(Dimension::Dealer), plain.cells);
            check_cells(report.by(Dimension::Table), plain_count(file, Dimension::Table).cells);
            check_cells(report.by(Dimension::Game), plain_count(file, Dimension::Game).cells);
            check_money(report.by(Dimension::Clause), plain_wagers(file, &WagerRow::clause));
            check_money(report.by(Dimension::Misreading),
                        plain_wagers(file, &WagerRow::misreading));
        }
    }
}

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
        BOOST_TEST(!hands_of_cell(folder.file(name), {}, {}, Dimension::Dealer, "1", 0, 1));
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
    BOOST_TEST((report.all.sums.overpaid == Money::dollars(25)));
    BOOST_TEST(report.by(Dimension::Dealer).front().name == "-");
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
    for (const Dimension dimension : every_dimension) {
        for (const NamedCell& cell : all.report.by(dimension)) {
            std::vector<std::int64_t> hands;
            std::int64_t after = 0;
            while (true) {
                const auto page =
                    hands_of_cell(file, shipped_misreadings(), {}, dimension, cell.name, after, 7);
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

namespace {

/// The hand as a dealer settles it who misreads a clause: everything is settled at the end.
HandRecord settled_by(const HandRecord& hand, const Misreading& misreading) {
    HandRecord settled = hand;
    std::erase_if(settled.events, [](const Event& event) { return is_settlement(event.verb); });
    for (const Line& line : rule_misread(hand, misreading).lines) {
        Event event;
        event.who = line.who;
        event.verb = line.verb;
        event.wager = line.wager;
        event.amount = line.amount;
        event.place = line.place;
        settled.events.push_back(event);
    }
    return settled;
}

const Misreading& misreading_named(std::string_view id) {
    const auto& all = shipped_misreadings();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Misreading& it) { return it.id == id; });
    BOOST_REQUIRE((found != all.end()));
    return *found;
}

/// Hands of a dozen dealers with errors by chance; one of them always misreads one clause.
std::filesystem::path planted_log(const Folder& folder, const std::string& who,
                                  std::string_view misreading) {
    const auto file = folder.file("planted.log");
    HandLog log = opened(file);
    DealingMachine machine(TableCard(Game::Breakout), 21, 30);
    HandLog::Batch batch(log);
    for (int i = 0; i < 6000; ++i) {
        HandRecord hand = machine.next().record;
        if (hand.header.identity.dealer == who)
            hand = settled_by(hand, misreading_named(misreading));
        batch.add(hand);
    }
    batch.commit();
    return file;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_dealer_who_always_misreads_one_clause_is_a_pattern_and_nobody_else) {
    const Folder folder;
    const auto file = planted_log(folder, "1104", "breakout-bust-17-paid");
    const AuditReport report = audited(file, 2).report;
    BOOST_REQUIRE(!report.patterns.empty());
    const Pattern& first = report.patterns.front();
    BOOST_TEST(first.dealer == "1104");
    BOOST_TEST(first.misreading == "breakout-bust-17-paid");
    BOOST_TEST(first.clause == "BRK-PUSH-3");
    BOOST_TEST(first.he.k > 3);
    BOOST_TEST(first.he.k * 2 > first.he.n);
    BOOST_TEST(first.at_least > 0.3);
    for (const Pattern& pattern : report.patterns) {
        BOOST_TEST(pattern.dealer == "1104", pattern.dealer << " " << pattern.misreading << " "
                                                            << pattern.clause << " " << pattern.he.k
                                                            << " of " << pattern.he.n);
    }
}

BOOST_AUTO_TEST_CASE(honest_dealers_with_chance_errors_make_no_pattern) {
    const Folder folder;
    for (const Game game : every_game) {
        const AuditReport report = audited(dealt_log(folder, game, 3000, 40, 5), 2).report;
        for (const Pattern& pattern : report.patterns) {
            BOOST_ERROR(to_text(game) << " " << pattern.dealer << " " << pattern.misreading << " "
                                      << pattern.clause << " " << pattern.he.k << " of "
                                      << pattern.he.n << ", others " << pattern.others.k << " of "
                                      << pattern.others.n << ", 10^" << pattern.log10_tail);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
