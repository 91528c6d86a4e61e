#include "desk/write/own_lessons.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <tuple>

#include "base/read.h"
#include "content/readers.h"
#include "desk/frame/desk.h"
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
            {{(top / name).string(), 0, 0}, "this folder cannot be read: " + error.message()});
}

/// `problems` gets the files that cannot be read, which are left out.
Pack read_own(const fs::path& top, Problems& problems) {
    Pack pack{top.string(), {}};
    for (const Game game : every_game) {
        read_folder(top, "lessons/" + std::string(to_text(game)), pack, problems);
        read_folder(top, "scenarios/" + std::string(to_text(game)), pack, problems);
    }
    read_folder(top, "scenarios/tables", pack, problems);
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

/// What was read of our own folder before is no clash with what is read of it now.
Library without_own(const Desk& desk, const Pack& own) {
    ContentFiles files;
    read_pack_files(own, files);
    Library library = desk.library;
    take_off_shelf(files, library);
    return library;
}

/// The shipped content, which alone may be referred to.
Library shipped_of(const Desk& desk, const Pack& own) {
    auto shipped = load_library(desk.content);
    return shipped ? *std::move(shipped) : without_own(desk, own);
}

struct Checked {
    ContentFiles files;
    Problems problems;  // of the new files alone
};

Checked checked(const Desk& desk, const std::vector<PackFile>& files, const std::string& gone) {
    Checked found;
    const Pack before = read_own(own_folder(desk), found.problems);
    Pack pack = with_files(before, files);
    std::erase_if(pack.files, [&](const PackFile& file) { return file.name == gone; });
    const Library shipped = shipped_of(desk, before);
    // An id that is shipped is known to be taken by the first of the two libraries.
    found.files = sound_part(pack, shipped, without_own(desk, before), found.problems);
    std::erase_if(found.problems, [&](const Problem& problem) {
        return std::none_of(files.begin(), files.end(), [&](const PackFile& file) {
            return problem.where.source == pack.source + "/" + file.name;
        });
    });
    return found;
}

Problem cannot_write(const fs::path& file, const std::string& why) {
    return {{file.string(), 0, 0}, "cannot be written: " + why};
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

fs::path removed_folder(const Desk& desk) {
    return own_folder(desk).parent_path() / "removed-lessons";
}

/// Another one, after all others of the game, where its own has been given away.
void give_number(const Desk& desk, Lesson& lesson) {
    int last = 0;
    bool taken = false;
    for (const Lesson& other : desk.library.lessons) {
        if (other.game != lesson.game) continue;
        last = std::max(last, other.number);
        taken = taken || other.number == lesson.number;
    }
    if (taken) lesson.number = last + 1;
}

}  // namespace

fs::path own_folder(const Desk& desk) {
    const fs::path school = desk.learn.file.empty() ? school_file() : desk.learn.file;
    return school.empty() ? school : school.parent_path() / "own-lessons";
}

void open_own_lessons(Desk& desk) {
    const fs::path top = own_folder(desk);
    if (top.empty() || desk.library.books.empty()) return;
    const Pack own = read_own(top, desk.problems);
    if (own.files.empty()) return;
    ContentFiles files = sound_part(own, shipped_of(desk, own), desk.library, desk.problems);
    put_on_shelf(std::move(files), desk.library);
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

bool is_own(const Desk& desk, const std::string& name) {
    std::error_code ignored;
    return fs::is_regular_file(own_folder(desk) / name, ignored);
}

bool is_kept(const Desk& desk, const std::string& name, std::string_view bytes) {
    return is_own(desk, name) && bytes_in(own_folder(desk) / name) == bytes;
}

Result<std::shared_ptr<const Library>> check_own(const Desk& desk,
                                                 const std::vector<PackFile>& files) {
    Checked found = checked(desk, files, "");
    if (!found.problems.empty()) return tl::make_unexpected(std::move(found.problems));
    Library library = desk.library;
    put_on_shelf(std::move(found.files), library);
    return std::make_shared<const Library>(std::move(library));
}

Problems keep_own(Desk& desk, const std::vector<PackFile>& files, const std::string& gone) {
    const fs::path top = own_folder(desk);
    if (top.empty()) return {{{}, "There is no folder to keep it in"}};
    Checked found = checked(desk, files, gone);
    if (!found.problems.empty()) return std::move(found.problems);
    if (Problems wrong = put(top, files); !wrong.empty()) return wrong;
    std::error_code ignored;
    if (!gone.empty()) fs::remove(top / gone, ignored);
    put_on_shelf(std::move(found.files), desk.library);
    return {};
}

std::vector<RemovedLesson> removed_lessons(const Desk& desk) {
    std::vector<RemovedLesson> removed;
    std::error_code error;
    for (fs::directory_iterator entry(removed_folder(desk), error), end; !error && entry != end;
         entry.increment(error)) {
        const auto bytes = bytes_in(entry->path());
        if (entry->path().extension() != ".xml" || !bytes) continue;
        const auto lesson = read_lesson(*bytes, "");
        if (!lesson) continue;
        removed.push_back(
            {entry->path(), lesson->value.id, lesson->value.title, lesson->value.game});
    }
    std::sort(removed.begin(), removed.end(), [](const RemovedLesson& a, const RemovedLesson& b) {
        return std::tie(a.title, a.file) < std::tie(b.title, b.file);
    });
    return removed;
}

Problems take_away(const Desk& desk, Game game, const std::string& id) {
    const fs::path file = own_folder(desk) / own_lesson_name(game, id);
    const fs::path top = removed_folder(desk);
    std::error_code error;
    fs::create_directories(top, error);
    fs::path to = top / (id + ".xml");
    for (int i = 2; !error && fs::exists(to, error); ++i)
        to = top / fmt::format("{}-{}.xml", id, i);
    if (!error) fs::rename(file, to, error);
    if (error) return {{{file.string(), 0, 0}, "cannot be taken away: " + error.message()}};
    return {};
}

Problems bring_back(Desk& desk, const RemovedLesson& removed) {
    const auto bytes = bytes_in(removed.file);
    auto lesson = bytes ? read_lesson(*bytes, "") : tl::make_unexpected(Problems());
    const std::string name = own_lesson_name(removed.game, removed.id);
    if (!lesson) return {{{removed.file.string(), 0, 0}, "cannot be read"}};
    if (is_own(desk, name)) return {{{removed.file.string(), 0, 0}, "its name is taken"}};
    give_number(desk, lesson->value);
    Problems wrong = keep_own(desk, {{name, write_lesson(lesson->value)}});
    std::error_code ignored;
    if (wrong.empty()) fs::remove(removed.file, ignored);
    return wrong;
}

}  // namespace fairdeal
