// All that a house keeps, copied, checked and brought back; and what a disk or somebody else may
// have done to the copy.

#include <atomic>
#include <boost/test/unit_test.hpp>
#include <thread>

#include "backed_up_house.h"
#include "store/new_file.h"
#include "support/file_text.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(house_backup)

/// As a shell completes the names of folders.
BOOST_AUTO_TEST_CASE(a_slash_behind_a_folder_changes_nothing) {
    House house;
    const auto slashed = [](const fs::path& path) { return path / ""; };
    house.places.office = slashed(house.places.office);
    house.places.packs = slashed(house.places.packs);
    const auto made = back_up_house(house.places, slashed(house.backup), {}, that_day);
    BOOST_REQUIRE_MESSAGE(made, why(made));
    BOOST_TEST(check_backup(slashed(house.backup), {})->problems.empty());
    const auto back = restore_house(slashed(house.backup), house.places, {}, {that_day, {}});
    BOOST_REQUIRE_MESSAGE(back, why(back));
    BOOST_TEST(fs::exists(house.office.folder.file("office.20261126T204500Z")));
    BOOST_TEST(fs::exists(house.office.folder.file("office/log.db")));
}

/// Files come, are replaced and go while exams are sat.
BOOST_AUTO_TEST_CASE(a_house_that_is_at_work_is_backed_up) {
    House house;
    fs::create_directories(house.places.packs);
    std::atomic<bool> stop{false};
    std::thread worker([&] {
        for (int i = 0; !stop; ++i) {
            const fs::path file = house.places.packs / ("seat-" + std::to_string(i % 7));
            replace_file(file, std::string(20'000, 'a'), for_its_owner);
            std::error_code ignored;
            fs::remove(house.places.packs / ("seat-" + std::to_string((i + 3) % 7)), ignored);
        }
    });
    int failed = 0;
    for (int i = 0; i < 20; ++i) {
        const auto made =
            back_up_house(house.places, house.backup.string() + std::to_string(i), {}, that_day);
        failed += made && made->problems.empty() ? 0 : 1;
        if (!made) BOOST_TEST_MESSAGE(why(made));
    }
    stop = true;
    worker.join();
    BOOST_TEST(failed == 0);
}

BOOST_AUTO_TEST_CASE(what_looks_like_the_offices_log_is_copied_and_half_made_files_are_not) {
    House house;
    write_bytes(house.places.office / "log.db.bak", "kept");
    write_bytes(house.places.office / "seen.4711.new", "half");
    const BackupReport made = house.make();
    const auto has = [&](std::string_view name) {
        return std::ranges::any_of(made.list.files,
                                   [&](const BackedUpFile& file) { return file.name == name; });
    };
    BOOST_TEST(has("office/log.db.bak"));
    BOOST_TEST(!has("office/seen.4711.new"));
}

/// The log's disk is gone; school and office have gone on since the backup.
BOOST_AUTO_TEST_CASE(a_lost_log_is_brought_back_alone) {
    House house;
    house.make();
    fs::remove(house.places.log);
    const auto school = bytes_of(house.places.school);
    const auto back = restore_house(house.backup, house.places, {}, {std::nullopt, {"log"}});
    BOOST_REQUIRE_MESSAGE(back, why(back));
    BOOST_REQUIRE(back->parts.size() == 1U);
    BOOST_TEST(back->parts.front().place == house.places.log);
    BOOST_TEST(texts_of(house.places.log).size() == 30U);
    BOOST_TEST(bytes_of(house.places.school) == school);
    const auto again = restore_house(house.backup, house.places, {}, {std::nullopt, {"log"}});
    BOOST_TEST(!again);  // it is there now
    const auto none = restore_house(house.backup, house.places, {}, {std::nullopt, {"packs"}});
    BOOST_TEST(says(why(none), "the backup holds nothing of it"), why(none));
}

BOOST_AUTO_TEST_CASE(the_settings_of_the_house_come_back_unless_they_are_there) {
    House house;
    house.places.settings = house.office.folder.file("config/house.json");
    fs::create_directories(house.places.settings.parent_path());
    const std::string pounds = "{\"format\": 1, \"currency\": \"GBP\"}\n";
    write_bytes(house.places.settings, pounds);
    house.make();
    HousePlaces other = house.elsewhere();
    other.settings = house.places.settings;  // the same account: nothing is in the way
    BOOST_REQUIRE(restore_house(house.backup, other, {}, {}));
    write_bytes(house.places.settings, "{\"format\": 1, \"currency\": \"USD\"}\n");
    const HowToRestore alone{std::nullopt, {"house"}};
    BOOST_TEST(why(restore_house(house.backup, other, {}, alone)).find("--set-aside") !=
               std::string::npos);
    const HowToRestore aside{that_day, {"house"}};
    BOOST_REQUIRE(restore_house(house.backup, other, {}, aside));
    BOOST_TEST(text_of_file(house.places.settings.string()) == pounds);
    BOOST_TEST(fs::exists(house.places.settings.string() + ".20261126T204500Z"));
}

BOOST_AUTO_TEST_CASE(a_backup_does_not_copy_itself) {
    House house;
    fs::create_directories(house.places.packs / "deep");
    for (const fs::path& inside : {house.places.packs / "backup", house.places.office / "backup",
                                   house.places.packs / "deep/../backup"}) {
        const auto made = back_up_house(house.places, inside, {}, that_day);
        BOOST_TEST(!made);
        if (!made) BOOST_TEST(says(why(made), "cannot lie in what it copies"), why(made));
        BOOST_TEST(!fs::exists(inside));
    }
}

BOOST_AUTO_TEST_CASE(a_house_is_brought_back_elsewhere_as_it_was) {
    const House house;
    const BackupReport made = house.make();
    BOOST_TEST(made.problems.empty());
    BOOST_TEST(made.school->people == 7);
    BOOST_TEST(made.log->hands == 30);
    BOOST_TEST(made.office->entries > 0);
    const auto checked = check_backup(house.backup, {});
    BOOST_REQUIRE(checked);
    BOOST_TEST(checked->problems.empty());
    BOOST_TEST((checked->list == made.list));
    BOOST_TEST((checked->list.made == that_day));
    const HousePlaces to = house.elsewhere();
    const auto restored = restore_house(house.backup, to, {}, {});
    BOOST_REQUIRE_MESSAGE(restored, why(restored));
    const auto people = [](const fs::path& file) {
        return School::open(file, Access::Read).value().people();
    };
    BOOST_TEST((people(to.school) == people(house.places.school)));
    BOOST_TEST(texts_of(to.log) == texts_of(house.places.log), boost::test_tools::per_element());
    BOOST_TEST(texts_of(to.office / "log.db") == texts_of(house.places.office / "log.db"),
               boost::test_tools::per_element());
    for (const char* name : {"own-lessons/one.xml", "own-lessons/deep/two.xml",
                             "table-cards/breakout-1.xml", "office/office.key", "office/exam.key"})
        BOOST_TEST(
            bytes_of(to.school.parent_path() / name) == bytes_of(house.office.folder.file(name)),
            name);
    School school = School::open(to.school, Access::Write).value();
    BOOST_TEST(Office::open(to.office, school, [] { return that_day; }).has_value());
}

BOOST_AUTO_TEST_CASE(a_backup_is_for_its_owner_alone) {
    const House house;
    house.make();
    const auto mode = [](const fs::path& file) { return fs::status(file).permissions(); };
    BOOST_TEST((mode(house.backup) == fs::perms::owner_all));
    for (const char* name : {"school.db", "office/log.db", "office/office.key", "backup.json"})
        BOOST_TEST((mode(house.backup / name) == (fs::perms::owner_read | fs::perms::owner_write)),
                   name);
}

BOOST_AUTO_TEST_CASE(a_byte_that_changed_is_named_and_nothing_is_brought_back) {
    const House house;
    const BackupReport made = house.make();
    for (const BackedUpFile& file : made.list.files) {
        const fs::path there = house.backup / file.name;
        const std::string whole = bytes_of(there);
        std::string other = whole;
        other[other.size() / 2] = static_cast<char>(other[other.size() / 2] ^ 1);
        write_bytes(there, other);
        const auto checked = check_backup(house.backup, {});
        BOOST_REQUIRE(checked);
        BOOST_TEST(checked->problems.size() == 1U);
        BOOST_TEST(says(all_of(checked->problems),
                        file.name + ": the file is not as it was when the backup was made"));
        BOOST_TEST(!restore_house(house.backup, house.elsewhere(), {}, {}).has_value());
        BOOST_TEST(!fs::exists(house.elsewhere().school));
        write_bytes(there, whole);
    }
    BOOST_TEST(check_backup(house.backup, {})->problems.empty());
}

BOOST_AUTO_TEST_CASE(files_that_are_missing_too_many_or_links_are_named) {
    const House house;
    house.make();
    fs::rename(house.backup / "own-lessons/one.xml", house.backup / "own-lessons/three.xml");
    const std::string found = all_of(check_backup(house.backup, {})->problems);
    BOOST_TEST(says(found, "one.xml: the file is missing"));
    BOOST_TEST(says(found, "three.xml: the file is not in the list of the backup"));
    fs::rename(house.backup / "own-lessons/three.xml", house.office.folder.file("moved"));
    fs::create_symlink(house.office.folder.file("moved"), house.backup / "own-lessons/one.xml");
    BOOST_TEST(says(all_of(check_backup(house.backup, {})->problems),
                    "it is no file but a link, a pipe or a device"));
}

BOOST_AUTO_TEST_CASE(a_link_among_the_own_lessons_is_refused_and_no_backup_is_kept) {
    const House house;
    fs::create_symlink("/etc/passwd", house.office.folder.file("own-lessons/link.xml"));
    const auto report = back_up_house(house.places, house.backup, {}, that_day);
    BOOST_TEST(
        says(all_of(report.error()), "link.xml: it is no file but a link, a pipe or a device"));
    BOOST_TEST(!fs::exists(house.backup));
    BOOST_TEST(!fs::exists(house.office.folder.file(".another.half-999999999")));
}

/// A list that somebody wrote to have files put where they want.
BOOST_AUTO_TEST_CASE(a_name_that_leads_out_of_the_folder_is_refused) {
    const House house;
    const std::string hash(64, 'a');
    const auto list = [&](const std::string& name) {
        return R"({"form": 1, "files": [{"name": ")" + name + R"(", "bytes": 1, "sha256": ")" +
               hash + R"("}]})";
    };
    for (const char* name : {"../school.db", "/etc/cron.d/x", "office/../../x", "", ".", "..",
                             "a//b", "a/", "backup.json", "a\\\\b", "a\\u0000b"}) {
        const auto read = backup_list_from(list(name), {"backup.json", 0, 0});
        BOOST_TEST(says(why(read), "a file of the list has no name inside the backup"), name);
    }
    BOOST_TEST(backup_list_from(list("office/log.db"), {}).has_value());
}

BOOST_AUTO_TEST_CASE(what_is_no_list_is_refused) {
    struct Row {
        std::string text;
        const char* says;
    };
    const std::string file =
        R"({"name": "a", "bytes": 1, "sha256": ")" + std::string(64, '0') + R"("})";
    const Row rows[] = {
        {"", "this is not the list of a backup"},
        {"[]", "this is not the list of a backup"},
        {std::string("\0\xff\x01", 3), "this is not the list of a backup"},
        {R"({"form": "1", "files": []})", "this is not the list of a backup"},
        {R"({"form": 1, "files": {}})", "this is not the list of a backup"},
        {R"({"form": 2, "files": []})", "this backup was made by a newer Fairdeal"},
        {R"({"form": 1, "files": [7]})", "a file of the list is no JSON object"},
        {R"({"form": 1, "files": [{"name": 7}]})", "has no name inside the backup"},
        {R"({"form": 1, "files": [{"name": "a", "bytes": -1, "sha256": ""}]})",
         "a has no size or no SHA-256"},
        {R"({"form": 1, "files": [{"name": "a", "bytes": 1, "sha256": "xyz"}]})",
         "a has no size or no SHA-256"},
        {R"({"form": 1, "files": [)" + file + "," + file + "]}", "a stands in the list twice"},
    };
    for (const Row& row : rows)
        BOOST_TEST(says(why(backup_list_from(row.text, {})), row.says), row.text);
    const Folder folder;
    BOOST_TEST(!check_backup(folder.path(), {}).has_value());
    BOOST_TEST(!check_backup(folder.file("nothing"), {}).has_value());
}

BOOST_AUTO_TEST_CASE(what_lies_there_is_refused_or_set_aside_with_its_journal) {
    const House house;
    house.make();
    const HousePlaces to = house.elsewhere();
    fs::create_directories(to.school.parent_path() / "own-lessons");
    write_bytes(to.school, "the old school");
    write_bytes(to.school.string() + "-journal", "its hot journal");
    write_bytes(to.school.parent_path() / "own-lessons/old.xml", "old");
    const std::string refused = all_of(restore_house(house.backup, to, {}, {}).error());
    for (const char* name : {"school.db: ", "school.db-journal: ", "own-lessons: "})
        BOOST_TEST(says(refused, name), name);
    BOOST_TEST(bytes_of(to.school) == "the old school");
    BOOST_TEST(!fs::exists(to.log));
    const auto restored = restore_house(house.backup, to, {}, {that_day, {}});
    BOOST_REQUIRE_MESSAGE(restored, why(restored));
    const std::string aside = to.school.string() + ".20261126T204500Z";
    BOOST_TEST(bytes_of(aside) == "the old school");
    BOOST_TEST(bytes_of(aside + "-journal") == "its hot journal");
    BOOST_TEST(bytes_of(to.school.parent_path() / "own-lessons.20261126T204500Z/old.xml") == "old");
    BOOST_TEST(School::open(to.school, Access::Read).value().people().size() == 7U);
}

BOOST_AUTO_TEST_CASE(a_restore_that_fails_midway_leaves_everything_as_it_was) {
    const House house;
    house.make();
    HousePlaces to = house.elsewhere();
    fs::create_directories(to.school.parent_path());
    write_bytes(to.school, "the old school");
    write_bytes(house.office.folder.file("a-file"), "no folder");
    to.log = house.office.folder.file("a-file") / "night.db";  // copied last
    BOOST_TEST(!restore_house(house.backup, to, {}, {that_day, {}}).has_value());
    BOOST_TEST(bytes_of(to.school) == "the old school");
    BOOST_TEST(!fs::exists(to.office));
    BOOST_TEST(!fs::exists(to.school.parent_path() / "own-lessons"));
    BOOST_TEST(!fs::exists(to.school.string() + ".20261126T204500Z"));
}

BOOST_AUTO_TEST_CASE(what_has_no_place_is_refused_before_anything_is_written) {
    const House house;
    house.make();
    HousePlaces to = house.elsewhere();
    to.log.clear();
    BOOST_TEST(says(all_of(restore_house(house.backup, to, {}, {}).error()),
                    "log.db: the backup holds this, and no place is named for it"));
    BOOST_TEST(!fs::exists(to.school));
}

BOOST_AUTO_TEST_CASE(a_damaged_log_is_named_and_no_backup_is_kept) {
    const House house;
    Database(house.places.log, Access::Write).run("UPDATE hand SET wagers = 99 WHERE idx = 4");
    const auto report = back_up_house(house.places, house.backup, {}, that_day);
    BOOST_REQUIRE_MESSAGE(report, why(report));
    BOOST_TEST(says(all_of(report->problems), "night.db: #4: "));
    BOOST_TEST(!fs::exists(house.backup));
}

BOOST_AUTO_TEST_CASE(no_backup_takes_the_place_of_another_and_what_a_kill_left_is_cleared) {
    const House house;
    // No process has so high a number; the other folder's name is nobody's on the way.
    fs::create_directories(house.office.folder.file(".another.half-999999999/left"));
    fs::create_directories(house.office.folder.file(".mine.half"));
    house.make();
    BOOST_TEST(fs::exists(house.office.folder.file(".mine.half")));
    BOOST_TEST(!fs::exists(house.office.folder.file(".another.half-999999999")));
    BOOST_TEST(says(why(back_up_house(house.places, house.backup, {}, that_day)),
                    "there is a file of this name already"));
    HousePlaces nowhere = house.places;
    nowhere.school = house.office.folder.file("nobody.db");
    BOOST_TEST(!back_up_house(nowhere, house.office.folder.file("b2"), {}, that_day).has_value());
    BOOST_TEST(!fs::exists(house.office.folder.file("b2")));
}

BOOST_AUTO_TEST_SUITE_END()
