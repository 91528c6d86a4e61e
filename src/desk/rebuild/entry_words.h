#pragma once
// Everything the window shows of a hand that is typed in, as plain values; and what can be done
// with it once it is: saved as a file of its own, put into a log.

#include <filesystem>

#include "desk/answer/practice_screen.h"
#include "desk/rebuild/entry.h"

namespace fairdeal {

/// One event, a line of the record.
struct EntryLineScreen {
    std::string text;  // "2 bet dealer 50"
    std::string note;  // what a clause or the ruling has against it
    bool wrong = false;
    bool before_cursor = true;
    std::string spoken;
};

enum class RuledState : std::uint8_t { Due, Made, Differs, Undecided, Fault };
/// One line of the ruling, and whether the settlement makes it; or a fault of the play.
struct RuledLineScreen {
    std::string text;  // "Seat 2 · Take Dealer hand $50"
    std::string note;  // "typed: push", "take $25 or push; hangs on line 7"
    std::vector<ClauseName> clauses;
    RuledState state = RuledState::Due;
    std::string spoken;
};

struct ChipCountScreen {
    std::string place, before, due, settled, after;
    std::string difference;  // "right", "$25 too little"; empty where nothing can be compared
    bool wrong = false;
    std::string spoken;
};

struct EntryScreen {
    std::string title, crumb;  // "B7-000412"; how many keys so far
    std::string prompt;        // "Seat 1 decides: hit, stand or double"
    std::string typed;         // the unfinished line as it is shown: "25", "K"
    std::string status;        // of the last key
    KeyTaken taken = KeyTaken::Taken;
    std::string clause;         // of a doubt
    std::vector<KeyHelp> keys;  // what can be typed now
    std::vector<EntryLineScreen> lines;
    std::size_t cursor = 0;  // lines before it
    Banner banner;
    std::vector<RuledLineScreen> ruled;
    std::vector<ChipCountScreen> chips;
    std::string chips_hint;  // which key counts them
    bool can_save = false;
    std::string spoken;  // prompt, typed, status
    std::optional<ClauseScreen> clause_shown;
};

/// What is awaited and which keys there are now.
void add_prompt(EntryScreen& screen, const HandEntry& entry);

/// What a dealer misreads who settles as was typed: " Likely: paid the blackjack 6:5."; empty where
/// no misreading gives it.
std::string likely_mistakes(const HandRecord& record, const Ruling& ruling, const Library& library);

EntryScreen entry_screen(const HandEntry& entry, const Library& library);
/// The table as it lies at the cursor.
TableScreen table_screen(const HandEntry& entry);

/// The cards of a game that a header can be filled in with, by title; and which of them it has, -1:
/// none of them.
std::vector<const TableCardFile*> cards_of(const Library& library, Game game);
int card_of(const EntryForm& form, const std::vector<const TableCardFile*>& cards);
/// The form of another game: its own facts, the identity kept.
EntryForm form_for(const EntryForm& form, Game game);

/// A new hand at the same table; Backspace brings the old one back.
void next_entry(HandEntry& entry);

/// Writes the record into a file of its own, whole or not at all; one that is there already is
/// replaced. What went wrong, in words, or nothing.
std::optional<std::string> save_entry(HandEntry& entry, const std::filesystem::path& file);
/// Adds the hand to a log. What went wrong, in words, or nothing.
std::optional<std::string> add_to_log(HandEntry& entry, const std::filesystem::path& log,
                                      const std::vector<Misreading>& misreadings);

}  // namespace fairdeal
