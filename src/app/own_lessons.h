#pragma once
// What a trainer has written on this machine: a folder that is laid out as a pack, read when the
// program starts. Nothing comes into it that does not pass the check.

#include "app/content_look.h"

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
/// wrong.
Problems keep_own(Desk& desk, const std::vector<PackFile>& files);

}  // namespace fairdeal
