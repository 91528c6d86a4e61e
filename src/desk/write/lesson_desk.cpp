#include "desk/write/lesson_desk.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/read.h"
#include "base/text.h"
#include "desk/frame/desk.h"
#include "desk/frame/kept_file.h"
#include "desk/write/author_screen.h"
#include "desk/write/own_lessons.h"
#include "record/words.h"
#include "store/new_file.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

AuthorRoom& room_of(Desk& desk) { return desk.learn.author; }

fs::path draft_file(const Desk& desk) {
    const fs::path own = own_folder(desk);
    return own.empty() ? own : own.parent_path() / "lesson-draft.txt";
}

std::string file_name(const LessonDraft& draft) { return own_lesson_name(draft.game, draft.id); }

PackFile file_of(const LessonDraft& draft) { return {file_name(draft), write_draft(draft).xml}; }

void begin(AuthorRoom& room, LessonDraft draft) {
    room.draft = std::move(draft);
    room.row = room.offer = 0;
    room.adding = false;
    room.problems.clear();
    room.search.clear();
}

/// After the others of the game.
std::string next_number(const Desk& desk, Game game) {
    int last = 0;
    for (const Lesson& lesson : desk.library.lessons) {
        if (lesson.game == game) last = std::max(last, lesson.number);
    }
    return std::to_string(last + 1);
}

/// One of our own as it is, one of somebody else's under a name and number of its own.
LessonDraft own_copy(const Desk& desk, const Lesson& lesson) {
    LessonDraft draft = draft_of(lesson);
    if (is_own(desk, file_name(draft))) return draft;
    while (find_lesson(desk.library.lessons, draft.id) != nullptr) draft.id += "-ours";
    draft.number = next_number(desk, draft.game);
    return draft;
}

/// A new lesson of the school's game.
LessonDraft new_draft(const Desk& desk) {
    LessonDraft draft;
    draft.game = desk.learn.school.game;
    draft.number = next_number(desk, draft.game);
    return draft;
}

/// The id of our own file that holds this lesson; empty: none does.
std::string own_id(const Desk& desk, const LessonDraft& draft) {
    return is_own(desk, file_name(draft)) ? draft.id : "";
}

/// What was being written last; nothing if nothing was. Refused where it cannot be read.
Result<std::optional<LessonDraft>> kept_draft(const Desk& desk) {
    const fs::path file = draft_file(desk);
    if (file.empty()) return std::nullopt;
    const auto text = read_kept(file, largest_pack);
    if (!text) return tl::make_unexpected(text.error());
    if (text->empty()) return std::nullopt;
    auto draft = draft_from(*text);
    if (!draft) return refused({file.string(), 0, 0}, "is not the draft of a lesson");
    return draft;
}

void ask_nothing(AuthorRoom& room) {
    room.asks = AuthorQuestion::None;
    room.wanted.reset();
}

void open_now(Desk& desk, const std::string& id) {
    AuthorRoom& room = room_of(desk);
    const Lesson* lesson = find_lesson(desk.library.lessons, id);
    begin(room, lesson == nullptr ? new_draft(desk) : own_copy(desk, *lesson));
    room.own = own_id(desk, room.draft);
    ask_nothing(room);
    room.notice.clear();
    room.error.clear();
    keep_draft(desk);
}

/// Says what a check has found.
void say_problems(AuthorRoom& room, Problems problems) {
    room.problems = std::move(problems);
    room.checked = write_draft(room.draft);
    room.notice.clear();
    const std::size_t count = room.problems.size();
    room.error = count == 0   ? ""
                 : count == 1 ? "One thing is wrong with this lesson."
                              : fmt::format("{} things are wrong with this lesson.", count);
}

/// Rows have come or gone: what was wrong is looked for again, in the rows as they are.
void rows_changed(Desk& desk) {
    keep_draft(desk);
    if (!room_of(desk).problems.empty()) check_draft(desk);
}

/// One of our own is open, under another name than its file has.
bool is_renamed(const Desk& desk) {
    const AuthorRoom& room = desk.learn.author;
    return can_remove_lesson(desk) && room.own != room.draft.id;
}

/// Checks it and puts it into its place; `gone` is the file whose place it takes.
void put_draft(Desk& desk, const std::string& gone) {
    AuthorRoom& room = room_of(desk);
    ask_nothing(room);
    const PackFile file = file_of(room.draft);
    say_problems(room, keep_own(desk, {file}, gone));
    if (!room.problems.empty()) return;
    room.own = room.draft.id;
    room.notice = "Saved, and on the shelf: " + (own_folder(desk) / file.name).string();
}

/// Nobody goes on in a lesson that is not there any more.
void take_off_shelf(Desk& desk, const std::string& id) {
    std::erase_if(desk.library.lessons, [&](const Lesson& lesson) { return lesson.id == id; });
    if (desk.lesson.is_open() && desk.lesson.walk().lesson.id == id) desk.lesson.close();
}

}  // namespace

bool writes_lessons(const Desk& desk) { return sees_group(desk.learn.school); }

void enter_author(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    if (room.open) return;
    room.open = true;
    room.gone = removed_lessons(desk);
    auto draft = kept_draft(desk);
    begin(room, draft && *draft ? **std::move(draft) : new_draft(desk));
    room.own = own_id(desk, room.draft);
    room.unread = !draft;
    if (draft)
        room.kept = *draft ? kept_text(room.draft) : "";
    else
        room.error = "The lesson that was being written cannot be read and is left as it is: " +
                     to_text(draft.error().front()) +
                     ". Until that file is moved away, nothing that is typed here is kept.";
}

void keep_draft(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    const std::string text = kept_text(room.draft);
    const fs::path file = draft_file(desk);
    if (!room.open || text == room.kept || file.empty()) return;
    room.unread = room.unread && may_be_there(file);
    if (room.unread) {
        room.error = "What is typed is not kept: " + file.string() +
                     " cannot be read, and nothing takes its place. Move it away first.";
        return;
    }
    constexpr unsigned for_the_owner = 0600;
    const int wrong = replace_file(file, text, for_the_owner);
    if (wrong == 0)
        room.kept = text;
    else
        room.error = fmt::format("What is typed cannot be kept: {}", std::strerror(wrong));
}

void move_piece(Desk& desk, int by) {
    AuthorRoom& room = room_of(desk);
    room.row = move_part(room.draft, room.row, by);
    rows_changed(desk);
}

void remove_piece(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    const auto rows = rows_of(room.draft);
    if (room.row >= rows.size() || !rows[room.row].part) return;
    room.removed = room.draft.parts.at(*rows[room.row].part);
    room.row = remove_part(room.draft, room.row);
    rows_changed(desk);
}

void add_piece(Desk& desk, DraftPart part) {
    AuthorRoom& room = room_of(desk);
    room.row = add_part(room.draft, room.row, std::move(part));
    room.adding = false;
    rows_changed(desk);
}

bool is_saved(const Desk& desk) {
    const LessonDraft& draft = desk.learn.author.draft;
    if (draft.title.empty() && draft.parts.empty() && draft.aim.empty()) return true;
    const PackFile file = file_of(draft);
    return is_kept(desk, file.name, file.bytes);
}

void open_draft(Desk& desk, const std::string& id) {
    if (is_saved(desk)) return open_now(desk, id);
    room_of(desk).wanted = id;
    room_of(desk).asks = AuthorQuestion::Changes;
}

void drop_changes(Desk& desk) {
    if (const auto wanted = room_of(desk).wanted) open_now(desk, *wanted);
}

void save_changes(Desk& desk) {
    const auto wanted = room_of(desk).wanted;
    save_as_another(desk);
    if (wanted && room_of(desk).error.empty()) open_now(desk, *wanted);
    ask_nothing(room_of(desk));
}

void stay_with_changes(Desk& desk) { ask_nothing(room_of(desk)); }

bool check_draft(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    const auto checked = check_own(desk, {file_of(room.draft)});
    say_problems(room, checked ? Problems() : checked.error());
    if (checked) room.notice = "Nothing is wrong with this lesson.";
    return checked.has_value();
}

void save_as_another(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    if (is_renamed(desk)) room.draft.number = next_number(desk, room.draft.game);
    keep_draft(desk);
    put_draft(desk, "");
}

void save_draft(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    if (!is_renamed(desk)) return put_draft(desk, "");
    room.asks = AuthorQuestion::Rename;
    room.wanted.reset();
}

void rename_lesson(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    const Lesson* old = find_lesson(desk.library.lessons, room.own);
    if (room.asks != AuthorQuestion::Rename || old == nullptr) return;
    const std::string before = old->id;
    put_draft(desk, own_lesson_name(old->game, before));
    if (!room.problems.empty()) return;
    take_off_shelf(desk, before);
    if (desk.learn.school.school) desk.learn.school.school->rename_lesson(before, room.draft.id);
}

bool can_remove_lesson(const Desk& desk) {
    const std::string& own = desk.learn.author.own;
    return !own.empty() && find_lesson(desk.library.lessons, own) != nullptr;
}

void ask_to_remove(Desk& desk) {
    if (!can_remove_lesson(desk)) return;
    ask_nothing(room_of(desk));
    room_of(desk).asks = AuthorQuestion::Remove;
}

void remove_lesson(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    if (room.asks != AuthorQuestion::Remove || !can_remove_lesson(desk)) return;
    const Lesson lesson = *find_lesson(desk.library.lessons, room.own);
    ask_nothing(room);
    const Problems wrong = take_away(desk, lesson.game, lesson.id);
    if (!wrong.empty()) {
        room.error = to_text(wrong.front());
        return;
    }
    take_off_shelf(desk, lesson.id);
    room.gone = removed_lessons(desk);
    open_now(desk, "");
    room.notice =
        fmt::format("\u201c{}\u201d is removed; the list of lessons brings it back.", lesson.title);
}

void bring_lesson_back(Desk& desk, const std::string& file) {
    AuthorRoom& room = room_of(desk);
    for (const RemovedLesson& removed : removed_lessons(desk)) {
        if (removed.file != file) continue;
        const Problems wrong = bring_back(desk, removed);
        if (wrong.empty()) open_draft(desk, removed.id);
        room.gone = removed_lessons(desk);
        room.notice = wrong.empty()
                          ? fmt::format("\u201c{}\u201d is on the shelf again.", removed.title)
                          : "";
        room.error = wrong.empty() ? "" : "It cannot be brought back: " + wrong.front().what;
        return;
    }
    room.error = "That lesson is not among the removed ones any more.";
}

void preview_draft(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    const PackFile file = file_of(room.draft);
    auto checked = check_own(desk, {file});
    say_problems(room, checked ? Problems() : checked.error());
    std::string id = room.draft.id;
    if (!checked) {
        Library library = desk.library;
        const auto item = add_sound_lesson(file.bytes, room.problems, library);
        if (!item) return;
        id = item->id;
        checked = std::make_shared<const Library>(std::move(library));
    }
    const auto rows = rows_of(room.draft);
    const LessonPart place = room.row < rows.size() ? rows[room.row].place : LessonPart::End;
    desk.preview.show_lesson(*std::move(checked), id, preview_screen(room.problems));
    if (!desk.preview.is_open() || place == LessonPart::End) return;
    desk.preview.lesson().go_to_part(place);
}

void go_to_problem(Desk& desk, std::size_t problem) {
    AuthorRoom& room = room_of(desk);
    if (problem >= room.problems.size()) return;
    room.row = row_at(room.checked, room.problems[problem].where.line);
    const Problem& what = room.problems[problem];
    room.error = to_text(Problem{{"", what.where.line, what.where.column}, what.what});
    room.adding = false;
}

void look_into_file(Desk& desk, const std::string& file) {
    AuthorRoom& room = room_of(desk);
    room.look = look_into(file, desk.content, desk.library);
    room.problem = 0;
}

void look_again(Desk& desk) {
    if (const auto& look = room_of(desk).look) look_into_file(desk, std::string(look->path));
}

void preview_sound(Desk& desk, std::size_t item) {
    AuthorRoom& room = room_of(desk);
    if (!room.look || item >= room.look->sound.size()) return;
    const SoundItem& sound = room.look->sound[item];
    const auto library = room.look->library;
    sound.is_lesson ? desk.preview.show_lesson(library, sound.id, preview_screen(sound.problems))
                    : desk.preview.show_scenario(library, sound.id);
}

}  // namespace fairdeal
