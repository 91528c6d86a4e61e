#include "desk/book/book_session.h"

namespace fairdeal {

namespace {

std::optional<Destination> destination_of(const BookAction& action) {
    switch (action.kind) {
        case BookAction::Kind::OpenLesson: return ReadLesson{action.id};
        case BookAction::Kind::OpenScenario: return PractiseThis{action.id};
        case BookAction::Kind::Close: return CloseBook{};
        case BookAction::Kind::Nothing:
        case BookAction::Kind::Redraw: break;
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

void BookSession::go_back() { fairdeal::go_back(opened(), library_); }

std::optional<Destination> BookSession::follow(const BookLink& link) {
    return destination_of(fairdeal::follow(opened(), library_, link));
}

Pressed BookSession::press(const KeyPress& key) {
    const BookAction action = fairdeal::press(opened(), library_, index(), key);
    return {action.kind != BookAction::Kind::Nothing, destination_of(action)};
}

}  // namespace fairdeal
