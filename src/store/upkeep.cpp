// The upkeep of a log: derived rows made anew, and everything read and ruled again to find what is
// damaged.

#include <fmt/format.h>

#include "store/hand_log.h"
#include "store/row_io.h"
#include "store/sql.h"

namespace fairdeal {

namespace {

constexpr std::int64_t hands_between_reports = 256;

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

/// Reads every hand again and compares. One object a check.
class Checker {
public:
    Checker(const Database& database, std::span<const Misreading> misreadings,
            const std::string& rules, CheckReport& report)
        : stored_(database), misreadings_(misreadings), rules_(rules), report_(report) {}

    void check(std::int64_t idx, std::string_view text) {
        for (; expected_ < idx; ++expected_) note(expected_, "", "the hand is missing");
        ++expected_;
        ++report_.hands;
        const auto record = read_record(text);
        if (!record)
            return note(idx, id_of(text),
                        "its text cannot be read any more: " + to_text(record.error().front()));
        const std::string& id = record->header.identity.id;
        if (write(*record) != text) return note(idx, id, "its text is not in canonical form");
        compare(idx, id, derive(*record, text, misreadings_, rules_));
    }

    /// Hands that are gone from the end of the log, as far as their rows still tell.
    std::int64_t expected() const { return expected_; }

private:
    void note(std::int64_t idx, const std::string& id, std::string what) {
        report_.damages.push_back({idx, id, std::move(what)});
    }

    void compare(std::int64_t idx, const std::string& id, const DerivedRows& derived) {
        std::optional<DerivedRows> stored;
        try {
            stored = stored_.read(idx);
        } catch (const StoreError& error) {
            return note(idx, id, fmt::format("its rows cannot be read: {}", error.what()));
        }
        if (!stored) return note(idx, id, "its rows are missing");
        if (stored->fingerprint != derived.fingerprint)
            return note(idx, id, "its text is not the text that was stored, or its row is damaged");
        if (stored->hand.rules != rules_) {
            ++report_.stale;
            return;
        }
        if (*stored != derived) note(idx, id, "its rows are not what its text gives");
    }

    RowReader stored_;
    std::span<const Misreading> misreadings_;
    const std::string& rules_;
    CheckReport& report_;
    std::int64_t expected_ = 1;
};

}  // namespace

bool HandLog::rebuild(const Progress& progress) {
    Transaction all_or_nothing(database_);
    Statement(database_, sql_drop_wagers).run();
    Statement(database_, sql_drop_hands).run();
    RowWriter rows(database_);
    const std::int64_t last = size();
    bool stopped = false;
    for_each_record(0, [&](std::int64_t idx, std::string_view text) {
        if (idx % hands_between_reports == 0 && !goes_on(progress, idx, last)) stopped = true;
        if (stopped) return false;
        const auto record = read_record(text);
        if (record) rows.write(idx, derive(*record, text, misreadings_, rules_));
        return true;
    });
    if (stopped) return false;
    all_or_nothing.commit();
    goes_on(progress, last, last);
    return true;
}

CheckReport HandLog::check(const Progress& progress) const {
    CheckReport report;
    try {
        const std::int64_t last = size();
        check_file(database_, report);
        Checker checker(database_, misreadings_, rules_, report);
        for_each_record(0, [&](std::int64_t idx, std::string_view text) {
            checker.check(idx, text);
            report.cancelled = idx % hands_between_reports == 0 && !goes_on(progress, idx, last);
            return !report.cancelled;
        });
        check_orphans(database_, sql_hands_without_record,
                      "there is a row, but the hand is missing", report);
        check_orphans(database_, sql_wagers_without_hand,
                      "there are wagers, but no row of their hand", report);
        if (!report.cancelled) goes_on(progress, last, last);
    } catch (const StoreError& error) {
        if (!error.is_damaged()) throw;
        report.damages.push_back(
            {0, "", fmt::format("after {} hands: {}", report.hands, error.what())});
    }
    return report;
}

}  // namespace fairdeal
