#include "desk/write/form/draft_lists.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "desk/practise/scenario_list.h"
#include "desk/write/form/prose_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using Ids = std::vector<std::string>;

Ids ids_in(const std::string& text) {
    Ids ids;
    for (const std::string_view id : split_at(text, ' ')) {
        if (!id.empty()) ids.emplace_back(id);
    }
    return ids;
}

bool is_among(const Ids& ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// The draft's text that holds what is chosen; null: it is held otherwise.
const std::string* text_of(const LessonDraft& draft, const ListFor& list) {
    const auto rows = rows_of(draft);
    if (list.row >= rows.size()) return nullptr;
    if (list.key == "here") return &draft.here;
    if (list.key == "there") return &draft.there;
    if (!rows[list.row].part) return list.key == "clauses" ? &draft.clauses : nullptr;
    const DraftPart& part = draft.parts.at(*rows[list.row].part);
    if (list.key == "clauses") return &part.clauses;
    if (list.key == "table") return &part.table;
    return list.of == ListOf::Scenarios ? &part.body : nullptr;
}

Ids chosen_in(const LessonDraft& draft, const ListFor& list) {
    const std::string* text = text_of(draft, list);
    return text == nullptr ? Ids() : ids_in(*text);
}

class Rows {
public:
    Rows(const std::string& search, Ids chosen) : search_(search), chosen_(std::move(chosen)) {}

    void add(const std::string& id, const std::string& title, const std::string& detail,
             const std::string& also = {}) {
        if (!holds_words(title + " " + detail + " " + id + " " + also, search_)) return;
        ListRow row{id, title, detail, is_among(chosen_, id), {}};
        row.spoken = title + (title.ends_with('.') ? " " : ". ") + detail;
        if (row.chosen) row.spoken += ". " + tr("Chosen");
        rows_.push_back(std::move(row));
    }

    /// What is chosen comes first, then what is called so, then what has the words in its title.
    std::vector<ListRow> take() {
        const auto place = [&](const ListRow& row) {
            if (row.chosen) return 0;
            if (!holds_words(row.title, search_)) return 3;
            return row.title.size() == search_.size() ? 1 : 2;
        };
        std::stable_sort(rows_.begin(), rows_.end(),
                         [&](const ListRow& a, const ListRow& b) { return place(a) < place(b); });
        return std::move(rows_);
    }

private:
    std::string search_;
    Ids chosen_;
    std::vector<ListRow> rows_;
};

void add_clauses(Rows& rows, const Library& library, Game game) {
    const RuleBook* book = find_book(library, game);
    if (book == nullptr) return;
    for (const BookSection* section : every_section(*book)) {
        for (const BookClause& clause : section->clauses)
            rows.add(clause.id, clause.text, section->title + dot + clause.id);
    }
    for (const OpenPoint* point : every_point(*book))
        rows.add(point->id, point->question, tr("Open point") + dot + point->id);
}

std::string words_of(const Prose& prose) {
    std::string words;
    for (const ProsePart& part : prose) words += part.text;
    return words;
}

void add_terms(Rows& rows, const Library& library, Game game) {
    for (const GlossaryTerm& term : library.glossary) {
        if (belongs_to(term, game)) rows.add(term.id, term.word, words_of(term.meaning));
    }
}

void add_tables(Rows& rows, const Library& library, Game game) {
    for (const TableCardFile& table : library.tables) {
        if (table.card.game() == game)
            rows.add(table.id, table.title,
                     table.id + (table.note.empty() ? "" : dot + table.note));
    }
}

/// Those of the game first.
void add_aims(Rows& rows, const Library& library, Game game) {
    for (const bool of_game : {true, false}) {
        for (const Lesson& lesson : library.lessons) {
            if ((lesson.game == game) == of_game)
                rows.add(lesson.id, lesson.aim,
                         std::string(short_title_of(lesson.game)) + dot + lesson.title);
        }
    }
}

void add_scenarios(Rows& rows, const Library& library, Game game, const std::string& search) {
    ScenarioFilter filter;
    filter.game = game;
    filter.search = search;
    for (const ScenarioItem& item : list_scenarios(library, filter, Preferences()).items)
        rows.add(item.id, item.title, item.kind + dot + item.detail + dot + item.id, search);
}

void add_acts(Rows& rows, const LessonDraft& draft, std::size_t row) {
    const auto all = rows_of(draft);
    if (row >= all.size() || !all[row].part) return;
    const auto body = hand_body_from(draft.parts.at(*all[row].part).body);
    if (!body) return;
    for (const FieldChoice& act : subjects_of(*body)) rows.add(act.text, act.label, act.text);
}

Ids chosen_act(const LessonDraft& draft, std::size_t row) {
    const auto all = rows_of(draft);
    if (row >= all.size() || !all[row].part) return {};
    const auto body = hand_body_from(draft.parts.at(*all[row].part).body);
    return body ? Ids{subject_of(*body)} : Ids();
}

}  // namespace

std::vector<ListRow> rows_of_list(const LessonDraft& draft, const ListFor& list,
                                  const Library& library, const std::string& search) {
    Rows rows(search,
              list.of == ListOf::Acts ? chosen_act(draft, list.row) : chosen_in(draft, list));
    switch (list.of) {
        case ListOf::Clauses:
        case ListOf::Clause:
        case ListOf::ClauseInText: add_clauses(rows, library, draft.game); break;
        case ListOf::TermInText: add_terms(rows, library, draft.game); break;
        case ListOf::Tables: add_tables(rows, library, draft.game); break;
        case ListOf::Aims: add_aims(rows, library, draft.game); break;
        case ListOf::Scenarios: add_scenarios(rows, library, draft.game, search); break;
        case ListOf::Acts: add_acts(rows, draft, list.row); break;
        case ListOf::Felt: break;
    }
    return rows.take();
}

std::string title_of(ListOf list) {
    switch (list) {
        case ListOf::Clauses: return tr("Choose clauses");
        case ListOf::Clause: return tr("Choose the clause");
        case ListOf::ClauseInText: return tr("Insert a clause");
        case ListOf::TermInText: return tr("Insert a word of the glossary");
        case ListOf::Tables: return tr("Choose the table card");
        case ListOf::Aims: return tr("Begin with the aim of another lesson");
        case ListOf::Scenarios: return tr("Choose the scenario");
        case ListOf::Acts: return tr("Choose what is done");
        case ListOf::Felt: break;
    }
    return tr("Deal it on the felt");
}

bool takes_several(ListOf list) { return list == ListOf::Clauses; }

bool goes_into_text(ListOf list) {
    return list == ListOf::TermInText || list == ListOf::ClauseInText;
}

void choose_in(LessonDraft& draft, const ListFor& list, const Library& library,
               const std::string& id) {
    if (goes_into_text(list.of)) return;
    if (list.of == ListOf::Aims) {
        const Lesson* lesson = find_lesson(library.lessons, id);
        if (lesson != nullptr) draft.aim = lesson->aim;
        return;
    }
    std::string value = id;
    if (takes_several(list.of)) {
        Ids ids = chosen_in(draft, list);
        if (is_among(ids, id))
            std::erase(ids, id);
        else
            ids.push_back(id);
        value.clear();
        for (const std::string& each : ids) value += (value.empty() ? "" : " ") + each;
    }
    set_text(draft, list.row, list.key, value, library);
}

std::string text_to_put_in(const LessonDraft& draft, ListOf list, const Library& library,
                           const std::string& id) {
    return list == ListOf::TermInText ? term_in_brackets(id, library)
                                      : clause_in_brackets(id, library, draft.game);
}

}  // namespace fairdeal
