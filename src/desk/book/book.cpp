#include "desk/book/book.h"

#include <algorithm>

#include "training/lessons/lesson.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// How far the page keys go.
constexpr std::ptrdiff_t page = 8;

bool matches(const Book& book, std::string_view id, const std::string& text) {
    return holds_words(std::string(id) + " " + text, book.search);
}

std::string text_of(const OpenPoint& point) {
    std::string text = point.question + " " + point.option;
    for (const Reading& reading : point.readings) text += " " + reading.text;
    return text;
}

void add_listed(std::vector<std::string>& ids, const Book& book,
                const std::vector<BookSection>& sections, const std::vector<OpenPoint>& points) {
    for (const BookSection& section : sections) {
        for (const BookClause& clause : section.clauses) {
            if (matches(book, clause.id, section.title + " " + clause.text))
                ids.push_back(clause.id);
        }
    }
    for (const OpenPoint& point : points) {
        if (matches(book, point.id, text_of(point))) ids.push_back(point.id);
    }
}

std::vector<std::string> rules_listed(const Book& book, const RuleBook& rules) {
    std::vector<std::string> ids;
    add_listed(ids, book, rules.sections, rules.open_points);
    add_listed(ids, book, rules.chapter_sections, rules.chapter_points);
    return ids;
}

/// Keeps what is shown if it is still listed, else shows the first.
void stay_or_begin(Book& book, const Library& library) {
    const auto ids = listed_in(book, library);
    if (ids.empty() || std::find(ids.begin(), ids.end(), book.current) != ids.end()) return;
    book.current = ids.front();
}

void step(Book& book, const Library& library, std::ptrdiff_t by) {
    const auto ids = listed_in(book, library);
    if (ids.empty()) return;
    const auto at = std::find(ids.begin(), ids.end(), book.current);
    const auto last = static_cast<std::ptrdiff_t>(ids.size()) - 1;
    const auto now = at == ids.end() ? 0 : at - ids.begin();
    book.current = ids[static_cast<std::size_t>(std::clamp(now + by, std::ptrdiff_t{0}, last))];
}

/// Shows it without remembering what was shown.
bool place(Book& book, const Library& library, const std::string& id) {
    if (find_term(library.glossary, id) != nullptr) {
        book.part = BookPart::Terms;
    } else {
        const auto holds = [&](const RuleBook& other) {
            return find_clause(other, id) != nullptr || find_open_point(other, id) != nullptr;
        };
        // What every game's book has is looked up in the one that is open.
        const RuleBook* rules = find_book(library, book.game);
        if (rules == nullptr || !holds(*rules)) {
            const auto found = std::find_if(library.books.begin(), library.books.end(), holds);
            if (found == library.books.end()) return false;
            rules = &*found;
        }
        if (book.game != rules->game) book.table.clear();
        book.game = rules->game;
        book.part = BookPart::Rules;
    }
    book.current = id;
    const auto ids = listed_in(book, library);
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) book.search.clear();
    return true;
}

const BookOutcome redraw{BookOutcome::Kind::Redraw, {}};

Game neighbour(Game game, int by) {
    const int count = static_cast<int>(every_game.size());
    const auto at = std::find(every_game.begin(), every_game.end(), game) - every_game.begin();
    return every_game.at(static_cast<std::size_t>((at + by + count) % count));
}

}  // namespace

BookIndex book_index(const Library& library) {
    BookIndex index;
    for (const Lesson& lesson : library.lessons) {
        for (const std::string& id : lesson.clauses) index.lessons[id].push_back(lesson.id);
    }
    for (const Scenario& scenario : library.scenarios) {
        ClauseSet ids = clauses_exercised(scenario);
        ids.insert(scenario.clauses.begin(), scenario.clauses.end());
        for (const std::string& id : ids) index.scenarios[id].push_back(scenario.id);
    }
    return index;
}

Book open_book(const Library& library, Game game) {
    Book book;
    turn_to_game(book, library, game);
    return book;
}

std::vector<std::string> listed_in(const Book& book, const Library& library) {
    if (book.part == BookPart::Rules) {
        const RuleBook* rules = find_book(library, book.game);
        return rules == nullptr ? std::vector<std::string>{} : rules_listed(book, *rules);
    }
    std::vector<std::string> ids;
    for (const GlossaryTerm& term : library.glossary) {
        if (belongs_to(term, book.game) &&
            matches(book, term.id, term.word + " " + plain_text(term.meaning)))
            ids.push_back(term.id);
    }
    return ids;
}

void turn_to_game(Book& book, const Library& library, Game game) {
    book.table.clear();
    book.game = game;
    stay_or_begin(book, library);
}

void turn_to_part(Book& book, const Library& library, BookPart part) {
    book.part = part;
    stay_or_begin(book, library);
}

void search_in(Book& book, const Library& library, const std::string& words) {
    book.search = words;
    stay_or_begin(book, library);
}

void read_by_table(Book& book, const Library& library, const std::string& table) {
    const TableCardFile* card = find_table(library, table);
    book.table = card != nullptr && card->card.game() == book.game ? table : "";
}

bool show_in_book(Book& book, const Library& library, const std::string& id) {
    const std::string before = book.current;
    if (!place(book, library, id)) return false;
    if (!before.empty() && before != id) book.trail.push_back(before);
    return true;
}

bool go_back(Book& book, const Library& library) {
    while (!book.trail.empty()) {
        const std::string id = book.trail.back();
        book.trail.pop_back();
        if (place(book, library, id)) return true;
    }
    return false;
}

BookOutcome follow(Book& book, const Library& library, const BookLink& link) {
    if (link.kind == BookLinkKind::Lesson) return {BookOutcome::Kind::OpenLesson, link.id};
    if (link.kind == BookLinkKind::Scenario) return {BookOutcome::Kind::OpenScenario, link.id};
    return show_in_book(book, library, link.id) ? redraw : BookOutcome{};
}

BookOutcome apply(Book& book, const Library& library, BookAction action) {
    constexpr std::ptrdiff_t far = 100000;
    switch (action) {
        case BookAction::OpenLink: return {};
        case BookAction::Back: return go_back(book, library) ? redraw : BookOutcome{};
        case BookAction::Close: return {BookOutcome::Kind::Close, {}};
        case BookAction::Terms:
            turn_to_part(book, library,
                         book.part == BookPart::Rules ? BookPart::Terms : BookPart::Rules);
            break;
        case BookAction::GameBefore: turn_to_game(book, library, neighbour(book.game, -1)); break;
        case BookAction::GameAfter: turn_to_game(book, library, neighbour(book.game, 1)); break;
        case BookAction::Up: step(book, library, -1); break;
        case BookAction::Down: step(book, library, 1); break;
        case BookAction::PageUp: step(book, library, -page); break;
        case BookAction::PageDown: step(book, library, page); break;
        case BookAction::First: step(book, library, -far); break;
        case BookAction::Last: step(book, library, far); break;
    }
    return redraw;
}

BookOutcome press(Book& book, const Library& library, const BookIndex& index, const KeyPress& key) {
    if (const auto* action = action_of(book_actions, key))
        return apply(book, library, action->name);
    if (key.control || key.character < '1' || key.character > '9') return {};
    const auto links = links_of(book, library, index);
    const auto at = static_cast<std::size_t>(key.character - '1');
    return at < links.size() ? follow(book, library, links[at]) : BookOutcome{};
}

}  // namespace fairdeal
