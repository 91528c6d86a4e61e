#pragma once
// Everything there is to teach with: rule books, table cards, misreadings, scenarios,
// lessons and the glossary, as values.
// It is read by src/content.

#include <string>
#include <string_view>
#include <vector>

#include "questions/scenario.h"
#include "rules/misreading.h"
#include "training/book/rulebook.h"
#include "training/lessons/glossary.h"
#include "training/lessons/lesson.h"

namespace fairdeal {

/// A table card with its name: one house's choice of options.
struct TableCardFile {
    std::string id;  // "breakout-hit-soft-17", unique
    std::string title;
    std::string note;  // what is special about it
    TableCard card;
    friend bool operator==(const TableCardFile&, const TableCardFile&) = default;
};

struct Library {
    std::vector<RuleBook> books;        // at most one a game
    std::vector<TableCardFile> tables;  // by id
    std::vector<Misreading>
        misreadings;                  // in the order of their files: of several, the first is named
    std::vector<Scenario> scenarios;  // by game, level and title
    std::vector<Lesson> lessons;      // by game and number
    Glossary glossary;                // by its words
};

/// Each is null where there is none.
const RuleBook* find_book(const Library& library, Game game);
const TableCardFile* find_table(const Library& library, std::string_view id);
const Scenario* find_scenario(const Library& library, std::string_view id);
const Misreading* find_misreading(const Library& library, std::string_view id);

}  // namespace fairdeal
