// A round with every act of the dealer: who does what is due comes to the machine's end, in
// whatever order is free; who does not is told what was wrong with it.

#include "drills/round_deal.h"
#include "drills/table_round.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "dealing/dice.h"
#include "dealing/first_cards.h"
#include "support/hands.h"

using namespace fairdeal;

namespace {

constexpr std::string_view settled_bust =
    "breakout / 1 bet player 25 / 2 bet dealer 10 / 2 bet super-tie 5 / 1 deal Th 9d / 2 deal Ts "
    "6d / "
    "dealer deal 9c (8s) / 1 stand / 2 hit Kc / dealer turn 8s / dealer stand / 1 pay player 25 / "
    "2 push dealer / 2 take super-tie 5";
constexpr std::string_view settled_short_bank =
    "extreme minimum=50 mode=tournament / dealer chips 150 / 1 blind 50 / 2 blind 100 / 3 blind 50 "
    "/ 1 deal (Ah) Kd / 2 deal (Tc) 9d / 3 deal (5s) 6h / dealer deal (9h) (8d) / dealer turn 8d / "
    "1 check / 2 check / 3 raise 100 / dealer play / 1 turn Ah / 2 turn Tc / 3 turn 5s / 2 stand / "
    "3 hit 8h / 3 stand / dealer turn 9h / dealer stand / 1 pay blind 75 / 2 pay blind 50 / "
    "3 pay blind 25 / 2 return blind 100 / 3 return blind 50 / 3 return double-up 100";

/// The act of a line, "2 push dealer".
Event said(std::string_view words, Game game) {
    for (const char* card : {"", " 2c", " (2c)"}) {
        Problems problems;
        Event event = read_event(std::string(words) + card, game, 2, problems);
        if (problems.empty()) return event;
    }
    BOOST_FAIL(std::string(words) << " is no act");
    return {};
}

/// The lines of a record in an order of their own: of two that differ in nothing else they are one.
std::vector<std::string> lines_of(const HandRecord& record) {
    std::vector<std::string> lines;
    for (const Event& event : hand_by_hand(record).events) lines.push_back(to_text(event));
    std::sort(lines.begin(), lines.end());
    return lines;
}

void guests_act(TableRound& round) {
    while (round.is_guests_turn()) round.guest_acts();
}

/// Does what is due until that act is.
void go_to(TableRound& round, std::string_view act) {
    guests_act(round);
    while (!round.is_over() && to_text(round.due()) != act) {
        BOOST_REQUIRE(round.act(round.due()).right);
        guests_act(round);
    }
    BOOST_REQUIRE_MESSAGE(!round.is_over(), std::string(act) << " is never due");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(table_rounds)

BOOST_AUTO_TEST_CASE(who_does_what_is_due_comes_to_the_end_of_the_hand) {
    for (const Game game : every_game) {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const HandRecord whole = deal_round({game, seed});
            TableRound round(whole);
            int acts = 0;
            while (!round.is_over()) {
                guests_act(round);
                if (round.is_over()) break;
                const ActMark mark = round.act(round.due());
                BOOST_TEST(mark.right, to_text(game) << " " << seed << ": " << to_text(mark.said));
                ++acts;
            }
            BOOST_TEST(acts >= 8, to_text(game) << " " << seed);
            const HandRecord kept = hand_by_hand(round.so_far());
            BOOST_TEST(lines_of(kept) == lines_of(whole), write(kept));
            const auto read = read_record(write(kept));
            BOOST_REQUIRE(read.has_value());
            BOOST_TEST((*read == kept));
            BOOST_TEST(rule(kept).breaches.empty(), write(kept));
        }
    }
}

BOOST_AUTO_TEST_CASE(where_the_order_is_free_any_legal_line_is_right) {
    for (const Game game : every_game) {
        int other = 0;  // acts that came before the one the machine did
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const HandRecord whole = deal_round({game, seed});
            TableRound round(whole);
            Dice dice(seed);
            while (!round.is_over()) {
                guests_act(round);
                if (round.is_over()) break;
                // Any act of the whole hand that is still to come, by chance.
                const Event due = round.due();
                TableRound tried = round;
                Event any = dice.one_of<Event>(whole.events);
                any.cards.clear();
                const ActMark mark = tried.act(any);
                if (mark.right && !(mark.done == due)) ++other;
                if (mark.right)
                    round = tried;
                else
                    BOOST_REQUIRE(round.act(due).right);
            }
            const Ruling ruling = rule(round.so_far());
            BOOST_TEST(ruling.breaches.empty(), write(round.so_far()));
            BOOST_TEST(judge(claim_of(round.so_far()), ruling).right, write(round.so_far()));
            BOOST_TEST(hand_by_hand(round.so_far()).events.size() ==
                       hand_by_hand(whole).events.size());
        }
        BOOST_TEST(other > 3, to_text(game) << ": " << other);
    }
}

BOOST_AUTO_TEST_CASE(a_wrong_act_is_named_and_the_round_goes_on_as_it_must) {
    struct Row {
        std::string_view hand, at, said;
        ActSlip slip;
        CostlyError critical;
        bool asks_amount;
    };
    using Slip = ActSlip;
    using Critical = CostlyError;
    // clang-format off
    const std::vector<Row> rows{
        {settled_bust, "1 deal", "dealer turn", Slip::Early, Critical::None, false},
        {settled_bust, "1 deal", "dealer hit", Slip::Extra, Critical::None, false},
        {settled_bust, "dealer turn", "dealer hit", Slip::Extra, Critical::None, false},
        {settled_bust, "dealer stand", "dealer hit", Slip::Extra, Critical::None, false},
        {settled_bust, "dealer turn", "1 pay player 25", Slip::Early, Critical::ActionOpen, false},
        {settled_bust, "1 pay player 25", "1 pay player 30", Slip::Amount, Critical::None, true},
        {settled_bust, "1 pay player 25", "1 take player 25", Slip::Outcome, Critical::WinnerTaken, true},
        {settled_bust, "2 push dealer", "2 take dealer 10", Slip::Outcome, Critical::WinnerTaken, false},
        {settled_bust, "2 push dealer", "2 pay dealer 10", Slip::Outcome, Critical::None, false},
        {settled_bust, "2 take super-tie 5", "2 pay super-tie 5", Slip::Outcome, Critical::LoserPaid, false},
        {settled_short_bank, "1 pay blind 75", "2 pay blind 50", Slip::Order, Critical::None, true},
        {settled_short_bank, "3 pay blind 25", "3 pay blind 50", Slip::Amount, Critical::None, true},
    };
    // clang-format on
    for (const Row& row : rows) {
        TableRound round(hand_record(row.hand));
        const Game game = round.so_far().header.game();
        BOOST_TEST_CONTEXT(row.at << ": " << row.said) {
            go_to(round, row.at);
            const ActMark mark = round.act(said(row.said, game));
            BOOST_TEST(!mark.right);
            BOOST_TEST((mark.slip == row.slip), static_cast<int>(mark.slip));
            BOOST_TEST((mark.critical == row.critical), static_cast<int>(mark.critical));
            BOOST_TEST(mark.asks_amount == row.asks_amount);
            BOOST_TEST(!mark.right_amount);
            BOOST_TEST(to_text(mark.done) == row.at);
            guests_act(round);
            while (!round.is_over()) {
                BOOST_REQUIRE(round.act(round.due()).right);
                guests_act(round);
            }
            const Ruling ruling = rule(round.so_far());
            BOOST_TEST(judge(claim_of(round.so_far()), ruling).right);
        }
    }
}

/// Whom the first cards go to, in their order.
std::vector<std::string> order_of_cards(const HandRecord& record) {
    std::vector<std::string> order;
    for (const Event& event : record.events) {
        if (!is_first_card(event)) continue;
        BOOST_TEST(event.cards.size() == 1U);
        order.push_back(to_text(event.who));
    }
    return order;
}

BOOST_AUTO_TEST_CASE(first_cards_go_one_at_a_time_from_first_base_and_the_dealers_is_the_last) {
    struct Row {
        std::string_view hand;
        std::vector<std::string> order;
    };
    // A hole card, no hole card, and both cards of the dealer face down; the record's own order is
    // another one.
    const std::vector<Row> rows{
        {"breakout / 1 bet player 25 / 3 bet dealer 10 / dealer deal 9c (8s) / 3 deal Ts 6d / "
         "1 deal Th 9d / 1 stand / 3 hit Kc / dealer turn 8s / dealer stand / 1 pay player 25 / "
         "3 push dealer",
         {"1", "3", "dealer", "1", "3", "dealer"}},
        {"midnight / 1 bet player 20 / 2 bet player 20 / 1 deal Th 9c / 2 deal Td 8c / "
         "dealer deal 9s / 1 stand / 2 stand / dealer hit 8d / dealer stand / 1 pay player 20 / "
         "2 pay player 20",
         {"1", "2", "dealer", "1", "2"}},
        {settled_short_bank, {"1", "2", "3", "dealer", "1", "2", "3", "dealer"}},
    };
    for (const Row& row : rows) {
        TableRound round(hand_record(row.hand));
        while (!round.is_over()) {
            guests_act(round);
            if (!round.is_over()) BOOST_REQUIRE(round.act(round.due()).right);
        }
        BOOST_TEST(order_of_cards(round.so_far()) == row.order, row.hand);
    }
}

BOOST_AUTO_TEST_CASE(in_the_league_the_seat_that_acts_first_gets_the_first_card) {
    const HandRecord whole = hand_record(
        "league minimum=10 start=3 / 1 chips 500 / 3 chips 500 / 3 bet player 10 / 1 bet player 10 "
        "/ 1 deal Th 9d / 3 deal Ts 8d / dealer deal 9c (8s) / 3 stand / 1 stand / dealer turn 8s "
        "/ dealer stand / 3 pay player 10 / 1 pay player 10");
    TableRound round(whole);
    while (!round.is_over()) {
        guests_act(round);
        if (!round.is_over()) BOOST_REQUIRE(round.act(round.due()).right);
    }
    const std::vector<std::string> due{"3", "1", "dealer", "3", "1", "dealer"};
    BOOST_TEST(order_of_cards(round.so_far()) == due);
}

BOOST_AUTO_TEST_CASE(a_card_out_of_turn_is_marked_and_the_right_hand_gets_it) {
    for (const std::string_view first : {"dealer deal", "2 deal"}) {
        TableRound round(hand_record(settled_bust));
        go_to(round, "1 deal");
        ActMark mark = round.act(said(first, Game::Breakout));
        BOOST_TEST(!mark.right, first);
        BOOST_TEST((mark.slip == ActSlip::Turn), first);
        BOOST_TEST(to_text(mark.done) == "1 deal");
        BOOST_TEST(mark.card == 1);
        BOOST_TEST(mark.because.empty());
        // A second card before everybody has the first.
        mark = round.act(said("1 deal", Game::Breakout));
        BOOST_TEST((mark.slip == ActSlip::Turn), first);
        BOOST_TEST(to_text(mark.done) == "2 deal");
        for (const std::string_view next : {"dealer deal", "1 deal", "2 deal", "dealer deal"})
            BOOST_TEST(round.act(said(next, Game::Breakout)).right, next);
        BOOST_TEST((hand_by_hand(round.so_far()).events.back().cards.size() == 2U));
    }
}

BOOST_AUTO_TEST_CASE(a_round_comes_to_its_end_whatever_is_said) {
    for (const Game game : every_game) {
        for (std::uint64_t seed = 100; seed < 110; ++seed) {
            TableRound round(deal_round({game, seed}));
            while (!round.is_over()) {
                guests_act(round);
                if (round.is_over()) break;
                const std::size_t before = round.so_far().events.size();
                round.act({the_dealer, Verb::Stand, Wager::None, {}, 0, {}, 0});
                BOOST_REQUIRE(round.so_far().events.size() > before);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(who_checks_a_hole_card_that_makes_blackjack_is_right) {
    for (const bool blackjack : {true, false}) {
        const std::string hand =
            std::string("breakout / 1 bet player 25 / 1 deal Th 9d / dealer deal As (") +
            (blackjack ? "Ks" : "7s") + ") / " +
            (blackjack ? "dealer offer insurance / dealer turn Ks / 1 take player 25"
                       : "dealer offer insurance / dealer peek / 1 stand / dealer turn 7s / dealer "
                         "stand / 1 pay player 25");
        TableRound round(hand_record(hand));
        go_to(round, blackjack ? "dealer turn" : "dealer peek");
        const ActMark mark = round.act(said("dealer peek", Game::Breakout));
        BOOST_TEST(mark.right, hand);
        BOOST_TEST(to_text(mark.done) == (blackjack ? "dealer turn" : "dealer peek"));
    }
}

BOOST_AUTO_TEST_CASE(a_passed_over_offer_is_missed_and_cites_its_clause) {
    TableRound round(
        hand_record("breakout / 1 bet player 25 / 1 deal Th 9d / dealer deal As (7s) / dealer "
                    "offer insurance / "
                    "dealer peek / 1 stand / dealer turn 7s / dealer stand / 1 pay player 25"));
    go_to(round, "dealer offer insurance");
    const ActMark mark = round.act(said("dealer peek", Game::Breakout));
    BOOST_TEST((mark.slip == ActSlip::Missed));
    BOOST_TEST(!mark.because.empty());
    BOOST_TEST(to_text(mark.done) == "dealer offer insurance");
}

BOOST_AUTO_TEST_CASE(a_round_is_as_busy_as_its_level_and_has_no_other_side_wagers) {
    for (const Game game : every_game) {
        for (int level = 1; level <= busiest; ++level) {
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                const RoundRequest request{game, seed, level, Wagers{Wager::PairUp}};
                const HandRecord whole = deal_round(request);
                BOOST_TEST((deal_round(request) == whole));
                const TableState table = table_after(whole, whole.events.size());
                BOOST_TEST(level_of_table(game, table) <= level, write(whole));
                for (const Event& event : whole.events) {
                    const bool other = is_side(event.wager) && event.wager != Wager::PairUp;
                    BOOST_TEST(!other, write(whole));
                    BOOST_TEST((event.verb != Verb::Offer && event.verb != Verb::Insure),
                               write(whole));
                }
                TableRound round(whole);
                guests_act(round);
                while (!round.is_over()) {
                    BOOST_REQUIRE(round.act(round.due()).right);
                    guests_act(round);
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(the_side_wagers_of_a_round_can_be_kept) {
    for (const std::string_view text : {"all", "-", "pair-up", "insurance,pair-up,super-tie"}) {
        std::optional<Wagers> sides;
        BOOST_TEST(read_sides(text, sides));
        BOOST_TEST(to_text(sides) == text);
    }
    std::optional<Wagers> sides;
    BOOST_TEST(!read_sides("pair-up,pot", sides));
    const std::set<std::string, std::less<>> none;
    for (const Game game : every_game) BOOST_TEST(wagers_decided_by(game, none).empty());
}

BOOST_AUTO_TEST_SUITE_END()
