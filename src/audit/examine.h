#pragma once
// One hand of a log ruled and compared with its recorded settlement. A hand that is right takes the
// short way: nothing is put into words.

#include "audit/wrong_wager.h"
#include "games/all_games.h"
#include "log/rows.h"

namespace fairdeal {

struct ExaminedHand {
    bool readable = false;
    Problems problems;  // why it is not
    HandRecord record;
    Ruling ruling;
    /// After its last event, where reading it folded the table (read_and_rule_into).
    std::optional<TableState> end;
    bool ruled = false;               // false: of a game that this program does not know
    bool claimed = false;             // there is a settlement to judge (rules/settled.h)
    bool undecided = false;           // something hangs on an unreadable card, and nothing is wrong
    std::vector<WagerVerdict> wrong;  // not settled as ruled
    bool order_known = true;          // false: the order of settlement was not judged
    [[nodiscard]] Unit unit() const { return unit_of(record.header); }
    [[nodiscard]] bool is_right() const {
        return readable && ruled && claimed && !undecided && wrong.empty();
    }
};

/// Examines one hand after another; the memory of the last is used again. One for each thread.
class Examiner {
public:
    explicit Examiner(std::span<const Misreading> misreadings) : misreadings_(misreadings) {}
    /// Good until the next call. `order_known`: false of a hand whose source does not say in which
    /// order it was settled (log/source.h).
    const ExaminedHand& examine(std::string_view text, bool order_known = true);

private:
    void judge_claim();
    std::span<const Misreading> misreadings_;
    ExaminedHand hand_;
};

}  // namespace fairdeal
