// A dispute in the real window, by keyboard alone.
#include <wx/modalhook.h>
#include <boost/test/unit_test.hpp>
#include <fstream>

#include "base/time/utc_now.h"
#include "desk/cases/case_entries.h"
#include "desk/log/signing/sign_dialog.h"
#include "log/log_accounts.h"
#include "support/times.h"
#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

CasePage& cases_page() { return frame->cases(); }
CasePanel& panel() { return *cases_page().panel(); }
std::string file(const char* name) { return (desk->preferences.folder / name).string(); }

constexpr const char* case_passphrase = "long enough";

/// Everybody who writes in the cases of the log that is open.
void give_accounts() {
    if (!desk->replay.log->account_ids().empty()) return;
    auto log = HandLog::open(desk->replay.file, Access::Write, {});
    BOOST_REQUIRE(log.has_value());
    for (const char* id : {"f1", "r1", "r2", "g2"})
        BOOST_REQUIRE(
            give_account(*log, {id, case_passphrase, "f1", "2026-01-01T00:00:00Z"_utc}, {1, 8192}));
}

/// A sample night in Replay, and the page of its cases without an open form.
void open_the_cases() {
    start_over();
    drop_form(desk->cases);
    desk->cases.checked.reset();
    if (!desk->replay.log) {
        deal_sample(desk->replay, sample_log(desk->preferences));
        frame->go_to_section(DeskSection::Replay);
        BOOST_REQUIRE(comes_true([] { return desk->replay.log != nullptr; }));
    }
    give_accounts();
    close_hand(desk->replay);
    chosen_file.clear();
    press('6', wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true(
        [] { return desk->section == DeskSection::Cases && cases_page().shown().has_log; }));
    come_to_rest();
}

/// Types into a field and waits until the app has it.
void fill(const char* name, const std::string& words) {
    BOOST_REQUIRE(comes_true([&] { return panel().field(name) != nullptr; }));
    panel().field(name)->SetFocus();
    come_to_rest();
    press('A', wxMOD_CONTROL);
    type(words);
    BOOST_REQUIRE_MESSAGE(comes_true([&] { return desk->cases.form->value(name) == words; }),
                          name << " is " << desk->cases.form->value(name));
}

void sign_with(const char* id) {
    fill("by", id);
    fill("passphrase", case_passphrase);
}

bool has_form(CaseTask task) {
    return comes_true([&] {
        return desk->cases.form && desk->cases.form->task == task && panel().field("by") != nullptr;
    });
}
void put_into_log() {
    press(WXK_RETURN, wxMOD_CONTROL);
    come_to_rest();
}
bool is_done() {
    return comes_true([] { return !desk->cases.form; });
}
void throw_it_away() {
    click(cases_page().button("Cancel"));
    come_to_rest();
    click(cases_page().button("Throw it away"));
    BOOST_TEST(is_done());
}
CaseStage stage() { return picked_case(desk->cases)->state.stage(); }
bool log_holds(const std::string& words) {
    std::ifstream in(desk->replay.file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    return bytes.find(words) != std::string::npos;
}

/// Every word that the page shows, the labels of its windows too.
void gather(const wxWindow* window, std::string& all) {
    all += window->GetLabel().utf8_string() + "\n";
    if (const auto* text = dynamic_cast<const wxTextCtrl*>(window))
        all += text->GetValue().utf8_string() + "\n";
    for (const wxWindow* child : window->GetChildren()) gather(child, all);
}
bool page_says(const std::string& words) {
    std::string all;
    gather(&cases_page(), all);
    return all.find(words) != std::string::npos;
}

void review(const char* by, const std::string& words, const char* kept) {
    cases_page().list()->SetFocus();
    come_to_rest();
    press('V');
    BOOST_REQUIRE(has_form(CaseTask::Review));
    fill("text", words);
    sign_with(by);
    chosen_file = file(kept);
    put_into_log();
    BOOST_REQUIRE_MESSAGE(is_done(), desk->cases.error);
}

/// Stands in for the person at the window that signs the log: it is answered as it comes up.
class SignsLog : public wxModalDialogHook {
public:
    explicit SignsLog(std::function<void(SignDialog&)> answer) : answer_(std::move(answer)) {
        Register();
    }
    ~SignsLog() override { Unregister(); }
    int asked = 0;

private:
    int Enter(wxDialog* dialog) override {
        auto* signing = dynamic_cast<SignDialog*>(dialog);
        if (signing == nullptr) return wxID_NONE;
        answer_(*signing);
        return ++asked, wxID_CANCEL;
    }
    std::function<void(SignDialog&)> answer_;
};

void type_new_key(SignDialog& dialog, const char* again) {
    dialog.passphrase()->ChangeValue("long enough");
    dialog.repeated()->ChangeValue(again);
    dialog.sign();
    while (desk->signing.run) {
        poll_signing(desk->signing, utc_seconds_now());
        wxMilliSleep(1);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(case_window)

BOOST_AUTO_TEST_CASE(a_dispute_is_opened_reviewed_blind_decided_and_handed_over_by_keyboard) {
    open_the_cases();
    press('N');
    BOOST_REQUIRE(has_form(CaseTask::Open));
    fill("hand", "#3");
    fill("claimant", "g17");
    fill("text", "I had a natural.");
    fill("deadline", "2020-01-01");
    sign_with("f1");
    put_into_log();
    BOOST_TEST(comes_true([] { return page_says("The deadline is in the past"); }));
    BOOST_REQUIRE(desk->cases.form);  // what was typed is there yet
    BOOST_TEST(panel().field("claimant")->GetValue() == "g17");
    fill("deadline", "2099-03-20 18:00");
    put_into_log();
    BOOST_REQUIRE_MESSAGE(is_done(), desk->cases.error);
    BOOST_REQUIRE(picked_case(desk->cases) != nullptr);
    BOOST_TEST((stage() == CaseStage::Reviewing));
    BOOST_TEST(comes_true([] { return page_says("I had a natural."); }));

    review("r1", "Seat one was due more", "r1.txt");
    BOOST_TEST(picked_case(desk->cases)->state.reviews.size() == 1U);
    BOOST_TEST(!page_says("Seat one was due more"));
    BOOST_TEST(!log_holds("Seat one was due more"));
    review("r2", "Nothing was due at all", "r2.txt");
    BOOST_TEST((stage() == CaseStage::Revealing));
    BOOST_TEST(!page_says("Nothing was due at all"));
    BOOST_TEST(!log_holds("Nothing was due at all"));

    for (const char* kept : {"r1.txt", "r2.txt"}) {
        const int events = picked_case(desk->cases)->state.events;
        chosen_file = file(kept);
        cases_page().list()->SetFocus();
        press('E');
        BOOST_TEST(comes_true([&] { return picked_case(desk->cases)->state.events > events; }));
    }
    BOOST_TEST((stage() == CaseStage::Deciding));
    BOOST_TEST(comes_true([] { return page_says("Seat one was due more"); }));
    BOOST_TEST(page_says("Nothing was due at all"));

    press(WXK_RETURN);  // what comes next: the decision
    BOOST_REQUIRE(has_form(CaseTask::Decide));
    fill("text", "Pay seat one");
    sign_with("f1");
    put_into_log();
    BOOST_REQUIRE_MESSAGE(is_done(), desk->cases.error);
    BOOST_TEST((stage() == CaseStage::Decided));
    cases_page().list()->SetFocus();
    press('L');
    BOOST_REQUIRE(has_form(CaseTask::Close));
    sign_with("f1");
    put_into_log();
    BOOST_REQUIRE_MESSAGE(is_done(), desk->cases.error);
    BOOST_TEST((stage() == CaseStage::Closed));
}

BOOST_AUTO_TEST_CASE(a_log_is_signed_and_its_case_file_checked) {
    open_the_cases();
    BOOST_REQUIRE(picked_case(desk->cases) != nullptr);
    chosen_file = file("case.zip");
    std::filesystem::remove(chosen_file);
    cases_page().list()->SetFocus();
    {
        SignsLog person([](SignDialog& dialog) {
            BOOST_TEST(!desk->signing.key);
            type_new_key(dialog, "long enougx");
            BOOST_TEST(dialog.error() == "The two passphrases are not the same.");
            BOOST_TEST(dialog.passphrase()->IsEmpty());  // neither stayed
            BOOST_TEST(dialog.repeated()->IsEmpty());
        });
        press('F');
        BOOST_TEST(comes_true([] { return page_says("The log must be signed first"); }));
        BOOST_TEST(person.asked == 1);
        BOOST_TEST(!std::filesystem::exists(chosen_file));
    }
    {
        SignsLog person([](SignDialog& dialog) { type_new_key(dialog, "long enough"); });
        press('F');  // the file follows at once
        BOOST_TEST(comes_true([] { return std::filesystem::exists(file("case.zip")); }));
        BOOST_TEST(person.asked == 1);
    }
    BOOST_TEST(comes_true([] { return page_says("a checkpoint of"); }));
    lock_keys(desk->signing);
    come_to_rest();
    press('F');  // never over a file that is there
    BOOST_TEST(comes_true([] { return page_says("there is a file of that name already"); }));
    press('K');
    BOOST_TEST(comes_true([] { return page_says("everything in it is proven"); }));
    BOOST_TEST(page_says("It is a key of the log that is open here."));
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return !desk->cases.checked; }));
    std::ofstream(file("no.zip")) << "no archive\n";
    chosen_file = file("no.zip");
    press('K');
    BOOST_TEST(comes_true([] { return page_says("proves nothing"); }));
    press(WXK_ESCAPE);
}

BOOST_AUTO_TEST_CASE(what_a_reviewer_drops_is_gone) {
    open_the_cases();
    press('N');
    BOOST_REQUIRE(has_form(CaseTask::Open));
    fill("hand", "#4");
    fill("claimant", "g2");
    fill("text", "Short paid");
    sign_with("f1");
    put_into_log();
    BOOST_REQUIRE_MESSAGE(is_done(), desk->cases.error);
    cases_page().list()->SetFocus();
    press('V');
    BOOST_REQUIRE(has_form(CaseTask::Review));
    BOOST_TEST(panel().field("by")->GetValue() == "");  // nobody else's id is offered
    fill("text", "A secret thought");
    press(WXK_ESCAPE);  // it is asked first, and Escape keeps it
    BOOST_TEST(comes_true([] { return page_says("Throw away what you wrote?"); }));
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return !page_says("Throw away what you wrote?"); }));
    BOOST_TEST(panel().field("text")->GetValue() == "A secret thought");
    come_to_rest();
    throw_it_away();
    cases_page().list()->SetFocus();
    press('V');
    BOOST_REQUIRE(has_form(CaseTask::Review));
    BOOST_TEST(!page_says("A secret thought"));
    fill("text", "My ruling");
    sign_with("g2");
    chosen_file = file("g2.txt");
    put_into_log();
    BOOST_TEST(comes_true([] { return page_says("g2 is the claimant"); }));
    BOOST_TEST(!std::filesystem::exists(file("g2.txt")));
    throw_it_away();
}

BOOST_AUTO_TEST_CASE(a_hand_in_replay_becomes_a_case_and_a_scenario) {
    open_the_cases();
    press('3', wxMOD_CONTROL);
    open_hand(desk->replay, desk->replay.rows.front().idx, desk->library.misreadings);
    frame->show_now();
    come_to_rest();
    press('K', wxMOD_CONTROL);
    BOOST_REQUIRE(has_form(CaseTask::Open));
    BOOST_TEST(desk->cases.form->value("hand") == "#" + std::to_string(desk->replay.hand->row.idx));
    press(WXK_ESCAPE);
    BOOST_TEST(is_done());
    press('3', wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return frame->open_page() == &frame->replay(); }));
    come_to_rest();
    chosen_file = file("hand.pdf");
    press('F', wxMOD_CONTROL);
    BOOST_TEST(comes_true([] { return std::filesystem::exists(file("hand.pdf")); }));
    chosen_file = file("pit.xml");
    std::filesystem::remove(chosen_file);
    press('M', wxMOD_CONTROL);
    BOOST_TEST(comes_true(
        [] { return desk->section == DeskSection::Practise && desk->practise.practice(); }));
    BOOST_TEST(std::filesystem::exists(file("pit.xml")));
    chosen_file.clear();
    start_over();
}

BOOST_AUTO_TEST_CASE(nothing_of_the_page_is_cut_off_in_a_small_window) {
    open_the_cases();
    frame->SetSize(1024, 700);
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    pick_case(desk->cases, desk->cases.cases.front().state.id);
    cases_page().list()->SetFocus();
    press('T');
    BOOST_REQUIRE(has_form(CaseTask::Note));
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    press(WXK_ESCAPE);
    frame->SetSize(1280, 800);
    come_to_rest();
}

BOOST_AUTO_TEST_CASE(what_is_typed_stays_when_the_window_gets_another_size) {
    open_the_cases();
    press('N');
    BOOST_REQUIRE(has_form(CaseTask::Open));
    fill("claimant", "g17");
    fill("passphrase", "half of i");
    frame->SetSize(1024, 700);
    come_to_rest();
    BOOST_TEST(panel().field("claimant")->GetValue() == "g17");
    BOOST_TEST(panel().field("passphrase")->GetValue() == "half of i");
    frame->SetSize(1280, 800);
    come_to_rest();
    BOOST_TEST(panel().field("claimant")->GetValue() == "g17");
    BOOST_TEST(desk->cases.form->value("passphrase") == "half of i");
    press(WXK_ESCAPE);
}

BOOST_AUTO_TEST_CASE(every_form_of_a_case_opens_by_its_key) {
    open_the_cases();
    {
        HandLog log = HandLog::open(desk->cases.file, Access::Write, {}).value();
        CaseEvent opening;
        opening.kind = CaseEventKind::Open;
        opening.case_id = "C-filmed";
        opening.hand = 2;
        opening.by = "f1";
        opening.account = "log";
        opening.claimant = "g2";
        opening.at = utc_now();
        opening.deadline = days_after(opening.at, 1);
        opening.text = "Look at the film.\n";
        BOOST_REQUIRE(add_case_event(log, opening).has_value());
        Video video;
        video.place = "https://v.house/B7";
        BOOST_REQUIRE(add_video(log, 2, video, "s7", utc_now()).has_value());
    }
    read_cases(desk->cases);
    pick_case(desk->cases, "C-filmed");
    frame->show_now();
    come_to_rest();
    for (const CaseTask task : {CaseTask::Note, CaseTask::Video}) {
        const auto key = action_named(case_tasks, task).key;
        press(std::toupper(static_cast<int>(key->character)));
        BOOST_TEST(comes_true([&] { return desk->cases.form && desk->cases.form->task == task; }),
                   action_named(case_tasks, task).label);
        come_to_rest();
        press(WXK_ESCAPE);
        BOOST_TEST(comes_true([] { return !desk->cases.form; }));
        come_to_rest();
    }
    SignsLog person([](SignDialog&) {});
    press('G');
    BOOST_TEST(comes_true([&] { return person.asked == 1; }));
}

BOOST_AUTO_TEST_CASE(the_first_accounts_passphrases_are_in_sight_in_a_small_window) {
    open_the_cases();
    frame->SetSize(1024, 700);
    come_to_rest();
    desk->cases.has_accounts = false;  // as in a log whose first case this is
    begin_case_form(desk->cases, CaseTask::Open, utc_now());
    frame->show_now();
    come_to_rest();
    BOOST_REQUIRE(panel().field("first") != nullptr);
    const wxRect sight(panel().GetScreenPosition(), panel().GetClientSize());
    for (const char* name : {"hand", "by", "passphrase", "first"})
        BOOST_TEST(sight.Contains(panel().field(name)->GetScreenRect()), name);
    frame->SetSize(1280, 800);
}

BOOST_AUTO_TEST_SUITE_END()
