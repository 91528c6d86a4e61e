#include "audit/cases/archive.h"

#include <zip.h>

#include <algorithm>
#include <memory>
#include <set>

#include "base/translation.h"

namespace fairdeal {

namespace {

// The first day that a zip can name, at midnight: 1980-01-01.
constexpr zip_uint16_t first_day = (1U << 5U) | 1U;
constexpr zip_uint32_t plain_file = 0100644U << 16U;

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_source_t* source) const { zip_source_free(source); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Zip = std::unique_ptr<zip_t, Discard>;
using Source = std::unique_ptr<zip_source_t, Discard>;
using PartFile = std::unique_ptr<zip_file_t, Discard>;

[[noreturn]] void cannot_write() { throw Fault("an archive cannot be written"); }
void must(bool done) {
    if (!done) cannot_write();
}

bool is_part_name(std::string_view name) {
    return !name.empty() && name.size() <= 32 && name.front() != '.' &&
           std::all_of(name.begin(), name.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
           });
}

void add(zip_t* zip, const ArchivePart& part) {
    zip_source_t* bytes = zip_source_buffer(zip, part.bytes.data(), part.bytes.size(), 0);
    must(bytes != nullptr);
    const zip_int64_t index = zip_file_add(zip, part.name.c_str(), bytes, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(bytes);
        cannot_write();
    }
    const auto at = static_cast<zip_uint64_t>(index);
    must(zip_set_file_compression(zip, at, ZIP_CM_STORE, 0) == 0);
    must(zip_file_set_dostime(zip, at, 0, first_day, 0) == 0);
    must(zip_file_set_external_attributes(zip, at, 0, ZIP_OPSYS_UNIX, plain_file) == 0);
}

std::string bytes_in(zip_source_t* source) {
    must(zip_source_open(source) == 0);
    must(zip_source_seek(source, 0, SEEK_END) == 0);
    const zip_int64_t size = zip_source_tell(source);
    must(size >= 0 && zip_source_seek(source, 0, SEEK_SET) == 0);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    must(zip_source_read(source, bytes.data(), bytes.size()) == size);
    zip_source_close(source);
    return bytes;
}

/// What is wrong with a part as the archive describes it, or nothing.
std::string objection_to(const zip_stat_t& part) {
    constexpr zip_uint64_t needed =
        ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD;
    if ((part.valid & needed) != needed) return tr("a part is not described");
    if (!is_part_name(part.name)) return tr("a part has a name that no case file has");
    if (part.comp_method != ZIP_CM_STORE || part.encryption_method != ZIP_EM_NONE)
        return tr("a part is packed or encrypted");
    if (part.size > largest_archive || part.comp_size != part.size)
        return tr("a part is too large");
    return "";
}

/// One part, or what is wrong with it.
tl::expected<ArchivePart, std::string> read_part(zip_t* zip, zip_uint64_t index) {
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat_index(zip, index, 0, &stat) != 0)
        return tl::make_unexpected(tr("a part is not there"));
    if (auto wrong = objection_to(stat); !wrong.empty()) return tl::make_unexpected(wrong);
    const PartFile file(zip_fopen_index(zip, index, 0));
    if (!file) return tl::make_unexpected(tr("{part} cannot be read", "part"_a = stat.name));
    ArchivePart part{stat.name, std::string(stat.size + 1, '\0')};
    const zip_int64_t read = zip_fread(file.get(), part.bytes.data(), part.bytes.size());
    // Reading on to the end is what checks the sum.
    if (read != static_cast<zip_int64_t>(stat.size) ||
        zip_fread(file.get(), part.bytes.data() + stat.size, 1) != 0)
        return tl::make_unexpected(tr("{part} is damaged", "part"_a = stat.name));
    part.bytes.resize(stat.size);
    return part;
}

}  // namespace

std::string write(const Archive& archive) {
    std::set<std::string_view> names;
    for (const ArchivePart& part : archive) {
        if (!is_part_name(part.name) || !names.insert(part.name).second)
            throw Fault("not a name for a part of an archive: " + part.name);
    }
    const Source source(zip_source_buffer_create(nullptr, 0, 0, nullptr));
    must(source != nullptr);
    Zip zip(zip_open_from_source(source.get(), ZIP_TRUNCATE, nullptr));
    must(zip != nullptr);
    zip_source_keep(source.get());
    for (const ArchivePart& part : archive) add(zip.get(), part);
    must(zip_close(zip.get()) == 0);
    static_cast<void>(zip.release());
    return bytes_in(source.get());
}

Result<Archive> read_archive(std::string_view bytes, const std::string& source) {
    const Place here{source, 0, 0};
    if (bytes.size() > largest_archive)
        return refused(here, tr("this is larger than any case file"));
    Source buffer(zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr));
    if (!buffer) throw std::bad_alloc();
    const Zip zip(zip_open_from_source(buffer.get(), ZIP_RDONLY | ZIP_CHECKCONS, nullptr));
    if (!zip) return refused(here, tr("this is no zip archive, or not a whole one"));
    static_cast<void>(buffer.release());  // the archive's now
    const zip_int64_t parts = zip_get_num_entries(zip.get(), 0);
    if (parts < 1) return refused(here, tr("there is nothing in this archive"));
    if (parts > static_cast<zip_int64_t>(most_parts))
        return refused(here, tr("no case file has so many parts"));
    Archive archive;
    std::size_t left = bytes.size();  // parts that overlap would add up to more
    std::set<std::string> names;
    for (zip_int64_t i = 0; i < parts; ++i) {
        auto part = read_part(zip.get(), static_cast<zip_uint64_t>(i));
        if (!part) return refused(here, part.error());
        if (part->bytes.size() > left || !names.insert(part->name).second)
            return refused(here, tr("{part} is there twice", "part"_a = part->name));
        left -= part->bytes.size();
        archive.push_back(*std::move(part));
    }
    return archive;
}

}  // namespace fairdeal
