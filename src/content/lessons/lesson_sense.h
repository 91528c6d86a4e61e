#pragma once
// Whether a lesson and the glossary make sense beside the other files. Only for this room.

#include <functional>

#include "content/readers.h"

namespace fairdeal {

/// What lessons may refer to. Each function gives null where there is none.
struct LessonShelf {
    std::function<const RuleBook*(Game)> book;
    std::function<const Scenario*(std::string_view)> scenario;
    std::set<std::string, std::less<>> terms;  // of the glossary, by id
};

/// A part of a lesson as it would be a scenario file of its own, so that it can be checked like
/// one: every item that is not a link ("whole-2"), and every figure ("figure 1").
std::vector<Sourced<Scenario>> hands_of(const Sourced<Lesson>& file);

/// A clause, term or scenario that does not exist; a clause that is taught without being in the
/// rule or in any hand; a written key to what the engine rules; with `hands_are_sound` also an item
/// that does not exercise what it is there for.
Problems lesson_problems(const Sourced<Lesson>& file, const LessonShelf& shelf,
                         bool hands_are_sound);

/// A link to a term or clause that does not exist. Clauses are looked up in all books.
Problems glossary_problems(const Sourced<Glossary>& file, const LessonShelf& shelf);

/// One of the clauses that rulings of that game cite.
bool can_be_cited(Game game, std::string_view id);

}  // namespace fairdeal
