// Two ways to every key of BlackJack eXtreme: hands of the dealing machine, with a chance of every
// house option, are ruled by the engine and by the second settlement, whole and cut at an event,
// and must agree in every line, in what comes next and in which lines of the record are at fault.
//
// FAIRDEAL_HANDS=10000000 build/bin/test-second-extreme   tries as many hands as one likes.

#include "basic/agree.h"
#include "dealing/deal.h"
#include "extreme/extreme_second.h"

namespace second::extreme {
namespace {

using namespace basic;  // NOLINT(google-build-using-namespace): one small vocabulary

HandRecord dealt(fairdeal::Dice& dice, std::uint64_t number) {
    const fairdeal::TableCard card = number % 3 == 0
                                         ? fairdeal::TableCard(fairdeal::Game::Extreme)
                                         : fairdeal::random_card(fairdeal::Game::Extreme, dice);
    return fairdeal::deal_hand(card, {}, dice);
}

/// Bets may be put up and cards turned where nothing hangs on it; the settlement does not ask.
Answer of_the_hand(Answer answer) {
    answer.may.erase("chips");
    if (answer.complete) answer.may.clear();
    return answer;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(two_settlements_of_extreme)

BOOST_AUTO_TEST_CASE(agree_on_legal_hands_whole_and_cut) {
    fairdeal::Dice dice(68);
    Chance chance(40);
    for (std::uint64_t number = 0; number < hands_to_try(100'000); ++number) {
        const HandRecord record = dealt(dice, number);
        must_agree(record, settle, of_the_hand);
        must_agree(cut(chance, record), settle, of_the_hand);
    }
}

BOOST_AUTO_TEST_CASE(agree_on_what_a_dealer_did_wrong) {
    fairdeal::Dice dice(69);
    Chance chance(41);
    for (std::uint64_t number = 0; number < hands_to_try(20'000); ++number) {
        const HandRecord record = dealt(dice, number);
        if (const auto wrong = misdealt(chance, record)) must_agree(*wrong, settle, in_verdict);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace second::extreme
