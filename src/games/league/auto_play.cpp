#include "games/league/auto_play.h"

#include "base/translation.h"
#include "games/league/clauses.h"

namespace fairdeal::ibl {

namespace {

bool less_than_12(const Total& total) { return total.points < 12; }
bool less_than_17(const Total& total) { return total.points < 17; }
bool is_hard(const Total& total) { return !total.soft; }

// clang-format off
constexpr Choices hits_below_12 = either(Option::Autoplay, Autoplay::Below12);

constexpr Row<Total, Verb> systems_rows[] = {  // the first that holds rules
    {dis_5, sentence("two cards"),    otherwise,    Verb::Stand, {}, Where{Option::Autoplay, Autoplay::TwoCards}},
    {dis_4, sentence("less than 12"), less_than_12, Verb::Hit, {}, {}, {hits_below_12}},
    {dis_4, sentence("12 or more"),   otherwise,    Verb::Stand, {}, {}, {hits_below_12}}};
constexpr Forgotten<Total, Verb> systems_forgotten[] = {
    {.clause = dis_5},
    // the system draws like a dealer; stops on soft totals alone
    {.clause = dis_4,         .before = dis_4, .row = Row<Total, Verb>{dis_4, "", less_than_17, Verb::Hit}},
    {.clause = until_soft_12, .before = dis_4, .row = Row<Total, Verb>{dis_4, "", is_hard, Verb::Hit}}};
// clang-format on

}  // namespace

constexpr Section<Total, Verb> systems_section{
    "auto-play", sentence("The hand of a player who sits out or is cut off"), systems_rows,
    systems_forgotten};

bool is_on_auto_play(const TableSeat& seat) { return seat.sits_out || seat.disconnected; }

ClauseId why_systems(const TableSeat& seat) { return seat.disconnected ? dis_2 : sit_3; }
Clauses by_system(const TableSeat& seat, ClauseId what) { return {what, why_systems(seat)}; }

SystemBet system_bet(const Play& play, const TableSeat& seat) {
    const auto minimum = play.facts().minimum;
    const Terms& terms = play.sheet.terms;
    const bool plays_for_them = !seat.sits_out || terms.the_system_plays_for_sitters_out;
    if (!plays_for_them || !terms.the_system_bets_the_minimum) return {true, {}, dis_3};  // no hand
    const bool all_in = play.sheet.house.short_min_bet == ShortMinBet::AllIn;
    if (!minimum) return {false, {}, dis_3};
    if (!seat.chips || *seat.chips >= *minimum) return {true, *minimum, dis_3};
    return {true, all_in ? *seat.chips : Money{}, less_than_minimum};
}

SystemMove system_move(const Play& play, const TableHand& hand) {
    Total total = hand.total();
    const auto& row = first_row<systems_section>(total, play.sheet);
    return {row.then, row.clause};
}

}  // namespace fairdeal::ibl
