// The upkeep of a log: derived rows made anew, and everything read and ruled again to find what is
// damaged.

#include <fmt/format.h>

#include "store/check_tree.h"
#include "store/row_io.h"
#include "store/sql.h"

namespace fairdeal {

namespace {

constexpr std::int64_t hands_between_reports = 256;
constexpr std::size_t most_damages = 10000;  // that one check names

bool goes_on(const Progress& progress, std::int64_t done, std::int64_t of) {
    return !progress || progress(done, of);
}

/// What SQLite itself finds wrong with the file.
void check_file(const Database& database, CheckReport& report) {
    Statement check(database, "PRAGMA integrity_check(20)");
    while (check.step()) {
        if (check.text(0) != "ok")
            report.damages.push_back({0, "", "the file is damaged: " + std::string(check.text(0))});
    }
}

void check_orphans(const Database& database, std::string_view query, const char* what,
                   CheckReport& report) {
    Statement orphans(database, query);
    while (orphans.step()) report.damages.push_back({orphans.number(0), "", what});
}

/// Rows that no record has met: named, if there are any.
void check_rows_left(const Database& database, const StoredRows::Met& met, CheckReport& report) {
    const bool none_left = database.number("SELECT count(*) FROM hand") == met.hands &&
                           database.number("SELECT count(*) FROM wager") == met.wagers &&
                           database.number("SELECT count(*) FROM entry") == met.entries;
    if (none_left) return;
    check_orphans(database, sql_hands_without_record, "there is a row, but the hand is missing",
                  report);
    check_orphans(database, sql_entries_without_record, "there is a row, but the record is missing",
                  report);
    check_orphans(database, sql_entries_that_are_hands,
                  "it has the rows of a hand and of something else", report);
    check_orphans(database, sql_wagers_without_hand, "there are wagers, but no row of their hand",
                  report);
}

/// Reads every record again and compares. One object a check.
class Checker {
public:
    Checker(const Database& database, std::span<const Misreading> misreadings,
            const std::string& rules, const Trust& trust, CheckReport& report)
        : stored_(database),
          tree_(database, trust, report),
          search_(database, {misreadings, rules},
                  [this](std::int64_t idx, std::string what) { note(idx, "", std::move(what)); }),
          misreadings_(misreadings),
          rules_(rules),
          report_(report) {}

    void check(std::int64_t idx, std::string_view text, const Hash& hash) {
        if (tree_.expected() < idx) tree_.miss(idx - 1);
        const std::size_t known = report_.damages.size();
        const bool same = leaf_hash(text) == hash;
        if (is_entry(text))
            check_entry(idx, text);
        else
            check_hand(idx, text, same);
        if (report_.damages.size() == known && !same)
            note(idx, id_of(text), "its hash in the ledger is not that of its text");
        const bool suspect = report_.damages.size() > known;
        tree_.add(idx, hash, suspect);
        check_search(idx, suspect);
        last_ = idx;
    }

    void finish() {
        tree_.finish();
        search_.finish(last_);
    }
    [[nodiscard]] const StoredRows::Met& rows_met() const { return stored_.met(); }

private:
    /// A record that is damaged is not named once more for what it is found by.
    void check_search(std::int64_t idx, bool suspect) {
        if (suspect || (!derived_ && !entry_))
            search_.suspect(idx);
        else if (derived_)
            search_.add(idx, *derived_);
        else
            search_.add(idx, *entry_);
        derived_.reset();
        entry_.reset();
    }

    void note(std::int64_t idx, const std::string& id, std::string what) {
        report_.damages.push_back({idx, id, std::move(what)});
    }

    /// `same`: the text gives the hash that was stored with it, and was in canonical form then.
    void check_hand(std::int64_t idx, std::string_view text, bool same) {
        ++report_.hands;
        const auto record = read_record(text);
        if (!record)
            return note(idx, id_of(text),
                        "its text cannot be read any more: " + to_text(record.error().front()));
        const std::string& id = record->header.identity.id;
        if (!same && write(*record) != text)
            return note(idx, id, "its text is not in canonical form");
        derived_ = derive(*record, text, misreadings_, rules_);
        compare(idx, id, *derived_);
    }

    void check_entry(std::int64_t idx, std::string_view text) {
        ++report_.entries;
        const auto entry = read_entry(text);
        if (!entry)
            return note(idx, "",
                        "its text cannot be read any more: " + to_text(entry.error().front()));
        const auto row = stored_.entry_of(idx);
        if (!row) return note(idx, "", "its row is missing");
        if (*row != row_of(*entry)) note(idx, "", "its row is not what its text gives");
        entry_ = *entry;
    }

    void compare(std::int64_t idx, const std::string& id, const DerivedRows& derived) {
        try {
            const RowsStanding standing = stored_.compare(idx, derived);
            if (standing == RowsStanding::OtherRules || standing == RowsStanding::NoRules)
                ++report_.stale;
            if (const char* what = in_words(standing)) note(idx, id, what);
        } catch (const StoreError& error) {
            note(idx, id, fmt::format("its rows cannot be read: {}", error.what()));
        }
    }

    /// What is wrong with the rows of a hand; null: nothing.
    static const char* in_words(RowsStanding standing) {
        switch (standing) {
            case RowsStanding::Same:
            case RowsStanding::OtherRules: return nullptr;
            case RowsStanding::Missing: return "its rows are missing";
            case RowsStanding::OtherText:
                return "its text is not the text that was stored, or its row is damaged";
            case RowsStanding::NoRules: return "its row names no rules that could have made it";
            case RowsStanding::Different: return "its rows are not what its text gives";
        }
        throw Fault("rows that stand in no way");
    }

    StoredRows stored_;
    TreeChecker tree_;
    SearchChecker search_;
    std::optional<DerivedRows> derived_;  // of the record in hand
    std::optional<Entry> entry_;          // likewise
    std::int64_t last_ = 0;
    std::span<const Misreading> misreadings_;
    const std::string& rules_;
    CheckReport& report_;
};

}  // namespace

bool HandLog::rebuild(const Progress& progress) {
    Transaction all_or_nothing(database_);
    Statement(database_, sql_drop_wagers).run();
    Statement(database_, sql_drop_hands).run();
    Statement(database_, sql_drop_entries).run();
    Statement(database_, sql_drop_search_terms).run();
    Statement(database_, sql_drop_search_blocks).run();
    Statement(database_, sql_drop_note_words).run();
    RowWriter rows(database_);
    FillingBlock filling;
    SearchWriter search(database_, {misreadings_, rules_}, filling);
    const std::int64_t last = size();
    Statement records(database_, sql_every_record);
    records.bind(":after", 0);
    while (records.step()) {
        const std::int64_t idx = records.number(0);
        if (idx % hands_between_reports == 0 && !goes_on(progress, idx, last)) return false;
        const std::string_view text = records.text(1);
        if (const auto entry = read_entry(text); entry) {
            rows.write(idx, row_of(*entry));
            search.add(idx, *entry);
        } else if (const auto record = read_record(text); record) {
            const DerivedRows derived = derive(*record, text, misreadings_, rules_);
            rows.write(idx, derived);
            search.add(idx, derived);
        } else {
            search.pass(idx);
        }
    }
    all_or_nothing.commit();
    goes_on(progress, last, last);
    return true;
}

std::int64_t HandLog::indexed() const {
    std::int64_t blocks = 0;
    Statement rows(database_, sql_search_blocks);
    while (rows.step() && rows.number(0) == blocks) ++blocks;
    return blocks * records_in_a_block;
}

bool HandLog::index(const Progress& progress) {
    const std::int64_t last = size();
    const Rules rules{misreadings_, rules_};
    FillingBlock none;
    Statement block_at(database_, sql_search_block_at);
    for (std::int64_t block = 0; first_of(block + 1) - 1 <= last; ++block) {
        if (!goes_on(progress, first_of(block) - 1, last)) return false;
        const bool there = block_at.bind(":block", block).step();
        block_at.reset();
        if (there) continue;
        const auto terms = search_block_again(database_, block, rules);
        Transaction whole_block(database_);
        SearchWriter(database_, rules, none).write(*terms);
        whole_block.commit();
    }
    goes_on(progress, last, last);
    return true;
}

CheckReport HandLog::check(const Progress& progress, const Trust& trust) const {
    CheckReport report;
    try {
        const std::int64_t last = size();
        check_file(database_, report);
        Checker checker(database_, misreadings_, rules_, trust, report);
        Statement leaves(database_, sql_every_leaf);
        leaves.bind(":after", 0);
        bool hopeless = false;
        while (!report.cancelled && !hopeless && leaves.step()) {
            const std::int64_t idx = leaves.number(0);
            checker.check(idx, leaves.text(1), hash_of(leaves, 2));
            report.cancelled = idx % hands_between_reports == 0 && !goes_on(progress, idx, last);
            hopeless = report.damages.size() >= most_damages;
        }
        if (hopeless) {
            report.damages.push_back({0, "", "so much is damaged that the check ended here"});
            return report;
        }
        if (!report.cancelled) checker.finish();
        check_rows_left(database_, checker.rows_met(), report);
        if (!report.cancelled) goes_on(progress, last, last);
    } catch (const StoreError& error) {
        if (!error.is_damaged()) throw;
        report.damages.push_back(
            {0, "",
             fmt::format("after {} records: {}", report.hands + report.entries, error.what())});
    }
    return report;
}

}  // namespace fairdeal
