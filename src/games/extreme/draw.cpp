#include "games/extreme/draw.h"

#include "base/translation.h"
#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

bool dealer_has_folded(const DealersTable& at) { return at.folded; }
bool dealer_has_finished(const DealersTable& at) { return at.finished; }
bool has_16_or_less(const DealersTable& at) { return at.total.points <= 16; }
bool has_16_for_nobody(const DealersTable& at) { return has_16_or_less(at) && at.for_nobody; }
bool is_soft(const DealersTable& at) { return at.total.soft; }

// clang-format off
constexpr Row<DealersTable, DealersMove> dealers_rows[] = {  // the first that holds rules
    {dfold_1,            sentence("the dealer has folded"),             dealer_has_folded,   DealersMove::Finished},
    {dlr_2,              sentence("the dealer has stood or is bust"),   dealer_has_finished, DealersMove::Finished},
    {nobody_to_draw_for, sentence("16 or less, and no hand is left that a draw could decide"), has_16_for_nobody, DealersMove::NeedNot, {}, Where{Option::DrawWithNoneLive, YesNo::No}},
    {dlr_2,              sentence("16 or less"),                        has_16_or_less,      DealersMove::Draws},
    {dlr_3,              sentence("a soft 17 or more"),                 is_soft,             DealersMove::Chooses},
    {hard_17_stands,     sentence("a hard 17 or more"),                 otherwise,           DealersMove::Stands}};
constexpr Forgotten<DealersTable, DealersMove> dealers_forgotten[] = {  // these change nothing
    {.clause = dfold_1}, {.clause = dlr_2}, {.clause = nobody_to_draw_for}};
// clang-format on

}  // namespace

constexpr Section<DealersTable, DealersMove> dealers_section{
    "dealers-hand", sentence("The dealer's hand"), dealers_rows, dealers_forgotten};

DrawCall dealer_must(const Play& play) {
    const Total total = play.table.dealer.total();
    DealersTable at{.total = total,
                    .folded = play.table.dealer_choice == DealerChoice::Folds,
                    .finished = play.table.dealer_stood != no_event || is_bust(total),
                    .for_nobody = !any_live_hand(play)};
    const auto& row = first_row<dealers_section>(at, play.sheet);
    return {row.then, row.clause};
}

}  // namespace fairdeal::bjx
