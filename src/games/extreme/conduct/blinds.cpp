#include "base/translation.h"
#include "games/extreme/clauses.h"
#include "games/extreme/conduct/conduct.h"

namespace fairdeal::bjx {

namespace {

/// BJX-TOUR-2 with AMB-BJX-13: may this seat put up any amount at all?
bool any_amount_goes(const Play& play, int seat) {
    return play.sheet.house.any_amount == AnyAmount::Free && must_play(play, seat);
}

/// BJX-BLIND-2: the cap. Reported on the event that passes it.
void judge_cap(Play& play, const Event& event, Money before) {
    const Money cap = play.minimum() * 2;
    if (before + event.amount <= cap || any_amount_goes(play, event.who.seat)) return;
    play.report(
        event, blind_2,
        tr("a blind above twice the minimum, {most}, which is the most", "most"_a = to_text(cap)));
}

/// BJX-BLIND-4: less than the minimum is for those who have no more; nobody has more than their
/// chips.
void judge_chips(Play& play, const Event& event, const std::optional<Money>& chips) {
    if (!chips) return;
    const Money blind = play.blinds.at(event.who.seat);
    if (blind > *chips) {
        play.report(event, blind_4, tr("a blind of more than all the player's chips"));
    } else if (blind < play.minimum() && blind < *chips && !any_amount_goes(play, event.who.seat)) {
        play.report(event, blind_4, tr("a blind under the minimum, and the player has more chips"));
    }
}

}  // namespace

Effect judge_blind(Play& play, const Event& event) {
    const TableSeat* seat = play.table.find(event.who.seat);
    const Money before = seat == nullptr ? Money{} : blind_of(*seat);
    if (play.cards_are_out()) play.report(event, blind_1, tr("a blind after the first card"));
    if (event.amount.is_zero()) play.report(event, blind_1, tr("a blind of nothing"));
    judge_cap(play, event, before);
    if (before.is_zero() && seat != nullptr) judge_chips(play, event, seat->chips);
    return Effect::Counts;
}

}  // namespace fairdeal::bjx
