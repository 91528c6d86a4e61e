#include "extreme/felt.h"

#include <algorithm>

namespace second::extreme {

House house_of(const HandRecord& record) {
    House house;
    const auto is = [&](const char* name, const char* word) {
        return option(record, name) == word;
    };
    house.minimum = record.header.facts.minimum->in_cents();
    house.tournament = record.header.facts.mode == fairdeal::Mode::Tournament;
    house.naturals_push = is("natural-vs-dealer-natural", "push");
    house.pays_natural_on_fold = is("natural-on-dealer-fold", "three-two");
    if (is("partial", "skip")) house.when_short = House::Short::Skip;
    if (is("partial", "stop")) house.when_short = House::Short::Stop;
    house.by_smallest_blind = is("minimum-basis", "smallest-blind");
    house.natural_beats_21 = is("dealer-natural-vs-21", "beats");
    house.split_blackjack = is("split-blackjack", "blackjack");
    house.third_card = is("doubled-split-card", "third-card");
    house.seat_by_seat = is("round5-order", "seat");
    house.run_down_by_blinds = is("cover-basis", "blind");
    house.covered_only = is("losing-bet", "covered-only");
    house.all_in_raise = is("all-in-raise", "yes");
    house.any_amount = is("any-amount", "free");
    house.always_draws = is("draw-with-none-live", "yes");
    house.busts_wait = is("bust-taken", "at-end");
    house.blind_binds = is("pass-until", "blind");
    house.odd = option(record, "odd");
    house.unit = fairdeal::money_from(option(record, "unit"))->in_cents();
    return house;
}

Cents House::rounded(Cents doubled_sum) const {
    if (odd == "exact") return doubled_sum / 2;
    const Cents grain = 2 * unit;
    const Cents below = doubled_sum / grain * grain;
    return (odd == "player" && below < doubled_sum ? below + grain : below) / 2;
}

bool Spot::natural() const {
    return in() && stance != Stance::Raised && hands.size() == 1 && ace_and_ten(hands[0].cards);
}

Cents Spot::up() const {
    Cents sum = 0;
    for (const Hand& hand : hands) sum += hand.bet();
    return sum;
}

std::vector<const Hand*> Felt::hands() const {
    std::vector<const Hand*> all;
    for (const auto& [seat, spot] : spots) {
        if (!spot.in()) continue;
        for (const Hand& hand : spot.hands) all.push_back(&hand);
    }
    return all;
}

Cards Felt::dealer() const {
    Cards cards = dealt_to_dealer;
    cards.insert(cards.end(), drawn.begin(), drawn.end());
    return cards;
}

bool Felt::may_hold_natural() const {
    return !shown || value_of(*shown) == 1 || value_of(*shown) == 10;
}

bool Felt::dealt() const {
    if (dealt_to_dealer.size() < 2) return false;
    return std::all_of(spots.begin(), spots.end(), [](const auto& one) {
        return !one.second.plays || one.second.hands[0].of_split ||
               one.second.hands[0].cards.size() >= 2;
    });
}

bool Felt::adjusted() const {
    return dealt() && std::all_of(spots.begin(), spots.end(), [](const auto& one) {
               return !one.second.plays || one.second.stance != Stance::Open;
           });
}

bool Felt::all_folded() const { return adjusted() && hands().empty(); }

bool Felt::all_turned() const {
    return call == Call::Play && std::all_of(spots.begin(), spots.end(), [](const auto& one) {
               return !one.second.in() || one.second.turned();
           });
}

bool Felt::is_open(const Hand& hand) const {
    return !hand.bust() && !hand.stood && !spots.at(hand.who.seat).natural();
}

bool Felt::any_live() const {
    const auto all = hands();
    return std::any_of(all.begin(), all.end(), [this](const Hand* hand) {
        return !hand->bust() && !spots.at(hand->who.seat).natural();
    });
}

bool Felt::any_natural() const {
    return std::any_of(spots.begin(), spots.end(),
                       [](const auto& one) { return one.second.natural(); });
}

bool Felt::all_in() const {
    Cents twice = 0;  // what they move to the middle; no half chip is rounded there
    for (const auto& [seat, spot] : spots) {
        if (spot.in()) twice += spot.natural() ? 3 * spot.blind : 2 * (spot.blind + spot.raise);
    }
    return twice >= 2 * bank;
}

bool Felt::naturals_wait() const {
    if (all_in()) return true;
    if (!may_hold_natural() || !house.naturals_push) return false;
    return !hole_turned() || ace_and_ten(dealt_to_dealer);
}

int Felt::natural_paid_at(const Spot& spot) const {
    if (naturals_wait()) return over_at;
    return may_hold_natural() && house.naturals_push ? hole_turned_at : spot.turned_at;
}

bool Felt::players_over() const {
    if (!all_turned()) return false;
    const auto all = hands();
    return std::none_of(all.begin(), all.end(), [this](const Hand* hand) {
        return hand->cards.size() < 2 || is_open(*hand);
    });
}

bool Felt::dealer_shows() const {
    if (!players_over() || hole_turned()) return false;
    return any_live() || house.always_draws || any_natural();
}

bool Felt::dealer_plays() const {
    if (!players_over() || dealer_shows() || dealer_stood) return false;
    return (any_live() || house.always_draws) && count_of(dealer()).best <= 21;
}

bool Felt::over() const {
    if (call == Call::Fold || call == Call::Pass || all_folded()) return true;
    return players_over() && !dealer_shows() && !dealer_plays();
}

bool Felt::may_split(const Hand& hand) const {
    const Spot& spot = spots.at(hand.who.seat);
    if (hand.cards.size() != 2 || value_of(hand.cards[0]) != value_of(hand.cards[1])) return false;
    const Cents match = spot.blind + spot.raise;
    return spot.hands.size() < fairdeal::highest_hand &&
           (!spot.chips || spot.up() + match <= *spot.chips);
}

bool Felt::cards_out() const {
    return !dealt_to_dealer.empty() || std::any_of(spots.begin(), spots.end(), [](const auto& one) {
        return !one.second.hands[0].cards.empty();
    });
}

bool Felt::nobody_plays() const {
    return std::none_of(spots.begin(), spots.end(),
                        [](const auto& one) { return one.second.plays; });
}

bool Felt::must_play(int seat) const {
    if (!house.tournament) return false;
    Cents left = bank;
    for (const auto& [before, spot] : spots) {
        if (before == seat) break;
        left -= house.run_down_by_blinds ? spot.blind : house.minimum;
    }
    return left >= house.minimum;
}

}  // namespace second::extreme
