#pragma once
// A table that deals from one pack: whole rounds as records, with the cards as they lie in the
// shoe. What is dealt hangs on the seed alone.

#include <string>
#include <vector>

#include "forensics/pack/dealt_pack.h"
#include "record/record.h"

namespace fairdeal::forensics_test {

struct NightPlan {
    std::string pack = "P3", table = "B7";
    int decks = 8;
    int seats = 5;
    int unseen = 78;       // cards left of each shoe, or more
    bool say_pack = true;  // else shoes only, as in version 1
    std::string more;      // of each header: " sign=hit-soft-17=yes"
};

class DealtNight {
public:
    DealtNight(NightPlan plan, DealtPack pack, std::uint64_t seed);

    /// The next rounds; a new shoe is shuffled when the cut card is reached.
    std::vector<std::string> rounds(int count);
    /// The cards go back as they were picked up, hand by hand, are riffled so often, are cut, and
    /// are dealt again.
    void deal_again_riffled(int riffles);
    void deal_again_unshuffled() { deal_again_riffled(0); }

private:
    std::string round();
    void shuffle();
    std::size_t draw();

    NightPlan plan_;
    DealtPack pack_;
    Dice dice_;
    std::vector<std::size_t> shoe_;                    // kinds of cards, the next at place_
    std::vector<std::vector<std::size_t>> picked_up_;  // hands of this shoe
    std::size_t place_ = 0;
    int shoes_ = 0, hands_ = 0;
};

/// Cut in two and riffled once, as Gilbert, Shannon and Reeds have it: each next card is of a half
/// as likely as that half has cards left.
std::vector<std::size_t> riffled(const std::vector<std::size_t>& cards, Dice& dice);

/// Of text that is a record.
HandRecord record_of(const std::string& text);

}  // namespace fairdeal::forensics_test
