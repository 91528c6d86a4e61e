// Sittings opened and given their dates at the desk, and the schedule of them all.

#include "desk/certify/certify_plan.h"

#include "certify_house.h"
#include "words/house/house_settings.h"

namespace fairdeal::certify_house {

namespace {

std::string fact(const SittingsScreen& screen, const std::string& label) {
    const auto found = std::find_if(screen.facts.begin(), screen.facts.end(),
                                    [&](const FactRow& row) { return row.label == label; });
    return found == screen.facts.end() ? "" : found->value;
}

struct PlanHouse : House {
    void ask_to_open(const std::string& candidate) {
        office().begin(CertifyTask::OpenSitting);
        fill("candidate", candidate);
        fill("exam", "short");
        fill("invigilator", "ian");
        fill("passphrase", "the office opens");
    }
    /// What a field is refused with; the keyboard goes there.
    void refused_at(const std::string& field, const std::string& value, const std::string& why) {
        const std::string before = office().form->value(field);
        fill(field, value);
        office().submit();
        BOOST_TEST(office().error == why, value);
        BOOST_REQUIRE(office().form);
        BOOST_TEST(office().form->go_to == field, value);
        fill(field, before);
    }
    void ask_for_date() {
        office().begin(CertifyTask::SetDate);
        BOOST_REQUIRE(office().form);
    }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(certify_plan, PlanHouse)

BOOST_AUTO_TEST_CASE(a_date_is_set_shown_changed_and_taken_off) {
    open_exam();
    sign_in("eve", "Eve comes in");
    BOOST_TEST(fact(sittings_screen(office()), "To be sat") == "");
    BOOST_TEST(office().can(CertifyTask::SetDate));
    ask_for_date();
    BOOST_TEST(office().form->value("day") == "");
    office().submit();
    BOOST_TEST(office().error == "Type the day of the exam first.");
    BOOST_TEST(office().form->go_to == "day");
    fill("day", "2026-12-01");
    fill("time", "9:30");
    fill("place", "Training room 2");
    office().submit();
    const std::string date = "1 Dec 2026, 09:30 UTC, Training room 2";
    BOOST_TEST(office().error == "");
    BOOST_TEST(office().notice == sitting + " is to be sat on " + date + ".");
    const SittingsScreen shown = sittings_screen(office());
    BOOST_TEST(fact(shown, "To be sat") == date);
    BOOST_TEST(shown.rows.front().detail.ends_with(sitting + " \u00b7 " + date),
               shown.rows.front().detail);
    const SignInScreen here = sign_in_screen(office());
    BOOST_TEST(here.seats.front().detail.ends_with(sitting + " \u00b7 " + date),
               here.seats.front().detail);
    ask_for_date();
    BOOST_TEST(office().form->value("day") == "2026-12-01");
    BOOST_TEST(office().form->value("time") == "09:30");
    BOOST_TEST(office().form->value("place") == "Training room 2");
    fill("place", "");
    office().submit();
    BOOST_TEST(fact(sittings_screen(office()), "To be sat") == "1 Dec 2026, 09:30 UTC");
    ask_for_date();
    fill("day", "");
    office().submit();
    BOOST_TEST(office().notice == sitting + " has no date any more.");
    BOOST_TEST(fact(sittings_screen(office()), "To be sat") == "");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_a_date_is_refused_at_its_field) {
    open_exam();
    sign_in("eve", "Eve comes in");
    ask_for_date();
    fill("day", "2026-12-01");
    fill("time", "14:00");
    for (const char* day : {"soon", "2026-13-01", "2026-02-30", "1 Dec 2026", "2026-12-01T14:00"})
        refused_at("day", day, "A day is typed as 2026-12-01.");
    refused_at("day", "2026-11-20", "20 Nov 2026, 14:00 UTC is over: choose a later time.");
    for (const char* time : {"", "noon", "25:00", "14", "14:00:00", "2 pm"})
        refused_at("time", time, "A time is typed as 14:00.");
    refused_at("place", std::string(61, 'x'), "A place is one line of at most 60 characters.");
    const HouseInForce in_force({"", "Europe/London", "$"});
    fill("day", "2027-03-28");
    refused_at("time", "01:30",
               "The clocks of Europe/London do not show 2027-03-28 01:30: they are put forward "
               "then.");
    BOOST_TEST(office().office->sittings_to_come().front().date.has_value() == false);
}

BOOST_AUTO_TEST_CASE(a_class_is_opened_and_planned_in_one_go) {
    make_people();
    sign_in("ada", "ada comes in");
    add("Ben", Role::Trainee);
    for (const char* id : {"ann", "ben"})
        BOOST_REQUIRE(office().school()->put_in_team(id, "Evening"));
    sign_in("eve", "Eve comes in");
    ask_to_open(team_choice("Evening"));
    fill("time", "14:00");
    refused_at("day", "", "Type the day of the exam too.");
    fill("day", "2026-12-01");
    for (const char* minutes : {"-1", "half", "1441"})
        refused_at("every", minutes, "The minutes are a number from 0 to 1440, or empty.");
    fill("every", "120");
    fill("place", "Training room 2");
    refused_at("day", "2026-11-20",
               "ann: 20 Nov 2026, 14:00 UTC is over: choose a later time. Nothing was opened; 1 "
               "other of the team is refused too.");
    BOOST_TEST(office().form->value("passphrase") == "the office opens");  // it stays typed
    BOOST_TEST(office().sittings.empty());
    office().submit();
    BOOST_TEST(office().error == "");
    BOOST_REQUIRE(office().sittings.size() == 2U);
    const std::string last = office().sittings.front().id, first = office().sittings.back().id;
    BOOST_TEST(office().notice == "2 exams are open, " + first + " to " + last +
                                      ", to be sat at this machine. The first is on 1 Dec 2026, "
                                      "14:00 UTC, Training room 2.");
    BOOST_TEST(sittings_screen(office()).rows.front().detail ==
               "A short exam \u00b7 " + last + " \u00b7 1 Dec 2026, 16:00 UTC, Training room 2");
    ask_to_open("ann");
    fill("again", "A test sits it often.");
    fill("day", "2026-12-01");
    fill("time", "15:00");
    office().submit();
    BOOST_TEST(office().error == "Ann sits " + first +
                                     " from 1 Dec 2026, 14:00 UTC for 120 minutes: choose another "
                                     "time.");
    BOOST_TEST(office().form->go_to == "day");
    fill("day", "");
    fill("time", "");
    office().submit();
    BOOST_TEST(office().error == "");
}

BOOST_AUTO_TEST_CASE(only_who_opens_sittings_sets_dates_and_only_before_the_start) {
    open_exam();
    for (const auto& [id, passphrase] :
         {std::pair{"ann", "Ann comes in"}, std::pair{"ian", "Ian comes in"},
          std::pair{"olga", "Olga comes in"}, std::pair{"ada", "ada comes in"}}) {
        sign_in(id, passphrase);
        BOOST_REQUIRE_MESSAGE(office().who, office().error);
        BOOST_TEST(!office().can(CertifyTask::SetDate), id);
        office().begin(CertifyTask::SetDate);
        BOOST_TEST(!office().form, id);
    }
    office().leave();
    sit_here();
    office().leave_exam();
    sign_in("eve", "Eve comes in");
    BOOST_TEST(!office().can(CertifyTask::SetDate));
}

BOOST_AUTO_TEST_CASE(the_schedule_is_saved_as_pdf_and_csv) {
    open_exam();
    sign_in("eve", "Eve comes in");
    ask_for_date();
    fill("day", "2026-12-01");
    fill("time", "14:00");
    fill("place", "Training room 2");
    office().submit();
    show_certify_view(desk, CertifyView::Records);
    office().open_record(CertifyTask::ExamSchedule);
    BOOST_REQUIRE(office().form);
    BOOST_TEST(office().output_name() == "exam-schedule-2026-11-21");
    office().submit((folder / "nowhere" / "x").string());
    BOOST_TEST(office().error != "");
    const fs::path file = folder / "plan";
    office().submit(file.string());
    BOOST_TEST(office().error == "");
    BOOST_TEST(office().notice == "The schedule is in " + folder.string());
    BOOST_TEST(bytes_of(file.string() + ".pdf").starts_with("%PDF-"));
    BOOST_TEST(bytes_of(file.string() + ".csv") ==
               "at,minutes,sitting,candidate,name,exam,invigilator,place\n"
               "2026-12-01T14:00:00Z,120," +
                   sitting + ",ann,Ann,short,ian,Training room 2\n");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal::certify_house
