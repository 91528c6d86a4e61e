#include "app/choices.h"

#include <algorithm>

#include "app/words.h"

namespace fairdeal {

namespace {

constexpr const char* nothing = "nothing";

void add(std::vector<Choice>& choices, const std::string& whom, const std::string& act,
         std::string label) {
    choices.push_back({act, std::move(label), whom});
}

void add_dealer(std::vector<Choice>& choices, const TableState& table) {
    const std::string mine = "Your hand";
    if (table.dealer.first_cards < 1) add(choices, mine, "dealer deal", "Deal your first cards");
    add(choices, mine, "dealer hit", "Draw a card");
    add(choices, mine, "dealer stand", "Stand");
    const auto& down = table.dealer.face_down;
    if (std::find(down.begin(), down.end(), true) != down.end()) {
        add(choices, mine, "dealer peek", "Check the hole card");
        add(choices, mine, "dealer turn", "Turn the hole card");
    }
    add(choices, mine, "dealer offer insurance", "Offer insurance");
}

bool is_settled(const HandRecord& hand, Who who, Wager wager) {
    return std::any_of(hand.events.begin(), hand.events.end(), [&](const Event& event) {
        return is_settlement(event.verb) && event.who == who && event.wager == wager;
    });
}

void add_take(std::vector<Choice>& choices, const Scenario& scenario, Who who, Wager wager,
              Money stake) {
    if (is_settled(scenario.hand, who, wager)) return;
    const std::string act =
        to_text(who) + " take " + std::string(to_text(wager)) + " " + to_text(stake);
    add(choices, place_in_words(who), act,
        "Take " + std::string(title_of(wager)) + " " + dollars(stake));
}

void add_hand(std::vector<Choice>& choices, const TableHand& hand) {
    const std::string who = to_text(hand.who);
    const std::string whom = place_in_words(hand.who);
    if (hand.cards.size() < 2) add(choices, whom, who + " deal", "Deal the second card");
    add(choices, whom, who + " hit", "Draw a card");
    add(choices, whom, who + " stand", "Stand");
}

void add_seat(std::vector<Choice>& choices, const Scenario& scenario, const TableSeat& seat) {
    for (const TableHand& hand : seat.hands) add_hand(choices, hand);
    const Who spot{static_cast<std::uint8_t>(seat.seat), 0};
    for (const PlacedWager& wager : seat.wagers) {
        if (!is_main(wager.name) || seat.hands.size() < 2) {
            add_take(choices, scenario, spot, wager.name, wager.stake);
            continue;
        }
        for (const TableHand& hand : seat.hands)
            add_take(choices, scenario, hand.who, wager.name, hand.grown(wager.stake));
    }
}

std::vector<Choice> next_choices(const Scenario& scenario) {
    const TableState table = table_after(scenario.hand, scenario.hand.events.size());
    std::vector<Choice> choices;
    add_dealer(choices, table);
    for (const TableSeat& seat : table.seats) add_seat(choices, scenario, seat);
    add(choices, "", nothing, "Nothing: the hand is over");
    return choices;
}

std::string play_label(const std::string& verb) {
    if (verb == "hit") return "Draw a card";
    if (verb == "stand") return "Stand";
    if (verb == "turn") return "Turn the hole card";
    if (verb == "peek") return "Check the hole card";
    if (verb == "deal") return "Deal the next card";
    return "Offer insurance";
}

}  // namespace

std::vector<Choice> choices_of(const Scenario& scenario) {
    switch (scenario.question.kind) {
        case QuestionKind::Next: return next_choices(scenario);
        case QuestionKind::May:
            return {{"allowed", "Allowed", ""}, {"not allowed", "Not allowed", ""}};
        case QuestionKind::Spot:
        case QuestionKind::Table: break;
    }
    return {};
}

std::string act_in_words(const std::string& act, Game game) {
    if (act == nothing) return "Nothing: the hand is over";
    Problems problems;
    const Event event = read_event(act, game, 2, problems);
    const std::size_t space = act.find(' ');
    const std::string who = act.substr(0, space);
    const std::string verb = space == std::string::npos
                                 ? ""
                                 : act.substr(space + 1, act.find(' ', space + 1) - space - 1);
    if (problems.empty() && is_settlement(event.verb))
        return line_in_words(event.verb, event.wager, event.amount) + ", " +
               place_in_words(event.who);
    if (who == "dealer") return play_label(verb);
    std::string place = "seat " + who.substr(0, who.find('.'));
    if (who.find('.') != std::string::npos) place += ", hand " + who.substr(who.find('.') + 1);
    return play_label(verb) + " for " + place;
}

}  // namespace fairdeal
