#pragma once
// The state of a table, folded from the events of a record and never stored beside them: wagers up,
// cards out, what each hand has done. It shows what lies on the layout; what the rules say of an
// event (a card that does not count, a wager that may not be made) comes in as its Effect.

#include <span>
#include <vector>

#include "base/inline_vector.h"
#include "cards/total.h"
#include "record/record.h"

namespace fairdeal {

/// What an event is worth under the rules. LeftOut: its cards do not count. Forbidden: the wager
/// goes back. Ignored: a decision that was not open changes nothing (of a double, its card
/// counts).
enum class Effect : std::uint8_t { Counts, LeftOut, Forbidden, Ignored };

constexpr std::size_t most_cards = 32;   // in one hand; one more is an impossible event
constexpr std::size_t most_wagers = 16;  // put up on one seat, forbidden ones among them; likewise
constexpr int no_event = -1;             // in place of an event's index

struct PlacedWager {
    Wager name = Wager::None;
    Money stake;
    int event = no_event;    // index of the event that put it up
    bool forbidden = false;  // Effect::Forbidden
    bool secret = false;     // league: put up as the secret bet
};

struct TableHand {
    Who who;                                   // {2, 0}, after a split {2, 1}
    InlineVector<Card, most_cards> cards;      // that count, in order
    InlineVector<Card, most_cards> left_out;   // that do not, in order
    InlineVector<bool, most_cards> face_down;  // beside `cards`: still face down
    int first_cards = 0;                       // dealt before any act: 0 to 2
    int last_card = no_event;                  // event of its last card that counts
    bool from_split = false;
    bool split_ace = false;  // from a split, its first card an ace
    bool stood = false, doubled = false, surrendered = false;
    int doubles = 0;            // how often its main wager has been doubled
    int ended = no_event;       // index of the event of stand, surrender
    bool double_waits = false;  // `double` stands without its card
    Total counts;               // what `cards` count
    Money matched;  // extreme, hand 2, 3, ...: its whole wager, the total bet of the hand it left
    /// One card more that counts.
    void add(DealtCard dealt) {
        cards.push_back(dealt.card);
        face_down.push_back(dealt.face_down);
        counts = with_card(counts, dealt.card);
    }
    [[nodiscard]] std::span<const Card> counted() const { return {cards.data(), cards.size()}; }
    [[nodiscard]] Total total() const { return counts; }
    /// A stake put up for the hand, as its doubles have made it.
    [[nodiscard]] Money grown(Money stake) const { return stake * (std::int64_t{1} << doubles); }
};

/// eXtreme: how a seat adjusted its bet after the deal, or that it passed before it.
enum class Adjusted : std::uint8_t { NotYet, Raised, Checked, Folded, Passed };
/// eXtreme: what the dealer decided.
enum class DealerChoice : std::uint8_t { NotYet, Plays, Folds, Passes };

struct TableSeat {
    int seat = 0;
    InlineVector<PlacedWager, most_wagers>
        wagers;  // as put up; a split or double does not change them
    InlineVector<TableHand, highest_hand> hands;  // one, after splits more, by number
    InlineVector<Card, 2> first_cards;            // the two first dealt, split or not
    int even_money = no_event;                    // index of the event
    std::optional<Money> chips;
    Adjusted adjusted = Adjusted::NotYet;
    int adjusted_at = no_event;  // index of the event of raise, check, fold, pass
    int turned = no_event;       // index of the event that turned its card up
    int put_up = 0;              // how many wagers were put up, one on another or not
    bool sits_out = false, disconnected = false;  // league
    std::uint16_t live = 0;  // bit by bit: the wagers that are up and count (apply() keeps it)
    /// The wager of this name that counts, else one that is forbidden, else null. The same wager
    /// put up again before the deal adds to it.
    [[nodiscard]] const PlacedWager* find(Wager name) const;
};
/// The seat itself, none of its hands.
constexpr Who who_of(const TableSeat& seat) { return {static_cast<std::uint8_t>(seat.seat), 0}; }

struct TableState {
    InlineVector<TableSeat, highest_seat> seats;  // clockwise, seat 1 first; only those that appear
    /// By number: one more than a seat's place in `seats`, 0 of one that has not appeared.
    std::array<std::uint8_t, highest_seat + 1> places{};
    TableHand dealer;
    std::optional<Money> dealer_chips;
    int offered = no_event, peeked = no_event, turned = no_event;  // indices of the dealer's events
    int first_deal = no_event,
        first_act = no_event;  // first card dealt; first hit, stand, double, ...
    int dealer_stood = no_event;
    DealerChoice dealer_choice = DealerChoice::NotYet;
    int dealer_chose = no_event;  // index of the event of play, fold, pass
    int events = 0;               // how many were applied
    [[nodiscard]] const TableSeat* find(int seat) const;
    [[nodiscard]] const TableHand* find(Who who) const;
};

/// A wager of the seat that counts: put up and not forbidden; null where there is none.
[[nodiscard]] inline bool is_live(const TableSeat& seat, Wager name) {
    return (seat.live >> static_cast<unsigned>(name) & 1U) != 0;
}
[[nodiscard]] inline const PlacedWager* live_wager(const TableSeat& seat, Wager name) {
    return is_live(seat, name) ? seat.find(name) : nullptr;
}

/// The card of the dealer that lies face up first, and the one that lay or lies face down.
std::optional<Card> up_card(const TableState& table);

/// Why an event cannot happen on a table.
enum class Impossible : std::uint8_t {
    SeatHasSplit,
    NoSuchHand,
    TooManyCards,
    HasFirstCards,
    NotFaceDown,
    NotDealtYet,
    TooManyDoubles,
    NotTwoCards,
    TooManyHands,
    TooManyWagers,
    TooLargeWager
};
/// In words, of the event on the table where it is impossible.
std::string in_words(Impossible why, const TableState& table, const Event& event);

/// Applies the next event. Why it is impossible on this table, or nothing; an impossible event
/// changes nothing.
std::optional<Impossible> apply(TableState& table, const Event& event,
                                Effect effect = Effect::Counts);

/// Every event that is impossible where it stands, by line of the record. `end` becomes the table
/// after all of them.
Problems impossible_events(const HandRecord& record);
Problems impossible_events(const HandRecord& record, TableState& end);

/// The table after the first `count` events; `effects` has one for each event, or is empty.
TableState table_after(const HandRecord& record, std::size_t count,
                       std::span<const Effect> effects = {});

}  // namespace fairdeal
