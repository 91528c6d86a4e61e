// The upkeep of a log: derived rows made again, and everything read and ruled again to find what is
// damaged.

#include <exception>
#include <future>

#include "base/translation.h"
#include "log/ledger/check_tree.h"
#include "log/row_io.h"
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
    for (const std::string& finding : database.damages())
        report.damages.push_back({0, "", tr("the file is damaged: {what}", "what"_a = finding)});
}

void check_orphans(const Database& database, std::string_view query, const char* what,
                   CheckReport& report) {
    Statement orphans(database, query);
    while (orphans.step()) report.damages.push_back({orphans.number(0), "", tr(what)});
}

/// Rows that no record has met: named, if there are any.
void check_rows_left(const Database& database, const StoredRows::Met& met, CheckReport& report) {
    const bool none_left = database.number(fixed("SELECT count(*) FROM hand")) == met.hands &&
                           database.number(fixed("SELECT count(*) FROM entry")) == met.entries;
    if (none_left) return;
    check_orphans(database, sql_hands_without_record,
                  sentence("there is a row, but the hand is missing"), report);
    check_orphans(database, sql_entries_without_record,
                  sentence("there is a row, but the record is missing"), report);
    check_orphans(database, sql_entries_that_are_hands,
                  sentence("it has the rows of a hand and of something else"), report);
}

/// A record as it is stored.
struct Leaf {
    std::int64_t idx = 0;
    std::string text;
    Hash hash{};
};

/// What its text alone says of a record, on whichever thread.
struct Reread {
    Leaf leaf;
    bool same = false;                   // the text gives the hash that was stored with it
    bool entry_like = false;             // it begins as an entry
    std::string id;                      // of a hand, as far as it can be made out
    std::string damage;                  // why the text cannot be right; empty: nothing
    std::optional<DerivedRows> derived;  // of a hand that can be read
    std::optional<Entry> entry;          // likewise
};

using LeafBatch = std::vector<Leaf>;
using RereadBatch = std::vector<Reread>;

class Rereader {
public:
    Rereader(std::span<const Misreading> misreadings, const std::string& rules)
        : misreadings_(misreadings), rules_(rules) {}

    [[nodiscard]] RereadBatch operator()(LeafBatch leaves) const {
        RereadBatch batch;
        batch.reserve(leaves.size());
        for (Leaf& leaf : leaves) batch.push_back(reread(std::move(leaf)));
        return batch;
    }

private:
    [[nodiscard]] Reread reread(Leaf leaf) const {
        Reread again;
        again.same = leaf_hash(leaf.text) == leaf.hash;
        if (!again.same) again.id = id_of(leaf.text);
        again.entry_like = is_entry(leaf.text);
        if (again.entry_like)
            read_entry_of(leaf.text, again);
        else
            read_hand_of(leaf.text, again);
        again.leaf = std::move(leaf);
        return again;
    }

    static std::string unreadable(const Problems& problems) {
        return tr("its text cannot be read any more: {what}", "what"_a = to_text(problems.front()));
    }

    static void read_entry_of(const std::string& text, Reread& again) {
        auto entry = read_entry(text);
        if (entry)
            again.entry = *std::move(entry);
        else
            again.damage = unreadable(entry.error());
    }

    /// A text that gives its hash was in canonical form when it was stored.
    void read_hand_of(const std::string& text, Reread& again) const {
        const auto record = read_record(text);
        again.id = record ? record->header.identity.id : id_of(text);
        if (!record)
            again.damage = unreadable(record.error());
        else if (!again.same && write(*record) != text)
            again.damage = tr("its text is not in canonical form");
        else
            again.derived = derive(*record, text, misreadings_, rules_);
    }

    std::span<const Misreading> misreadings_;
    const std::string& rules_;
};

/// Every record, batch by batch.
class LeafReader {
public:
    explicit LeafReader(const Database& database) : leaves_(database, sql_every_leaf) {
        leaves_.bind(":after", 0);
    }

    /// The next records; none at the end, and where the file cannot be read on.
    LeafBatch next() {
        LeafBatch batch;
        try {
            while (more_ && std::ssize(batch) < hands_between_reports) {
                more_ = leaves_.step();
                if (more_)
                    batch.push_back(
                        {leaves_.number(0), std::string(leaves_.text(1)), hash_of(leaves_, 2)});
            }
        } catch (const StoreError&) {
            error_ = std::current_exception();
            more_ = false;
        }
        return batch;
    }

    /// Throws the StoreError that kept it from the end, if one did.
    void finish() const {
        if (error_) std::rethrow_exception(error_);
    }

private:
    Statement leaves_;
    bool more_ = true;
    std::exception_ptr error_;
};

/// Compares every record with what is stored of it. One object a check.
class Checker {
public:
    Checker(const Database& database, std::span<const Misreading> misreadings,
            const std::string& rules, const Trust& trust, CheckReport& report)
        : stored_(database),
          tree_(database, trust, report),
          search_(database, {misreadings, rules},
                  [this](std::int64_t idx, std::string what) { note(idx, "", std::move(what)); }),
          report_(report) {}

    void check(const Reread& record) {
        const std::int64_t idx = record.leaf.idx;
        if (tree_.expected() < idx) tree_.miss(idx - 1);
        const std::size_t known = report_.damages.size();
        if (record.entry_like)
            check_entry(record);
        else
            check_hand(record);
        if (report_.damages.size() == known && !record.same)
            note(idx, record.id, tr("its hash in the ledger is not that of its text"));
        const bool suspect = report_.damages.size() > known;
        tree_.add(idx, record.leaf.hash, suspect);
        check_search(record, suspect);
        last_ = idx;
    }

    void finish() {
        tree_.finish();
        search_.finish(last_);
    }
    [[nodiscard]] const StoredRows::Met& rows_met() const { return stored_.met(); }

private:
    /// A record that is damaged is not named once more for what it is found by.
    void check_search(const Reread& record, bool suspect) {
        const std::int64_t idx = record.leaf.idx;
        if (suspect || (!record.derived && !record.entry))
            search_.suspect(idx);
        else if (record.derived)
            search_.add(idx, *record.derived);
        else
            search_.add(idx, *record.entry);
    }

    void note(std::int64_t idx, const std::string& id, std::string what) {
        report_.damages.push_back({idx, id, std::move(what)});
    }

    void check_hand(const Reread& record) {
        ++report_.hands;
        if (!record.damage.empty()) return note(record.leaf.idx, record.id, record.damage);
        compare(record.leaf.idx, record.id, *record.derived);
    }

    void check_entry(const Reread& record) {
        ++report_.entries;
        const std::int64_t idx = record.leaf.idx;
        if (!record.damage.empty()) return note(idx, "", record.damage);
        const auto row = stored_.entry_of(idx);
        if (!row) return note(idx, "", tr("its row is missing"));
        if (*row != row_of(*record.entry)) note(idx, "", tr("its row is not what its text gives"));
    }

    void compare(std::int64_t idx, const std::string& id, const DerivedRows& derived) {
        try {
            const RowsStanding standing = stored_.compare(idx, derived);
            const bool stale =
                standing == RowsStanding::OtherRules || standing == RowsStanding::NoRules;
            if (stale && ++report_.stale == 1) report_.first_stale = idx;
            if (const char* what = in_words(standing)) note(idx, id, tr(what));
        } catch (const StoreError& error) {
            if (!error.is_damaged()) throw;  // the machine's trouble is none of the log's
            note(idx, id, tr("its rows cannot be read: {what}", "what"_a = error.what()));
        }
    }

    /// What is wrong with the rows of a hand; null: nothing.
    static const char* in_words(RowsStanding standing) {
        switch (standing) {
            case RowsStanding::Same:
            case RowsStanding::OtherRules: return nullptr;
            case RowsStanding::Missing: return sentence("its rows are missing");
            case RowsStanding::OtherText:
                return sentence("its text is not the text that was stored, or its row is damaged");
            case RowsStanding::NoRules:
                return sentence("its row names no rules that could have made it");
            case RowsStanding::Different: return sentence("its rows are not what its text gives");
        }
        throw Fault("rows that stand in no way");
    }

    StoredRows stored_;
    TreeChecker tree_;
    SearchChecker search_;
    std::int64_t last_ = 0;
    CheckReport& report_;
};

}  // namespace

bool HandLog::rebuild(const Progress& progress) {
    Transaction all_or_nothing(database_);
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
            DerivedRows derived = derive(*record, text, misreadings_, rules_);
            rows.write(idx, derived);
            search.add(idx, std::move(derived));
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
    const RowRules rules{misreadings_, rules_};
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

namespace {

/// False: so much is damaged that nothing more is looked at.
bool compare(const RereadBatch& batch, Checker& checker, CheckReport& report) {
    for (const Reread& record : batch) {
        checker.check(record);
        if (report.damages.size() < most_damages) continue;
        report.damages.push_back({0, "", tr("so much is damaged that the check ended here")});
        return false;
    }
    return true;
}

}  // namespace

CheckReport HandLog::check(const Progress& progress, const Trust& trust) const {
    CheckReport report;
    try {
        const std::int64_t last = size();
        check_file(database_, report);
        Checker checker(database_, misreadings_, rules_, trust, report);
        const Rereader reread(misreadings_, rules_);
        LeafReader leaves(database_);
        RereadBatch batch = reread(leaves.next());
        LeafBatch ahead = leaves.next();
        while (!batch.empty()) {
            // While this batch is compared with the rows and the one after the next is read, the
            // next is ruled.
            const auto rule_next = [&reread, english = InEnglish::here()](LeafBatch of) {
                const InEnglish as_the_caller(english);
                return reread(std::move(of));
            };
            auto next = std::async(std::launch::async, rule_next, std::move(ahead));
            if (!compare(batch, checker, report)) return report;
            report.cancelled = !goes_on(progress, batch.back().leaf.idx, last);
            if (report.cancelled) break;
            ahead = leaves.next();
            batch = next.get();
        }
        leaves.finish();
        if (!report.cancelled) checker.finish();
        check_rows_left(database_, checker.rows_met(), report);
        if (!report.cancelled) goes_on(progress, last, last);
    } catch (const StoreError& error) {
        if (!error.is_damaged()) throw;
        report.damages.push_back(
            {0, "",
             tr("after {records} records: {what}", "records"_a = report.hands + report.entries,
                "what"_a = error.what())});
    }
    return report;
}

}  // namespace fairdeal
