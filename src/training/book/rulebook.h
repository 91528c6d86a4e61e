#pragma once
// The rule book of one game: every clause in our words, and every point its document leaves open
// with the readings a house may choose from. What the rules cite by id is looked up here.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/options.h"

namespace fairdeal {

/// What a clause is for. Talk: something the dealer says or explains, nothing that rules.
enum class ClauseKind : std::uint8_t { Settlement, Procedure, Definition, Talk };
/// "settlement", "procedure", "definition", "talk".
std::string_view to_text(ClauseKind kind);
std::optional<ClauseKind> clause_kind_from(std::string_view word);

struct BookClause {
    std::string id;  // "BRK-PUSH-3"
    ClauseKind kind = ClauseKind::Settlement;
    std::string place;                   // where the game's document has it
    std::vector<std::string> figure_of;  // clauses that this one (a figure) illustrates
    std::string text;
    bool follows = false;  // the clause before it is needed to understand it: see what_clause_says
    friend bool operator==(const BookClause&, const BookClause&) = default;
};

struct BookSection {
    std::string title;
    std::vector<BookClause> clauses;
    friend bool operator==(const BookSection&, const BookSection&) = default;
};

/// One way to read an open point: the value of its option, or none where the house has no choice.
struct Reading {
    std::string value;
    bool standard = false;
    std::string text;
    friend bool operator==(const Reading&, const Reading&) = default;
};

struct OpenPoint {
    std::string id;                  // "AMB-BRK-04"
    std::string option;              // name of the house option that settles it; empty: none does
    bool confirm = false;            // the person in charge should confirm it before going live
    std::vector<std::string> about;  // clauses
    std::string question;
    std::vector<Reading> readings;
    friend bool operator==(const OpenPoint&, const OpenPoint&) = default;
};

struct RuleBook {
    Game game = Game::Breakout;
    std::string title, document;
    std::vector<BookSection> sections;  // in the document's order
    std::vector<OpenPoint> open_points;
    /// The chapter on deals that go wrong, which stands below the game's own clauses.
    std::vector<BookSection> chapter_sections{};
    std::vector<OpenPoint> chapter_points{};
    std::string chapter_title{};
    friend bool operator==(const RuleBook&, const RuleBook&) = default;
};

/// Every section, and every open point, of the game and after them of the chapter.
std::vector<const BookSection*> every_section(const RuleBook& book);
std::vector<const OpenPoint*> every_point(const RuleBook& book);
/// Under the chapter's title those of its clauses that have a say in the game (arises_in); no
/// clauses: the book has no chapter.
BookSection chapter_to_learn(const RuleBook& book);
/// What somebody who learns the game has to know: every section of it, and the chapter as one more.
std::vector<BookSection> sections_to_learn(const RuleBook& book);
/// The clause or open point is of the chapter.
bool is_in_chapter(const RuleBook& book, std::string_view id);

/// What a game's own document says where the chapter has a clause.
struct ChapterExcept {
    Game game = Game::Breakout;
    std::string over;  // a clause of the chapter
    std::string text;
    friend bool operator==(const ChapterExcept&, const ChapterExcept&) = default;
};

/// A chapter as it is written once for every game.
struct BookChapter {
    std::string title, document;
    std::vector<BookSection> sections;
    std::vector<OpenPoint> open_points;
    std::vector<ChapterExcept> excepts;
    friend bool operator==(const BookChapter&, const BookChapter&) = default;
};
/// Puts the chapter into a game's book, each clause with what the game says of it first.
void put_chapter(const BookChapter& chapter, RuleBook& book);

/// Where a clause stands; both null: the book has no such clause.
struct BookPlace {
    const BookSection* section = nullptr;
    const BookClause* clause = nullptr;
};
BookPlace place_of(const RuleBook& book, std::string_view clause);
const BookClause* find_clause(const RuleBook& book, std::string_view id);
const OpenPoint* find_open_point(const RuleBook& book, std::string_view id);

/// What a cited clause or open point says, ready to be shown.
struct ClauseWords {
    std::string id;
    std::string heading;  // the section of a clause, the question of an open point
    std::string text;     // with the clauses before it that it follows; of an open point: the
                          // reading in force on the table card
    std::string place;    // in the game's document; of an open point: empty
};
/// Nothing if the book has no such id. An open point without a reading for the card's value (a
/// price that a house chose itself) says that value.
std::optional<ClauseWords> what_clause_says(const RuleBook& book, std::string_view id,
                                            const TableCard& card);

}  // namespace fairdeal
