// An exam where the machine fails under it, and where the time of an item is up: the candidate
// reads what to do, nothing that was answered is lost, and no key lands in another item.

#include <functional>
#include <map>

#include "certify_house.h"
#include "desk/answer/draft.h"
#include "support/faults.h"
#include "support/times.h"

namespace fairdeal::certify_house {

struct FaultyHouse : House {
    void begin() {
        open_exam();
        sit_here();
        BOOST_REQUIRE_MESSAGE(is_in_exam(desk), office().error);
    }
    bool enter() { return press_in_exam(exam(), key_named(KeyName::Enter), desk.library); }
    bool digit(char key) {
        return press_in_exam(exam(), {KeyName::Character, key, false, false}, desk.library);
    }
    Sitting logged() { return find_sitting(office().office->log(), sitting).value().state; }
    void time_runs_out() {
        now += exam().seat->left_for_item();
        tick(exam());
    }

    template <class Fault>
    void an_answer_waits_out() {
        begin();
        desk.answering.choose(1);
        now += 5 * second;
        const std::string given = exam().seat->item()->choices[1].text;
        const Millis left = exam().seat->left_for_item();
        {
            const Fault fault(office().folder);
            BOOST_TEST(enter());
            BOOST_TEST(screen().heading == "The exam cannot be saved");
            BOOST_TEST(screen().words.find("Call your invigilator.") == 0U, screen().words);
            BOOST_TEST(screen().go_on == "Try again");
            BOOST_TEST(!screen().error.empty());
            BOOST_TEST(!screen().item.has_value());
            now += 600 * second;
            tick(exam());
            BOOST_TEST(exam().seat->left_for_item() == left);
            BOOST_TEST(enter());
            BOOST_TEST(screen().go_on == "Try again");
        }
        BOOST_TEST(!logged().items.front().closed);
        BOOST_TEST(enter());
        BOOST_TEST(screen().error == "");
        BOOST_TEST(screen().number == "Item 2 of 2");
        const Sitting after = logged();
        BOOST_REQUIRE(after.items.size() == 2U);
        BOOST_TEST(after.items.front().answer.value() == given + "\n");
        BOOST_TEST(after.items.front().took == 5 * second);
        BOOST_REQUIRE(after.incidents.size() == 1U);
        BOOST_TEST(after.incidents.front().text.find("not saved since ") == 0U);
    }
};

BOOST_FIXTURE_TEST_SUITE(exam_faults, FaultyHouse)

BOOST_AUTO_TEST_CASE(an_answer_waits_until_the_offices_folder_is_back) {
    an_answer_waits_out<FolderAway>();
}

BOOST_AUTO_TEST_CASE(an_answer_waits_until_the_disk_has_room) { an_answer_waits_out<DiskFull>(); }

BOOST_AUTO_TEST_CASE(an_answer_waits_until_the_disk_can_be_written_again) {
    an_answer_waits_out<ReadOnlyDisk>();
}

BOOST_AUTO_TEST_CASE(an_answer_waits_until_nobody_holds_the_log) {
    an_answer_waits_out<LogLocked>();
}

BOOST_AUTO_TEST_CASE(what_was_typed_is_there_after_a_fault_that_no_answer_met) {
    begin();
    desk.answering.choose(0);
    {
        const FolderAway fault(office().folder);
        note_keyboard(exam(), false);  // to be recorded, and cannot be
        note_keyboard(exam(), true);
        BOOST_TEST(screen().heading == "The exam cannot be saved");
    }
    BOOST_TEST(enter());
    BOOST_REQUIRE(exam().seat->item() != nullptr);
    BOOST_TEST((exam().seat->item()->chosen == std::size_t{0}));
    BOOST_TEST(screen().number == "Item 1 of 2");
    BOOST_TEST(!logged().items.front().closed);  // the key tried again, and answered nothing
}

BOOST_AUTO_TEST_CASE(a_time_that_is_up_and_cannot_be_saved_is_up_afterwards) {
    begin();
    {
        const FolderAway fault(office().folder);
        time_runs_out();
        BOOST_TEST(screen().heading == "The exam cannot be saved");
    }
    BOOST_TEST(enter());
    tick(exam());
    BOOST_TEST(screen().heading == "Time was up");
}

BOOST_AUTO_TEST_CASE(a_result_needs_nothing_that_lies_beside_the_log) {
    begin();
    answer(true);
    desk.answering.choose(0);
    {
        // What the items came from is in the program and goes into the log.
        const fs::path tickets = office().folder / "tickets";
        const FolderAway fault(tickets);
        enter();
        BOOST_TEST(screen().over);
    }
    BOOST_TEST(logged().result.has_value());
    office().leave_exam();
    BOOST_TEST(sign_in_screen(office()).seats.empty());  // the ticket that stayed opens nothing
}

BOOST_AUTO_TEST_CASE(leaving_while_nothing_can_be_saved_ends_nothing) {
    begin();
    {
        const FolderAway fault(office().folder);
        exam().leaving = true;
        office().leave_exam();
        BOOST_TEST(!is_in_exam(desk));
    }
    sit_here();
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), office().error);
    BOOST_TEST(screen().number == "Item 1 of 2");
}

// --- the time of an item

BOOST_AUTO_TEST_CASE(that_time_was_up_is_said_before_the_next_item_is_shown) {
    begin();
    time_runs_out();
    BOOST_TEST(screen().heading == "Time was up");
    BOOST_TEST(screen().words.find("Item 1 counts as not answered.") == 0U, screen().words);
    BOOST_TEST(screen().go_on == "Next item");
    BOOST_TEST(!screen().item.has_value());
    now += 60 * second;
    tick(exam());
    BOOST_TEST(screen().heading == "Time was up");  // it waits
    BOOST_TEST(enter());
    BOOST_TEST(screen().number == "Item 2 of 2");
    BOOST_TEST(screen().item_clock ==
               clock_in_words(exam().seat->left_for_item()) + " left for this item");
    const Millis all = exam().seat->left_for_item();
    now += second;
    BOOST_TEST(exam().seat->left_for_item() == all - second);  // from when it was shown
}

BOOST_AUTO_TEST_CASE(keys_that_were_under_way_land_in_no_item) {
    begin();
    time_runs_out();
    for (const char key : {'1', '2'}) BOOST_TEST(digit(key));
    BOOST_TEST(enter());
    BOOST_TEST(screen().heading == "Time was up");
    desk.answering.check();  // a click on the button
    BOOST_TEST(screen().heading == "Time was up");
    now += second;
    BOOST_TEST(enter());
    BOOST_REQUIRE(exam().seat->item() != nullptr);
    BOOST_TEST(!exam().seat->item()->chosen.has_value());
    BOOST_TEST(logged().items.size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_time_that_ran_out_while_the_candidate_was_away_is_said) {
    office().clock = [] { return "2026-11-21T12:00:00Z"_utc; };
    begin();
    exam().leaving = true;
    office().leave_exam();
    office().office.reset();
    office().open = false;
    office().clock = [] { return "2026-11-21T13:00:00Z"_utc; };
    enter_certify(desk);
    office().picked_seat = sitting;
    sit_here();
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), office().error);
    tick(exam());
    BOOST_TEST(screen().heading == "Time was up");
    BOOST_TEST(logged().items.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_machine_that_stops_at_the_card_comes_back_to_it) {
    begin();
    time_runs_out();
    exam() = {};  // it is killed
    office().picked_seat = sitting;
    sit_here();
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), office().error);
    BOOST_TEST(screen().heading == "Time was up");
    BOOST_TEST(logged().items.size() == 1U);
    now += second;
    enter();
    BOOST_TEST(screen().number == "Item 2 of 2");
}

BOOST_AUTO_TEST_CASE(the_last_items_time_is_said_at_the_end) {
    begin();
    answer(true);
    time_runs_out();
    BOOST_TEST(screen().over);
    BOOST_TEST(screen().words.starts_with(
        "Time was up. Item 2 counts as not answered. Your examiner has the result."));
}

// --- what the examiner reads of it

BOOST_AUTO_TEST_CASE(absences_have_a_length_and_a_sum) {
    std::int64_t time = 0;
    office().clock = [&time] {
        return UtcTime{"2026-11-21T12:10:10Z"_utc.time + std::chrono::seconds(time)};
    };
    begin();
    for (const int away : {12, 30}) {
        note_keyboard(exam(), false);
        time += away;
        note_keyboard(exam(), true);
    }
    answer(true);
    time_runs_out();
    office().leave_exam();
    sign_in("olga", "Olga comes in");
    const auto incidents = sittings_screen(office()).incidents;
    BOOST_REQUIRE(incidents.size() == 4U);
    BOOST_TEST(incidents[0].label == "Away from the exam");
    BOOST_TEST(incidents[0].value == "2 times, 42 s in all");
    BOOST_TEST(incidents[1].label == "21 Nov 2026, 12:10:10");
    BOOST_TEST(incidents[1].value == "Away from the exam for 12 s, at item 1");
    BOOST_TEST(incidents[2].value == "Away from the exam for 30 s, at item 1");
    BOOST_TEST(incidents[3].value.find("Item 2: time was up after ") == 0U, incidents[3].value);
}

BOOST_AUTO_TEST_CASE(a_return_is_said_in_words_and_one_line) {
    office().clock = [] { return "2026-11-21T12:00:00Z"_utc; };
    begin();
    exam().leaving = true;
    office().leave_exam();
    sit_here();
    BOOST_REQUIRE(is_in_exam(desk));
    exam() = {};
    sign_in("olga", "Olga comes in");
    bool found = false;
    for (const FactRow& row : sittings_screen(office()).incidents) {
        BOOST_TEST(row.value.find('\n') == std::string::npos);
        BOOST_TEST(row.value.find("12:00:00Z") == std::string::npos);
        found = found ||
                row.value == "Resumed, at item 1, released by Ian; the candidate had left for 0 s";
    }
    BOOST_TEST(found);
}

// --- who sits

BOOST_AUTO_TEST_CASE(the_candidate_reads_what_is_granted_before_the_clock_starts) {
    make_people();
    sign_in("eve", "Eve comes in");
    office().begin(CertifyTask::OpenSitting);
    fill("candidate", "ann");
    fill("exam", "short");
    fill("invigilator", "ian");
    fill("passphrase", "the office opens");
    fill("breaks", "2");
    fill("letters", "150");
    fill("accommodation", "Reads slowly.");
    office().submit();
    BOOST_REQUIRE_MESSAGE(!office().form, office().error);
    office().picked_seat = office().picked;
    const std::string words = sign_in_screen(office()).seat_words;
    BOOST_TEST(words.ends_with(" 2 breaks are agreed: the invigilator pauses the exam for them. "
                               "Letters are shown at 150 %."),
               words);
    BOOST_TEST(sign_in_screen(office()).letters == 100);
    release_exam();
    BOOST_REQUIRE_MESSAGE(office().released, office().error);
    BOOST_TEST(sign_in_screen(office()).letters == 150);  // the page that they read first, too
}

BOOST_AUTO_TEST_CASE(the_clock_starts_once_invigilator_and_candidate_have_said_so) {
    open_exam();
    office().picked_seat = sitting;
    BOOST_TEST(sign_in_screen(office()).begin_label == "Start");
    office().ask_for_start();
    BOOST_REQUIRE(office().form.has_value());
    BOOST_TEST(office().form->field("candidate")->label == "I am Ann");
    BOOST_TEST(office().form->field("passphrase")->label == "Invigilator Ian: your passphrase");
    fill("passphrase", "Ian comes in");
    fill("pin", "2580");
    fill("pin-again", "2580");
    office().submit();
    BOOST_TEST(office().error == "The candidate has not confirmed their name yet.");
    BOOST_TEST(logged().events == 1);  // nothing was started
    release_exam();
    BOOST_REQUIRE_MESSAGE(office().released, office().error);
    const SignInScreen ready = sign_in_screen(office());
    BOOST_TEST(ready.heading == "Ann, your exam is ready");
    BOOST_TEST(ready.begin_label == "Begin: the clock starts");
    BOOST_TEST(ready.back_label == "Not now");
    BOOST_TEST(ready.can_save_receipts);
    BOOST_TEST(ready.seat_words.find("There are 2 items.") != std::string::npos);
    BOOST_TEST(ready.seat_words.find("Receipt of Ann: ") != std::string::npos);
    BOOST_TEST(!is_in_exam(desk));
    BOOST_TEST(logged().items.empty());
    office().sit_down();
    BOOST_TEST(is_in_exam(desk));
    office().leave_exam();
    BOOST_TEST(sign_in_screen(office()).begin_label == "Resume");
    release_exam();
    BOOST_REQUIRE_MESSAGE(office().released, office().error);
    BOOST_TEST(sign_in_screen(office()).begin_label == "Resume: the clock starts");
    BOOST_TEST(sign_in_screen(office()).can_save_receipts);  // as often as it is released
}

BOOST_AUTO_TEST_CASE(both_receipts_are_saved_once) {
    open_exam();
    office().picked_seat = sitting;
    release_exam();
    const fs::path out = folder / "receipts";
    fs::create_directories(out);
    office().save_receipts(out.string());
    BOOST_TEST(office().notice == "Both receipts are in " + out.string());
    for (const char* role : {"invigilator", "candidate"}) {
        const auto read =
            receipt_from(bytes_of(out / (sitting + "-" + role + ".receipt")), "receipt");
        BOOST_REQUIRE(read.has_value());
        BOOST_TEST(to_text(read->role) == role);
    }
    office().save_receipts(out.string());
    BOOST_TEST(office().error != "");  // never over files that are there
    office().save_receipts((folder / "nowhere").string());
    BOOST_TEST(office().error != "");
}

// --- other writes of the office

BOOST_AUTO_TEST_CASE(what_the_office_cannot_write_is_said_on_its_page) {
    open_exam();
    const std::map<std::string, std::function<void()>> writes{
        {"sign in", [&] { sign_in("eve", "Eve comes in"); }}, {"sit down", [&] {
                                                                   office().picked_seat = sitting;
                                                                   sit_here();
                                                               }}};
    for (const auto& [name, write] : writes) {
        const FolderAway fault(office().folder);
        write();
        BOOST_TEST(!office().error.empty(), name);
    }
}

BOOST_AUTO_TEST_CASE(no_passphrase_stays_typed_whether_it_was_right_or_not) {
    open_exam();
    sign_in("eve", "Eve comes in");
    const auto secrets = [&] {
        std::string all;
        if (!office().form) return all;
        for (const FormField& field : office().form->fields)
            if (field.kind == FormFieldKind::Secret) all += field.value;
        return all;
    };
    office().begin(CertifyTask::OpenSitting);
    fill("candidate", "ann");
    fill("exam", "short");
    fill("invigilator", "ian");
    fill("again", "the machine failed");
    fill("passphrase", "not this one");
    office().submit();
    BOOST_REQUIRE(office().form);
    BOOST_TEST(secrets() == "");
    BOOST_TEST(office().form->value("invigilator") == "ian");  // the rest stays
    fill("passphrase", "the office opens");
    forget_passphrases(desk);  // the page is left
    BOOST_TEST(secrets() == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal::certify_house
