#pragma once
// What a trainer has written on this machine: a folder that is laid out as a pack, read when the
// program starts. Nothing comes into it that does not pass the check.

#include "desk/write/content_look.h"

namespace fairdeal {

struct Desk;

/// "own-lessons" beside the school's file; empty if there is no home.
std::filesystem::path own_folder(const Desk& desk);

/// Adds what is in it to the desk's library; a file that does not pass is left out, which the
/// desk's problems say.
void open_own_lessons(Desk& desk);

/// "lessons/breakout/NAME.xml": where a lesson, scenario or table card lies in the folder.
std::string own_lesson_name(Game game, const std::string& id);
std::string own_scenario_name(Game game, const std::string& id);
std::string own_table_name(const std::string& id);

/// Is such a file there already, and are these its bytes?
bool is_own(const Desk& desk, const std::string& name);
bool is_kept(const Desk& desk, const std::string& name, std::string_view bytes);

/// The files as they would be beside everything else, checked: a library with them, or what is
/// wrong with them, by file, line and column.
Result<std::shared_ptr<const Library>> check_own(const Desk& desk,
                                                 const std::vector<PackFile>& files);
/// The same, and puts them in their places and on the shelf; nothing is changed where anything is
/// wrong. `gone`: the name of a file of ours whose place they take; it is no more then, but what it
/// held is on the shelf still.
Problems keep_own(Desk& desk, const std::vector<PackFile>& files, const std::string& gone = {});

/// A lesson that was taken away: it lies in "removed-lessons" beside our own and can be brought
/// back.
struct RemovedLesson {
    std::filesystem::path file;
    std::string id, title;
    Game game = Game::Breakout;
};
/// By title; a file that is no lesson any more is not listed.
std::vector<RemovedLesson> removed_lessons(const Desk& desk);
/// Moves one of our own lessons into that folder; it is on the shelf still.
Problems take_away(const Desk& desk, Game game, const std::string& id);
/// Checks it and puts it back into its place and on the shelf; what is wrong with it otherwise.
Problems bring_back(Desk& desk, const RemovedLesson& removed);

}  // namespace fairdeal
