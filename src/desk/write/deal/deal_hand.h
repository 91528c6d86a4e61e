#pragma once
// A hand dealt by clicks, for a lesson or a scenario. Each button stands for keys of Rebuild, whose
// entry (desk/rebuild/entry.h) checks them, so that both deal the same hands by the same rules.

#include "desk/rebuild/entry_words.h"
#include "desk/write/lesson_draft.h"

namespace fairdeal {

/// The hand that is dealt for a piece of the draft. It stays when somebody goes back to the fields.
struct Dealing {
    std::size_t row = 0;
    bool open = false;
    Money amount = Money::dollars(25);  // of the next wager
    HandEntry entry;
};

/// `keys`: '\n' is Enter, ' ' Space; '<' and '>' are the arrows to another seat, '\b' takes back.
struct DealButton {
    std::string label, keys;
    bool down = false;  // it is the one in force
    friend bool operator==(const DealButton&, const DealButton&) = default;
};
struct DealGroup {
    std::string title;
    std::vector<DealButton> buttons;
    friend bool operator==(const DealGroup&, const DealGroup&) = default;
};

struct DealScreen {
    std::string prompt;  // "Seat 1 decides: hit, stand or double"
    std::string status;  // what the last click has done, or why not
    bool refused = false;
    std::vector<DealGroup> groups;
    std::vector<std::string> cards;  // table cards, by title
    int card = -1;
    TableScreen table;
    std::string why_not;  // it cannot be put in yet; empty: it can
};

/// Of the piece: its own hand to go on with, else an empty one at its table card.
Dealing start_dealing(const DraftPart& part, Game game, std::size_t row, const Library& library);
DealScreen deal_screen(const Dealing& dealing, const Library& library);
/// What a button stands for; an amount is taken for the wagers to come.
void press_keys(Dealing& dealing, std::string_view keys);
void choose_card(Dealing& dealing, int card, const Library& library);
/// The hand goes into the piece: its question stays, or else asks for the settlement of the table,
/// of a hand that is not over what the dealer does next. There must be no reason why not.
void put_dealt(DraftPart& part, const Dealing& dealing, const Library& library);

}  // namespace fairdeal
