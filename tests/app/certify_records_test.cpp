// What the exam office hands out at the desk: a certificate and its taking back, the signed list, a
// dealer's training file, old exams marked again.

#include "desk/certify/certify_records.h"

#include <fmt/format.h>

#include <thread>

#include "certify_house.h"
#include "ledger/credential/badge.h"

namespace fairdeal::certify_house {

BOOST_FIXTURE_TEST_SUITE(certify_records, House)

BOOST_AUTO_TEST_CASE(an_examiner_certifies_and_the_files_are_where_they_said) {
    pass_exam();
    BOOST_TEST(office().can(CertifyTask::Certify));
    fs::create_directories(folder / "out");
    const std::string out = (folder / "out").string();
    office().begin(CertifyTask::Certify);
    BOOST_TEST(office().form->value("issuer") == "casino.example");
    fill("passphrase", "not the office's");
    office().submit(out);
    BOOST_TEST(office().error != "");
    BOOST_TEST(fs::is_empty(out));
    fill("passphrase", "the office opens");
    fill("paper", "letter");
    fill("issuer", "Casino Example");
    office().submit((folder / "nowhere").string());
    BOOST_TEST(office().error == "nowhere: there is no such folder");
    BOOST_TEST(sittings_screen(office()).stage == "Passed");
    fill("passphrase", "the office opens");  // it does not stay typed
    office().submit(out);
    BOOST_TEST(office().error == "");
    const std::string number = office().picked_sitting()->certificate;
    BOOST_TEST(office().notice ==
               fmt::format("Certified. {0}.json, {0}.png and {0}.pdf are in {1}", number, out));
    const std::string document = bytes_of(folder / "out" / (number + ".json"));
    const auto read = read_credential(document);
    BOOST_REQUIRE(read);
    BOOST_TEST(read->credential.issuer == "Casino Example");
    BOOST_TEST(credential_in(bytes_of(folder / "out" / (number + ".png"))).value() == document);
    BOOST_TEST(bytes_of(folder / "out" / (number + ".pdf")).starts_with("%PDF-"));
    BOOST_TEST(sittings_screen(office()).stage == "Certified");
    BOOST_TEST(!office().can(CertifyTask::Certify));  // once
}

BOOST_AUTO_TEST_CASE(a_file_that_is_there_is_not_written_over_and_nothing_is_left_half_made) {
    pass_exam();
    const fs::path out = folder / "out";
    fs::create_directories(out);
    const std::string number = "BREAKOUT-" + sitting.substr(sitting.size() - 6);
    std::ofstream(out / (number + ".png")) << "mine";
    office().begin(CertifyTask::Certify);
    fill("passphrase", "the office opens");
    office().submit(out.string());
    BOOST_TEST(office().error ==
               number + ".png: there is a file of that name already; choose another name");
    BOOST_TEST(!fs::exists(out / (number + ".json")));
    BOOST_TEST(bytes_of(out / (number + ".png")) == "mine");
    BOOST_TEST(sittings_screen(office()).stage == "Passed");
}

BOOST_AUTO_TEST_CASE(a_person_who_may_not_certify_is_told_whose_turn_it_is) {
    pass_exam();
    BOOST_TEST(sittings_screen(office()).not_yours == "");
    sign_in("olga", "Olga comes in");
    BOOST_TEST(!office().can(CertifyTask::Certify));
    BOOST_TEST(sittings_screen(office()).not_yours ==
               "You may not certify: that is for an examiner.");
    sign_in("ann", "Ann comes in");
    BOOST_TEST(sittings_screen(office()).not_yours ==
               "You may not certify: that is for an examiner.");
    office().begin(CertifyTask::Certify);
    BOOST_TEST(!office().form);
}

BOOST_AUTO_TEST_CASE(of_a_certified_sitting_it_is_said_who_may_withdraw_the_certificate) {
    certify_exam();
    sign_in("olga", "Olga comes in");
    BOOST_TEST(sittings_screen(office()).not_yours ==
               "You may not withdraw the certificate: that is for an examiner.");
}

BOOST_AUTO_TEST_CASE(a_certificate_is_withdrawn_with_a_reason_and_is_on_the_list) {
    const std::string number = certify_exam();
    office().begin(CertifyTask::Withdraw);
    fill("reason", "misconduct");
    fill("text", "Chips were missing.");
    office().submit();
    BOOST_TEST(office().error == "");
    const SittingsScreen shown = sittings_screen(office());
    BOOST_TEST(shown.stage == "Certificate withdrawn");
    BOOST_TEST(shown.facts.back().value == "Misconduct: Chips were missing.");
    BOOST_TEST((shown.tasks.back() == CertifyTask::WithdrawnList));
    office().begin(CertifyTask::WithdrawnList);
    fill("passphrase", "the office opens");
    const fs::path file = folder / office().output_name();
    office().submit(file.string());
    BOOST_TEST(office().error == "");
    const auto list =
        open_revocation_list(bytes_of(file), office().office->office_keys().value().front().bytes);
    BOOST_REQUIRE(list);
    BOOST_REQUIRE(find_revocation(*list, number) != nullptr);
    BOOST_TEST((find_revocation(*list, number)->reason == RevocationReason::Misconduct));
}

BOOST_AUTO_TEST_CASE(the_log_is_signed_at_the_desk) {
    pass_exam();
    BOOST_TEST(office().can(CertifyTask::SignLog));
    const auto records = office().office->log().size();
    office().begin(CertifyTask::SignLog);
    fill("passphrase", "wrong");
    office().submit();
    BOOST_TEST(office().error != "");
    BOOST_TEST(office().form->go_to == "passphrase");
    fill("passphrase", "the office opens");
    office().submit();
    BOOST_TEST(office().error == "");
    BOOST_TEST(office().notice == fmt::format("The log is signed, with its {} records.", records));
    sign_in("ian", "Ian comes in");
    BOOST_TEST(!office().can(CertifyTask::SignLog));
}

BOOST_AUTO_TEST_CASE(a_training_file_is_three_steps_away) {
    certify_exam();
    show_certify_view(desk, CertifyView::Records);
    BOOST_REQUIRE(office().form);
    BOOST_TEST(office().form->value("dealer") == "ann");  // whose sitting is picked
    BOOST_TEST(office().output_name() == "ann-breakout-training");
    const fs::path file = folder / office().output_name();
    office().submit(file.string());
    BOOST_TEST(office().error == "");
    BOOST_TEST(office().notice == "The training file of Ann is in " + folder.string());
    BOOST_TEST(bytes_of(file.string() + ".pdf").starts_with("%PDF-"));
    const std::string csv = bytes_of(file.string() + ".csv");
    BOOST_TEST(csv.find("certificate") != std::string::npos);
    office().submit(file.string() + ".pdf");
    BOOST_TEST(
        office().error ==
        "ann-breakout-training.pdf: there is a file of that name already; choose another name");
    fill("kind", "csv");
    office().submit((folder / "again.csv").string());
    BOOST_TEST(bytes_of(folder / "again.csv") == csv);
}

BOOST_AUTO_TEST_CASE(a_dropped_form_of_a_record_is_there_again_and_empty) {
    pass_exam();
    office().show(CertifyView::Records);
    office().open_record(CertifyTask::WithdrawnList);
    fill("next", "2026-12-31");
    office().drop_form();
    BOOST_REQUIRE(office().form);
    BOOST_TEST((office().form->task == CertifyTask::WithdrawnList));
    BOOST_TEST(office().form->value("next") == "");
    office().show(CertifyView::Sittings);
    office().begin(CertifyTask::Stop);
    office().drop_form();
    BOOST_TEST(!office().form);
}

BOOST_AUTO_TEST_CASE(each_record_is_offered_to_who_may_and_opens_what_it_is_for) {
    pass_exam();
    for (const auto& [id, own] : {std::pair("eve", "Eve comes in"), {"olga", "Olga comes in"}}) {
        sign_in(id, own);
        show_certify_view(desk, CertifyView::Records);
        const RecordsScreen shown = records_screen(office());
        BOOST_TEST(shown.rows.size() == 6U);
        for (const CertifyTask task : shown.tasks) {
            office().open_record(task);
            BOOST_REQUIRE(office().form.has_value() == (task != CertifyTask::Regrade));
            if (office().form) BOOST_TEST((office().form->task == task));
        }
        office().open_record(CertifyTask::SignLog);
        fill("passphrase", "the office opens");
        office().submit();
        BOOST_TEST(office().error == "");
        BOOST_TEST(office().notice.starts_with("The log is signed"));
    }
    sign_in("ada", "ada comes in");  // checks the ledger, and takes no records out
    BOOST_TEST(office().records_offered().size() == 1U);
    BOOST_TEST(office().can(CertifyTask::SignLog));
    sign_in("ian", "Ian comes in");
    BOOST_TEST(office().records_offered().empty());
}

BOOST_AUTO_TEST_CASE(a_transcript_is_for_the_account_that_took_it_out) {
    pass_exam();
    office().begin(CertifyTask::Transcript);
    fill("passphrase", "the office opens");
    const fs::path file = folder / "transcript.zip";
    office().submit(file.string());
    BOOST_REQUIRE_MESSAGE(office().error.empty(), office().error);
    BOOST_TEST(
        (fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write)));
    BOOST_TEST(office().office->events_of("eve").back().what == "transcript " + sitting);
}

BOOST_AUTO_TEST_CASE(nobody_is_added_who_would_need_a_passphrase_and_has_none) {
    make_office();
    office().begin(CertifyTask::NewPerson);
    fill("trainee", "");
    fill("examiner", "yes");
    fill("name", "Eve");
    office().submit();
    BOOST_TEST(office().error == "somebody with this role needs their own passphrase");
    BOOST_TEST(!office().school()->person("eve"));
    BOOST_TEST(office().office->events_of("eve").empty());
}

BOOST_AUTO_TEST_CASE(marking_again_tells_whose_result_would_be_another_and_changes_nothing) {
    pass_exam();
    show_certify_view(desk, CertifyView::Records);
    office().open_record(CertifyTask::Regrade);
    BOOST_TEST(!office().form);
    const std::int64_t before = office().office->log().size();
    office().begin(CertifyTask::Regrade);
    BOOST_TEST(records_screen(office()).marking);
    BOOST_TEST(!office().can(CertifyTask::Regrade));
    bool over = false;
    for (int i = 0; i < 10000 && !over; ++i) {
        over = office().poll_regrading();
        if (!over) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    BOOST_REQUIRE(over);
    const RecordsScreen shown = records_screen(office());
    BOOST_TEST(!shown.marking);
    BOOST_TEST(shown.verdict ==
               "1 exam was marked again by today\u2019s rules: none would come out "
               "otherwise. Nothing was changed.");
    BOOST_TEST(office().office->log().size() == before + 1);  // that it was asked for
    office().regraded->changed = {{"X-000001", "ann", true, false, 2, 1}};
    BOOST_TEST(records_screen(office()).changed.front().label == "Ann, X-000001");
    BOOST_TEST(records_screen(office()).changed.front().value ==
               "was passed with 2 right; would be failed with 1");
    sign_in("ann", "Ann comes in");
    BOOST_TEST(!office().can(CertifyTask::Regrade));
    BOOST_TEST(!office().can(CertifyTask::TrainingFile));
    BOOST_TEST(!office().regraded);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal::certify_house
