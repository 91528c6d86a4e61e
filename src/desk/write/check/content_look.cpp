#include "desk/write/check/content_look.h"

#include <algorithm>
#include <set>

#include "base/read.h"
#include "base/translation.h"
#include "content/lessons/sound_lesson.h"
#include "content/packs/shelve.h"
#include "words/words.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

template <class T>
void take_out(const std::vector<Sourced<T>>& files, std::vector<T>& list) {
    std::erase_if(list, [&](const T& value) {
        return std::any_of(files.begin(), files.end(),
                           [&](const Sourced<T>& file) { return file.value.id == value.id; });
    });
}

template <class T>
std::vector<Sourced<T>> sourced(const std::vector<T>& values) {
    std::vector<Sourced<T>> files;
    files.reserve(values.size());
    for (const T& value : values) files.push_back({value, "", {}});
    return files;
}

std::string found_in(const ContentReport& report) {
    std::string words;
    const auto add = [&](int count, const std::string& counted) {
        if (count > 0) add_to_list(words, counted);
    };
    add(report.lessons, tr_n("{count} lesson", "{count} lessons", report.lessons));
    add(report.scenarios, tr_n("{count} scenario", "{count} scenarios", report.scenarios));
    add(report.tables, tr_n("{count} table card", "{count} table cards", report.tables));
    add(report.books, tr_n("{count} rule book", "{count} rule books", report.books));
    add(report.misreadings, tr_n("{count} misreading", "{count} misreadings", report.misreadings));
    add(report.terms, tr_n("{count} term", "{count} terms", report.terms));
    return words.empty() ? tr("Nothing that can be read") : words;
}

std::vector<SoundItem> sound_items(const ContentReport& report) {
    std::vector<SoundItem> items;
    const auto is_sound = [&](const std::string& id) {
        const auto file = report.sources.find(id);
        return file != report.sources.end() &&
               std::none_of(
                   report.problems.begin(), report.problems.end(),
                   [&](const Problem& problem) { return problem.where.source == file->second; });
    };
    for (const Lesson& lesson : report.checked.lessons) {
        if (is_sound(lesson.id)) items.push_back({lesson.id, lesson.title, lesson.game, true, {}});
    }
    for (const Scenario& scenario : report.checked.scenarios) {
        if (is_sound(scenario.id))
            items.push_back({scenario.id, scenario.title, scenario.game(), false, {}});
    }
    return items;
}

/// A single table card that is to take the place of one in the library.
std::optional<TableCardFile> changed_card(const fs::path& path, const Library& library) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored) || is_pack(path)) return std::nullopt;
    ContentFiles files;
    if (!read_content_file(path, files).empty() || files.tables.size() != 1) return std::nullopt;
    TableCardFile card = std::move(files.tables.front().value);
    return find_table(library, card.id) == nullptr ? std::nullopt : std::optional(std::move(card));
}

bool look_into_card(const fs::path& path, const Library& library, ContentLook& look) {
    const auto card = changed_card(path, library);
    if (!card) return false;
    auto affected = affected_by(*card, library);
    if (!affected) {
        look.problems = std::move(affected.error());
        return true;
    }
    look.card = card->title;
    look.found = tr("The table card {card}", "card"_a = card->id);
    look.affected = *std::move(affected);
    return true;
}

/// The XML files of a pack, or the one file; of a whole folder of content none.
std::vector<PackFile> files_in(const fs::path& path) {
    if (is_pack(path)) {
        auto pack = read_pack(path);
        if (!pack) return {};
        for (PackFile& file : pack->files) file.name = pack->source + "/" + file.name;
        return std::move(pack->files);
    }
    std::error_code ignored;
    const auto bytes =
        fs::is_regular_file(path, ignored) ? read_file(path, largest_pack) : Result<std::string>();
    return {{path.string(), bytes.value_or("")}};
}

/// Of lessons that something is wrong with, what can be shown.
void add_partly_sound(ContentLook& look, Library& library) {
    for (const PackFile& file : files_in(look.path)) {
        Problems problems;
        for (const Problem& problem : look.problems) {
            if (problem.where.source == file.name) problems.push_back(problem);
        }
        if (problems.empty()) continue;
        if (auto item = add_sound_lesson(file.bytes, problems, library))
            look.sound.push_back(*std::move(item));
    }
}

}  // namespace

std::optional<SoundItem> add_sound_lesson(std::string_view xml, const Problems& problems,
                                          Library& library) {
    auto lesson = sound_lesson(xml, problems, library);
    if (!lesson) return std::nullopt;
    if (lesson->rule.empty() && items_of(*lesson).empty()) return std::nullopt;
    if (lesson->id.empty()) lesson->id = "without-a-name";
    SoundItem item{lesson->id, lesson->title, lesson->game, true, problems};
    std::erase_if(library.lessons, [&](const Lesson& other) { return other.id == item.id; });
    library.lessons.push_back(*std::move(lesson));
    return item;
}

void take_off_shelf(const ContentFiles& files, Library& library) {
    take_out(files.tables, library.tables);
    take_out(files.scenarios, library.scenarios);
    take_out(files.lessons, library.lessons);
}

void put_on_shelf(ContentFiles files, Library& library) {
    take_off_shelf(files, library);
    shelve(std::move(files), library);
}

ContentLook look_into(const fs::path& path, const fs::path& content, const Library& library) {
    ContentLook look;
    look.path = path;
    if (look_into_card(path, library, look)) return look;
    const ContentReport report =
        check_content({path}, content.empty() ? std::nullopt : std::optional(content));
    look.problems = report.problems;
    look.found = found_in(report);
    look.sound = sound_items(report);
    ContentFiles files;
    files.tables = sourced(report.checked.tables);
    files.scenarios = sourced(report.checked.scenarios);
    files.lessons = sourced(report.checked.lessons);
    Library with = library;
    put_on_shelf(std::move(files), with);
    add_partly_sound(look, with);
    look.library = std::make_shared<const Library>(std::move(with));
    return look;
}

ContentFiles sound_part(Pack pack, const Library& shipped, const Library& all, Problems& problems) {
    while (!pack.files.empty()) {
        auto files = check_pack(pack, shipped, all);
        if (files) return *std::move(files);
        const auto is_wrong = [&](const PackFile& file) {
            return std::any_of(files.error().begin(), files.error().end(),
                               [&](const Problem& problem) {
                                   return problem.where.source == pack.source + "/" + file.name;
                               });
        };
        const std::size_t before = pack.files.size();
        std::erase_if(pack.files, is_wrong);
        problems.insert(problems.end(), files.error().begin(), files.error().end());
        if (pack.files.size() == before) return {};
    }
    return {};
}

}  // namespace fairdeal
