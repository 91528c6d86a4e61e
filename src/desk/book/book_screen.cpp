#include "desk/book/book_screen.h"

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "games/all_games.h"
#include "print/sheet_marks.h"

namespace fairdeal {

namespace {

/// By ClauseKind.
constexpr std::array clause_kinds{sentence("Settlement"), sentence("Procedure"),
                                  sentence("Definition"), sentence("Talk")};

std::vector<BookTabScreen> tabs_of(const Book& book, const Library& library) {
    std::vector<BookTabScreen> tabs;
    for (const Game game : every_game) {
        const bool on = book.part == BookPart::Rules && book.game == game;
        if (find_book(library, game) != nullptr)
            tabs.push_back({std::string(title_of(game)), on, game, BookPart::Rules});
    }
    tabs.push_back({tr("Glossary"), book.part == BookPart::Terms, book.game, BookPart::Terms});
    return tabs;
}

BookRowScreen row_of(const BookClause& clause, const std::string& section) {
    BookRowScreen row{clause.id,
                      section,
                      clause.id,
                      clause.text,
                      tr(clause_kinds.at(static_cast<std::size_t>(clause.kind))),
                      false,
                      {}};
    row.spoken = tr("{clause}, {kind}: {text}", "clause"_a = clause.id, "kind"_a = row.kind,
                    "text"_a = clause.text);
    return row;
}

BookRowScreen row_of(const OpenPoint& point) {
    return {
        point.id,
        tr("Open points"),
        point.id,
        point.question,
        tr("Open point"),
        false,
        tr("{point}, open point: {question}", "point"_a = point.id, "question"_a = point.question),
        true};
}

BookRowScreen row_of(const GlossaryTerm& term) {
    const std::string meaning = plain_text(term.meaning);
    return {term.id, "", term.word, meaning, "", false, term.word + ": " + meaning};
}

/// The row of an id that is listed.
BookRowScreen row_of(const std::string& id, const Book& book, const Library& library) {
    if (book.part == BookPart::Terms) return row_of(*find_term(library.glossary, id));
    const RuleBook& rules = *find_book(library, book.game);
    if (const auto [section, clause] = place_of(rules, id); clause != nullptr)
        return row_of(*clause, section->title);
    return row_of(*find_open_point(rules, id));
}

void add_rows(BookScreen& screen, const Book& book, const Library& library) {
    std::string section;
    for (const std::string& id : listed_in(book, library)) {
        BookRowScreen row = row_of(id, book, library);
        row.current = id == book.current;
        if (row.section == section)
            row.section.clear();
        else
            section = row.section;
        screen.rows.push_back(std::move(row));
    }
}

std::string count_of(const BookScreen& screen, const Book& book) {
    const auto all = static_cast<std::int64_t>(screen.rows.size());
    if (!book.search.empty()) return tr_n("{count} entry found", "{count} entries found", all);
    if (book.part == BookPart::Terms) return tr_n("{count} term", "{count} terms", all);
    const auto points = std::count_if(screen.rows.begin(), screen.rows.end(),
                                      [](const BookRowScreen& row) { return row.is_open_point; });
    return tr("{clauses} and {open_points}",
              "clauses"_a = tr_n("{count} clause", "{count} clauses", all - points),
              "open_points"_a = tr_n("{count} open point", "{count} open points", points));
}

/// The card by which open points are read: the one that was chosen, or the rule book's defaults.
TableCard card_of(const Book& book, const Library& library) {
    const TableCardFile* table = find_table(library, book.table);
    return table == nullptr ? TableCard(book.game) : table->card;
}

std::string word_of(const ReadingScreen& reading) {
    if (reading.chosen)
        return reading.standard ? tr("This table, and the default") : tr("This table");
    return reading.standard ? tr("Default") : tr("Also possible");
}

void add_readings(BookPageScreen& page, const OpenPoint& point, const TableCard& card) {
    const std::optional<std::string> value = card.text(point.option);
    bool any = false;
    for (const Reading& reading : point.readings) {
        ReadingScreen shown{reading.text,
                            reading.value,
                            value ? reading.value == *value : reading.standard,
                            reading.standard,
                            {}};
        shown.word = word_of(shown);
        any = any || shown.chosen;
        page.readings.push_back(std::move(shown));
    }
    if (!any)
        page.readings.push_back({tr("This table has {option} at {value}.",
                                    "option"_a = point.option, "value"_a = value.value_or("")),
                                 value.value_or(""), true, false, tr("This table")});
    if (value) page.option = tr("Option {option} of the table card", "option"_a = point.option);
    if (point.confirm)
        page.confirm = tr("Have the person in charge confirm this reading before play.");
}

SheetRowScreen sheet_row(const SheetRow& row, const std::string& id) {
    const std::string ids = " " + row.clause + ", " + row.also + ",";
    return {row.also.empty() ? row.clause : row.clause + ", " + row.also,
            row.then.empty() ? row.when
                             : tr("{when}: {then}", "when"_a = row.when, "then"_a = row.then),
            text_of(row.mark), ids.find(" " + id + ",") != std::string::npos, row.stands};
}

SheetSectionScreen sheet_section(const SheetSection& section, const std::string& id) {
    SheetSectionScreen shown{section.title, text_of(section.mark), section.reading, {}};
    for (const auto* rows : {&section.rows, &section.notes}) {
        for (const SheetRow& row : *rows) {
            SheetRowScreen screen = sheet_row(row, id);
            if (screen.current || section.read != ReadAs::All)
                shown.rows.push_back(std::move(screen));
        }
    }
    return shown;
}

/// Every section of the sheet with a row or note that rests on the clause: whole, or those rows
/// alone where each applies by itself.
void add_sheet(BookPageScreen& page, const TableCard& card, const RuleBook& book) {
    const GameRules* rules = rules_of(card.game());
    if (rules == nullptr) return;
    auto sections = sheet_for_people(rules->sections(), card);
    put_choices_in_words(sections, book);
    for (const SheetSection& section : sections) {
        SheetSectionScreen shown = sheet_section(section, page.id);
        const bool any = std::any_of(shown.rows.begin(), shown.rows.end(),
                                     [](const SheetRowScreen& row) { return row.current; });
        if (any) page.sheet.push_back(std::move(shown));
    }
}

void add_mistakes(BookPageScreen& page, const Library& library) {
    for (const Misreading& misreading : library.misreadings) {
        if (misreading.clause == page.id) page.mistakes.push_back(misreading.says);
    }
}

const char* spoken_link(BookLinkKind kind) {
    switch (kind) {
        case BookLinkKind::Clause: return sentence("Clause: {label}");
        case BookLinkKind::OpenPoint: return sentence("Open point: {label}");
        case BookLinkKind::Term: return sentence("Term: {label}");
        case BookLinkKind::Lesson: return sentence("Lesson: {label}");
        case BookLinkKind::Scenario: return sentence("Scenario: {label}");
    }
    throw Fault("a link of no kind");
}

std::vector<BookLinkScreen> link_screens(const std::vector<BookLink>& links) {
    std::vector<BookLinkScreen> screens;
    std::string heading;
    for (const BookLink& link : links) {
        const std::size_t number = screens.size() + 1;
        screens.push_back({link, link.heading == heading ? "" : link.heading,
                           number <= 9 ? std::to_string(number) : "",
                           tr_of(spoken_link(link.kind), "label"_a = link.label)});
        heading = link.heading;
    }
    return screens;
}

BookPageScreen page_of(const BookRowScreen& row, const Book& book, const Library& library) {
    BookPageScreen page;
    page.id = row.id;
    page.kind = row.kind;
    page.heading = row.label;
    page.text = row.text;
    if (const GlossaryTerm* term = find_term(library.glossary, row.id)) {
        page.meaning = term->meaning;
    } else if (const OpenPoint* point = find_open_point(*find_book(library, book.game), row.id)) {
        add_readings(page, *point, card_of(book, library));
    } else {
        const RuleBook& rules = *find_book(library, book.game);
        page.heading = row.section;
        const std::string& place = find_clause(rules, row.id)->place;
        page.place = is_in_chapter(rules, row.id)
                         ? tr("Source: {place}", "place"_a = place)
                         : tr("In the document: {place}", "place"_a = place);
    }
    if (page.meaning.empty())
        add_sheet(page, card_of(book, library), *find_book(library, book.game));
    add_mistakes(page, library);
    page.spoken = row.spoken + (page.place.empty() ? "" : " " + page.place + ".");
    for (const ReadingScreen& reading : page.readings)
        page.spoken += " " + reading.word + ": " + reading.text;
    return page;
}

bool is_shown(const Book& book, const Library& library) {
    if (find_term(library.glossary, book.current) != nullptr) return true;
    const RuleBook* rules = find_book(library, book.game);
    return rules != nullptr && (find_clause(*rules, book.current) != nullptr ||
                                find_open_point(*rules, book.current) != nullptr);
}

void add_head(BookScreen& screen, const Book& book, const Library& library) {
    screen.title = book.part == BookPart::Terms ? tr("Glossary") : std::string(title_of(book.game));
    const RuleBook* rules = find_book(library, book.game);
    if (book.part == BookPart::Rules && rules != nullptr) {
        screen.document = tr("From the document {document}", "document"_a = rules->document);
        const TableCardFile* table = find_table(library, book.table);
        screen.table = table == nullptr
                           ? tr("Read by the rule book\u2019s defaults")
                           : tr("Read by the table card: {card}", "card"_a = table->title);
    }
    screen.tabs = tabs_of(book, library);
    screen.search = book.search;
    screen.can_go_back = !book.trail.empty();
}

}  // namespace

BookScreen screen_of(const Book& book, const Library& library, const BookIndex& index) {
    BookScreen screen;
    add_head(screen, book, library);
    add_rows(screen, book, library);
    screen.count = count_of(screen, book);
    if (screen.rows.empty())
        screen.empty = book.search.empty() ? tr("There is nothing to read here yet.")
                                           : tr("Nothing here holds all of these words.");
    if (screen.rows.empty() || !is_shown(book, library)) return screen;
    Book whole = book;
    whole.part =
        find_term(library.glossary, book.current) == nullptr ? BookPart::Rules : BookPart::Terms;
    screen.page = page_of(row_of(book.current, whole, library), whole, library);
    screen.page->links = link_screens(links_of(book, library, index));
    return screen;
}

}  // namespace fairdeal
