// Two ways to every key of Midnight Blackjack: random hands under random options are ruled by the
// engine and by the second settlement, whole and cut at an event, and must agree in every line, in
// what comes next and in which lines of the record are at fault.
//
// FAIRDEAL_HANDS=10000000 build/bin/test-second-midnight   tries as many hands as one likes.

#include "basic/agree.h"
#include "midnight/midnight_second.h"

namespace second::midnight {
namespace {

using namespace basic;  // NOLINT(google-build-using-namespace): one small vocabulary

/// Half of the bet, or now and then another sum.
std::string insures(Chance& chance, const HandRecord& record, const Answer& answer) {
    if (!answer.may.contains("insure") || chance.percent(40)) return {};
    std::vector<const Event*> open;
    for (const Event& bet : record.events) {
        const bool done = std::any_of(
            record.events.begin(), record.events.end(),
            [&](const Event& event) { return event.verb == Verb::Insure && event.who == bet.who; });
        if (bet.verb == Verb::Bet && !done) open.push_back(&bet);
    }
    const Event& bet = *chance.one_of(open);
    Cents half = bet.amount.in_cents() / 2;
    const Cents unit = fairdeal::money_from(option(record, "unit"))->in_cents();
    const std::string odd = option(record, "odd");
    const Cents below = half / unit * unit;
    const bool exact = bet.amount.in_cents() == 2 * below;
    if (odd != "exact") half = odd == "down" || exact ? below : below + unit;
    half = std::min(half, bet.amount.in_cents());
    if (option(record, "insurance-amount") == "up-to-half" && half > 100) half -= 100;
    if (half == 0) return {};
    return act(bet.who, "insure ") + fairdeal::to_text(fairdeal::Money::cents(half));
}

HandRecord hand(Chance& chance) {
    HandRecord record = record_of(random_header(chance, fairdeal::Game::Midnight) + "\n");
    static const std::vector<std::string> amounts{"5", "10", "20", "25", "12.50", "7", "0.05"};
    const int seats = 1 + chance.below(3);
    for (int seat = 1; seat <= seats; ++seat) {
        append(record, std::to_string(seat) + " bet player " + chance.one_of(amounts));
    }
    play_on(chance, record, settle, insures);
    return record;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(two_settlements_of_midnight)

BOOST_AUTO_TEST_CASE(agree_on_legal_hands_whole_and_cut) {
    for (std::uint64_t number = 0; number < hands_to_try(100'000); ++number) {
        Chance chance(number);
        const HandRecord record = hand(chance);
        must_agree(record, settle, in_full);
        must_agree(cut(chance, record), settle, in_full);
    }
}

BOOST_AUTO_TEST_CASE(agree_on_the_money_of_spoiled_hands) {
    for (std::uint64_t number = 0; number < hands_to_try(30'000); ++number) {
        Chance chance(1'000'000'000 + number);
        if (const auto record = spoiled(chance, hand(chance))) {
            must_agree(*record, settle, in_money);
        }
    }
}

BOOST_AUTO_TEST_CASE(agree_on_what_a_dealer_did_wrong) {
    for (std::uint64_t number = 0; number < hands_to_try(20'000); ++number) {
        Chance chance(2'000'000'000 + number);
        const HandRecord record = hand(chance);
        if (const auto wrong = misdealt(chance, record)) must_agree(*wrong, settle, in_verdict);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace second::midnight
