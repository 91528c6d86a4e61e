#pragma once
// The hand log: a file of hand records that only grows. The canonical text of each hand is the
// truth; what can be searched is derived from it and can be made again. Records are numbered from 1
// in the order in which they came; most are hands, some are entries (entry.h): what was said of a
// hand later. Their texts are the leaves of the ledger's tree, whose checkpoints are signed.

#include <functional>
#include <memory>
#include <optional>

#include "ledger/checkpoint.h"
#include "ledger/key.h"
#include "log/entry.h"
#include "log/ledger/log_tree.h"
#include "log/rows.h"
#include "log/search/search_rows.h"
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
    friend bool operator==(const HandFilter&, const HandFilter&) = default;
};

/// What a filter lets through, added up.
struct LogSums {
    std::int64_t hands = 0, wrong = 0, with_faults = 0;
    Exposures exposures;
    friend bool operator==(const LogSums&, const LogSums&) = default;
};

struct StoredHand {
    HandRow row;
    std::string text;  // canonical
};

struct StoredEntry {
    std::int64_t idx = 0;
    Entry entry;
    friend bool operator==(const StoredEntry&, const StoredEntry&) = default;
};

/// Something in a log that is not as it should be: which record (0: the file itself) and what.
struct Damage {
    std::int64_t idx = 0;
    std::string id;  // empty: none is known
    std::string what;
    friend bool operator==(const Damage&, const Damage&) = default;
};

struct CheckReport {
    std::int64_t hands = 0;             // that were read again
    std::int64_t entries = 0;           // likewise
    std::vector<TreeHead> checkpoints;  // found good, the smallest first
    std::int64_t stale =
        0;  // ruled by other rules than this program's: rebuild() brings them up to date
    std::int64_t first_stale = 0;  // the number of the first of them; 0: none
    std::vector<Damage> damages;
    bool cancelled = false;
    [[nodiscard]] bool is_sound() const { return damages.empty() && !cancelled; }
};

/// What a check compares the log with besides itself: anybody who can replace the file can replace
/// the keys and checkpoints in it too.
struct Trust {
    std::vector<PublicKey>
        keys;  // a checkpoint must bear the signature of one; none: of the log's own
    std::vector<Note> checkpoints;  // kept elsewhere; the log must go through each of them
};

/// Called now and then with how much is done of how much; false stops the work.
using Progress = std::function<bool(std::int64_t done, std::int64_t of)>;

/// What became of a hand that was to be added.
struct Addition {
    enum class Status : std::uint8_t { Stored, Duplicate, OtherHandOfThisId };
    Status status = Status::Stored;
    std::int64_t idx = 0;  // of the hand, or of the one that is there already
};

/// A hand as it goes into a log: all that can be done of it without the database.
struct PreparedHand {
    std::string id;    // empty: it has none
    std::string text;  // canonical
    Hash hash{};       // the text's leaf
    DerivedRows rows;
};

/// Machine trouble (disk full, file locked or damaged under our hands) is a StoreError from any of
/// these.
class HandLog {
public:
    HandLog(HandLog&&) noexcept;
    HandLog& operator=(HandLog&&) noexcept;
    ~HandLog();

    /// Opens the log, or makes a new one where there is no file.
    static Result<HandLog> open_or_create(const std::filesystem::path& file,
                                          std::vector<Misreading> misreadings);
    /// Opens a log that must be there. See open_log_file for what is refused.
    static Result<HandLog> open(const std::filesystem::path& file, Access access,
                                std::vector<Misreading> misreadings);

    /// How many records the log holds: hands and entries.
    [[nodiscard]] std::int64_t size() const;

    /// At most `most` hands after hand `after` that pass, oldest first. The last one's idx asks
    /// for the next page; 0 for the first.
    [[nodiscard]] std::vector<HandRow> hands_after(const HandFilter& filter, std::int64_t after,
                                                   int most) const;
    /// At most `most` hands before hand `before` that pass, newest first.
    [[nodiscard]] std::vector<HandRow> hands_before(const HandFilter& filter, std::int64_t before,
                                                    int most) const;
    [[nodiscard]] LogSums sums(const HandFilter& filter) const;

    /// The hand of this id, or the hand numbered so: "B7-000412", "#12".
    [[nodiscard]] Result<StoredHand> record_of(std::string_view id_or_number) const;

    /// What was said of a hand, or in a case, oldest first. A text that cannot be read throws a
    /// StoreError.
    [[nodiscard]] std::vector<StoredEntry> entries_about(std::int64_t idx) const;
    [[nodiscard]] std::vector<StoredEntry> entries_of_case(std::string_view case_id) const;
    /// Every entry of a kind, likewise.
    [[nodiscard]] std::vector<StoredEntry> entries_of(EntryKind kind) const;
    /// Of these those that are about no hand.
    [[nodiscard]] std::vector<StoredEntry> entries_about_no_hand(EntryKind kind) const;
    /// The hands of which an entry of a kind has this in its text, by their numbers.
    [[nodiscard]] std::vector<std::int64_t> hands_with_entry(EntryKind kind,
                                                             std::string_view piece) const;
    /// Every case that something belongs to, in the order of their first records.
    [[nodiscard]] std::vector<std::string> case_ids() const;
    /// Every sitting or person of whom the exam office recorded something, likewise; what was is
    /// among the entries of that case.
    [[nodiscard]] std::vector<std::string> office_ids() const;

    /// The text of any record, hand or entry.
    [[nodiscard]] Result<std::string> text_of(std::int64_t idx) const;

    /// Every hand after record `after`, in order, until `use` says false.
    void for_each_record(
        std::int64_t after,
        const std::function<bool(std::int64_t idx, std::string_view text)>& use) const;
    /// Every record's text, hand or entry, likewise.
    void for_each_text(
        std::int64_t after,
        const std::function<bool(std::int64_t idx, std::string_view text)>& use) const;

    /// The name behind an id of a dealer or a supervisor; empty: none is known. Names are no part
    /// of the ledger and can be erased, from the file's unused bytes too. A name has 1 to 200
    /// characters, an id 1 to 64.
    [[nodiscard]] std::string name_of(std::string_view id) const;
    void name_person(std::string_view id, std::string_view name);
    void forget_person(std::string_view id);

    /// The rows behind log_accounts.h, which says what counts: ids in the order of their first
    /// records, the first of whom gives accounts to the others.
    [[nodiscard]] std::vector<std::string> account_ids() const;
    [[nodiscard]] std::string sealed_account(std::string_view id) const;  // empty: none
    void keep_account(std::string_view id, std::string_view sealed);

    /// How many of the first records are searched by their terms (search.h); the others are read.
    [[nodiscard]] std::int64_t indexed() const;
    /// Makes the terms of whole blocks that have none: of a log that was made before there were
    /// any. What is done stays done; false if it was stopped.
    bool index(const Progress& progress);

    /// Makes all derived rows again from the texts, all or nothing; false if it was stopped. A text
    /// that cannot be read any more gets no row (check names it).
    bool rebuild(const Progress& progress);

    /// Reads everything again, hashes it and rules it again, and names what does not agree. Changes
    /// nothing.
    [[nodiscard]] CheckReport check(const Progress& progress, const Trust& trust = {}) const;

    /// The ledger's size and root as they stand.
    [[nodiscard]] TreeHead head() const;
    /// The root of the first so many records, at most all.
    [[nodiscard]] Hash root_at(std::int64_t size) const;
    /// The public keys whose signatures count in this log; the first one's name is the log's.
    [[nodiscard]] std::vector<PublicKey> signers() const;
    /// The newest checkpoint with all its signatures; nothing if none was ever signed.
    [[nodiscard]] std::optional<Note> newest_checkpoint() const;
    /// Reads what is new since the last checkpoint again through another connection, computes the
    /// root in another way, and signs only if it is the same and the last checkpoint is a beginning
    /// of it. Where nothing is new the last checkpoint is given. The first key names the log; a
    /// later one must bear the same name.
    Result<Note> sign_checkpoint(const SigningKey& key);
    /// A witness's signature under the newest checkpoint, after reading the whole log again.
    /// `seen` is the checkpoint that this witness signed last, if any: the log must have gone on
    /// from it. `time` in seconds since 1970 UTC.
    Result<Note> cosign_checkpoint(const SigningKey& witness, const std::optional<Note>& seen,
                                   std::int64_t time);
    /// The proof that record `idx` is under the newest checkpoint.
    [[nodiscard]] Result<LogProof> prove(std::int64_t idx) const;
    /// The path that proves that the newest checkpoint goes on from the first `size` records.
    [[nodiscard]] Result<HashPath> prove_consistency(std::int64_t size) const;

    /// The hand that keeps this one out: one of the very same text, or another of its id.
    [[nodiscard]] std::optional<Addition> already_there(const PreparedHand& hand) const;
    /// A hand's text and what it is found by; without the rows that ruling it gives.
    static PreparedHand unruled(const HandRecord& record);
    /// Writes, hashes and rules a hand for Batch::add. Any thread may, whatever else the log does.
    [[nodiscard]] PreparedHand prepare(const HandRecord& record) const;

    /// Adds records, many in one transaction; see import.h for whole files.
    class Batch;

private:
    friend class HandSearch;
    HandLog(Database database, std::filesystem::path file, std::vector<Misreading> misreadings);
    [[nodiscard]] StoredHand stored(const Statement& found) const;
    /// The look-ups of one hand, prepared when the first is asked for and kept.
    struct LookUps;
    [[nodiscard]] LookUps& look_ups() const;
    [[nodiscard]] std::optional<std::string> why_not_to_sign(const Frontier& head,
                                                             const std::optional<TreeHead>& last,
                                                             bool read_all) const;
    [[nodiscard]] tl::unexpected<Problems> refusal(std::string what) const;

    Database database_;
    mutable std::unique_ptr<LookUps> look_ups_;
    std::filesystem::path file_;
    std::vector<Misreading> misreadings_;
    std::string rules_;
    FillingBlock filling_;
};

/// Records added together: they are in the log once commit() returns, and none of them is without
/// it.
class HandLog::Batch {
public:
    explicit Batch(HandLog& log);
    ~Batch();
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;
    /// Adds a record, unless its very text or another hand of its id is there already.
    Addition add(const HandRecord& record) { return add(log_.prepare(record)); }
    /// Likewise; of a hand that is stored the rows are taken away.
    Addition add(PreparedHand&& hand);
    /// Adds an entry, which must be about a hand that is there; its number.
    Result<std::int64_t> add(const Entry& entry);
    void commit();

private:
    std::int64_t append(const std::string& text, const Hash& hash);

    HandLog& log_;
    Transaction transaction_;
    Statement add_record_;
    std::unique_ptr<RowWriter> rows_;
    SearchWriter search_;
    TreeWriter tree_;
    bool kept_ = false;
};

}  // namespace fairdeal
