#pragma once
// What is typed and chosen for a row of the outline: fields by their keys, each as somebody who has
// never seen the file reads it.

#include <functional>

#include "desk/write/form/hand_form.h"
#include "training/library.h"

namespace fairdeal {

/// How a text is typed. Choice: one of a few. Linked: prose with links in brackets. Code: as the
/// file has it. Chosen: from a list that is searched, a line each. Shown: to be read alone.
enum class FieldShape : std::uint8_t { Line, Words, Linked, Code, Choice, Chosen, Shown };

/// What a field is chosen from, or what is put into it. Clauses: several; Clause: one. Felt: the
/// hand is dealt.
enum class ListOf : std::uint8_t {
    Clauses,
    Clause,
    Tables,
    Aims,
    Scenarios,
    Acts,
    TermInText,
    ClauseInText,
    Felt
};

/// A button of a field: what it opens.
struct FieldList {
    ListOf of = ListOf::Clauses;
    std::string label;
    friend bool operator==(const FieldList&, const FieldList&) = default;
};

struct DraftField {
    std::string key;  // for set_field
    std::string label, hint, value;
    FieldShape shape = FieldShape::Line;
    std::vector<std::string> choices{};  // Choice: what is shown; `value` is one of them, or none
    std::vector<FieldList> lists{};
    bool more = false;  // seldom wanted: under "More"
};

/// What can be typed for a row of the outline.
std::vector<DraftField> fields_of(LessonDraft draft, std::size_t row, const Library& library);
/// What is typed into one of them, or chosen: of a Choice what is shown, of a list the id.
void set_text(LessonDraft& draft, std::size_t row, const std::string& key, const std::string& value,
              const Library& library);

/// The levels of a scenario.
std::vector<FieldChoice> levels_in_words();

/// "breakout-a-bust-cannot-lose"; a number follows where it is taken.
std::string id_from(Game game, const std::string& title,
                    const std::function<bool(const std::string&)>& is_taken);
/// The id was made from this title, with or without a number.
bool is_id_from(const std::string& id, Game game, const std::string& title);

}  // namespace fairdeal
