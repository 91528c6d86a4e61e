#include "games/irregular/settle.h"

#include <algorithm>

#include "games/irregular/clauses.h"

namespace fairdeal::irr {

namespace {

constexpr Odds three_to_two{3, 2};
constexpr Payment natural_wins{Verb::Pay, three_to_two};  // at the price of the table card

Wager main_wager_of(Game game) { return game == Game::Extreme ? Wager::Blind : Wager::Player; }

Odds price_of_natural(const TableCard& card) {
    const bool house_sets_it = card.game() == Game::Breakout || card.game() == Game::League;
    return house_sets_it ? card.price(Option::BjPays) : three_to_two;
}

bool is_natural(const TableHand& hand) {
    return !hand.from_split && hand.cards.size() == 2 && is_ace_and_ten(hand.counted());
}

Line line_of(Who who, Verb verb, Wager wager, Money amount, ClauseId clause) {
    Line line;
    line.who = who;
    line.verb = verb;
    line.wager = wager;
    line.amount = amount;
    line.because.push_back(clause);
    return line;
}

class Returns {
public:
    Returns(const Course& course, ClauseId clause, const IrregularGame& game,
            const std::vector<Line>& before)
        : course_(course), clause_(clause), game_(game), before_(before) {}

    std::vector<Line> all() {
        for (const TableSeat& seat : course_.table().seats) {
            for (const PlacedWager& wager : seat.wagers) add(seat, wager);
            add_matched(seat);
        }
        return std::move(lines_);
    }

private:
    void add(const TableSeat& seat, const PlacedWager& wager) {
        if (seat.hands.size() > 1 && is_main(wager.name)) {
            for (const TableHand& hand : seat.hands) give(hand.who, wager, hand.grown(wager.stake));
            return;
        }
        const bool doubled = is_main(wager.name) && !seat.hands.empty();
        const bool of_first_hand =
            seat.hands.size() > 1 && !is_side(wager.name) && wager.name != Wager::Insurance;
        give(of_first_hand ? seat.hands.front().who : who_of(seat), wager,
             doubled ? seat.hands.front().grown(wager.stake) : wager.stake);
    }

    /// eXtreme: what a split put up on the later hands.
    void add_matched(const TableSeat& seat) {
        if (course_.header().game() != Game::Extreme) return;
        for (std::size_t i = 1; i < seat.hands.size(); ++i) {
            const TableHand& hand = seat.hands[i];
            give_back(hand.who, Wager::DoubleUp, hand.grown(hand.matched));
        }
    }

    void give(Who who, const PlacedWager& wager, Money stake) {
        const TableHand* hand = course_.table().find(who);
        const bool is_paid = clause_ == misscan && !wager.forbidden && hand != nullptr &&
                             wager.name == main_wager_of(course_.header().game()) &&
                             is_natural(*hand) && !is_raised(who) &&
                             !is_natural(course_.table().dealer);
        // Who takes a natural for no winner gives its stake back with all others.
        if (is_paid && course_.sheet().outcome_of(natural_wins, misscan).verb == Verb::Pay) {
            const TableCard& card = course_.header().card;
            lines_.push_back(line_of(who, Verb::Pay, wager.name,
                                     game_.pays(card, stake, price_of_natural(card)), misscan));
            return;
        }
        give_back(who, wager.name, stake);
    }

    /// eXtreme: a natural that was raised is none (BJX-NAT-3).
    [[nodiscard]] bool is_raised(Who who) const {
        const TableSeat* seat = course_.table().find(who.seat);
        return seat != nullptr && seat->find(Wager::DoubleUp) != nullptr;
    }

    /// Who takes what had lost before the round was void takes it here too.
    void give_back(Who who, Wager wager, Money stake) {
        const bool has_lost = std::any_of(before_.begin(), before_.end(), [&](const Line& line) {
            return line.who == who && line.wager == wager && line.verb == Verb::Take;
        });
        const Verb verb =
            has_lost ? course_.sheet().outcome_of(returns, void_round).verb : Verb::Return;
        lines_.push_back(line_of(who, verb, wager, stake, void_round));
        if (clause_ != void_round) lines_.back().because.push_back(clause_);
    }

    const Course& course_;
    ClauseId clause_;
    const IrregularGame& game_;
    const std::vector<Line>& before_;
    std::vector<Line> lines_;
};

}  // namespace

std::vector<Line> returned_by_void(const Course& course, ClauseId clause, const IrregularGame& game,
                                   const std::vector<Line>& before) {
    return Returns(course, clause, game, before).all();
}

Line returned(const TableSeat& seat, const PlacedWager& wager, ClauseId clause,
              const ChapterSheet& sheet) {
    const Verb verb = sheet.outcome_of(returns, clause).verb;
    return line_of(who_of(seat), verb, wager.name, wager.stake, clause);
}

std::vector<Stake> stakes_before_the_deal(const HandRecord& laid) {
    std::vector<Stake> stakes;
    for (const Event& event : laid.events) {
        if (event.verb == Verb::Deal) break;
        const bool is_stake =
            event.verb == Verb::Bet || event.verb == Verb::Blind || event.verb == Verb::Secret;
        if (!is_stake || is_side(event.wager)) continue;
        auto stake = std::find_if(stakes.begin(), stakes.end(), [&](const Stake& one) {
            return one.seat == event.who.seat && one.wager == event.wager;
        });
        if (stake == stakes.end())
            stake = stakes.insert(stake, {event.who.seat, event.wager, {}, 0});
        stake->sum += event.amount;
        stake->line = event.line;
    }
    return stakes;
}

}  // namespace fairdeal::irr
