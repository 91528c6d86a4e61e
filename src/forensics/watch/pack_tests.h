#pragma once
// The tests of a whole pack, looked at after every hand: how sure each is, and which raised an
// alarm. Where a test cannot have raised one, whatever the cards since its last look were, it is
// not worked out again; what is found is the same. One that has raised its alarm is worked out at
// the end of each shoe.

#include "forensics/pack/changed_card.h"
#include "forensics/pack/end_look.h"
#include "forensics/pack/restarts.h"
#include "forensics/pack/wrong_decks.h"
#include "forensics/watch/report.h"

namespace fairdeal {

class PackTests {
public:
    /// Without a name of the pack it may begin at any shoe. `traced`: every test is worked out
    /// after every hand and kept.
    PackTests(int decks, bool is_named, bool traced);

    void begin_shoe() { wrong_decks_.begin_shoe(); }
    /// A card of the running shoe, of a kind of which so many were seen in it.
    void see(int copies_before) { wrong_decks_.see(copies_before); }
    void look(const ShoeCount& running, const HandRef& hand);
    /// A shoe has ended. `is_enough`: so much of it was seen that a pack without a name is looked
    /// at as one that may begin at any shoe, of so many rounds.
    void close(const ShoeCount& shoe, const HandRef& hand, bool is_enough, double rounds_a_shoe);
    /// The look at a pack that is retired by this hand.
    void look_at_end(const HandRef& hand);

    /// Of several explanations the one that the cards favour most, with what it names; nothing: no
    /// alarm. Of a pack that shows a copy too many it must be as sure as in_place_of.
    [[nodiscard]] std::optional<ShoeFinding> told(bool shows_copy_too_many) const;
    /// The card that one copy too many of this kind lies in place of; nothing: none is proved.
    [[nodiscard]] std::optional<Card> in_place_of(std::size_t kind) const;
    /// How sure each test is now, and what it thinks of each kind.
    void fill(PackReport& report) const;
    [[nodiscard]] const std::optional<double>& log_missing() const { return log_missing_; }
    [[nodiscard]] const std::optional<Restarts::Evidence>& restarts() const { return since_; }
    [[nodiscard]] NotProvable not_provable() const;

private:
    /// A test that raised an alarm.
    struct Alarm {
        ShoeFindingKind kind = ShoeFindingKind::MissingCards;
        HandRef shown;
        double log_odds = 0;
    };
    [[nodiscard]] bool is_raised(ShoeFindingKind kind) const;
    /// The first time, or surer than before.
    void raise(ShoeFindingKind kind, double log_odds, const HandRef& hand);
    void look_for_missing(const ShoeCount& running, const HandRef& hand);
    /// At the end of a shoe, by the tests that have raised an alarm.
    void look_again(const HandRef& hand);
    void trace(const ShoeCount& running, const HandRef& hand);
    void name_suspects(ShoeFinding& finding) const;
    [[nodiscard]] MissingSuspects suspects() const;

    int decks_;
    bool is_named_, traced_;
    MissingCards missing_;
    ChangedCard changed_;
    WrongDecks wrong_decks_;
    Restarts restarts_;
    ShoeSizes sizes_;                              // of the shoes that ended
    std::optional<double> log_missing_;            // after the last of them
    std::optional<Restarts::Evidence> since_;      // likewise
    int missing_from_ = 0;                         // cards seen before missing ones are looked for
    bool swap_near_ = false, extra_near_ = false;  // within this shoe an alarm is possible
    double log_alarm_ = 0;                         // of missing cards, as odds
    std::vector<Alarm> alarms_;                    // the first of each kind
    std::vector<EvidencePoint> trace_;
};

}  // namespace fairdeal
