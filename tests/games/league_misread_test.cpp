// The league misread: each clause that says who goes out, in which place and when, taken otherwise.

#include <boost/test/unit_test.hpp>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(league_misread)

constexpr std::string_view two_lowest =
    "1 chips 100 / 2 chips 140 / 3 chips 500 / 1 bet player 20 / 2 bet player 20 / 3 bet player 20 "
    "/ 1 deal Th 9d / 2 deal Ts 7d / 3 deal Tc 8h / "
    "dealer deal 9c (9s) / 1 stand / 2 stand / 3 stand / dealer turn 9s / dealer stand";
constexpr std::string_view two_left =
    "1 chips 100 / 2 chips 140 / 1 bet player 20 / 2 bet player 20 / 1 deal Th 9d / 2 deal Ts 9d / "
    "dealer deal 9c (9s) / 1 stand / 2 stand / dealer turn 9s / dealer stand";
constexpr std::string_view two_alike =
    "1 chips 100 / 2 chips 100 / 3 chips 200 / 2 bet player 20 / 3 bet player 20 / 1 bet player 20 "
    "/ 1 deal Th 9d / 2 deal Ts 9h / 3 deal Tc 8h / "
    "dealer deal 9c (9s) / 2 stand / 3 stand / 1 stand / dealer turn 9s / dealer stand";
constexpr std::string_view two_without_chips =
    "1 chips 20 / 2 chips 20 / 3 chips 500 / 1 bet player 20 / 2 bet player 20 / 3 bet player 20 / "
    "1 deal Th 7d / 2 deal Ts 7h / 3 deal Tc 8h / "
    "dealer deal 9c (9s) / 1 stand / 2 stand / 3 stand / dealer turn 9s / dealer stand";

/// How the clause is misread.
enum class Misread { Forgotten, Reversed };
using enum Misread;

struct MisreadRow {
    std::string_view clause, belief;
    Misread how;
    std::string_view header, hand, ruled, misread;
};
// clang-format off
constexpr MisreadRow rows[] = {
    {"IBL-EH-2", "nobody goes", Forgotten, "league hand=5 eliminations=5 start=1",
     two_lowest,
     "1 pay player 20, 2 take player 20, 3 push player, 1 out 3",
     "1 pay player 20, 2 take player 20, 3 push player"},
    {"IBL-EH-2", "the largest goes", Reversed, "league hand=5 eliminations=5 start=1",
     two_lowest,
     "1 pay player 20, 2 take player 20, 3 push player, 1 out 3",
     "1 pay player 20, 2 take player 20, 3 push player, 3 out 3"},
    {"IBL-EH-3", "both lowest go", Forgotten, "league hand=5 eliminations=5 start=1",
     two_lowest,
     "1 pay player 20, 2 take player 20, 3 push player, 1 out 3",
     "1 pay player 20, 2 take player 20, 3 push player, 1 out 3, 2 out 2, 3 place 1"},
    {"IBL-SD-3", "seats before chips", Forgotten, "league hand=5 eliminations=5 start=1",
     two_lowest,
     "1 pay player 20, 2 take player 20, 3 push player, 1 out 3",
     "1 pay player 20, 2 take player 20, 3 push player, 2 out 3"},
    {"IBL-SD-3", "the smaller start goes through", Reversed, "league hand=5 eliminations=5 start=1",
     two_lowest,
     "1 pay player 20, 2 take player 20, 3 push player, 1 out 3",
     "1 pay player 20, 2 take player 20, 3 push player, 2 out 3"},
    {"AMB-IBL-32", "who sits out is spared", Forgotten, "league hand=5 eliminations=5 start=1 minimum=20",
     "1 chips 100 / 2 chips 140 / 3 chips 500 / 1 sit-out / 1 bet player 20 / 2 bet player 20 / 3 bet player 20 / 1 deal Th 9d / 2 deal Ts 9d / 3 deal Tc 8h / "
     "dealer deal 9c (9s) / 1 stand / 2 stand / 3 stand / dealer turn 9s / dealer stand",
     "1 pay player 20, 2 pay player 20, 3 push player, 1 out 3",
     "1 pay player 20, 2 pay player 20, 3 push player, 2 out 3"},
    {"IBL-EH-1", "every hand eliminates", Forgotten, "league hand=4 eliminations=5 start=1",
     two_left,
     "1 pay player 20, 2 pay player 20",
     "1 pay player 20, 2 pay player 20, 1 out 2, 2 place 1"},
    {"AMB-IBL-21", "a tie for the lowest eliminates on any hand", Forgotten, "league hand=4 eliminations=5 start=2",
     two_alike,
     "1 pay player 20, 2 pay player 20, 3 push player",
     "1 pay player 20, 2 pay player 20, 3 push player, 1 out 3"},
    {"IBL-SD-4", "seats are counted from seat 1", Forgotten, "league hand=5 eliminations=5 start=2",
     two_alike,
     "1 pay player 20, 2 pay player 20, 3 push player, 1 out 3",
     "1 pay player 20, 2 pay player 20, 3 push player, 2 out 3"},
    {"IBL-SD-4", "the nearest goes", Reversed, "league hand=5 eliminations=5 start=2",
     two_alike,
     "1 pay player 20, 2 pay player 20, 3 push player, 1 out 3",
     "1 pay player 20, 2 pay player 20, 3 push player, 2 out 3"},
    {"AMB-IBL-20", "the final hand eliminates", Forgotten, "league hand=5 eliminations=5 final=yes start=1",
     two_left,
     "1 pay player 20, 2 pay player 20, 1 place 2, 2 place 1",
     "1 pay player 20, 2 pay player 20, 1 out 2, 2 place 1"},
    {"AMB-IBL-26", "two play on", Forgotten, "league hand=5 eliminations=5 start=1",
     two_left,
     "1 pay player 20, 2 pay player 20, 1 out 2, 2 place 1",
     "1 pay player 20, 2 pay player 20"},
    {"IBL-SD-2", "ties of the final placing stay ties", Forgotten, "league hand=9 final=yes start=1",
     "1 chips 100 / 2 chips 100 / 1 bet player 20 / 2 bet player 20 / 1 deal Th 9d / 2 deal Ts 9h / "
     "dealer deal 9c (9s) / 1 stand / 2 stand / dealer turn 9s / dealer stand",
     "1 pay player 20, 2 pay player 20, 2 place 2, 1 place 1",
     "1 pay player 20, 2 pay player 20, 2 place 1, 1 place 1"},
    {"IBL-EH-4", "who has no chips plays on", Forgotten, "league hand=4 start=1",
     two_without_chips,
     "1 take player 20, 2 take player 20, 3 push player, 2 out 3, 1 out 2, 3 place 1",
     "1 take player 20, 2 take player 20, 3 push player"},
    {"IBL-EH-5", "two rewarded places: both have the better", Forgotten, "league hand=4 start=1 prizes=1,2,3",
     two_without_chips,
     "1 take player 20, 2 take player 20, 3 push player, 2 out 3, 1 out 2, 3 place 1",
     "1 take player 20, 2 take player 20, 3 push player, 2 out 2, 1 out 2, 3 place 1"},
    {"IBL-EH-6", "one rewarded place: both have it", Forgotten, "league hand=4 start=1 prizes=1,2",
     two_without_chips,
     "1 take player 20, 2 take player 20, 3 push player, 2 out 3, 1 out 2, 3 place 1",
     "1 take player 20, 2 take player 20, 3 push player, 2 out 2, 1 out 2, 3 place 1"},
    {"AMB-IBL-24", "the loser of sudden death alone goes", Forgotten, "league hand=4 start=1 prizes=1,2",
     two_without_chips,
     "1 take player 20, 2 take player 20, 3 push player, 2 out 3, 1 out 2, 3 place 1",
     "1 take player 20, 2 take player 20, 3 push player, 2 out 3"},
    {"AMB-IBL-23", "unrewarded places are not put in order", Forgotten, "league hand=4 start=1 prizes=1",
     two_without_chips,
     "1 take player 20, 2 take player 20, 3 push player, 2 out 3, 1 out 2, 3 place 1",
     "1 take player 20, 2 take player 20, 3 push player, 2 out 2, 1 out 2, 3 place 1"},
    {"AMB-IBL-06", "one without chips plays on", Forgotten, "league hand=4 start=1",
     "1 chips 20 / 3 chips 500 / 1 bet player 20 / 3 bet player 20 / 1 deal Th 7d / 3 deal Tc 8h / "
     "dealer deal 9c (9s) / 1 stand / 3 stand / dealer turn 9s / dealer stand",
     "1 take player 20, 3 push player, 1 out 2, 3 place 1",
     "1 take player 20, 3 push player"},
    {"AMB-IBL-07", "nobody has chips: all play on", Forgotten, "league hand=4 start=1",
     "1 chips 20 / 2 chips 20 / 1 bet player 20 / 2 bet player 20 / 1 deal Th 7d / 2 deal Ts 7h / "
     "dealer deal 9c (9s) / 1 stand / 2 stand / dealer turn 9s / dealer stand",
     "1 take player 20, 2 take player 20, 2 out 2, 1 out 1",
     "1 take player 20, 2 take player 20"},
    {"AMB-IBL-25", "less than the minimum is out", Forgotten, "league hand=4 start=1 minimum=50",
     "1 chips 60 / 3 chips 500 / 1 bet player 50 / 3 bet player 50 / 1 deal Th 7d / 3 deal Tc 8h / "
     "dealer deal 9c (9s) / 1 stand / 3 stand / dealer turn 9s / dealer stand",
     "1 take player 50, 3 push player",
     "1 take player 50, 3 push player, 1 out 2, 3 place 1"},
    {"AMB-IBL-22", "no chips rank above the lowest count", Forgotten, "league hand=5 eliminations=5 start=1 bust-is-the-elimination=no",
     "1 chips 20 / 2 chips 100 / 3 chips 500 / 1 bet player 20 / 2 bet player 20 / 3 bet player 20 / 1 deal Th 7d / 2 deal Ts 7h / 3 deal Tc 8h / "
     "dealer deal 9c (9s) / 1 stand / 2 stand / 3 stand / dealer turn 9s / dealer stand",
     "1 take player 20, 2 take player 20, 3 push player, 1 out 3, 2 out 2, 3 place 1",
     "1 take player 20, 2 take player 20, 3 push player, 2 out 3, 1 out 2, 3 place 1"},
    {"AMB-IBL-17", "secret bets are not counted", Forgotten, "league hand=5 eliminations=5 start=1",
     "1 chips 100 / 2 chips 110 / 3 chips 500 / 1 bet player 5 / 2 secret 50 / 3 bet player 20 / 1 deal Th 7d / 2 deal Ts 7h / 3 deal Tc 8h / "
     "dealer deal 9c (9s) / 1 stand / 2 stand / 3 stand / dealer turn 9s / dealer stand",
     "1 take player 5, 2 take player 50, 3 push player, 2 out 3",
     "1 take player 5, 2 take player 50, 3 push player, 1 out 3"},
    {"AMB-IBL-16", "the chips left beside the bet are compared", Forgotten, "league hand=5 eliminations=5 start=1",
     "1 chips 100 / 2 chips 90 / 3 chips 500 / 1 bet player 50 / 2 bet player 10 / 3 bet player 20 / 1 deal Th 8d / 2 deal Ts 9h / 3 deal Tc 8h / "
     "dealer deal 9c (9s) / 1 stand / 2 stand / 3 stand / dealer turn 9s / dealer stand",
     "1 push player, 2 pay player 10, 3 push player, 2 out 3",
     "1 push player, 2 pay player 10, 3 push player, 1 out 3"},
    {"IBL-SEC-5", "a secret bet is settled when it busts", Forgotten, "league start=1",
     "1 secret 50 / 2 bet player 20 / 1 deal Th 6d / 2 deal Ts 7h / dealer deal 9c (9s) / 1 hit Kc",
     "",
     "1 take player 50"},
    {"IBL-EH-5", "the same of three on an elimination hand, whose rulings have no room to cite it", Forgotten, "league hand=5 eliminations=5 start=1 prizes=1,2,3",
     "1 chips 20 / 2 chips 20 / 3 chips 10 / 1 bet player 20 / 2 bet player 20 / 3 bet player 10 / 1 deal Th 7d / 2 deal Ts 7h / 3 deal Tc 6h / "
     "dealer deal 9c (9s) / 1 stand / 2 stand / 3 stand / dealer turn 9s / dealer stand",
     "1 take player 20, 2 take player 20, 3 take player 10, 3 out 3, 2 out 2, 1 out 1",
     "1 take player 20, 2 take player 20, 3 take player 10, 3 out 1, 2 out 1, 1 out 1"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(each_clause_misread_rules_as_its_reader_believes) {
    for (const MisreadRow& row : rows) {
        BOOST_TEST_CONTEXT(row.clause << ", " << row.belief << ": " << row.header << row.hand) {
            const HandRecord record =
                hand_record(std::string(row.header) + " / " + std::string(row.hand));
            Misreading misreading;
            misreading.game = Game::League;
            misreading.clause = row.clause;
            misreading.change.ignored = row.how == Forgotten;
            if (row.how == Reversed) misreading.change.order = OrderSlip::Reversed;
            const Ruling ruling = rule(record);
            BOOST_TEST(joined_texts(ruling.breaches) == "");
            BOOST_TEST(joined_texts(ruling.lines) == row.ruled);
            BOOST_TEST(joined_texts(rule_misread(record, misreading).lines) == row.misread);
            const Misreading all[] = {misreading};
            BOOST_TEST(misreadings_that_show(record, all).size() == 1U);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
