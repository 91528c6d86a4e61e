// Everything that the rooms around a log write, on a machine that fails: each says so in words, and
// what was typed is still there.

#include <sys/stat.h>

#include "../store/folder.h"
#include "desk/cases/case_entries.h"
#include "desk/replay/replay_words.h"
#include "replay_house.h"
#include "support/faults.h"

namespace fairdeal {

namespace {

struct WritingHouse : House {
    WritingHouse() : House(12) {
        read_cases(desk.cases);
        open(2);
    }
    bool says_note() {
        desk.replay.error.clear();
        return !add_note(desk.replay, "Looked away.", "s7", that_day) && !desk.replay.error.empty();
    }
    bool says_case() {
        desk.section = DeskSection::Cases;
        begin_case_form(desk.cases, CaseTask::Open, that_day);
        for (const auto& [name, value] :
             {std::pair("hand", "#2"), std::pair("claimant", "g17"),
              std::pair("text", "I had a natural."), std::pair("by", "f1")})
            desk.cases.form->field(name)->value = value;
        submit_case_form(desk.cases, that_day);
        return !desk.cases.error.empty() && desk.cases.form &&
               desk.cases.form->value("text") == "I had a natural.";
    }
    bool says_file() {
        desk.replay.error.clear();
        save_hand_text(desk.replay, (folder / "hand.txt").string());
        return !desk.replay.error.empty();
    }
    bool says_picture() {
        desk.replay.error.clear();
        save_step_picture(desk.replay, (folder / "step.png").string());
        return !desk.replay.error.empty();
    }
    bool says_bookmark() {
        desk.notice.clear();
        toggle_bookmark(desk.replay);
        return !desk.notice.empty();
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(write_faults)

BOOST_AUTO_TEST_CASE(a_full_disk_is_said_wherever_something_is_written) {
    WritingHouse house;
    const DiskFull fault;
    BOOST_TEST(house.says_note());
    BOOST_TEST(house.says_case());
    BOOST_TEST(house.says_file());
    BOOST_TEST(house.says_picture());
    BOOST_TEST(house.says_bookmark());
}

BOOST_AUTO_TEST_CASE(a_folder_that_is_away_is_said_wherever_something_is_written) {
    WritingHouse house;
    const FolderAway fault(house.folder);
    BOOST_TEST(house.says_note());
    BOOST_TEST(house.says_case());
    BOOST_TEST(house.says_file());
    BOOST_TEST(house.says_picture());
}

BOOST_AUTO_TEST_CASE(a_log_that_is_held_elsewhere_is_said) {
    WritingHouse house;
    const LogLocked fault(house.file());
    BOOST_TEST(house.says_note());
    BOOST_TEST(house.says_case());
}

BOOST_AUTO_TEST_CASE(a_log_and_a_folder_that_can_only_be_read_are_said) {
    WritingHouse house;
    ::chmod(house.file().c_str(), 0444);
    ::chmod(house.folder.c_str(), 0555);
    const bool all = in_a_child(true, [&] {
        return house.says_note() && house.says_case() && house.says_file() && house.says_picture();
    });
    ::chmod(house.folder.c_str(), 0755);
    BOOST_TEST(all);
}

BOOST_AUTO_TEST_CASE(the_page_goes_on_once_it_can_be_written) {
    WritingHouse house;
    {
        const DiskFull fault;
        BOOST_TEST(house.says_note());
    }
    BOOST_TEST(add_note(house.desk.replay, "Looked away.", "s7", that_day));
    BOOST_TEST(house.desk.replay.error == "");
}

BOOST_AUTO_TEST_CASE(hands_that_another_program_puts_into_the_log_are_told_of) {
    WritingHouse house;
    house.search({});
    BOOST_TEST(!look_for_news(house.desk.replay));
    BOOST_TEST(list_screen(house.desk.replay).news == "");
    {
        HandLog log = opened(house.file());
        import_text(log, night(3), "more.txt");
    }
    BOOST_TEST(look_for_news(house.desk.replay));
    BOOST_TEST(list_screen(house.desk.replay).news == "3 new records: show");
    BOOST_TEST(!look_for_news(house.desk.replay));  // said once
    BOOST_TEST(house.desk.replay.rows.size() == 12U);
    show_news(house.desk.replay);
    BOOST_TEST(house.desk.replay.rows.size() == 15U);
    BOOST_TEST(list_screen(house.desk.replay).news == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
