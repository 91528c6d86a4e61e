#pragma once
// Everything the window shows of a rule book: one struct, made again after every change.

#include "desk/book/book.h"
#include "words/sheet_words.h"

namespace fairdeal {

struct BookTabScreen {
    std::string label;  // "Breakout Blackjack", "Glossary"
    bool on = false;
    Game game = Game::Breakout;
    BookPart part = BookPart::Rules;
};

/// One line of the list.
struct BookRowScreen {
    std::string id;
    std::string section;  // its heading, only where it differs from the row before
    std::string label;    // the id of a clause, the word of a term
    std::string text;     // the clause, the question of an open point, the meaning
    std::string kind;     // "Settlement", "Open point"; of a term empty
    bool current = false;
    std::string spoken;  // for a screen reader
    bool is_open_point = false;
};

/// One way to read an open point.
struct ReadingScreen {
    std::string text;
    std::string value;    // of the option; empty where the house has no choice
    bool chosen = false;  // by the table card
    bool standard = false;
    std::string word;  // "This table", "Default", "This table, and the default"
};

/// A link with the key that opens it.
struct BookLinkScreen {
    BookLink link;
    std::string heading;  // only where it differs from the link before
    std::string key;      // "1" to "9"; empty: none
    std::string spoken;   // "Lesson: A bust cannot lose"
};

/// A row of the sheet as it is ruled, or a note beside the rows.
struct SheetRowScreen {
    std::string clauses;   // "BRK-BJ-3, AMB-BRK-14"
    std::string says;      // "the dealer has a blackjack: pay 3:2 (dealer-bj-pays)"
    std::string option;    // "at this table: Yes. (bj-vs-21=beats)"; or empty
    bool current = false;  // it rests on what is shown
    bool stands = true;    // at this table
};
/// A section of the sheet that rests on what is shown, row by row; the first row that holds rules.
struct SheetSectionScreen {
    std::string title;
    std::string option;   // as of a row
    std::string reading;  // how its rows are read; empty: the first that fits rules
    std::vector<SheetRowScreen> rows;
};

/// The clause, open point or term that is shown.
struct BookPageScreen {
    std::string id, kind, heading;  // "BRK-PUSH-3", "Settlement", "Dealer Hand Push"
    std::string text;               // of a clause or an open point's question
    std::string place;              // "In the document: Paying a Hand, Dealer Hand Push, fig. 5"
    Prose meaning;                  // of a term
    std::vector<ReadingScreen> readings;
    std::string option;   // "Option bust17-soft of the table card"; empty: the house has no choice
    std::string confirm;  // why the person in charge should look at it; empty: no need
    std::vector<SheetSectionScreen> sheet;
    std::vector<std::string> mistakes;  // how it is misread, in a trainer's words
    std::vector<BookLinkScreen> links;
    std::string spoken;
};

struct BookScreen {
    std::string title;     // "Breakout Blackjack"
    std::string document;  // "From the document 004_8c37effaca9841de.txt"
    std::vector<BookTabScreen> tabs;
    std::string search;
    std::string count;  // "83 clauses and 42 open points", "7 found"
    std::string empty;  // why nothing is listed
    std::string table;  // "Read by the rule book's defaults", "Read by: Hit soft 17"
    std::vector<BookRowScreen> rows;
    std::optional<BookPageScreen> page;
    bool can_go_back = false;
};

BookScreen screen_of(const Book& book, const Library& library, const BookIndex& index);

}  // namespace fairdeal
