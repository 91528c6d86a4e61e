// The window of where everything lies, and of its backup.
#include <boost/test/unit_test.hpp>

#include "desk/files/files_dialog.h"
#include "reader.h"
#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

/// Chooses one folder.
class OneFolder : public FileChooser {
public:
    std::string folder;
    std::optional<std::string> log_to_open() override { return std::nullopt; }
    std::optional<std::string> records_to_import() override { return std::nullopt; }
    std::optional<std::string> record_to_save() override { return std::nullopt; }
    std::optional<std::string> file_to_save(const std::string&) override { return std::nullopt; }
    std::optional<std::string> file_to_make(const std::string&) override { return std::nullopt; }
    std::optional<std::string> file_to_open(const std::string&) override { return std::nullopt; }
    std::optional<std::string> folder_to_open(const std::string&) override { return folder; }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(files_window)

BOOST_AUTO_TEST_CASE(a_backup_is_made_and_checked_and_every_word_fits) {
    start_over();
    OneFolder chooser;
    const auto disk = std::filesystem::temp_directory_path() / "fairdeal-files-window";
    std::filesystem::remove_all(disk);
    std::filesystem::create_directories(disk);
    chooser.folder = disk.string();
    FilesDialog dialog(frame, desk->files, chooser);
    dialog.Show();
    come_to_rest();
    BOOST_TEST(cut_off(&dialog) == "");
    click(dialog.make_button());
    BOOST_TEST(comes_true([] { return !desk->files.is_working(); }));
    BOOST_TEST(comes_true([&] {
        return dialog.said().find("is there, and sound") != std::string::npos ||
               dialog.said().find("school") != std::string::npos;
    }));
    come_to_rest();
    BOOST_TEST(cut_off(&dialog) == "");
    for (const auto& made : std::filesystem::directory_iterator(disk))
        chooser.folder = made.path().string();
    click(dialog.check_button());
    BOOST_TEST(comes_true([] { return !desk->files.is_working(); }));
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([&] { return !dialog.IsShown(); }));
    std::filesystem::remove_all(disk);
}

BOOST_AUTO_TEST_SUITE_END()
