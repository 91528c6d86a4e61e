#include "exam/backup/backup_list.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/read.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "ledger/note.h"

namespace fairdeal {

namespace {

using Json = nlohmann::ordered_json;

constexpr int newest_form = 1;

Result<BackedUpFile> file_from(const Json& one, const Place& where) {
    if (!one.is_object()) return refused(where, tr("a file of the list is no JSON object"));
    const auto name = one.find("name");
    const auto bytes = one.find("bytes");
    const auto hash = one.find("sha256");
    if (name == one.end() || !name->is_string() || !can_be_listed(name->get<std::string>()))
        return refused(where, tr("a file of the list has no name inside the backup"));
    BackedUpFile file{name->get<std::string>(), 0, {}};
    const std::string digits =
        hash != one.end() && hash->is_string() ? hash->get<std::string>() : "";
    const auto read = hash_from_hex(digits);
    if (bytes == one.end() || !bytes->is_number_unsigned() || !read)
        return refused(where, tr("{file} has no size or no SHA-256", "file"_a = file.name));
    file.bytes = bytes->get<std::int64_t>();
    file.sha256 = *read;
    return file;
}

}  // namespace

bool can_be_listed(const std::string& name) {
    const std::filesystem::path path(name);
    return !name.empty() && is_one_line(name) && path.is_relative() &&
           name.find('\\') == std::string::npos && name.find('\0') == std::string::npos &&
           name != backup_list_name && path.lexically_normal().generic_string() == name &&
           std::ranges::all_of(path, [](const std::filesystem::path& part) {
               return !part.empty() && part != "." && part != "..";
           });
}

std::string to_text(const BackupList& list) {
    Json files = Json::array();
    for (const BackedUpFile& file : list.files)
        files.push_back(
            {{"name", file.name}, {"bytes", file.bytes}, {"sha256", to_hex(file.sha256)}});
    const Json all{{"form", newest_form}, {"made", to_text(list.made)}, {"files", files}};
    return all.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<BackupList> backup_list_from(const std::string& text, const Place& where) {
    const Json all = Json::parse(text, nullptr, false);
    if (!all.is_object() || !all.contains("form") || !all["form"].is_number_integer() ||
        !all.contains("files") || !all["files"].is_array())
        return refused(where, tr("this is not the list of a backup"));
    if (all["form"].get<std::int64_t>() > newest_form)
        return refused(where, tr("this backup was made by a newer Fairdeal"));
    BackupList list;
    if (all.contains("made") && all["made"].is_string()) {
        const auto made = utc_time_from(all["made"].get<std::string>());
        if (made) list.made = *made;
    }
    for (const Json& one : all["files"]) {
        auto file = file_from(one, where);
        if (!file) return tl::make_unexpected(std::move(file.error()));
        list.files.push_back(*std::move(file));
    }
    std::ranges::sort(list.files, {}, &BackedUpFile::name);
    const auto twice = std::ranges::adjacent_find(list.files, {}, &BackedUpFile::name);
    if (twice != list.files.end())
        return refused(where, tr("{file} stands in the list twice", "file"_a = twice->name));
    return list;
}

Result<BackedUpFile> listed_file(const std::filesystem::path& file, std::string name) {
    auto in = open_to_read(file);
    if (!in) return tl::make_unexpected(std::move(in.error()));
    BackedUpFile listed{std::move(name), 0, sha256(*in)};
    if (in->bad()) return tl::make_unexpected(Problems{cut_off(file.string())});
    std::error_code error;
    const auto bytes = std::filesystem::file_size(file, error);
    if (error) return refused({file.string(), 0, 0}, error.message());
    listed.bytes = static_cast<std::int64_t>(bytes);
    return listed;
}

}  // namespace fairdeal
