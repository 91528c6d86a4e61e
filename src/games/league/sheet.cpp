#include "games/league/sheet.h"

namespace fairdeal::ibl {

namespace {

House house_of(const TableCard& card) {
    return {
        .base = base_house_of(card),
        .tied_lowest_out = card.choice<TiedLowestOut>(Option::TiedLowestOut),
        .bust_is_the_elimination = card.is_yes(Option::BustIsTheElimination),
        .three_way = card.choice<ThreeWay>(Option::ThreeWay),
        .both_rewarded = card.choice<BothRewarded>(Option::BothRewarded),
        .starter_distance = card.choice<StarterDistance>(Option::StarterDistance),
        .secret_per = card.choice<SecretPer>(Option::SecretPer),
        .secret_reveal = card.choice<SecretReveal>(Option::SecretReveal),
        .autoplay = card.choice<Autoplay>(Option::Autoplay),
        .short_min_bet = card.choice<ShortMinBet>(Option::ShortMinBet),
    };
}

}  // namespace

Sheet::Sheet(const TableCard& the_card, const RulingOptions& options)
    : RuleSheet(the_card, options), house(house_of(card())), terms(terms_of(*this)) {}

}  // namespace fairdeal::ibl
