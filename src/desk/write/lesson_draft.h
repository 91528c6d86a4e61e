#pragma once
// A lesson while somebody writes it: everything as typed, right or wrong, part by part. It becomes
// the lesson's file as content/readers.h reads it; each line of that file is known to belong to a
// part, so that whatever is wrong with it can be shown where it was typed.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "desk/lesson/lesson.h"

namespace fairdeal {

enum class PartKind : std::uint8_t { Text, Say, Row, Watch, Figure, Hand, Link, Talk };
/// "text", "say", ..., "talk"; "Paragraph", "What the dealer says", ...
std::string_view to_text(PartKind kind);
std::string title_of(PartKind kind);

/// One paragraph, figure or item.
struct DraftPart {
    LessonPart place = LessonPart::Rule;  // Rule to Check
    PartKind kind = PartKind::Text;
    std::string words;    // prose, links as in the file; of a figure its caption, else the story
    std::string title;    // Hand, Talk
    std::string table;    // Figure, Hand: id of the table card
    std::string clauses;  // Hand, Talk: ids, parted by blanks
    std::string body;     // Figure, Hand: record, question, hints; Talk: choices; as in the file.
                          // Link: id of the scenario
    friend bool operator==(const DraftPart&, const DraftPart&) = default;
};

struct LessonDraft {
    std::string id, title, aim, clauses;
    std::string number = "1", minutes = "12";
    Game game = Game::Breakout;
    std::string here, there, difference;  // of the contrast
    std::vector<DraftPart> parts;         // in the order of their places
    friend bool operator==(const LessonDraft&, const LessonDraft&) = default;
};

/// A lesson of the library, to be changed.
LessonDraft draft_of(const Lesson& lesson);
/// A hand, a question of talk or a link for one of its parts; a figure of a hand.
DraftPart part_of(const LessonItem& item, LessonPart place);
DraftPart part_of(const LessonFigure& figure);

/// A line of the outline: the lesson as a whole, the head of a part, or one of its pieces.
struct DraftRow {
    LessonPart place = LessonPart::End;  // End: the lesson as a whole
    std::optional<std::size_t> part;     // among the draft's
    friend bool operator==(const DraftRow&, const DraftRow&) = default;
};
/// The whole first, then each part's head with its pieces.
std::vector<DraftRow> rows_of(const LessonDraft& draft);

/// Puts a piece after a row of the outline, in its own part of the lesson; the row where it is.
std::size_t add_part(LessonDraft& draft, std::size_t row, DraftPart part);
/// One up (-1) or down (1), also from the end of a part into the next one where that takes such a
/// piece; the row where it is now.
std::size_t move_part(LessonDraft& draft, std::size_t row, int by);
/// The row that is to be picked then.
std::size_t remove_part(LessonDraft& draft, std::size_t row);

/// The lesson's file, and for some of its lines the row of the outline that begins there.
struct WrittenDraft {
    std::string xml;
    std::vector<std::pair<int, std::size_t>> begins;  // line from 1, row; by line
};
WrittenDraft write_draft(const LessonDraft& draft);
/// The row that a line of the file belongs to.
std::size_t row_at(const WrittenDraft& file, int line);

/// The draft as a text to be kept, and again from there; nothing if it is no such text.
std::string kept_text(const LessonDraft& draft);
std::optional<LessonDraft> draft_from(std::string_view kept);

}  // namespace fairdeal
