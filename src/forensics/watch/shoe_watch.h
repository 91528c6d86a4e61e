#pragma once
// Watches hands as they come, in the order of their shoes, and tells what the shoe, the pack, the
// table, the dealer or a guest shows that should not be.

#include <map>
#include <memory>
#include <set>

#include "forensics/order/pickup.h"
#include "forensics/watch/pack_watch.h"
#include "forensics/watch/people_watch.h"
#include "forensics/watch/rules_watch.h"

namespace fairdeal {

struct ShoeWatchOptions {
    /// The last pack of each table is still in use: the look at its end is not taken.
    bool running = false;
    bool traced = false;  // the evidence of each pack is kept hand by hand (PackReport::trace)
    SignReader sign = sign_in_words;
    std::optional<Pickup> pickup{};  // the house's; none: the order of the rack is not known
};

class ShoeWatch {
public:
    explicit ShoeWatch(ShoeWatchOptions options = {});

    /// The problems, and nothing is counted, where its lines of notation version 2 contradict each
    /// other.
    Problems add(const HandRecord& record, const HandRef& hand);
    /// The same of a hand whose table after the last event is known, as an audit knows it; with the
    /// ruling, where there is one.
    Problems add(const HandRecord& record, const HandRef& hand, const TableState& end,
                 const Ruling* ruling);
    /// To be asked once, after the last hand.
    [[nodiscard]] WatchReport end();

private:
    PackWatch& pack_of(const HandRecord& record);
    void note_unsaid(const HandRecord& record);

    /// The pack of the hand before: mostly the next hand is of it, too.
    struct LastPack {
        Game game = Game::Breakout;
        int decks = 0;
        std::string pack, table;
        std::size_t place = 0;  // among packs_
    };

    ShoeWatchOptions options_;
    std::vector<std::unique_ptr<PackWatch>> packs_;  // in the order in which they began
    std::optional<LastPack> last_;
    std::map<std::string, std::size_t, std::less<>> by_name_;
    std::map<std::string, std::size_t, std::less<>> at_table_;  // the last of each table
    RulesWatch rules_;
    PeopleWatch people_;
    WatchReport report_;
    ShownHand shown_;  // its memory is used again
};

}  // namespace fairdeal
