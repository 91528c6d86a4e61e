#pragma once
// An audit that is kept in a file while it runs, so that another process can go on with it where
// this one was killed. The file is bound to the log's tree, to the rules and to what was asked;
// what was found so far lies beside it. Both are gone once the audit is finished.

#include <chrono>

#include "audit/audit.h"

namespace fairdeal {

class KeptAudit {
public:
    /// `file` is where it is kept; an empty one: nowhere.
    KeptAudit(std::filesystem::path log, std::vector<Misreading> misreadings, AuditOptions options,
              std::filesystem::path file);
    /// Of a log wherever it lies; one that is in no file is not kept.
    KeptAudit(std::shared_ptr<AuditedLog> log, std::vector<Misreading> misreadings,
              AuditOptions options)
        : audit_(std::move(log), std::move(misreadings), std::move(options)) {}

    /// Takes up what is kept, before the first run(): how many records are done; 0 where nothing is
    /// kept. Refused where it is of another log, of other rules or hands, or damaged: forget_kept()
    /// first, to start again.
    Result<std::int64_t> take_up();
    /// As Audit::run. What was found before it was taken up is given out again first, so that the
    /// sink sees what it would have seen of an audit that was never stopped.
    Result<void> run(unsigned threads, const Progress& progress, const FindingSink& sink,
                     const HandSink& hands = {});
    [[nodiscard]] AuditReport report() const { return audit_.report(); }

    /// How long may be lost, at most about.
    void keep_every(std::chrono::milliseconds pace) { pace_ = pace; }

private:
    Result<void> keep();
    void tell_again(const FindingSink& sink);

    Audit audit_;
    std::filesystem::path file_;
    std::chrono::milliseconds pace_{2000};
    std::string found_;             // since the last keep(), as lines
    std::int64_t found_bytes_ = 0;  // kept in the file beside
    bool told_ = true;              // nothing is to be given out again
};

/// Throws what is kept of an audit away, damaged or not. Refused: a file that is something else,
/// which stays. That nothing is there is fine.
Result<void> forget_kept(const std::filesystem::path& file);
/// Is anything kept there?
[[nodiscard]] bool is_kept(const std::filesystem::path& file);

}  // namespace fairdeal
