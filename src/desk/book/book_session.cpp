#include "desk/book/book_session.h"

namespace fairdeal {

namespace {

std::optional<Destination> destination_of(const BookOutcome& outcome) {
    switch (outcome.kind) {
        case BookOutcome::Kind::OpenLesson: return ReadLesson{outcome.id};
        case BookOutcome::Kind::OpenScenario: return PractiseThis{outcome.id};
        case BookOutcome::Kind::Close: return CloseBook{};
        case BookOutcome::Kind::Nothing:
        case BookOutcome::Kind::Redraw: break;
    }
    return std::nullopt;
}

}  // namespace

Book& BookSession::opened() {
    if (!book_) book_ = open_book(library_, game_);
    return *book_;
}

const BookIndex& BookSession::index() {
    if (!index_) index_ = book_index(library_);
    return *index_;
}

BookScreen BookSession::screen() { return screen_of(opened(), library_, index()); }

void BookSession::turn_to(const BookTabScreen& tab) {
    if (tab.part == BookPart::Rules) turn_to_game(opened(), library_, tab.game);
    turn_to_part(opened(), library_, tab.part);
}

void BookSession::search(const std::string& words) { search_in(opened(), library_, words); }

void BookSession::look_up(const std::string& id) { show_in_book(opened(), library_, id); }

void BookSession::look_up(const std::string& id, const std::string& table) {
    look_up(id);
    read_by_table(opened(), library_, table);
}

std::optional<Destination> BookSession::apply(BookAction action) {
    return destination_of(fairdeal::apply(opened(), library_, action));
}

std::optional<Destination> BookSession::follow(const BookLink& link) {
    return destination_of(fairdeal::follow(opened(), library_, link));
}

Pressed BookSession::press(const KeyPress& key) {
    const BookOutcome outcome = fairdeal::press(opened(), library_, index(), key);
    return {outcome.kind != BookOutcome::Kind::Nothing, destination_of(outcome)};
}

}  // namespace fairdeal
