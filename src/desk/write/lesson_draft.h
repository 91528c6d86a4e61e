#pragma once
// A lesson or a scenario while somebody writes it: everything as typed, right or wrong, part by
// part. It becomes the file that content/readers.h reads; each place in that file is known to
// belong to a field, so that whatever is wrong with it can be shown where it was typed.

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

/// Of a scenario `parts` is its hand, or its question of talk, alone; aim, minutes, number and the
/// contrast are a lesson's, level is the scenario's.
struct LessonDraft {
    bool is_scenario = false;
    std::string level = "2";
    std::string id, title, aim, clauses;
    std::string number = "1", minutes = "12";
    Game game = Game::Breakout;
    std::string here, there, difference;  // of the contrast
    std::vector<DraftPart> parts;         // in the order of their places
    friend bool operator==(const LessonDraft&, const LessonDraft&) = default;
};

/// A lesson or a scenario of the library, to be changed.
LessonDraft draft_of(const Lesson& lesson);
LessonDraft draft_of(const Scenario& scenario);
/// A scenario with nothing in it yet.
LessonDraft empty_scenario(Game game);
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

/// Where in the outline, and in which of its fields (set_field); an empty key: the row as a whole.
struct DraftPlace {
    std::size_t row = 0;
    std::string key;
    friend bool operator==(const DraftPlace&, const DraftPlace&) = default;
};

/// The file, and where in it each field begins, by line and column, both from 1.
struct WrittenDraft {
    struct FieldBegin {
        int line = 1, column = 1;
        DraftPlace place;
    };
    std::string xml;
    std::vector<FieldBegin> begins;
};
WrittenDraft write_draft(const LessonDraft& draft);
/// The row that a line of the file belongs to.
std::size_t row_at(const WrittenDraft& file, int line);
/// The field that a place in it belongs to; without a column the line's first.
DraftPlace place_at(const WrittenDraft& file, int line, int column);

/// The draft as a text to be kept, and again from there; nothing if it is no such text.
std::string kept_text(const LessonDraft& draft);
std::optional<LessonDraft> draft_from(std::string_view kept);

}  // namespace fairdeal
