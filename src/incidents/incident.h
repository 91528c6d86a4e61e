#pragma once
// Incidents at gaming tables that were published, most of them with a fine: what is known of each,
// where it was said, and a log of hands such as that table would have left. What sources do not
// tell (who sat there, how deep was cut) is assumed, and said to be.

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "record/record.h"

namespace fairdeal {

/// How the cards of a pack lie in the shoe.
enum class CardOrder : std::uint8_t {
    Shuffled,     // by chance, anew for each shoe
    AsCollected,  // one shuffled shoe is dealt, then its cards as they were collected
    New           // as a maker packs them, cut once
};

/// What happens at the table beside the cards.
enum class Mishap : std::uint8_t {
    None,
    CardsMoved,    // the dealer misses their own card, and all second cards are moved back a place
    Refund,        // a loser's stake is handed back
    CardFound,     // the last round: the floor learns that a card is lost, or there is one too many
    CardPutBack,   // the dealer deals to themself first; a card is drawn and put back
    GuestOverpaid  // pushes of one guest are paid, visit after visit
};

/// A table that deals rounds of one pack. As many rounds as `rounds` says go wrong; with
/// AsCollected the rounds of the shuffled shoe come before them.
struct IncidentTable {
    std::string_view table = "T1", pack = "P1", dealer = "1201";
    std::string_view start = "";  // UTC time of the first round; local clocks are taken for UTC
    int rounds = 0;
    int minutes = 0;  // that those take
    int guests = 5;
    int fuller_rounds = 0;  // the first of them, with one guest more
    int decks = 8;
    int behind = 78;                // cards behind the cut card
    std::string_view missing = "";  // a card that is not in the pack
    std::string_view extra = "";    // one that is there once more
    int lost = 0;                   // so many cards, by chance, are not in the pack
    bool counted = false;           // the shuffler counts: records say how many are not in the shoe
    CardOrder order = CardOrder::Shuffled;
    std::string_view sign = "";  // what the rule sign says: "hit-soft-17=no"
    bool hits_soft_17 = false;   // what the table card says
    Mishap mishap = Mishap::None;
    int visits = 1;  // the rounds are dealt so often, with days between, each from a new pack
    int days_between = 0;
};

struct Incident {
    std::string_view name;       // "ocean-short-pack"
    std::string_view date;       // as published: "2023-09-19", "2018"
    std::string_view place;      // house and town
    const char* what = nullptr;  // a sentence(), like those below
    const char* penalty = nullptr;
    std::vector<std::string_view> sources;
    std::string_view finder;            // the command that finds it; empty: none does
    const char* find = nullptr;         // what must be found
    const char* hand = nullptr;         // at which hand
    const char* look = nullptr;         // what to look at then
    const char* not_claimed = nullptr;  // what must not be claimed
    const char* assumed = nullptr;      // what no source says
    std::vector<IncidentTable> tables;
};

/// In the order of the list of docs/incidents.md.
const std::vector<Incident>& incidents();
/// Null: there is none of this name.
const Incident* find_incident(std::string_view name);

/// The hands as the house's log would have them, table after table, in notation version 2: settled
/// right but for what is the incident's own. The same seed deals the same hands.
std::vector<HandRecord> deal_incident(const Incident& incident, std::uint64_t seed);

}  // namespace fairdeal
