#pragma once
// The file of who may deal where: a log (log/hand_log.h) that holds facts and answers and no hands.
// It only grows. Whoever opens it has every record hashed again and compared with the file's tree,
// and with the newest state that this account saw of it.

#include <filesystem>

#include "duty/kept_answer.h"
#include "log/hand_log.h"
#include "log/log_accounts.h"

namespace fairdeal {

/// What the file is compared with besides itself.
struct DutyTrust {
    std::filesystem::path seen_file;  // what this account remembers of logs; empty: nothing
    std::vector<PublicKey> keys;      // one of them must have signed every fact; none: not asked
};

/// A clock may be so far behind the newest record, as two machines may differ.
constexpr std::chrono::seconds clock_slack{60};

class DutyFile {
public:
    /// Makes a file where there is none, with its first fact (the house's name) and the account of
    /// its owner, who gives further ones.
    static Result<DutyFile> create(const std::filesystem::path& file, const std::string& house,
                                   const NewAccount& owner, const DutyTrust& trust,
                                   const PassphraseCost& cost = {});
    /// Refused: a file that holds something else; a record that was changed, removed or put in; an
    /// older copy; a fact that no key of `trust` has signed.
    static Result<DutyFile> open(const std::filesystem::path& file, Access access,
                                 const DutyTrust& trust);

    /// Opens an older copy that was put in place on purpose, and records that and why: from then on
    /// it counts for this account. The passphrase is that of who says so. Refused: a file that is
    /// not older than it was seen, and whatever else open() refuses.
    static Result<DutyFile> accept_restored(const std::filesystem::path& file,
                                            const std::string& why, const NewAccount& who,
                                            const DutyTrust& trust);

    /// Of every record that is one, by number. They stay where they are until facts are added.
    [[nodiscard]] const std::vector<Fact>& facts() const { return facts_; }
    [[nodiscard]] std::vector<KeptAnswer> answers() const;
    [[nodiscard]] HandLog& log() { return log_; }
    [[nodiscard]] const HandLog& log() const { return log_; }
    /// Of all records.
    [[nodiscard]] const UtcTime& newest_at() const { return newest_at_; }

    /// Adds facts in one transaction, all or none; their numbers. Refused, each at its place in
    /// `places` (as many, or none): a correction of what is no fact, of another kind or subject, or
    /// was corrected already; a clock that is behind.
    Result<std::vector<std::int64_t>> add(const std::vector<Fact>& facts, const std::string& by,
                                          const UtcTime& now,
                                          const std::vector<Place>& places = {});
    /// Keeps answers, likewise; the number of the first.
    Result<std::int64_t> keep(const std::vector<KeptAnswer>& answers);

private:
    DutyFile(HandLog log, std::filesystem::path file, DutyTrust trust)
        : log_(std::move(log)), file_(std::move(file)), trust_(std::move(trust)) {}
    /// As open(), whatever this account saw of it.
    static Result<DutyFile> read_from(const std::filesystem::path& file, Access access,
                                      const DutyTrust& trust);
    Result<void> read_all();
    Result<std::vector<std::int64_t>> add_all(const std::vector<Fact>& facts, const std::string& by,
                                              const UtcTime& now, const std::vector<Place>& places);
    [[nodiscard]] Result<void> must_be_signed() const;
    [[nodiscard]] Result<void> must_be_as_seen() const;
    [[nodiscard]] Result<void> must_be_later(const UtcTime& now) const;
    [[nodiscard]] Result<void> remember() const;
    [[nodiscard]] std::optional<std::string> why_no_correction(const Fact& fact) const;
    [[nodiscard]] std::optional<std::string> why_nobody_s(const Fact& fact) const;

    HandLog log_;
    std::filesystem::path file_;
    DutyTrust trust_;
    std::vector<Fact> facts_;
    UtcTime newest_at_;
};

struct DutyCheck {
    CheckReport log;
    std::int64_t facts = 0, answers = 0;
    [[nodiscard]] bool is_sound() const { return log.is_sound(); }
};
/// Reads everything again and names every record that is not as it should be: HandLog::check, then
/// facts, corrections, answers and times, and whether the file is as this account saw it
/// (`seen_file`; empty: not asked). Changes nothing. Refused: a file that holds something else.
Result<DutyCheck> check_duty_file(const std::filesystem::path& file, const Trust& trust,
                                  const std::filesystem::path& seen_file, const Progress& progress);

}  // namespace fairdeal
