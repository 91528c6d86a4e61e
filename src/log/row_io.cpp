#include "log/row_io.h"

#include "base/translation.h"
#include "store/sql.h"

namespace fairdeal {

namespace {

/// The columns of hand_at.sql and hands_from.sql; the lists hold those up to UnitName.
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
    UnitName,
    Instant,
    Fingerprint
};

std::string text(const Statement& row, int column) { return std::string(row.text(column)); }
int small(const Statement& row, int column) { return static_cast<int>(row.number(column)); }

/// Does a column hold this text, or NULL where there is none?
bool holds(const Statement& row, int column, std::string_view text) {
    return row.is_null(column) == text.empty() && row.text(column) == text;
}

/// What of a hand's row does not hang on the rules.
bool same_hand(const Statement& row, const DerivedRows& derived) {
    const Identity& identity = derived.hand.identity;
    return row.text(GameName) == to_text(derived.hand.game) && holds(row, Id, identity.id) &&
           holds(row, Table, identity.table) && holds(row, Dealer, identity.dealer) &&
           holds(row, Shoe, identity.shoe) && holds(row, At, identity.at) &&
           row.is_null(Instant) == !derived.instant &&
           row.number(Instant) == derived.instant.value_or(0) &&
           row.number(Events) == derived.hand.events &&
           row.text(UnitName) == to_text(derived.hand.unit);
}

bool same_ruling(const Statement& row, const HandRow& hand) {
    return row.number(Wagers) == hand.wagers && row.text(StandingWord) == to_text(hand.standing) &&
           row.number(Overpaid) == hand.overpaid.in_cents() &&
           row.number(Underpaid) == hand.underpaid.in_cents() &&
           row.number(Faults) == hand.faults && row.number(Complete) == (hand.complete ? 1 : 0);
}

}  // namespace

RowWriter::RowWriter(const Database& database)
    : hand_(database, sql_add_hand), entry_(database, sql_add_entry) {}

void RowWriter::write(std::int64_t idx, const DerivedRows& rows) {
    const HandRow& hand = rows.hand;
    hand_.bind(":idx", idx).lend(":game", to_text(hand.game)).lend_given(":id", hand.identity.id);
    hand_.lend_given(":tbl", hand.identity.table).lend_given(":dealer", hand.identity.dealer);
    hand_.lend_given(":shoe", hand.identity.shoe).lend_given(":at", hand.identity.at);
    hand_.bind(":at_us", rows.instant).bind(":events", hand.events).bind(":wagers", hand.wagers);
    hand_.lend(":standing", to_text(hand.standing)).bind(":overpaid", hand.overpaid.in_cents());
    hand_.bind(":underpaid", hand.underpaid.in_cents()).bind(":faults", hand.faults);
    hand_.bind(":complete", hand.complete ? 1 : 0).lend(":rules", hand.rules);
    hand_.bind(":fingerprint", rows.fingerprint).lend(":unit", to_text(hand.unit)).run();
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
    const auto unit = unit_from(row.text(UnitName));
    if (!game || !standing || !unit)
        throw damaged(
            tr("the row of hand #{number} holds unknown words", "number"_a = row.number(Idx)));
    HandRow hand;
    hand.idx = row.number(Idx);
    hand.game = *game;
    hand.identity.id = text(row, Id);
    hand.identity.table = text(row, Table);
    hand.identity.dealer = text(row, Dealer);
    hand.identity.shoe = text(row, Shoe);
    hand.identity.at = text(row, At);
    hand.events = small(row, Events);
    hand.wagers = small(row, Wagers);
    hand.standing = *standing;
    hand.unit = *unit;
    hand.overpaid = Money::cents(row.number(Overpaid));
    hand.underpaid = Money::cents(row.number(Underpaid));
    hand.faults = small(row, Faults);
    hand.complete = row.number(Complete) != 0;
    hand.rules = text(row, Rules);
    return hand;
}

bool RowsInOrder::step() {
    open_ = false;  // should the step fail
    open_ = rows_.step();
    at_ = open_ ? rows_.number(column_) : 0;
    return open_;
}

bool RowsInOrder::go_to(std::int64_t idx) {
    const bool goes_on = open_ && idx > idx_;
    idx_ = idx;
    if (!goes_on) {
        rows_.reset();
        rows_.bind(":idx", idx);
        step();
    }
    while (open_ && at_ < idx) step();
    const bool there = open_ && at_ == idx;
    open_ = there;  // in a damaged file, rows that come now may be out of order: seek the next
    return there;
}

bool RowsInOrder::next() { return step() && at_ == idx_; }

StoredRows::StoredRows(const Database& database)
    : hands_(database, sql_hands_from, Idx), entry_(database, sql_entry_at) {}

RowsStanding StoredRows::compare(std::int64_t idx, const DerivedRows& derived) {
    if (!hands_.go_to(idx)) return RowsStanding::Missing;
    ++met_.hands;
    const Statement& hand = hands_.row();
    if (hand.number(Fingerprint) != derived.fingerprint) return RowsStanding::OtherText;
    if (!same_hand(hand, derived)) return RowsStanding::Different;
    if (hand.text(Rules) == derived.hand.rules)
        return same_ruling(hand, derived.hand) ? RowsStanding::Same : RowsStanding::Different;
    return is_rules_name(hand.text(Rules)) ? RowsStanding::OtherRules : RowsStanding::NoRules;
}

std::optional<EntryRow> StoredRows::entry_of(std::int64_t idx) {
    entry_.reset();
    if (!entry_.bind(":idx", idx).step()) return std::nullopt;
    ++met_.entries;
    EntryRow row{text(entry_, 1), std::nullopt, text(entry_, 3)};
    if (!entry_.is_null(2)) row.about = entry_.number(2);
    entry_.reset();
    return row;
}

}  // namespace fairdeal
