// Who trains others: an administrator says it, and the first profile is one.

#include "classroom.h"
#include "desk/school/school_screen.h"
#include "support/cheap.h"
#include "support/scratch.h"

namespace fairdeal {

namespace {

/// A school without anybody.
struct EmptySchool {
    std::filesystem::path folder = scratch_path("school-trainers-test");
    SchoolSession room;
    EmptySchool() {
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
        room = open_school(folder / "school.db", shipped_content(),
                           {[] { return Millis{1790000000000}; }, 0});
    }
    ~EmptySchool() {
        room = SchoolSession();
        std::filesystem::remove_all(folder);
    }
    EmptySchool(const EmptySchool&) = delete;
    EmptySchool& operator=(const EmptySchool&) = delete;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(school_trainers)

BOOST_AUTO_TEST_CASE(the_first_profile_is_the_administrator_and_needs_a_passphrase) {
    EmptySchool school;
    SchoolSession& room = school.room;
    room.form = NewProfile{"", "Ann", "", "", false, ""};
    BOOST_TEST(!make_profile(room, cheap));
    BOOST_TEST(room.error == "Choose a passphrase.");
    BOOST_TEST(profile_form(room)->story.find("administrator") != std::string::npos);
    room.form->passphrase = room.form->again = "correct horse";
    BOOST_REQUIRE(make_profile(room, cheap));
    const Person ann = *room.school->person("ann");
    BOOST_TEST((has_role(ann, Role::Administrator) && has_role(ann, Role::Trainee)));
}

BOOST_AUTO_TEST_CASE(nobody_makes_themselves_a_trainer) {
    Classroom school;  // of Ann, with an administrator
    SchoolSession& room = school.room;
    const auto makes = [&](const char* administrator, const char* passphrase) {
        room.form = NewProfile{"",   "Tom", "correct horse", "correct horse",
                               true, "",    administrator,   passphrase};
        BOOST_TEST(profiles_screen(room).form->asks_administrator);
        return make_profile(room, cheap);
    };
    BOOST_TEST(!makes("", ""));
    BOOST_TEST(room.error == "Type the administrator\u2019s name or user ID.");
    BOOST_TEST(!makes("ann", ""));
    BOOST_TEST(room.error == "The administrator types their passphrase.");
    BOOST_TEST(!makes("ann", "correct horse"));
    BOOST_TEST(!makes("boss", "not the one"));
    BOOST_TEST(room.error == "No administrator has this user ID and passphrase.");
    BOOST_TEST(room.form->passphrase == "correct horse");
    BOOST_REQUIRE(room.form);
    BOOST_TEST(room.form->administrator_passphrase == "");  // it does not stay typed
    BOOST_TEST(!room.school->person("tom"));
    BOOST_TEST(makes("Boss", "boss's own words"));  // however its first letter is typed
    BOOST_TEST(has_role(*room.school->person("tom"), Role::Trainer));
}

BOOST_AUTO_TEST_CASE(a_school_without_an_administrator_says_so_and_keeps_its_trainers) {
    EmptySchool school;
    SchoolSession& room = school.room;
    BOOST_REQUIRE(room.school->add_person({"old", "Old", {Role::Trainer}, "", false, 0}));
    room.form = NewProfile{"", "Tom", "", "", true, ""};
    BOOST_TEST(!make_profile(room, cheap));
    BOOST_TEST(room.error.starts_with("This school has no administrator"));
    BOOST_REQUIRE(sign_in(room, "old", ""));
    BOOST_TEST(may_see_others(room));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
