#pragma once
// Whole hands of eXtreme from a few words, for the tables of the tests.

#include <string>
#include <string_view>
#include <vector>

#include "games/all_games.h"
#include "support/hands.h"

namespace fairdeal {

/// One seat of a hand: its blind, its card face down and its card face up, how it adjusts, and what
/// it does, its acts parted by "; ": "split; .1 deal 3d; .2 deal Th; .1 stand; .2 stand".
struct ExtremePlayer {
    std::string_view blind, cards, adjusts, acts;
};

/// A whole hand at seats 1, 2, ...: the dealer's turned-up card comes first in `dealer`, and what
/// they do is "fold", or their draws after PLAY: "hit 5c; stand" (nothing: they only show).
struct ExtremeHand {
    std::string_view options, chips;
    std::vector<ExtremePlayer> players;
    std::string_view dealer, dealer_acts;
};

inline std::vector<std::string> acts_in(std::string_view text) {
    std::vector<std::string> acts;
    for (auto at = text.find("; "); at != std::string_view::npos; at = text.find("; ")) {
        acts.emplace_back(text.substr(0, at));
        text.remove_prefix(at + 2);
    }
    if (!text.empty()) acts.emplace_back(text);
    return acts;
}

/// The record's lines, without settlement.
inline std::string lines_of(const ExtremeHand& hand) {
    const bool dealer_folds = hand.dealer_acts == "fold";
    const auto card = [](std::string_view cards, std::size_t i) {
        return std::string(cards.substr(i * 3, 2));
    };
    std::string text = "extreme minimum=50 mode=tournament";
    if (!hand.options.empty()) text += " " + std::string(hand.options);
    text += "\ndealer chips " + std::string(hand.chips) + "\n";
    std::string blinds, deals, adjusts, turns, acts;
    bool anyone = false;
    for (std::size_t i = 0; i < hand.players.size(); ++i) {
        const ExtremePlayer& player = hand.players[i];
        const std::string seat = std::to_string(i + 1);
        blinds += seat + " blind " + std::string(player.blind) + "\n";
        deals += seat + " deal (" + card(player.cards, 0) + ") " + card(player.cards, 1) + "\n";
        adjusts += seat + " " + std::string(player.adjusts) + "\n";
        if (player.adjusts == "fold") continue;
        anyone = true;
        turns += seat + " turn " + card(player.cards, 0) + "\n";
        for (const std::string& act : acts_in(player.acts))
            acts += seat + (act.front() == '.' ? "" : " ") + act + "\n";
    }
    const std::string up = card(hand.dealer, 0);
    const std::string hole = card(hand.dealer, 1);
    text += blinds + deals + "dealer deal (" + hole + ") (" + up + ")\ndealer turn " + up + "\n" +
            adjusts;
    if (!anyone) return text;
    if (dealer_folds) return text + "dealer fold\n";
    text += "dealer play\n" + turns + acts + "dealer turn " + hole + "\n";
    for (const std::string& act : acts_in(hand.dealer_acts)) text += "dealer " + act + "\n";
    return text;
}

inline HandRecord extreme_record(const ExtremeHand& hand) {
    const auto record = read_record(lines_of(hand));
    if (!record) BOOST_FAIL(lines_of(hand) << "\n" << in_words(record.error()));
    return *record;
}

/// "12 BJX-BLIND-2" for each breach, by line of the record.
inline std::string breaches_in_words(const Ruling& ruling) {
    std::string text;
    for (const Breach& breach : ruling.breaches)
        text += (text.empty() ? "" : ", ") + std::to_string(breach.line) + " " +
                std::string(breach.clause.id);
    return text;
}

/// "2 decides: hit stand"; of a hand that is over: "over".
inline std::string what_is_next(const Ruling& ruling) {
    std::string text = ruling.complete ? "over" : joined_texts(ruling.next);
    if (!ruling.may.empty()) text += ":";
    for (const Verb verb : ruling.may) text += " " + std::string(to_text(verb));
    return text;
}

}  // namespace fairdeal
