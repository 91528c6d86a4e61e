#include "desk/write/author_session.h"

#include <algorithm>
#include <cstring>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "desk/frame/kept_file.h"
#include "record/words.h"
#include "store/new_file.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

std::string file_name(const LessonDraft& draft) { return own_lesson_name(draft.game, draft.id); }

PackFile file_of(const LessonDraft& draft) { return {file_name(draft), write_draft(draft).xml}; }

}  // namespace

fs::path AuthorSession::draft_file() const {
    const fs::path folder = own_lessons.folder();
    return folder.empty() ? folder : folder.parent_path() / "lesson-draft.txt";
}

void AuthorSession::begin(LessonDraft opened) {
    draft = std::move(opened);
    row = offer = 0;
    adding = false;
    problems.clear();
    search.clear();
}

/// After the others of the game.
std::string AuthorSession::next_number(Game game) const {
    int last = 0;
    for (const Lesson& lesson : shelf().lessons) {
        if (lesson.game == game) last = std::max(last, lesson.number);
    }
    return std::to_string(last + 1);
}

/// One of our own as it is, one of somebody else's under a name and number of its own.
LessonDraft AuthorSession::own_copy(const Lesson& lesson) const {
    LessonDraft copy = draft_of(lesson);
    if (own_lessons.has(file_name(copy))) return copy;
    while (find_lesson(shelf().lessons, copy.id) != nullptr) copy.id += "-ours";
    copy.number = next_number(copy.game);
    return copy;
}

/// A new lesson of the school's game.
LessonDraft AuthorSession::new_draft() const {
    LessonDraft fresh;
    fresh.game = school.game;
    fresh.number = next_number(fresh.game);
    return fresh;
}

/// The id of our own file that holds this lesson; empty: none does.
std::string AuthorSession::own_id() const {
    return own_lessons.has(file_name(draft)) ? draft.id : "";
}

/// What was being written last; nothing if nothing was. Refused where it cannot be read.
Result<std::optional<LessonDraft>> AuthorSession::kept_draft() const {
    const fs::path file = draft_file();
    if (file.empty()) return std::nullopt;
    const auto text = read_kept(file, largest_pack);
    if (!text) return tl::make_unexpected(text.error());
    if (text->empty()) return std::nullopt;
    auto read = draft_from(*text);
    if (!read) return refused({file.string(), 0, 0}, tr("is not the draft of a lesson"));
    return read;
}

void AuthorSession::ask_nothing() {
    asks = AuthorQuestion::None;
    wanted.reset();
}

void AuthorSession::open_now(const std::string& id) {
    const Lesson* lesson = find_lesson(shelf().lessons, id);
    begin(lesson == nullptr ? new_draft() : own_copy(*lesson));
    own = own_id();
    ask_nothing();
    notice.clear();
    error.clear();
    keep_draft();
}

/// Says what a check has found.
void AuthorSession::say_problems(Problems found) {
    problems = std::move(found);
    checked = write_draft(draft);
    notice.clear();
    const auto count = static_cast<std::int64_t>(problems.size());
    error = count == 0   ? ""
            : count == 1 ? tr("One thing is wrong with this lesson.")
                         : tr_n("{count} thing is wrong with this lesson.",
                                "{count} things are wrong with this lesson.", count);
}

/// Rows have come or gone: what was wrong is looked for again, in the rows as they are.
void AuthorSession::rows_changed() {
    keep_draft();
    if (!problems.empty()) check();
}

/// One of our own is open, under another name than its file has.
bool AuthorSession::is_renamed() const { return can_remove_lesson() && own != draft.id; }

/// Checks it and puts it into its place; `goes` is the file whose place it takes.
void AuthorSession::put_draft(const std::string& goes) {
    ask_nothing();
    const PackFile file = file_of(draft);
    say_problems(own_lessons.keep({file}, goes));
    if (!problems.empty()) return;
    own = draft.id;
    notice = tr("Saved, and in the library: {file}",
                "file"_a = (own_lessons.folder() / file.name).string());
}

/// Nobody goes on in a lesson that is not there any more.
void AuthorSession::take_off_shelf(const std::string& id) {
    own_lessons.take_off_shelf(id);
    if (reading.is_open() && reading.walk().lesson.id == id) reading.close();
}

std::optional<Destination> AuthorSession::apply(AuthorAction action) {
    switch (action) {
        case AuthorAction::New: open_lesson(""); break;
        case AuthorAction::Check: check(); break;
        case AuthorAction::Preview: preview_draft(); break;
        case AuthorAction::Save: save(); break;
        case AuthorAction::AskToRemove: ask_to_remove(); break;
        case AuthorAction::CheckFile: return ShowLearnView{LearnView::Check};
        case AuthorAction::Type: break;  // the page's own
        case AuthorAction::ListOffers: adding = !adding; break;
        case AuthorAction::Up: move_piece(-1); break;
        case AuthorAction::Down: move_piece(1); break;
        case AuthorAction::RemovePiece: remove_piece(); break;
        case AuthorAction::PutIn: put_in(); break;
        case AuthorAction::SaveScenario: keep_as_scenario(); break;
        case AuthorAction::BackToLesson: adding = false; break;
        case AuthorAction::SaveChanges: save_changes(); break;
        case AuthorAction::DropChanges: drop_changes(); break;
        case AuthorAction::RemoveLesson: remove_lesson(); break;
        case AuthorAction::Rename: rename(); break;
        case AuthorAction::KeepBoth: save_as_another(); break;
        case AuthorAction::Stay: ask_nothing(); break;
    }
    return std::nullopt;
}

std::optional<Destination> AuthorSession::escape() {
    if (asks == AuthorQuestion::None && !adding) return ShowLearnView{LearnView::Today};
    if (asks != AuthorQuestion::None)
        ask_nothing();
    else
        adding = false;
    return std::nullopt;
}

void AuthorSession::pick_row(std::size_t picked) {
    row = picked;
    adding = false;
}

void AuthorSession::set_field(const std::string& key, const std::string& value) {
    set_text(draft, row, key, value);
    keep_draft();
}

void AuthorSession::enter() {
    if (open) return;
    open = true;
    gone = own_lessons.removed();
    auto last = kept_draft();
    begin(last && *last ? **last : new_draft());
    own = own_id();
    unread = !last;
    if (last)
        kept = *last ? kept_text(draft) : "";
    else
        error =
            tr("The lesson that was being written cannot be read and is left as it is: {problem}. "
               "Until that file is moved away, nothing that is typed here is kept.",
               "problem"_a = to_text(last.error().front()));
}

void AuthorSession::keep_draft() {
    const std::string text = kept_text(draft);
    const fs::path file = draft_file();
    if (!open || text == kept || file.empty()) return;
    unread = unread && may_be_there(file);
    if (unread) {
        error =
            tr("What is typed is not kept: {file} cannot be read, and nothing takes its place. "
               "Move it away first.",
               "file"_a = file.string());
        return;
    }
    constexpr unsigned for_the_owner = 0600;
    const int wrong = replace_file(file, text, for_the_owner);
    if (wrong == 0)
        kept = text;
    else
        error = tr("What is typed cannot be kept: {reason}", "reason"_a = std::strerror(wrong));
}

void AuthorSession::move_piece(int by) {
    row = move_part(draft, row, by);
    rows_changed();
}

void AuthorSession::remove_piece() {
    const auto rows = rows_of(draft);
    if (row >= rows.size() || !rows[row].part) return;
    removed = draft.parts.at(*rows[row].part);
    row = remove_part(draft, row);
    rows_changed();
}

void AuthorSession::add_piece(DraftPart part) {
    row = add_part(draft, row, std::move(part));
    adding = false;
    rows_changed();
}

bool AuthorSession::is_saved() const {
    if (draft.title.empty() && draft.parts.empty() && draft.aim.empty()) return true;
    const PackFile file = file_of(draft);
    return own_lessons.has(file.name, file.bytes);
}

void AuthorSession::open_lesson(const std::string& id) {
    if (is_saved()) return open_now(id);
    wanted = id;
    asks = AuthorQuestion::Changes;
}

void AuthorSession::drop_changes() {
    const auto id = wanted;
    if (id) open_now(*id);
}

void AuthorSession::save_changes() {
    const auto then = wanted;
    save_as_another();
    if (then && error.empty()) open_now(*then);
    ask_nothing();
}

bool AuthorSession::check() {
    const auto found = own_lessons.check({file_of(draft)});
    say_problems(found ? Problems() : found.error());
    if (found) notice = tr("Nothing is wrong with this lesson.");
    return found.has_value();
}

void AuthorSession::save_as_another() {
    if (is_renamed()) draft.number = next_number(draft.game);
    keep_draft();
    put_draft("");
}

void AuthorSession::save() {
    if (!is_renamed()) return put_draft("");
    asks = AuthorQuestion::Rename;
    wanted.reset();
}

void AuthorSession::rename() {
    const Lesson* old = find_lesson(shelf().lessons, own);
    if (asks != AuthorQuestion::Rename || old == nullptr) return;
    const std::string before = old->id;
    put_draft(own_lesson_name(old->game, before));
    if (!problems.empty()) return;
    take_off_shelf(before);
    if (school.school) school.school->rename_lesson(before, draft.id);
}

bool AuthorSession::can_remove_lesson() const {
    return !own.empty() && find_lesson(shelf().lessons, own) != nullptr;
}

void AuthorSession::ask_to_remove() {
    if (!can_remove_lesson()) return;
    ask_nothing();
    asks = AuthorQuestion::Remove;
}

void AuthorSession::remove_lesson() {
    if (asks != AuthorQuestion::Remove || !can_remove_lesson()) return;
    const Lesson lesson = *find_lesson(shelf().lessons, own);
    ask_nothing();
    const Problems wrong = own_lessons.take_away(lesson.game, lesson.id);
    if (!wrong.empty()) {
        error = to_text(wrong.front());
        return;
    }
    take_off_shelf(lesson.id);
    gone = own_lessons.removed();
    open_now("");
    notice = tr("\u201c{lesson}\u201d is removed; the list of lessons brings it back.",
                "lesson"_a = lesson.title);
}

void AuthorSession::bring_back(const std::string& file) {
    for (const RemovedLesson& lesson : own_lessons.removed()) {
        if (lesson.file != file) continue;
        const Problems wrong = own_lessons.bring_back(lesson);
        if (wrong.empty()) open_lesson(lesson.id);
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

/// As a trainee sees it, at the part of the picked row; where something is wrong, what is sound of
/// it.
void AuthorSession::preview_draft() {
    const PackFile file = file_of(draft);
    auto library = own_lessons.check({file});
    say_problems(library ? Problems() : library.error());
    std::string id = draft.id;
    if (!library) {
        Library in_part = shelf();
        const auto item = add_sound_lesson(file.bytes, problems, in_part);
        if (!item) return;
        id = item->id;
        library = std::make_shared<const Library>(std::move(in_part));
    }
    const auto rows = rows_of(draft);
    const LessonPart place = row < rows.size() ? rows[row].place : LessonPart::End;
    preview.show_lesson(*std::move(library), id, preview_screen(problems));
    if (preview.is_open() && place != LessonPart::End) preview.lesson().go_to_part(place);
}

void AuthorSession::go_to_problem(std::size_t problem) {
    if (problem >= problems.size()) return;
    row = row_at(checked, problems[problem].where.line);
    const Problem& what = problems[problem];
    error = to_text(Problem{{"", what.where.line, what.where.column}, what.what});
    adding = false;
}

}  // namespace fairdeal
