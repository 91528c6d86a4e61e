#pragma once
// What a field is chosen from: clauses, words of the glossary, table cards, aims, scenarios, acts.

#include "desk/write/form/draft_fields.h"

namespace fairdeal {

struct ListRow {
    std::string id;             // for choose_in
    std::string title, detail;  // "A bust stays on the table", "Busting · BRK-BUST-1"
    bool chosen = false;
    std::string spoken;
};

/// The field that is chosen for, and from which list.
struct ListFor {
    std::size_t row = 0;
    std::string key;
    ListOf of = ListOf::Clauses;
    friend bool operator==(const ListFor&, const ListFor&) = default;
};

/// Those that hold the words that are searched by; what is chosen comes first.
std::vector<ListRow> rows_of_list(const LessonDraft& draft, const ListFor& list,
                                  const Library& library, const std::string& search);
/// "Choose clauses".
std::string title_of(ListOf list);
/// Several can be chosen.
bool takes_several(ListOf list);
/// What is chosen is put into the text, where somebody types.
bool goes_into_text(ListOf list);

/// Chooses it, or of several takes one that is chosen away; of a list that goes into the text
/// nothing happens.
void choose_in(LessonDraft& draft, const ListFor& list, const Library& library,
               const std::string& id);
/// What is put into the text.
std::string text_to_put_in(const LessonDraft& draft, ListOf list, const Library& library,
                           const std::string& id);

}  // namespace fairdeal
