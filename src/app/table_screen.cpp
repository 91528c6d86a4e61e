#include "app/table_screen.h"

#include <algorithm>

#include "app/words.h"
#include "picture/table_view.h"

namespace fairdeal {

namespace {

std::string price_in_words(Odds odds) {
    return std::to_string(odds.pays) + " TO " + std::to_string(odds.to);
}

std::vector<std::string> felt_lines(const TableCard& card) {
    if (card.game() != Game::Breakout) return {};
    return {
        "BLACKJACK PAYS " + price_in_words(card.price(Option::BjPays)),
        card.is_yes(Option::HitSoft17) ? "DEALER DRAWS ON SOFT 17" : "DEALER STANDS ON ALL 17s"};
}

std::vector<CardView> cards_of(const TableHand& hand) {
    std::vector<CardView> cards;
    for (std::size_t i = 0; i < hand.cards.size(); ++i)
        cards.push_back({hand.cards[i], hand.face_down[i], false});
    for (const Card card : hand.left_out) cards.push_back({card, false, true});
    return cards;
}

bool lies_open(const TableHand& hand) {
    return std::none_of(hand.face_down.begin(), hand.face_down.end(),
                        [](bool down) { return down; });
}

std::string total_in_words(const TableScreen& screen, const TableHand& hand) {
    if (!screen.totals || hand.cards.empty() || !lies_open(hand)) return {};
    return to_text(hand.total());
}

bool is_about(const Event& event, Who who, Wager wager) {
    return is_settlement(event.verb) && event.who == who && event.wager == wager;
}

/// What the record has said of the wager so far: "take $5", "push".
std::string said_of(const TableScreen& screen, Who who, Wager wager) {
    std::string said;
    for (std::size_t i = 0; i < std::min(screen.step, screen.record.events.size()); ++i) {
        const Event& event = screen.record.events[i];
        if (!is_about(event, who, wager)) continue;
        said += (said.empty() ? "" : ", ") + std::string(to_text(event.verb));
        if (event.verb != Verb::Push) said += " " + dollars(event.amount);
    }
    return said;
}

void put_marks(const TableScreen& screen, WagerView& view, std::pair<Who, Wager> at) {
    for (const TableMark& note : screen.notes) {
        if (std::pair(note.who, note.wager) == at) view.note = note.word;
    }
    view.chosen = screen.current == at;
    for (const TableMark& mark : screen.marks) {
        if (std::pair(mark.who, mark.wager) != at) continue;
        view.mark = mark.right ? WagerMark::Right : WagerMark::Wrong;
        view.note = mark.word;
    }
}

WagerView wager_view(const TableScreen& screen, Who who, Wager wager, Money stake) {
    WagerView view;
    view.name = to_text(wager);
    view.stake = stake;
    view.note = said_of(screen, who, wager);
    view.settled = !view.note.empty();
    put_marks(screen, view, {who, wager});
    return view;
}

HandView hand_view(const TableScreen& screen, const TableSeat& seat, const TableHand& hand) {
    HandView view;
    view.number = hand.who.hand;
    view.cards = cards_of(hand);
    view.last_sideways = hand.doubled && hand.cards.size() == 3;
    view.total = total_in_words(screen, hand);
    view.active = screen.active == hand.who;
    for (const PlacedWager& wager : seat.wagers) {
        if (is_main(wager.name))
            view.wagers.push_back(
                wager_view(screen, hand.who, wager.name, hand.grown(wager.stake)));
    }
    return view;
}

SpotView spot_view(const TableScreen& screen, const TableSeat& seat) {
    SpotView spot;
    spot.seat = seat.seat;
    const Who who{static_cast<std::uint8_t>(seat.seat), 0};
    for (const TableHand& hand : seat.hands) spot.hands.push_back(hand_view(screen, seat, hand));
    for (const PlacedWager& wager : seat.wagers) {
        if (!is_main(wager.name))
            spot.side.push_back(wager_view(screen, who, wager.name, wager.stake));
    }
    if (!spot.hands.empty()) return spot;
    HandView waiting;  // wagers are up, no card is dealt yet
    for (const PlacedWager& wager : seat.wagers) {
        if (is_main(wager.name))
            waiting.wagers.push_back(wager_view(screen, who, wager.name, wager.stake));
    }
    spot.hands.push_back(std::move(waiting));
    return spot;
}

}  // namespace

TableScreen table_screen(const Scenario& scenario) {
    TableScreen screen;
    screen.record = scenario.hand;
    screen.step = scenario.hand.events.size();
    return screen;
}

TableView view_of(const TableScreen& screen) {
    const TableState table = table_after(screen.record, screen.step, screen.effects);
    TableView view;
    view.felt_lines = felt_lines(screen.record.header.card);
    for (const TableSeat& seat : table.seats) view.spots.push_back(spot_view(screen, seat));
    view.dealer = cards_of(table.dealer);
    view.dealer_total = total_in_words(screen, table.dealer);
    view.dealer_active = screen.active == the_dealer;
    return view;
}

}  // namespace fairdeal
