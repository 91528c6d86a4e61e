#pragma once
// The rounds that a trainee deals: which are dealt, and which wagers lie in them.

#include <set>
#include <string>

#include "dealing/floor.h"

namespace fairdeal {

using Wagers = std::set<Wager>;

struct RoundRequest {
    Game game = Game::Breakout;
    std::uint64_t seed = 1;
    int level = any_table;            // how busy (dealing/floor.h)
    std::optional<Wagers> sides{};    // only these side wagers, and insurance only if it is one of
                                      // them; nothing: whatever guests put up
    std::optional<TableCard> card{};  // the house's, where it is not the rule book's own
    friend bool operator==(const RoundRequest&, const RoundRequest&) = default;
};

/// A round under the table card, neither very short nor very long for its level. The
/// same request gives the same round.
HandRecord deal_round(const RoundRequest& request);

/// The side wagers that guests of a game put up, and insurance, where one of these clauses decides
/// what becomes of it.
Wagers wagers_decided_by(Game game, const std::set<std::string, std::less<>>& clauses);

/// "pair-up,super-tie", "-": none, "all": any; and back.
std::string to_text(const std::optional<Wagers>& sides);
/// False: it is no such text.
bool read_sides(std::string_view text, std::optional<Wagers>& sides);

}  // namespace fairdeal
