// A pack that is a folder.

#include "base/read.h"
#include "base/translation.h"
#include "content/packs/pack_parts.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

class FolderReader {
public:
    explicit FolderReader(const fs::path& folder) : top_(folder), reader_(folder.string()) {}

    Result<Pack> read() {
        read_folder("");
        return reader_.finish();
    }

private:
    /// `name` is the folder's in the pack; empty: its top.
    void read_folder(const std::string& name) {
        std::error_code error;
        for (fs::directory_iterator entry(top_ / name, error), end; !error && entry != end;
             entry.increment(error)) {
            // Anybody who has put a whole disk here need not wait until all of it is told.
            if (++entries_ > 2 * most_pack_files)
                return reader_.wrong("", tr("there is more in this folder than a pack may hold"));
            const std::string inside = entry->path().filename().string();
            read_entry(*entry, (fs::path(name) / inside).generic_string());
        }
        if (error)
            reader_.wrong(name, tr("this folder cannot be read: {why}", "why"_a = error.message()));
    }

    void read_entry(const fs::directory_entry& entry, const std::string& name) {
        std::error_code error;
        const fs::file_status status = entry.symlink_status(error);
        if (fs::is_symlink(status))
            return reader_.wrong(name, tr("a link does not belong in a pack"));
        const bool is_folder = fs::is_directory(status);
        const std::string wrong = is_folder ? objection_to_folder(name) : objection_to_file(name);
        if (!wrong.empty()) return reader_.wrong(name, wrong);
        if (is_folder) return read_folder(name);
        if (!fs::is_regular_file(status))
            return reader_.wrong(name, tr("this is not a plain file"));
        read_file(entry.path(), name);
    }

    void read_file(const fs::path& path, const std::string& name) {
        auto bytes = fairdeal::read_file(path, largest_pack_file);
        if (!bytes) return reader_.wrong(name, bytes.error().front().what);
        if (reader_.has_room_for(name, bytes->size())) reader_.add({name, *std::move(bytes)});
    }

    fs::path top_;
    PackReader reader_;
    std::size_t entries_ = 0;
};

}  // namespace

Result<Pack> pack_from_folder(const fs::path& folder) { return FolderReader(folder).read(); }

}  // namespace fairdeal
