#include "table_json.h"

#include "record/irregular/as_played.h"

namespace fairdeal {

namespace {

using nlohmann::json;

void say_if(json& object, const char* key, bool holds) {
    if (holds) object[key] = true;
}

json cards_of(const TableHand& hand) {
    json cards = json::array();
    for (std::size_t i = 0; i < hand.cards.size(); ++i)
        cards.push_back(to_text(DealtCard{hand.cards[i], hand.face_down[i]}));
    return cards;
}

void add_hand(json& object, const TableHand& hand) {
    if (!hand.cards.empty()) object["cards"] = cards_of(hand);
    if (hand.total().points > 0) object["points"] = hand.total().points;
    if (hand.doubles > 0) object["doubles"] = hand.doubles;
    if (!hand.matched.is_zero()) object["match"] = to_text(hand.matched);
    say_if(object, "soft", hand.total().soft);
    say_if(object, "stood", hand.stood);
    say_if(object, "surrendered", hand.surrendered);
}

json json_of(const PlacedWager& wager) {
    json object{{"wager", to_text(wager.name)}, {"stake", to_text(wager.stake)}};
    say_if(object, "secret", wager.secret);
    return object;
}

json json_of(const TableHand& hand) {
    json object{{"hand", to_text(hand.who)}};
    add_hand(object, hand);
    return object;
}

json json_of(const TableSeat& seat);

template <class List>
void list_if_any(json& object, const char* key, const List& list) {
    for (const auto& item : list) object[key].push_back(json_of(item));
}

/// The verb by which a seat of eXtreme adjusted its bet.
const char* verb_of(Adjusted adjusted) {
    switch (adjusted) {
        case Adjusted::NotYet: return "";
        case Adjusted::Raised: return "raise";
        case Adjusted::Checked: return "check";
        case Adjusted::Folded: return "fold";
        case Adjusted::Passed: return "pass";
    }
    return "";
}

const char* verb_of(DealerChoice choice) {
    switch (choice) {
        case DealerChoice::NotYet: return "";
        case DealerChoice::Plays: return "play";
        case DealerChoice::Folds: return "fold";
        case DealerChoice::Passes: return "pass";
    }
    return "";
}

json json_of(const TableSeat& seat) {
    json object{{"seat", seat.seat}};
    if (seat.chips) object["chips"] = to_text(*seat.chips);
    list_if_any(object, "wagers", seat.wagers);
    list_if_any(object, "hands", seat.hands);
    if (seat.adjusted != Adjusted::NotYet) object["adjusted"] = verb_of(seat.adjusted);
    say_if(object, "even-money", seat.even_money != no_event);
    say_if(object, "sits-out", seat.sits_out);
    say_if(object, "disconnected", seat.disconnected);
    return object;
}

}  // namespace

json json_of(const TableState& table) {
    json dealer = json::object();
    add_hand(dealer, table.dealer);
    if (table.dealer_chips) dealer["chips"] = to_text(*table.dealer_chips);
    if (table.dealer_choice != DealerChoice::NotYet)
        dealer["decision"] = verb_of(table.dealer_choice);
    json object{{"dealer", dealer}, {"seats", json::array()}};
    list_if_any(object, "seats", table.seats);
    say_if(object, "offered", table.offered != no_event);
    say_if(object, "peeked", table.peeked != no_event);
    return object;
}

TableState folded(const HandRecord& record) {
    const HandRecord played = as_played(record).value();
    return table_after(played, played.events.size());
}

}  // namespace fairdeal
