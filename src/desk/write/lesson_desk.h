#pragma once
// Where a trainer writes lessons: the one that is being written, which is kept with every change;
// what can be put into it; its preview, which is the lesson as a trainee sees it and of which
// nothing is kept. Beside it a file of somebody else's can be checked and previewed.

#include "desk/write/lesson_draft.h"
#include "desk/write/own_lessons.h"

namespace fairdeal {

struct Desk;

/// What the room asks before it goes on. Changes: what becomes of those that are not saved. Remove:
/// whether the lesson is to go. Rename: it was saved under another name before.
enum class AuthorQuestion : std::uint8_t { None, Changes, Remove, Rename };

struct AuthorRoom {
    bool open = false;  // what was kept has been looked for
    LessonDraft draft;
    std::string kept;                  // kept_text as it was kept last
    bool unread = false;               // what was kept cannot be read: its file is left as it is
    std::size_t row = 0;               // of the outline
    bool adding = false;               // what can be put in is listed
    std::string search;                // in that list
    std::size_t offer = 0;             // picked there
    Problems problems;                 // of the last check
    WrittenDraft checked;              // the file that was checked then
    std::optional<DraftPart> removed;  // last, to be put in again
    std::string error, notice;
    std::string own;  // id of the file of our own that is being changed; empty: it is in none yet
    AuthorQuestion asks = AuthorQuestion::None;
    std::optional<std::string> wanted;  // Changes: the lesson to go to then; empty: a new one
    std::vector<RemovedLesson> gone;    // that can be brought back
    std::optional<ContentLook> look;    // a file that is checked
    std::size_t problem = 0;            // picked of its problems
};

/// Is the person who is signed in offered this at all?
bool writes_lessons(const Desk& desk);
/// What was being written when the program ended, or an empty lesson.
void enter_author(Desk& desk);
/// To be called after every change of the draft. A file that could not be read is left as it is
/// until it is moved away, which is said.
void keep_draft(Desk& desk);
/// The picked piece one up (-1) or down (1), or away with it.
void move_piece(Desk& desk, int by);
void remove_piece(Desk& desk);
/// Puts a piece after the picked row, which it becomes.
void add_piece(Desk& desk, DraftPart part);
/// Is the lesson in its file as it is here? An untouched one is, too.
bool is_saved(const Desk& desk);

/// Another lesson, or with an empty id a new one; where there are changes that are not saved the
/// room asks first (Changes). A lesson that is not our own becomes one, under an id of its own.
void open_draft(Desk& desk, const std::string& id);
/// What is to become of those changes.
void drop_changes(Desk& desk);
void save_changes(Desk& desk);
/// To whatever the room asks: nothing is to be done.
void stay_with_changes(Desk& desk);

/// Checks the lesson; what is wrong is listed in the room.
bool check_draft(Desk& desk);
/// Checks it and puts it into our own folder and on the shelf. One of our own under another name is
/// asked about first (Rename).
void save_draft(Desk& desk);
/// The answers to that: the file takes the new name, and so does anybody who is in the lesson; or
/// there are two lessons from now on.
void rename_lesson(Desk& desk);
void save_as_another(Desk& desk);

/// Asks whether one of our own is to go (Remove); it must be in its file.
void ask_to_remove(Desk& desk);
bool can_remove_lesson(const Desk& desk);
/// Takes it away to where it can be brought back from, and begins a new one.
void remove_lesson(Desk& desk);
/// One of removed_lessons, which is opened then.
void bring_lesson_back(Desk& desk, const std::string& file);

/// As a trainee sees it, at the part of the picked row; where something is wrong, what is sound of
/// it.
void preview_draft(Desk& desk);

/// Goes to the row that a problem is about.
void go_to_problem(Desk& desk, std::size_t problem);

/// Looks into a file or pack, or once more into the one that was looked into last.
void look_into_file(Desk& desk, const std::string& file);
void look_again(Desk& desk);
/// One of what is sound in it, at least in part.
void preview_sound(Desk& desk, std::size_t item);

}  // namespace fairdeal
