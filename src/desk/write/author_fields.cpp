// What is typed for each row of a lesson's outline.

#include <algorithm>

#include "base/translation.h"
#include "desk/write/author_session.h"
#include "record/words.h"

namespace fairdeal {

namespace {

/// A text of the draft with how it is typed.
struct Typed {
    const char* key;
    const char* label;
    const char* hint;
    FieldShape shape;
    std::string* text;
};

std::vector<Typed> typed_of_whole(LessonDraft& draft) {
    return {
        {"title", sentence("Title"), sentence("What the list of lessons shows"), FieldShape::Line,
         &draft.title},
        {"id", sentence("Name of the file"),
         sentence("Small letters and digits, separated by hyphens"), FieldShape::Line, &draft.id},
        {"aim", sentence("Aim"), sentence("What the trainee can do afterwards"), FieldShape::Words,
         &draft.aim},
        {"clauses", sentence("Clauses it teaches"),
         sentence("BRK-BUST-1 BRK-BUST-2, separated by spaces"), FieldShape::Words, &draft.clauses},
        {"number", sentence("Number among the lessons of the game"), sentence("1 to 99"),
         FieldShape::Line, &draft.number},
        {"minutes", sentence("Minutes"), sentence("10 to 15"), FieldShape::Line, &draft.minutes}};
}

std::vector<Typed> typed_of_contrast(LessonDraft& draft) {
    return {{"here", sentence("Clause that decides the first hand"), "BRK-PUSH-3", FieldShape::Line,
             &draft.here},
            {"there", sentence("Clause that decides the second"), "BRK-WIN-1", FieldShape::Line,
             &draft.there},
            {"difference", sentence("What to look at"), sentence("In a sentence or two"),
             FieldShape::Linked, &draft.difference}};
}

std::vector<Typed> typed_of_item(DraftPart& part) {
    const bool talk = part.kind == PartKind::Talk;
    std::vector<Typed> all{
        {"title", sentence("Title"), sentence("Over, and then a 19"), FieldShape::Line,
         &part.title},
        {"words", sentence("Story"), sentence("What the trainee sees and is to do"),
         FieldShape::Words, &part.words},
        {"clauses", sentence("Clauses it exercises"), sentence("Separated by spaces"),
         FieldShape::Line, &part.clauses}};
    if (!talk)
        all.push_back(
            {"table", sentence("Table card"), sentence("Its id"), FieldShape::Line, &part.table});
    all.push_back({"body", talk ? sentence("Choices") : sentence("Hand, question and hints"),
                   talk ? sentence("As in the file; one is right, each says why")
                        : sentence("As in the file; what is right comes from the rules"),
                   FieldShape::Code, &part.body});
    return all;
}

std::vector<Typed> typed_of_part(DraftPart& part) {
    switch (part.kind) {
        case PartKind::Figure:
            return {{"words", sentence("Caption"), sentence("What to see in the hand"),
                     FieldShape::Words, &part.words},
                    {"table", sentence("Table card"), sentence("Its id"), FieldShape::Line,
                     &part.table},
                    {"body", sentence("Hand"), sentence("As in the file"), FieldShape::Code,
                     &part.body}};
        case PartKind::Link:
            return {
                {"body", sentence("Scenario"), sentence("Its id"), FieldShape::Line, &part.body}};
        case PartKind::Hand:
        case PartKind::Talk: return typed_of_item(part);
        case PartKind::Text:
        case PartKind::Say:
        case PartKind::Row:
        case PartKind::Watch: break;
    }
    return {
        {"words", sentence("Words"), sentence("One paragraph"), FieldShape::Linked, &part.words}};
}

std::vector<Typed> typed_of(LessonDraft& draft, std::size_t number) {
    const auto rows = rows_of(draft);
    if (number >= rows.size()) return {};
    const DraftRow& row = rows[number];
    if (row.part) return typed_of_part(draft.parts.at(*row.part));
    if (row.place == LessonPart::End) return typed_of_whole(draft);
    return row.place == LessonPart::Contrast ? typed_of_contrast(draft) : std::vector<Typed>();
}

DraftField game_field(const LessonDraft& draft) {
    DraftField field{"game", tr("Game"), "", std::string(title_of(draft.game)), FieldShape::Choice,
                     {}};
    for (const Game game : every_game) field.choices.emplace_back(title_of(game));
    return field;
}

/// "breakout-a-bust-cannot-lose".
std::string id_from(Game game, const std::string& title) {
    std::string id(to_text(game));
    bool parted = true;
    for (const char c : title) {
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        const bool plain = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
        if (plain && parted) id += '-';
        if (plain) id += small;
        parted = !plain && small != '\'';
    }
    return id;
}

/// The file's name follows the title until somebody types another.
void set_title(LessonDraft& draft, const std::string& title) {
    if (draft.id.empty() || draft.id == id_from(draft.game, draft.title))
        draft.id = id_from(draft.game, title);
    draft.title = title;
}

void set_game(LessonDraft& draft, const std::string& title) {
    for (const Game game : every_game) {
        if (title_of(game) != title) continue;
        const bool follows = draft.id == id_from(draft.game, draft.title);
        draft.game = game;
        if (follows) draft.id = id_from(game, draft.title);
    }
}

}  // namespace

std::vector<DraftField> fields_of(LessonDraft draft, std::size_t row) {
    std::vector<DraftField> fields;
    for (const Typed& typed : typed_of(draft, row))
        fields.push_back(
            {typed.key, tr(typed.label), tr(typed.hint), *typed.text, typed.shape, {}});
    if (row == 0) fields.insert(fields.begin() + 1, game_field(draft));
    return fields;
}

void set_text(LessonDraft& draft, std::size_t row, const std::string& key,
              const std::string& value) {
    if (row == 0 && key == "title") return set_title(draft, value);
    if (row == 0 && key == "game") return set_game(draft, value);
    for (const Typed& typed : typed_of(draft, row)) {
        if (key == typed.key) *typed.text = value;
    }
}

std::vector<LinkChoice> AuthorSession::clause_links() const {
    std::vector<LinkChoice> links;
    const RuleBook* book = find_book(shelf(), draft.game);
    if (book == nullptr) return links;
    const auto add = [&](const std::string& id, const std::string& text) {
        links.push_back({id + "  " + text, fixed("<clause id=\"") + id + "\"/>"});
    };
    for (const BookSection& section : book->sections) {
        for (const BookClause& clause : section.clauses) add(clause.id, clause.text);
    }
    for (const OpenPoint& point : book->open_points) add(point.id, point.question);
    return links;
}

std::vector<LinkChoice> AuthorSession::term_links() const {
    std::vector<LinkChoice> links;
    for (const GlossaryTerm& term : shelf().glossary)
        links.push_back(
            {term.word, fixed("<term id=\"") + term.id + "\">" + term.word + "</term>"});
    return links;
}

}  // namespace fairdeal
