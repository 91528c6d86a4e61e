// Dealers' errors: each kind is what its name says, shows, and comes up where its game has room.

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>

#include "base/text.h"
#include "dealing/deal.h"

namespace fairdeal {

namespace {

/// Nothing of the settlement is wrong, but when or why something was done.
bool is_breach_only(DealerError error) {
    return error == DealerError::LateTake || error == DealerError::Overdrawn ||
           error == DealerError::OfferedInVain;
}

std::string settlement_of(const HandRecord& hand) {
    std::string lines;
    for (const Event& event : hand.events) {
        if (is_settlement(event.verb)) lines += to_text(event) + "\n";
    }
    return lines;
}

struct Named {
    DealerError error;
    const char* lines;  // the settlement that it leaves; "" if the hand has no room for it
};
void check_named(const HandRecord& hand, std::initializer_list<Named> cases) {
    Dice dice(1);
    for (const auto& [error, lines] : cases) {
        BOOST_TEST_CONTEXT(to_text(error)) {
            const auto spoilt = spoil(hand, error, dice);
            BOOST_TEST((spoilt ? settlement_of(*spoilt) : "") == lines);
        }
    }
}

/// How often each kind was put into a night's hands, each of which must show it.
std::map<DealerError, int> spoil_night(Game game, int hands) {
    DealingMachine machine(TableCard(game), 11, 0, DealingMachine::Cards::Random);
    Dice dice(11);
    std::map<DealerError, int> times;
    for (int i = 0; i < hands; ++i) {
        const HandRecord hand = machine.next().record;
        for (std::size_t kind = 0; kind < dealer_error_count; ++kind) {
            const auto error = static_cast<DealerError>(kind);
            const auto spoilt = spoil(hand, error, dice);
            if (!spoilt) continue;
            ++times[error];
            const Ruling ruling = rule(*spoilt);
            const bool right = judge(claim_of(*spoilt), ruling).right;
            const bool shows = is_breach_only(error) ? right && !ruling.breaches.empty() : !right;
            if (!shows) BOOST_ERROR(to_text(error) << " does not show:\n" << write(*spoilt));
        }
    }
    return times;
}

using enum DealerError;

/// Exactly these kinds of error come up, each often enough.
void check_kinds(Game game, const std::set<DealerError>& wanted) {
    const auto times = spoil_night(game, 2000);
    for (std::size_t kind = 0; kind < dealer_error_count; ++kind) {
        const auto error = static_cast<DealerError>(kind);
        const auto found = times.find(error);
        BOOST_TEST_CONTEXT(to_text(game) << " " << to_text(error)) {
            const int least = wanted.count(error) == 0 ? 0 : 3;
            const int came = found == times.end() ? 0 : found->second;
            BOOST_TEST(came >= least);
            BOOST_TEST((least > 0 || came == 0));
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(errors)

BOOST_AUTO_TEST_CASE(a_spoilt_hand_is_wrong_or_shows_a_fault_in_breakout) {
    check_kinds(Game::Breakout,
                {WrongOdds, TipMultiplied, PushPaid, PushTaken, BustPaid, LateTake, MissedWager,
                 SeatsSwapped, Miscounted, Overdrawn, OfferedInVain, LoserPaid, WinnerTaken,
                 MissedPay, InsuranceUnpaid, NaturalPaidEven, DoublePaidOnce, HalfNotReturned});
}

BOOST_AUTO_TEST_CASE(a_spoilt_hand_is_wrong_or_shows_a_fault_in_midnight) {
    check_kinds(Game::Midnight,
                {WrongOdds, PushPaid, PushTaken, LateTake, SeatsSwapped, Miscounted, Overdrawn,
                 OfferedInVain, LoserPaid, WinnerTaken, MissedPay, InsuranceUnpaid, NaturalPaidEven,
                 DoublePaidOnce, HalfNotReturned});
}

BOOST_AUTO_TEST_CASE(a_spoilt_hand_is_wrong_or_shows_a_fault_in_extreme) {
    check_kinds(Game::Extreme, {WrongOdds, PushPaid, PushTaken, SeatsSwapped, Miscounted, Overdrawn,
                                LoserPaid, WinnerTaken, MissedPay, NaturalPaidEven, HalfNotReturned,
                                FoldPaidWhole, OutOfTurn, PaidBeyondBank, OfferedInVain, LateTake});
}

BOOST_AUTO_TEST_CASE(a_spoilt_hand_is_wrong_or_shows_a_fault_in_the_league) {
    check_kinds(Game::League,
                {WrongOdds, PushPaid, PushTaken, SeatsSwapped, Miscounted, Overdrawn, OfferedInVain,
                 LoserPaid, WinnerTaken, MissedPay, InsuranceUnpaid, NaturalPaidEven,
                 DoublePaidOnce, HalfNotReturned, WrongSeatOut, NobodyOut});
}

BOOST_AUTO_TEST_CASE(a_named_error_is_the_one_that_is_named) {
    // A guest's 22 against the dealer's 17: the main wager pushes, the Super Tie loses.
    const auto hand = read_record(
        "breakout\n1 bet dealer 25\n1 bet super-tie 10\n1 deal Th 6d\ndealer deal 9c (8s)\n1 hit "
        "6c\ndealer turn 8s\n"
        "dealer stand\n1 push dealer\n1 take super-tie 10\n");
    BOOST_REQUIRE(hand.has_value());
    check_named(*hand, {{DealerError::WrongOdds, ""},
                        {DealerError::TipMultiplied, ""},
                        {DealerError::PushPaid, "1 pay dealer 25\n1 take super-tie 10\n"},
                        {DealerError::PushTaken, "1 take dealer 25\n1 take super-tie 10\n"},
                        {DealerError::BustPaid, "1 pay dealer 25\n1 take super-tie 10\n"},
                        {DealerError::LateTake, ""},
                        {DealerError::MissedWager, "1 push dealer\n"},
                        {DealerError::SeatsSwapped, ""},
                        {DealerError::LoserPaid, "1 push dealer\n1 pay super-tie 10\n"},
                        {DealerError::WinnerTaken, ""},
                        {DealerError::MissedPay, ""},
                        {DealerError::NobodyOut, ""}});
}

BOOST_AUTO_TEST_CASE(a_short_bank_pays_out_of_turn_or_beyond_what_it_has) {
    const auto hand = read_record(
        "extreme minimum=50 mode=tournament\ndealer chips 75\n1 blind 50\n2 blind 100\n1 deal "
        "(Ah) Kd\n2 deal (Tc) 9d\ndealer deal (9h) (8d)\ndealer turn 8d\n1 check\n2 "
        "check\ndealer play\n1 turn Ah\n2 turn Tc\n2 stand\ndealer turn 9h\ndealer stand\n1 "
        "pay blind 75\n2 return blind 100\n");
    BOOST_REQUIRE(hand.has_value());
    BOOST_REQUIRE(judge(claim_of(*hand), rule(*hand)).right);
    check_named(*hand, {{NaturalPaidEven, "1 pay blind 50\n2 return blind 100\n"},
                        {PaidBeyondBank, "1 pay blind 75\n2 pay blind 100\n"},
                        {OutOfTurn, ""},
                        {MissedPay, "2 return blind 100\n"},
                        {FoldPaidWhole, ""}});
}

BOOST_AUTO_TEST_CASE(the_wrong_player_or_nobody_goes_out) {
    const auto hand = read_record(
        "league hand=5 eliminations=5 start=1 seats=3\n1 chips 500\n2 chips 300\n3 chips 200\n1 "
        "bet player 10\n2 bet player 10\n3 bet player 200\n1 deal Th 9d\n2 deal Th 9c\n3 deal "
        "Th 6h\ndealer deal 9d (8s)\n1 stand\n2 stand\n3 stand\ndealer turn 8s\ndealer "
        "stand\n1 pay player 10\n2 pay player 10\n3 take player 200\n3 out 3\n");
    BOOST_REQUIRE(hand.has_value());
    BOOST_REQUIRE(judge(claim_of(*hand), rule(*hand)).right);
    const std::string paid = "1 pay player 10\n2 pay player 10\n3 take player 200\n";
    check_named(*hand, {{NobodyOut, paid.c_str()}});
    std::set<std::string> gone;
    Dice dice(1);
    for (int i = 0; i < 20; ++i) gone.insert(settlement_of(*spoil(*hand, WrongSeatOut, dice)));
    BOOST_TEST((gone == std::set<std::string>{paid + "1 out 3\n", paid + "2 out 3\n"}));
}

BOOST_AUTO_TEST_CASE(errors_come_as_often_as_asked) {
    for (const Game game : every_game) {
        DealingMachine machine(TableCard(game), 2026, 80);
        int wrong = 0;
        for (int i = 0; i < 2000; ++i) {
            if (machine.next().error) ++wrong;
        }
        BOOST_TEST(wrong > 120);
        BOOST_TEST(wrong < 200);
    }
}

BOOST_AUTO_TEST_CASE(the_text_names_the_error_and_its_line) {
    DealingMachine sound(TableCard(Game::Extreme), 8, 0);
    const DealtHand right = sound.next();
    BOOST_TEST(to_text(right) == write(right.record));
    DealingMachine machine(TableCard(Game::Extreme), 8, 1000);
    for (int i = 0; i < 50; ++i) {
        const DealtHand hand = machine.next();
        if (!hand.error) continue;
        const std::string text = to_text(hand);
        const std::string comment =
            fmt::format(" # dealer error: {}, line {}\n", to_text(*hand.error), hand.line);
        BOOST_TEST(text.substr(0, text.find('\n') + 1).ends_with(comment));
        BOOST_TEST((read_record(text) == hand.record));
    }
}

BOOST_AUTO_TEST_CASE(the_line_is_the_one_that_is_wrong) {
    DealingMachine machine(TableCard(Game::Midnight), 8, 1000);
    int wrong_lines = 0;
    for (int i = 0; i < 300; ++i) {
        const DealtHand hand = machine.next();
        if (hand.error != PushPaid && hand.error != PushTaken) continue;
        const Event& event = hand.record.events.at(static_cast<std::size_t>(hand.line) - 2);
        const auto wrong = judge(claim_of(hand.record), rule(hand.record)).discrepancies().front();
        BOOST_TEST((event.who == wrong.who));
        BOOST_TEST((event.wager == wrong.wager));
        ++wrong_lines;
    }
    BOOST_TEST(wrong_lines > 10);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
