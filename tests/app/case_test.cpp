// The case room without a window: what can be done when, what its screen says and never says.

#include <boost/test/unit_test.hpp>
#include <fstream>

#include "base/read.h"
#include "case_house.h"
#include "desk/replay/replay_keeping.h"
#include "desk/replay/replay_words.h"
#include "support/times.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(case_session)

BOOST_AUTO_TEST_CASE(a_deadline_is_a_day_or_a_utc_time) {
    BOOST_TEST(typed_deadline("2026-03-20").value() == "2026-03-20T23:59:59Z"_utc);
    BOOST_TEST(typed_deadline(" 2026-03-20 18:00 ").value() == "2026-03-20T18:00:00Z"_utc);
    BOOST_TEST(typed_deadline("2026-03-20T18:00Z").value() == "2026-03-20T18:00:00Z"_utc);
    BOOST_TEST(typed_deadline("2026-03-20T18:00:30Z").value() == "2026-03-20T18:00:30Z"_utc);
    for (const char* no : {"", "tomorrow", "20.03.2026", "2026-02-30", "2026-03-20 25:00", "12"})
        BOOST_TEST(!typed_deadline(no), no);
}

BOOST_AUTO_TEST_CASE(an_opening_that_lacks_something_says_what_and_keeps_what_was_typed) {
    Room12 house;
    begin_case_form(house.desk.cases, CaseTask::Open, that_day);
    BOOST_TEST(house.room().form->value("case") == "C-1");
    BOOST_TEST(house.room().form->value("deadline") == "2026-03-22 10:00");
    const auto refused = [&](const char* name, const std::string& value, const char* why) {
        house.type("hand", "#2");
        house.type("claimant", "g17");
        house.type("text", "I had a natural.");
        house.sign_in("f1");
        house.type("deadline", "2026-03-20");
        house.type(name, value);
        submit_case_form(house.desk.cases, that_day);
        BOOST_REQUIRE(house.room().form);
        BOOST_TEST(holds(house.room().error, why), name << ": " << house.room().error);
        BOOST_TEST(house.room().form->field(name)->value == value);
        BOOST_TEST(house.room().cases.empty());
    };
    refused("hand", "", "Which hand");
    refused("hand", "#999", "#999");
    refused("claimant", "", "Who claims it");
    refused("claimant", "Jane Doe", "is no id");
    refused("text", " \n", "What is claimed");
    refused("by", "", "Who writes this");
    refused("deadline", "soon", "is not a day or a UTC time");
    refused("deadline", "2026-03-14", "The deadline is in the past");
    refused("case", "", "needs an id");
    refused("case", "two words", "is no id");
}

BOOST_AUTO_TEST_CASE(a_case_goes_through_its_life) {
    Room12 house;
    house.open();
    BOOST_REQUIRE(house.room().cases.size() == 1U);
    BOOST_TEST((next_task(house.room()) == CaseTask::Review));
    BOOST_TEST(!can(house.room(), CaseTask::Decide));
    house.review_both();
    BOOST_TEST((next_task(house.room()) == CaseTask::Reveal));
    BOOST_TEST(!can(house.room(), CaseTask::Review));
    reveal_review(house.desk.cases, house.path("r2"), that_day);
    reveal_review(house.desk.cases, house.path("r1"), that_day);
    BOOST_TEST((next_task(house.room()) == CaseTask::Decide));
    house.say(CaseTask::Decide, "Pay it.");
    BOOST_TEST((next_task(house.room()) == CaseTask::Close));
    house.say(CaseTask::Note, "The guest was told.");
    house.say(CaseTask::Close, "");
    const Case& state = picked_case(house.room())->state;
    BOOST_TEST((state.stage() == CaseStage::Closed));
    BOOST_TEST(state.events == 8);
    const std::string all = all_of(house.screen());
    for (const char* words : {"I had a natural.", "Was due.", "Was not due.", "Pay it.", "told"})
        BOOST_TEST(holds(all, words), words);
    BOOST_TEST(!can(house.room(), CaseTask::Note));
}

BOOST_AUTO_TEST_CASE(the_screen_says_nothing_of_a_review_before_both_are_revealed) {
    Room12 house;
    house.open();
    house.review("r1", "A word of mine.", "r1");
    BOOST_TEST(house.room().error == "");
    BOOST_TEST(!holds(all_of(house.screen()), "A word of mine"));
    BOOST_TEST(house.room().by != "r1");
    begin_case_form(house.desk.cases, CaseTask::Review, that_day);
    BOOST_TEST(house.room().form->value("by") == "");
    BOOST_TEST(!holds(all_of(house.screen()), "A word of mine"));
    house.type("by", "r1");
    house.type("text", "Again.");
    keep_review(house.desk.cases, house.path("again"), that_day);
    BOOST_TEST(holds(house.room().error, "r1 has reviewed the case already"));
    BOOST_TEST(!std::filesystem::exists(house.path("again")));
    drop_form(house.room());
    reveal_review(house.desk.cases, house.path("r1"), that_day);
    BOOST_TEST(holds(house.room().error, "the other review is not in yet"));
    // What is told of the hand in Replay says no more.
    house.open(picked_case(house.room())->state.hand);
    const auto notes = replay_screen(house.hand(), house.desk.library).notes;
    for (const NoteScreen& note : notes) BOOST_TEST(!holds(note.text, "A word of mine"));
}

BOOST_AUTO_TEST_CASE(a_review_kept_elsewhere_or_changed_reveals_nothing) {
    Room12 house;
    house.open();
    house.review_both();
    std::ofstream(house.path("other")) << std::string(64, 'a') << "\nWas due.\n";
    reveal_review(house.desk.cases, house.path("other"), that_day);
    BOOST_TEST(holds(house.room().error, "keeps none of the reviews"));
    reveal_review(house.desk.cases, house.path("none"), that_day);
    BOOST_TEST(house.room().error != "");
    std::ofstream(house.path("mine")) << "x";
    house.room().error.clear();
    BOOST_TEST(picked_case(house.room())->state.events == 3);
}

BOOST_AUTO_TEST_CASE(a_log_is_signed_its_case_file_made_and_checked) {
    Room12 house;
    house.open();
    save_case_file(house.desk.cases, house.path("C-1.zip"));
    BOOST_TEST(house.room().error == sign_first_in_words());
    BOOST_TEST(holds(house.screen().view->proof_note, "The log must be signed first"));
    BOOST_TEST(must_be_signed_first(house.room()));
    BOOST_TEST(house.sign() == "");
    BOOST_TEST(!must_be_signed_first(house.room()));
    BOOST_TEST(house.screen().view->proof.size() == 5U);
    save_case_file(house.desk.cases, house.path("C-1.zip"));
    BOOST_TEST(house.room().error == "");
    save_case_file(house.desk.cases, house.path("C-1.zip"));
    BOOST_TEST(holds(house.room().error, "there is a file of that name already"));
    save_case_pdf(house.desk.cases, house.path("C-1.pdf"));
    BOOST_TEST(house.room().error == "");
    check_case(house.desk.cases, house.path("C-1.zip"));
    BOOST_REQUIRE(house.room().checked);
    BOOST_TEST(house.room().checked->why == "");
    BOOST_TEST(house.room().checked->key_is_known);
    BOOST_TEST(house.room().checked->found.other_texts.empty());
    BOOST_TEST((house.screen().checked_hue == CaseHue::Good));
    // The same key may have signed another log: what is proven is then of that one.
    house.room().checked->is_of_open_log = false;
    BOOST_TEST((house.screen().checked_hue == CaseHue::Waiting));
    BOOST_TEST(holds(*house.screen().checked, "of another log than the one that is open"));
    // Proven by somebody's key is not yet proven; a text that was put in its place is no detail.
    house.room().checked->key_is_known = false;
    BOOST_TEST((house.screen().checked_hue == CaseHue::Waiting));
    BOOST_TEST(holds(*house.screen().checked, "not known here"));
    house.room().checked->found.other_texts = {"case.pdf"};
    BOOST_TEST((house.screen().checked_hue == CaseHue::Bad));
    BOOST_TEST(holds(*house.screen().checked, "NOT proven as a whole"));
    BOOST_TEST(holds(*house.screen().checked, "case.pdf"));
    check_case(house.desk.cases, house.path("C-1.pdf"));
    BOOST_TEST((house.screen().checked_hue == CaseHue::Bad));
    BOOST_TEST(!house.screen().view);
    check_case(house.desk.cases, house.path("none.zip"));
    BOOST_TEST(holds(house.room().error, "cannot be opened"));
    // What is written after the signature is not proven by it.
    house.say(CaseTask::Note, "Once more.");
    BOOST_TEST(must_be_signed_first(house.room()));
}

BOOST_AUTO_TEST_CASE(what_is_typed_goes_only_when_somebody_says_so) {
    Room12 house;
    house.open();
    house.open("#3");
    begin_case_form(house.desk.cases, CaseTask::Review, that_day);
    house.type("passphrase", "long enough");
    BOOST_TEST(may_drop_form(house.room()));  // a passphrase is soon typed again
    house.type("text", "Was due.");
    pick_case(house.room(), "C-1");
    BOOST_TEST(picked_case(house.room())->state.id == "C-2");
    BOOST_TEST(house.screen().form->question == "Throw away what you wrote?");
    BOOST_TEST(house.room().form->value("text") == "Was due.");
    // Nor does a case on another hand take its place.
    begin_case_on_hand(house.desk.cases, 5, that_day);
    BOOST_TEST((house.room().form->task == CaseTask::Review));
    house.type("text", "");
    BOOST_TEST(may_drop_form(house.room()));
    BOOST_TEST(house.screen().form->question == "");
    pick_case(house.room(), "C-1");
    BOOST_TEST(!house.room().form);
    BOOST_TEST(picked_case(house.room())->state.id == "C-1");
}

BOOST_AUTO_TEST_CASE(a_hand_is_named_by_its_id_and_its_number) {
    Room12 house;
    house.open();
    const std::string id = house.rows().at(1).identity.id;
    BOOST_REQUIRE(!id.empty());
    BOOST_TEST(house.screen().view->facts.front().second == id + " (#2)");
    begin_case_on_hand(house.desk.cases, 2, that_day);
    BOOST_TEST(house.screen().form->fields.front().label == "Hand: #2 is " + id);
}

BOOST_AUTO_TEST_CASE(a_finding_of_the_program_is_claimed_by_nobody) {
    Room12 house;
    begin_case_on_finding(house.desk.cases,
                          {2, "copy-too-many", "2-3,5", claimant_of_findings, "Look at it.\n"},
                          that_day);
    BOOST_TEST(may_drop_form(house.room()));  // nobody has typed anything yet
    house.sign_in("f1");
    submit_case_form(house.desk.cases, that_day);
    BOOST_REQUIRE_MESSAGE(house.room().error.empty(), house.room().error);
    const CaseViewScreen view = *house.screen().view;
    BOOST_TEST(view.facts.at(1).first == "Found by");
    BOOST_TEST(view.facts.at(1).second == "Fairdeal");
    BOOST_TEST(view.cards.front().heading.starts_with("Finding \u00b7 Fairdeal"));
    const auto rows = house.rows();
    const auto named = [&](std::size_t number) {
        return rows.at(number - 1).identity.id + " (#" + std::to_string(number) + ")";
    };
    BOOST_TEST(view.facts.back().first == "Hands behind it");
    BOOST_TEST(view.facts.back().second == named(2) + ", " + named(3) + ", " + named(5));
}

BOOST_AUTO_TEST_CASE(a_log_that_cannot_be_written_is_said_and_leaves_no_review_behind) {
    Room12 house;
    house.open();
    // A folder in the journal's place stops even those whom permissions do not.
    std::filesystem::remove(house.file().string() + "-journal");
    std::filesystem::create_directory(house.file().string() + "-journal");
    house.review("r1", "Was due.", "r1");
    BOOST_TEST(house.room().error != "");
    BOOST_TEST(!std::filesystem::exists(house.path("r1")));
    BOOST_REQUIRE(house.room().form);  // what was typed is there yet
    std::filesystem::remove(house.file().string() + "-journal");
    keep_review(house.desk.cases, house.path("r1"), that_day);
    BOOST_TEST(house.room().error == "");
    BOOST_TEST(picked_case(house.room())->state.reviews.size() == 1U);
}

BOOST_AUTO_TEST_CASE(without_a_log_there_is_nothing_but_the_check_of_a_file) {
    Desk desk;
    const CaseScreen screen = case_screen(desk.cases, that_day);
    BOOST_TEST(!screen.has_log);
    BOOST_TEST(screen.tasks.empty());
    begin_case_form(desk.cases, CaseTask::Open, that_day);
    BOOST_TEST(!desk.cases.form);
    check_case(desk.cases, "/no/such/file");
    BOOST_TEST(desk.cases.error != "");
}

BOOST_AUTO_TEST_CASE(a_hand_becomes_a_scenario_that_opens_at_once) {
    Room12 house;
    std::int64_t made = 0;
    for (const HandRow& row : house.rows()) {
        house.open(row.idx);
        const auto name = offer_scenario(house.desk.replay);
        if (!name) continue;
        ++made;
        const std::string file = house.path(name->c_str());
        house.go(make_scenario(house.desk.replay, file));
        BOOST_REQUIRE_MESSAGE(house.desk.practise.practice(), house.desk.replay.error);
        BOOST_TEST((house.desk.section == DeskSection::Practise));
        BOOST_TEST(*name == house.desk.practise.practice()->scenario.id + ".xml");
        house.desk.section = DeskSection::Replay;
        house.go(make_scenario(house.desk.replay, file));
        BOOST_TEST(holds(house.desk.replay.error, "there is a file of that name already"));
        BOOST_TEST((house.desk.section == DeskSection::Replay));
    }
    BOOST_TEST(made >= 8);
}

BOOST_AUTO_TEST_CASE(the_first_hand_behind_a_row_of_the_audit_becomes_a_scenario) {
    Room12 house;
    BOOST_TEST(!offer_scenario(house.desk.audit));
    BOOST_TEST(house.desk.audit.error != "");
    choose_log(house.desk.audit, house.file().string());
    start_audit(house.desk.audit);
    while (house.desk.audit.running) poll_audit(house.desk.audit);
    BOOST_REQUIRE(picked_cell(house.desk.audit) != nullptr);
    const auto name = offer_scenario(house.desk.audit);
    BOOST_REQUIRE_MESSAGE(name, house.desk.audit.error);
    house.go(make_scenario(house.desk.audit, house.path(name->c_str())));
    BOOST_TEST(house.desk.practise.practice() != nullptr);
    save_audit_report(house.desk.audit, house.path("audit.pdf"), ReportForm::Pdf, that_day);
    BOOST_TEST(house.desk.audit.error == "");
    BOOST_TEST(std::filesystem::exists(house.path("audit.pdf")));
    save_audit_report(house.desk.audit, house.path("audit.html"), ReportForm::Web, that_day);
    BOOST_TEST(house.desk.audit.error == "");
    BOOST_TEST(
        read_file(house.path("audit.html"), 1U << 24U).value().starts_with("<!DOCTYPE html>"));
    save_audit_report(house.desk.audit, house.path("no-such-folder/audit.pdf"), ReportForm::Pdf,
                      that_day);
    BOOST_TEST(holds(house.desk.audit.error, "cannot be written"));
}

BOOST_AUTO_TEST_CASE(no_desk_has_a_door_to_an_exam_offices_log) {
    constexpr const char* refusal = "the log of an exam office";
    Room12 house;
    house.open();
    choose_log(house.desk.audit, house.file().string());
    start_audit(house.desk.audit);
    while (house.desk.audit.running) poll_audit(house.desk.audit);
    BOOST_REQUIRE(picked_cell(house.desk.audit) != nullptr);
    open_hand(house.desk.replay, 2, house.desk.library.misreadings);
    {
        auto log = HandLog::open(house.file(), Access::Write, {});
        BOOST_REQUIRE(log.has_value());
        HandLog::Batch batch(*log);
        BOOST_REQUIRE(batch.add({EntryKind::Office, std::nullopt, "X-1", "eve", {}, "opened\n"}));
        batch.commit();
    }
    house.say(CaseTask::Note, "Looked at the camera.");
    BOOST_TEST(holds(house.room().error, refusal));
    house.room().error.clear();
    BOOST_TEST(holds(house.sign(), refusal));
    BOOST_TEST(!std::filesystem::exists(house.path("log.key")));
    BOOST_TEST(!add_note(house.desk.replay, "Looked away.", "s7", that_day));
    BOOST_TEST(holds(house.desk.replay.error, refusal));
    BOOST_TEST(!offer_scenario(house.desk.audit));
    BOOST_TEST(holds(house.desk.audit.error, refusal));
    save_audit_report(house.desk.audit, house.path("audit.pdf"), ReportForm::Pdf, that_day);
    BOOST_TEST(holds(house.desk.audit.error, refusal));
    BOOST_TEST(!std::filesystem::exists(house.path("audit.pdf")));
    for (const auto& work : {start_sample(house.file().string(), 1, house.desk.library.misreadings),
                             start_import(house.path("none"), house.file().string(), {}, {})})
        BOOST_TEST(holds(work->take().error, refusal));
    auto again = HandLog::open(house.file(), Access::Read, {});
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST(again->size() == 17);
}

BOOST_AUTO_TEST_SUITE_END()
