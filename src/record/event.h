#pragma once
// One line of a hand after its header: who did what. Events are checked for form only (a card is a
// card, a verb has its words); what may happen when is for the table state and the games.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/inline_vector.h"
#include "base/money.h"
#include "base/problem.h"
#include "cards/card.h"
#include "record/words.h"

namespace fairdeal {

/// Who acts: the dealer (seat 0), a seat 1..9, or hand N of a seat after a split ("2.1" is {2, 1};
/// hand 0 is the seat itself, or its only hand).
struct Who {
    std::uint8_t seat = 0;
    std::uint8_t hand = 0;
    [[nodiscard]] constexpr bool is_dealer() const { return seat == 0; }
    friend constexpr auto operator<=>(const Who&, const Who&) = default;
};
constexpr Who the_dealer{};
constexpr int highest_seat = 9;
constexpr int highest_hand = 16;  // hands of one seat after splits

/// "dealer", "2", "2.1".
std::string to_text(Who who);
/// Nothing if the word names nobody.
std::optional<Who> who_from(std::string_view word);

struct DealtCard {
    Card card;
    bool face_down = false;
    friend bool operator==(const DealtCard&, const DealtCard&) = default;
};
/// "Ts", face down "(Ts)".
std::string to_text(const DealtCard& dealt);

struct Event {
    Who who;
    Verb verb = Verb::Stand;
    Wager wager = Wager::None;
    Money amount;                      // where the verb has one
    int place = 0;                     // out, place
    InlineVector<DealtCard, 2> cards;  // deal, turn, hit, double
    int line = 0;                      // within the record; the header is line 1
    friend bool operator==(const Event&, const Event&) = default;
};

/// The event as its line in the notation, amounts in shortest form, no line end.
std::string to_text(const Event& event);

/// The same after a text, for who writes many.
void append(std::string& text, Who who);
void append(std::string& text, const Event& event);

/// Reads one line of a record of this game. Every problem of the line is added to `problems` with
/// `line` and the column; the event is of use only if none was added.
Event read_event(std::string_view text, Game game, int line, Problems& problems);
/// The same into an event as it was made.
void read_event_into(Event& event, std::string_view text, Game game, int line, Problems& problems);
/// Reads an act: an event without the card that it brings, "dealer hit", "1 take dealer 25".
Event read_act(std::string_view text, Game game, int line, Problems& problems);

}  // namespace fairdeal
