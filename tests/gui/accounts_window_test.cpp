// One machine, one school, one exam office, and everybody who has to do with an exam: each at the
// keyboard alone, in the real window, from the office's making to a forged certificate.
#include <unistd.h>
#include <wx/dnd.h>
#include <boost/test/unit_test.hpp>

#include <fstream>

#include "desk/certify/certify_screen.h"
#include "looks.h"
#include "office.h"
#include "questions/key.h"
#include "reader.h"
#include "support/says.h"
#include "walk.h"
#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

namespace fs = std::filesystem;

constexpr const char* own_words = "my own words";
constexpr const char* of_the_office = "the office opens";

fs::path papers() { return desk->learn.file.parent_path() / "papers"; }

/// Walks the page as a screen reader does, and sees that all of it is there.
void look_over(const std::string& where) {
    frame->show_now();
    come_to_rest();
    reads_well(where);
    all_fits(where);
}

using testing::push;
void push(CertifyTask task) {
    push([task]() -> wxWindow* { return frame->sittings().task_button(task); });
}

void tick(const OfficePanel& panel, const std::string& name) {
    BOOST_TEST_CONTEXT(name) tab_to([&] { return panel.field(name); });
    press(WXK_SPACE);
}

void type_into(const OfficePanel& panel, const std::string& name, const std::string& words) {
    BOOST_TEST_CONTEXT(name) tab_to([&] { return panel.field(name); });
    type(words);
    BOOST_REQUIRE(comes_true(
        [&] { return certify_office().form && certify_office().form->value(name) == words; }));
}

/// Sends the open form off and waits until it is done.
void send() {
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_REQUIRE_MESSAGE(
        comes_true([] { return !certify_office().form || !certify_office().error.empty(); }),
        "the form stays open");
    BOOST_REQUIRE_MESSAGE(certify_office().error.empty(), certify_office().error);
    BOOST_TEST(keyboard_is_somewhere());  // the form that had it is gone
}

/// A button of the row above the page: a view, or the way out.
wxAnyButton* tab(const char* label) {
    for (wxWindow* child : frame->open_page()->GetChildren()) {
        if (dynamic_cast<CertifyTabs*>(child) == nullptr) continue;
        for (wxWindow* one : child->GetChildren()) {
            auto* button = dynamic_cast<wxAnyButton*>(one);
            if (button != nullptr && button->GetLabelText() == label) return button;
        }
    }
    BOOST_REQUIRE_MESSAGE(false, "no button " << label);
    return nullptr;
}

void sign_out() {
    if (!certify_office().who) return;
    push(tab("Sign out"));
    BOOST_REQUIRE(comes_true([] { return !certify_office().who; }));
    BOOST_REQUIRE(is_open(frame->certify()));
    come_to_rest();
}

void sign_in(const std::string& id) {
    sign_out();
    tab_to(frame->certify().people());
    press(WXK_HOME);
    for (int i = 0; i < 20 && certify_office().picked_person != id; ++i) press(WXK_DOWN);
    BOOST_REQUIRE_MESSAGE(certify_office().picked_person == id, "nobody is called " << id);
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return frame->certify().passphrase_field()->HasFocus(); }));
    type(own_words);
    press(WXK_RETURN);
    BOOST_REQUIRE_MESSAGE(comes_true([] { return certify_office().who.has_value(); }),
                          certify_office().error);
    BOOST_REQUIRE(certify_office().who->id() == id);
    BOOST_REQUIRE(is_open(frame->sittings()));
    come_to_rest();
}

void make_the_office() {
    press('7', wxMOD_CONTROL);
    BOOST_REQUIRE(is_open(frame->certify()));
    push(frame->certify().make_button_of_office());
    const OfficePanel& form = frame->certify().form();
    type_into(form, "house", "casino.example");
    for (const char* name : {"passphrase", "again"}) type_into(form, name, of_the_office);
    type_into(form, "name", "ada");
    for (const char* name : {"own", "own-again"}) type_into(form, name, own_words);
    send();
    BOOST_REQUIRE(certify_office().who);
    BOOST_REQUIRE(is_open(frame->office_people()));
}

void add_by_keyboard(const std::string& name, const std::string& role) {
    tab_to(frame->office_people().list());
    press('N');
    const OfficePanel& form = frame->office_people().panel();
    type_into(form, "name", name);
    if (role != "trainee") {
        tick(form, "trainee");
        tick(form, role);
    }
    for (const char* one : {"own", "own-again"}) type_into(form, one, own_words);
    BOOST_REQUIRE((certify_office().form->value(role) == "yes"));
    send();
    BOOST_REQUIRE(desk->learn.school.school->person(name));
}

/// Three results of one cell decide it, all to be right.
void shorten_exam() {
    BOOST_REQUIRE(!certify_office().exams.empty());
    Blueprint& exam = certify_office().exams.front();
    exam.rule = FixedForm{3, 3};
    exam.cells.resize(1);
    exam.cells.front().least = 3;
    exam.cells.front().kinds = {QuestionKind::Outcome};
}

std::string open_a_sitting_by_keyboard() {
    BOOST_REQUIRE(is_open(frame->sittings()));
    shorten_exam();
    press('O');
    const OfficePanel& form = frame->sittings().panel();
    choose_in(form, "candidate", "cora");
    choose_in(form, "exam", certify_office().exams.front().id);
    type_into(form, "passphrase", of_the_office);
    choose_in(form, "invigilator", "ian");
    send();  // from a choice as from a text
    return certify_office().picked;
}

std::size_t right_choice() {
    const Practice& item = *exam_page_session().seat->item();
    const std::string right(to_text(key_of(item.scenario).outcome));
    std::size_t at = 0;
    while (at < item.choices.size() && item.choices[at].text != right) ++at;
    BOOST_REQUIRE(at < item.choices.size());
    return at;
}

void choose_rightly() {
    const std::size_t right = right_choice();
    press('1' + static_cast<int>(right));
    BOOST_REQUIRE(comes_true([&] { return exam_page_session().seat->item()->chosen == right; }));
}

void answer_and_go_on() {
    const std::size_t before = exam_page_session().seat->sitting().items.size();
    choose_rightly();
    push(frame->exam().answers().check_button());
    BOOST_REQUIRE(comes_true([&] {
        return exam_page_session().seat->is_over() ||
               exam_page_session().seat->sitting().items.size() > before;
    }));
    come_to_rest();
}

void begin_exam() {
    sign_out();
    tab_to(frame->certify().seats());
    for (int i = 0; i < 5 && certify_office().picked_seat.empty(); ++i) press(WXK_DOWN);
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return certify_office().form.has_value(); }));
    come_to_rest();
    look_over("the start of an exam");
    const OfficePanel& form = frame->certify().form();
    const bool starts = certify_office().form->task == CertifyTask::StartExam;
    type_into(form, "passphrase", own_words);
    tick(form, "candidate");
    type_into(form, "pin", "2580");
    if (starts) type_into(form, "pin-again", "2580");
    send();
    BOOST_REQUIRE(comes_true([] { return has_keyboard(frame->certify().back_button()); }));
    BOOST_TEST(!is_in_exam(*desk));  // the clock is not started by one key
    BOOST_TEST(frame->certify().receipts_button()->IsShown());
    look_over("an exam that is ready");
    push(frame->certify().begin_button());
    BOOST_REQUIRE(comes_true([] { return is_in_exam(*desk); }));
    BOOST_REQUIRE(is_open(frame->exam()));
    come_to_rest();
}

std::string certificate() { return certify_office().picked_sitting()->certificate; }

/// Adds a file to what is verified, with the keyboard, and waits for what is found.
std::string verified(const fs::path& file) {
    chosen_file = file.string();
    push(frame->verify().add_button());
    BOOST_REQUIRE(comes_true([] {
        const auto& found = desk->verify.found();
        return found && says(frame->verify().panel().words(), found->verdict);
    }));
    return frame->verify().panel().words();
}

void certify_by_keyboard() {
    push(CertifyTask::TableTest);
    choose_in(frame->sittings().panel(), "result", "pass");
    type_into(frame->sittings().panel(), "signed", "pit manager pia");
    send();
    // The program went away in the middle: nothing is certified before somebody has looked at it.
    push(CertifyTask::Acknowledge);
    type_into(frame->sittings().panel(), "text", "the power failed");
    send();
    fs::create_directories(papers());
    push(CertifyTask::Certify);
    type_into(frame->sittings().panel(), "passphrase", of_the_office);
    chosen_file = papers().string();
    send();
    push(CertifyTask::Transcript);
    type_into(frame->sittings().panel(), "passphrase", of_the_office);
    chosen_file = (papers() / "transcript.zip").string();
    send();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(accounts_window)

BOOST_AUTO_TEST_CASE(everybody_does_their_part_at_one_machine_by_keyboard_alone) {
    start_program_again("accounts");
    certify_office().key_cost = {1, 8192};
    certify_office().passphrase_cost = {1, 8192};

    // The administrator makes the office and its people, and examines nobody.
    make_the_office();
    add_by_keyboard("eve", "examiner");
    add_by_keyboard("ian", "invigilator");
    add_by_keyboard("olga", "auditor");
    add_by_keyboard("cora", "trainee");
    BOOST_TEST(!tab("Figures")->IsShown());
    BOOST_TEST(!tab("Records")->IsShown());
    push(tab("Sittings"));
    BOOST_REQUIRE(is_open(frame->sittings()));
    press('O');
    come_to_rest();
    BOOST_TEST(!certify_office().form);

    // The examiner opens a sitting for the candidate.
    sign_in("eve");
    const std::string sitting = open_a_sitting_by_keyboard();
    BOOST_TEST(!tab("People")->IsShown());

    // The candidate sits it; the program goes away at the second item, half answered.
    begin_exam();
    answer_and_go_on();
    look_over("an exam");
    choose_rightly();
    const std::size_t chosen = *exam_page_session().seat->item()->chosen;
    const Millis chosen_at = exam_page_session().now();
    BOOST_REQUIRE(comes_true([&] { return exam_page_session().kept > chosen_at; }));
    BOOST_TEST(frame->exam().shown().number.starts_with("Item 2"));
    start_program_again("accounts");
    BOOST_REQUIRE(is_open(frame->certify()));
    BOOST_TEST(frame->certify().begin_button()->GetLabelText() == "Resume");
    begin_exam();
    BOOST_TEST(frame->exam().shown().number.starts_with("Item 2"));
    BOOST_TEST((exam_page_session().seat->item()->chosen == chosen));
    for (int i = 0; i < 2; ++i) answer_and_go_on();
    BOOST_REQUIRE(comes_true([] { return frame->exam().shown().over; }));
    BOOST_REQUIRE(comes_true([] { return !is_deaf(exam_page_session()); }));  // no Enter too many
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return !is_in_exam(*desk); }));
    BOOST_REQUIRE(is_open(frame->certify()));

    // The candidate sees the own result, and can do nothing to it but appeal.
    sign_in("cora");
    BOOST_TEST(frame->sittings().shown().stage == "Passed at the screen, table test to come");
    BOOST_TEST(frame->sittings().task_button(CertifyTask::TableTest) == nullptr);
    BOOST_TEST(frame->sittings().task_button(CertifyTask::Transcript) == nullptr);
    push(CertifyTask::Appeal);
    BOOST_REQUIRE(comes_true([] { return certify_office().form.has_value(); }));
    BOOST_TEST(keyboard_is_somewhere());
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return !certify_office().form; }));
    BOOST_TEST(keyboard_is_somewhere());
    BOOST_TEST(!frame->sittings().open_button()->IsShown());
    for (const char* label : {"Figures", "Records", "People"}) BOOST_TEST(!tab(label)->IsShown());

    // The examiner enters the table test, certifies, and saves the transcript.
    sign_in("eve");
    certify_by_keyboard();
    BOOST_TEST(frame->sittings().shown().stage == "Certified");
    const std::string number = certificate();
    for (const char* ending : {".json", ".png", ".pdf"})
        BOOST_TEST(fs::file_size(papers() / (number + ending)) > 0U);

    // Three steps to a dealer's training file; old exams marked again.
    push(tab("Records"));
    BOOST_REQUIRE(is_open(frame->records()));
    look_over("records");
    BOOST_TEST(certify_office().form->value("dealer") == "cora");
    chosen_file = (papers() / "cora").string();
    tab_to([] { return frame->records().panel().field("paper"); });
    press(WXK_TAB);
    press(WXK_SPACE);
    BOOST_TEST(
        comes_true([] { return says(certify_office().notice, "The training file of cora"); }));
    BOOST_TEST(fs::exists(papers() / "cora.pdf"));
    BOOST_TEST(fs::exists(papers() / "cora.csv"));
    tab_to(frame->records().list());
    for (int i = 0; i < 2; ++i) press(WXK_DOWN);  // past the results
    BOOST_REQUIRE(comes_true([] { return frame->records().again_button()->IsShownOnScreen(); }));
    push(frame->records().again_button());
    BOOST_TEST(comes_true([] { return says(frame->records().shown().verdict, "1 exam was"); }));
    BOOST_TEST(keyboard_is_somewhere());
    look_over("marked again");

    // The auditor looks on, verifies both, and sees a forged one refused with the reason.
    sign_in("olga");
    BOOST_REQUIRE(is_open(frame->sittings()));
    BOOST_TEST(frame->sittings().shown().items.size() == 3U);
    BOOST_TEST(frame->sittings().task_button(CertifyTask::Withdraw) == nullptr);
    BOOST_TEST(frame->sittings().shown().not_yours ==
               "You may not withdraw the certificate: that is for an examiner.");
    press('8', wxMOD_CONTROL);
    BOOST_REQUIRE(is_open(frame->verify()));
    BOOST_TEST(says(verified(papers() / (number + ".png")),
                    "It CANNOT BE SAID whether the certificate is good: a list of withdrawn"));
    BOOST_TEST(says(verified(papers() / "transcript.zip"),
                    "It CANNOT BE SAID whether the certificate, with its transcript, is good"));
    look_over("verify");
    std::ifstream in(papers() / (number + ".json"), std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(in)), {});
    bytes.replace(bytes.find("dealer"), 6, "master");
    std::ofstream(papers() / "forged.json", std::ios::binary) << bytes;
    const std::string forged = verified(papers() / "forged.json");
    BOOST_TEST(says(forged, "does NOT hold: it is not genuine"), forged);
    BOOST_TEST(says(forged, "FAILS: "), forged);
    sign_out();
    chosen_file.clear();
    BOOST_TEST(desk->learn.file.parent_path().filename() == "accounts");
    BOOST_TEST(!sitting.empty());
    start_program_again("");
}

BOOST_AUTO_TEST_CASE(a_file_dropped_on_the_window_is_looked_at_and_a_bad_one_gets_a_word) {
    start_over();
    auto* drop = dynamic_cast<wxFileDropTarget*>(frame->GetDropTarget());
    BOOST_REQUIRE(drop != nullptr);
    const fs::path folder = fs::current_path() / ("dropped-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    std::ofstream(folder / "letter.txt") << "Dear Sir,\n";
    std::ofstream(folder / "part.json") << "{";
    wxArrayString names;
    names.Add((folder / "letter.txt").string());
    BOOST_TEST(drop->OnDropFiles(9, 9, names));
    BOOST_REQUIRE(is_open(frame->verify()));
    BOOST_TEST(desk->verify.screen().error.find("letter.txt is neither") == 0U);
    names.Clear();
    names.Add((folder / "part.json").string());
    BOOST_TEST(drop->OnDropFiles(9, 9, names));
    BOOST_REQUIRE(comes_true([] { return desk->verify.found().has_value(); }));
    frame->show_now();
    BOOST_TEST(says(frame->verify().panel().words(), "It cannot be checked."));
    all_fits("a part of a file");
    tab_to(frame->verify().list());
    press(WXK_DELETE);
    BOOST_TEST(comes_true([] { return frame->verify().list()->GetItemCount() == 0U; }));
    fs::remove_all(folder);
    start_over();
}

BOOST_AUTO_TEST_SUITE_END()
