#pragma once
// The words of the floor and of the games, each explained once. Lessons link to them.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/words.h"
#include "training/lessons/prose.h"

namespace fairdeal {

struct GlossaryTerm {
    std::string id;           // "hole-card", unique
    std::string word;         // "Hole card", as the list shows it
    std::vector<Game> games;  // where it is said; empty: at every table
    Prose meaning;
    friend bool operator==(const GlossaryTerm&, const GlossaryTerm&) = default;
};

/// By their words.
using Glossary = std::vector<GlossaryTerm>;

/// Null if there is none.
const GlossaryTerm* find_term(const Glossary& glossary, std::string_view id);

/// Is the term of use at this game's table?
bool belongs_to(const GlossaryTerm& term, Game game);

}  // namespace fairdeal
