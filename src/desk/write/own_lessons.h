#pragma once
// What a trainer has written on this machine: a folder that is laid out as a pack, read when the
// program starts. Nothing comes into it that does not pass the check.

#include <functional>

#include "desk/write/check/content_look.h"

namespace fairdeal {

/// "lessons/breakout/NAME.xml": where a lesson, scenario or table card lies in the folder.
std::string own_lesson_name(Game game, const std::string& id);
std::string own_scenario_name(Game game, const std::string& id);
std::string own_table_name(const std::string& id);

/// A lesson or scenario that was taken away: it lies in "removed-lessons" beside our own and can be
/// brought back.
struct RemovedLesson {
    std::filesystem::path file;
    std::string id, title;
    Game game = Game::Breakout;
    bool is_scenario = false;
};

class OwnLessons {
public:
    /// On this shelf, beside the shipped content. `school`: its file; empty: the user's own.
    OwnLessons(Library& library, const std::filesystem::path& content,
               const std::filesystem::path& school)
        : library_(library), content_(content), school_(school) {}

    /// "own-lessons" beside the school's file; empty if there is no home.
    [[nodiscard]] std::filesystem::path folder() const;
    /// Puts what is in it on the shelf. A file that does not pass is left out; `problems` gets why.
    void open(Problems& problems);

    /// Called when something was put on the shelf.
    std::function<void()> on_shelf;

    [[nodiscard]] const Library& shelf() const { return library_; }
    /// Takes a lesson or a scenario off it; its file stays.
    void take_off_shelf(const std::string& id, bool scenario);
    /// Ids of the scenarios of our own, by game.
    [[nodiscard]] std::vector<std::string> scenarios() const;

    /// Is such a file there already, and are these its bytes?
    [[nodiscard]] bool has(const std::string& name) const;
    [[nodiscard]] bool has(const std::string& name, std::string_view bytes) const;

    /// The files as they would be beside everything else, checked: a library with them, or what is
    /// wrong with them, by file, line and column.
    [[nodiscard]] Result<std::shared_ptr<const Library>> check(
        const std::vector<PackFile>& files) const;
    /// The same, and puts them in their places and on the shelf; nothing is changed where anything
    /// is wrong. `gone`: the name of a file of ours whose place they take; it is no more then, but
    /// what it held is on the shelf still.
    Problems keep(const std::vector<PackFile>& files, const std::string& gone = {});

    /// By title; a file that is no lesson any more is not listed.
    [[nodiscard]] std::vector<RemovedLesson> removed() const;
    /// Moves a file of our own, by its name, to the removed ones, under its id; what it holds is on
    /// the shelf still.
    Problems take_away(const std::string& name, const std::string& id);
    /// Checks it and puts it back into its place and on the shelf; what is wrong with it otherwise.
    Problems bring_back(const RemovedLesson& removed);

private:
    struct Checked;
    [[nodiscard]] std::filesystem::path removed_folder() const;
    [[nodiscard]] Library without_own(const Pack& own) const;
    [[nodiscard]] Library shipped(const Pack& own) const;
    [[nodiscard]] Checked checked(const std::vector<PackFile>& files,
                                  const std::string& gone) const;
    void give_number(Lesson& lesson) const;

    Library& library_;
    const std::filesystem::path& content_;
    const std::filesystem::path& school_;
};

}  // namespace fairdeal
