// The sums of an audit against a plain count of the same hands, from the rows that the log derives.

#include <boost/test/unit_test.hpp>
#include <map>

#include "audit/logs.h"
#include "support/log_rows.h"

namespace fairdeal {

namespace {

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

void add_wager(AuditSums& sums, const WagerRow& wager, Unit unit) {
    ++sums.wrong_wagers;
    Exposure& exposure = sums.exposures.in(unit);
    if (wager.difference > Money())
        exposure.overpaid += wager.difference;
    else
        exposure.underpaid -= wager.difference;
}

bool was_missettled(const WagerRow& wager) {
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
        for (const WagerRow& wager : wagers_of(rows)) {
            if (!was_missettled(wager)) continue;
            one.wrong_hands = 1;
            add_wager(one, wager, rows.hand.unit);
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
        const DerivedRows rows = derive(record, text, shipped_misreadings(), "");
        for (const WagerRow& wager : wagers_of(rows)) {
            if (!was_missettled(wager)) continue;
            const std::string& name = wager.*word;
            add_wager(cells[name.empty() ? std::string(nothing_said) : name], wager,
                      rows.hand.unit);
        }
        return true;
    });
    return cells;
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
            BOOST_TEST((cell.cell.sums.exposures == counted.exposures));
        }
        plain.erase(cell.name);
    }
    BOOST_TEST(plain.empty());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(audit_sums)

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

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
