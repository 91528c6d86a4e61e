#include "base/translation.h"
#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

bool insured_blackjack(const Insured& insured) { return insured.dealer_blackjack; }

constexpr Row<Insured> insurance_rows[] = {
    {regular_rules, sentence("insurance, of at most half the bet: the dealer has a blackjack"),
     insured_blackjack, pays(insurance_pays.pays, insurance_pays.to)},
    {regular_rules, sentence("insurance: the dealer has no blackjack"), otherwise, takes}};
constexpr Forgotten<Insured> insurance_forgotten[] = {{.clause = regular_rules}};

}  // namespace

const Section<Insured> insurance_section{"insurance", sentence("Insurance"), insurance_rows,
                                         insurance_forgotten};

Outcome insurance_bet(const Insured& insured, const Sheet& sheet) {
    return outcome_by(insurance_section, insured, sheet);
}

}  // namespace fairdeal::brk
