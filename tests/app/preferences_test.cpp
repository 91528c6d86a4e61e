// What the app remembers, and that a broken or read-only file is no trouble.

#include "desk/frame/preferences.h"

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <functional>

#include "desk/frame/desk.h"
#include "desk/practise/scenario_list.h"

using namespace fairdeal;

namespace {

struct StateFolder {
    std::filesystem::path path = std::filesystem::current_path() / "preferences-test";
    StateFolder() { std::filesystem::remove_all(path); }
    ~StateFolder() { std::filesystem::remove_all(path); }
    StateFolder(const StateFolder&) = delete;
    StateFolder& operator=(const StateFolder&) = delete;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(preferences)

BOOST_AUTO_TEST_CASE(what_is_written_is_read_back) {
    const StateFolder folder;
    Preferences kept;
    kept.theme = Look::Dark;
    kept.tables = {Side::Guests, Side::Dealer};
    remember_log(kept, "/logs/a night.db");
    remember_log(kept, "/logs/a \"line\"\nmore.db");
    remember_scenario(kept, "one", true);
    remember_scenario(kept, "two", false);
    kept.bookmarks = {{"/logs/a night.db", "#12", 3}};
    kept.sign_every_minutes = 5;
    kept.signed_at["/logs/a night.db"] = 1'790'000'000;
    kept.signed_with["/logs/a night.db"] = "house/night+12345678+AAAA";
    kept.key_file = "/keys/log key";
    kept.witness_file = "/keys/witness";
    kept.profile = "ann";
    kept.pay_table = true;
    BOOST_TEST(write_preferences(folder.path / "deeper", kept));
    BOOST_TEST((read_preferences(folder.path / "deeper").value() == kept));
}

BOOST_AUTO_TEST_CASE(a_table_is_turned_for_training_or_for_review_and_stays_so) {
    const StateFolder folder;
    Desk desk({}, folder.path);
    BOOST_TEST((desk.preferences.tables == TableSides{Side::Dealer, Side::Guests}));
    desk.section = DeskSection::Practise;
    turn_table(desk);
    BOOST_TEST(
        (read_preferences(folder.path).value().tables == TableSides{Side::Guests, Side::Guests}));
    desk.section = DeskSection::Replay;
    turn_table(desk);
    BOOST_TEST(
        (Desk({}, folder.path).preferences.tables == TableSides{Side::Guests, Side::Dealer}));
    desk.section = DeskSection::Learn;
    turn_table(desk);
    BOOST_TEST((desk.preferences.tables == TableSides{Side::Dealer, Side::Dealer}));
}

BOOST_AUTO_TEST_CASE(the_file_of_the_versions_before_is_read_until_there_is_a_newer_one) {
    const StateFolder folder;
    std::filesystem::create_directories(folder.path);
    std::ofstream(folder.path / "preferences", std::ios::binary)
        << "theme dark\nrecent /logs/a night.db\nsolved one\ntried two\n"
           "bookmark 3 #12 /logs/a night.db\nsign-every 5\nsigned 1790000000 /logs/a night.db\n"
           "key /keys/log key\nwitness /keys/witness\nsign-every 0\nsolved\nfoo bar\n\xff\n";
    const Preferences old = read_preferences(folder.path).value();
    BOOST_TEST((old.theme == Look::Dark));
    BOOST_TEST((old.recent_logs == std::vector<std::string>{"/logs/a night.db"}));
    BOOST_TEST((old.scenarios.at("one") == Done::Solved && old.scenarios.at("two") == Done::Tried));
    BOOST_TEST((old.bookmarks == std::vector<Bookmark>{{"/logs/a night.db", "#12", 3}}));
    BOOST_TEST(old.sign_every_minutes == 5);
    BOOST_TEST(old.signed_at.at("/logs/a night.db") == 1'790'000'000);
    BOOST_TEST(old.key_file == "/keys/log key");
    BOOST_TEST(old.witness_file == "/keys/witness");
    BOOST_TEST(write_preferences(folder.path, old));
    std::filesystem::remove(folder.path / "preferences");
    BOOST_TEST((read_preferences(folder.path).value() == old));
}

BOOST_AUTO_TEST_CASE(values_without_sense_or_a_missing_file_are_as_good_as_none) {
    const StateFolder folder;
    BOOST_TEST((read_preferences(folder.path).value() == Preferences{}));
    std::filesystem::create_directories(folder.path);
    for (const char* text :
         {"{}", R"({"theme": "mauve", "recent": 3, "scenarios": ["solved"], "key_file": null})",
          R"({"recent": [1], "scenarios": {"a": 2}, "bookmarks": [{"log": "a"}, 7],)"
          R"( "sign_every_minutes": 99999999999, "signed_at": {"a": -1}, "theme": {},)"
          R"( "signed_with": {"a": 1}})"}) {
        std::ofstream(folder.path / "preferences.json", std::ios::binary) << text;
        BOOST_TEST((read_preferences(folder.path).value() == Preferences{}), text);
    }
    BOOST_TEST(!write_preferences({}, {}));
    std::ofstream(folder.path / "file") << "in the way";
    BOOST_TEST(!write_preferences(folder.path / "file", {}));
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_read_is_told_and_never_written_over) {
    const StateFolder folder;
    const std::filesystem::path file = folder.path / "preferences.json";
    std::filesystem::create_directories(folder.path);
    // Cannot be read to its end; longer than any that was ever written; cut short.
    const auto unreadable = [&] { std::filesystem::create_symlink("/proc/self/mem", file); };
    const auto too_long = [&] { std::ofstream(file) << std::string(2U << 20U, 'x'); };
    const auto cut_short = [&] { std::ofstream(file) << R"({"theme": "da)"; };
    for (const std::function<void()>& put :
         {std::function<void()>(unreadable), std::function<void()>(too_long),
          std::function<void()>(cut_short)}) {
        std::filesystem::remove(file);
        put();
        const auto before = std::filesystem::symlink_status(file).type();
        BOOST_TEST(!read_preferences(folder.path).has_value());
        Desk desk("", folder.path);
        BOOST_TEST(desk.notice.find("are left as they are: " + file.string()) != std::string::npos,
                   desk.notice);
        desk.notice.clear();
        switch_theme(desk);
        BOOST_TEST((desk.preferences.theme == Look::Dark));
        BOOST_TEST(desk.notice.find("cannot be saved") != std::string::npos, desk.notice);
        BOOST_TEST((std::filesystem::symlink_status(file).type() == before));
        BOOST_TEST(!read_preferences(folder.path).has_value());
        // Once it is moved away, they are kept again.
        std::filesystem::remove(file);
        switch_theme(desk);
        BOOST_TEST((read_preferences(folder.path).value() == desk.preferences));
    }
}

BOOST_AUTO_TEST_CASE(a_wrong_file_of_the_content_is_told_in_place_of_no_scenarios) {
    const StateFolder folder;
    std::filesystem::create_directories(folder.path);
    for (const char* inside : {"lessons", "scenarios"})
        std::filesystem::copy(std::filesystem::path(FAIRDEAL_SOURCE_DIR) / inside,
                              folder.path / inside, std::filesystem::copy_options::recursive);
    const auto exam = std::filesystem::directory_iterator(folder.path / "scenarios/exams")->path();
    std::ofstream(exam) << "<exam/>";
    const ScenarioListScreen list = Desk(folder.path, "").practise.screen();
    BOOST_TEST(list.count == "No scenarios: the content cannot be used");
    BOOST_TEST(list.progress == "");
    BOOST_TEST(list.empty.find("Mend this, or install Fairdeal again: " + exam.string()) == 0U,
               list.empty);
}

BOOST_AUTO_TEST_CASE(the_newest_log_comes_first_and_only_once) {
    Preferences kept;
    for (const char* log : {"1", "2", "3", "4", "5", "6", "7", "3"}) remember_log(kept, log);
    BOOST_TEST((kept.recent_logs == std::vector<std::string>{"3", "7", "6", "5", "4", "2"}));
}

BOOST_AUTO_TEST_CASE(solved_stays_solved) {
    Preferences kept;
    remember_scenario(kept, "a", true);
    remember_scenario(kept, "a", false);
    BOOST_TEST((kept.scenarios.at("a") == Done::Solved));
}

BOOST_AUTO_TEST_CASE(scenarios_are_found_by_word_level_and_progress) {
    Library library;
    for (const auto& [id, title, level] :
         {std::tuple("a", "Bust against 17", 1), std::tuple("b", "A full table", 5)}) {
        Scenario scenario;
        scenario.id = id;
        scenario.title = title;
        scenario.level = level;
        library.scenarios.push_back(scenario);
    }
    Preferences kept;
    remember_scenario(kept, "a", true);
    const auto ids = [&](const ScenarioFilter& filter) {
        std::string all;
        for (const ScenarioItem& item : list_scenarios(library, filter, kept).items) all += item.id;
        return all;
    };
    BOOST_TEST(ids({}) == "ab");
    BOOST_TEST(ids({"17 BUST", 0, {}, false, {}, ""}) == "a");
    BOOST_TEST(ids({"", 5, {}, false, {}, ""}) == "b");
    BOOST_TEST(ids({"", 0, {}, true, {}, ""}) == "b");
    BOOST_TEST(ids({"", 0, Game::Midnight, false, {}, ""}).empty());
    BOOST_TEST(ids({"", 0, {}, false, {}, "", true}).empty());
    library.scenarios.front().hand.header.notation = 2;
    BOOST_TEST(ids({"", 0, {}, false, {}, "", true}) == "a");
    library.scenarios.front().hand.header.notation = 1;
    const ScenarioListScreen nothing =
        list_scenarios(library, {"no such", 0, {}, false, {}, ""}, kept);
    BOOST_TEST(nothing.count == "0 of 2 scenarios");
    BOOST_TEST(!nothing.empty.empty());
    const ScenarioListScreen all = list_scenarios(library, {}, kept);
    BOOST_TEST(neighbour_of(all, "b", 1) == "a");
    BOOST_TEST(neighbour_of(all, "a", -1) == "b");
}

BOOST_AUTO_TEST_SUITE_END()
