#pragma once
// One set of cards through its shoes: in the shoe, on the layout, in the discard rack. No card is
// made or lost on the way.

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "dealing/shoe.h"
#include "record/record.h"

namespace fairdeal {

/// New decks one on another, as the largest maker packs them: spades and diamonds from ace to king,
/// clubs and hearts from king to ace.
std::vector<Card> new_decks(int decks);

/// Takes one card of this name out, or puts one in; nothing for no name. Fault: there is none.
void take_out(std::vector<Card>& cards, std::string_view name);
void put_in(std::vector<Card>& cards, std::string_view name);
/// Takes so many out by chance.
void lose(std::vector<Card>& cards, int count, Dice& dice);

class PackInUse {
public:
    PackInUse(std::vector<Card> cards, Dice& dice);

    /// All cards into the shoe: by chance; as they were collected, those of the shoe's end after
    /// them; as they lie, cut at a place by chance. The first one is burned.
    void shuffle();
    void put_back_as_collected();
    void cut();

    [[nodiscard]] Shoe& shoe() { return *shoe_; }
    [[nodiscard]] int left() const { return static_cast<int>(shoe_->left().size()); }
    /// The shoe as it was before a round that could not be dealt to its end.
    void restore(const Shoe& before) { shoe_.emplace(before); }
    /// The cards of a round into the rack: hand by hand from the first seat on, the dealer's last.
    void collect(const HandRecord& round);

private:
    void fill(std::vector<Card> in_order);
    /// Every card: the rack, then what is left in the shoe in the order of dealing.
    [[nodiscard]] std::vector<Card> all() const;

    Dice& dice_;
    std::vector<Card> rack_;
    std::optional<Shoe> shoe_;
};

}  // namespace fairdeal
