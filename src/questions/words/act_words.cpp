#include "questions/words/act_words.h"

#include <algorithm>

#include "base/translation.h"
#include "record/irregular/as_played.h"
#include "words/amounts.h"
#include "words/floor_words.h"
#include "words/may_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr const char* nothing_in_words = sentence("Nothing: the hand is over");

void add(std::vector<Choice>& choices, const std::string& whom, const std::string& act,
         std::string label) {
    choices.push_back({act, std::move(label), whom, ""});
}

bool has_face_down(const TableHand& hand) {
    return std::find(hand.face_down.begin(), hand.face_down.end(), true) != hand.face_down.end();
}

/// In eXtreme either card of the dealer may be the one that is turned.
std::string turn_label(Game game) {
    return game == Game::Extreme ? tr("Turn a card up") : tr("Turn the hole card");
}

void add_dealer(std::vector<Choice>& choices, const TableState& table, Game game) {
    const std::string mine = tr("Your hand");
    if (table.dealer.first_cards < 1)
        add(choices, mine, fixed("dealer deal"), tr("Deal your first cards"));
    add(choices, mine, fixed("dealer hit"), tr("Draw a card"));
    add(choices, mine, fixed("dealer stand"), tr("Stand"));
    if (has_face_down(table.dealer)) {
        if (game != Game::Extreme)
            add(choices, mine, fixed("dealer peek"), tr("Check the hole card"));
        add(choices, mine, fixed("dealer turn"), turn_label(game));
    }
    if (game != Game::Extreme)
        add(choices, mine, fixed("dealer offer insurance"), tr("Offer insurance"));
}

void add_take(std::vector<Choice>& choices, const Scenario& scenario, Who who, Wager wager,
              Money stake) {
    if (is_settled(scenario.hand, who, wager)) return;
    const std::string act =
        to_text(who) + " take " + std::string(to_text(wager)) + " " + to_text(stake);
    add(choices, place_in_words(who), act,
        tr("Take {wager} {amount}", "wager"_a = title_in_words(wager),
           "amount"_a = amount_in_words(stake, unit_of(scenario.hand.header))));
}

void add_hand(std::vector<Choice>& choices, const TableHand& hand) {
    const std::string who = to_text(hand.who);
    const std::string whom = place_in_words(hand.who);
    if (has_face_down(hand))
        add(choices, whom, to_text(Who{hand.who.seat, 0}) + " turn", tr("Turn the hole card"));
    if (hand.cards.size() < 2) add(choices, whom, who + " deal", tr("Deal the second card"));
    add(choices, whom, who + " hit", tr("Draw a card"));
    add(choices, whom, who + " stand", tr("Stand"));
}

bool is_drawn(const FloorEvent& event) { return event.verb == FloorVerb::Draw; }

/// What only a hand of notation version 2 asks for. A card that was seen may be offered.
void add_remedies(std::vector<Choice>& choices, const Scenario& scenario, const TableState& table) {
    if (scenario.hand.header.notation == 1) return;
    const std::string round = tr("The round");
    for (const char* act : {fixed("shoe burn"), fixed("shoe shuffle"), fixed("dealer void")})
        add(choices, round, act, act_in_words(act, scenario.hand.header));
    const auto& floor = scenario.hand.floor;
    const auto drawn = std::find_if(floor.rbegin(), floor.rend(), is_drawn);
    if (drawn == floor.rend() || drawn->cards.front().face_down) return;
    for (const TableSeat& seat : table.seats) {
        for (const TableHand& hand : seat.hands) {
            const std::string act = to_text(hand.who) + fixed(" accept");
            add(choices, place_in_words(hand.who), act, tr("Offer the card that was drawn"));
        }
    }
}

/// League: for a seat whose player is away the least is put up, or all it has.
void add_bets(std::vector<Choice>& choices, const Scenario& scenario, const TableSeat& seat) {
    if ((!seat.sits_out && !seat.disconnected) || !seat.wagers.empty()) return;
    const std::string whom = place_in_words(who_of(seat));
    const auto add_bet = [&](Money amount, const char* label) {
        add(choices, whom, std::to_string(seat.seat) + fixed(" bet player ") + to_text(amount),
            tr_of(label, "amount"_a = amount_in_words(amount, unit_of(scenario.hand.header))));
    };
    const auto& minimum = scenario.hand.header.facts.minimum;
    if (minimum) add_bet(*minimum, sentence("Bet the minimum {amount} for the seat"));
    if (seat.chips && seat.chips != minimum)
        add_bet(*seat.chips, sentence("Bet all its chips {amount} for the seat"));
}

/// A wager of half its stake where the hand was folded; even money is paid at once.
void add_settlements(std::vector<Choice>& choices, const Scenario& scenario,
                     const TableSeat& seat) {
    const Who spot = who_of(seat);
    const bool folded = seat.adjusted == Adjusted::Folded;
    for (const PlacedWager& wager : seat.wagers) {
        const Money stake = folded ? Money::cents(wager.stake.in_cents() / 2) : wager.stake;
        if (!is_main(wager.name) || seat.hands.size() < 2) {
            add_take(choices, scenario, spot, wager.name, stake);
            continue;
        }
        for (const TableHand& hand : seat.hands)
            add_take(choices, scenario, hand.who, wager.name, hand.grown(wager.stake));
    }
    const PlacedWager* main = seat.find(Wager::Player);
    if (seat.even_money == no_event || main == nullptr) return;
    add(choices, place_in_words(spot), to_text(spot) + fixed(" pay player ") + to_text(main->stake),
        tr("Pay even money {amount}",
           "amount"_a = amount_in_words(main->stake, unit_of(scenario.hand.header))));
}

void add_seat(std::vector<Choice>& choices, const Scenario& scenario, const TableSeat& seat) {
    const std::string who = std::to_string(seat.seat);
    if (seat.hands.empty() && !seat.wagers.empty())
        add(choices, place_in_words(who_of(seat)), who + " deal", tr("Deal the first cards"));
    add_bets(choices, scenario, seat);
    for (const TableHand& hand : seat.hands) add_hand(choices, hand);
    add_settlements(choices, scenario, seat);
}

std::string dealers_play(const std::string& verb, Game game) {
    if (verb == "hit") return tr("Draw a card");
    if (verb == "stand") return tr("Stand");
    if (verb == "turn") return turn_label(game);
    if (verb == "peek") return tr("Check the hole card");
    if (verb == "deal") return tr("Deal the next card");
    return tr("Offer insurance");
}

/// With the seat, or the hand of it, that it is done for.
const char* play_for(const std::string& verb) {
    if (verb == "hit") return sentence("Draw a card for {place}");
    if (verb == "stand") return sentence("Stand for {place}");
    if (verb == "turn") return sentence("Turn the hole card for {place}");
    if (verb == "peek") return sentence("Check the hole card for {place}");
    if (verb == "deal") return sentence("Deal the next card for {place}");
    return sentence("Offer insurance for {place}");
}

/// Of a text such as "2" or "2.1".
std::string place_of(const std::string& who) {
    const std::size_t point = who.find('.');
    if (point == std::string::npos) return tr("seat {seat}", "seat"_a = who);
    return tr("seat {seat}, hand {hand}", "seat"_a = who.substr(0, point),
              "hand"_a = who.substr(point + 1));
}

}  // namespace

std::vector<Choice> acts_to_choose(const Scenario& scenario) {
    const TableState table = table_at_end(scenario.hand);
    std::vector<Choice> choices;
    add_dealer(choices, table, scenario.game());
    for (const TableSeat& seat : table.seats) add_seat(choices, scenario, seat);
    add_remedies(choices, scenario, table);
    add(choices, "", std::string(no_act), tr(nothing_in_words));
    return choices;
}

std::string event_asked(const Question& question) {
    if (question.floor_event) return to_text(*question.floor_event);
    return question.event ? to_text(*question.event) : "";
}

std::string event_asked_in_words(const Question& question, Unit unit) {
    if (question.floor_event) return may_in_words(*question.floor_event, unit);
    return question.event ? may_in_words(*question.event, unit) : "";
}

std::string act_in_words(const std::string& act, const Header& header) {
    const Game game = header.game();
    const Unit unit = unit_of(header);
    if (act == no_act) return tr(nothing_in_words);
    if (is_floor_line(act)) return floor_act_in_words(act, game);
    Problems problems;
    const Event event = read_event(act, game, 2, problems);
    const std::size_t space = act.find(' ');
    const std::string who = act.substr(0, space);
    const std::string verb = space == std::string::npos
                                 ? ""
                                 : act.substr(space + 1, act.find(' ', space + 1) - space - 1);
    if (problems.empty() && is_settlement(event.verb))
        return tr("{line}, {place}",
                  "line"_a = line_in_words(event.verb, event.wager, event.amount, unit),
                  "place"_a = place_in_words(event.who));
    if (problems.empty() && event.verb == Verb::Bet)
        return tr("Bet {amount} for seat {seat}", "amount"_a = amount_in_words(event.amount, unit),
                  "seat"_a = who);
    if (who == "dealer") return dealers_play(verb, game);
    return tr_of(play_for(verb), "place"_a = place_of(who));
}

}  // namespace fairdeal
