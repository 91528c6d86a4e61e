// Any value of any row of any table changed, any row deleted, copied, or swapped with another, any
// table cut short, behind the back of triggers and checks: what differs is found, and where the row
// belongs to a record, that record is named. A few hundred edits each time; FAIRDEAL_DAMAGES=10000
// in the environment asks for more, FAIRDEAL_SEED for others.

#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>

#include "store/folder.h"
#include "store/ledger_tools.h"
#include "store/signed_log.h"

namespace fairdeal {

namespace {

/// Makes edits in a copy of the signed log.
class Editor {
public:
    Editor(Database& database, std::mt19937_64& dice) : database_(database), dice_(dice) {}

    /// What was done, in SQL; empty: what was tried is not possible.
    std::string edit() {
        const auto tables = tables_of(database_);
        table_ = tables[below(tables.size())];
        rows_ = database_.number("SELECT count(*) FROM " + table_);
        if (rows_ == 0) return "";
        read_columns();
        choose_row();
        const std::string sql = next();
        try {
            database_.run("PRAGMA ignore_check_constraints = ON;" + around_triggers(table_, sql));
        } catch (const StoreError&) {
            return "";  // another row has this key, or the value is of another type
        }
        return sql;
    }

    [[nodiscard]] const std::string& table() const { return table_; }
    /// The record that the first row belonged to; 0: to none.
    [[nodiscard]] std::int64_t record() const { return record_; }
    [[nodiscard]] bool is_deletion() const { return is_deletion_; }

private:
    std::size_t below(std::size_t most) { return dice_() % most; }

    void read_columns() {
        columns_.clear();
        key_.clear();
        Statement columns(database_,
                          fmt::format("SELECT name, pk FROM pragma_table_info('{}')", table_));
        while (columns.step()) {
            columns_.emplace_back(columns.text(0));
            if (columns.number(1) > 0) key_ += (key_.empty() ? "" : ", ") + columns_.back();
        }
        has_record_ = table_ != "note_word" &&
                      std::find(columns_.begin(), columns_.end(), "idx") != columns_.end();
    }

    void choose_row() {
        const auto row = below(static_cast<std::size_t>(rows_));
        record_ = has_record_
                      ? database_.number(fmt::format(
                            "SELECT idx FROM {} ORDER BY {} LIMIT 1 OFFSET {}", table_, key_, row))
                      : 0;
        row_ = at_row(row);
        other_ = at_row((row + 1) % static_cast<std::size_t>(rows_));
    }

    [[nodiscard]] std::string at_row(std::size_t row) const {
        return fmt::format("({0}) = (SELECT {0} FROM {1} ORDER BY {0} LIMIT 1 OFFSET {2})", key_,
                           table_, row);
    }

    std::string next() {
        is_deletion_ = false;
        const std::string& column = columns_[below(columns_.size())];
        switch (below(8)) {
            case 0:
                is_deletion_ = true;
                return fmt::format("DELETE FROM {} WHERE {}", table_, row_);
            case 1: is_deletion_ = true; return cut_short();
            case 2: return swapped(column);
            case 3: return copied();
            default: return changed(column);
        }
    }

    /// The row and all after it.
    std::string cut_short() {
        return fmt::format("DELETE FROM {1} WHERE ({0}) >= (SELECT {0} FROM {1} WHERE {2})", key_,
                           table_, row_);
    }

    /// The column's values of two rows; of a key, all others instead.
    std::string swapped(const std::string& column) {
        return fmt::format(
            "CREATE TEMP TABLE held AS SELECT (SELECT {0} FROM {1} WHERE {2}) a, (SELECT {0} FROM "
            "{1} WHERE {3}) b; UPDATE {1} SET {0} = CASE WHEN {2} THEN (SELECT b FROM held) ELSE "
            "(SELECT a FROM held) END WHERE {2} OR {3}; DROP TABLE held",
            column, table_, row_, other_);
    }

    /// The row once more under a key that is one more.
    std::string copied() {
        std::string values;
        const std::string last = key_.substr(key_.find_last_of(' ') + 1);
        for (const std::string& column : columns_)
            values +=
                (values.empty() ? "" : ", ") + (column == last ? column + " + 100000" : column);
        return fmt::format("INSERT INTO {0} SELECT {1} FROM {0} WHERE {2}", table_, values, row_);
    }

    std::string changed(const std::string& column) {
        const std::size_t at = below(40);
        const std::string number = fmt::format("{} + {}", column, 1 + below(900));
        const std::string letter = fmt::format(
            "substr({0}, 1, {1} % length({0})) || char({2}) || substr({0}, {1} % "
            "length({0}) + 2)",
            column, at, 33 + below(90));
        const std::string bytes = fmt::format("randomblob(length({}))", column);
        const std::string value = below(12) == 0
                                      ? "NULL"
                                      : fmt::format(
                                            "CASE typeof({0}) WHEN 'integer' THEN {1} WHEN "
                                            "'text' THEN {2} WHEN 'blob' THEN {3} END",
                                            column, number, letter, bytes);
        return fmt::format("UPDATE {} SET {} = {} WHERE {}", table_, column, value, row_);
    }

    Database& database_;
    std::mt19937_64& dice_;
    std::string table_, key_, row_, other_;
    std::vector<std::string> columns_;
    std::int64_t rows_ = 0, record_ = 0;
    bool has_record_ = false, is_deletion_ = false;
};

/// What nothing in the file can tell from a log where it never was: a checkpoint or a witness's
/// signature that was taken away, a key more; or what nothing reads: the head of another log.
bool leaves_no_trace(const Editor& editor, const std::string& sql) {
    const bool is_key = editor.table() == "signer";
    const bool is_signed = editor.table() == "checkpoint" || editor.table() == "cosignature";
    const bool goes = editor.is_deletion() || sql.find("SET log_id") != std::string::npos;
    const bool is_of_another_log = editor.table() == "log_head" && sql.starts_with("INSERT");
    return is_of_another_log ||
           (is_signed && (goes || sql.find("SET size") != std::string::npos)) ||
           (is_key && (sql.starts_with("INSERT") || sql.find("SET n ") != std::string::npos));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(many_edits)

BOOST_AUTO_TEST_CASE(every_edit_is_found_and_its_record_named) {
    const Folder folder;
    const auto file = folder.file("log.db");
    write_bytes(file, signed_log());
    const std::string before = everything_in(Database(file, Access::Read));
    auto dice = dice_from_outside();
    std::map<std::string, int> made;
    for (int i = 0; i < wanted_changes(); ++i) {
        write_bytes(file, signed_log());
        std::string sql, after, table;
        std::int64_t record = 0;
        {
            Database raw(file, Access::Write);
            Editor editor(raw, dice);
            sql = editor.edit();
            if (sql.empty() || leaves_no_trace(editor, sql)) continue;
            after = everything_in(raw);
            record = editor.record();
            table = editor.table();
        }
        if (after == before) continue;
        ++made[table];
        const auto log = HandLog::open(file, Access::Read, {});
        if (!log) continue;  // refused, in words
        const CheckReport report = log->check({});
        const bool is_moved = sql.find("CASE WHEN") != std::string::npos;
        if (report.is_sound() ||
            (record > 0 && !is_moved && !names(report, record) && !names(report, record + 100000)))
            BOOST_ERROR(sql << " names not #" << record << ": " << told(report) << "\n"
                            << difference(before, after));
    }
    for (const auto& [table, count] : made) BOOST_TEST_MESSAGE(table << ": " << count);
    BOOST_TEST(made.size() > 8U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
