// What is linked to a clause, an open point or a term.

#include <algorithm>

#include "base/translation.h"

#include "desk/book/book.h"

namespace fairdeal {

namespace {

using Links = std::vector<BookLink>;

bool is_among(const std::vector<std::string>& ids, std::string_view id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

void add_clauses(Links& links, const std::vector<std::string>& ids, const std::string& heading) {
    for (const std::string& id : ids) links.push_back({BookLinkKind::Clause, id, id, heading});
}

void add_figures(Links& links, const RuleBook& rules, const std::string& id) {
    for (const BookSection& section : rules.sections) {
        for (const BookClause& clause : section.clauses) {
            if (is_among(clause.figure_of, id))
                links.push_back({BookLinkKind::Clause, clause.id, clause.id, tr("Figures")});
        }
    }
}

void add_open_points(Links& links, const RuleBook& rules, const std::string& id) {
    for (const OpenPoint* point : every_point(rules)) {
        if (is_among(point->about, id))
            links.push_back({BookLinkKind::OpenPoint, point->id,
                             point->question + " \u00b7 " + point->id, tr("Open points")});
    }
}

void add_teaching(Links& links, const std::string& id, const Library& library,
                  const BookIndex& index) {
    if (const auto lessons = index.lessons.find(id); lessons != index.lessons.end()) {
        for (const std::string& lesson : lessons->second) {
            const Lesson* found = find_lesson(library.lessons, lesson);
            if (found != nullptr)
                links.push_back({BookLinkKind::Lesson, lesson, found->title, tr("Lessons")});
        }
    }
    if (const auto scenarios = index.scenarios.find(id); scenarios != index.scenarios.end()) {
        for (const std::string& scenario : scenarios->second) {
            const Scenario* found = find_scenario(library, scenario);
            if (found != nullptr)
                links.push_back({BookLinkKind::Scenario, scenario, found->title, tr("Scenarios")});
        }
    }
}

Links links_of_term(const GlossaryTerm& term, const Library& library) {
    Links links;
    for (const std::string& id : links_in(term.meaning, ProseKind::Term)) {
        const GlossaryTerm* other = find_term(library.glossary, id);
        if (other != nullptr)
            links.push_back({BookLinkKind::Term, id, other->word, tr("See also")});
    }
    add_clauses(links, links_in(term.meaning, ProseKind::Clause), tr("Clauses"));
    return links;
}

}  // namespace

std::vector<BookLink> links_of(const Book& book, const Library& library, const BookIndex& index) {
    if (const GlossaryTerm* term = find_term(library.glossary, book.current))
        return links_of_term(*term, library);
    const RuleBook* rules = find_book(library, book.game);
    if (rules == nullptr) return {};
    Links links;
    if (const BookClause* clause = find_clause(*rules, book.current)) {
        add_clauses(links, clause->figure_of, tr("Illustrates"));
        add_figures(links, *rules, clause->id);
        add_open_points(links, *rules, clause->id);
    } else if (const OpenPoint* point = find_open_point(*rules, book.current)) {
        add_clauses(links, point->about, tr("About"));
    }
    add_teaching(links, book.current, library, index);
    return links;
}

}  // namespace fairdeal
