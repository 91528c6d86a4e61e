#pragma once
// The first line of a record: which game, which hand, the facts of the table and the house options
// in force.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/money.h"
#include "base/problem.h"
#include "record/options.h"
#include "record/words.h"

namespace fairdeal {

/// Characters of an id, table, dealer, shoe, pack, sign or player, at most.
constexpr int longest_identity = 64;

/// Who and when. Empty: not recorded. No value holds a space or a '#'.
struct Identity {
    std::string id, table, dealer, shoe;
    std::string at;  // RFC 3339, UTC; text, for the line is kept and signed as it was written
    // Version 2 alone.
    std::string pack{};   // the set of cards the shoe is made of, from new to retired
    std::string until{};  // when the round was over, like `at`
    friend bool operator==(const Identity&, const Identity&) = default;
};

enum class Mode : std::uint8_t { None, Tournament, Regular };

/// Facts of the table that are no house option; which of them a game has is in docs/notation.md.
struct TableFacts {
    std::optional<Money> minimum;             // extreme (always), league
    Mode mode = Mode::None;                   // extreme (always)
    std::optional<int> hand;                  // league: the number of this hand at the table
    std::vector<int> eliminations;            // league: hand numbers
    std::optional<int> start;                 // league: the seat that bets and acts first
    std::vector<int> prizes, feeders;         // league: places
    std::optional<int> seats;                 // league: seats at the table
    bool final_hand = false;                  // league
    std::vector<int> secrets;                 // league: seats that used their secret bet
    std::optional<int> left;                  // extreme: cards left in the shoe
    std::vector<std::pair<int, int>> passes;  // extreme, regular: passes so far by seat
    bool offers_known = true;       // false: the source does not record offers (notation, point 17)
    bool settlements_known = true;  // false: nor what was settled
    // Version 2 alone.
    std::optional<int> out;     // cards out of the shoe before the hand
    std::optional<int> behind;  // cards behind the cut card
    std::string sign;           // edition or hash of the rule card that guests see
    std::optional<std::pair<Money, Money>> limits;     // least and most of a wager
    std::vector<std::pair<int, std::string>> players;  // who sat where, by seat
    friend bool operator==(const TableFacts&, const TableFacts&) = default;
};

struct Header {
    Identity identity;
    TableFacts facts;
    TableCard card;
    int notation = 1;  // the version: 1 or 2
    [[nodiscard]] Game game() const { return card.game(); }
    friend bool operator==(const Header&, const Header&) = default;
};

/// The header line in canonical form: keys in the order of the notation, defaults left out.
std::string to_text(const Header& header);

/// Reads a header line (line 1 of its record). Every problem is added to `problems`; no header
/// where the game itself cannot be told.
std::optional<Header> read_header(std::string_view text, Problems& problems);
/// The same into a header whose memory is used again; false where the game cannot be told.
bool read_header_into(Header& header, std::string_view text, Problems& problems);

}  // namespace fairdeal
