#include "league/felt.h"

#include <algorithm>

namespace second::league {
namespace {}  // namespace

bool Felt::dealt() const {
    const bool all = std::all_of(rows.begin(), rows.end(), [](const Row& row) {
        return row.of_split || row.cards.size() >= 2;
    });
    return cards_out && all && dealer.size() >= (house.no_hole ? 1U : 2U);
}

bool Felt::dealer_blackjack() const {
    return dealer.size() >= 2 && ace_and_ten({dealer[0], dealer[1]});
}

bool Felt::could_be_blackjack() const {
    const int up = value_of(dealer[0]);
    return up == 1 || up == 10;
}

bool Felt::asks_insurance() const { return value_of(dealer[0]) == 1; }

bool Felt::insurance_open() const {
    return dealt() && asks_insurance() && !peeked && !turned && !played;
}

bool Felt::may_insure(const Row& row) const {
    const Player& player = players.at(row.who.seat);
    const bool has_chips = !player.counted || chips_left(row.who.seat) > 0;
    return has_chips && !player.asleep() && player.insured == 0 && !row.even_money;
}

bool Felt::may_take_even_money(const Row& row) const {
    const Player& player = players.at(row.who.seat);
    return row.natural() && !player.asleep() && player.insured == 0 && !row.even_money;
}

bool Felt::owes_the_offer() const {
    if (offered || !insurance_open()) return false;
    return std::any_of(rows.begin(), rows.end(), [this](const Row& row) {
        return may_insure(row) || may_take_even_money(row);
    });
}

bool Felt::of_one() const {
    std::set<int> in;
    for (const Row& row : rows) in.insert(row.who.seat);
    for (const auto& [seat, player] : players) {
        if (player.counted && player.chips > 0) in.insert(seat);
    }
    return (elimination || last_hand) && in.size() == 1;
}

Cents Felt::chips_left(int seat) const {
    const Player& player = players.at(seat);
    Cents left = player.chips - player.insured;
    for (const Row& row : rows) {
        if (row.who.seat == seat) left -= row.stake;
    }
    return left;
}

bool Felt::live(const Row& row) const {
    const bool paid = row.natural() && (known_at != no_event || row.even_money);
    return !row.bust() && row.given_up_at == no_event && !paid;
}

bool Felt::any_live() const {
    return std::any_of(rows.begin(), rows.end(), [this](const Row& row) { return live(row); });
}

bool Felt::open(const Row& row) const {
    if (row.card_owed) return true;
    if (row.stood || row.doubled || row.natural() || !live(row)) return false;
    return !(row.cards.size() >= 2 && row.of_aces && !house.aces_play_on);
}

bool Felt::may_double(const Row& row) const {
    return row.cards.size() == 2 && (!row.of_split || house.double_after_split) &&
           chips_left(row.who.seat) >= row.stake;
}

bool Felt::may_split(const Row& row) const {
    const auto hands = std::count_if(rows.begin(), rows.end(),
                                     [&](const Row& one) { return one.who.seat == row.who.seat; });
    return row.cards.size() == 2 && value_of(row.cards[0]) == value_of(row.cards[1]) &&
           hands < house.most_hands && chips_left(row.who.seat) >= row.stake;
}

bool Felt::may_surrender(const Row& row) const {
    // Late: after the dealer has looked.
    const bool looked = house.no_hole || known_at != no_event;
    return house.surrenders && looked && !row.of_split && row.cards.size() == 2;
}

bool Felt::draws_alone(const Row& row) const {
    return players.at(row.who.seat).asleep() && count_of(row.cards).best < 12 && !house.never_draws;
}

const Row* Felt::in_turn() const {
    const auto place = [this](const Row& row) {
        return std::pair{(row.who.seat - start + nine_seats) % nine_seats, row.who.hand};
    };
    const Row* first = nullptr;
    for (const Row& row : rows) {
        if (row.cards.size() >= 2 && !open(row)) continue;
        if (first == nullptr || place(row) < place(*first)) first = &row;
    }
    return first;
}

bool Felt::dealer_draws() const {
    if (house.no_hole && dealer.size() == 1) {
        const bool insurance = std::any_of(players.begin(), players.end(),
                                           [](const auto& one) { return one.second.insured > 0; });
        return insurance || any_live();
    }
    const Count count = count_of(dealer);
    if (!any_live() || dealer_blackjack()) return false;
    return count.best < 17 || (count.best == 17 && count.soft() && house.hits_soft_17);
}

bool Felt::dealer_to_stand() const {
    return any_live() && !stood && !dealer_draws() && !dealer_blackjack() &&
           count_of(dealer).best <= 21;
}

bool Felt::over() const {
    if (!dealt()) return false;
    if (!house.no_hole && dealer_blackjack() && turned) return true;
    if (in_turn() != nullptr) return false;
    if (!house.no_hole && !turned) return false;
    return !dealer_draws() && !dealer_to_stand();
}

}  // namespace second::league
