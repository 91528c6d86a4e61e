#include "games/league/auto_play.h"

#include "base/translation.h"
#include "games/league/clauses.h"

namespace fairdeal::ibl {

bool is_on_auto_play(const TableSeat& seat) { return seat.sits_out || seat.disconnected; }

SystemBet system_bet(const Play& play, const TableSeat& seat) {
    const auto minimum = play.facts().minimum;
    const bool forgotten = seat.sits_out && !play.sheet.knows(sit_3);
    if (forgotten || !play.sheet.knows(dis_3)) return {true, {}, dis_3};  // gets no hand
    const bool all_in = play.sheet.house.short_min_bet == ShortMinBet::AllIn;
    if (!minimum) return {false, {}, dis_3};
    if (!seat.chips || *seat.chips >= *minimum) return {true, *minimum, dis_3};
    return {true, all_in ? *seat.chips : Money{}, less_than_minimum};
}

SystemMove system_move(const Play& play, const TableHand& hand) {
    if (play.sheet.house.autoplay == Autoplay::TwoCards) return {Verb::Stand, dis_5};
    const Total total = hand.total();
    const int stop = play.sheet.knows(dis_4) ? 12 : 17;  // forgotten: like a dealer
    const bool is_any_12 = total.soft || play.sheet.knows(until_soft_12);
    return {total.points < stop || !is_any_12 ? Verb::Hit : Verb::Stand, dis_4};
}

std::optional<Effect> judge_system_act(Play& play, const Event& event, const TableHand& hand) {
    const SystemMove move = system_move(play, hand);
    if (event.verb == move.verb) return std::nullopt;
    play.report(event, move.because,
                move.verb == Verb::Hit
                    ? tr("'{act}' for a player on auto-play, where the system has to hit",
                         "act"_a = to_text(event.verb))
                    : tr("'{act}' for a player on auto-play, where the system has to stand",
                         "act"_a = to_text(event.verb)));
    if (event.verb == Verb::Hit) return Effect::LeftOut;
    const bool stands_as_dealt = event.verb == Verb::Double || event.verb == Verb::Split;
    return stands_as_dealt ? Effect::Counts : Effect::Ignored;
}

}  // namespace fairdeal::ibl
