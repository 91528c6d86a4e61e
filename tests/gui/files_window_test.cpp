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
    std::string folder, new_file;
    std::optional<std::string> log_to_open() override { return std::nullopt; }
    std::optional<std::string> records_to_import() override { return std::nullopt; }
    std::optional<std::string> record_to_save() override { return std::nullopt; }
    std::optional<std::string> file_to_save(const std::string&) override { return std::nullopt; }
    std::optional<std::string> file_to_make(const std::string&) override { return new_file; }
    std::optional<std::string> file_to_open(const std::string&) override { return std::nullopt; }
    std::optional<std::string> folder_to_open(const std::string&) override { return folder; }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(files_window)

namespace {

/// The window, with a disk to copy to.
struct FilesWindow {
    std::filesystem::path disk = std::filesystem::temp_directory_path() / "fairdeal-files-window";
    OneFolder chooser;
    FilesDialog dialog{frame, desk->files, desk->house, chooser};

    FilesWindow() {
        std::filesystem::remove_all(disk);
        std::filesystem::create_directories(disk);
        chooser.folder = disk.string();
        chooser.new_file = (disk / "d.zip").string();
        std::filesystem::create_directories(desk->learn.file.parent_path());
        BOOST_REQUIRE(School::open_or_create(desk->learn.file).has_value());
        dialog.Show();
        come_to_rest();
    }
    ~FilesWindow() { std::filesystem::remove_all(disk); }
    FilesWindow(const FilesWindow&) = delete;
    FilesWindow& operator=(const FilesWindow&) = delete;

    void press_and_wait(wxButton* button) {
        click(button);
        BOOST_TEST(comes_true([] { return !desk->files.is_working(); }));
        come_to_rest();
        BOOST_TEST(cut_off(&dialog) == "");
    }
    bool comes_to_say(const std::string& words) {
        return comes_true([&] { return dialog.said().find(words) != std::string::npos; });
    }
    /// Makes a backup, and looks into it from then on.
    void back_up() {
        press_and_wait(dialog.make_button());
        BOOST_TEST(comes_to_say("is there, and sound"), dialog.said());
        for (const auto& made : std::filesystem::directory_iterator(disk))
            chooser.folder = made.path().string();
    }
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_backup_is_made_and_checked_and_every_word_fits) {
    start_over();
    FilesWindow window;
    BOOST_TEST(cut_off(&window.dialog) == "");
    window.back_up();
    BOOST_TEST(!window.dialog.restore_button()->IsShown());
    window.press_and_wait(window.dialog.check_button());
    BOOST_TEST(window.comes_to_say("is sound: "), window.dialog.said());
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([&] { return !window.dialog.IsShown(); }));
    BOOST_TEST(!window.dialog.restore_asked().has_value());
}

BOOST_AUTO_TEST_CASE(a_backup_is_brought_back_only_after_it_was_checked_and_asked_for_twice) {
    start_over();
    FilesWindow window;
    window.back_up();
    window.press_and_wait(window.dialog.check_button());
    BOOST_TEST(comes_true([&] { return window.dialog.restore_button()->IsShown(); }));
    click(window.dialog.restore_button());
    BOOST_TEST(window.comes_to_say("Fairdeal closes, brings the backup back"));
    BOOST_TEST(cut_off(&window.dialog) == "");
    BOOST_TEST(!window.dialog.restore_asked().has_value());
    click(window.dialog.restore_button());
    BOOST_TEST(comes_true([&] { return window.dialog.restore_asked().has_value(); }));
    BOOST_TEST(window.dialog.restore_asked()->backup.string() == window.chooser.folder);
}

BOOST_AUTO_TEST_CASE(diagnostics_are_saved_to_a_new_file) {
    start_over();
    FilesWindow window;
    window.press_and_wait(window.dialog.diagnostics_button());
    BOOST_TEST(window.comes_to_say("d.zip is there. It holds no names"), window.dialog.said());
    BOOST_TEST(std::filesystem::exists(window.disk / "d.zip"));
    window.press_and_wait(window.dialog.diagnostics_button());
    BOOST_TEST(window.comes_to_say("there is a file of that name already"), window.dialog.said());
}

BOOST_AUTO_TEST_SUITE_END()
