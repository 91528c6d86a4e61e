// What the dealer can lay hands on while dealing a round: made of what lies on the table, so
// that it does not give away what is due.

#include <algorithm>

#include "base/translation.h"
#include "desk/round/table_run.h"
#include "questions/asked.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

RoundTarget dealer_target(Game game) {
    RoundTarget target{the_dealer,
                       Wager::None,
                       {},
                       tr("Your hand"),
                       {Verb::Deal, Verb::Hit, Verb::Stand, Verb::Turn}};
    if (game == Game::Extreme)
        target.acts.insert(target.acts.end(), {Verb::Play, Verb::Fold, Verb::Pass});
    else
        target.acts.insert(target.acts.end(), {Verb::Peek, Verb::Offer});
    return target;
}

/// All that was said of a wager so far settles it: a part that was taken or paid in one round
/// leaves the rest open.
bool is_all_settled(const HandRecord& hand, Who who, Wager wager, Money stake) {
    Money taken;
    for (const Event& event : hand.events) {
        if (!is_settlement(event.verb) || event.who != who || event.wager != wager) continue;
        if (event.verb == Verb::Push) return true;
        if (event.verb == Verb::Pay && hand.header.game() != Game::Extreme) return true;
        if (event.verb == Verb::Take || event.verb == Verb::Return) taken += event.amount;
    }
    return taken >= stake;
}

class Targets {
public:
    explicit Targets(const TableRun& run)
        : run_(run), hand_(run.round.so_far()), table_(table_after(hand_, hand_.events.size())) {}

    std::vector<RoundTarget> all() {
        targets_.push_back(dealer_target(run_.request.game));
        for (const TableSeat& seat : table_.seats) add_seat(seat);
        return std::move(targets_);
    }

private:
    void add_seat(const TableSeat& seat) {
        const Who spot = who_of(seat);
        if (seat.hands.empty())
            targets_.push_back({spot, Wager::None, {}, place_in_words(spot), {Verb::Deal}});
        const bool away = seat.sits_out || seat.disconnected;
        if (run_.request.game == Game::League && away && seat.wagers.empty())
            targets_.push_back({spot, Wager::Player, {}, place_in_words(spot), {Verb::Bet}});
        for (const TableHand& hand : seat.hands) {
            const std::string words =
                tr("{place}, the cards", "place"_a = place_in_words(hand.who));
            targets_.push_back({hand.who,
                                Wager::None,
                                {},
                                words,
                                {Verb::Deal, Verb::Hit, Verb::Stand, Verb::Turn}});
        }
        for (const PlacedWager& wager : seat.wagers) add_wager(seat, wager);
        for (const TableHand& hand : seat.hands) {
            if (!hand.matched.is_zero()) add(hand.who, Wager::DoubleUp, hand.matched);
        }
        if (run_.request.game == Game::League)
            targets_.push_back({spot,
                                Wager::None,
                                {},
                                tr("{place}, in the league", "place"_a = place_in_words(spot)),
                                {Verb::Out, Verb::Place}});
    }

    void add_wager(const TableSeat& seat, const PlacedWager& wager) {
        const Who spot = who_of(seat);
        const bool by_hand = is_main(wager.name) && seat.hands.size() > 1;
        if (by_hand) {
            for (const TableHand& hand : seat.hands)
                add(hand.who, wager.name, hand.grown(wager.stake));
            return;
        }
        const bool extreme_split =
            !is_side(wager.name) && wager.name != Wager::Insurance && seat.hands.size() > 1;
        const Who who = extreme_split ? seat.hands.front().who : spot;
        add(who, wager.name, stake_on(table_, who, wager.name));
    }

    void add(Who who, Wager wager, Money stake) {
        if (is_all_settled(hand_, who, wager, stake)) {
            if (wager != Wager::SuperTie || !was_paid(who)) return;
            targets_.push_back({who, wager, stake, wager_words(who, wager, stake), {Verb::Tip}});
            return;
        }
        const bool known =
            std::any_of(targets_.begin(), targets_.end(), [&](const RoundTarget& target) {
                return target.who == who && target.wager == wager && target.wager != Wager::None;
            });
        if (known) return;
        RoundTarget target{who,
                           wager,
                           stake,
                           wager_words(who, wager, stake),
                           {Verb::Take, Verb::Push, Verb::Pay, Verb::Return}};
        if (wager == Wager::SuperTie) target.acts.push_back(Verb::Tip);
        targets_.push_back(std::move(target));
    }

    [[nodiscard]] std::string wager_words(Who who, Wager wager, Money stake) const {
        return tr("{wager}, {amount}", "wager"_a = wager_in_words(who, wager),
                  "amount"_a = amount_in_words(stake, unit_of(hand_.header)));
    }

    [[nodiscard]] bool was_paid(Who who) const {
        return std::any_of(hand_.events.begin(), hand_.events.end(), [&](const Event& event) {
            return event.verb == Verb::Pay && event.who == who && event.wager == Wager::SuperTie;
        });
    }

    const TableRun& run_;
    const HandRecord& hand_;
    TableState table_;
    std::vector<RoundTarget> targets_;
};

}  // namespace

std::vector<RoundTarget> targets_of(const TableRun& run) { return Targets(run).all(); }

std::optional<std::size_t> next_for_card(const TableRun& run) {
    if (run.round.is_over() || run.round.is_guests_turn()) return std::nullopt;
    const Event due = run.round.due();
    return due.verb == Verb::Deal ? target_for(run, due) : std::nullopt;
}

}  // namespace fairdeal
