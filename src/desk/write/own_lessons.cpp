#include "desk/write/own_lessons.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <tuple>

#include "base/read.h"
#include "base/translation.h"
#include "content/readers.h"
#include "desk/frame/kept_file.h"
#include "record/words.h"
#include "store/new_file.h"
#include "store/places.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;
constexpr unsigned for_all_to_read = 0644;

std::optional<std::string> bytes_in(const fs::path& file) {
    auto bytes = read_kept(file, largest_pack);
    return bytes ? std::optional(*std::move(bytes)) : std::nullopt;
}

/// The XML files in one folder of the pack; anything else that lies there is not ours.
void read_folder(const fs::path& top, const std::string& name, Pack& pack, Problems& problems) {
    std::error_code error;
    for (fs::directory_iterator entry(top / name, error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path& file = entry->path();
        if (file.extension() != ".xml") continue;
        auto bytes = read_kept(file, largest_pack);
        if (bytes)
            pack.files.push_back({name + "/" + file.filename().string(), *std::move(bytes)});
        else
            problems.insert(problems.end(), bytes.error().begin(), bytes.error().end());
    }
    if (error && error != std::errc::no_such_file_or_directory)
        problems.push_back(
            {{(top / name).string(), 0, 0},
             tr("this folder cannot be read: {reason}", "reason"_a = error.message())});
}

/// `problems` gets the files that cannot be read, which are left out.
Pack read_own(const fs::path& top, Problems& problems) {
    Pack pack{top.string(), {}};
    for (const Game game : every_game) {
        read_folder(top, "lessons/" + std::string(to_text(game)), pack, problems);
        read_folder(top, "scenarios/" + std::string(to_text(game)), pack, problems);
    }
    for (const char* folder : {"lessons/irregular", "scenarios/irregular", "scenarios/tables"})
        read_folder(top, folder, pack, problems);
    return pack;
}

bool is_among(const std::vector<PackFile>& files, const std::string& name) {
    return std::any_of(files.begin(), files.end(),
                       [&](const PackFile& file) { return file.name == name; });
}

/// Without what is there under these names, and with these files.
Pack with_files(Pack pack, const std::vector<PackFile>& files) {
    std::erase_if(pack.files, [&](const PackFile& file) { return is_among(files, file.name); });
    pack.files.insert(pack.files.end(), files.begin(), files.end());
    std::sort(pack.files.begin(), pack.files.end(),
              [](const PackFile& a, const PackFile& b) { return a.name < b.name; });
    return pack;
}

Problem cannot_write(const fs::path& file, const std::string& why) {
    return {{file.string(), 0, 0}, tr("cannot be written: {reason}", "reason"_a = why)};
}

Problems put(const fs::path& top, const std::vector<PackFile>& files) {
    for (const PackFile& file : files) {
        const fs::path path = top / file.name;
        std::error_code error;
        fs::create_directories(path.parent_path(), error);
        if (error) return {cannot_write(path.parent_path(), error.message())};
        const int wrong = replace_file(path, file.bytes, for_all_to_read);
        if (wrong != 0) return {cannot_write(path, std::strerror(wrong))};
    }
    return {};
}

}  // namespace

fs::path OwnLessons::folder() const {
    const fs::path school = school_.empty() ? school_file() : school_;
    return school.empty() ? school : school.parent_path() / "own-lessons";
}

void OwnLessons::open(Problems& problems) {
    const fs::path top = folder();
    if (top.empty() || library_.books.empty()) return;
    const Pack own = read_own(top, problems);
    if (own.files.empty()) return;
    ContentFiles files = sound_part(own, shipped(own), library_, problems);
    put_on_shelf(std::move(files), library_);
}

void OwnLessons::take_off_shelf(const std::string& id, bool scenario) {
    if (scenario)
        std::erase_if(library_.scenarios, [&](const Scenario& one) { return one.id == id; });
    else
        std::erase_if(library_.lessons, [&](const Lesson& lesson) { return lesson.id == id; });
}

std::vector<std::string> OwnLessons::scenarios() const {
    std::vector<std::string> ids;
    for (const Game game : every_game) {
        const fs::path place = folder() / own_scenario_name(game, "");
        std::error_code error;
        for (fs::directory_iterator entry(place.parent_path(), error), end; !error && entry != end;
             entry.increment(error)) {
            if (entry->path().extension() == ".xml") ids.push_back(entry->path().stem().string());
        }
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

std::string own_lesson_name(Game game, const std::string& id) {
    return fmt::format("lessons/{}/{}.xml", to_text(game), id);
}
std::string own_scenario_name(Game game, const std::string& id) {
    return fmt::format("scenarios/{}/{}.xml", to_text(game), id);
}
std::string own_table_name(const std::string& id) {
    return fmt::format("scenarios/tables/{}.xml", id);
}

bool OwnLessons::has(const std::string& name) const {
    std::error_code ignored;
    return fs::is_regular_file(folder() / name, ignored);
}

bool OwnLessons::has(const std::string& name, std::string_view bytes) const {
    return has(name) && bytes_in(folder() / name) == bytes;
}

/// What was read of our own folder before is no clash with what is read of it now.
Library OwnLessons::without_own(const Pack& own) const {
    ContentFiles files;
    read_pack_files(own, files);
    Library library = library_;
    fairdeal::take_off_shelf(files, library);
    return library;
}

/// The shipped content, which alone may be referred to.
Library OwnLessons::shipped(const Pack& own) const {
    auto read = load_library(content_);
    return read ? *std::move(read) : without_own(own);
}

struct OwnLessons::Checked {
    ContentFiles files;
    Problems problems;  // of the new files alone
};

OwnLessons::Checked OwnLessons::checked(const std::vector<PackFile>& files,
                                        const std::string& gone) const {
    Checked found;
    const Pack before = read_own(folder(), found.problems);
    Pack pack = with_files(before, files);
    std::erase_if(pack.files, [&](const PackFile& file) { return file.name == gone; });
    const Library content = shipped(before);
    // An id that is shipped is known to be taken by the first of the two libraries.
    found.files = sound_part(pack, content, without_own(before), found.problems);
    std::erase_if(found.problems, [&](const Problem& problem) {
        return std::none_of(files.begin(), files.end(), [&](const PackFile& file) {
            return problem.where.source == pack.source + "/" + file.name;
        });
    });
    return found;
}

Result<std::shared_ptr<const Library>> OwnLessons::check(const std::vector<PackFile>& files) const {
    Checked found = checked(files, "");
    if (!found.problems.empty()) return tl::make_unexpected(std::move(found.problems));
    Library library = library_;
    put_on_shelf(std::move(found.files), library);
    return std::make_shared<const Library>(std::move(library));
}

Problems OwnLessons::keep(const std::vector<PackFile>& files, const std::string& gone) {
    const fs::path top = folder();
    if (top.empty()) return {{{}, tr("There is no folder to keep it in")}};
    Checked found = checked(files, gone);
    if (!found.problems.empty()) return std::move(found.problems);
    if (Problems wrong = put(top, files); !wrong.empty()) return wrong;
    std::error_code ignored;
    if (!gone.empty()) fs::remove(top / gone, ignored);
    put_on_shelf(std::move(found.files), library_);
    if (on_shelf) on_shelf();
    return {};
}

fs::path OwnLessons::removed_folder() const { return folder().parent_path() / "removed-lessons"; }

std::vector<RemovedLesson> OwnLessons::removed() const {
    std::vector<RemovedLesson> removed;
    std::error_code error;
    for (fs::directory_iterator entry(removed_folder(), error), end; !error && entry != end;
         entry.increment(error)) {
        const auto bytes = bytes_in(entry->path());
        if (entry->path().extension() != ".xml" || !bytes) continue;
        if (const auto lesson = read_lesson(*bytes, ""))
            removed.push_back(
                {entry->path(), lesson->value.id, lesson->value.title, lesson->value.game});
        else if (const auto scenario = read_scenario(*bytes, ""))
            removed.push_back({entry->path(), scenario->value.id, scenario->value.title,
                               scenario->value.game(), true});
    }
    std::sort(removed.begin(), removed.end(), [](const RemovedLesson& a, const RemovedLesson& b) {
        return std::tie(a.title, a.file) < std::tie(b.title, b.file);
    });
    return removed;
}

Problems OwnLessons::take_away(const std::string& name, const std::string& id) {
    const fs::path file = folder() / name;
    const fs::path top = removed_folder();
    std::error_code error;
    fs::create_directories(top, error);
    fs::path to = top / (id + ".xml");
    for (int i = 2; !error && fs::exists(to, error); ++i)
        to = top / fmt::format("{}-{}.xml", id, i);
    if (!error) fs::rename(file, to, error);
    if (error)
        return {{{file.string(), 0, 0},
                 tr("cannot be taken away: {reason}", "reason"_a = error.message())}};
    return {};
}

/// Another one, after all others of the game, where its own has been given away.
void OwnLessons::give_number(Lesson& lesson) const {
    int last = 0;
    bool taken = false;
    for (const Lesson& other : library_.lessons) {
        if (other.game != lesson.game) continue;
        last = std::max(last, other.number);
        taken = taken || other.number == lesson.number;
    }
    if (taken) lesson.number = last + 1;
}

Problems OwnLessons::bring_back(const RemovedLesson& removed) {
    auto bytes = bytes_in(removed.file);
    auto lesson =
        bytes && !removed.is_scenario ? read_lesson(*bytes, "") : tl::make_unexpected(Problems());
    const std::string name = removed.is_scenario ? own_scenario_name(removed.game, removed.id)
                                                 : own_lesson_name(removed.game, removed.id);
    if (!bytes || (!lesson && !removed.is_scenario))
        return {{{removed.file.string(), 0, 0}, tr("cannot be read")}};
    if (has(name)) return {{{removed.file.string(), 0, 0}, tr("its name is taken")}};
    if (lesson) {
        give_number(lesson->value);
        bytes = write_lesson(lesson->value);
    }
    Problems wrong = keep({{name, *bytes}});
    std::error_code ignored;
    if (wrong.empty()) fs::remove(removed.file, ignored);
    return wrong;
}

}  // namespace fairdeal
