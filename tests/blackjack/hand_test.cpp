// Who may do what with a hand, by the base options (the rule book's introduction).

#include <boost/test/unit_test.hpp>

#include "blackjack/hand.h"
#include "support/hands.h"

namespace fairdeal {
namespace {

/// The house's choices as a header writes them.
BaseHouse house(std::string_view options) {
    const std::string text = "breakout" + (options.empty() ? "" : " " + std::string(options));
    return base_house_of(hand_record(text).header.card);
}

BOOST_AUTO_TEST_SUITE(choices)

BOOST_AUTO_TEST_CASE(the_house_is_read_from_the_table_card) {
    const BaseHouse standard = house("");
    BOOST_TEST((standard.dealer_style == DealerStyle::Peek));
    BOOST_TEST(!standard.hit_soft_17);
    BOOST_TEST((standard.bj_pays == Odds{3, 2}));
    BOOST_TEST(standard.max_hands == 4);
    BOOST_TEST((standard.split_aces == SplitAces::OneCard));
    BOOST_TEST(standard.double_after_split);
    BOOST_TEST((standard.surrender == SurrenderRule::Late));
    const BaseHouse other = house(
        "dealer-style=no-hole hit-soft-17=yes bj-pays=6:5 max-hands=2 split-aces=play-on "
        "double-after-split=no surrender=none");
    BOOST_TEST((other.dealer_style == DealerStyle::NoHole));
    BOOST_TEST(other.hit_soft_17);
    BOOST_TEST((other.bj_pays == Odds{6, 5}));
    BOOST_TEST(other.max_hands == 2);
    BOOST_TEST((other.split_aces == SplitAces::PlayOn));
    BOOST_TEST(!other.double_after_split);
    BOOST_TEST((other.surrender == SurrenderRule::None));
    BOOST_TEST(base_house_of(TableCard(Game::League)).hit_soft_17);
    BOOST_TEST((insurance_pays == Odds{2, 1}));
    BOOST_TEST((even_money == Odds{1, 1}));
}

/// What may be done with one hand: d double, s split, r surrender, - nothing; or "played".
struct MayRow {
    std::string_view clause, hand, events, options, may;
};

// clang-format off
constexpr MayRow may_rows[] = {
    // clause            hand   events of seat 1                                    the house's choices       may
    {"two cards",        "1",   "1 deal 5h 6c",                                     "",                       "dr"},
    {"two cards",        "1",   "1 deal Th 8c",                                     "",                       "dr"},
    {"a pair",           "1",   "1 deal 8h 8c",                                     "",                       "dsr"},
    {"ten-valued",       "1",   "1 deal Jh Qc",                                     "",                       "dsr"},
    {"ten-valued",       "1",   "1 deal Th Kc",                                     "",                       "dsr"},
    {"no pair",          "1",   "1 deal 9h Kc",                                     "",                       "dr"},
    {"a pair of aces",   "1",   "1 deal Ah Ac",                                     "",                       "dsr"},
    {"surrender",        "1",   "1 deal 8h 8c",                                     "surrender=none",         "ds"},
    {"one card",         "1",   "1 deal 8h",                                        "",                       "-"},
    {"no card",          "1",   "1 bet player 5 / 1 deal 8h",                       "",                       "-"},
    {"three cards",      "1",   "1 deal 2h 2c / 1 hit 2d",                          "",                       "-"},
    {"a natural",        "1",   "1 deal Ah Kc",                                     "",                       "played"},
    {"a bust",           "1",   "1 deal Th 6c / 1 hit Kc",                          "",                       "played"},
    {"21 drawn",         "1",   "1 deal Th 6c / 1 hit 5c",                          "",                       "-"},
    {"stood",            "1",   "1 deal Th 6c / 1 stand",                           "",                       "played"},
    {"surrendered",      "1",   "1 deal Th 6c / 1 surrender",                       "",                       "played"},
    {"doubled",          "1",   "1 deal 5h 6c / 1 double 2d",                       "",                       "played"},
    {"a double waits",   "1",   "1 deal 5h 6c / 1 double",                          "",                       "waits"},
    {"after a split",    "1.1", "1 deal 8h 8c / 1 split / 1.1 deal 3d",             "",                       "d"},
    {"after a split",    "1.1", "1 deal 8h 8c / 1 split / 1.1 deal 3d",             "double-after-split=no",  "-"},
    {"after a split",    "1.2", "1 deal 8h 8c / 1 split",                           "",                       "waits"},
    {"split again",      "1.2", "1 deal 8h 8c / 1 split / 1.1 deal 3d / 1.2 deal 8d", "",                     "ds"},
    {"split again",      "1.2", "1 deal 8h 8c / 1 split / 1.1 deal 3d / 1.2 deal 8d", "max-hands=3",          "ds"},
    {"most hands",       "1.2", "1 deal 8h 8c / 1 split / 1.1 deal 3d / 1.2 deal 8d", "max-hands=2",          "d"},
    {"most hands",       "1",   "1 deal 8h 8c",                                     "max-hands=1",            "dr"},
    {"split ten and ace","1.1", "1 deal Th Tc / 1 split / 1.1 deal Ad",             "",                       "d"},
    {"split aces",       "1.1", "1 deal Ah Ac / 1 split / 1.1 deal 5d",             "",                       "played"},
    {"split aces",       "1.1", "1 deal Ah Ac / 1 split / 1.1 deal Kd",             "",                       "played"},
    {"split aces",       "1.1", "1 deal Ah Ac / 1 split / 1.1 deal Ad",             "",                       "played"},
    {"aces play on",     "1.1", "1 deal Ah Ac / 1 split / 1.1 deal 5d",             "split-aces=play-on",     "d"},
    {"aces play on",     "1.1", "1 deal Ah Ac / 1 split / 1.1 deal Ad",             "split-aces=play-on",     "ds"},
    {"aces play on",     "1.1", "1 deal Ah Ac / 1 split / 1.1 deal Kd",             "split-aces=play-on",     "d"},
    {"aces play on",     "1.1", "1 deal Ah Ac / 1 split / 1.1 deal 5d / 1.1 hit 2c", "split-aces=play-on",    "-"},
};
// clang-format on

std::string may(const TableSeat& seat, const TableHand& hand, const BaseHouse& base) {
    if (hand.double_waits || (hand.from_split && hand.cards.size() < 2)) {
        return is_played(hand, base) ? "played" : "waits";
    }
    std::string open;
    if (may_double(hand, base)) open += "d";
    if (may_split(seat, hand, base)) open += "s";
    if (may_surrender(hand, base)) open += "r";
    if (!is_played(hand, base)) return open.empty() ? "-" : open;
    return "played" + (open.empty() ? "" : ", and may " + open);
}

BOOST_AUTO_TEST_CASE(a_hand_may_do_what_its_house_lets_it) {
    for (const MayRow& row : may_rows) {
        BOOST_TEST_CONTEXT(row.clause << ": " << row.events << " (" << row.options << ")") {
            const HandRecord record = hand_record("breakout / " + std::string(row.events));
            const TableState table = table_after(record, record.events.size());
            const TableSeat& seat = table.seats.front();
            for (const TableHand& hand : seat.hands) {
                if (to_text(hand.who) != row.hand) continue;
                BOOST_TEST(may(seat, hand, house(row.options)) == row.may);
            }
            BOOST_TEST((to_text(seat.hands.front().who) == row.hand ||
                        to_text(seat.hands.back().who) == row.hand));
        }
    }
}

struct DrawRow {
    std::string_view clause;
    Total total;
    bool house_hits_soft_17;
    bool draws;
};
// clang-format off
constexpr DrawRow draw_rows[] = {
    {"to 16",          hard(4),  false, true},  {"to 16",          hard(16), true,  true},
    {"to 16",          soft(12), false, true},  {"to 16",          soft(16), false, true},
    {"BRK-S17-1",      soft(17), false, false}, {"BRK-S17-1",      soft(17), true,  true},
    {"a hard 17",      hard(17), true,  false}, {"a hard 17",      hard(17), false, false},
    {"more than 17",   soft(18), true,  false}, {"more than 17",   hard(18), true,  false},
    {"21",             soft(21), true,  false}, {"a bust",         hard(22), true,  false},
};
// clang-format on

BOOST_AUTO_TEST_CASE(the_dealer_draws_to_16_and_on_soft_17_as_the_house_says) {
    for (const DrawRow& row : draw_rows) {
        BOOST_TEST_CONTEXT(row.clause << ": " << to_text(row.total)) {
            BOOST_TEST(draws_on(row.total, row.house_hits_soft_17) == row.draws);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(counts)

TableHand two_cards(Card a, Card b) {
    TableHand hand;
    hand.add({a});
    hand.add({b});
    return hand;
}

BOOST_AUTO_TEST_CASE(of_all_1326_two_card_hands_64_are_naturals_and_none_after_a_split) {
    int hands = 0, naturals = 0, pairs = 0, by_value = 0;
    for (std::size_t i = 0; i < deck().size(); ++i) {
        for (std::size_t j = i + 1; j < deck().size(); ++j) {
            TableHand hand = two_cards(deck()[i], deck()[j]);
            TableSeat seat;
            seat.hands.push_back(hand);
            ++hands;
            naturals += is_natural(hand) ? 1 : 0;
            pairs += deck()[i].rank == deck()[j].rank ? 1 : 0;
            by_value += may_split(seat, hand, BaseHouse{}) ? 1 : 0;
            BOOST_TEST_REQUIRE(final_hand(hand).natural == (total_of(hand.counted()) == soft(21)));
            hand.from_split = true;
            BOOST_TEST_REQUIRE(!is_natural(hand));
        }
    }
    BOOST_TEST(hands == 1326);
    BOOST_TEST(naturals == 64);
    BOOST_TEST(pairs == 13 * 6);
    BOOST_TEST(by_value == 9 * 6 + 16 * 15 / 2);  // sixteen ten-valued cards, any two of them
}

BOOST_AUTO_TEST_CASE(two_card_totals_are_as_many_as_counted_by_hand) {
    std::array<int, 22> hard_hands{}, soft_hands{};
    for (std::size_t i = 0; i < deck().size(); ++i) {
        for (std::size_t j = i + 1; j < deck().size(); ++j) {
            const Total total = final_hand(two_cards(deck()[i], deck()[j])).total;
            ++(total.soft ? soft_hands : hard_hands).at(static_cast<std::size_t>(total.points));
        }
    }
    // 4: a pair of twos; 12: 2+T (4 x 16), 3+9, 4+8, 5+7 (16 each), a pair of sixes
    BOOST_TEST(hard_hands[4] == 6);
    BOOST_TEST(hard_hands[5] == 16);
    BOOST_TEST(hard_hands[12] == 64 + 48 + 6);
    BOOST_TEST(hard_hands[20] == 120);
    BOOST_TEST(hard_hands[21] == 0);
    BOOST_TEST(soft_hands[12] == 6);  // two aces
    for (std::size_t points = 13; points <= 20; ++points) BOOST_TEST(soft_hands[points] == 16);
    BOOST_TEST(soft_hands[21] == 64);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
