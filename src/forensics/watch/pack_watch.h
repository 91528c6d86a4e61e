#pragma once
// One pack of cards, or one table where packs are not named: its shoes counted one after the
// other, and every test of this room that needs no more than cards.

#include <unordered_set>

#include "forensics/order/side_by_side.h"
#include "forensics/pack/changed_card.h"
#include "forensics/pack/end_look.h"
#include "forensics/pack/restarts.h"
#include "forensics/pack/wrong_decks.h"
#include "forensics/shown_hand.h"
#include "forensics/watch/report.h"

namespace fairdeal {

/// A hand as it stands in its shoe.
struct HandInShoe {
    HandRef hand;
    std::string shoe;        // empty: not named
    std::optional<int> out;  // cards out of the shoe before it
    bool alone = false;      // the shoe is shuffled for every hand
};

class PackWatch {
public:
    /// Without a name of the pack it may begin at any shoe.
    PackWatch(std::string pack, std::string table, int decks);

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
        double repeats_chance = 0;  // of two cards by chance
    };
    /// A test of the whole pack that raised an alarm.
    struct Alarm {
        ShoeFindingKind kind = ShoeFindingKind::MissingCards;
        HandRef shown;
        double log_odds = 0;
    };

    /// Of discards that were shuffled back in, it is no whole pack.
    void begin_shoe(const HandInShoe& where, bool of_discards);
    void close_shoe(std::vector<ShoeReport>& shoes);
    void add_cards(const ShownHand& shown, const HandRef& hand);
    void check_copies(std::size_t kind, const HandRef& hand);
    void check_count(const ShownHand& shown, const HandInShoe& where);
    void check_order(const HandRef& hand);
    void look_at_pack(const HandRef& hand);
    void look_at_restarts();
    void look_at_end();
    void raise(ShoeFindingKind kind, double log_ratio, double log_alarm, const HandRef& hand);
    void tell_alarm();
    void name_suspects(ShoeFinding& finding) const;
    void name_what_copies_replace();
    [[nodiscard]] NotProvable not_provable() const;
    [[nodiscard]] ShoeFinding finding(ShoeFindingKind kind, const HandRef& hand) const;

    PackReport report_;
    MissingCards missing_;
    ChangedCard changed_;
    WrongDecks wrong_decks_;
    Restarts restarts_;
    std::optional<OpenShoe> shoe_;
    ShoeSizes sizes_;                    // of the shoes that count
    Neighbours laid_before_, laid_now_;  // of the last shoe and of this one
    std::string shoe_before_;
    std::unordered_set<std::string> ended_;  // names of shoes
    std::vector<Alarm> alarms_;              // the first of each kind
    std::vector<ShoeFinding> findings_;
    HandRef first_, last_;
};

}  // namespace fairdeal
