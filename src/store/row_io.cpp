#include "store/row_io.h"

#include <fmt/format.h>

#include "store/sql.h"

namespace fairdeal {

namespace {

/// The columns of hand_at.sql; the lists hold those up to Rules.
enum Column : int {
    Idx,
    GameName,
    Id,
    Table,
    Dealer,
    Shoe,
    At,
    Events,
    Wagers,
    StandingWord,
    Overpaid,
    Underpaid,
    Faults,
    Complete,
    Rules,
    Instant,
    Fingerprint
};

std::string text(const Statement& row, int column) { return std::string(row.text(column)); }
int small(const Statement& row, int column) { return static_cast<int>(row.number(column)); }

/// The columns of wagers_of.sql.
WagerRow wager_row_of(const Statement& row) {
    enum : int {
        Line,
        Who,
        WagerName,
        StandingName,
        Ruled,
        Claimed,
        Difference,
        Clause,
        MisreadingId
    };
    return {text(row, Who),    text(row, WagerName),   text(row, StandingName),
            text(row, Ruled),  text(row, Claimed),     Money::cents(row.number(Difference)),
            text(row, Clause), text(row, MisreadingId)};
}

}  // namespace

RowWriter::RowWriter(const Database& database)
    : hand_(database, sql_add_hand),
      wager_(database, sql_add_wager),
      entry_(database, sql_add_entry) {}

void RowWriter::write(std::int64_t idx, const DerivedRows& rows) {
    const HandRow& hand = rows.hand;
    hand_.bind(":idx", idx).bind(":game", to_text(hand.game)).bind_given(":id", hand.identity.id);
    hand_.bind_given(":tbl", hand.identity.table).bind_given(":dealer", hand.identity.dealer);
    hand_.bind_given(":shoe", hand.identity.shoe).bind_given(":at", hand.identity.at);
    hand_.bind(":at_us", rows.instant).bind(":events", hand.events).bind(":wagers", hand.wagers);
    hand_.bind(":standing", to_text(hand.standing)).bind(":overpaid", hand.overpaid.in_cents());
    hand_.bind(":underpaid", hand.underpaid.in_cents()).bind(":faults", hand.faults);
    hand_.bind(":complete", hand.complete ? 1 : 0).bind(":rules", hand.rules);
    hand_.bind(":fingerprint", rows.fingerprint).run();
    std::int64_t line = 0;
    for (const WagerRow& wager : rows.wagers) write(idx, ++line, wager);
}

void RowWriter::write(std::int64_t idx, std::int64_t line, const WagerRow& row) {
    wager_.bind(":idx", idx).bind(":line", line).bind(":who", row.who).bind(":wager", row.wager);
    wager_.bind(":standing", row.standing)
        .bind(":ruled", row.ruled)
        .bind_given(":claimed", row.claimed);
    wager_.bind(":difference", row.difference.in_cents()).bind_given(":clause", row.clause);
    wager_.bind_given(":misreading", row.misreading).run();
}

EntryRow row_of(const Entry& entry) {
    return {std::string(to_text(entry.kind)), entry.about, entry.case_id};
}

void RowWriter::write(std::int64_t idx, const EntryRow& row) {
    entry_.bind(":idx", idx).bind(":kind", row.kind).bind(":about", row.about);
    entry_.bind_given(":case_id", row.case_id).run();
}

HandRow hand_row_of(const Statement& row) {
    const auto game = game_from(row.text(GameName));
    const auto standing = standing_from(row.text(StandingWord));
    if (!game || !standing)
        throw damaged(fmt::format("the row of hand #{} holds unknown words", row.number(Idx)));
    HandRow hand;
    hand.idx = row.number(Idx);
    hand.game = *game;
    hand.identity = {text(row, Id), text(row, Table), text(row, Dealer), text(row, Shoe),
                     text(row, At)};
    hand.events = small(row, Events);
    hand.wagers = small(row, Wagers);
    hand.standing = *standing;
    hand.overpaid = Money::cents(row.number(Overpaid));
    hand.underpaid = Money::cents(row.number(Underpaid));
    hand.faults = small(row, Faults);
    hand.complete = row.number(Complete) != 0;
    hand.rules = text(row, Rules);
    return hand;
}

RowReader::RowReader(const Database& database)
    : hand_(database, sql_hand_at),
      wagers_(database, sql_wagers_of),
      entry_(database, sql_entry_at) {}

std::optional<DerivedRows> RowReader::read(std::int64_t idx) {
    hand_.reset();
    if (!hand_.bind(":idx", idx).step()) return std::nullopt;
    DerivedRows rows;
    rows.hand = hand_row_of(hand_);
    rows.hand.idx = 0;
    if (!hand_.is_null(Instant)) rows.instant = hand_.number(Instant);
    rows.fingerprint = hand_.number(Fingerprint);
    hand_.reset();
    rows.wagers = wagers_of(idx);
    return rows;
}

std::optional<EntryRow> RowReader::entry_of(std::int64_t idx) {
    entry_.reset();
    if (!entry_.bind(":idx", idx).step()) return std::nullopt;
    EntryRow row{text(entry_, 1), std::nullopt, text(entry_, 3)};
    if (!entry_.is_null(2)) row.about = entry_.number(2);
    entry_.reset();
    return row;
}

std::vector<WagerRow> RowReader::wagers_of(std::int64_t idx) {
    std::vector<WagerRow> wagers;
    wagers_.reset();
    wagers_.bind(":idx", idx);
    while (wagers_.step()) wagers.push_back(wager_row_of(wagers_));
    return wagers;
}

}  // namespace fairdeal
