#pragma once
// One pack of cards, or one table where packs are not named: its shoes counted one after the
// other, and every test of this room that needs no more than cards.

#include <unordered_set>

#include "forensics/order/rack_order.h"
#include "forensics/order/side_by_side.h"
#include "forensics/shown_hand.h"
#include "forensics/watch/pack_tests.h"
#include "forensics/watch/shoe_starts.h"

namespace fairdeal {

/// A hand as it stands in its shoe. What it names must outlive it.
struct HandInShoe {
    const HandRef& hand;
    const std::string& shoe;  // empty: not named
    std::optional<int> out;   // cards out of the shoe before it
    bool alone = false;       // the shoe is shuffled for every hand
};

class PackWatch {
public:
    /// Without a name of the pack it may begin at any shoe. `traced`: as PackTests has it.
    PackWatch(std::string pack, std::string table, int decks, bool traced = false);

    /// A shoe that ended by this hand goes into `shoes`.
    void add(const ShownHand& shown, const HandInShoe& where, std::vector<ShoeReport>& shoes);
    /// The end of the input. The look at the end is taken of a retired pack only.
    void end(bool retired, std::vector<ShoeReport>& shoes);

    [[nodiscard]] const PackReport& report() const { return report_; }
    /// In the order in which they were found; those about the pack as a whole once it has ended.
    [[nodiscard]] const std::vector<ShoeFinding>& findings() const { return findings_; }
    /// The shoe of the last hand goes on with this one.
    [[nodiscard]] bool goes_on_with(const HandInShoe& where) const;

private:
    struct OpenShoe {
        ShoeReport report;
        ShoeCount count;
        std::optional<int> out, out_before;  // after the last hand, and before it
        bool bounded = false;                // it is known which hands are of it
        bool is_evidence = true;  // of the pack: its cards were shuffled, and all of them
        bool too_many = false, shuffled_again = false, alone = false;
        std::optional<std::size_t> gap;  // the finding that says so
        DealtOrder repeats, new_deck;
        double repeats_chance = 0;       // of two cards by chance
        std::vector<std::size_t> kinds;  // of the cards that were read, in order
        std::vector<std::size_t> ends;   // of each hand: how many of them were read by its end
        std::vector<Card> dealt;         // where the order of the rack before it is known
    };

    /// Of discards that were shuffled back in, it is no whole pack.
    void begin_shoe(const HandInShoe& where, bool of_discards);
    void close_shoe(std::vector<ShoeReport>& shoes);
    void note_hand(const HandRef& hand);
    void add_cards(const ShownHand& shown, const HandRef& hand);
    [[nodiscard]] std::vector<std::int64_t> hands_with(std::size_t kind) const;
    void check_copies(std::size_t kind, const HandRef& hand);
    void check_count(const ShownHand& shown, const HandInShoe& where);
    void check_order(const HandRef& hand);
    void check_shuffle();
    void tell_start();
    void tell_tests();
    [[nodiscard]] ShoeFinding finding(ShoeFindingKind kind, const HandRef& hand) const;

    PackReport report_;
    PackTests tests_;
    double new_deck_chance_;  // of two cards that follow each other, as of repeats_chance
    ShoeStarts starts_;
    std::optional<OpenShoe> shoe_;
    Neighbours laid_before_, laid_now_;  // of the last shoe and of this one
    RackOrder rack_before_, rack_now_;   // likewise; empty where the order is not known
    std::string shoe_before_;
    std::unordered_set<std::string> ended_;  // names of shoes
    std::vector<ShoeFinding> findings_;
    std::vector<std::int64_t> hands_;  // numbers
};

}  // namespace fairdeal
