#include "picture/table/table_screen.h"

#include <algorithm>

#include "base/translation.h"
#include "picture/table/table_facts.h"
#include "record/irregular/as_played.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

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
    const Total total = hand.total();
    if (is_bust(total)) return tr("bust with {points}", "points"_a = total.points);
    return total.soft ? tr("soft {points}", "points"_a = total.points)
                      : std::to_string(total.points);
}

bool is_about(const Event& event, Who who, Wager wager) {
    return is_settlement(event.verb) && event.who == who && event.wager == wager;
}

/// Of a settlement of a wager.
const char* settlement_sentence(Verb verb) {
    if (verb == Verb::Push) return sentence("push");
    if (verb == Verb::Take) return sentence("take {amount}");
    if (verb == Verb::Tip) return sentence("tip {amount}");
    return verb == Verb::Pay ? sentence("pay {amount}") : sentence("return {amount}");
}

/// What the record has said of the wager so far: "take $5", "push"; of a bank that pays in rounds
/// "pay $50 + $25, return $100".
std::string said_of(const TableScreen& screen, Who who, Wager wager) {
    std::vector<std::pair<Verb, std::string>> all;  // with its amounts
    for (std::size_t i = 0; i < std::min(screen.step, screen.record.events.size()); ++i) {
        const Event& event = screen.record.events[i];
        if (!is_about(event, who, wager)) continue;
        const std::string amount = brief_amount(event.amount, unit_of(screen.record.header));
        if (!all.empty() && all.back().first == event.verb)
            all.back().second += " + " + amount;
        else
            all.emplace_back(event.verb, amount);
    }
    std::string said;
    for (const auto& [verb, amounts] : all) {
        add_to_list(said, tr_of(settlement_sentence(verb), "amount"_a = amounts));
    }
    return said;
}

void put_marks(const TableScreen& screen, WagerView& view, std::pair<Who, Wager> at) {
    for (const TableMark& note : screen.notes) {
        if (std::pair(note.who, note.wager) == at) view.note = note.word;
    }
    for (const SaidChips& said : screen.said) {
        if (std::pair(said.who, said.wager) != at) continue;
        view.paid = said.paid;
        view.lifted = said.moved == Verb::Take || said.moved == Verb::Return;
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
    view.chips = unit_of(screen.record.header) == Unit::Chips;
    view.note = said_of(screen, who, wager);
    view.settled = !view.note.empty();
    put_marks(screen, view, {who, wager});
    return view;
}

/// Blind and double up of eXtreme lie with the hand like any main wager.
bool lies_with_hand(Wager wager) {
    return is_main(wager) || wager == Wager::Blind || wager == Wager::DoubleUp;
}

/// The main wagers of a hand, as this hand carries it: blind and double up stay with eXtreme's
/// first hand, a later one carries its whole bet as a double up (BJX-SHORT-6).
std::vector<WagerView> main_wagers(const TableScreen& screen, const TableSeat& seat,
                                   const TableHand& hand) {
    if (!hand.matched.is_zero())
        return {wager_view(screen, hand.who, Wager::DoubleUp, hand.matched)};
    std::vector<WagerView> views;
    for (const PlacedWager& wager : seat.wagers) {
        if (!lies_with_hand(wager.name)) continue;
        views.push_back(wager_view(screen, hand.who, wager.name, hand.grown(wager.stake)));
        views.back().secret = is_secret(screen, wager);
        views.back().hidden = views.back().secret && hides_secrets(screen);
    }
    return views;
}

HandView hand_view(const TableScreen& screen, const TableSeat& seat, const TableHand& hand) {
    HandView view;
    view.number = hand.who.hand;
    view.cards = cards_of(hand);
    view.last_sideways = hand.doubled && hand.cards.size() == 3;
    view.state = hand.surrendered ? tr("surrendered") : hand.doubled ? tr("doubled") : "";
    view.folded = hand.surrendered;
    view.total = total_in_words(screen, hand);
    view.active = screen.active == hand.who;
    view.wagers = main_wagers(screen, seat, hand);
    return view;
}

SpotView spot_view(const TableScreen& screen, const TableSeat& seat, const TableState& table) {
    SpotView spot;
    spot.seat = seat.seat;
    const Who who = who_of(seat);
    for (const TableHand& hand : seat.hands) spot.hands.push_back(hand_view(screen, seat, hand));
    for (const PlacedWager& wager : seat.wagers) {
        if (!lies_with_hand(wager.name))
            spot.side.push_back(wager_view(screen, who, wager.name, wager.stake));
    }
    if (spot.hands.empty()) {  // wagers are up, no card is dealt yet
        TableHand waiting;
        waiting.who = who;
        spot.hands.push_back(hand_view(screen, seat, waiting));
    }
    put_seat_facts(spot, screen, table);
    return spot;
}

}  // namespace

TableScreen table_screen(const Scenario& scenario) {
    TableScreen screen;
    screen.record = went_wrong(scenario.hand) ? must_lie_as_played(scenario.hand) : scenario.hand;
    screen.step = screen.record.events.size();
    return screen;
}

TableView view_of(const TableScreen& screen) {
    const TableState table = table_after(screen.record, screen.step, screen.effects);
    TableView view;
    put_table_facts(view, screen, table);
    for (const TableSeat& seat : table.seats) view.spots.push_back(spot_view(screen, seat, table));
    view.dealer = cards_of(table.dealer);
    view.dealer_total = total_in_words(screen, table.dealer);
    view.dealer_active = screen.active == the_dealer;
    view.asking = screen.asking;
    return view;
}

}  // namespace fairdeal
