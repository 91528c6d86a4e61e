#pragma once
// The sums of an audit as they grow, hand by hand. Tallies of different hands add up to the tally
// of all of them, in whatever order.

#include <map>
#include <unordered_map>

#include "audit/binomial.h"
#include "audit/examine.h"
#include "audit/sums.h"

namespace fairdeal {

/// Numbers for the clauses that rulings cite, the same for the whole run of the program.
class ClauseNumbers {
public:
    ClauseNumbers();
    /// Of a clause as a ruling cites it, whose text outlives everything.
    std::size_t of(ClauseId clause);
    /// Of a clause by name, if any game's rulings can cite it.
    [[nodiscard]] std::optional<std::size_t> find(std::string_view name) const;
    [[nodiscard]] const std::string& name(std::size_t number) const { return names_[number]; }
    [[nodiscard]] std::size_t size() const { return names_.size(); }

private:
    std::map<std::string, std::size_t, std::less<>> by_name_;
    std::unordered_map<const char*, std::size_t> by_place_;  // where the id's text lies: quicker
    std::vector<std::string> names_;
};

/// When the shifts of a day begin, in whole hours of UTC, rising; the last goes on past midnight.
using ShiftHours = std::vector<int>;

/// The shift an instant (microseconds since 1970) is in: its first hour, counted from 1970.
std::int64_t shift_of(std::int64_t instant, const ShiftHours& hours);
/// "2026-03-14 22:00".
std::string shift_name(std::int64_t shift);

/// What one dealer did under one clause.
struct UnderClause {
    std::int64_t decided = 0;  // lines that the clause decides
    std::int64_t wrong = 0;    // wagers it decides that were not settled so
    UnderClause& operator+=(const UnderClause& other);
};
/// The clause that decides a wager, by its number (one more than there are: nothing was due), and
/// the misreading that it was settled by.
using ReadAmiss = std::pair<std::size_t, std::size_t>;

struct DealerTally {
    AuditCell cell;
    std::array<Share, every_game.size()> hands{};  // settled wrongly, of those with a settlement
    std::map<std::int64_t, Share> shifts;          // likewise, by shift_of(); without time: none
    std::int64_t undue = 0;                        // wagers settled where nothing was due
    std::vector<UnderClause> clauses;              // by the clause's number
    std::map<ReadAmiss, std::int64_t> amiss;       // wagers
    std::map<std::size_t, std::int64_t> misread;   // hands, by the misreading's place in the list
    DealerTally& operator+=(const DealerTally& other);
};

/// How the hands of a log stand, each counted once.
struct HandCounts {
    std::int64_t right = 0, wrong = 0, unclaimed = 0, undecided = 0, unruled = 0, unreadable = 0;
    std::int64_t with_pack = 0;      // of all of them: the hand names its pack
    std::int64_t order_unknown = 0;  // likewise: its order of settlement was not judged
    HandCounts& operator+=(const HandCounts& other);
    friend bool operator==(const HandCounts&, const HandCounts&) = default;
};

class Tally {
public:
    /// What is pointed to must outlive the tally.
    Tally(std::span<const Misreading> misreadings, const ShiftHours& shifts);

    void add(std::int64_t idx, const ExaminedHand& hand);
    /// Of the same misreadings and shifts.
    Tally& operator+=(const Tally& other);

    [[nodiscard]] const AuditCell& all() const { return all_; }
    [[nodiscard]] const HandCounts& counts() const { return counts_; }
    /// By name, without cells that nothing fell into.
    [[nodiscard]] std::vector<NamedCell> cells(Dimension dimension) const;
    [[nodiscard]] const std::map<std::string, DealerTally>& dealers() const { return dealers_; }
    [[nodiscard]] std::span<const Misreading> misreadings() const { return misreadings_; }
    /// The names of the clauses by number.
    [[nodiscard]] const ClauseNumbers& clauses() const { return clauses_; }

private:
    friend class KeptTally;  // kept_tally.cpp
    void count_standing(const ExaminedHand& hand);
    void count_lines(const ExaminedHand& hand, DealerTally& dealer);
    void count_wrong(std::int64_t idx, const ExaminedHand& hand, DealerTally& dealer);
    std::size_t clause_of(const WagerVerdict& wrong);
    [[nodiscard]] std::size_t misreading_of(const WagerVerdict& wrong) const;

    std::span<const Misreading> misreadings_;
    const ShiftHours* shifts_;
    ClauseNumbers clauses_;
    std::unordered_map<std::string, std::size_t> misreading_numbers_;
    AuditCell all_;
    HandCounts counts_;
    std::map<std::string, DealerTally> dealers_;
    std::map<std::string, AuditCell> tables_;
    std::map<std::int64_t, AuditCell> shifts_of_hands_;
    AuditCell without_time_;
    std::array<AuditCell, every_game.size()> games_;
    std::vector<AuditCell> by_clause_;      // one more than clauses: nothing was due
    std::vector<AuditCell> by_misreading_;  // one more: none explains it
};

/// The shift of a hand by name; nothing_said where it has no time.
std::string shift_of(const HandRecord& record, const ShiftHours& hours);

}  // namespace fairdeal
