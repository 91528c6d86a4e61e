// Profiles and signing in without a window: what the form asks for before it is pressed, what it
// says is missing after, and that all that was typed stays.

#include <stdlib.h>
#include <boost/test/unit_test.hpp>

#include "desk/school/school_screen.h"
#include "support/cheap.h"
#include "support/content.h"

namespace fairdeal {

namespace {

/// A school in a folder of its own that nobody has come to yet.
struct SchoolHouse {
    SchoolHouse() {
        std::string name =
            (std::filesystem::temp_directory_path() / "fairdeal-profiles-XXXXXX").string();
        BOOST_REQUIRE(::mkdtemp(name.data()) != nullptr);
        folder = name;
        room = open_school(folder / "school.db", shipped_content(), machine_clock());
    }
    ~SchoolHouse() {
        room = SchoolSession();
        std::filesystem::remove_all(folder);
    }
    SchoolHouse(const SchoolHouse&) = delete;
    SchoolHouse& operator=(const SchoolHouse&) = delete;

    void make(const std::string& name) {
        room.form.emplace();
        room.form->name = name;
        BOOST_REQUIRE_MESSAGE(make_profile(room, cheap), room.error);
    }

    std::filesystem::path folder;
    SchoolSession room;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(profile_forms)

BOOST_AUTO_TEST_CASE(a_first_profile_is_made_and_signed_in) {
    SchoolHouse house;
    SchoolSession& room = house.room;
    BOOST_TEST(profiles_screen(room).items.empty());
    BOOST_TEST(!profiles_screen(room).empty.empty());
    BOOST_TEST(!make_profile(room, cheap));
    // What it takes is said before; what is missing, at each field, only once it is to be made.
    room.form = NewProfile();
    BOOST_TEST(profile_form(room)->story.find("administrator") != std::string::npos);
    BOOST_TEST(profile_form(room)->passphrase.label == "Passphrase");
    BOOST_TEST(profile_form(room)->problem == "");
    BOOST_TEST(!make_profile(room, cheap));
    BOOST_TEST(room.error == "Type a name.");
    BOOST_TEST(profile_form(room)->name.problem == "Type a name.");
    BOOST_TEST(profile_form(room)->passphrase.problem == "Choose a passphrase.");
    BOOST_TEST(profiles_screen(room).error == "");  // it is said at its field
    room.form = NewProfile{"", "Ann O'Hara", "correct horse", "correct hors", false, ""};
    BOOST_TEST(profile_form(room)->again.problem == "");
    BOOST_TEST(!make_profile(room, cheap));
    BOOST_TEST(profile_form(room)->again.problem == "The two differ.");
    BOOST_TEST(room.who.empty());
    BOOST_TEST(room.form->passphrase == "correct horse");  // nothing is to be typed again
    room.form->passphrase = room.form->again = "short";
    BOOST_TEST(!make_profile(room, cheap));
    BOOST_TEST(profile_form(room)->passphrase.problem != "");
    room.form->passphrase = room.form->again = "correct horse";
    BOOST_TEST(make_profile(room, cheap));
    BOOST_TEST(room.who == "ann-o-hara");
    BOOST_TEST(!room.form.has_value());
    house.make("Ann O'Hara");
    BOOST_TEST(room.who == "ann-o-hara-2");
    const ProfilesScreen screen = profiles_screen(room);
    BOOST_REQUIRE(screen.items.size() == 2U);
    BOOST_TEST(screen.items[0].title == "Ann O'Hara");
    BOOST_TEST(screen.items[0].needs_passphrase);
    BOOST_TEST(screen.items[0].detail == "Trainee, Administrator · 0 answers");
    BOOST_TEST(screen.items[1].picked);
}

BOOST_AUTO_TEST_CASE(a_passphrase_is_asked_for_and_must_be_right) {
    SchoolHouse house;
    SchoolSession& room = house.room;
    room.form = NewProfile{"", "Ann", "correct horse", "correct horse", false, ""};
    BOOST_REQUIRE(make_profile(room, cheap));
    sign_out(room);
    BOOST_TEST(!sign_in(room, "ann", ""));
    BOOST_TEST(room.error == "Type the passphrase of Ann.");
    BOOST_TEST(!sign_in(room, "ann", "wrong horse"));
    BOOST_TEST(room.error == "The passphrase is wrong.");
    BOOST_TEST(room.who.empty());
    BOOST_TEST(profiles_screen(room).passphrase.label == "Passphrase of Ann");
    BOOST_TEST(profiles_screen(room).passphrase.secret);
    BOOST_TEST(sign_in(room, "ann", "correct horse"));
    BOOST_TEST(room.who == "ann");
    BOOST_TEST(!sign_in(room, "", ""));
    BOOST_TEST(room.error == "Choose who signs in from the list first.");
}

BOOST_AUTO_TEST_CASE(a_later_trainer_needs_a_passphrase_and_an_administrator_who_signs) {
    SchoolHouse house;
    SchoolSession& room = house.room;
    BOOST_REQUIRE(room.school->add_person({"boss", "Boss", {Role::Administrator}, "", false, 0},
                                          "boss's own words", cheap));
    room.form.emplace();
    BOOST_TEST(profile_form(room)->passphrase.label == "Passphrase (optional)");
    room.form->name = "Tom";
    room.form->trainer = true;
    BOOST_TEST(profile_form(room)->passphrase.label == "Passphrase");
    BOOST_TEST(!make_profile(room, cheap));
    BOOST_TEST(profile_form(room)->passphrase.problem == "Choose a passphrase.");
    BOOST_TEST(profile_form(room)->administrator.problem ==
               "Type the administrator\u2019s name or user ID.");
    room.form->passphrase = room.form->again = "Tom's own words";
    room.form->administrator = "boss";
    room.form->administrator_passphrase = "not this one";
    BOOST_TEST(!make_profile(room, cheap));
    BOOST_TEST(profile_form(room)->problem == profile_form(room)->administrator_passphrase.problem);
    BOOST_TEST(profile_form(room)->problem != "");
    BOOST_TEST(room.form->passphrase == "Tom's own words");
    room.form->refused.clear();  // as typing does
    room.form->administrator_passphrase = "boss's own words";
    BOOST_TEST(make_profile(room, cheap), room.error);
    BOOST_TEST(may_see_others(room));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
