#include "app/lesson_desk.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <sstream>

#include "app/desk.h"
#include "app/own_lessons.h"
#include "base/text.h"
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

std::string text_in(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return in ? text.str() : "";
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

/// Behind the others of the game.
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

void open_now(Desk& desk, const std::string& id) {
    AuthorRoom& room = room_of(desk);
    const Lesson* lesson = find_lesson(desk.library.lessons, id);
    begin(room, lesson == nullptr ? new_draft(desk) : own_copy(desk, *lesson));
    room.wanted.reset();
    room.said.clear();
    room.trouble.clear();
    keep_draft(desk);
}

/// Says what a check has found.
void say_problems(AuthorRoom& room, Problems problems) {
    room.problems = std::move(problems);
    room.checked = write_draft(room.draft);
    room.said.clear();
    const std::size_t count = room.problems.size();
    room.trouble = count == 0   ? ""
                   : count == 1 ? "One thing is wrong with this lesson."
                                : fmt::format("{} things are wrong with this lesson.", count);
}

/// Rows have come or gone: what was wrong is looked for anew, in the rows as they are.
void rows_changed(Desk& desk) {
    keep_draft(desk);
    if (!room_of(desk).problems.empty()) check_draft(desk);
}

void show_preview(Desk& desk, std::shared_ptr<const Library> library, const std::string& id) {
    auto walk = start_lesson(*library, id);
    if (!walk) return;
    OpenLesson lesson;
    lesson.walk = *std::move(walk);
    room_of(desk).preview = {std::move(library), std::move(lesson), {}};
}

}  // namespace

bool writes_lessons(const Desk& desk) { return sees_group(desk.learn.school); }

void enter_author(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    if (room.open) return;
    room.open = true;
    room.kept = text_in(draft_file(desk));
    auto draft = draft_from(room.kept);
    begin(room, draft ? *std::move(draft) : new_draft(desk));
}

void keep_draft(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    const std::string text = kept_text(room.draft);
    const fs::path file = draft_file(desk);
    if (!room.open || text == room.kept || file.empty()) return;
    constexpr unsigned for_the_owner = 0600;
    const int wrong = replace_file(file, text, for_the_owner);
    if (wrong == 0)
        room.kept = text;
    else
        room.trouble = fmt::format("What is typed cannot be kept: {}", std::strerror(wrong));
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
}

void drop_changes(Desk& desk) {
    if (const auto wanted = room_of(desk).wanted) open_now(desk, *wanted);
}

void save_changes(Desk& desk) {
    const auto wanted = room_of(desk).wanted;
    save_draft(desk);
    if (wanted && room_of(desk).trouble.empty()) open_now(desk, *wanted);
    room_of(desk).wanted.reset();
}

void stay_with_changes(Desk& desk) { room_of(desk).wanted.reset(); }

bool check_draft(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    const auto checked = check_own(desk, {file_of(room.draft)});
    say_problems(room, checked ? Problems() : checked.error());
    if (checked) room.said = "Nothing is wrong with this lesson.";
    return checked.has_value();
}

void save_draft(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    const PackFile file = file_of(room.draft);
    say_problems(room, keep_own(desk, {file}));
    if (room.problems.empty())
        room.said = "Saved, and on the shelf: " + (own_folder(desk) / file.name).string();
}

void preview_draft(Desk& desk) {
    AuthorRoom& room = room_of(desk);
    auto checked = check_own(desk, {file_of(room.draft)});
    say_problems(room, checked ? Problems() : checked.error());
    if (!checked) return;
    const auto rows = rows_of(room.draft);
    const LessonPart place = room.row < rows.size() ? rows[room.row].place : LessonPart::End;
    show_preview(desk, *std::move(checked), room.draft.id);
    if (!room.preview || place == LessonPart::End) return;
    go_to_part(room.preview->lesson->walk, *room.preview->library, place);
}

void close_preview(Desk& desk) { room_of(desk).preview.reset(); }

void go_to_problem(Desk& desk, std::size_t problem) {
    AuthorRoom& room = room_of(desk);
    if (problem >= room.problems.size()) return;
    room.row = row_at(room.checked, room.problems[problem].where.line);
    const Problem& what = room.problems[problem];
    room.trouble = to_text(Problem{{"", what.where.line, what.where.column}, what.what});
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
    if (sound.is_lesson) return show_preview(desk, library, sound.id);
    const Scenario* scenario = find_scenario(*library, sound.id);
    if (scenario != nullptr) room.preview = {library, {}, start_practice(*scenario)};
}

bool is_preview(const Desk& desk) {
    const LearnView view = desk.learn.view;
    return desk.room == Room::Learn && desk.learn.author.preview.has_value() &&
           (view == LearnView::Write || view == LearnView::Check);
}

OpenLesson* lesson_shown(Desk& desk) {
    const auto from = [](auto& lesson) { return lesson ? &*lesson : nullptr; };
    if (is_preview(desk)) return from(desk.learn.author.preview->lesson);
    const bool shown = desk.room == Room::Learn && desk.learn.view == LearnView::Lessons;
    return shown ? from(desk.learn.lesson) : nullptr;
}

const Library& library_shown(const Desk& desk) {
    return is_preview(desk) ? *desk.learn.author.preview->library : desk.library;
}

}  // namespace fairdeal
