#include "drills/drill_events.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "dealing/floor.h"
#include "record/irregular/as_played.h"
#include "record/lines.h"

namespace fairdeal {

namespace {

/// The lines that may be thought of at one table.
class Proposals {
public:
    explicit Proposals(const HandRecord& hand) : hand_(hand), table_(table_at_end(hand)) {}

    std::vector<std::string> all() {
        for (const TableSeat& seat : table_.seats) {
            propose_at(seat);
            for (const TableHand& played : seat.hands) propose_for(played);
        }
        for (const char* act :
             {"hit 2c", "stand", "peek", fixed("offer insurance"), "play", "fold", "pass"})
            add("dealer", act);
        propose_turn();
        propose_bets();
        for (const char* deal : {"deal 2c (3d)", "deal (2c) (3d)", "deal 2c"}) add("dealer", deal);
        return std::move(lines_);
    }

private:
    void add(const std::string& who, const std::string& act) {
        lines_.push_back(fmt::format("{} {}", who, act));
    }

    void propose_for(const TableHand& played) {
        for (const char* act : {"hit 2c", "stand", "double 2c", "split", "surrender"})
            add(to_text(played.who), act);
    }

    /// What may be done beside a wager, or with it.
    void propose_on(const std::string& who, const PlacedWager& wager) {
        const Money stake = wager.stake;
        if (wager.name == Wager::Player || wager.name == Wager::Dealer)
            add_amounts(who, "insure", {half_of(stake), in_fives(half_of(stake)), stake});
        if (wager.name == Wager::Blind)
            add_amounts(who, "raise", {stake, stake + stake, half_of(stake), stake * 10});
        for (const char* action : {"take", "pay"})
            add(who, fmt::format("{} {} {}", action, to_text(wager.name), to_text(stake)));
    }

    void add_amounts(const std::string& who, const char* verb,
                     std::initializer_list<Money> amounts) {
        for (const Money amount : amounts)
            if (!amount.is_zero()) add(who, fmt::format("{} {}", verb, to_text(amount)));
    }

    void propose_at(const TableSeat& seat) {
        const std::string who = std::to_string(seat.seat);
        add(who, "even-money");
        for (const PlacedWager& wager : seat.wagers) propose_on(who, wager);
        for (const char* act :
             {"check", "fold", "pass", "sit-out", "sit-in", fixed("bet pair-up 5"),
              fixed("bet sweet-17 5"), fixed("bet breakout-bonus 5"), fixed("bet super-tie 5"),
              fixed("bet super-tie 0.50"), fixed("bet player 25"), fixed("bet dealer 25")})
            add(who, act);
    }

    void propose_turn() {
        const TableHand& dealer = table_.dealer;
        for (std::size_t i = 0; i < dealer.cards.size(); ++i) {
            if (dealer.face_down[i]) add("dealer", "turn " + to_text(dealer.cards[i]));
        }
    }

    /// Wagers of every seat that has none, and of some that have.
    void propose_bets() {
        const Money least = hand_.header.facts.minimum.value_or(Money::dollars(25));
        for (int seat = 1; seat <= highest_seat; ++seat) {
            const std::string who = std::to_string(seat);
            // What is under a minimum, too, where the table has one.
            const Money less = hand_.header.facts.minimum ? half_of(least) : least;
            for (const Money sum : {least, least + least, least * 3, less}) {
                if (sum.is_zero()) continue;
                for (const char* wager :
                     {"blind", fixed("bet player"), fixed("bet dealer"), "secret"})
                    add(who, fmt::format("{} {}", wager, to_text(sum)));
            }
            for (const char* act : {fixed("bet pair-up 5"), fixed("bet super-tie 5"), "pass",
                                    "deal 2c 3d", "deal (2c) 3d", "insure 5"})
                add(who, act);
        }
    }

    const HandRecord& hand_;
    TableState table_;
    std::vector<std::string> lines_;
};

}  // namespace

std::vector<Event> events_to_ask(const HandRecord& hand) {
    std::vector<Event> events;
    const TableState table = table_at_end(hand);
    const int line = static_cast<int>(lines_of(hand)) + 2;
    for (const std::string& text : Proposals(hand).all()) {
        Problems problems;
        Event event = read_event(text, hand.header.game(), line, problems);
        if (!problems.empty() || std::find(events.begin(), events.end(), event) != events.end())
            continue;
        TableState tried = table;
        if (!apply(tried, event)) events.push_back(std::move(event));
    }
    return events;
}

}  // namespace fairdeal
