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

InstalledPack contents_of(std::string name, const ContentFiles& files) {
    InstalledPack pack{std::move(name), {}, {}, {}, {}};
    for (const auto& file : files.lessons)
        pack.lessons.push_back(file.value.id + ": " + file.value.title);
    for (const auto& file : files.scenarios)
        pack.scenarios.push_back(file.value.id + ": " + file.value.title);
    for (const auto& file : files.tables)
        pack.tables.push_back(file.value.id + ": " + file.value.title);
    return pack;
}

Problems one(const fs::path& where, std::string what) {
    return refused({where.string(), 0, 0}, std::move(what)).value();
}

/// "evening" of evening.zip and of the folder evening/.
std::string name_of(const fs::path& pack) {
    const fs::path path = pack.has_filename() ? pack : pack.parent_path();
    std::error_code ignored;
    return (fs::is_directory(path, ignored) ? path.filename() : path.stem()).string();
}

Problems objection_to_name(const fs::path& pack, const fs::path& packs) {
    const std::string name = name_of(pack);
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

Result<InstalledPack> install_pack(const fs::path& path, const fs::path& packs,
                                   const Library& shipped) {
    if (Problems wrong = objection_to_name(path, packs); !wrong.empty())
        return tl::make_unexpected(std::move(wrong));
    const auto pack = read_pack(path);
    if (!pack) return tl::make_unexpected(pack.error());
    Library all = shipped;
    add_packs(all, packs);  // one that is left out takes nobody's ids
    const auto files = check_pack(*pack, shipped, all);
    if (!files) return tl::make_unexpected(files.error());
    const std::string name = name_of(path);
    if (Problems wrong = keep(*pack, packs / (name + ".zip")); !wrong.empty())
        return tl::make_unexpected(std::move(wrong));
    return contents_of(name, *files);
}

std::vector<InstalledPack> installed_packs(const fs::path& packs, const Library& shipped) {
    std::vector<InstalledPack> list;
    Library all = shipped;
    const auto files_there = packs_in(packs);
    if (!files_there) return {{packs.filename().string(), {}, {}, {}, files_there.error()}};
    for (const fs::path& path : *files_there) {
        auto files = checked_pack(path, shipped, all);
        if (files) {
            list.push_back(contents_of(name_of(path), *files));
            shelve(*std::move(files), all);
        } else {
            list.push_back({name_of(path), {}, {}, {}, std::move(files.error())});
        }
    }
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
