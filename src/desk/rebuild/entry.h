#pragma once
// A hand typed in from a recording, key by key. What has been typed is a plain value; every key is
// checked at once against the table, the shoe and the engine. What cannot have happened is refused
// and changes nothing; what a clause forbids can have happened, and is written down when the same
// key is pressed a second time.
//
// The bets (until Space says that they are up):
//   25 Enter      the main wager of the seat, on to the next seat     Enter  on to the next seat
//   25 P, 25 D    on the player's, on the dealer's hand, staying at the seat (P: the blind)
//   5 T  5 U  5 W  5 B   Super Tie, Pair Up, Sweet 17, Breakout Bonus     50 S  the secret bet
//   500 M         the chips counted before the hand, on to the next seat
//   =             the wagers of the seat before, on to the next seat
//   left, right, / and a digit   another seat (/ 0: the dealer)
//   N  passes (eXtreme)    O  sits out    X  is disconnected (league)
// The play, whose turn the engine knows:
//   5 H           a card: rank 2-9 T J Q K A, suit S H D C, ? or . for what cannot be read;
//                 Space: a card of which nothing can be read; [ before it: the other side up
//   Enter         what comes next, where no card is wanted: a stand, an offer, a payment as due
//   S  V  R  E    stand, split, surrender, even money     D and a card: double
//   H and a card  a hit, no matter whose turn it is             / and a digit: whose act comes next
//   U Enter       raises by the blind, U 50 Enter by 50   I Enter, I 10 Enter: insurance
//   C  F  L  N    check, fold, play, pass (eXtreme)       O  offers insurance    Y  has peeked
// The settlement as it was made:
//   X take  P pay  = push  B give back, then a wager's letter and an amount where they are not the
//   next due ones, then Enter: "P 15 Enter", "X T Enter"     Z  tip     ]  all the rest as due
//   G 6, W 1      goes out sixth, is placed first (league)   M 500 Enter  the chips counted after
// Everywhere:
//   Backspace     takes back one key; a letter of a line that is text    Esc  drops the line
//   up, down      the place in the list of events         Del  removes the event before it
//   ;             the event before it as text, to change  '  a new line as text; then Enter

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "desk/frame/keys.h"
#include "games/all_games.h"

namespace fairdeal {

/// The hand as far as it is typed: everything that a key can change and Backspace brings back.
struct EntryHand {
    HandRecord record;
    std::size_t cursor = 0;              // events before the place where the next one goes
    std::string typed;                   // the keys of a line that is not whole yet
    bool as_text = false;                // `typed` is a line of the notation
    bool replaces = false;               // then: it takes the place of the event before the cursor
    std::optional<Who> who;              // chosen by hand for the next act
    int seat = 1;                        // whose wagers are typed; 0 the dealer's chips
    bool bets_are_up = false;            // said so, though no card is dealt yet
    std::map<int, Money> before, after;  // chips counted, by seat; `before` where the notation of
                                         // the game has no word for it
    int keys = 0;                        // that made it
    friend bool operator==(const EntryHand&, const EntryHand&) = default;
};

/// What became of the last key.
enum class KeyTaken : std::uint8_t { Taken, Refused, InDoubt };

struct HandEntry {
    EntryHand hand;
    std::vector<EntryHand> past;  // before each key that was taken, the newest last
    KeyTaken taken = KeyTaken::Taken;
    std::string status;  // in words: what was written down, why a key is refused or in doubt
    std::string clause;  // the one that forbids what is in doubt; empty: none
    std::optional<KeyPress> doubted;  // pressed again, it is written down all the same
    std::string saved;                // the text that was saved or put into a log last
    std::string clause_shown;         // whose words are shown; empty: none
};

/// Goes to the place after so many events.
void go_to_line(HandEntry& entry, std::size_t line);

/// An empty hand of a game, with the facts its header must have.
HandEntry start_entry(Game game);

/// What a key does. False: it is not ours.
bool press(HandEntry& entry, const KeyPress& key);
/// The lines of the panel of keys for what is typed as a line.
std::vector<KeyHelp> entry_key_help();

/// The wagers are typed: no card is dealt before the cursor and nobody has said that they are up.
bool is_betting(const EntryHand& hand);

/// The record's text; it always reads back.
std::string text_of(const HandEntry& entry);

/// The header as it is filled in.
struct EntryForm {
    Game game = Game::Breakout;
    TableCard card;
    Identity identity;
    std::string facts;  // the rest in the notation: "minimum=50 mode=tournament"
};
EntryForm form_of(const HandEntry& entry);
/// Puts another header over the hand; what is wrong with it, in words, or nothing. A wrong one
/// changes nothing.
std::optional<std::string> set_form(HandEntry& entry, const EntryForm& form);

/// One seat's chips (0: the dealer's): counted, and what the hand should have left.
struct ChipCount {
    int seat = 0;
    std::optional<Money> before, after;  // as counted
    std::optional<Money> due;            // after the hand, by the ruling, once it is complete
    std::optional<Money> settled;        // after the hand, by the settlement that was typed
    [[nodiscard]] std::optional<Money> difference() const {
        return after && due ? std::optional(*after - *due) : std::nullopt;
    }
};
std::vector<ChipCount> chip_counts(const EntryHand& hand, const Ruling& ruling);

}  // namespace fairdeal
