#pragma once
// A trainee deals a whole round: every act of the dealer is theirs to say, one by one, and each is
// marked and kept as it is said, and a round that breaks off goes on at the same act. At the end
// stands a sheet with what went wrong, and the way back to every moment of it.

#include "desk/round/round_actions.h"
#include "desk/school/school.h"
#include "drills/round_deal.h"
#include "drills/table_round.h"

namespace fairdeal {

/// Something on the table that the dealer can do something with: their own hand, a guest's, a
/// wager, in the league a seat.
struct RoundTarget {
    Who who;
    Wager wager = Wager::None;
    Money stake;             // of a wager
    std::string words;       // "Your hand", "Seat 1 · Player hand, $25"
    std::vector<Verb> acts;  // what can be said of it, of `dealer_acts`
};

enum class RoundStage : std::uint8_t { Dealing, Over };

struct TableRun {
    RoundRequest request;
    RoundStage stage = RoundStage::Dealing;
    Millis started = 0, shown = 0;  // the run; the act that is waited for
    TableRound round;
    std::vector<ActMark> marks;
    std::size_t target = 0;    // picked, among targets_of; while cards are dealt who is next,
                               // until another one is picked
    std::optional<Verb> asks;  // the action whose amount is being typed
    std::string typed;         // of the amount
    std::string problem;       // why what was said cannot be marked; empty: it can
    std::size_t picked = 0;    // row of the sheet
    std::string of_shift{};    // the shift as text, saved before the round; empty: a single round
};

/// What the person who is signed in deals next: at first a quiet table with the side wagers that
/// they were taught, with every second round a busier one, and in the end whatever guests put up.
RoundRequest next_round(const SchoolSession& session, const Library& library, Game game);
/// That round, at its first act or guest.
TableRun start_round(SchoolSession& session, const Library& library, Game game);
/// The round of a request, with nothing said in it.
TableRun dealt_round(const RoundRequest& request, Millis now);

/// The targets on the table now, in the order of the seats, the dealer first. They are made of what
/// lies on the table and never of what is due.
std::vector<RoundTarget> targets_of(const TableRun& run);
bool offers(const RoundTarget& target, Verb verb);

/// What comes next happens by itself: makes it happen. False: it is the dealer's turn, or all is
/// done.
bool let_guest_act(TableRun& run, SchoolSession& session);

/// The target that offers an act; nothing if none does.
std::optional<std::size_t> target_for(const TableRun& run, const Event& act);

/// Where a card is due, the hand that is next in the floor's order.
std::optional<std::size_t> next_for_card(const TableRun& run);

/// Keeps the picked target; while cards are dealt, picks the next hand to get one.
void pick_next(TableRun& run);
/// Goes to a target; out of range is as near as there is.
void pick_target(TableRun& run, std::size_t target);
/// To the first target of a seat (0: the dealer), or the next one of the same seat.
void pick_seat(TableRun& run, int seat);
/// An act of the dealer is waited for.
bool is_dealers_turn(const TableRun& run);
/// A sum or a place is typed for what is said.
bool wants_amount(Verb verb);
/// An act that the picked target offers: marked at once, or its amount is asked for first.
void choose_act(TableRun& run, Verb verb, SchoolSession& session, const Library& library);
/// Keeps a round that is dealt with what is typed, so that it can be gone on with. An act is kept
/// when it is said, without this.
void keep_round(const TableRun& run, SchoolSession& session);
/// " hit-soft-17=yes": the options of a house's own card, as they are kept after a round; empty:
/// the game's own.
std::string options_after(const RoundRequest& round);
/// All of a round, as the school keeps it.
std::string state_of(const TableRun& run, Millis now);
/// What there is to go on with at that time: the round, or the shift that it is dealt in.
UnfinishedRun unfinished_of(const TableRun& run, Millis now);
/// The round as it was kept. Nothing if it cannot be read, or would be dealt or marked otherwise
/// today.
std::optional<TableRun> round_as_kept(const SchoolSession& session, const std::string& state);

/// The amount that is typed for the action that was chosen.
void enter_amount(TableRun& run, SchoolSession& session, const Library& library);
/// Takes the top chip off what is being paid. False: nothing is.
bool can_cut(const TableRun& run);
bool cut(TableRun& run, SchoolSession& session);
/// Leaves the amount again.
void drop_amount(TableRun& run);
/// False: it cannot be done now, or not here.
bool apply(TableRun& run, RoundAction action, SchoolSession& session, const Library& library);
/// What a key does, letters of acts and digits of seats among them. False: it is not ours.
bool press(TableRun& run, const KeyPress& key, SchoolSession& session, const Library& library);

/// What the sheet counts.
struct RoundCount {
    int acts = 0, right = 0;
    int amounts = 0, right_amounts = 0;
    int out_of_order = 0, out_of_turn = 0;
    int missed = 0, extra = 0, early = 0, late = 0;  // acts of procedure
    int critical = 0;
};
inline constexpr std::array parts_of_count{
    &RoundCount::acts,          &RoundCount::right,        &RoundCount::amounts,
    &RoundCount::right_amounts, &RoundCount::out_of_order, &RoundCount::out_of_turn,
    &RoundCount::missed,        &RoundCount::extra,        &RoundCount::early,
    &RoundCount::late,          &RoundCount::critical};
RoundCount count_of(const TableRun& run);
/// Indices of the marks that were not right, in order.
std::vector<std::size_t> slips_of(const TableRun& run);

}  // namespace fairdeal
