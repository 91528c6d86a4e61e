#include "feeds/rounds/round_cards.h"

#include <nlohmann/json.hpp>

#include "base/text.h"

namespace fairdeal {

std::optional<std::string> RoundCards::one_too_many(const nlohmann::json& event, int decks) {
    const std::string verb = event.value("verb", ""), who = event.value("who", "");
    // These come out of the shoe; other verbs speak of cards that lie on the table.
    static const std::set<std::string, std::less<>> drawing{"deal", "hit",  "double",
                                                            "turn", "draw", "boxed"};
    if (!drawing.contains(verb)) return std::nullopt;
    if (verb == "turn" && face_down_.contains(who)) return std::nullopt;
    std::optional<std::string> found;
    for (std::string card : words_in(event.value("cards", ""))) {
        const bool down = card.starts_with('(') && card.ends_with(')') && card.size() > 2;
        if (down) card = card.substr(1, card.size() - 2);
        if (card.find('?') != std::string::npos) continue;
        if (down) face_down_.insert(who);
        if (++seen_[card] == decks + 1 && !found) found = card;
    }
    return found;
}

}  // namespace fairdeal
