#pragma once
// What the hands of a shoe, a table or a dealer show that should not be. A finding is values; its
// words are made where people read it (finding_words.h).

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/card.h"

namespace fairdeal {

enum class ShoeFindingKind : std::uint8_t {
    CopyTooMany,    // more copies of a card in one shoe than it has decks
    TooManyCards,   // more cards in one shoe than it holds
    CountGap,       // out= does not go on from the hand before
    OutAtStart,     // cards are out of a shoe before its first hand
    ShoeAgain,      // a shoe comes again after another one
    MissingCards,   // cards do not come out
    ExtraCard,      // a card comes out too often
    SwappedCard,    // one card lies in place of another
    WrongDecks,     // the shoe holds another number of decks
    Unshuffled,     // the shoe repeats the one before
    NewDeckOrder,   // the cards lie as the maker packed them
    PoorShuffle,    // cards still follow those they lay on in the rack
    SignDiffers,    // guests are shown other rules than those in force
    Soft17,         // the dealer's act at a soft 17 is not that of the rules in force, or shown
    OffLimits,      // a wager outside the limits
    LimitsChanged,  // within a shoe
    TwoTables,      // a dealer at two tables at once
    Pace,           // more rounds than time allows
    Overpaid,       // a dealer's errors in favour of guests go to one of them
    HoleCard,       // a guest acts as if the hole card were known
    CutDepth        // a dealer cuts deeper, or less deep, than the house, or for one guest
};
constexpr std::size_t shoe_finding_kind_count =
    static_cast<std::size_t>(ShoeFindingKind::CutDepth) + 1;
/// The kinds up to this one are about cards.
constexpr ShoeFindingKind last_about_cards = ShoeFindingKind::PoorShuffle;
/// "missing-cards": as JSON has it.
std::string_view to_text(ShoeFindingKind kind);

/// A hand of the input: its number there, from 1, and its id, if it has one.
struct HandRef {
    std::int64_t number = 0;
    std::string id;
    friend bool operator==(const HandRef&, const HandRef&) = default;
};

/// Adds a hand to a rising list, once.
inline void note_hand(std::vector<std::int64_t>& hands, std::int64_t number) {
    if (hands.empty() || hands.back() != number) hands.push_back(number);
}

struct ShoeFinding {
    ShoeFindingKind kind = ShoeFindingKind::CopyTooMany;
    std::string pack, shoe, table, dealer, player;  // empty: not known, or not of one
    HandRef first;                                  // since this hand
    HandRef last;                                   // shown by this hand
    /// How sure: the natural logarithm of x in "1 in x by chance". Nothing: it cannot be at all, if
    /// the record is right.
    std::optional<double> log_odds;
    std::vector<Card> suspects;        // the likeliest first; of a swap the missing card
    std::vector<Card> extra;           // likewise of cards too many
    std::int64_t found = 0;            // copies, cards, decks, neighbours, errors, seconds, ...
    std::int64_t expected = 0;         // what should be there, or of how many
    std::int64_t times = 1;            // how often in this shoe, or of this pack or table
    std::vector<std::int64_t> hands;   // numbers of those behind it, rising
    std::vector<std::string> details;  // options, wagers, the other shoe or table, how many shoes
                                       // show a copy too many: by kind
    friend bool operator==(const ShoeFinding&, const ShoeFinding&) = default;
};

}  // namespace fairdeal
