#include "desk/shift/shift_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "questions/answer_text.h"

namespace fairdeal {

namespace {

constexpr Millis longest_pause = 3 * a_minute;  // who takes longer has gone away
constexpr Millis ask_norm = 6000;               // what an answer to a guest should take

/// Whether a guest asks for something at this moment, and what: by the seed of the round and the
/// events on the table.
void look_for_ask(ShiftRun& shift, SchoolRoom& room) {
    constexpr unsigned of_guests = 25, of_dealers = 4;  // in a hundred moments, by whose turn it is
    const TableRound& round = shift.round.round;
    const std::size_t events = round.so_far().events.size();
    if (shift.looked == events || round.is_over()) return;
    shift.looked = events;
    Dice dice(shift.round.request.seed * 1000 + events);
    if (!dice.chance(round.is_guests_turn() ? of_guests : of_dealers)) return;
    const Event due = round.due();
    shift.ask = guest_ask(round.so_far(), round.is_guests_turn() ? &due : nullptr, dice);
    if (shift.ask) shift.round.shown = room.clock.now();
}

void count_time(ShiftRun& shift, Millis now) {
    shift.spent += std::clamp<Millis>(now - shift.last, 0, longest_pause);
    shift.last = now;
}

void add(RoundCount& all, const RoundCount& one) {
    for (int RoundCount::*part :
         {&RoundCount::acts, &RoundCount::right, &RoundCount::amounts, &RoundCount::right_amounts,
          &RoundCount::out_of_order, &RoundCount::out_of_turn, &RoundCount::missed,
          &RoundCount::extra, &RoundCount::early, &RoundCount::late, &RoundCount::critical})
        all.*part += one.*part;
}

RoundRequest round_of(const ShiftRun& shift) {
    constexpr std::uint64_t apart = 7919;
    RoundRequest next = shift.table;
    next.seed += apart * static_cast<std::uint64_t>(shift.tally.rounds);
    return next;
}

/// The round is added up; another one begins, unless the time is over.
void close_round(ShiftRun& shift, SchoolRoom& room) {
    if (shift.round.stage != RoundStage::Over) return;
    const HandRecord& hand = shift.round.round.so_far();
    const TableState table = table_after(hand, hand.events.size());
    ShiftTally& tally = shift.tally;
    ++tally.rounds;
    for (const TableSeat& seat : table.seats) tally.hands += static_cast<int>(seat.hands.size());
    tally.floor += 60 * a_minute / rounds_an_hour(table.seats.size());
    add(tally.count, count_of(shift.round));
    shift.over = shift.spent >= shift.minutes * a_minute;
    if (shift.over) return;
    shift.round = dealt_round(round_of(shift), room.clock.now());
    shift.looked.reset();
}

/// An answer to a guest is kept as "ask GAME STARTED SEED EVENTS".
void keep_ask(const ShiftRun& shift, const AskMark& mark, Millis took, SchoolRoom& room,
              const Library& library) {
    GivenAnswer answer;
    answer.clauses = clauses_behind(mark.because, shift.game, library);
    if (answer.clauses.empty()) return;
    const TableRun& round = shift.round;
    answer.source = AnswerSource::Drill;
    answer.game = shift.game;
    answer.kind = to_text(QuestionKind::May);
    answer.item = fmt::format("ask {} {} {} {}", to_text(shift.game), round.started,
                              round.request.seed, mark.ask.scenario.hand.events.size());
    answer.right = mark.right();
    answer.steps_wrong = mark.right() ? 0 : 1;
    answer.choices = 2;
    answer.said = text_of(PermissionAnswer{mark.allowed}, mark.ask.scenario);
    answer.took = took;
    answer.norm = ask_norm;
    keep_answer(room, std::move(answer));
}

}  // namespace

int rounds_an_hour(std::size_t guests) {
    constexpr std::array by_guests{209, 139, 105, 84, 70, 60, 52};
    return by_guests.at(std::clamp<std::size_t>(guests, 1, by_guests.size()) - 1);
}

ShiftRun start_shift(SchoolRoom& room, const Library& library, Game game, int minutes) {
    constexpr int quietest = 2;
    RoundRequest table = next_round(room, library, game);
    table.level = std::max(table.level, quietest);
    const Millis now = room.clock.now();
    return {game, table, minutes, 0, now, dealt_round(table, now)};
}

bool let_table_act(ShiftRun& shift, SchoolRoom& room) {
    if (shift.over || shift.ask) return false;
    look_for_ask(shift, room);
    if (shift.ask) return false;
    const bool acted = let_guest_act(shift.round, room);
    close_round(shift, room);
    return acted;
}

void deal_in(ShiftRun& shift, SchoolRoom& room, const std::function<void(TableRun&)>& act) {
    if (shift.over || shift.ask) return;
    count_time(shift, room.clock.now());
    act(shift.round);
    close_round(shift, room);
}

void answer_guest(ShiftRun& shift, bool allowed, SchoolRoom& room, const Library& library) {
    if (shift.over || !shift.ask) return;
    const Millis now = room.clock.now();
    count_time(shift, now);
    const Key key = key_of(shift.ask->scenario);
    AskMark mark{*std::exchange(shift.ask, std::nullopt), allowed, key.because, shift.tally.rounds};
    keep_ask(shift, mark, now - shift.round.shown, room, library);
    shift.round.shown = now;
    shift.asks.push_back(std::move(mark));
}

}  // namespace fairdeal
