#pragma once
// A tournament table is a sequence of hands: what one hand leaves, the next begins with. Chips, who
// is still in, the secret bets used in the round, the number of the hand, and what the table was
// set up with. A break between two records is no fault within either of them.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/ruling.h"

namespace fairdeal {

/// What a record shows that does not follow from the record of the table before it.
struct SequenceBreak {
    std::size_t record = 0;  // index among the records that were given together
    int line = 1;            // of the later record; the header is 1
    ClauseId clause;
    std::string what;
};

/// How the next hand of a table begins. The start goes on clockwise to the next seat that is still
/// in; `id` and `at` are left to the program that deals, as is `final_hand`.
struct NextHand {
    Header header;
    std::vector<Event> events;  // chips of each seat still in, then who sits out or is disconnected
};

/// The hand after this one; nothing if the play is not over, a count is not known, or the table
/// has ended.
std::optional<NextHand> next_hand_of(const HandRecord& record, const Ruling& ruling);

/// Follows the records of any number of tables, each table's in order.
class LeagueTables {
public:
    /// A league record that says which table it is of.
    static bool is_of_a_table(const HandRecord& record);

    /// What does not follow from the last record of the same table, by line; then remembers this
    /// one. `hand=1` opens a new round at a table. Counts are the ruling's, never the recorded
    /// settlement's; of a hand that is not ruled to its end they are not known.
    std::vector<SequenceBreak> follow(const HandRecord& record, const Ruling& ruling);

private:
    struct Seat {
        std::optional<Money> chips;      // what the last hand left it; nothing: not known
        std::optional<ClauseId> out_by;  // it is out, by this clause
    };
    struct TableSoFar {
        Header header;                  // of the last record, its secret bets added
        std::map<int, Seat> seats;      // everybody who was ever in
        std::optional<ClauseId> ended;  // by this clause
    };
    class Comparison;
    static void remember(TableSoFar& table, const HandRecord& record, const Ruling& ruling);

    std::map<std::string, TableSoFar, std::less<>> tables_;
};

}  // namespace fairdeal
