// What is chosen for a field from a list, what a check has found, field by field, and the preview.

#include <algorithm>
#include <utility>

#include "base/translation.h"
#include "desk/write/author_session.h"
#include "desk/write/form/prose_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// So many characters of a text, in bytes.
std::size_t bytes_of(const std::string& text, std::size_t characters) {
    std::size_t at = 0;
    for (; at < text.size() && characters > 0; --characters) {
        ++at;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0U) == 0x80U) ++at;
    }
    return at;
}

std::size_t characters_of(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U;
    }));
}

const DraftField* field_of(const std::vector<DraftField>& fields, const std::string& key) {
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const DraftField& field) { return field.key == key; });
    return found == fields.end() ? nullptr : &*found;
}

}  // namespace

/// Links that are typed as in the file are counted by their words, as they are shown then.
void AuthorSession::open_list(const std::string& key, ListOf of, const std::string& before) {
    const std::string shown =
        prose_in_words(prose_from_words(before, shelf()), shelf(), draft.game);
    choosing = Choosing{{row, key, of}, {}, 0, characters_of(shown)};
    adding = false;
    field = key;
    cursor.reset();
    if (of == ListOf::Felt) open_felt();
}

// --- the felt

/// What was dealt for this piece before is gone on with.
void AuthorSession::open_felt() {
    choosing.reset();
    const auto rows = rows_of(draft);
    if (row >= rows.size() || !rows[row].part) return;
    if (!dealing || dealing->row != row)
        dealing = start_dealing(draft.parts.at(*rows[row].part), draft.game, row, shelf());
    dealing->open = true;
}

void AuthorSession::press_on_felt(const std::string& keys) {
    if (is_dealing()) press_keys(*dealing, keys);
}

void AuthorSession::choose_card_of_felt(int card) {
    if (is_dealing()) choose_card(*dealing, card, shelf());
}

/// Back in the fields of the piece; clauses of a scenario are its own.
void AuthorSession::put_dealt_in() {
    const auto rows = rows_of(draft);
    if (!is_dealing() || row >= rows.size() || !rows[row].part) return;
    if (!deal_screen(*dealing, shelf()).why_not.empty()) return;
    DraftPart& part = draft.parts.at(*rows[row].part);
    if (draft.is_scenario) part.clauses = draft.clauses;
    put_dealt(part, *dealing, shelf());
    if (draft.is_scenario) draft.clauses = std::exchange(part.clauses, "");
    dealing.reset();
    field = "ask-after";
    rows_changed();
}

// --- lists

void AuthorSession::search_list(const std::string& words) {
    if (!choosing) return;
    choosing->search = words;
    choosing->picked = 0;
}

void AuthorSession::pick_in_list(std::size_t picked) {
    if (choosing) choosing->picked = picked;
}

/// After the bracket where the place is within one; between words it stands apart from them.
void AuthorSession::put_into_text(const std::string& words) {
    const auto fields = fields_of(draft, row, shelf());
    const DraftField* into = field_of(fields, choosing->list.key);
    if (into == nullptr || words.empty()) return;
    std::size_t at = bytes_of(into->value, choosing->at);
    const auto opened = into->value.rfind('[', at == 0 ? 0 : at - 1);
    const auto closed = opened == std::string::npos ? opened : into->value.find(']', opened);
    if (at > 0 && closed != std::string::npos && closed >= at) at = closed + 1;
    const std::string before = into->value.substr(0, at), after = into->value.substr(at);
    const bool apart =
        !before.empty() && before.back() != ' ' && before.back() != '\n' && before.back() != '(';
    const std::string text = before + (apart ? " " : "") + words;
    cursor = characters_of(text);
    set_field(choosing->list.key, text + after);
}

/// Of several the list stays, with the keyboard at the same one.
void AuthorSession::choose() {
    if (!choosing) return;
    const ListFor list = choosing->list;
    const auto rows = rows_of_list(draft, list, shelf(), choosing->search);
    if (rows.empty()) return;
    const std::string id = rows[std::min(choosing->picked, rows.size() - 1)].id;
    if (goes_into_text(list.of)) {
        put_into_text(text_to_put_in(draft, list.of, shelf(), id));
    } else {
        choose_in(draft, list, shelf(), id);
        std::erase_if(problems, [&](const DraftProblem& problem) {
            return problem.place == DraftPlace{list.row, list.key};
        });
        if (problems.empty()) error.clear();
        keep_draft();
    }
    if (!takes_several(list.of)) return choosing.reset();
    const auto now = rows_of_list(draft, list, shelf(), choosing->search);
    const auto same =
        std::find_if(now.begin(), now.end(), [&](const ListRow& each) { return each.id == id; });
    choosing->picked = static_cast<std::size_t>(same - now.begin());
}

void AuthorSession::show_list(AuthorScreen& shown) const {
    const ListFor& list = choosing->list;
    ChooserScreen chooser;
    chooser.rows = rows_of_list(draft, list, shelf(), choosing->search);
    chooser.search = choosing->search;
    chooser.several = takes_several(list.of);
    if (chooser.rows.empty())
        chooser.empty = choosing->search.empty()
                            ? tr("There is nothing to choose from yet.")
                            : tr("Nothing holds these words. Search by others.");
    else
        chooser.picked = std::min(choosing->picked, chooser.rows.size() - 1);
    const bool chosen = !chooser.rows.empty() && chooser.rows[chooser.picked].chosen;
    chooser.choose = goes_into_text(list.of)     ? tr("Put it in")
                     : chosen && chooser.several ? tr("Take it off")
                                                 : tr("Choose it");
    shown.heading = title_of(list.of);
    shown.advice =
        chooser.several ? tr("Enter or a click chooses a clause, and takes it off again.") : "";
    shown.choosing = std::move(chooser);
}

// --- problems

ProblemItem AuthorSession::item_of(const DraftProblem& problem) const {
    const auto rows = rows_of(draft);
    ProblemItem item{"", capital(problem.what), {}};
    if (problem.place.row < rows.size()) {
        const auto outline = outline_of(rows);
        const DraftRow& at = rows[problem.place.row];
        item.where = outline.at(problem.place.row).title;
        if (at.part && !draft.is_scenario) item.where = title_of(at.place) + dot + item.where;
        const auto fields = fields_of(draft, problem.place.row, shelf());
        const DraftField* in = field_of(fields, problem.place.key);
        if (in != nullptr) item.where += dot + in->label;
    }
    item.spoken = item.where + (item.where.empty() ? "" : ": ") + item.what;
    return item;
}

std::vector<ProblemItem> AuthorSession::problem_items() const {
    std::vector<ProblemItem> items;
    for (const DraftProblem& problem : problems) items.push_back(item_of(problem));
    return items;
}

void AuthorSession::go_to_problem(std::size_t problem) {
    if (problem >= problems.size()) return;
    const DraftPlace& place = problems[problem].place;
    if (place.row < rows_of(draft).size()) {
        row = place.row;
        field = place.key;
        cursor.reset();
    }
    adding = false;
    choosing.reset();
    error = item_of(problems[problem]).spoken;
}

// --- removing

/// A scenario stays as long as a lesson has it.
std::string AuthorSession::why_not_remove() const {
    if (!can_remove_lesson())
        return draft.is_scenario ? tr("Only a scenario that is saved can be removed.")
                                 : tr("Only a lesson of our own that is saved can be removed.");
    if (!draft.is_scenario) return {};
    for (const Lesson& lesson : shelf().lessons) {
        for (const LessonItem* item : items_of(lesson)) {
            const auto* link = std::get_if<ScenarioLink>(item);
            if (link != nullptr && link->id == own)
                return tr("\u201c{lesson}\u201d shows this scenario: take it out there first.",
                          "lesson"_a = lesson.title);
        }
    }
    return {};
}

void AuthorSession::bring_back(const std::string& file) {
    for (const RemovedLesson& lesson : own_lessons.removed()) {
        if (lesson.file != file) continue;
        const Problems wrong = own_lessons.bring_back(lesson);
        if (wrong.empty()) open_asked(lesson.id, lesson.is_scenario);
        list_own_scenarios();
        gone = own_lessons.removed();
        notice = wrong.empty() ? tr("\u201c{lesson}\u201d is in the library again.",
                                    "lesson"_a = lesson.title)
                               : "";
        error = wrong.empty()
                    ? ""
                    : tr("It cannot be brought back: {reason}", "reason"_a = wrong.front().what);
        return;
    }
    error = tr("That lesson is not among the removed ones any more.");
}

void AuthorSession::list_own_scenarios() {
    own_scenarios.clear();
    for (const std::string& id : own_lessons.scenarios()) {
        const Scenario* scenario = find_scenario(shelf(), id);
        if (scenario == nullptr) continue;
        own_scenarios.push_back(
            {id, tr("Scenario of {game}: {scenario}", "game"_a = short_title_of(scenario->game()),
                    "scenario"_a = scenario->title)});
    }
}

// --- preview

/// As a trainee sees it, at the part of the picked row; where something is wrong, what is sound of
/// it.
void AuthorSession::preview_draft() {
    const PackFile file = file_of(draft);
    auto library = own_lessons.check({file});
    say_problems(library ? Problems() : library.error());
    std::string id = draft.id;
    if (draft.is_scenario) {
        if (library) return preview.show_scenario(*std::move(library), id);
        error = tr("There is no preview yet. {problems}", "problems"_a = error);
        return;
    }
    if (!library) {
        Library in_part = shelf();
        const auto item = add_sound_lesson(file.bytes, library.error(), in_part);
        if (!item) return;
        id = item->id;
        library = std::make_shared<const Library>(std::move(in_part));
    }
    const auto rows = rows_of(draft);
    const LessonPart place = row < rows.size() ? rows[row].place : LessonPart::End;
    preview.show_lesson(*std::move(library), id, preview_screen(problem_items()));
    if (preview.is_open() && place != LessonPart::End) preview.lesson().go_to_part(place);
}

}  // namespace fairdeal
