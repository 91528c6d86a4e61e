// Results by part, result slips and the house's rules about exams at the desk.

#include "desk/certify/certify_results.h"

#include "certify_house.h"

namespace fairdeal::certify_house {

BOOST_FIXTURE_TEST_SUITE(certify_results, House)

BOOST_AUTO_TEST_CASE(results_by_part_are_shown_and_saved) {
    pass_exam();
    show_certify_view(desk, CertifyView::Records);
    office().open_record(CertifyTask::Results);
    BOOST_REQUIRE(office().form);
    office().submit();
    BOOST_TEST(office().error == "Choose the exam first.");
    BOOST_TEST(office().form->go_to == "exam");
    fill("exam", "short");
    fill("since", "soon");
    office().submit();
    BOOST_TEST(office().error == "'soon' is not a day or a UTC time such as 2026-03-14T21:05:09Z.");
    BOOST_TEST(office().form->go_to == "since");
    BOOST_TEST(!office().can(CertifyTask::SaveResults));
    fill("since", "2026-11-21");
    office().submit();
    BOOST_TEST(office().error == "");
    BOOST_TEST(!office().form);
    const auto shown = records_screen(office()).results;
    BOOST_REQUIRE(shown);
    BOOST_TEST(shown->title == "A short exam");
    BOOST_TEST(shown->whose == "Everybody who sat it, from 21 Nov 2026, 00:00 UTC");
    BOOST_TEST(shown->summary == "1 result: 1 passed, 0 failed. Nothing was wrong.");
    BOOST_REQUIRE(shown->parts.size() == 1U);
    BOOST_TEST(shown->parts.front().right == "2 of 2");
    BOOST_TEST(shown->parts.front().weakest_of == "");
    BOOST_REQUIRE(shown->candidates.size() == 1U);
    BOOST_TEST(shown->candidates.front().label == "Ann\n" + sitting);
    office().begin(CertifyTask::SaveResults);
    BOOST_REQUIRE(office().form);
    BOOST_TEST(office().output_name() == "short-results");
    office().drop_form();
    BOOST_TEST(!office().form);  // back to what was shown
    BOOST_TEST(records_screen(office()).results.has_value());
    office().begin(CertifyTask::SaveResults);
    const fs::path file = folder / office().output_name();
    office().submit((folder / "nowhere" / "x").string());
    BOOST_TEST(office().error != "");
    office().submit(file.string());
    BOOST_TEST(office().error == "");
    BOOST_TEST(office().notice == "The results are in " + folder.string());
    BOOST_TEST(bytes_of(file.string() + ".pdf").starts_with("%PDF-"));
    BOOST_TEST(bytes_of(file.string() + ".csv").find("short," + sitting + ",ann,Ann,") !=
               std::string::npos);
    office().drop_results();
    BOOST_TEST(office().form.has_value());
    BOOST_TEST(!records_screen(office()).results);
}

BOOST_AUTO_TEST_CASE(they_go_with_the_person_who_asked_for_them) {
    pass_exam();
    show_certify_view(desk, CertifyView::Records);
    office().open_record(CertifyTask::Results);
    fill("exam", "short");
    fill("whom", "ann");
    office().submit();
    BOOST_REQUIRE(office().results);
    office().leave();
    BOOST_TEST(!office().results);
}

BOOST_AUTO_TEST_CASE(a_picked_result_says_its_weakest_part) {
    open_exam();
    sit_here();
    answer(true);
    answer(false);
    office().leave_exam();
    sign_in("eve", "Eve comes in");
    const SittingsScreen shown = sittings_screen(office());
    const auto fact = std::find_if(shown.facts.begin(), shown.facts.end(),
                                   [](const FactRow& row) { return row.label == "Weakest part"; });
    BOOST_REQUIRE((fact != shown.facts.end()));
    BOOST_TEST(fact->value == "“Who has won”");
}

BOOST_AUTO_TEST_CASE(the_candidate_and_the_examiner_save_the_slip) {
    pass_exam();
    for (const char* id : {"eve", "ann"}) {
        sign_in(id, id == std::string("eve") ? "Eve comes in" : "Ann comes in");
        BOOST_TEST(office().can(CertifyTask::Slip));
        office().begin(CertifyTask::Slip);
        BOOST_TEST(office().output_name() == sitting + "-result.pdf");
        const fs::path file = folder / (std::string(id) + ".pdf");
        office().submit(file.string());
        BOOST_TEST(office().notice == "The result slip is in " + file.string());
        BOOST_TEST(bytes_of(file).starts_with("%PDF-"));
        office().begin(CertifyTask::Slip);
        office().submit(file.string());
        BOOST_TEST(office().error == std::string(id) +
                                         ".pdf: there is a file of that name already; choose "
                                         "another name");
    }
    sign_in("ian", "Ian comes in");
    BOOST_TEST(!office().can(CertifyTask::Slip));
}

BOOST_AUTO_TEST_CASE(an_administrator_sets_the_rules_and_a_bad_number_is_refused_at_its_field) {
    make_people();
    sign_in("ada", "ada comes in");
    office().begin(CertifyTask::ExamRules);
    BOOST_REQUIRE(office().form);
    BOOST_TEST(office().form->value("days") == "");
    BOOST_TEST(office().form->value("says") == "cells");
    for (const char* bad : {"0", "-1", "1000", "thirty", "3 0"}) {
        fill("days", bad);
        office().submit();
        BOOST_TEST(office().error == "The days to wait are a number from 1 to 999, or empty.");
        BOOST_TEST(office().form->go_to == "days");
    }
    fill("days", "30");
    fill("sittings", "100");
    office().submit();
    BOOST_TEST(office().error == "The sittings are a number from 1 to 99, or empty.");
    fill("sittings", "3");
    fill("says", "clauses");
    office().submit();
    BOOST_TEST(office().notice == "The rules are saved.");
    BOOST_TEST((office().office->retake_rule() == RetakeRule{30, 3}));
    BOOST_TEST((office().office->slip_detail() == SlipDetail::Clauses));
    const auto records = office().office->log().size();
    office().begin(CertifyTask::ExamRules);
    BOOST_TEST(office().form->value("days") == "30");
    office().submit();
    BOOST_TEST(office().office->log().size() == records);  // nothing was changed
    sign_in("eve", "Eve comes in");
    BOOST_TEST(!office().can(CertifyTask::ExamRules));
}

BOOST_AUTO_TEST_CASE(the_form_says_the_rule_and_the_day_before_it_is_sent) {
    pass_exam();
    BOOST_REQUIRE(office().office->set_retake_rule(
        office().office->sign_in("ada", "ada comes in").value(), {0, 1}));
    office().begin(CertifyTask::OpenSitting);
    BOOST_TEST(office().form_note() ==
               "The house\u2019s rule: An exam can be sat at most 1 time within 365 days.");
    fill("candidate", "ann");
    BOOST_TEST(office().form_note().find("Ann") == std::string::npos);
    fill("exam", "short");
    BOOST_TEST(office().form_note().find("it can be sat again from 21 Nov 2027, 12:00 UTC.") !=
               std::string::npos);
    BOOST_TEST(office().form_note().ends_with("\nTo open it sooner, say why below."));
    fill("invigilator", "ian");
    fill("passphrase", "the office opens");
    office().submit();
    BOOST_TEST(office().error.find("again from 21 Nov 2027, 12:00 UTC; to open it sooner") !=
               std::string::npos);
    BOOST_REQUIRE(office().form);
    BOOST_TEST(office().form->go_to == "again");
    fill("again", "The floor needs dealers.");
    office().submit();
    BOOST_TEST(office().error == "");
    BOOST_TEST(office().form_note() == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal::certify_house
