#pragma once
// The audit of a whole log: every hand ruled again and compared with its recorded settlement. What
// is found is given out hand by hand in the log's order and is the same on any number of threads;
// the sums stay small however long the log is.

#include <filesystem>

#include "audit/audited_log.h"
#include "audit/ranking/ranking.h"
#include "base/translation.h"
#include "log/hand_log.h"

namespace fairdeal {

/// What an audit finds in a hand.
struct Finding {
    enum class Kind : std::uint8_t {
        Wager,      // not settled as ruled
        Fault,      // something that a clause forbids
        Break,      // league: it does not follow from the hand of the table before it
        Unreadable  // the text in the log is no record any more
    };
    Kind kind = Kind::Wager;
    std::int64_t idx = 0;  // the hand's number in the log
    std::optional<Game> game;
    Identity identity;
    int line = 0;                                      // of the record, of a Fault or Break
    std::string who, wager, standing, ruled, claimed;  // of a Wager, in the notation's words
    Money difference;        // of a Wager: what the guest got too much; negative: too little
    Unit unit = Unit::Cash;  // of the difference
    std::string clause, misreading;  // empty: none
    std::string what;  // of all but a Wager, in English: it is kept, and told again to programs
    friend bool operator==(const Finding&, const Finding&) = default;
};
/// "wager", "fault", "break", "unreadable".
std::string_view to_text(Finding::Kind kind);

/// Of a wager of hand `idx` that was not settled as ruled. Where it is kept or compared it is put
/// into words in English (InEnglish).
Finding finding_of(const WagerVerdict& verdict, std::int64_t idx, const Header& header);

struct AuditOptions {
    HandFilter filter;  // which hands; its id and only_wrong are passed over
    ShiftHours shifts{6, 14, 22};
};

/// Whether the filter lets a hand through; its id and only_wrong are passed over.
bool is_asked_for(const HandFilter& filter, const Header& header);

/// Of a report that has_no_hand().
constexpr const char* no_hand_audited =
    sentence("no hand of the log is among those asked for: nothing was audited");

struct AuditReport {
    bool finished = false;
    std::int64_t records = 0;  // of the log that were read, hands or not; the first so many
    AuditCell all;
    HandCounts counts;
    std::int64_t breaks = 0;
    std::array<std::vector<NamedCell>, every_dimension.size()> tables;  // by Dimension
    DealerRanking ranking;          // beside everybody, also where one dealer is asked for
    std::vector<Pattern> patterns;  // of those ranked
    [[nodiscard]] const std::vector<NamedCell>& by(Dimension dimension) const {
        return tables.at(static_cast<std::size_t>(dimension));
    }
    /// No hand passed the filter, or the log holds none: that it is clean says nothing then.
    [[nodiscard]] bool has_no_hand() const { return all.sums.hands == 0 && counts.unreadable == 0; }
    /// Nothing was found.
    [[nodiscard]] bool is_clean() const {
        return counts.wrong == 0 && counts.unreadable == 0 && all.sums.with_faults == 0 &&
               breaks == 0;
    }
    friend bool operator==(const AuditReport&, const AuditReport&) = default;
};

/// Called in the log's order, never by two threads at once, but by any of them.
using FindingSink = std::function<void(const Finding&)>;
/// Hears of every hand that was asked for and could be read, with its text in the log.
struct ExaminedHand;
using HandSink =
    std::function<void(std::int64_t idx, std::string_view text, const ExaminedHand& hand)>;

class Audit {
public:
    Audit(std::filesystem::path log, std::vector<Misreading> misreadings, AuditOptions options);
    Audit(std::shared_ptr<AuditedLog> log, std::vector<Misreading> misreadings,
          AuditOptions options);
    ~Audit();
    Audit(const Audit&) = delete;
    Audit& operator=(const Audit&) = delete;

    /// Audits to the end of the log as it was at the first call, on so many threads (1 to 64), or
    /// until `progress` says false; called again it goes on where it stopped. Refused where the log
    /// cannot be opened. Machine trouble is a StoreError, after which there is no going on: begin
    /// a new audit.
    /// `progress` is called as a FindingSink is, and so is `hands`, which needs one thread.
    Result<void> run(unsigned threads, const Progress& progress, const FindingSink& sink,
                     const HandSink& hands = {});

    /// All that was audited so far.
    [[nodiscard]] AuditReport report() const;

    /// How far it is, as text; to be asked for between two calls of run(). Throws Fault for a log
    /// that is in no file.
    [[nodiscard]] Result<std::string> kept() const;
    /// Goes on from there, before the first call of run(). Refused, and nothing is changed, where
    /// it was kept of another log, by other rules or of other hands, or is damaged.
    Result<void> go_on_from(std::string_view kept);

    /// The numbers of at most `most` hands after hand `after` that fall into a cell: with a wrong
    /// wager or (of a dealer, table, shift or game) a fault. Reads and rules the log from there.
    [[nodiscard]] Result<std::vector<std::int64_t>> hands_of_cell(Dimension dimension,
                                                                  const std::string& name,
                                                                  std::int64_t after,
                                                                  std::size_t most) const;

    struct State;  // audit_state.h

private:
    class WorkerPool;
    std::unique_ptr<State> state_;
};

}  // namespace fairdeal
