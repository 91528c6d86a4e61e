#include "training/book/rulebook.h"

#include <algorithm>
#include <array>

#include "base/problem.h"
#include "base/translation.h"
#include "games/all_games.h"

namespace fairdeal {

namespace {

constexpr std::array kinds{ClauseKind::Settlement, ClauseKind::Procedure, ClauseKind::Definition,
                           ClauseKind::Talk};

/// `value`: what the card has for the option that settles the point; nothing: none does.
const Reading* reading_in_force(const OpenPoint& point, const std::optional<std::string>& value) {
    const auto found = std::find_if(
        point.readings.begin(), point.readings.end(),
        [&](const Reading& reading) { return value ? reading.value == *value : reading.standard; });
    return found == point.readings.end() ? nullptr : &*found;
}

ClauseWords words_of(const OpenPoint& point, const TableCard& card) {
    const std::optional<std::string> value = card.text(point.option);
    if (const Reading* reading = reading_in_force(point, value))
        return {point.id, point.question, reading->text, ""};
    return {point.id, point.question,
            tr("The house has {option} at {value}.", "option"_a = point.option,
               "value"_a = value.value_or("")),
            ""};
}

}  // namespace

std::string_view to_text(ClauseKind kind) {
    switch (kind) {
        case ClauseKind::Settlement: return "settlement";
        case ClauseKind::Procedure: return "procedure";
        case ClauseKind::Definition: return "definition";
        case ClauseKind::Talk: return "talk";
    }
    throw Fault("a clause of no kind");
}

std::optional<ClauseKind> clause_kind_from(std::string_view word) {
    const auto* found = std::find_if(kinds.begin(), kinds.end(),
                                     [&](ClauseKind kind) { return to_text(kind) == word; });
    if (found == kinds.end()) return std::nullopt;
    return *found;
}

namespace {

template <class T>
std::vector<const T*> pointers_to(const std::vector<T>& own, const std::vector<T>& of_chapter) {
    std::vector<const T*> all;
    for (const auto* list : {&own, &of_chapter}) {
        for (const T& one : *list) all.push_back(&one);
    }
    return all;
}

}  // namespace

std::vector<const BookSection*> every_section(const RuleBook& book) {
    return pointers_to(book.sections, book.chapter_sections);
}

std::vector<const OpenPoint*> every_point(const RuleBook& book) {
    return pointers_to(book.open_points, book.chapter_points);
}

BookSection chapter_to_learn(const RuleBook& book) {
    BookSection chapter{book.chapter_title, {}};
    for (const BookSection& section : book.chapter_sections) {
        for (const BookClause& clause : section.clauses) {
            if (arises_in(book.game, clause.id)) chapter.clauses.push_back(clause);
        }
    }
    return chapter;
}

std::vector<BookSection> sections_to_learn(const RuleBook& book) {
    std::vector<BookSection> sections = book.sections;
    BookSection chapter = chapter_to_learn(book);
    if (!chapter.clauses.empty()) sections.push_back(std::move(chapter));
    return sections;
}

BookPlace place_of(const RuleBook& book, std::string_view clause) {
    for (const auto* sections : {&book.sections, &book.chapter_sections}) {
        for (const BookSection& section : *sections) {
            for (const BookClause& one : section.clauses) {
                if (one.id == clause) return {&section, &one};
            }
        }
    }
    return {};
}

bool is_in_chapter(const RuleBook& book, std::string_view id) {
    const auto holds = [&](const BookSection& section) {
        return std::any_of(section.clauses.begin(), section.clauses.end(),
                           [&](const BookClause& clause) { return clause.id == id; });
    };
    return std::any_of(book.chapter_sections.begin(), book.chapter_sections.end(), holds) ||
           std::any_of(book.chapter_points.begin(), book.chapter_points.end(),
                       [&](const OpenPoint& point) { return point.id == id; });
}

void put_chapter(const BookChapter& chapter, RuleBook& book) {
    book.chapter_sections = chapter.sections;
    book.chapter_points = chapter.open_points;
    book.chapter_title = chapter.title;
    for (BookSection& section : book.chapter_sections) {
        for (BookClause& clause : section.clauses) {
            for (const ChapterExcept& except : chapter.excepts) {
                if (except.game == book.game && except.over == clause.id)
                    clause.text += " " + except.text;
            }
        }
    }
}

const BookClause* find_clause(const RuleBook& book, std::string_view id) {
    return place_of(book, id).clause;
}

const OpenPoint* find_open_point(const RuleBook& book, std::string_view id) {
    for (const auto* points : {&book.open_points, &book.chapter_points}) {
        for (const OpenPoint& point : *points) {
            if (point.id == id) return &point;
        }
    }
    return nullptr;
}

namespace {

/// With the clauses before it that it cannot do without.
std::string understandable(const BookSection& section, const BookClause& clause) {
    const auto number = static_cast<std::size_t>(&clause - section.clauses.data());
    if (!clause.follows || number == 0) return clause.text;
    return understandable(section, section.clauses[number - 1]) + " " + clause.text;
}

}  // namespace

std::optional<ClauseWords> what_clause_says(const RuleBook& book, std::string_view id,
                                            const TableCard& card) {
    if (const auto [section, clause] = place_of(book, id); clause != nullptr)
        return ClauseWords{clause->id, section->title, understandable(*section, *clause),
                           clause->place};
    const OpenPoint* point = find_open_point(book, id);
    if (point == nullptr) return std::nullopt;
    return words_of(*point, card);
}

}  // namespace fairdeal
