#include "cli/content/pack.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "school/packs/packs.h"

namespace fairdeal {

namespace {

/// The packs folder and the shipped content, or what is wrong.
struct PackPlace {
    std::filesystem::path folder;
    Library shipped;
};

Result<std::filesystem::path> folder_of(const PackOptions& options) {
    const std::filesystem::path folder = packs_of(options.content);
    if (folder.empty()) return refused({}, tr("there is no packs folder; name one with --packs"));
    return folder;
}

Result<PackPlace> place_of(const PackOptions& options) {
    auto folder = folder_of(options);
    if (!folder) return tl::make_unexpected(folder.error());
    const auto content = content_folder(options.content);
    if (!content) return no_content();
    auto library = load_library(*content);
    if (!library) return tl::make_unexpected(library.error());
    return PackPlace{*std::move(folder), *std::move(library)};
}

/// "breakout-ours: Bust against 17".
std::vector<std::string> titles_of(const std::vector<PackItem>& items) {
    std::vector<std::string> titles;
    for (const PackItem& item : items) titles.push_back(item.id + ": " + item.title);
    return titles;
}

std::string listed(const char* marked, const std::vector<PackItem>& items) {
    std::string text;
    for (const std::string& title : titles_of(items))
        text += "  " + tr_of(marked, "title"_a = title) + "\n";
    return text;
}

std::string text_of(const InstalledPack& pack) {
    if (!pack.problems.empty())
        return tr("{pack}: left out, problems: {problems}", "pack"_a = pack.name,
                  "problems"_a = pack.problems.size()) +
               "\n";
    return fmt::format("{}: {}, {}, {}\n", pack.name,
                       tr_n("{count} lesson", "{count} lessons", std::ssize(pack.lessons)),
                       tr_n("{count} scenario", "{count} scenarios", std::ssize(pack.scenarios)),
                       tr_n("{count} table card", "{count} table cards", std::ssize(pack.tables))) +
           listed(sentence("lesson {title}"), pack.lessons) +
           listed(sentence("scenario {title}"), pack.scenarios) +
           listed(sentence("table card {title}"), pack.tables);
}

Json json_of(const InstalledPack& pack) {
    return {{"pack", pack.name},
            {"lessons", titles_of(pack.lessons)},
            {"scenarios", titles_of(pack.scenarios)},
            {"table-cards", titles_of(pack.tables)},
            {"problems", json_of(pack.problems)}};
}

}  // namespace

ExitStatus run_pack_add(const PackOptions& options) {
    const auto place = place_of(options);
    if (!place) return unusable(place.error());
    const auto pack = install_pack(options.pack, place->folder, place->shipped);
    if (!pack) return unusable(pack.error());
    print(tr("added {pack}", "pack"_a = text_of(*pack)));
    return ExitStatus::Fine;
}

ExitStatus run_pack_list(const PackOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto place = place_of(options);
    if (!place) return unusable(place.error());
    ExitStatus status = ExitStatus::Fine;
    for (const InstalledPack& pack : installed_packs(place->folder, place->shipped)) {
        if (options.json)
            print_json(json_of(pack));
        else
            print(text_of(pack));
        if (!pack.problems.empty()) status = unusable(pack.problems);
    }
    return status;
}

ExitStatus run_pack_remove(const PackOptions& options) {
    const auto folder = folder_of(options);
    if (!folder) return unusable(folder.error());
    const Problems wrong = remove_pack(options.pack, *folder);
    if (!wrong.empty()) return unusable(wrong);
    print(tr("removed {pack}", "pack"_a = options.pack) + "\n");
    return ExitStatus::Fine;
}

}  // namespace fairdeal
