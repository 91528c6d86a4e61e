// The exam office as its people walk through it, without a window and with clocks put forward by
// hand.

#include "app/certify_room.h"

#include <stdlib.h>
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <sstream>

#include "app/certify_figures.h"
#include "app/certify_screen.h"
#include "app/desk.h"
#include "app/transcript.h"
#include "content/library.h"
#include "training/operating.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

constexpr PassphraseCost cheap{1, 8192};
constexpr Millis second = 1000;

const Library& content() {
    static const Library library = [] {
        auto read = load_library(FAIRDEAL_SOURCE_DIR);
        BOOST_REQUIRE_MESSAGE(read.has_value(), "the content cannot be read");
        return std::move(*read);
    }();
    return library;
}

/// Two items decide it: right answers to both pass.
Blueprint short_exam() {
    Blueprint exam;
    exam.id = "short";
    exam.title = "A short exam";
    exam.note = "Two outcomes.";
    exam.game = Game::Breakout;
    exam.table = "breakout-standard";
    exam.rule = FixedForm{2, 2};
    exam.languages = {"en"};
    exam.large = Money::dollars(100);
    exam.critical = {CriticalError::PaidLosing};
    BlueprintCell cell;
    cell.id = "results";
    cell.title = "Who has won";
    cell.clauses = {"BRK-WIN-1", "BRK-LOSE-1", "BRK-PUSH-1"};
    cell.kinds = {QuestionKind::Outcome};
    cell.least = 2;
    exam.cells = {cell};
    return exam;
}

/// A house with an administrator, an examiner, an auditor, an invigilator and a candidate.
struct House {
    House() {
        std::string name =
            (fs::temp_directory_path() / "fairdeal-certify-XXXXXX").string();
        BOOST_REQUIRE(::mkdtemp(name.data()) != nullptr);
        folder = name;
        open();
    }
    ~House() {
        desk.certify = {};
        desk.learn = {};
        std::error_code error;
        fs::remove_all(folder, error);
    }
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    /// The program is started.
    void open() {
        desk.certify = {};
        desk.learn = {};
        desk.library = content();
        desk.room = Room::Practise;
        desk.learn.file = folder / "school.db";
        room().folder = folder / "office";
        room().exams = {short_exam()};
        room().key_cost = {1, 8192};
        room().passphrase_cost = cheap;
        room().clock = [] { return std::string("2026-11-21T12:00:00Z"); };
        room().ticks = [this] { return now; };
    }
    CertifyRoom& room() { return desk.certify; }
    ExamHall& hall() { return desk.certify.hall; }

    void fill(const std::string& field, const std::string& value) {
        BOOST_REQUIRE_MESSAGE(room().form, "no form is open: " << room().trouble);
        BOOST_REQUIRE_MESSAGE(room().form->field(field) != nullptr, "no field " << field);
        room().form->field(field)->value = value;
    }
    void make_office() {
        enter_certify(desk);
        begin_task(desk, CertifyTask::MakeOffice);
        fill("house", "casino.example");
        fill("passphrase", "the office opens");
        fill("again", "the office opens");
        fill("name", "Ada");
        fill("own", "ada comes in");
        fill("own-again", "ada comes in");
        do_task(desk);
        BOOST_REQUIRE_MESSAGE(room().office, room().trouble);
    }
    void add(const std::string& name, Role role) {
        begin_task(desk, CertifyTask::NewPerson);
        for (std::size_t i = 0; i < role_count; ++i) fill(std::string(to_text(static_cast<Role>(i))), "");
        fill("name", name);
        fill(std::string(to_text(role)), "yes");
        if (role != Role::Trainee) {
            fill("own", name + " comes in");
            fill("own-again", name + " comes in");
        }
        do_task(desk);
        BOOST_REQUIRE_MESSAGE(!room().form, room().trouble);
    }
    void make_people() {
        make_office();
        add("Eve", Role::Examiner);
        add("Ian", Role::Invigilator);
        add("Olga", Role::Auditor);
        add("Ann", Role::Trainee);
        leave_office(desk);
    }
    void sign_in(const std::string& id, const std::string& passphrase) {
        leave_office(desk);
        room().picked_person = id;
        room().passphrase = passphrase;
        sign_in_at_office(desk);
    }
    /// An exam that Eve opened for Ann.
    void open_exam() {
        make_people();
        sign_in("eve", "Eve comes in");
        BOOST_REQUIRE_MESSAGE(room().who, room().trouble);
        begin_task(desk, CertifyTask::OpenSitting);
        fill("candidate", "ann");
        fill("exam", "short");
        fill("invigilator", "ian");
        fill("passphrase", "the office opens");
        do_task(desk);
        BOOST_REQUIRE_MESSAGE(!room().form, room().trouble);
        sitting = room().picked;
        leave_office(desk);
        room().picked_seat = sitting;
    }
    /// Answers the open item by its choices, rightly or wrongly, and goes on.
    void answer(bool right) {
        Practice* item = hall().seat->item();
        BOOST_REQUIRE(item != nullptr);
        const Key key = key_of(item->scenario);
        for (std::size_t i = 0; i < item->choices.size(); ++i) {
            if ((item->choices[i].act == to_text(key.outcome)) == right)
                choose_answer(desk, i);
        }
        BOOST_TEST(!item->mark.has_value());
        BOOST_REQUIRE(press_in_exam(hall(), key_named(KeyName::Enter), desk.library));
        BOOST_TEST(hall().trouble == "");
    }
    static KeyPress key_named(KeyName name) { return {name, 0, false, false}; }
    ExamScreen screen() { return exam_screen(hall(), desk.library, "Ann"); }

    fs::path folder;
    Desk desk;
    Millis now = 1'000'000;
    std::string sitting;
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(certify_room, House)

BOOST_AUTO_TEST_CASE(an_office_is_made_once_by_an_administrator) {
    enter_certify(desk);
    BOOST_TEST(!door_screen(desk).no_office.empty());
    BOOST_TEST(door_screen(desk).can_make);
    begin_task(desk, CertifyTask::MakeOffice);
    fill("house", "casino.example");
    fill("name", "Ada");
    fill("passphrase", "the office opens");
    fill("again", "the office does not");
    do_task(desk);
    BOOST_TEST(room().trouble == "The passphrase was not typed the same twice.");
    BOOST_TEST(!room().office);
    BOOST_TEST(desk.learn.school.school->people().empty());  // nobody is left over
    make_office();
    BOOST_TEST(room().who->id() == "ada");
    BOOST_TEST((room().view == CertifyView::People));
    BOOST_TEST(!can(desk, CertifyTask::MakeOffice));
    BOOST_TEST(!can(desk, CertifyTask::OpenSitting));  // who manages people examines nobody
}

BOOST_AUTO_TEST_CASE(what_is_shown_hangs_on_the_role) {
    make_people();
    const auto views = [&](const char* id, const char* passphrase) {
        sign_in(id, passphrase);
        BOOST_REQUIRE_MESSAGE(room().who, room().trouble);
        return certify_views(desk).size();
    };
    BOOST_TEST(views("ada", "ada comes in") == 4U);    // no figures
    BOOST_TEST(views("eve", "Eve comes in") == 4U);    // no people
    BOOST_TEST(views("ian", "Ian comes in") == 3U);
    BOOST_TEST(views("ann", "") == 3U);
    show_certify_view(desk, CertifyView::People);
    BOOST_TEST((room().view == CertifyView::Door));
    sign_in("eve", "wrong one");
    BOOST_TEST(!room().who);
    BOOST_TEST(room().trouble == "the passphrase is wrong");
    BOOST_TEST(room().passphrase == "");
    const PermissionsScreen table = permissions_screen();
    BOOST_TEST(table.lines.size() == office_right_count);
    BOOST_TEST(table.roles.size() == role_count);
}

BOOST_AUTO_TEST_CASE(an_exam_is_sat_without_a_passphrase_and_says_nothing_of_right_and_wrong) {
    open_exam();
    const DoorScreen door = door_screen(desk);
    BOOST_REQUIRE(door.seats.size() == 1U);
    BOOST_TEST(door.seats.front().title == "Ann");
    BOOST_TEST(door.begin_label == "Begin");
    sit_down(desk);
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), room().trouble);
    BOOST_TEST(!room().who);
    ExamScreen shown = screen();
    BOOST_TEST(shown.number == "Item 1");
    BOOST_REQUIRE(shown.item);
    BOOST_TEST(!shown.can_go_on);
    BOOST_TEST(shown.item->check_label == "Next item");
    BOOST_TEST(!shown.item->offers_hints);
    BOOST_TEST(shown.item->key_line.find("check") == std::string::npos);
    BOOST_TEST(shown.exam_clock == "2:00:00 left of the exam");
    choose_answer(desk, 0);
    choose_answer(desk, 1);  // he may change his mind
    shown = screen();
    BOOST_TEST(shown.can_go_on);
    BOOST_TEST(!shown.item->banner);
    BOOST_TEST(shown.item->choices[1].chosen);
    BOOST_TEST(!shown.item->choices[1].right);
    answer(true);
    BOOST_TEST(screen().number == "Item 2");
    answer(true);
    shown = screen();
    BOOST_TEST(shown.over);
    BOOST_TEST(shown.heading == "The exam is over");
    BOOST_TEST(shown.words == "Your examiner has the result.");
    BOOST_TEST(shown.spoken.find("pass") == std::string::npos);
    leave_exam(desk);
    BOOST_TEST(!is_in_exam(desk));
    BOOST_TEST(door_screen(desk).seats.empty());
}

BOOST_AUTO_TEST_CASE(enter_on_half_an_answer_goes_on_with_nothing) {
    open_exam();
    sit_down(desk);
    press_in_exam(hall(), key_named(KeyName::Enter), desk.library);
    BOOST_TEST(screen().number == "Item 1");
    press_in_exam(hall(), key_named(KeyName::Space), desk.library);
    BOOST_TEST(screen().can_go_on);
    BOOST_TEST(!press_in_exam(hall(), key_named(KeyName::PageDown), desk.library));
    BOOST_TEST(screen().number == "Item 1");
}

BOOST_AUTO_TEST_CASE(the_clock_ends_an_item_and_can_be_hidden) {
    open_exam();
    sit_down(desk);
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), room().trouble);
    const Millis allowed = hall().seat->left_for_item();
    BOOST_TEST(screen().item_clock == clock_in_words(allowed) + " left for this item");
    press_in_exam(hall(), {KeyName::Character, 't', false, true}, desk.library);
    BOOST_TEST(screen().item_clock == "");
    BOOST_TEST(screen().exam_clock != "");
    press_in_exam(hall(), {KeyName::Character, 't', false, true}, desk.library);
    now += allowed - 10 * second;
    BOOST_TEST(screen().item_clock == "0:10 left for this item");
    BOOST_TEST(screen().clock_word == "Soon over");
    BOOST_TEST(!tick(hall()));
    now += 10 * second;
    BOOST_TEST(tick(hall()));
    BOOST_TEST(screen().number == "Item 2");
    BOOST_REQUIRE(hall().seat->sitting().items.size() == 2U);
    BOOST_TEST(!hall().seat->sitting().items.front().answer);
}

BOOST_AUTO_TEST_CASE(a_time_is_said_in_hours_minutes_and_seconds) {
    BOOST_TEST(clock_in_words(0) == "0:00");
    BOOST_TEST(clock_in_words(1) == "0:01");
    BOOST_TEST(clock_in_words(65 * second) == "1:05");
    BOOST_TEST(clock_in_words(7389 * second) == "2:03:09");
}

BOOST_AUTO_TEST_CASE(letters_grow_as_far_as_there_are_sizes) {
    open_exam();
    sit_down(desk);
    for (int i = 0; i < 4; ++i)
        press_in_exam(hall(), {KeyName::Character, '+', false, true}, desk.library);
    BOOST_TEST(hall().print == 150);
    press_in_exam(hall(), {KeyName::Character, '-', false, true}, desk.library);
    BOOST_TEST(screen().print_label == "Letters 125 %");
}

BOOST_AUTO_TEST_CASE(escape_asks_and_whoever_leaves_can_go_on_where_he_was) {
    open_exam();
    sit_down(desk);
    choose_answer(desk, 1);
    now += 20 * second;
    const Millis left = hall().seat->left_for_item();
    BOOST_TEST(press_in_exam(hall(), key_named(KeyName::Escape), desk.library));
    BOOST_TEST(is_in_exam(desk));
    BOOST_TEST(!screen().asks_to_leave.empty());
    BOOST_TEST(!press_in_exam(hall(), key_named(KeyName::Enter), desk.library));  // asked first
    leave_exam(desk);
    BOOST_TEST(!is_in_exam(desk));
    const auto left_so = find_sitting(room().office->log(), sitting);
    BOOST_REQUIRE(left_so);
    BOOST_TEST(left_so->state.away);
    now += 3600 * second;
    BOOST_TEST(door_screen(desk).begin_label == "Go on");
    sit_down(desk);
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), room().trouble);
    BOOST_TEST(screen().number == "Item 1");
    BOOST_TEST((hall().seat->item()->chosen == std::size_t{1}));
    BOOST_TEST(hall().seat->left_for_item() == left);
    BOOST_TEST(!hall().seat->sitting().away);
}

BOOST_AUTO_TEST_CASE(a_killed_exam_is_offered_when_the_program_starts) {
    open_exam();
    BOOST_TEST(!offer_open_exams(desk));  // it has not begun
    sit_down(desk);
    choose_answer(desk, 0);
    keep_place(hall());
    open();  // as after a kill: nothing was said to anybody
    BOOST_TEST(offer_open_exams(desk));
    BOOST_TEST((desk.room == Room::Certify));
    BOOST_TEST(room().picked_seat == sitting);
    sit_down(desk);
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), room().trouble);
    BOOST_TEST((hall().seat->item()->chosen == std::size_t{0}));
    BOOST_TEST(hall().seat->sitting().incidents.size() == 1U);  // that it was taken up
}

BOOST_AUTO_TEST_CASE(the_keyboard_going_elsewhere_is_recorded_once) {
    open_exam();
    sit_down(desk);
    note_keyboard(hall(), false);
    note_keyboard(hall(), false);
    note_keyboard(hall(), true);
    note_keyboard(hall(), true);
    const auto& incidents = hall().seat->sitting().incidents;
    BOOST_REQUIRE(incidents.size() == 2U);
    BOOST_TEST((incidents[0].deed == SittingDeed::Away));
    BOOST_TEST((incidents[1].deed == SittingDeed::Back));
}

BOOST_AUTO_TEST_CASE(the_invigilator_stops_the_clock_and_breaks_off) {
    open_exam();
    sit_down(desk);
    auto ian = room().office->sign_in("ian", "Ian comes in");
    BOOST_REQUIRE(ian);
    BOOST_REQUIRE(room().office->act(*ian, sitting, SittingDeed::Pause, {}, ""));
    now += 3 * second;
    BOOST_TEST(tick(hall()));
    BOOST_TEST(screen().heading == "The exam is paused");
    const Millis left = hall().seat->left();
    now += 600 * second;
    BOOST_TEST(hall().seat->left() == left);
    BOOST_REQUIRE(room().office->act(*ian, sitting, SittingDeed::GoOn, {}, ""));
    BOOST_TEST(tick(hall()));
    BOOST_TEST(screen().number == "Item 1");
    BOOST_REQUIRE(room().office->act(*ian, sitting, SittingDeed::Stop, {}, "Fire alarm\n"));
    now += 3 * second;
    BOOST_TEST(tick(hall()));
    BOOST_TEST(screen().heading == "The exam was broken off");
    BOOST_TEST(screen().over);
}

BOOST_AUTO_TEST_CASE(the_examiner_sees_every_item_with_its_ruling_and_enters_the_table_test) {
    open_exam();
    sit_down(desk);
    answer(true);
    answer(true);
    leave_exam(desk);
    sign_in("eve", "Eve comes in");
    SittingsScreen shown = sittings_screen(desk);
    BOOST_REQUIRE(shown.rows.size() == 1U);
    BOOST_TEST(shown.stage == "Passed at the screen, table test to come");
    BOOST_REQUIRE(shown.cells.size() == 1U);
    BOOST_TEST(shown.cells.front().spoken == "Who has won: 2 right of 2. Met");
    BOOST_REQUIRE(shown.items.size() == 2U);
    BOOST_TEST(shown.items.front().word == "Right");
    open_item_of_result(desk, 0);
    BOOST_REQUIRE(practice_shown(desk) != nullptr);
    const PracticeScreen item = screen_of(*practice_shown(desk), desk.library);
    BOOST_REQUIRE(item.banner);
    BOOST_TEST(item.banner->right);
    BOOST_REQUIRE(!item.verdicts.empty());
    BOOST_TEST(!item.verdicts.front().clauses.empty());
    BOOST_TEST(!item.can_try_again);
    open_neighbour(desk, 1);
    BOOST_TEST(room().item_number == 1U);
    open_neighbour(desk, 1);
    BOOST_TEST(practice_shown(desk) == nullptr);
    begin_task(desk, CertifyTask::TableTest);
    do_task(desk);
    BOOST_TEST(room().trouble == "The name of who signed it is missing.");
    fill("signed", "Pit manager Pia");
    fill("text", "Dealt ten rounds without a slip.");
    do_task(desk);
    BOOST_TEST(room().trouble == "");
    BOOST_TEST(sittings_screen(desk).stage == "Passed");
}

BOOST_AUTO_TEST_CASE(an_item_whose_time_was_up_shows_what_was_due) {
    open_exam();
    sit_down(desk);
    now += hall().seat->left_for_item();
    tick(hall());
    answer(false);
    leave_exam(desk);
    sign_in("olga", "Olga comes in");
    const SittingsScreen shown = sittings_screen(desk);
    BOOST_TEST(shown.stage == "Failed");
    BOOST_REQUIRE(shown.items.size() == 2U);
    BOOST_TEST(shown.items[0].word == "Time was up");
    BOOST_TEST(shown.items[1].word == "Wrong");
    open_item_of_result(desk, 0);
    const PracticeScreen item = screen_of(*practice_shown(desk), desk.library);
    BOOST_REQUIRE(item.banner);
    BOOST_TEST(!item.banner->right);
    BOOST_REQUIRE(!item.verdicts.empty());
    BOOST_TEST(!item.verdicts.front().due.empty());
    BOOST_TEST(!can(desk, CertifyTask::TableTest));  // an auditor looks on
}

BOOST_AUTO_TEST_CASE(a_candidate_sees_his_own_result_and_appeals) {
    open_exam();
    sit_down(desk);
    answer(false);
    answer(false);
    leave_exam(desk);
    sign_in("ann", "");
    BOOST_REQUIRE(sittings_screen(desk).rows.size() == 1U);
    BOOST_TEST(sittings_screen(desk).items.size() == 2U);
    begin_task(desk, CertifyTask::Appeal);
    fill("text", "Item 2 was unclear.");
    do_task(desk);
    BOOST_TEST(room().trouble == "");
    BOOST_TEST(sittings_screen(desk).stage == "Frozen: an appeal is open");
    sign_in("eve", "Eve comes in");
    BOOST_TEST(!can(desk, CertifyTask::Resolve));  // not in her own case
}

BOOST_AUTO_TEST_CASE(a_transcript_is_saved_signed_and_proves_the_result) {
    open_exam();
    sit_down(desk);
    answer(true);
    answer(false);
    leave_exam(desk);
    sign_in("olga", "Olga comes in");
    begin_task(desk, CertifyTask::Transcript);
    fill("passphrase", "not the office's");
    const fs::path file = folder / transcript_name(room());
    do_task(desk, file.string());
    BOOST_TEST(room().trouble != "");
    BOOST_TEST(!fs::exists(file));
    fill("passphrase", "the office opens");
    do_task(desk, file.string());
    BOOST_REQUIRE_MESSAGE(room().trouble == "", room().trouble);
    std::ifstream in(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << in.rdbuf();
    const TranscriptKeys keys{room().office->office_keys().front(),
                              room().office->exam_keys().front()};
    const auto checked = check_transcript(bytes.str(), file.string(), keys, desk.library);
    BOOST_REQUIRE_MESSAGE(checked.has_value(), to_text(checked.error().front()));
    BOOST_TEST(!checked->outcome.passed);
    BOOST_TEST(checked->outcome.count.right == 1);
    sign_in("ann", "");
    BOOST_TEST(!can(desk, CertifyTask::Transcript));
}

BOOST_AUTO_TEST_CASE(figures_come_of_the_exams_that_are_decided) {
    open_exam();
    sign_in("eve", "Eve comes in");
    show_certify_view(desk, CertifyView::Figures);
    BOOST_TEST(figures_screen(desk)->empty == "Nobody\u2019s exam has been decided yet.");
    BOOST_TEST(!figures_screen(desk)->rule.empty());
    room().picked_seat = sitting;
    sit_down(desk);
    answer(true);
    answer(false);
    leave_exam(desk);
    sign_in("olga", "Olga comes in");
    show_certify_view(desk, CertifyView::Figures);
    const auto figures = figures_screen(desk);
    BOOST_TEST(figures->empty == "");
    BOOST_TEST(figures->group == "1 person; of each the first exam that was decided.");
    BOOST_REQUIRE(figures->families.size() == 1U);
    const FamilyRow& family = figures->families.front();
    BOOST_TEST(family.title == "Who has won");
    BOOST_TEST(family.asked == 2);
    BOOST_TEST(family.right == 1);
    BOOST_TEST(family.facility == "0.500");
    BOOST_TEST(family.spoken.find("ann") == std::string::npos);
    BOOST_TEST(figures->decisions.front().value == "0.000");  // nobody passed
    BOOST_TEST(figures.get() == figures_screen(desk).get());  // worked out once
    sign_in("ian", "Ian comes in");
    show_certify_view(desk, CertifyView::Figures);
    BOOST_TEST((room().view == CertifyView::Door));
    BOOST_TEST(figures_screen(desk)->families.empty());
}

BOOST_AUTO_TEST_CASE(a_rule_is_said_and_drawn_by_its_exact_figures) {
    const SequentialRule rule;
    const auto rows = rule_figures(rule);
    const RuleErrors errors = errors_of(DecisionTable{ExamRule(rule)}, rule.p0, rule.p1);
    BOOST_TEST(rows.front().name == "False passes");
    BOOST_TEST(std::stod(rows.front().value) / 100 == errors.false_pass,
               boost::test_tools::tolerance(0.01));
    const auto curve = rule_curve(rule);
    BOOST_REQUIRE(curve.picture.points.size() == 31U);
    BOOST_TEST(curve.picture.points[15].rate == 0.85);
    BOOST_TEST(curve.picture.points[15].pass == errors.false_pass,
               boost::test_tools::tolerance(1e-9));
    BOOST_TEST(curve.picture.points.back().pass == 1.0);
    BOOST_TEST((curve.picture.is_to_pass == 0.95));
    BOOST_TEST(curve.points.size() == 7U);
    BOOST_TEST(!rule_curve(FixedForm{20, 18}).picture.is_to_fail);
    BOOST_TEST(rule_figures(FixedForm{20, 18})[1].value == "18");
}

BOOST_AUTO_TEST_CASE(nobody_behind_a_seat_is_signed_in) {
    open_exam();
    sign_in("eve", "Eve comes in");
    room().picked_seat = sitting;
    sit_down(desk);
    BOOST_TEST(is_in_exam(desk));
    BOOST_TEST(!room().who);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
