#pragma once
// The hand log: a file of hand records that only grows. The canonical text of each hand is the
// truth; what can be searched is derived from it and can be made again. Hands are numbered from 1
// in the order in which they came.

#include <functional>
#include <memory>
#include <optional>

#include "store/rows.h"
#include "store/sqlite.h"

namespace fairdeal {

class RowWriter;

/// Which hands are asked for; what is left empty does not matter.
struct HandFilter {
    std::optional<Game> game;
    std::string table, dealer, id;
    std::optional<std::int64_t>
        from;  // instants (instant_from): at or after; a hand without a time is out
    std::optional<std::int64_t> to;  // before
    bool only_wrong = false;         // the settlement was claimed and is not what was due
};

/// What a filter lets through, added up.
struct LogSums {
    std::int64_t hands = 0, wrong = 0, with_faults = 0;
    Money overpaid, underpaid;  // never netted
    friend bool operator==(const LogSums&, const LogSums&) = default;
};

struct StoredHand {
    HandRow row;
    std::string text;  // canonical
};

/// Something in a log that is not as it should be: which hand (0: the file itself) and what.
struct Damage {
    std::int64_t idx = 0;
    std::string id;  // empty: none is known
    std::string what;
    friend bool operator==(const Damage&, const Damage&) = default;
};

struct CheckReport {
    std::int64_t hands = 0;  // that were read again
    std::int64_t stale =
        0;  // ruled by other rules than this program's: rebuild() brings them up to date
    std::vector<Damage> damages;
    bool cancelled = false;
    [[nodiscard]] bool is_sound() const { return damages.empty() && !cancelled; }
};

/// Called now and then with how much is done of how much; false stops the work.
using Progress = std::function<bool(std::int64_t done, std::int64_t of)>;

/// What became of a hand that was to be added.
struct Addition {
    enum class Outcome : std::uint8_t { Stored, Duplicate, OtherHandOfThisId };
    Outcome outcome = Outcome::Stored;
    std::int64_t idx = 0;  // of the hand, or of the one that is there already
};

/// Machine trouble (disk full, file locked or damaged under our hands) is a StoreError from any of
/// these.
class HandLog {
public:
    /// Opens the log, or makes a new one where there is no file.
    static Result<HandLog> open_or_create(const std::filesystem::path& file,
                                          std::vector<Misreading> misreadings);
    /// Opens a log that must be there. See open_log_file for what is refused.
    static Result<HandLog> open(const std::filesystem::path& file, Access access,
                                std::vector<Misreading> misreadings);

    /// How many hands the log holds.
    [[nodiscard]] std::int64_t size() const;

    /// At most `most` hands behind hand `after` that pass, oldest first. The last one's idx asks
    /// for the next page; 0 for the first.
    [[nodiscard]] std::vector<HandRow> hands_after(const HandFilter& filter, std::int64_t after,
                                                   int most) const;
    /// At most `most` hands before hand `before` that pass, newest first.
    [[nodiscard]] std::vector<HandRow> hands_before(const HandFilter& filter, std::int64_t before,
                                                    int most) const;
    [[nodiscard]] LogSums sums(const HandFilter& filter) const;

    /// The hand of this id, or the hand numbered so: "B7-000412", "#12".
    [[nodiscard]] Result<StoredHand> record_of(std::string_view id_or_number) const;
    [[nodiscard]] std::vector<WagerRow> wagers_of(std::int64_t idx) const;

    /// Every hand behind hand `after`, in order, until `use` says false.
    void for_each_record(
        std::int64_t after,
        const std::function<bool(std::int64_t idx, std::string_view text)>& use) const;

    /// Makes all derived rows anew from the texts, all or nothing; false if it was stopped. A text
    /// that cannot be read any more gets no row (check names it).
    bool rebuild(const Progress& progress);

    /// Reads everything again, rules it again, and names what does not agree. Changes nothing.
    [[nodiscard]] CheckReport check(const Progress& progress) const;

    /// Adds hands, many in one transaction; see import.h for whole files.
    class Batch;

private:
    HandLog(Database database, std::filesystem::path file, std::vector<Misreading> misreadings);
    [[nodiscard]] StoredHand stored(Statement& found) const;

    Database database_;
    std::filesystem::path file_;
    std::vector<Misreading> misreadings_;
    std::string rules_;
};

/// Hands added together: they are in the log once commit() returns, and none of them is without it.
class HandLog::Batch {
public:
    explicit Batch(HandLog& log);
    ~Batch();
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;
    /// Adds a record, unless its very text or another hand of its id is there already.
    Addition add(const HandRecord& record);
    void commit();

private:
    std::optional<Addition> already_there(const HandRecord& record, const DerivedRows& rows,
                                          const std::string& text);

    HandLog& log_;
    Transaction transaction_;
    Statement add_record_, same_id_, same_text_;
    std::unique_ptr<RowWriter> rows_;
    std::int64_t last_ = 0;
};

}  // namespace fairdeal
