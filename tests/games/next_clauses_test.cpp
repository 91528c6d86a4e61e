// What comes next in Midnight and eXtreme, each act with the clause that makes it due.

#include "games/whole_hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(next_clauses)

/// "dealer offer insurance: MID-INS-1 MID-INS-2"; several acts are parted by "; ".
std::string acts_with_clauses(const Ruling& ruling) {
    std::string text;
    for (const Act& act : ruling.next) {
        text += (text.empty() ? "" : "; ") + to_text(act) + ":";
        for (const ClauseId clause : act.because) text += " " + std::string(clause.id);
    }
    return text;
}

const std::string extreme = "extreme minimum=50 mode=tournament / dealer chips 900 / ";
const std::string two_dealt =
    "1 blind 50 / 2 blind 50 / 1 deal (Kc) 9s / 2 deal (Tc) 6d / dealer deal (9h) (8d)";
const std::string two_play = two_dealt + " / dealer turn 8d / 1 check / 2 check / dealer play";

// clang-format off
const std::vector<std::pair<std::string, std::string_view>> rows{
    {"midnight / 1 bet player 20", "1 deal: MID-DEAL-1; dealer deal: MID-DEAL-1 MID-NHC-1"},
    {"midnight / 1 bet player 20 / 1 deal Th 4d / dealer deal Ac", "dealer offer insurance: MID-INS-1 MID-INS-2"},
    {"midnight / 1 bet player 20 / 1 deal Th 4d / dealer deal 9c", "1 decides: MID-ACT-1"},
    {"midnight / 1 bet player 20 / 1 deal 5h 4d / dealer deal 9c / 1 double", "1 double: MID-DBL-2"},
    {"midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c / 1 split", "1.1 deal: MID-SPL-2 AMB-MID-19"},
    {"midnight / 1 bet player 20 / 2 bet player 5 / 1 deal Th 4d / 2 deal 9h 8c / dealer deal 9c / 1 hit Kc", "1 take player 20: MID-HIT-3 MID-OBJ-4"},
    {"midnight stand-21=no / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c / 1 hit 5c", "1 decides: AMB-MID-10 MID-STAND-1"},
    {"midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 stand / dealer hit 8c", "1 take insurance 10: MID-INS-5 MID-INS-7"},
    {"midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c / 1 stand / dealer hit 7c", "dealer hit: MID-DLR-1"},
    {"midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal 6c / 1 stand / dealer hit Ac", "dealer stand: MID-DLR-2"},
    {extreme + "1 chips 500", "1 decides: BJX-BLIND-1"},
    {extreme + "1 blind 50", "1 deal: BJX-DEAL-1; dealer deal: BJX-DEAL-3"},
    {extreme + two_dealt, "dealer turn: BJX-DEAL-4"},
    {extreme + two_dealt + " / dealer turn 8d", "1 decides: BJX-ADJ-1 AMB-BJX-36"},
    {extreme + two_dealt + " / dealer turn 8d / 1 check / 2 check", "dealer decides: BJX-DFOLD-2 BJX-DFOLD-1"},
    {extreme + two_play, "1 turn: BJX-NAT-1 AMB-BJX-37; 2 turn: BJX-NAT-1 AMB-BJX-37"},
    {extreme + two_play + " / 1 turn Kc / 2 turn Tc", "1 decides: BJX-HIT-1"},
    {extreme + two_play + " / 1 turn Kc / 2 turn Tc / 1 hit 9c", "1 take blind 50: BJX-BUST-1 BJX-SET-1 AMB-BJX-41"},
    {extreme + two_play + " / 1 turn Kc / 2 turn Tc / 1 stand / 2 stand", "dealer turn: BJX-DLR-1"},
    {extreme + two_play + " / 1 turn Kc / 2 turn Tc / 1 stand / 2 stand / dealer turn 9h", "dealer stand: AMB-BJX-29"},
    {extreme + "1 blind 50 / 1 deal (Kc) 9s / dealer deal (9h) (5d) / dealer turn 5d / 1 raise 50 / dealer play / 1 turn Kc", "1 hit: BJX-ADJ-3"},
    {extreme + "1 blind 50 / 1 deal (Kc) As / dealer deal (9h) (5d) / dealer turn 5d / 1 raise 50 / dealer play / 1 turn Kc", "1 hit: BJX-NAT-4"},
    {extreme + "1 blind 50 / 1 deal (Kc) 9s / dealer deal (9h) (5d) / dealer turn 5d / 1 check / dealer play / 1 turn Kc / 1 stand / dealer turn 9h", "dealer hit: BJX-DLR-2"},
    {extreme + "1 blind 50 / 1 deal (Kc) 9s / dealer deal (6h) (Ad) / dealer turn Ad / 1 check / dealer play / 1 turn Kc / 1 stand / dealer turn 6h", "dealer decides: BJX-DLR-3"},
    {"extreme minimum=50 mode=regular / dealer chips 900 / 1 blind 50 / 1 pass", "1 return blind 50: BJX-PASS-1 AMB-BJX-42; dealer pass: BJX-PASS-1 AMB-BJX-39"},
    {"extreme minimum=50 mode=tournament / dealer chips 40 / 1 pass", "dealer pass: BJX-TOUR-5 AMB-BJX-39"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(an_act_names_the_clause_that_makes_it_due) {
    for (const auto& [record, next] : rows)
        BOOST_TEST(acts_with_clauses(rule(hand_record(record))) == next, record);
}

void check_every_act(HandRecord record) {
    while (!record.events.empty()) {
        record.events.pop_back();
        for (const Act& act : rule(record).next) BOOST_TEST(!act.because.empty(), write(record));
    }
}

BOOST_AUTO_TEST_CASE(no_act_is_without_a_clause) {
    for (const Game game : every_game) {
        for (const WholeHand& row : whole_hands(game)) check_every_act(hand_record(row.record));
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
