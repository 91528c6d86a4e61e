#include "drills/round_deal.h"

#include <algorithm>
#include <array>
#include <map>

#include "base/text.h"
#include "dealing/deal.h"
#include "questions/asked.h"

namespace fairdeal {

namespace {

constexpr std::string_view no_sides = "-", any_sides = "all";

/// Dealer's acts on a table of a level, about: the first cards of a hand are one.
struct Length {
    std::size_t fewest = 0, most = 0;
};
constexpr std::array<Length, busiest + 1> lengths{Length{12, 34}, Length{4, 20},  Length{6, 26},
                                                  Length{8, 34},  Length{10, 50}, Length{12, 80}};

bool is_dealers_act(const Event& event) {
    constexpr std::array own{Verb::Offer, Verb::Peek, Verb::Play, Verb::Hit,
                             Verb::Stand, Verb::Fold, Verb::Pass};
    if (event.verb == Verb::Deal || event.verb == Verb::Turn || is_settlement(event.verb))
        return true;
    return event.who.is_dealer() && std::find(own.begin(), own.end(), event.verb) != own.end();
}

bool is_beside_main(Wager wager) { return is_side(wager) || wager == Wager::Insurance; }

Wagers beside_main(const HandRecord& hand) {
    Wagers wagers;
    for (const Event& event : hand.events) {
        if (event.verb == Verb::Offer || event.verb == Verb::Insure)
            wagers.insert(Wager::Insurance);
        else if (is_side(event.wager))
            wagers.insert(event.wager);
    }
    return wagers;
}

bool is_wanted(const HandRecord& hand, const RoundRequest& request) {
    const TableState table = table_after(hand, hand.events.size());
    const auto acts = static_cast<std::size_t>(
        std::count_if(hand.events.begin(), hand.events.end(), is_dealers_act));
    const Length& length = lengths.at(static_cast<std::size_t>(request.level));
    if (request.level == any_table && table.seats.size() < 2) return false;
    if (acts < length.fewest || acts > length.most) return false;
    if (!request.sides) return true;
    const Wagers wagers = beside_main(hand);
    return std::includes(request.sides->begin(), request.sides->end(), wagers.begin(),
                         wagers.end());
}

/// By wager the clauses that decide what becomes of it, as far as some hundred hands show.
std::map<Wager, std::set<std::string>> deciding_clauses(Game game) {
    constexpr int hands = 300, level = 3;
    std::map<Wager, std::set<std::string>> all;
    Dice dice(1);
    for (int i = 0; i < hands; ++i) {
        for (const Line& line : rule(deal_hand(TableCard(game), {}, dice, level)).lines) {
            if (is_beside_main(line.wager) && !line.because.empty())
                all[line.wager].emplace((*line.because.begin()).id);
        }
    }
    return all;
}

}  // namespace

HandRecord deal_round(const RoundRequest& request) {
    constexpr int most_hands = 2000;
    Dice dice(request.seed);
    const TableCard card = request.card.value_or(TableCard(request.game));
    HandRecord round;
    for (int i = 0; i < most_hands; ++i) {
        round = deal_hand(card, {}, dice, request.level);
        if (is_wanted(round, request)) break;
    }
    // Read again, so that every event knows its line.
    if (auto record = read_record(write(round))) round = *std::move(record);
    return round;
}

Wagers wagers_decided_by(Game game, const std::set<std::string, std::less<>>& clauses) {
    Wagers wagers;
    for (const auto& [wager, deciding] : deciding_clauses(game)) {
        if (std::any_of(deciding.begin(), deciding.end(),
                        [&](const std::string& clause) { return clauses.contains(clause); }))
            wagers.insert(wager);
    }
    return wagers;
}

std::string to_text(const std::optional<Wagers>& sides) {
    if (!sides) return std::string(any_sides);
    std::string text;
    for (const Wager wager : *sides) {
        text += text.empty() ? "" : ",";
        text += to_text(wager);
    }
    return text.empty() ? std::string(no_sides) : text;
}

bool read_sides(std::string_view text, std::optional<Wagers>& sides) {
    sides.reset();
    if (text == any_sides) return true;
    sides.emplace();
    if (text == no_sides) return true;
    for (const std::string_view word : split_at(text, ',')) {
        const auto wager = wager_from(word);
        if (!wager) return false;
        sides->insert(*wager);
    }
    return true;
}

}  // namespace fairdeal
