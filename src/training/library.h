#pragma once
// Everything there is to teach with: rule books, table cards, misreadings, scenarios,
// lessons and the glossary, as values.
// It is read by src/content.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "questions/scenario.h"
#include "rules/misreading.h"
#include "training/book/rulebook.h"
#include "training/lessons/glossary.h"
#include "training/lessons/lesson.h"

namespace fairdeal {

/// Who put a table card in force at a house, and on which days it is in force.
struct CardApproval {
    std::string by, person;  // the name, and the id of the profile
    std::string at;          // when it was approved: "2026-11-26T07:24:33Z"
    std::string from;        // the first day: "2026-11-26"
    std::string to;          // the last day; empty: until another card takes its place
    std::string sum;         // of what was approved (school/cards)
    friend bool operator==(const CardApproval&, const CardApproval&) = default;
};

/// A table card with its name: one house's choice of options.
struct TableCardFile {
    std::string id;  // "breakout-hit-soft-17", unique
    std::string title;
    std::string note;  // what is special about it
    TableCard card;
    std::optional<CardApproval> approved{};  // nothing: a card as it ships, or a draft
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
/// "breakout-standard": the id of the card that the house's own tables of a game are dealt by.
std::string house_card_id(Game game);
/// "breakout-standard-as-shipped": beside a house's own card the one that ships, for what cannot be
/// asked by the house's.
std::string as_shipped_id(const std::string& house_card);
/// It is of the content, and no house has put it in the place of another.
bool is_of_content(const TableCardFile& table);
/// What that card says; without one the rule book's defaults.
TableCard house_card(const Library& library, Game game);
const Scenario* find_scenario(const Library& library, std::string_view id);
const Misreading* find_misreading(const Library& library, std::string_view id);

}  // namespace fairdeal
