#pragma once
// Derived rows into the tables and out of them again.

#include "store/entry.h"
#include "store/rows.h"
#include "store/sqlite.h"

namespace fairdeal {

/// What can be searched of a record that is no hand, derived from its text.
struct EntryRow {
    std::string kind;
    std::optional<std::int64_t> about;
    std::string case_id;
    friend bool operator==(const EntryRow&, const EntryRow&) = default;
};
EntryRow row_of(const Entry& entry);

/// Writes the rows of one record after another.
class RowWriter {
public:
    explicit RowWriter(const Database& database);
    void write(std::int64_t idx, const DerivedRows& rows);
    void write(std::int64_t idx, const EntryRow& row);

private:
    void write(std::int64_t idx, std::int64_t line, const WagerRow& row);
    Statement hand_, wager_, entry_;
};

/// A row of hands_after, hands_before, hand_at or hand_named. A word that only a damaged file holds
/// throws a StoreError.
HandRow hand_row_of(const Statement& row);

/// Reads the rows of one record after another.
class RowReader {
public:
    explicit RowReader(const Database& database);
    /// What is stored of a hand, as derive() gives it: idx is 0. Nothing if there is no row.
    std::optional<DerivedRows> read(std::int64_t idx);
    std::vector<WagerRow> wagers_of(std::int64_t idx);
    /// The row of a record that is no hand; nothing if there is none.
    std::optional<EntryRow> entry_of(std::int64_t idx);

private:
    Statement hand_, wagers_, entry_;
};

}  // namespace fairdeal
