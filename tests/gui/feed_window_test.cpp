// The window in which another system's documents are chosen, tried and imported.
#include <boost/test/unit_test.hpp>

#include "desk/log/feed/feed_dialog.h"
#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

/// Chooses one folder.
class OwnMapping : public FileChooser {
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

BOOST_AUTO_TEST_SUITE(feed_window)

BOOST_AUTO_TEST_CASE(documents_are_chosen_tried_by_mouse_and_imported_by_enter) {
    start_over();
    const auto folder = std::filesystem::current_path() / "feed-window-test";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const auto mappings = std::filesystem::path(FAIRDEAL_SOURCE_DIR) / "db/mappings";
    std::filesystem::copy(mappings / "studio-warehouse", folder / "own",
                          std::filesystem::copy_options::recursive);
    const auto documents = folder / "night.json";
    std::filesystem::copy_file(mappings / "studio-warehouse/samples/six-rounds.json", documents);
    call_off_work(desk->replay);
    desk->replay.log.reset();
    OwnMapping chooser;
    chooser.folder = (folder / "own").string();
    FeedForm form(desk->replay);
    FeedDialog dialog(frame, form, chooser);
    dialog.Show();
    come_to_rest();
    BOOST_TEST(!dialog.import_button()->IsEnabled());
    BOOST_TEST(dialog.mapping_field()->HasFocus());
    BOOST_TEST(dialog.mapping_field()->GetCount() == 9U);
    // One that joins four lists has four fields more.
    constexpr int provider_bets = 2;
    dialog.mapping_field()->SetSelection(provider_bets);
    wxCommandEvent chosen(wxEVT_CHOICE, dialog.mapping_field()->GetId());
    chosen.SetInt(provider_bets);
    dialog.mapping_field()->ProcessWindowEvent(chosen);
    come_to_rest();
    BOOST_TEST(form.mapping()->name == "provider-bets");
    BOOST_TEST(dialog.joined_field(3)->IsShownOnScreen());
    BOOST_TEST(cut_off(&dialog) == "");
    click(dialog.other_button());
    come_to_rest();
    BOOST_TEST(dialog.mapping_field()->GetCount() == 10U);
    dialog.documents_field()->SetFocus();
    come_to_rest();
    type(documents.string());
    come_to_rest();
    BOOST_TEST(dialog.import_button()->IsEnabled());
    click(dialog.try_button());
    BOOST_TEST(comes_true([&] { return dialog.said().starts_with("6 rounds read: "); }),
               dialog.said());
    BOOST_TEST(cut_off(&dialog) == "");
    dialog.documents_field()->SetFocus();
    press(WXK_RETURN);
    BOOST_TEST(comes_true([&] { return !dialog.IsShown(); }));
    BOOST_TEST(comes_true([] { return poll_replay(*desk), desk->replay.log != nullptr; }));
    BOOST_TEST(desk->replay.report == "6 hands imported");
    desk->replay.log.reset();
    std::filesystem::remove_all(folder);
}

BOOST_AUTO_TEST_CASE(a_long_path_makes_the_window_no_wider) {
    start_over();
    const auto folder = std::filesystem::current_path() / "feed-window-test" /
                        std::string(120, 'a') / std::string(120, 'b');
    std::filesystem::create_directories(folder);
    std::filesystem::copy(
        std::filesystem::path(FAIRDEAL_SOURCE_DIR) / "db/mappings/studio-warehouse", folder / "own",
        std::filesystem::copy_options::recursive);
    OwnMapping chooser;
    chooser.folder = (folder / "own").string();
    FeedForm form(desk->replay);
    FeedDialog dialog(frame, form, chooser);
    dialog.Show();
    come_to_rest();
    const int width = dialog.GetSize().x;
    click(dialog.other_button());
    dialog.documents_field()->SetValue((folder / "night.json").string());
    come_to_rest();
    BOOST_TEST(form.is_own(*form.mapping()));
    BOOST_TEST(dialog.GetSize().x <= width);
    BOOST_TEST(cut_off(&dialog) == "");
    BOOST_TEST(dialog.mapping_field()->GetToolTipText().utf8_string() == chooser.folder);
    dialog.Hide();
    std::filesystem::remove_all(std::filesystem::current_path() / "feed-window-test");
}

BOOST_AUTO_TEST_SUITE_END()
