#pragma once
// Who may do what when, as data: the acts that a game objects to, each with the clause that forbids
// it. An act is legal if no objection stands against it. The same objections make the faults of a
// record (judge) and say what is open to somebody who decides (is_open); due.h says what must
// happen.

#include <initializer_list>
#include <span>
#include <string>
#include <utility>

#include "base/translation.h"
#include "blackjack/play.h"
#include "rules/sheet/payment.h"
#include "rules/timing.h"

namespace fairdeal {

/// A set of acts: these verbs of seats, of hands that were dealt, of the dealer.
struct Acts {
    std::uint32_t of_seats = 0, of_hands = 0, of_dealer = 0;  // bit by verb
    enum Maker : std::size_t { OfSeat, OfHand, OfDealer };
    /// What a seat may do, so may its hands.
    [[nodiscard]] constexpr bool has(std::size_t maker, std::size_t verb) const {
        const std::uint32_t verbs = maker == OfDealer ? of_dealer
                                    : maker == OfHand ? of_seats | of_hands
                                                      : of_seats;
        return (verbs >> verb & 1U) != 0;
    }
    friend constexpr Acts operator|(Acts a, Acts b) {
        return {a.of_seats | b.of_seats, a.of_hands | b.of_hands, a.of_dealer | b.of_dealer};
    }
};
static_assert(verb_count <= 32);

template <class... Verbs>
constexpr std::uint32_t set_of(Verbs... verbs) {
    return ((std::uint32_t{1} << static_cast<unsigned>(verbs)) | ...);
}
template <class... Verbs>
constexpr Acts by_seats(Verbs... verbs) {
    return {set_of(verbs...), 0, 0};
}
template <class... Verbs>
constexpr Acts by_hands(Verbs... verbs) {
    return {0, set_of(verbs...), 0};
}
template <class... Verbs>
constexpr Acts by_dealer(Verbs... verbs) {
    return {0, 0, set_of(verbs...)};
}

namespace detail {
inline const TableSeat nobody;
inline const TableHand no_hand;
}  // namespace detail

/// What a dealt hand can do, and what the dealer does with theirs.
constexpr Acts hands_act =
    by_hands(Verb::Hit, Verb::Stand, Verb::Turn, Verb::Double, Verb::Split, Verb::Surrender);
constexpr Acts dealer_acts = by_dealer(Verb::Turn, Verb::Hit, Verb::Stand);
/// All that follows the deal, the offer and what is taken of it.
constexpr Acts acts_of_play =
    dealer_acts | by_dealer(Verb::Peek) |
    by_seats(Verb::Hit, Verb::Stand, Verb::Turn, Verb::Double, Verb::Split, Verb::Surrender);

/// An act on the table as it stands before it: an event of the record, or one that might be made.
/// Of a settlement: the line it is about, once the lines are known.
template <class Play>
struct Attempt {
    Attempt(const Play& the_play, const Event& the_event)
        : play(the_play), event(the_event), seat(seat_of()), hand(hand_of()) {}

    const Play& play;
    const Event& event;
    const TableSeat& seat;       // an empty one where nothing was put up or dealt
    const TableHand& hand;       // the dealer's too; an empty one where nothing was dealt
    const Line* line = nullptr;  // null: nothing is due on the wager
    int index = no_event;        // of the event
    bool complete = false;       // the play is over

    [[nodiscard]] bool is_dealt() const { return &hand != &detail::no_hand; }
    /// In which set of Acts its verb is looked for.
    [[nodiscard]] std::size_t maker() const {
        return event.who.is_dealer() ? Acts::OfDealer : is_dealt() ? Acts::OfHand : Acts::OfSeat;
    }

private:
    [[nodiscard]] const TableSeat& seat_of() const {
        const TableSeat* found = event.who.is_dealer() ? nullptr : play.table.find(event.who.seat);
        return found == nullptr ? detail::nobody : *found;
    }
    [[nodiscard]] const TableHand& hand_of() const {
        if (event.who.is_dealer()) return play.table.dealer;
        for (const TableHand& other : seat.hands) {
            if (other.who == event.who) return other;
        }
        return detail::no_hand;
    }
};

/// Why an act is not allowed.
template <class Play>
struct Objection {
    using Of = const Attempt<Play>&;
    /// What few objections need beside the rest.
    struct Beside {
        Once once = Once::EachTime;
        bool once_a_seat = false;
        ClauseId (*by)(Of) = nullptr;        // in place of `clause`: it depends on the act
        void (*then)(Play&) = nullptr;       // what the act makes of the play all the same
        bool (*counts_if)(Of) = nullptr;     // then the act counts all the same
        const char* named = nullptr;         // a value that `says` has beside {wager} and {act},
        std::string (*value)(Of) = nullptr;  // and what it is
        // for print: what it says of any act, a sentence(); the clauses of which `by` answers one;
        // the house's choices under which it is made, and under which the act counts all the same
        const char* printed = nullptr;
        std::array<ClauseId, 5> any_of{};
        std::optional<Where> where{}, counts_with{};
        bool is_misread = false;  // made by somebody alone who misreads a clause: not printed
    };

    ClauseId clause;
    const char* says =
        nullptr;         // a sentence(): what the fault is called, and the condition in words
    bool (*stands)(Of);  // may suppose that no objection above it in its list stands
    Effect effect = Effect::Counts;  // what the act is worth all the same
    Beside beside{};
};

/// Which objections of a list are made: the first that stands; all that do; or the first, and then
/// nothing of the lists below.
enum class Made : std::uint8_t { First, All, Alone };

/// What is objected to the same acts, from the first to the last.
template <class Play>
struct Objections {
    Acts acts;
    std::span<const Objection<Play>> rows;
    Made made = Made::First;
    std::optional<Effect> effect{};  // of all of them, in place of their own
};

/// The sheet's reader sees what breaks the clause. In some games not if they have forgotten it.
template <class Play>
bool sees_fault(const Play&, ClauseId) {
    return true;
}

namespace detail {

/// Which of the lists speak of an act, a bit each: by its maker and its verb.
using ListsByAct = std::array<std::array<std::uint64_t, verb_count>, 3>;
template <const auto& lists>
constexpr ListsByAct lists_by_act() {
    static_assert(std::size(lists) <= 64);
    ListsByAct by_act{};
    for (std::size_t maker = 0; maker < by_act.size(); ++maker) {
        for (std::size_t verb = 0; verb < verb_count; ++verb) {
            for (std::size_t at = 0; at < std::size(lists); ++at) {
                if (lists[at].acts.has(maker, verb)) by_act[maker][verb] |= std::uint64_t{1} << at;
            }
        }
    }
    return by_act;
}

/// `object` is called with each objection that is made and its effect. True if it stands alone.
template <const auto& lists, std::size_t At, class Play, class Object, std::size_t... Row>
bool object_by(const Attempt<Play>& act, const Object& object, std::index_sequence<Row...>) {
    constexpr const Objections<Play>& list = lists[At];
    const auto ends = [&](const Objection<Play>& row) {
        object(row, list.effect.value_or(row.effect));
        return list.made != Made::All;
    };
    const bool any = ((list.rows[Row].stands(act) && ends(list.rows[Row])) || ...);
    return any && list.made == Made::Alone;
}
/// Only the lists that speak of the act are asked, one after another.
template <const auto& lists, class Play, class Object, std::size_t... At>
void object_to(const Attempt<Play>& act, const Object& object, std::index_sequence<At...>) {
    static constexpr ListsByAct by_act = lists_by_act<lists>();
    const std::uint64_t speak = by_act[act.maker()][static_cast<std::size_t>(act.event.verb)];
    if (speak == 0) return;
    (void)(((speak >> At & 1U) != 0 &&
            object_by<lists, At>(act, object, std::make_index_sequence<lists[At].rows.size()>())) ||
           ...);
}

template <class Play>
ClauseId clause_of(const Objection<Play>& row, const Attempt<Play>& act) {
    return row.beside.by == nullptr ? row.clause : row.beside.by(act);
}

template <class Play>
std::string words_of(const Objection<Play>& row, const Attempt<Play>& act) {
    const bool has_value = row.beside.named != nullptr;
    return tr_of(row.says, "wager"_a = tr(title_of(act.event.wager).data()),
                 "act"_a = to_text(act.event.verb),
                 fmt::arg(has_value ? row.beside.named : "value",
                          has_value ? row.beside.value(act) : std::string()));
}

/// Of a settlement its time alone is objected to (judge_times). Who is out or placed is no order.
inline bool moves_money(Verb verb) {
    return is_settlement(verb) && verb != Verb::Out && verb != Verb::Place;
}

template <class Play>
void report(Play& play, const Attempt<Play>& act, const Objection<Play>& row) {
    const auto seat = static_cast<unsigned>(row.beside.once_a_seat ? act.event.who.seat : 0);
    std::uint16_t& reported = play.reported.at(static_cast<std::size_t>(row.beside.once));
    const unsigned mark = 1U << seat;
    const bool again = (reported & mark) != 0;
    if (row.beside.once != Once::EachTime && again) return;
    reported = static_cast<std::uint16_t>(reported | mark);
    const ClauseId clause = clause_of(row, act);
    if (sees_fault(play, clause))
        play.breaches.push_back(
            {act.event.line, clause, words_of(row, act), moves_money(act.event.verb)});
}

}  // namespace detail

/// Calls `object` with each objection that the lists make to the act, and its effect.
template <const auto& lists, class Play, class Object>
void for_each_objection(const Attempt<Play>& act, const Object& object) {
    detail::object_to<lists>(act, object, std::make_index_sequence<std::size(lists)>());
}

/// Reports what is objected to the act; what it is worth all the same.
template <const auto& lists, class Play>
Effect judge(Play& play, const Attempt<Play>& act) {
    Effect worth = Effect::Counts;
    for_each_objection<lists>(act, [&](const Objection<Play>& row, Effect effect) {
        detail::report(play, act, row);
        if (row.beside.then != nullptr) row.beside.then(play);
        const bool counts = row.beside.counts_if != nullptr && row.beside.counts_if(act);
        if (worth == Effect::Counts && !counts) worth = effect;
    });
    return worth;
}

/// May this act be made now?
template <const auto& lists, class Play>
bool is_open(const Play& play, const Event& event) {
    bool open = true;
    for_each_objection<lists>(Attempt<Play>(play, event),
                              [&](const Objection<Play>&, Effect) { open = false; });
    return open;
}

/// The first of the list that stands against the act; or null.
template <class Play, std::size_t Count>
const Objection<Play>* first_standing(const Objection<Play> (&rows)[Count],
                                      const Attempt<Play>& act) {
    const auto found = std::find_if(rows, rows + Count,
                                    [&](const Objection<Play>& row) { return row.stands(act); });
    return found == rows + Count ? nullptr : found;
}

/// Folds and judges every event of the record. note_event(play, event, index) follows each of play.
template <const auto& lists, class Play>
void play_out(Play& play) {
    play.effects.reserve(play.record.events.size());
    int index = 0;
    for (const Event& event : play.record.events) {
        const Effect effect = is_settlement(event.verb)
                                  ? Effect::Counts
                                  : judge<lists>(play, Attempt<Play>(play, event));
        play.effects.push_back(effect);
        const bool happens = !apply(play.table, event, effect);
        if (!happens || effect != Effect::Counts) play.folds_plainly = false;
        if (!event.who.is_dealer() && !is_settlement(event.verb)) {
            const TableSeat* seat = play.table.find(event.who.seat);
            if (seat != nullptr && !seat->hands.empty()) note_unfinished(play, *seat);
        }
        const bool joins = event.verb == Verb::Deal || event.verb == Verb::Bet ||
                           event.verb == Verb::Secret || event.verb == Verb::Blind;
        if (joins) play.all_dealt = everybody_has_cards(play);
        if (!is_settlement(event.verb)) {
            play.last_play = index;
            note_event(play, event, index);
        }
        ++index;
    }
}

/// Judges the settlement events of the record by the lines of the ruling: each is made at its time.
template <const auto& lists, class Play>
void judge_times(Play& play, const Ruling& ruling) {
    int index = 0;
    for (const Event& event : play.record.events) {
        if (is_settlement(event.verb)) {
            Attempt<Play> act(play, event);
            act.line = line_about(event, ruling.lines);
            act.index = index;
            act.complete = ruling.complete;
            judge<lists>(play, act);
        }
        ++index;
    }
}

}  // namespace fairdeal
