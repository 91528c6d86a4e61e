#pragma once
// Hands of the open log that were dealt by somebody who might not, looked for on a thread of its
// own.

#include <memory>

#include "base/off_thread.h"
#include "desk/log/open_log.h"
#include "duty/same_findings.h"

namespace fairdeal {

struct DealtHands {
    std::shared_ptr<const std::vector<Fact>> facts;  // the decisions point into them
    DutyAudit audit;
    /// The first's decision names every reason; those of which something is not known come last.
    std::vector<SameFindings> groups;
    std::int64_t not_known = 0;  // hands of those
    std::vector<Fact> packs;     // to be counted since a hand, and not on record
};

class DealtHandsSearch {
public:
    /// `library`: rule books and table cards.
    DealtHandsSearch(const OpenLog& log, const Library& library) : log_(log), library_(library) {}
    DealtHandsSearch(const DealtHandsSearch&) = delete;
    DealtHandsSearch& operator=(const DealtHandsSearch&) = delete;
    /// Calls the work off and waits for it.
    ~DealtHandsSearch();

    /// Looks at every hand of the log that is open, unless that was done by as many facts. What was
    /// found of another log goes.
    void look(const std::vector<Fact>& facts);
    /// Takes in what is done. True if something has changed.
    bool poll();
    [[nodiscard]] bool is_looking() const { return work_.is_under_way(); }
    [[nodiscard]] bool has_log() const { return log_.log != nullptr; }
    /// Of the log that is open; null: nothing yet.
    [[nodiscard]] const DealtHands* found() const;
    [[nodiscard]] const std::string& file() const { return looked_at_.file; }
    /// What went wrong; empty: nothing.
    [[nodiscard]] const std::string& error() const { return error_; }
    /// Records that were looked at, and all of them.
    [[nodiscard]] std::pair<std::int64_t, std::int64_t> reached() const;

private:
    /// What the outcome rests on: facts and records only ever come to more.
    struct LookedAt {
        std::string file;
        std::int64_t records = 0;
        std::size_t facts = 0;
        friend bool operator==(const LookedAt&, const LookedAt&) = default;
    };
    static Result<DealtHands> work(const std::string& file, std::vector<Fact> facts,
                                   const Library& shelf, WorkReached& reached);

    const OpenLog& log_;
    const Library& library_;
    LookedAt looked_at_;
    std::shared_ptr<WorkReached> reached_;
    OffThread<Result<DealtHands>> work_;
    std::optional<DealtHands> found_;
    std::string error_;
};

}  // namespace fairdeal
