#include <algorithm>
#include <array>
#include <utility>

#include "base/translation.h"
#include "picture/table/table_picture.h"
#include "record/unit.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string card_words(const CardView& card) {
    if (card.face_down) return tr("a card face down");
    const std::string words = in_words(card.card);
    return card.left_out ? tr("{card} (does not count)", "card"_a = words) : words;
}

std::string list(const std::vector<CardView>& cards) {
    std::vector<std::string> words;
    words.reserve(cards.size());
    for (const CardView& card : cards) words.push_back(card_words(card));
    return words.empty() ? tr("no cards") : comma_list(words);
}

std::string name_words(const std::string& name) {
    constexpr std::array<std::pair<const char*, const char*>, 9> names{
        {{"player", sentence("bet on the player's hand")},
         {"dealer", sentence("bet on the dealer's hand")},
         {"insurance", sentence("insurance")},
         {"blind", sentence("blind")},
         {"double-up", sentence("double up")},
         {"pair-up", sentence("pair up")},
         {"sweet-17", sentence("sweet 17")},
         {"breakout-bonus", sentence("breakout bonus")},
         {"super-tie", sentence("super tie")}}};
    for (const auto& [wager, words] : names)
        if (name == wager) return tr(words);
    return name;
}

std::string mark_words(WagerMark mark) {
    switch (mark) {
        case WagerMark::None: return "";
        case WagerMark::Right: return tr("marked right");
        case WagerMark::Wrong: return tr("marked wrong");
        case WagerMark::Asked: return tr("to be answered");
        case WagerMark::Due: return tr("due now");
    }
    return "";
}

// The name and the stake; of a hidden secret bet no more than that it was made.
std::string stake_words(const WagerView& wager) {
    const std::string name = wager.secret ? tr("secret bet") : name_words(wager.name);
    if (wager.hidden) return tr("{wager}, amount hidden", "wager"_a = name);
    return tr("{wager} {amount}", "wager"_a = name,
              "amount"_a = exact_amount(wager.stake, wager.chips ? Unit::Chips : Unit::Cash));
}

std::string wager_sentence(const WagerView& wager) {
    std::vector<std::string> parts{stake_words(wager)};
    if (wager.settled) parts.push_back(tr("settled"));
    if (!wager.note.empty()) parts.push_back(wager.note);
    if (wager.mark != WagerMark::None) parts.push_back(mark_words(wager.mark));
    if (wager.chosen) parts.push_back(tr("chosen"));
    return " " + as_sentence(comma_list(parts));
}

/// Nothing of a seat that has got no cards.
std::string hand_words(const HandView& hand) {
    std::string words;
    if (!hand.cards.empty() || hand.number > 0 || hand.folded || hand.active ||
        !hand.state.empty()) {
        const std::string cards = list(hand.cards);
        std::vector<std::string> parts{
            hand.number > 0 ? tr("Hand {hand}: {cards}", "hand"_a = hand.number, "cards"_a = cards)
                            : tr("Cards: {cards}", "cards"_a = cards)};
        if (!hand.total.empty()) parts.push_back(tr("total {total}", "total"_a = hand.total));
        if (!hand.state.empty())
            parts.push_back(hand.state);
        else if (hand.folded)
            parts.push_back(tr("folded"));
        if (hand.active) parts.push_back(tr("playing now"));
        words = " " + comma_list(parts) + ".";
    }
    for (const WagerView& wager : hand.wagers) words += wager_sentence(wager);
    return words;
}

/// What is printed large as a sentence: in small letters but for the first (ASCII).
std::string sentence_of_sign(std::string words) {
    for (char& c : words)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return as_sentence(std::move(words));
}

std::string sign_words(const SignView& sign) {
    std::string words = sign.heading;
    for (const std::string& more : {sign.value, sign.footing})
        if (!more.empty()) words += (words.empty() ? "" : " ") + more;
    return sentence_of_sign(words);
}

std::string spot_words(const SpotView& spot, bool starts, bool asks) {
    std::string words = "\n" + tr("Seat {seat}.", "seat"_a = spot.seat);
    if (starts) words += " " + tr("Starting player.");
    if (asks) words += " " + tr("Asks for something.");
    if (spot.stack)
        words += " " + tr("Chips before the hand {chips}.", "chips"_a = to_text(*spot.stack));
    if (spot.secret_left) words += " " + tr("Secret bet not used yet.");
    if (!spot.status.empty()) words += " " + sentence_of_sign(spot.status);
    for (const HandView& hand : spot.hands) words += hand_words(hand);
    for (const WagerView& wager : spot.side) words += wager_sentence(wager);
    return words;
}

}  // namespace

std::string table_in_words(const TableView& view) {
    std::vector<std::string> dealer{tr("Dealer: {cards}", "cards"_a = list(view.dealer))};
    if (!view.dealer_total.empty())
        dealer.push_back(tr("total {total}", "total"_a = view.dealer_total));
    if (view.dealer_active) dealer.push_back(tr("playing now"));
    if (!view.dealer_status.empty()) dealer.push_back(view.dealer_status);
    std::string words = comma_list(dealer) + ".";
    if (view.bank) words += " " + tr("The dealer's bank {bank}.", "bank"_a = to_text(*view.bank));
    for (const SignView& sign : view.signs) words += " " + sign_words(sign);
    std::vector<const SpotView*> spots;
    for (const SpotView& spot : view.spots) spots.push_back(&spot);
    std::sort(spots.begin(), spots.end(),
              [](const auto* a, const auto* b) { return a->seat < b->seat; });
    bool told = view.asking == 0;
    for (const SpotView* spot : spots) {
        words += spot_words(*spot, spot->seat == view.start, spot->seat == view.asking);
        told = told || spot->seat == view.asking;
    }
    if (!told)
        words +=
            "\n" + tr("Seat {seat}.", "seat"_a = view.asking) + " " + tr("Asks for something.");
    if (spots.empty()) words += "\n" + tr("No seat has a wager.");
    if (view.side == Side::Dealer)
        words += "\n" + tr("Seen from the dealer's side, with seat 1 at the left.");
    return words;
}

}  // namespace fairdeal
