// A log as a folder: read back by nothing but the formats, it gives the root that was signed.

#include "log/ledger/export_tiles.h"

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>

#include "ledger/tile.h"
#include "store/folder.h"
#include "store/ledger_tools.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// The files of a level of a log of `count` parts, joined.
std::string joined(const fs::path& folder, int level, std::int64_t count) {
    std::string bytes;
    for (std::int64_t first = 0; first < count; first += hashes_in_a_tile) {
        const std::int64_t width = std::min(hashes_in_a_tile, count - first);
        bytes += bytes_of(folder / tile_path(level, first / hashes_in_a_tile, width));
    }
    return bytes;
}

std::vector<std::string> unbundled(const std::string& bytes) {
    std::vector<std::string> records;
    for (std::size_t at = 0; at + 2 <= bytes.size();) {
        const auto size = static_cast<std::size_t>(static_cast<unsigned char>(bytes[at])) * 256 +
                          static_cast<unsigned char>(bytes[at + 1]);
        records.push_back(bytes.substr(at + 2, size));
        at += 2 + size;
    }
    return records;
}

std::size_t files_in(const fs::path& folder) {
    std::size_t files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        files += entry.is_regular_file() ? 1U : 0U;
    return files;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exporting)

BOOST_AUTO_TEST_CASE(the_folder_gives_the_root_that_was_signed) {
    for (const int hands : {1, 255, 256, 257, 600}) {
        BOOST_TEST_CONTEXT(hands << " hands") {
            const Folder folder;
            HandLog log = opened(folder.file("log.db"));
            import_text(log, night(hands));
            BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
            add(log, note_about(1));  // not under the checkpoint: not exported
            const fs::path out = folder.file("out");
            BOOST_TEST(export_tiles(log, out).value() == hands);
            const auto note = read_note(bytes_of(out / "checkpoint"));
            BOOST_REQUIRE(note.has_value());
            const auto checkpoint = open_checkpoint(*note, log_key().public_key());
            BOOST_REQUIRE(checkpoint.has_value());
            const auto records = unbundled(joined(out, -1, hands));
            BOOST_REQUIRE(records.size() == static_cast<std::size_t>(hands));
            Frontier frontier;
            std::string leaves, nodes;
            for (const std::string& record : records) {
                leaves += bytes_of(leaf_hash(record));
                frontier.push(leaf_hash(record), [&](int height, std::int64_t, const Hash& hash) {
                    if (height == 8) nodes += bytes_of(hash);
                });
            }
            BOOST_TEST((frontier.root() == checkpoint->head.root));
            BOOST_TEST((joined(out, 0, hands) == leaves));
            BOOST_TEST((joined(out, 1, hands / 256) == nodes));
            const auto tiles = static_cast<std::size_t>((hands + 255) / 256);
            BOOST_TEST(files_in(out) == 1 + 2 * tiles + (hands >= 256 ? 1U : 0U));
        }
    }
}

BOOST_AUTO_TEST_CASE(what_cannot_be_exported_says_so) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(600));
    BOOST_TEST(why(export_tiles(log, folder.file("out"))) == "no checkpoint was signed yet");
    BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    BOOST_TEST(why(export_tiles(log, folder.path())) == "the folder is not empty");
    BOOST_TEST(!export_tiles(log, folder.file("log.db")).has_value());
    BOOST_TEST(why(export_tiles(log, folder.file("cut"), [](std::int64_t done, std::int64_t) {
                   return done < 512;
               })) == "the export was stopped");
    BOOST_TEST(!fs::exists(folder.file("cut") / "checkpoint"));
    Database(folder.file("log.db"), Access::Write)
        .run(around_triggers("record", "UPDATE record SET body = body || '\n' WHERE idx = 300"));
    BOOST_TEST(why(export_tiles(log, folder.file("bad"))) ==
               "the log is damaged: its records are not what was signed");
    BOOST_TEST(!fs::exists(folder.file("bad") / "checkpoint"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
