#include "log/ledger/export_tiles.h"

#include <fstream>

#include "base/translation.h"
#include "ledger/tile.h"
#include "log/office_log.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// Writes the files of one export, level by level as the records come.
class Exporter {
public:
    /// What is private is for the owner of its files alone.
    Exporter(const fs::path& folder, std::int64_t size, bool is_private)
        : folder_(folder), size_(size), is_private_(is_private) {
        fs::create_directories(folder_);
        if (is_private_) fs::permissions(folder_, fs::perms::owner_all);
    }

    /// The next record. A full tile is written at once.
    void add(std::string_view text) {
        bundle_ += bundled(text);
        frontier_.push(leaf_hash(text), [this](int height, std::int64_t number, const Hash& hash) {
            if (height % heights_in_a_level != 0) return;
            const int level = height / heights_in_a_level;
            if (static_cast<std::size_t>(level) == levels_.size()) levels_.emplace_back();
            std::string& tile = levels_[static_cast<std::size_t>(level)];
            tile += bytes_of(hash);
            if ((number + 1) % hashes_in_a_tile == 0) write(level, number, tile);
        });
        if (frontier_.size() % hashes_in_a_tile == 0) write(-1, frontier_.size() - 1, bundle_);
    }

    /// The tiles that are not full.
    void finish() {
        if (!bundle_.empty()) write(-1, size_ - 1, bundle_);
        for (std::size_t level = 0; level < levels_.size(); ++level) {
            const auto made = size_ >> (level * heights_in_a_level);
            if (!levels_[level].empty()) write(static_cast<int>(level), made - 1, levels_[level]);
        }
    }

    [[nodiscard]] const Frontier& frontier() const { return frontier_; }

    void write_file(const std::string& name, const std::string& bytes) const {
        const fs::path file = folder_ / name;
        fs::create_directories(file.parent_path());
        std::ofstream out(file, std::ios::binary);
        if (is_private_) fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        out.close();
        if (!out) throw fs::filesystem_error(tr("cannot write"), file, std::error_code());
    }

private:
    /// Writes and empties a tile whose last part is the `last` of its level.
    void write(int level, std::int64_t last, std::string& bytes) const {
        write_file(tile_path(level, last / hashes_in_a_tile, last % hashes_in_a_tile + 1), bytes);
        bytes.clear();
    }

    fs::path folder_;
    std::int64_t size_;
    bool is_private_;
    Frontier frontier_;
    std::string bundle_;
    std::vector<std::string> levels_;
};

tl::unexpected<Problems> refused_folder(const fs::path& folder, std::string what) {
    return refused({folder.string(), 0, 0}, std::move(what));
}

/// Why it stopped before its end; nothing if it did not.
std::optional<std::string> add_records(const HandLog& log, std::int64_t size, Exporter& exporter,
                                       const Progress& progress) {
    std::optional<std::string> stopped;
    log.for_each_text(0, [&](std::int64_t idx, std::string_view text) {
        if (text.size() > longest_in_a_bundle)
            stopped = tr("#{number} is longer than the {most} bytes that a folder's files can hold",
                         "number"_a = idx, "most"_a = longest_in_a_bundle);
        else if (idx % hashes_in_a_tile == 0 && progress && !progress(idx, size))
            stopped = tr("the export was stopped");
        else
            exporter.add(text);
        return !stopped && idx < size;
    });
    return stopped;
}

}  // namespace

Result<std::int64_t> export_tiles(const HandLog& log, const fs::path& folder,
                                  const Progress& progress) {
    const auto note = log.newest_checkpoint();
    const auto checkpoint =
        note ? checkpoint_from(note->text)
             : Result<Checkpoint>(refused({}, tr("no checkpoint was signed yet")));
    if (!checkpoint) return refused_folder(folder, checkpoint.error().front().what);
    const TreeHead& head = checkpoint->head;
    try {
        if (fs::exists(folder) && !fs::is_empty(folder))
            return refused_folder(folder, tr("the folder is not empty"));
        Exporter exporter(folder, head.size, is_office_log(log));
        if (auto stopped = add_records(log, head.size, exporter, progress))
            return refused_folder(folder, *std::move(stopped));
        if (exporter.frontier().size() != head.size || exporter.frontier().root() != head.root)
            return refused_folder(folder,
                                  tr("the log is damaged: its records are not what was signed"));
        exporter.finish();
        exporter.write_file("checkpoint", write(*note));
        if (progress) progress(head.size, head.size);
    } catch (const fs::filesystem_error& error) {
        return refused_folder(folder, error.what());
    }
    return head.size;
}

}  // namespace fairdeal
