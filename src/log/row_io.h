#pragma once
// Derived rows into the tables and out of them again.

#include "log/entry.h"
#include "log/rows.h"
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
    Statement hand_, entry_;
};

/// A row of hands_after, hands_before, hand_at or hand_named. A word that only a damaged file holds
/// throws a StoreError.
HandRow hand_row_of(const Statement& row);

/// How the rows that are stored of a hand compare with those that its text gives. OtherText: they
/// were made of another text. OtherRules: by other rules, but what does not hang on rules is the
/// same.
enum class RowsStanding : std::uint8_t { Same, Missing, OtherText, OtherRules, NoRules, Different };

/// Rows of records in their order: anybody who asks for one record after another reads them in one
/// go.
class RowsInOrder {
public:
    /// A query of the rows from record :idx on; `column` has the record's number.
    RowsInOrder(const Database& database, std::string_view sql, int column)
        : rows_(database, sql), column_(column) {}
    /// Goes to the first row of the record; false if it has none. After a StoreError the next
    /// record can be asked for.
    bool go_to(std::int64_t idx);
    /// Goes to the next row; false if it is of another record.
    bool next();
    [[nodiscard]] const Statement& row() const { return rows_; }

private:
    bool step();
    Statement rows_;
    int column_;
    std::int64_t idx_ = 0;  // of the record that was asked for
    std::int64_t at_ = 0;   // of the row in hand; 0: none
    bool open_ = false;
};

/// Reads the rows of one record after another.
class StoredRows {
public:
    explicit StoredRows(const Database& database);
    /// Holds what is stored of a hand against rows that derive() gave.
    RowsStanding compare(std::int64_t idx, const DerivedRows& derived);
    /// The row of a record that is no hand; nothing if there is none.
    std::optional<EntryRow> entry_of(std::int64_t idx);

    /// How many rows compare() and entry_of() have met so far.
    struct Met {
        std::int64_t hands = 0, entries = 0;
    };
    [[nodiscard]] const Met& met() const { return met_; }

private:
    RowsInOrder hands_;
    Statement entry_;
    Met met_;
};

}  // namespace fairdeal
