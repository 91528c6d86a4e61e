// A pack that is a zip file, and a zip file of a pack.

#include <zip.h>

#include <memory>

#include "base/translation.h"
#include "content/packs/pack_parts.h"

namespace fairdeal {

namespace {

// The first day that a zip can name, at midnight: 1980-01-01.
constexpr zip_uint16_t first_day = (1U << 5U) | 1U;
constexpr zip_uint32_t kind_mask = 0170000U, plain_kind = 0100000U, folder_kind = 0040000U;
constexpr zip_uint32_t plain_file = 0100644U << 16U;

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_source_t* source) const { zip_source_free(source); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Zip = std::unique_ptr<zip_t, Discard>;
using Source = std::unique_ptr<zip_source_t, Discard>;
using ZippedFile = std::unique_ptr<zip_file_t, Discard>;

void must(bool done) {
    if (!done) throw Fault("a pack cannot be written as a zip file");
}

class ZipReader {
public:
    ZipReader(zip_t* zip, const std::string& source) : zip_(zip), reader_(source) {}

    Result<Pack> read() {
        const zip_int64_t count = zip_get_num_entries(zip_, 0);
        if (count > static_cast<zip_int64_t>(2 * most_pack_files)) {
            reader_.wrong("", tr("there is more in this file than a pack may hold"));
            return reader_.finish();
        }
        top_ = top_folder(count);
        for (zip_int64_t i = 0; i < count; ++i) read_entry(static_cast<zip_uint64_t>(i));
        return reader_.finish();
    }

private:
    /// The folder that all entries are in, where the pack was zipped with its folder: "evening/".
    /// Nothing is ever written by its name.
    std::string top_folder(zip_int64_t count) {
        std::string top;
        bool holds_a_pack = false;
        for (zip_int64_t i = 0; i < count; ++i) {
            const char* named = zip_get_name(zip_, static_cast<zip_uint64_t>(i), ZIP_FL_ENC_RAW);
            const std::string_view name = named == nullptr ? "" : named;
            const std::string_view first = name.substr(0, name.find('/') + 1);
            if (i == 0) top = first;
            if (first.empty() || first != top) return "";
            const std::string_view rest = name.substr(top.size());
            holds_a_pack |= rest.starts_with("lessons/") || rest.starts_with("scenarios/");
        }
        const bool is_name = is_name_of_a_pack(std::string_view(top).substr(0, top.find('/')));
        return holds_a_pack && is_name ? top : "";
    }

    void read_entry(zip_uint64_t index) {
        zip_stat_t stat;
        zip_stat_init(&stat);
        constexpr zip_uint64_t needed =
            ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        if (zip_stat_index(zip_, index, ZIP_FL_ENC_RAW, &stat) != 0 ||
            (stat.valid & needed) != needed)
            return reader_.wrong("", tr("an entry is not described"));
        const std::string name = std::string(stat.name).substr(top_.size());
        if (name.empty() && !top_.empty() && stat.size == 0) return;  // the folder itself
        if (name.empty()) return reader_.wrong("", tr("an entry without a name"));
        if (const std::string wrong = objection_to_entry(index, stat, name); !wrong.empty())
            return reader_.wrong(name, wrong);
        if (name.back() != '/' && reader_.has_room_for(name, stat.size))
            read_file(index, stat, name);
    }

    std::string objection_to_entry(zip_uint64_t index, const zip_stat_t& stat,
                                   std::string_view name) {
        const bool is_folder = !name.empty() && name.back() == '/';
        if (is_folder) name.remove_suffix(1);
        std::string wrong = is_folder ? objection_to_folder(name) : objection_to_file(name);
        if (!wrong.empty()) return wrong;
        if (is_folder && stat.size > 0) return tr("a folder that holds bytes");
        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        if (zip_file_get_external_attributes(zip_, index, 0, &system, &attributes) != 0)
            return tr("this entry is not described");
        const zip_uint32_t kind = attributes >> 16U & kind_mask;
        if (kind != 0 && kind != (is_folder ? folder_kind : plain_kind))
            return tr("a link, or what else is no plain file, does not belong in a pack");
        if (stat.encryption_method != ZIP_EM_NONE) return tr("this file is encrypted");
        if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
            return tr("this file is packed in a way that is not read here");
        return "";
    }

    /// No more is unpacked than the entry has said it would be.
    void read_file(zip_uint64_t index, const zip_stat_t& stat, const std::string& name) {
        const ZippedFile file(zip_fopen_index(zip_, index, 0));
        if (!file) return reader_.wrong(name, tr("this file cannot be read"));
        std::string bytes(stat.size + 1, '\0');
        const zip_int64_t read = zip_fread(file.get(), bytes.data(), bytes.size());
        // Reading on to the end is what checks the sum.
        if (read != static_cast<zip_int64_t>(stat.size) ||
            zip_fread(file.get(), bytes.data() + stat.size, 1) != 0)
            return reader_.wrong(name, tr("this file is damaged"));
        bytes.resize(stat.size);
        reader_.add({name, std::move(bytes)});
    }

    zip_t* zip_;
    PackReader reader_;
    std::string top_;
};

void add(zip_t* zip, const PackFile& file) {
    zip_source_t* bytes = zip_source_buffer(zip, file.bytes.data(), file.bytes.size(), 0);
    must(bytes != nullptr);
    const zip_int64_t index = zip_file_add(zip, file.name.c_str(), bytes, ZIP_FL_ENC_UTF_8);
    if (index < 0) zip_source_free(bytes);
    must(index >= 0);
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

}  // namespace

Result<Pack> pack_from_zip(std::string_view bytes, const std::string& source) {
    const Place here{source, 0, 0};
    if (bytes.size() > largest_pack) return refused(here, tr("this is larger than a pack may be"));
    Source buffer(zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr));
    if (!buffer) throw std::bad_alloc();
    const Zip zip(zip_open_from_source(buffer.get(), ZIP_RDONLY | ZIP_CHECKCONS, nullptr));
    if (!zip) return refused(here, tr("this is no zip file, or not a whole one"));
    static_cast<void>(buffer.release());  // the archive's now
    return ZipReader(zip.get(), source).read();
}

std::string zip_of(const Pack& pack) {
    const Source source(zip_source_buffer_create(nullptr, 0, 0, nullptr));
    must(source != nullptr);
    Zip zip(zip_open_from_source(source.get(), ZIP_TRUNCATE, nullptr));
    must(zip != nullptr);
    zip_source_keep(source.get());
    for (const PackFile& file : pack.files) add(zip.get(), file);
    must(zip_close(zip.get()) == 0);
    static_cast<void>(zip.release());
    return bytes_in(source.get());
}

}  // namespace fairdeal
