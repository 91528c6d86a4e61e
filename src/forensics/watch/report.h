#pragma once
// What a watch tells beside its findings: how much was seen of each shoe and pack, and what the
// records do not say.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "forensics/finding.h"
#include "forensics/shoe_count.h"

namespace fairdeal {

struct ShoeReport {
    std::string pack, table, shoe;  // empty: not known
    int decks = 0, hands = 0;
    int dealt = 0, seen = 0;  // cards; those that were read
    HandRef first, last;
    /// Natural logarithms of the evidence for missing cards after this shoe (MissingCards), or
    /// where the pack is not known (Restarts).
    std::optional<double> log_missing, log_restarts;
    std::optional<double> log_restart_odds;  // of x in "1 in x by chance", as Restarts has it
    std::array<int, card_kinds> copies{};    // read, by kind_of
    std::vector<std::int64_t> numbers;       // of its hands
};

/// How sure each test of a pack was after a hand: natural logarithms of x in "1 in x by chance".
struct EvidencePoint {
    std::int64_t hand = 0;
    double missing = 0, extra = 0, swapped = 0, decks = 0;
};

/// What was seen of one kind of card.
struct KindSeen {
    std::int64_t copies = 0;  // over all shoes
    int most = 0;             // in one shoe
    double missing = 0;       // the chance that a copy is missing, if any card is
};

/// Why missing cards cannot be proved, or ruled out, from the hands of a pack.
enum class NotProvable : std::uint8_t {
    No,         // they can
    OneShoe,    // of one shoe the missing cards are as good as unseen ones
    LittleSeen  // too many cards stay behind the cut card
};
/// Where more than this share of each shoe stays unseen, five missing cards of eight decks are
/// found within 438 rounds in fewer than 17 of 20 packs.
constexpr double most_unseen = 0.25;

struct PackReport {
    std::string pack, table;  // of a pack that is not named: its table
    int decks = 0;
    int shoes = 0;  // of which it is known which hands are of them
    std::int64_t hands = 0, seen = 0;
    std::optional<double> log_missing, log_restarts, log_restart_odds;  // as of a shoe
    double log_extra = 0, log_swapped = 0, log_wrong_decks = 0;
    bool retired = false;  // the look at its end was taken
    NotProvable not_provable = NotProvable::No;
    HandRef first, last;
    double log_alarm = 0;  // as of a point of the trace: missing cards are told from here on
    std::array<KindSeen, card_kinds> kinds{};  // by kind_of
    std::vector<EvidencePoint> trace;          // a point a hand, where it is asked for
};

/// What hands do not say, without which something cannot be looked for.
enum class Unsaid : std::uint8_t {
    Pack,     // pack=
    Shoe,     // shoe= or out=: which hands are of one shoe
    Count,    // out=
    Sign,     // sign=
    Limits,   // limits=
    Times,    // at= and until=
    Players,  // players=
    CutCard   // behind=
};
constexpr std::size_t unsaid_count = static_cast<std::size_t>(Unsaid::CutCard) + 1;

struct WatchReport {
    std::int64_t hands = 0;
    std::vector<ShoeReport> shoes;  // in the order in which they ended
    std::vector<PackReport> packs;  // in the order in which they began
    std::vector<ShoeFinding> findings;
    std::array<std::int64_t, unsaid_count> unsaid{};  // hands, by Unsaid
};

}  // namespace fairdeal
