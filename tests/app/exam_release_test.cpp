// Invigilator and candidate before the clock starts: what they mistype, and what they put off.

#include "certify_house.h"

namespace fairdeal::certify_house {

struct ReleasingHouse : House {
    Sitting logged() { return find_sitting(office().office->log(), sitting).value().state; }
};

BOOST_FIXTURE_TEST_SUITE(exam_releases, ReleasingHouse)

BOOST_AUTO_TEST_CASE(a_pin_that_cannot_be_takes_nothing_else_that_was_typed) {
    open_exam();
    office().picked_seat = sitting;
    office().ask_for_start();
    fill("passphrase", "Ian comes in");
    fill("candidate", "yes");
    fill("mix-candidate", "asd");
    const auto refused_for = [&](const char* pin, const char* again) {
        fill("pin", pin);
        fill("pin-again", again);
        office().submit();
        BOOST_TEST(office().form->go_to == "pin");
        BOOST_TEST(office().form->value("pin") + office().form->value("pin-again") == "");
        BOOST_TEST(office().form->value("passphrase") == "Ian comes in");
        BOOST_TEST(office().form->value("mix-candidate") == "asd");
        return office().error;
    };
    BOOST_TEST(refused_for("2580", "2581") == "The PIN was not typed the same twice.");
    BOOST_TEST(refused_for("258", "258") == "The candidate's PIN is 4 to 12 digits");
    BOOST_TEST(logged().events == 1);
    fill("pin", "2580");
    fill("pin-again", "2580");
    office().submit();
    BOOST_TEST(office().released.has_value(), office().error);
}

BOOST_AUTO_TEST_CASE(not_now_is_no_breakdown) {
    open_exam();
    sit_here();
    exam().leaving = true;
    office().leave_exam();
    for (int times = 0; times < 3; ++times) {  // more than the blueprint has breakdowns
        release_exam();
        BOOST_REQUIRE_MESSAGE(office().released, office().error);
        office().give_up_start();
        BOOST_TEST(logged().clock.suspended_at.has_value());  // the candidate left, and it runs on
    }
    sit_here();
    BOOST_REQUIRE_MESSAGE(is_in_exam(desk), office().error);
    BOOST_TEST(logged().breakdowns == 0);
    BOOST_TEST(screen().number == "Item 1 of 2");
}

/// A sitting that is refused for something else keeps the passphrase, until the page is left.
BOOST_AUTO_TEST_CASE(a_refused_sitting_does_not_ask_for_the_passphrase_again) {
    open_exam();
    sign_in("eve", "Eve comes in");
    office().begin(CertifyTask::OpenSitting);
    for (const char* field : {"candidate", "invigilator"}) {
        for (const auto& [id, words] : office().form->field(field)->choices)
            BOOST_TEST(id != "eve", field);  // the examiner is neither
    }
    fill("candidate", "ann");
    fill("exam", "short");
    fill("invigilator", "ian");
    fill("passphrase", "the office opens");
    office().submit();  // Ann has a sitting of this exam today
    BOOST_TEST(office().error.find("say why") != std::string::npos, office().error);
    BOOST_REQUIRE(office().form);
    BOOST_TEST(office().form->value("passphrase") == "the office opens");
    BOOST_TEST(office().form->go_to == "again");
    fill("breaks", "1");
    office().submit();
    BOOST_TEST(office().form->go_to == "accommodation");
    BOOST_TEST(office().form->value("passphrase") == "the office opens");
    fill("accommodation", "a broken wrist");
    fill("again", "the machine failed");
    office().submit();
    BOOST_TEST(office().error == "");
    BOOST_TEST(!office().form.has_value());
}

BOOST_AUTO_TEST_CASE(a_class_gets_a_sitting_each_or_nobody_does) {
    make_people();
    sign_in("ada", "ada comes in");
    for (const char* name : {"Ben", "Cora", "Dan"}) add(name, Role::Trainee);
    School& school = *office().school();
    for (const char* id : {"ann", "ben", "cora"}) BOOST_REQUIRE(school.put_in_team(id, "Evening"));
    BOOST_REQUIRE(school.put_in_team("dan", "Alone"));
    sign_in("eve", "Eve comes in");
    BOOST_REQUIRE_MESSAGE(office().who, office().error);
    office().begin(CertifyTask::OpenSitting);
    const auto& choices = office().form->field("candidate")->choices;
    BOOST_TEST(choices.size() == 5U);  // four people and the one team of more than one
    BOOST_TEST(choices.back().first == "team Evening");
    BOOST_TEST(choices.back().second == "Team Evening: 3 candidates");
    fill("candidate", "team Evening");
    fill("exam", "short");
    fill("invigilator", "ian");
    fill("passphrase", "the office opens");
    office().submit();
    BOOST_REQUIRE_MESSAGE(!office().form, office().error);
    BOOST_REQUIRE(office().sittings.size() == 3U);
    std::set<std::string> candidates;
    for (const Sitting& one : office().sittings) candidates.insert(one.candidate);
    BOOST_TEST((candidates == std::set<std::string>{"ann", "ben", "cora"}));
    BOOST_TEST(office().notice.find(" are open") != std::string::npos, office().notice);
    // A second time on the same day: nobody's is opened, and what was typed stays.
    office().begin(CertifyTask::OpenSitting);
    fill("candidate", "team Evening");
    fill("exam", "short");
    fill("invigilator", "ian");
    fill("passphrase", "the office opens");
    office().submit();
    BOOST_TEST(office().sittings.size() == 3U);
    BOOST_TEST(office().error.find("2 others of the team are refused too") != std::string::npos,
               office().error);
    BOOST_REQUIRE(office().form.has_value());
    BOOST_TEST(office().form->go_to == "again");
    BOOST_TEST(office().form->value("passphrase") == "the office opens");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal::certify_house
