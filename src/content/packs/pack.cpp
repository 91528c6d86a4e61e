#include "content/packs/pack.h"

#include <algorithm>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "content/packs/pack_parts.h"
#include "content/packs/shelve.h"
#include "games/all_games.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

bool teaches_chapter(const std::vector<std::string>& clauses) {
    return std::any_of(clauses.begin(), clauses.end(), [](const std::string& clause) {
        return clause.starts_with(irregular_prefix);
    });
}

std::string not_of_chapter() {
    return tr("this is not about a deal that goes wrong, but is in the folder of {folder}",
              "folder"_a = irregular_folder);
}

/// What is of a game lies in its folder, or is about a deal that goes wrong.
std::string misplaced(Game game, bool is_irregular, std::string_view folder) {
    if (folder == irregular_folder) return is_irregular ? "" : not_of_chapter();
    if (game == game_from(folder)) return "";
    return tr("this belongs to {game}, but is in the folder of {folder}", "game"_a = to_text(game),
              "folder"_a = folder);
}
std::string misplaced(const Scenario& scenario, std::string_view folder) {
    const bool is_irregular =
        scenario.hand.header.notation > 1 || teaches_chapter(scenario.clauses);
    return misplaced(scenario.game(), is_irregular, folder);
}
std::string misplaced(const Lesson& lesson, std::string_view folder) {
    return misplaced(lesson.game, teaches_chapter(lesson.clauses), folder);
}
/// Table cards of every game lie in one folder.
std::string misplaced(const TableCardFile&, std::string_view) { return ""; }

void append(Problems& problems, Problems more) {
    std::move(more.begin(), more.end(), std::back_inserter(problems));
}

/// Adds what was read to its list; what does not belong in its folder is refused.
template <class T>
Problems keep(Result<Sourced<T>> read, std::string_view folder, std::vector<Sourced<T>>& list) {
    if (!read) return read.error();
    if (std::string wrong = misplaced(read->value, folder); !wrong.empty())
        return {{read->place_of("id"), std::move(wrong)}};
    list.push_back(*std::move(read));
    return {};
}

bool is_zip_name(const fs::path& path) { return path.extension() == ".zip"; }

}  // namespace

bool is_pack(const fs::path& path) {
    std::error_code ignored;
    if (!fs::is_directory(path, ignored)) return is_zip_name(path);
    return !is_content_folder(path) && (fs::is_directory(path / "lessons", ignored) ||
                                        fs::is_directory(path / "scenarios", ignored));
}

Result<Pack> read_pack(const fs::path& path) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) return pack_from_folder(path);
    const auto bytes = read_file(path, largest_pack);
    if (!bytes) return tl::make_unexpected(bytes.error());
    return pack_from_zip(*bytes, path.string());
}

Problems read_pack_files(const Pack& pack, ContentFiles& files) {
    Problems problems;
    for (const PackFile& file : pack.files) {
        const std::string source = pack.source + "/" + file.name;
        const auto parts = split_at(file.name, '/');
        if (parts[0] == "lessons")
            append(problems, keep(read_lesson(file.bytes, source), parts[1], files.lessons));
        else if (parts[1] == "tables")
            append(problems, keep(read_table_card(file.bytes, source), parts[1], files.tables));
        else
            append(problems, keep(read_scenario(file.bytes, source), parts[1], files.scenarios));
    }
    return problems;
}

Result<ContentFiles> check_pack(const Pack& pack, const Library& shipped, const Library& all) {
    ContentFiles files;
    Problems problems = read_pack_files(pack, files);
    append(problems, check_sense(files, shipped));
    // What makes sense beside the shipped content can only clash with the ids of another pack.
    if (problems.empty()) problems = check_sense(files, all);
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return files;
}

Result<ContentFiles> checked_pack(const fs::path& path, const Library& shipped,
                                  const Library& all) {
    const auto pack = read_pack(path);
    if (!pack) return tl::make_unexpected(pack.error());
    return check_pack(*pack, shipped, all);
}

bool is_pack_name(std::string_view name) {
    return !name.empty() && name.size() <= 64 && name.front() != '-' &&
           std::all_of(name.begin(), name.end(),
                       [](char c) { return (c >= 'a' && c <= 'z') || is_digit(c) || c == '-'; });
}

Result<std::vector<fs::path>> packs_in(const fs::path& folder) {
    std::vector<fs::path> packs;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path& path = entry->path();
        if (is_zip_name(path) && is_pack_name(path.stem().string()) &&
            entry->is_regular_file(error))
            packs.push_back(path);
    }
    if (error && error != std::errc::no_such_file_or_directory)
        return refused({folder.string(), 0, 0},
                       tr("this folder cannot be read: {why}", "why"_a = error.message()));
    std::sort(packs.begin(), packs.end());
    return packs;
}

Problems add_packs(Library& library, const fs::path& folder) {
    Problems problems;
    const auto packs = packs_in(folder);
    if (!packs) return packs.error();
    if (packs->empty()) return problems;
    const Library shipped = library;
    for (const fs::path& path : *packs) {
        auto files = checked_pack(path, shipped, library);
        if (files)
            shelve(*std::move(files), library);
        else
            append(problems, std::move(files.error()));
    }
    return problems;
}

}  // namespace fairdeal
