#include <algorithm>

#include "picture/table/table_picture.h"

namespace fairdeal {

namespace {

std::string card_words(const CardView& card) {
    if (card.face_down) return "a card face down";
    return in_words(card.card) + (card.left_out ? " (does not count)" : "");
}

std::string list(const std::vector<CardView>& cards) {
    std::string words;
    for (std::size_t i = 0; i < cards.size(); ++i)
        words += (i == 0 ? "" : ", ") + card_words(cards[i]);
    return words.empty() ? "no cards" : words;
}

std::string name_words(const std::string& name) {
    if (name == "player") return "bet on the player's hand";
    if (name == "dealer") return "bet on the dealer's hand";
    std::string words = name;
    std::replace(words.begin(), words.end(), '-', ' ');
    return words;
}

std::string mark_words(WagerMark mark) {
    switch (mark) {
        case WagerMark::None: return "";
        case WagerMark::Right: return ", marked right";
        case WagerMark::Wrong: return ", marked wrong";
        case WagerMark::Asked: return ", to be answered";
        case WagerMark::Due: return ", due now";
    }
    return "";
}

// The name and the stake; of a hidden secret bet no more than that it was made.
std::string stake_words(const WagerView& wager) {
    const std::string name = wager.secret ? "secret bet" : name_words(wager.name);
    if (wager.hidden) return name + ", amount hidden";
    return name +
           (wager.chips ? " " + to_text(wager.stake) + " chips" : " $" + to_text(wager.stake));
}

std::string wager_words(const WagerView& wager) {
    return stake_words(wager) + (wager.settled ? ", settled" : "") +
           (wager.note.empty() ? "" : ", " + wager.note) + mark_words(wager.mark) +
           (wager.chosen ? ", chosen" : "");
}

std::string wager_sentence(const WagerView& wager) {
    std::string words = wager_words(wager);
    if (words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words;
}

/// Nothing of a seat that has got no cards.
std::string hand_words(const HandView& hand) {
    std::string words;
    if (!hand.cards.empty() || hand.number > 0 || hand.folded || hand.active ||
        !hand.state.empty()) {
        words = hand.number > 0 ? " Hand " + std::to_string(hand.number) + ": " : " Cards: ";
        words += list(hand.cards);
        if (!hand.total.empty()) words += ", total " + hand.total;
        if (!hand.state.empty())
            words += ", " + hand.state;
        else if (hand.folded)
            words += ", folded";
        if (hand.active) words += ", playing now";
        words += ".";
    }
    for (const WagerView& wager : hand.wagers) words += " " + wager_sentence(wager) + ".";
    return words;
}

std::string sentence(std::string words) {
    for (char& c : words)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z')
        words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words + ".";
}

std::string sign_words(const SignView& sign) {
    std::string words = sign.heading;
    for (const std::string& more : {sign.value, sign.footing})
        if (!more.empty()) words += (words.empty() ? "" : " ") + more;
    return sentence(words);
}

std::string spot_words(const SpotView& spot, bool starts) {
    std::string words = "\nSeat " + std::to_string(spot.seat) + ".";
    if (starts) words += " Starting player.";
    if (spot.stack) words += " Chips before the hand " + to_text(*spot.stack) + ".";
    if (spot.secret_left) words += " Secret bet not used yet.";
    if (!spot.status.empty()) words += " " + sentence(spot.status);
    for (const HandView& hand : spot.hands) words += hand_words(hand);
    for (const WagerView& wager : spot.side) words += " " + wager_sentence(wager) + ".";
    return words;
}

}  // namespace

std::string table_in_words(const TableView& view) {
    std::string words = "Dealer: " + list(view.dealer);
    if (!view.dealer_total.empty()) words += ", total " + view.dealer_total;
    if (view.dealer_active) words += ", playing now";
    if (!view.dealer_status.empty()) words += ", " + view.dealer_status;
    words += ".";
    if (view.bank) words += " The dealer's bank " + to_text(*view.bank) + ".";
    for (const SignView& sign : view.signs) words += " " + sign_words(sign);
    std::vector<const SpotView*> spots;
    for (const SpotView& spot : view.spots) spots.push_back(&spot);
    std::sort(spots.begin(), spots.end(),
              [](const auto* a, const auto* b) { return a->seat < b->seat; });
    for (const SpotView* spot : spots) words += spot_words(*spot, spot->seat == view.start);
    if (spots.empty()) words += "\nNo seat has a wager.";
    return words;
}

}  // namespace fairdeal
