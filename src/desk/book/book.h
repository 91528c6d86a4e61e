#pragma once
// The rule books to be read: all four games and the glossary, searched, with links between clauses,
// open points, lessons and scenarios. What a click or a key does is here; what the window shows in
// book_screen.h.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "desk/book/book_actions.h"
#include "training/library.h"

namespace fairdeal {

/// Which lessons and scenarios teach or exercise each clause and open point, by their ids. Made
/// once for a library: every scenario is ruled for it.
struct BookIndex {
    std::map<std::string, std::vector<std::string>, std::less<>> lessons, scenarios;
};
BookIndex book_index(const Library& library);

/// What the reader has open: the clauses of a game, or the glossary.
enum class BookPart : std::uint8_t { Rules, Terms };

struct Book {
    Game game = Game::Breakout;
    BookPart part = BookPart::Rules;
    std::string search;              // words of the text or parts of the id, in any order
    std::string current;             // id of the clause, open point or term that is shown
    std::string table;               // id of the table card whose readings are shown; empty: the
                                     // rule book's own
    std::vector<std::string> trail;  // what was shown before, the last one last
};

/// At the beginning of a game's rule book. The game need not have one.
Book open_book(const Library& library, Game game);

/// Everything that is listed, in order, as the search has it: clauses by section, then open points;
/// or the terms of the glossary that belong to the game.
std::vector<std::string> listed_in(const Book& book, const Library& library);

/// Read as the rule book does.
void turn_to_game(Book& book, const Library& library, Game game);
void turn_to_part(Book& book, const Library& library, BookPart part);
/// Lists what holds all words; what was shown stays, if it does, else the first is shown.
void search_in(Book& book, const Library& library, const std::string& words);
/// Reads the open points by this table card; one of another game or none: as the rule book does.
void read_by_table(Book& book, const Library& library, const std::string& table);

/// Shows a clause, an open point or a term, in whichever part it stands, and remembers what was
/// shown. False: no book and no glossary has it.
bool show_in_book(Book& book, const Library& library, const std::string& id);
/// What was shown before; false: nothing was.
bool go_back(Book& book, const Library& library);

/// Something beside the text that can be opened.
enum class BookLinkKind : std::uint8_t { Clause, OpenPoint, Term, Lesson, Scenario };
struct BookLink {
    BookLinkKind kind = BookLinkKind::Clause;
    std::string id;
    std::string label;    // "BRK-PUSH-3", "A bust cannot lose"
    std::string heading;  // the group it stands in: "Open points", "Lessons"
};
/// The links of what is shown, in the order in which they stand.
std::vector<BookLink> links_of(const Book& book, const Library& library, const BookIndex& index);

/// What the window is to do beside drawing the screen again.
struct BookOutcome {
    enum class Kind : std::uint8_t { Nothing, Redraw, OpenLesson, OpenScenario, Close };
    Kind kind = Kind::Nothing;
    std::string id;  // OpenLesson, OpenScenario
};
/// Opens a link: in the book itself, or says what else is to be opened.
BookOutcome follow(Book& book, const Library& library, const BookLink& link);
/// Nothing: it cannot be done now.
BookOutcome apply(Book& book, const Library& library, BookAction action);
/// What a key does. Nothing: it is not ours.
BookOutcome press(Book& book, const Library& library, const BookIndex& index, const KeyPress& key);

}  // namespace fairdeal
