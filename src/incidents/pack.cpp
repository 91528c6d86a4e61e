#include "incidents/pack.h"

#include <algorithm>

#include "record/table.h"

namespace fairdeal {

namespace {

constexpr std::size_t least_cut = 10;  // cards from either end (N.J.A.C. 13:69F-2.5)

Card named_card(std::string_view name) {
    const auto card = card_from(name);
    if (!card) throw Fault("no card: " + std::string(name));
    return *card;
}

}  // namespace

std::vector<Card> new_decks(int decks) {
    std::vector<Card> cards;
    const auto add_suit = [&cards](Suit suit, bool from_ace) {
        for (int step = 1; step <= 13; ++step)
            cards.push_back({static_cast<Rank>(from_ace ? step : 14 - step), suit});
    };
    for (int i = 0; i < decks; ++i) {
        add_suit(Suit::Spades, true);
        add_suit(Suit::Diamonds, true);
        add_suit(Suit::Clubs, false);
        add_suit(Suit::Hearts, false);
    }
    return cards;
}

void take_out(std::vector<Card>& cards, std::string_view name) {
    if (name.empty()) return;
    const auto found = std::find(cards.begin(), cards.end(), named_card(name));
    if (found == cards.end()) throw Fault("the pack has no " + std::string(name));
    cards.erase(found);
}

void put_in(std::vector<Card>& cards, std::string_view name) {
    if (!name.empty()) cards.push_back(named_card(name));
}

void lose(std::vector<Card>& cards, int count, Dice& dice) {
    for (; count > 0; --count)
        cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(dice.below(cards.size())));
}

PackInUse::PackInUse(std::vector<Card> cards, Dice& dice) : dice_(dice), rack_(std::move(cards)) {}

std::vector<Card> PackInUse::all() const {
    std::vector<Card> cards = rack_;
    if (shoe_) cards.insert(cards.end(), shoe_->left().rbegin(), shoe_->left().rend());
    return cards;
}

void PackInUse::fill(std::vector<Card> in_order) {
    shoe_.emplace(std::move(in_order), dice_);
    rack_.clear();
    rack_.push_back(shoe_->draw());
}

void PackInUse::shuffle() {
    std::vector<Card> cards = all();
    for (std::size_t left = cards.size(); left > 1; --left)
        std::swap(cards[left - 1], cards[dice_.below(left)]);
    fill(std::move(cards));
}

void PackInUse::put_back_as_collected() { fill(all()); }

void PackInUse::cut() {
    std::vector<Card> cards = all();
    const std::size_t at = least_cut + dice_.below(cards.size() - 2 * least_cut);
    std::rotate(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(at), cards.end());
    fill(std::move(cards));
}

void PackInUse::collect(const HandRecord& round) {
    const TableState table = table_after(round, round.events.size());
    const auto take = [this](const TableHand& hand) {
        rack_.insert(rack_.end(), hand.cards.begin(), hand.cards.end());
    };
    for (const TableSeat& seat : table.seats)
        std::for_each(seat.hands.begin(), seat.hands.end(), take);
    take(table.dealer);
}

}  // namespace fairdeal
