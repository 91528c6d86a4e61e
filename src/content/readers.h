#pragma once
// Content files into values, one reader a kind of file. A reader sees one file only; whether it
// agrees with the others (does the clause exist, the table card) is checked when they are put
// together (library.h).

#include <map>
#include <string>
#include <string_view>

#include "assessment/blueprint.h"
#include "base/problem.h"
#include "training/library.h"

namespace fairdeal {

/// A value with the places it was read from, so that what is found out later can still be pointed
/// at.
template <class T>
struct Sourced {
    T value;
    std::string source;                                // the file, as it was named
    std::map<std::string, Place, std::less<>> places;  // by what the reader of T says

    /// The file alone where nothing better is known.
    [[nodiscard]] Place place_of(std::string_view what) const {
        const auto found = places.find(what);
        return found == places.end() ? Place{source, 0, 0} : found->second;
    }
};

/// `source` names the file in the problems. Places: "id", "table", "teaches", "record" (its
/// header's line), "ask", "event".
Result<Sourced<Scenario>> read_scenario(std::string_view xml, const std::string& source);

/// Places: "id".
Result<Sourced<TableCardFile>> read_table_card(std::string_view xml, const std::string& source);

/// Places: the id of each misreading; "<id> clause".
Result<Sourced<std::vector<Misreading>>> read_misreadings(std::string_view xml,
                                                          const std::string& source);

/// Places: "game", the id of each clause and open point; "<id> about", "<id> figure-of".
Result<Sourced<RuleBook>> read_rulebook(std::string_view xml, const std::string& source);

/// A chapter that stands in the rule book of each game. Places: as of a rule book, without "game".
Result<Sourced<BookChapter>> read_chapter(std::string_view xml, const std::string& source);

/// Places: "id", "teaches", "here", "there"; "clause <id>" and "term <id>" of the first such link;
/// "figure <n>" (its record), "figure <n> table", from 1; of an item "<item>" and, of its own hand,
/// "<item> table", "<item> clauses", "<item> record", "<item> ask", "<item> event", where <item> is
/// its part and number: "whole-2", "contrast-1".
Result<Sourced<Lesson>> read_lesson(std::string_view xml, const std::string& source);

/// Places: the id of each term; "clause <id>" and "term <id>" of the first such link.
Result<Sourced<Glossary>> read_glossary(std::string_view xml, const std::string& source);

/// Places: "id", "table"; "cell <id>", its clauses.
Result<Sourced<Blueprint>> read_blueprint(std::string_view xml, const std::string& source);

/// The file as we write it ourselves: reading it gives the same value back.
std::string write_scenario(const Scenario& scenario);
std::string write_table_card(const TableCardFile& table);
std::string write_lesson(const Lesson& lesson);
std::string write_blueprint(const Blueprint& blueprint);

}  // namespace fairdeal
