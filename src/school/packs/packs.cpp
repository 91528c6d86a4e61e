#include "school/packs/packs.h"

#include <cerrno>
#include <cstring>

#include "base/text.h"
#include "base/translation.h"
#include "content/packs/shelve.h"
#include "store/new_file.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

Game game_of(const Lesson& lesson) { return lesson.game; }
Game game_of(const Scenario& scenario) { return scenario.game(); }
Game game_of(const TableCardFile& table) { return table.card.game(); }

template <class T>
std::vector<PackItem> items_of(const std::vector<Sourced<T>>& files) {
    std::vector<PackItem> items;
    for (const Sourced<T>& file : files)
        items.push_back({file.value.id, file.value.title, game_of(file.value)});
    return items;
}

InstalledPack contents_of(std::string name, const ContentFiles& files) {
    return {std::move(name),
            items_of(files.lessons),
            items_of(files.scenarios),
            items_of(files.tables),
            {}};
}

Problems one(const fs::path& where, std::string what) {
    return refused({where.string(), 0, 0}, std::move(what)).value();
}

Problems objection_to_name(const fs::path& pack, const std::string& name, const fs::path& packs) {
    if (!is_pack_name(name))
        return one(pack, tr("{name} is no name for a pack: small letters, digits and hyphens",
                            "name"_a = in_quotes(name)));
    std::error_code ignored;
    if (fs::exists(packs / (name + ".zip"), ignored))
        return one(pack, tr("a pack of this name is installed already; remove it first"));
    return {};
}

Problems keep(const Pack& pack, const fs::path& file) {
    constexpr unsigned for_all_to_read = 0644;
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    if (error) return one(file.parent_path(), error.message());
    const int wrong = make_new_file(file, zip_of(pack), for_all_to_read);
    if (wrong == 0) return {};
    return one(file, tr("cannot be written: {why}", "why"_a = std::strerror(wrong)));
}

}  // namespace

std::string pack_name_of(const fs::path& pack) {
    const fs::path path = pack.has_filename() ? pack : pack.parent_path();
    std::error_code ignored;
    return (fs::is_directory(path, ignored) ? path.filename() : path.stem()).string();
}

Result<ReadPack> check_new_pack(const fs::path& path, const std::string& name,
                                const fs::path& packs, const Library& shipped, const Library& all) {
    if (Problems wrong = objection_to_name(path, name, packs); !wrong.empty())
        return tl::make_unexpected(std::move(wrong));
    auto pack = read_pack(path);
    if (!pack) return tl::make_unexpected(pack.error());
    auto files = check_pack(*pack, shipped, all);
    if (!files) return tl::make_unexpected(files.error());
    InstalledPack holds = contents_of(name, *files);
    return ReadPack{std::move(holds), *std::move(pack), *std::move(files)};
}

Problems put_in_place(const ReadPack& pack, const fs::path& packs) {
    const std::string& name = pack.holds.name;
    if (Problems wrong = objection_to_name(pack.pack.source, name, packs); !wrong.empty())
        return wrong;
    return keep(pack.pack, packs / (name + ".zip"));
}

Result<InstalledPack> install_pack(const fs::path& path, const fs::path& packs,
                                   const Library& shipped) {
    Library all = shipped;
    add_packs(all, packs);  // one that is left out takes nobody's ids
    auto pack = check_new_pack(path, pack_name_of(path), packs, shipped, all);
    if (!pack) return tl::make_unexpected(pack.error());
    if (Problems wrong = put_in_place(*pack, packs); !wrong.empty())
        return tl::make_unexpected(std::move(wrong));
    return std::move(pack->holds);
}

std::vector<ReadPack> read_installed_packs(const fs::path& packs, const Library& shipped,
                                           Library& all) {
    std::vector<ReadPack> list;
    const auto files_there = packs_in(packs);
    if (!files_there)
        return {{{packs.filename().string(), {}, {}, {}, files_there.error()}, {}, {}}};
    for (const fs::path& path : *files_there) {
        ReadPack& read = list.emplace_back();
        auto pack = read_pack(path);
        auto files = pack ? check_pack(*pack, shipped, all) : tl::make_unexpected(pack.error());
        if (!files) {
            read.holds = {pack_name_of(path), {}, {}, {}, std::move(files.error())};
            continue;
        }
        read = {contents_of(pack_name_of(path), *files), *std::move(pack), *files};
        shelve(*std::move(files), all);
    }
    return list;
}

std::vector<InstalledPack> installed_packs(const fs::path& packs, const Library& shipped) {
    Library all = shipped;
    std::vector<InstalledPack> list;
    for (ReadPack& read : read_installed_packs(packs, shipped, all))
        list.push_back(std::move(read.holds));
    return list;
}

Problems remove_pack(const std::string& name, const fs::path& packs) {
    if (!is_pack_name(name))
        return one({}, tr("{name} is no name of a pack", "name"_a = in_quotes(name)));
    const fs::path file = packs / (name + ".zip");
    std::error_code error;
    const bool was_there = fs::remove(file, error);
    if (error) return one(file, tr("cannot be removed: {why}", "why"_a = error.message()));
    return was_there ? Problems{} : one(file, tr("there is no such pack"));
}

}  // namespace fairdeal
