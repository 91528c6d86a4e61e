#pragma once
// What the keys of a line mean where they are typed, and whether the event they make can have
// happened there. Part of entry.h.

#include <functional>

#include "desk/rebuild/entry.h"
#include "record/unit.h"

namespace fairdeal {

/// Events that go in at the cursor, and what else a whole line changes.
struct EntryChange {
    std::vector<Event> events;
    bool replaces = false;                                   // the event before the cursor
    bool seat_on = false;                                    // the next seat bets
    std::optional<std::pair<int, Money>> before{}, after{};  // chips counted at a seat
};

/// The events before the cursor, as a record.
HandRecord up_to_cursor(const EntryHand& hand);

/// The event is a settlement of the same wager, tip or place as the line.
bool are_about_one(const Line& line, const Event& event);

/// Something the engine waits for: an event, without the card where one is wanted, or a choice.
struct Awaited {
    Event event;
    bool decides = false;
    [[nodiscard]] bool wants_card() const;
};
/// What the engine waits for at the end of the record, first what comes first; once the play is
/// over, the settlement that is still to be made.
std::vector<Awaited> awaited(const HandRecord& so_far, const Ruling& ruling);

/// The next act for which `fits` holds. Whatever else must come before it and leaves no choice, a
/// wager to be taken, an offer, is taken as done; with `who` only acts of that seat or hand fit.
using Fits = std::function<bool(const Awaited& act, const Ruling& ruling)>;
std::optional<Awaited> first_awaited(const HandRecord& record, std::optional<Who> who,
                                     const Fits& fits);

/// A hand of the seat that was named: after a split the first that is not finished.
Who hand_of(const TableState& table, Who who);

/// Who gets the next card and how: the event without its card. Nothing: nobody waits for a card.
struct NextCard {
    Event event;
    bool face_down = false;
};
std::optional<NextCard> next_card(const EntryHand& hand);

/// The stake that lies on a wager now, as doubles and splits have made it; nothing if none does.
Money stake_of(const TableState& table, Who who, Wager wager);

/// What the keys of a line say so far.
struct KeysRead {
    enum class Kind : std::uint8_t { Waits, Changes, Refused } kind = Kind::Waits;
    EntryChange change{};
    std::string why{};  // refused
};
KeysRead waits();
KeysRead refused_key(std::string why);
KeysRead change_to(Event event);

/// The keys of a line of the bets, of the play, of the settlement, the last one just pressed ('\n'
/// is Enter).
KeysRead read_bet_keys(const EntryHand& hand, std::string_view keys);
KeysRead read_play_keys(const EntryHand& hand, std::string_view keys);
KeysRead read_settlement_keys(const EntryHand& hand, std::string_view keys);

/// "25", "12.5", or with the sign that the language has for the point.
bool is_amount_so_far(std::string_view keys);
/// Nothing if it is none.
std::optional<Money> amount_of_keys(std::string_view keys);
/// What somebody may decide, as one of a list: "hit", "even money".
std::string decision_in_words(Verb verb);
/// "Seat 1 decides: hit, stand or double", "Next: Dealer turns up a card"; amounts in this unit.
std::string in_words(const std::vector<Awaited>& acts, const std::vector<Verb>& may, Unit unit);

/// The settlement that is still to be made as it is due, in order.
std::vector<Event> rest_as_due(HandRecord so_far);

/// The record with the change in it, its lines numbered.
HandRecord with_change(const EntryHand& hand, const EntryChange& change);

/// Why a record cannot have happened, or nothing: an event that is impossible where it stands, more
/// cards than the shoe holds. `at` is the index of the event that was typed last.
std::optional<std::string> why_impossible(const HandRecord& record, std::size_t at);

/// What is to be said before the change is written down: a clause that forbids it, or that somebody
/// else's turn it is.
struct Doubt {
    std::string why, clause;
};
std::optional<Doubt> doubt_of(const EntryHand& hand, const EntryChange& change);

}  // namespace fairdeal
