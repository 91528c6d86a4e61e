#pragma once
// The rule book as its reader has it open, and what its page does.

#include "desk/book/book_screen.h"
#include "desk/frame/destination.h"

namespace fairdeal {

class BookSession {
public:
    /// `game`: whose book is opened first. It and the library must outlive the session.
    BookSession(const Library& library, const Game& game) : library_(library), game_(game) {}

    /// At the beginning, or as it was left.
    [[nodiscard]] const Book& book() { return opened(); }
    [[nodiscard]] BookScreen screen();

    void turn_to(const BookTabScreen& tab);
    void search(const std::string& words);
    /// Shows a clause, an open point or a term; nothing if no book has it.
    void look_up(const std::string& id);
    /// The same, read by this table card; one of another game or none: as the rule book does.
    void look_up(const std::string& id, const std::string& table);
    std::optional<Destination> apply(BookAction action);
    /// Opens a link in the book itself, or says where it leads.
    std::optional<Destination> follow(const BookLink& link);
    Pressed press(const KeyPress& key);

private:
    Book& opened();
    const BookIndex& index();

    const Library& library_;
    const Game& game_;
    std::optional<Book> book_;
    std::optional<BookIndex> index_;  // made when it is wanted first
};

}  // namespace fairdeal
