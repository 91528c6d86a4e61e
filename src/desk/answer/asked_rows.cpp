#include "desk/answer/asked_rows.h"

#include <algorithm>

namespace fairdeal {

namespace {

/// A wager as it lies with one hand, or with the seat.
struct Lying {
    Who who;
    const PlacedWager& wager;
    Money stake;
};

void add_wager(std::vector<WagerAnswer>& asked, const HandRecord& hand, const Lying& lying) {
    if (is_settled(hand, lying.who, lying.wager.name)) return;
    const auto same = std::find_if(asked.begin(), asked.end(), [&](const WagerAnswer& other) {
        return other.who == lying.who && other.wager == lying.wager.name;
    });
    if (same == asked.end())
        asked.push_back({lying.who, lying.wager.name, lying.stake, lying.wager.secret});
    else
        same->stake += lying.stake;
}

/// Blind and double up of eXtreme lie with the hand like any main wager.
bool lies_with_hand(Wager wager) {
    return is_main(wager) || wager == Wager::Blind || wager == Wager::DoubleUp;
}

/// Blind and double up stay with the first hand of a split; a later hand carries its whole bet as a
/// double up (BJX-SHORT-6). Elsewhere every hand carries the main wager.
void add_hands(std::vector<WagerAnswer>& asked, const HandRecord& record, const TableSeat& seat,
               const std::vector<PlacedWager>& wagers) {
    for (const TableHand& hand : seat.hands) {
        if (!hand.matched.is_zero()) {
            const PlacedWager matched{Wager::DoubleUp, hand.matched};
            add_wager(asked, record, {hand.who, matched, hand.matched});
            continue;
        }
        for (const PlacedWager& wager : wagers) {
            if (lies_with_hand(wager.name))
                add_wager(asked, record, {hand.who, wager, hand.grown(wager.stake)});
        }
    }
}

void add_seat(std::vector<WagerAnswer>& asked, const HandRecord& record, const TableSeat& seat) {
    const Who spot = who_of(seat);
    std::vector<PlacedWager> wagers(seat.wagers.begin(), seat.wagers.end());
    std::stable_sort(wagers.begin(), wagers.end(),
                     [](const PlacedWager& a, const PlacedWager& b) { return a.name < b.name; });
    for (const PlacedWager& wager : wagers) {
        if (wager.name == Wager::Insurance) add_wager(asked, record, {spot, wager, wager.stake});
    }
    add_hands(asked, record, seat, wagers);
    for (const PlacedWager& wager : wagers) {
        const bool done = lies_with_hand(wager.name) && !seat.hands.empty();
        if (!done && wager.name != Wager::Insurance)
            add_wager(asked, record, {spot, wager, wager.stake});
    }
}

bool asks_for_wagers(QuestionKind kind) {
    return kind == QuestionKind::Spot || kind == QuestionKind::Table ||
           kind == QuestionKind::Amount || kind == QuestionKind::Order;
}

bool has_left(const HandRecord& hand, int seat) {
    return std::any_of(hand.events.begin(), hand.events.end(), [&](const Event& event) {
        return event.who.seat == seat && is_about_a_place(event.verb);
    });
}

}  // namespace

bool is_settled(const HandRecord& hand, Who who, Wager wager) {
    return std::any_of(hand.events.begin(), hand.events.end(), [&](const Event& event) {
        return is_settlement(event.verb) && event.who == who && event.wager == wager;
    });
}

std::vector<WagerAnswer> open_wagers(const HandRecord& hand) {
    const TableState table = table_after(hand, hand.events.size());
    std::vector<WagerAnswer> open;
    for (const TableSeat& seat : table.seats) add_seat(open, hand, seat);
    return open;
}

std::vector<WagerAnswer> wagers_asked(const Scenario& scenario) {
    const Question& question = scenario.question;
    if (!asks_for_wagers(question.kind)) return {};
    std::vector<WagerAnswer> asked = open_wagers(scenario.hand);
    std::erase_if(asked, [&](const WagerAnswer& wager) {
        if (question.kind == QuestionKind::Spot) return wager.who.seat != question.seat;
        if (question.kind != QuestionKind::Amount) return false;
        return wager.who != question.who || wager.wager != question.wager;
    });
    return asked;
}

std::vector<SeatAnswer> seats_asked(const Scenario& scenario) {
    std::vector<SeatAnswer> asked;
    const QuestionKind kind = scenario.question.kind;
    const bool whole = scenario.game() == Game::League && kind == QuestionKind::Table;
    if (!whole && kind != QuestionKind::Out) return asked;
    const Fate first = scenario.hand.header.facts.final_hand ? Fate::IsPlaced : Fate::StaysIn;
    const TableState table = table_after(scenario.hand, scenario.hand.events.size());
    for (const TableSeat& seat : table.seats) {
        if (!has_left(scenario.hand, seat.seat))
            asked.push_back({seat.seat, seat.chips, first, ""});
    }
    return asked;
}

std::vector<ChipAnswer> chips_asked(const Scenario& scenario) {
    std::vector<ChipAnswer> asked;
    if (scenario.question.kind != QuestionKind::Chips) return asked;
    for (const ChipPile& pile : scenario.question.tray)
        asked.push_back({pile.value, pile.count, ""});
    return asked;
}

}  // namespace fairdeal
