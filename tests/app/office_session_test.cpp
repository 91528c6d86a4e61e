// The exam office as candidates and invigilators walk through it.

#include "certify_house.h"

namespace fairdeal::certify_house {

BOOST_FIXTURE_TEST_SUITE(office_session, House)

BOOST_AUTO_TEST_CASE(an_office_is_made_once_by_an_administrator) {
    enter_certify(desk);
    BOOST_TEST(!sign_in_screen(office()).no_office.empty());
    BOOST_TEST(sign_in_screen(office()).can_make);
    office().begin(CertifyTask::MakeOffice);
    fill("house", "casino.example");
    fill("name", "Ada");
    fill("passphrase", "the office opens");
    fill("again", "the office does not");
    office().submit();
    BOOST_TEST(office().error == "The passphrase was not typed the same twice.");
    BOOST_TEST(!office().office);
    BOOST_TEST(desk.learn.school.school->people().empty());  // nobody is left over
    make_office();
    BOOST_TEST(office().who->id() == "ada");
    BOOST_TEST((office().view == CertifyView::People));
    BOOST_TEST(!office().can(CertifyTask::MakeOffice));
    BOOST_TEST(!office().can(CertifyTask::OpenSitting));  // who manages people examines nobody
}

BOOST_AUTO_TEST_CASE(a_house_that_names_no_key_makes_nobody_and_loses_no_passphrase) {
    enter_certify(desk);
    office().begin(CertifyTask::MakeOffice);
    for (const char* field : {"passphrase", "again", "own", "own-again"})
        fill(field, "eight letters");
    fill("name", "Ada");
    for (const char* house : {"", "Caf\u00e9 Royal", "a+b"}) {
        fill("house", house);
        office().submit();
        BOOST_TEST(office().error.starts_with("The house\u2019s name becomes part of"), house);
        BOOST_TEST(office().form->go_to == "house");
        BOOST_TEST(office().form->value("own") == "eight letters");
    }
    BOOST_TEST(desk.learn.school.school->people().empty());
    fill("house", "Casino Sunrise");
    office().submit();
    BOOST_TEST(desk.learn.school.school->people().size() == 1U);
    BOOST_TEST(office().office->office_keys()->front().name.starts_with("Casino-Sunrise/"));
}

BOOST_AUTO_TEST_CASE(nothing_is_asked_of_the_office_before_the_candidate_says_who_they_are) {
    open_exam();
    office().ask_for_start();
    fill("passphrase", "Ian comes in");
    fill("pin", "2580");
    fill("pin-again", "2580");
    office().submit();
    BOOST_TEST(office().error == "The candidate has not confirmed their name yet.");
    BOOST_TEST(office().form->go_to == "candidate");
    BOOST_TEST(office().form->value("passphrase") ==
               "Ian comes in");  // nobody has to type it again
    fill("candidate", "yes");
    office().submit();
    BOOST_TEST(office().error == "");
    office().give_up_start();
    office().ask_for_start();
    BOOST_TEST(office().form->value("candidate") == "");  // empty each time
}

BOOST_AUTO_TEST_CASE(what_is_shown_hangs_on_the_role) {
    make_people();
    const auto views = [&](const char* id, const char* passphrase) {
        sign_in(id, passphrase);
        BOOST_REQUIRE_MESSAGE(office().who, office().error);
        return office().views().size();
    };
    BOOST_TEST(views("ada", "ada comes in") == 6U);  // no figures
    BOOST_TEST(views("eve", "Eve comes in") == 7U);  // no people
    BOOST_TEST(views("ian", "Ian comes in") == 4U);
    BOOST_TEST(views("ann", "Ann comes in") == 4U);
    show_certify_view(desk, CertifyView::People);
    BOOST_TEST((office().view == CertifyView::SignIn));
    sign_in("eve", "wrong one");
    BOOST_TEST(!office().who);
    BOOST_TEST(office().error == "the passphrase is wrong");
    BOOST_TEST(office().passphrase == "");
    const PermissionsScreen table = permissions_screen();
    BOOST_TEST(table.lines.size() == office_right_count);
    BOOST_TEST(table.lines[1].right == "Open a sitting");
    BOOST_TEST(table.lines[1].who == "Examiner");
}

BOOST_AUTO_TEST_CASE(an_administrator_types_the_houses_address_at_the_desk) {
    make_people();
    sign_in("eve", "Eve comes in");
    BOOST_TEST(!office().can(CertifyTask::HouseAddress));
    sign_in("ada", "ada comes in");
    const auto save = [&](const char* url, const char* logo) {
        office().begin(CertifyTask::HouseAddress);
        fill("url", url);
        fill("logo", logo);
        office().submit();
        return office().error;
    };
    BOOST_TEST(save("http://exams.casino.example", "").find("https") != std::string::npos);
    BOOST_TEST(save("", "https://casino.example/logo.png").find("needs an address") !=
               std::string::npos);
    BOOST_TEST(office().office->address().url == "");
    BOOST_TEST(save("https://exams.casino.example", "") == "");
    BOOST_TEST(office().notice == "The house\u2019s address is https://exams.casino.example now.");
    office().begin(CertifyTask::HouseAddress);
    BOOST_TEST(office().form->value("url") == "https://exams.casino.example");
    BOOST_TEST(save("", "") == "");
    BOOST_TEST(office().notice == "The house has no address now.");
    BOOST_TEST((office().office->address() == HouseAddress()));
}

BOOST_AUTO_TEST_CASE(everybody_changes_their_own_passphrase_and_keeps_their_roles) {
    make_people();
    BOOST_TEST(!office().can(CertifyTask::OwnPassphrase));  // nobody is signed in
    sign_in("eve", "Eve comes in");
    const auto change = [&](const char* before, const char* own, const char* again) {
        office().begin(CertifyTask::OwnPassphrase);
        if (office().form->field("now") != nullptr) fill("now", before);
        fill("own", own);
        fill("own-again", again);
        office().submit();
        return office().error;
    };
    BOOST_TEST(change("Eve comes in", "Eve comes again", "Eve comes late") ==
               "The passphrase was not typed the same twice.");
    BOOST_TEST(change("Eve is not in", "Eve comes again", "Eve comes again") ==
               "the passphrase is wrong");
    BOOST_TEST(change("Eve comes in", "Eve", "Eve") ==
               "the passphrase has fewer than 8 characters");
    BOOST_TEST(change("Eve comes in", "", "") == "the new passphrase is empty");
    BOOST_TEST(change("Eve comes in", "Eve comes again", "Eve comes again") == "");
    BOOST_TEST(office().notice == "Your passphrase is changed.");
    sign_in("eve", "Eve comes in");
    BOOST_TEST(!office().who);
    sign_in("eve", "Eve comes again");
    BOOST_REQUIRE(office().who);
    BOOST_TEST(office().can(CertifyTask::OpenSitting));
    sign_in("ann", "Ann comes in");  // a trainee
    BOOST_TEST(change("Ann comes in", "Ann comes again", "Ann comes again") == "");
    sign_in("ann", "Ann comes in");
    BOOST_TEST(!office().who);
    sign_in("ann", "Ann comes again");
    BOOST_TEST(office().who.has_value());
}

BOOST_AUTO_TEST_CASE(nobody_signs_in_as_a_trainee_without_a_passphrase) {
    open_exam();
    BOOST_REQUIRE(desk.learn.school.school->set_passphrase("ann", "", cheap));
    sit_here();  // the candidate needs none
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), office().error);
    answer(false);
    answer(false);
    office().leave_exam();
    sign_in("ann", "");
    BOOST_TEST(!office().who);
    BOOST_TEST((office().view == CertifyView::SignIn));
    BOOST_TEST(sign_in_screen(office()).error ==
               "ann has no passphrase and cannot sign in. An administrator gives ann one under "
               "Certify, People, \u201cChange roles\u201d, or with `fairdeal exam office roles ann "
               "trainee --new-passphrase-file FILE`. To sit an exam none is needed.");
    BOOST_TEST(!office().can(CertifyTask::OwnPassphrase));
    show_certify_view(desk, CertifyView::Sittings);
    BOOST_TEST(sittings_screen(office()).rows.empty());
    BOOST_TEST(!office().can(CertifyTask::Appeal));
    sign_in("ann", "any at all");
    BOOST_TEST(!office().who);
}

BOOST_AUTO_TEST_CASE(an_administrator_gives_somebody_the_first_passphrase) {
    make_people();
    BOOST_REQUIRE(desk.learn.school.school->set_passphrase("ann", "", cheap));
    sign_in("ada", "ada comes in");
    office().picked_person = "eve";
    office().begin(CertifyTask::GiveRoles);
    BOOST_TEST((office().form->field("own") == nullptr));  // Eve has one, and only Eve changes it
    office().picked_person = "ann";
    office().begin(CertifyTask::GiveRoles);
    fill("own", "Ann comes late");
    fill("own-again", "Ann comes early");
    office().submit();
    BOOST_TEST(office().error == "The passphrase was not typed the same twice.");
    fill("own", "Ann comes late");
    fill("own-again", "Ann comes late");
    office().submit();
    BOOST_TEST(office().error == "");
    sign_in("ann", "Ann comes late");
    BOOST_TEST(office().who.has_value());
}

BOOST_AUTO_TEST_CASE(an_exam_says_nothing_of_right_and_wrong_while_it_is_sat) {
    open_exam();
    const SignInScreen sign_in = sign_in_screen(office());
    BOOST_REQUIRE(sign_in.seats.size() == 1U);
    BOOST_TEST(sign_in.seats.front().title == "Ann");
    BOOST_TEST(sign_in.begin_label == "Start");
    sit_here();
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), office().error);
    BOOST_TEST(!office().who);
    ExamScreen shown = screen();
    BOOST_TEST(shown.number == "Item 1 of 2");
    BOOST_REQUIRE(shown.item);
    BOOST_TEST(!shown.can_go_on);
    BOOST_TEST(shown.item->check_label == "Next item");
    BOOST_TEST(!shown.item->offers_hints);
    BOOST_TEST(shown.item->key_line.find("check") == std::string::npos);
    BOOST_TEST(shown.exam_clock == "2:00:00 left of the exam");
    desk.answering.choose(0);
    desk.answering.choose(1);  // they may change their mind
    shown = screen();
    BOOST_TEST(shown.can_go_on);
    BOOST_TEST(!shown.item->banner);
    BOOST_TEST(shown.item->choices[1].chosen);
    BOOST_TEST(!shown.item->choices[1].right);
    answer(true);
    BOOST_TEST(screen().number == "Item 2 of 2");
    answer(true);
    shown = screen();
    BOOST_TEST(shown.over);
    BOOST_TEST(shown.heading == "The exam is over");
    BOOST_TEST(
        shown.words.starts_with("Your examiner has the result. Note the number of your "
                                "sitting: " +
                                office().exam.seat->sitting().id + ". Once you have signed in"),
        shown.words);
    BOOST_TEST(shown.words.find("can appeal there") != std::string::npos);
    BOOST_TEST(shown.words.find("write down:\n" + exam().seat->end_code() + "\n") !=
               std::string::npos);
    BOOST_TEST(shown.spoken.find("pass") == std::string::npos);
    office().leave_exam();
    BOOST_TEST(!is_in_exam(desk));
    BOOST_TEST(sign_in_screen(office()).seats.empty());
}

BOOST_AUTO_TEST_CASE(enter_on_half_an_answer_goes_on_with_nothing) {
    open_exam();
    sit_here();
    press_in_exam(exam(), key_named(KeyName::Enter), desk.library);
    BOOST_TEST(screen().number == "Item 1 of 2");
    press_in_exam(exam(), key_named(KeyName::Space), desk.library);
    BOOST_TEST(screen().can_go_on);
    BOOST_TEST(press_in_exam(exam(), control_key('z'), desk.library));  // what is not given yet
    BOOST_TEST(!screen().can_go_on);
    BOOST_TEST(press_in_exam(exam(), control_key('y'), desk.library));
    BOOST_TEST(screen().can_go_on);
    BOOST_TEST(!press_in_exam(exam(), key('y'), desk.library));  // no pay table
    BOOST_TEST(!press_in_exam(exam(), key_named(KeyName::PageDown), desk.library));
    BOOST_TEST(screen().number == "Item 1 of 2");
}

BOOST_AUTO_TEST_CASE(the_clock_ends_an_item_and_can_be_hidden) {
    open_exam();
    sit_here();
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), office().error);
    const Millis allowed = exam().seat->left_for_item();
    BOOST_TEST(screen().item_clock == clock_in_words(allowed) + " left for this item");
    press_in_exam(exam(), {KeyName::Character, 't', false, true}, desk.library);
    BOOST_TEST(screen().item_clock == "");
    BOOST_TEST(screen().exam_clock != "");
    press_in_exam(exam(), {KeyName::Character, 't', false, true}, desk.library);
    now += allowed - 10 * second;
    BOOST_TEST(screen().item_clock == "0:10 left for this item");
    BOOST_TEST(screen().clock_word == "Soon over");
    BOOST_TEST(!tick(exam()));
    now += 10 * second;
    BOOST_TEST(tick(exam()));
    BOOST_TEST(screen().heading == "Time was up");
    BOOST_REQUIRE(exam().seat->sitting().items.size() == 1U);
    BOOST_TEST(!exam().seat->sitting().items.front().answer);
}

BOOST_AUTO_TEST_CASE(a_time_is_said_in_hours_minutes_and_seconds) {
    BOOST_TEST(clock_in_words(0) == "0:00");
    BOOST_TEST(clock_in_words(1) == "0:01");
    BOOST_TEST(clock_in_words(65 * second) == "1:05");
    BOOST_TEST(clock_in_words(7389 * second) == "2:03:09");
}

BOOST_AUTO_TEST_CASE(letters_grow_as_far_as_there_are_sizes) {
    open_exam();
    sit_here();
    for (int i = 0; i < 4; ++i)
        press_in_exam(exam(), {KeyName::Character, '+', false, true}, desk.library);
    BOOST_TEST(exam().print == 150);
    press_in_exam(exam(), {KeyName::Character, '-', false, true}, desk.library);
    BOOST_TEST(screen().print_label == "Letters 125 %");
}

BOOST_AUTO_TEST_CASE(escape_asks_and_a_candidate_who_leaves_resumes_in_the_same_place) {
    open_exam();
    sit_here();
    desk.answering.choose(1);
    now += 20 * second;
    const Millis left = exam().seat->left_for_item();
    BOOST_TEST(press_in_exam(exam(), key_named(KeyName::Escape), desk.library));
    BOOST_TEST(is_in_exam(desk));
    BOOST_TEST(!screen().asks_to_leave.empty());
    BOOST_TEST(!press_in_exam(exam(), key_named(KeyName::Enter), desk.library));  // asked first
    office().leave_exam();
    BOOST_TEST(!is_in_exam(desk));
    const auto left_so = find_sitting(office().office->log(), sitting);
    BOOST_REQUIRE(left_so);
    BOOST_TEST(left_so->state.clock.suspended_at.has_value());
    now += 3600 * second;
    BOOST_TEST(sign_in_screen(office()).begin_label == "Resume");
    sit_here();
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), office().error);
    BOOST_TEST(screen().number == "Item 1 of 2");
    BOOST_TEST((exam().seat->item()->chosen == std::size_t{1}));
    BOOST_TEST(exam().seat->left_for_item() == left);
    BOOST_TEST(!exam().seat->sitting().away);
}

BOOST_AUTO_TEST_CASE(a_killed_exam_is_offered_when_the_program_starts) {
    open_exam();
    BOOST_TEST(!offer_open_exams(desk));  // it has not started
    sit_here();
    desk.answering.choose(0);
    keep_place(exam());
    open();  // as after a kill: nothing was said to anybody
    BOOST_TEST(offer_open_exams(desk));
    BOOST_TEST((desk.section == DeskSection::Certify));
    BOOST_TEST(office().picked_seat == sitting);
    sit_here();
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), office().error);
    BOOST_TEST((exam().seat->item()->chosen == std::size_t{0}));
    BOOST_TEST(exam().seat->sitting().incidents.size() == 1U);  // that it was taken up
}

BOOST_AUTO_TEST_CASE(the_keyboard_going_elsewhere_is_recorded_once) {
    open_exam();
    sit_here();
    note_keyboard(exam(), false);
    note_keyboard(exam(), false);
    note_keyboard(exam(), true);
    note_keyboard(exam(), true);
    const auto& incidents = exam().seat->sitting().incidents;
    BOOST_REQUIRE(incidents.size() == 2U);
    BOOST_TEST((incidents[0].kind == SittingEventKind::Away));
    BOOST_TEST((incidents[1].kind == SittingEventKind::Back));
}

BOOST_AUTO_TEST_CASE(the_invigilator_stops_the_clock_and_breaks_off) {
    open_exam();
    sit_here();
    auto ian = office().office->sign_in("ian", "Ian comes in");
    BOOST_REQUIRE(ian);
    BOOST_REQUIRE(office().office->act(*ian, sitting, SittingEventKind::Pause, {}, ""));
    now += 3 * second;
    BOOST_TEST(tick(exam()));
    BOOST_TEST(screen().heading == "The exam is paused");
    const Millis left = exam().seat->left();
    now += 600 * second;
    BOOST_TEST(exam().seat->left() == left);
    BOOST_REQUIRE(office().office->act(*ian, sitting, SittingEventKind::GoOn, {}, ""));
    BOOST_TEST(tick(exam()));
    BOOST_TEST(screen().number == "Item 1 of 2");
    BOOST_REQUIRE(office().office->act(*ian, sitting, SittingEventKind::Stop, {}, "Fire alarm\n"));
    now += 3 * second;
    BOOST_TEST(tick(exam()));
    BOOST_TEST(screen().heading == "The exam was broken off");
    BOOST_TEST(screen().over);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal::certify_house
