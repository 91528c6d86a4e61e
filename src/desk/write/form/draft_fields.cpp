#include "desk/write/form/draft_fields.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "desk/practise/scenario_list.h"
#include "desk/write/form/hand_form.h"
#include "desk/write/form/prose_words.h"
#include "questions/kinds/kind.h"
#include "record/words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_hints = 3, usual_answers = 4;

DraftField typed(const char* key, const char* label, const char* hint, FieldShape shape,
                 const std::string& value) {
    return {key, tr(label), *hint == 0 ? "" : tr(hint), value, shape};
}

DraftField under_more(DraftField field) {
    field.more = true;
    return field;
}

/// A field of a few choices; `text` is what the file has now.
DraftField choice(const char* key, const char* label, const char* hint,
                  const std::vector<FieldChoice>& choices, const std::string& text) {
    DraftField field = typed(key, label, hint, FieldShape::Choice, "");
    for (const FieldChoice& each : choices) {
        field.choices.push_back(each.label);
        if (each.text == text) field.value = each.label;
    }
    return field;
}

// --- chosen from a list

std::string with_code(const std::string& words, std::string_view code) {
    return words.empty() ? std::string(code) : words + dot + std::string(code);
}

std::string clauses_in_words(const std::string& ids, const Library& library, Game game) {
    std::string words;
    for (const std::string_view id : split_at(ids, ' ')) {
        if (id.empty()) continue;
        words += (words.empty() ? "" : "\n") + with_code(clause_in_words(id, library, game), id);
    }
    return words;
}

DraftField chosen(const char* key, const char* label, const char* hint, const std::string& value,
                  FieldList list) {
    DraftField field = typed(key, label, hint, FieldShape::Chosen, value);
    field.lists = {std::move(list)};
    return field;
}

DraftField clauses_field(const char* label, const std::string& ids, const Library& library,
                         Game game) {
    return chosen("clauses", label, "", clauses_in_words(ids, library, game),
                  {ListOf::Clauses, tr("Choose clauses")});
}

DraftField clause_field(const char* key, const char* label, const std::string& id,
                        const Library& library, Game game) {
    return chosen(key, label, "", clauses_in_words(id, library, game),
                  {ListOf::Clause, tr("Choose the clause")});
}

DraftField table_field(const std::string& id, const Library& library) {
    const TableCardFile* card = find_table(library, id);
    const std::string words = card == nullptr ? id : with_code(card->title, card->id);
    return chosen("table", sentence("Table card"), sentence("The house's rules for this hand"),
                  words, {ListOf::Tables, tr("Choose the table card")});
}

DraftField linked(const char* key, const char* label, const char* hint, const std::string& prose,
                  const Library& library, Game game) {
    DraftField field =
        typed(key, label, hint, FieldShape::Linked, prose_in_words(prose, library, game));
    field.lists = {{ListOf::TermInText, tr("Insert a word of the glossary")},
                   {ListOf::ClauseInText, tr("Insert a clause")}};
    return field;
}

// --- the rows

std::vector<FieldChoice> every_game_in_words() {
    std::vector<FieldChoice> games;
    for (const Game game : every_game)
        games.push_back({std::string(to_text(game)), std::string(title_of(game))});
    return games;
}

std::vector<DraftField> fields_of_whole(const LessonDraft& draft, const Library& library) {
    const bool scenario = draft.is_scenario;
    std::vector<DraftField> fields{typed("title", sentence("Title"),
                                         scenario ? sentence("What the list of scenarios shows")
                                                  : sentence("What the list of lessons shows"),
                                         FieldShape::Line, draft.title),
                                   choice("game", sentence("Game"), "", every_game_in_words(),
                                          std::string(to_text(draft.game)))};
    if (scenario) {
        fields.push_back(choice("level", sentence("Level"), "", levels_in_words(), draft.level));
    } else {
        fields.push_back(typed("aim", sentence("Aim"),
                               sentence("What the trainee can do afterwards"), FieldShape::Words,
                               draft.aim));
        fields.back().lists = {{ListOf::Aims, tr("Begin with the aim of another lesson")}};
    }
    fields.push_back(
        clauses_field(scenario ? sentence("Clauses it is about") : sentence("Clauses it teaches"),
                      draft.clauses, library, draft.game));
    if (!scenario) {
        fields.push_back(typed("minutes", sentence("Minutes"), sentence("10 to 15"),
                               FieldShape::Line, draft.minutes));
        fields.push_back(
            under_more(typed("number", sentence("Number among the lessons of the game"),
                             sentence("1 to 99"), FieldShape::Line, draft.number)));
    }
    fields.push_back(under_more(typed("id", sentence("Name of the file"),
                                      sentence("Made from the title: small letters and digits, "
                                               "separated by hyphens"),
                                      FieldShape::Line, draft.id)));
    return fields;
}

std::vector<DraftField> fields_of_contrast(const LessonDraft& draft, const Library& library) {
    return {clause_field("here", sentence("Clause that decides the first hand"), draft.here,
                         library, draft.game),
            clause_field("there", sentence("Clause that decides the second"), draft.there, library,
                         draft.game),
            linked("difference", sentence("What to look at"), sentence("In a sentence or two"),
                   draft.difference, library, draft.game)};
}

DraftField code_field(const DraftPart& part, bool readable) {
    DraftField field = typed("body",
                             part.kind == PartKind::Talk ? sentence("Answers as the file has them")
                                                         : sentence("The hand as the file has it"),
                             readable ? ""
                                      : sentence("This was typed by hand and cannot be shown as "
                                                 "fields until it reads well again."),
                             FieldShape::Code, part.body);
    field.more = readable;
    return field;
}

DraftField hand_field(const HandBody& body) {
    DraftField field = typed("hand", sentence("Hand"), "", FieldShape::Shown,
                             body.whole ? hand_in_words(*body.whole) : "");
    // The felt deals hands as they should be dealt; lines of the floor are written in the record.
    if (!body.whole || body.whole->floor.empty())
        field.lists = {
            {ListOf::Felt, body.whole ? tr("Change it on the felt") : tr("Deal it on the felt")}};
    return field;
}

const char* label_of_subject(const Needs& needs) {
    if (needs.seat) return sentence("Which seat");
    if (needs.event) return sentence("What is to be done, allowed or not");
    return needs.wager ? sentence("Which wager") : sentence("Which hand");
}

void add_chips(std::vector<DraftField>& fields, const HandBody& body) {
    fields.push_back(typed("tray", sentence("Chips in the tray"),
                           sentence("Value and number: 25:20 5:40 is twenty of 25, forty of 5"),
                           FieldShape::Line, body.ask.attribute("tray")));
    fields.push_back(
        choice("style", sentence("How it is paid"), "",
               {{std::string(to_text(ChipStyle::Fewest)), tr("The fewest chips")},
                {std::string(to_text(ChipStyle::ColourForColour)), tr("Colour for colour")}},
               body.ask.attribute("style")));
    if (body.ask.attribute("style") == to_text(ChipStyle::ColourForColour))
        fields.push_back(typed("bet", sentence("Chips that were bet"),
                               sentence("Value and number: 25:1 5:3"), FieldShape::Line,
                               body.ask.attribute("bet")));
}

void add_question(std::vector<DraftField>& fields, const HandBody& body, Game game) {
    fields.push_back(choice("ask-after", sentence("The question comes after"), "", moments_of(body),
                            std::to_string(body.stop)));
    fields.push_back(choice("ask-kind", sentence("What is asked"), "", questions_of(game),
                            body.ask.attribute("kind")));
    const auto kind = body.kind();
    if (!kind) return;
    const Needs& needs = kind_of(*kind).facts.needs;
    const auto subjects = subjects_of(body);
    if (!subjects.empty()) {
        DraftField about =
            choice("ask-about", label_of_subject(needs), "", subjects, subject_of(body));
        if (needs.event) {
            about.shape = FieldShape::Chosen;
            if (about.value.empty()) about.value = subject_of(body);
            about.lists = {{ListOf::Acts, tr("Choose what is done")}};
        }
        fields.push_back(std::move(about));
    }
    if (needs.chips) add_chips(fields, body);
}

void add_hints(std::vector<DraftField>& fields, const HandBody& body) {
    for (std::size_t i = 0; i < std::max(most_hints, body.hints.size()); ++i) {
        DraftField hint = typed("", sentence("Hint"), "", FieldShape::Line,
                                i < body.hints.size() ? body.hints[i] : "");
        hint.key = fmt::format("hint-{}", i + 1);
        hint.label = tr("Hint {number}", "number"_a = i + 1);
        if (i == 0) hint.hint = tr("From a pointer to nearly the answer");
        fields.push_back(std::move(hint));
    }
}

std::string right_answer_of(const HandBody& body) {
    for (std::size_t i = 0; i < body.answers.size(); ++i) {
        if (body.answers[i].attribute("right") == "yes") return std::to_string(i);
    }
    return {};
}

void add_answers(std::vector<DraftField>& fields, const HandBody& body) {
    // As many whatever is typed, so that no field comes or goes while somebody types.
    const std::size_t shown = std::max(usual_answers, body.answers.size());
    for (std::size_t i = 0; i < shown; ++i) {
        const ItemElement none;
        const ItemElement& answer = i < body.answers.size() ? body.answers[i] : none;
        DraftField words = typed("", sentence("Answer"), "", FieldShape::Line, answer.text);
        words.key = fmt::format("answer-{}", i + 1);
        words.label = answer_name(i);
        DraftField why = typed("", sentence("Why"), "", FieldShape::Line, answer.attribute("why"));
        why.key = fmt::format("why-{}", i + 1);
        why.label = tr("Answer {number}: why it is right or wrong", "number"_a = i + 1);
        fields.push_back(std::move(words));
        fields.push_back(std::move(why));
    }
    fields.push_back(choice("right", sentence("Which answer is right"), "", answers_of(body),
                            right_answer_of(body)));
}

/// Title and clauses of a scenario are its own, not its hand's.
std::vector<DraftField> fields_of_item(const DraftPart& part, const LessonDraft& draft,
                                       const Library& library) {
    std::vector<DraftField> fields;
    const bool talk = part.kind == PartKind::Talk;
    if (!draft.is_scenario)
        fields.push_back(typed("title", sentence("Title"), sentence("Over, and then a 19"),
                               FieldShape::Line, part.title));
    fields.push_back(typed("words", sentence("Story"),
                           sentence("What the trainee sees and is to do"), FieldShape::Words,
                           part.words));
    if (!draft.is_scenario)
        fields.push_back(
            clauses_field(sentence("Clauses it exercises"), part.clauses, library, draft.game));
    const auto body = hand_body_from(part.body);
    if (!talk && body) fields.push_back(hand_field(*body));
    if (!talk) fields.push_back(table_field(part.table, library));
    if (body && !talk && body->whole) add_question(fields, *body, draft.game);
    if (body && talk) add_answers(fields, *body);
    if (body && (!talk || draft.is_scenario)) add_hints(fields, *body);
    fields.push_back(code_field(part, body.has_value()));
    return fields;
}

std::vector<DraftField> fields_of_figure(const DraftPart& part, const Library& library) {
    std::vector<DraftField> fields{typed("words", sentence("Caption"),
                                         sentence("What to see in the hand"), FieldShape::Words,
                                         part.words)};
    const auto body = hand_body_from(part.body);
    if (body) fields.push_back(hand_field(*body));
    fields.push_back(table_field(part.table, library));
    fields.push_back(code_field(part, body.has_value()));
    return fields;
}

std::vector<DraftField> fields_of_part(const DraftPart& part, const LessonDraft& draft,
                                       const Library& library) {
    switch (part.kind) {
        case PartKind::Figure: return fields_of_figure(part, library);
        case PartKind::Link: {
            const Scenario* scenario = find_scenario(library, part.body);
            return {chosen("body", sentence("Scenario"), "",
                           scenario == nullptr ? part.body : with_code(scenario->title, part.body),
                           {ListOf::Scenarios, tr("Choose the scenario")})};
        }
        case PartKind::Hand:
        case PartKind::Talk: return fields_of_item(part, draft, library);
        case PartKind::Text:
        case PartKind::Say:
        case PartKind::Row:
        case PartKind::Watch: break;
    }
    return {linked("words", sentence("Words"), sentence("One paragraph"), part.words, library,
                   draft.game)};
}

}  // namespace

std::vector<DraftField> fields_of(LessonDraft draft, std::size_t number, const Library& library) {
    const auto rows = rows_of(draft);
    if (number >= rows.size()) return {};
    const DraftRow& row = rows[number];
    if (row.part) return fields_of_part(draft.parts.at(*row.part), draft, library);
    if (row.place == LessonPart::End) return fields_of_whole(draft, library);
    return row.place == LessonPart::Contrast ? fields_of_contrast(draft, library)
                                             : std::vector<DraftField>();
}

std::vector<FieldChoice> levels_in_words() {
    constexpr int levels = 5;
    std::vector<FieldChoice> all;
    for (int level = 1; level <= levels; ++level)
        all.push_back({std::to_string(level), tr("{number} \u00b7 {level}", "number"_a = level,
                                                 "level"_a = level_in_words(level))});
    return all;
}

}  // namespace fairdeal
