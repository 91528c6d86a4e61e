#include "training/book/rulebook.h"

#include <algorithm>
#include <array>

#include "base/problem.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::array kinds{ClauseKind::Settlement, ClauseKind::Procedure, ClauseKind::Definition,
                           ClauseKind::Talk};

const Reading* reading_in_force(const OpenPoint& point, const OptionSpec* spec,
                                const TableCard& card) {
    const auto found =
        std::find_if(point.readings.begin(), point.readings.end(), [&](const Reading& reading) {
            return spec == nullptr ? reading.standard : reading.value == card.text(*spec);
        });
    return found == point.readings.end() ? nullptr : &*found;
}

ClauseWords words_of(const OpenPoint& point, const TableCard& card) {
    const OptionSpec* spec = find_option(card.game(), point.option);
    if (const Reading* reading = reading_in_force(point, spec, card)) {
        return {point.id, point.question, reading->text, ""};
    }
    const std::string value = spec == nullptr ? "" : card.text(*spec);
    return {point.id, point.question,
            tr("The house has {option} at {value}.", "option"_a = point.option, "value"_a = value),
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

BookPlace place_of(const RuleBook& book, std::string_view clause) {
    for (const BookSection& section : book.sections) {
        for (const BookClause& one : section.clauses) {
            if (one.id == clause) return {&section, &one};
        }
    }
    return {};
}

const BookClause* find_clause(const RuleBook& book, std::string_view id) {
    return place_of(book, id).clause;
}

const OpenPoint* find_open_point(const RuleBook& book, std::string_view id) {
    for (const OpenPoint& point : book.open_points) {
        if (point.id == id) return &point;
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
