#include "desk/shift/shift_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "questions/answer_text.h"

namespace fairdeal {

namespace {

constexpr Millis ask_norm = 6000;  // what an answer to a guest should take

/// Whether a guest asks for something at this moment, and what: by the seed of the round and the
/// events on the table, so that the same is asked after a break.
void look_for_ask(ShiftRun& shift, SchoolSession& session) {
    constexpr unsigned of_guests = 25, of_dealers = 4;  // in a hundred moments, by whose turn it is
    const TableRound& round = shift.round.round;
    const std::size_t events = round.so_far().events.size();
    const bool had_their_say = shift.looked && *shift.looked >= events;
    if (had_their_say || round.is_over() || shift.round.asks) return;
    shift.looked = events;
    Dice dice(shift.round.request.seed * 1000 + events);
    if (!dice.chance(round.is_guests_turn() ? of_guests : of_dealers)) return;
    const Event due = round.due();
    shift.ask = guest_ask(round.so_far(), round.is_guests_turn() ? &due : nullptr, dice);
    if (shift.ask) shift.round.shown = session.clock.now();
}

void count_time(ShiftRun& shift, Millis now) {
    const Millis pause = std::max<Millis>(0, now - shift.last);
    shift.spent += std::min(pause, longest_pause);
    shift.away += std::max<Millis>(0, pause - longest_pause);
    shift.last = now;
}

void add(RoundCount& all, const RoundCount& one) {
    for (int RoundCount::*part : parts_of_count) all.*part += one.*part;
}

RoundRequest round_of(const ShiftRun& shift) {
    constexpr std::uint64_t apart = 7919;
    RoundRequest next = shift.table;
    next.seed += apart * static_cast<std::uint64_t>(shift.tally.rounds);
    return next;
}

void add_up(ShiftTally& tally, const TableRun& round) {
    const HandRecord& hand = round.round.so_far();
    const TableState table = table_after(hand, hand.events.size());
    ++tally.rounds;
    for (const TableSeat& seat : table.seats) tally.hands += static_cast<int>(seat.hands.size());
    tally.floor += 60 * a_minute / rounds_an_hour(table.seats.size());
    add(tally.count, count_of(round));
}

/// Of a round that is over what went wrong is kept, for the sheet.
void put_by(ShiftRun& shift) {
    std::erase_if(shift.asks, [](const AskMark& mark) { return mark.right(); });
    if (shift.asks.empty() && slips_of(shift.round).empty()) return;
    TableRun round = shift.round;
    round.of_shift.clear();
    shift.with_slips.push_back({std::move(round), std::move(shift.asks)});
}

/// The round is added up; another one begins, unless the time is over.
void close_round(ShiftRun& shift, SchoolSession& session) {
    if (shift.round.stage != RoundStage::Over || shift.over) return;
    add_up(shift.tally, shift.round);
    shift.over = shift.spent >= shift.minutes * a_minute;
    put_by(shift);
    shift.asks.clear();
    if (shift.over) return;
    shift.before = std::exchange(shift.round, dealt_round(round_of(shift), session.clock.now()));
    shift.looked.reset();
    keep_shift(shift, session);
}

/// Where the turn is the dealer's now, whoever asks does so before the dealer acts.
void after_an_act(ShiftRun& shift, SchoolSession& session) {
    close_round(shift, session);
    if (!shift.over && !shift.round.round.is_guests_turn()) look_for_ask(shift, session);
}

/// An answer to a guest is kept as "ask GAME STARTED SEED EVENTS".
void keep_ask(const ShiftRun& shift, const AskMark& mark, Millis took, SchoolSession& session,
              const Library& library) {
    GivenAnswer answer;
    answer.clauses = clauses_behind(mark.because, shift.game, library);
    if (answer.clauses.empty()) return keep_round(shift.round, session);
    const TableRun& round = shift.round;
    answer.source = AnswerSource::Drill;
    answer.game = shift.game;
    answer.kind = to_text(QuestionKind::May);
    answer.item = fmt::format("ask {} {} {} {}", to_text(shift.game), round.started,
                              round.request.seed, mark.at());
    answer.right = mark.right();
    answer.steps_wrong = mark.right() ? 0 : 1;
    answer.choices = 2;
    answer.said = text_of(PermissionAnswer{mark.allowed}, mark.ask.scenario);
    answer.took = took;
    answer.norm = ask_norm;
    keep_answer_in_run(session, std::move(answer), unfinished_of(round, round.shown));
}

}  // namespace

int rounds_an_hour(std::size_t guests) {
    constexpr std::array by_guests{209, 139, 105, 84, 70, 60, 52};
    return by_guests.at(std::clamp<std::size_t>(guests, 1, by_guests.size()) - 1);
}

ShiftRun start_shift(SchoolSession& session, const Library& library, Game game, int minutes) {
    constexpr int quietest = 2;
    RoundRequest table = next_round(session, library, game);
    table.level = std::max(table.level, quietest);
    const Millis now = session.clock.now();
    ShiftRun shift{game, table, minutes, 0, 0, now, dealt_round(table, now)};
    keep_shift(shift, session);
    return shift;
}

bool let_table_act(ShiftRun& shift, SchoolSession& session) {
    if (shift.over || shift.ask) return false;
    close_round(shift, session);  // one that was over when the shift broke off
    look_for_ask(shift, session);
    if (shift.over || shift.ask) return false;
    const bool acted = let_guest_act(shift.round, session);
    after_an_act(shift, session);
    return acted;
}

void deal_in(ShiftRun& shift, SchoolSession& session, const std::function<void(TableRun&)>& act) {
    if (shift.over || shift.ask) return;
    count_time(shift, session.clock.now());
    shift.round.of_shift = lines_of(shift);
    const std::size_t said = shift.round.marks.size();
    act(shift.round);
    if (shift.round.marks.size() != said) {
        shift.answered_last = false;
        shift.before.reset();
    }
    after_an_act(shift, session);
}

void answer_guest(ShiftRun& shift, bool allowed, SchoolSession& session, const Library& library) {
    if (shift.over || !shift.ask) return;
    const Millis now = session.clock.now();
    count_time(shift, now);
    const Key key = key_of(shift.ask->scenario);
    const AskMark mark{*std::exchange(shift.ask, std::nullopt), allowed, key.because};
    ++shift.tally.asks;
    if (!mark.right()) ++(allowed ? shift.tally.let_through : shift.tally.turned_away);
    const Millis took = now - shift.round.shown;
    shift.asks.push_back(mark);
    shift.answered_last = true;
    shift.round.shown = now;
    shift.round.of_shift = lines_of(shift);
    keep_ask(shift, mark, took, session, library);
}

Millis spent_until(const ShiftRun& shift, Millis now) {
    return shift.over ? shift.spent
                      : shift.spent + std::clamp<Millis>(now - shift.last, 0, longest_pause);
}

void keep_shift(ShiftRun& shift, SchoolSession& session) {
    if (shift.over) return;
    count_time(shift, session.clock.now());
    shift.round.of_shift = lines_of(shift);
    keep_round(shift.round, session);
}

}  // namespace fairdeal
