// Somebody's own passphrase is changed in the school's file and in the office's log. Wherever the
// machine stops in between, they sign in and are what they were.

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>
#include <stdexcept>

#include "exam/offices.h"
#include "support/killed.h"
#include "support/times.h"

namespace fairdeal {

namespace {

constexpr std::string_view a_new_one = "a newer passphrase";

/// The newest roles that the office's log has of somebody.
GivenRoles newest_roles(const Office& office, const std::string& id) {
    GivenRoles newest;
    for (const OfficeEvent& event : office.events_of(id)) {
        if (event.kind != OfficeEventKind::Roles) continue;
        const auto given = given_roles_from(event.what);
        BOOST_REQUIRE(given.has_value());
        newest = *given;
    }
    return newest;
}

/// An office whose clock breaks when it is asked the nth time: there the program stops.
struct BreakingOffice {
    BreakingOffice(OfficeHouse& house, int asked) {
        auto opened = Office::open(house.folder.file("office"), house.school, [this] {
            if (--left == 0) throw std::runtime_error("the machine stops here");
            return "2026-03-14T12:00:00Z"_utc;
        });
        BOOST_REQUIRE(opened.has_value());
        office.emplace(*std::move(opened));
        left = asked;
    }
    int left = -1;
    std::optional<Office> office;
};

/// The office of a folder, with files of its own.
struct OpenedOffice {
    explicit OpenedOffice(const Folder& folder) {
        auto found = School::open(folder.file("school.db"), Access::Write);
        BOOST_REQUIRE_MESSAGE(found, why(found));
        school.emplace(*std::move(found));
        auto opened =
            Office::open(folder.file("office"), *school, [] { return "2026-03-14T12:00:00Z"_utc; });
        BOOST_REQUIRE_MESSAGE(opened, why(opened));
        office.emplace(*std::move(opened));
    }
    std::optional<School> school;
    std::optional<Office> office;
};

/// Which of the two they have, and that they are an examiner with it.
std::string_view opens_for_eve(Office& office) {
    for (const std::string_view passphrase : {his_passphrase, a_new_one}) {
        const auto who = office.sign_in("eve", passphrase);
        if (!who) continue;
        BOOST_TEST(who->may(OfficeRight::OpenSitting));
        return passphrase;
    }
    return "neither";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(own_passphrase)

BOOST_AUTO_TEST_CASE(it_is_announced_before_it_counts_and_settled_after) {
    OfficeHouse house;
    const std::string old = house.school.passphrase_mark("eve");
    BOOST_REQUIRE(house.office->change_passphrase(house.signed_in("eve"), a_new_one, cheap));
    const std::string now = house.school.passphrase_mark("eve");
    BOOST_TEST(now != old);
    const auto events = house.office->events_of("eve");
    BOOST_REQUIRE(events.size() >= 2U);
    BOOST_TEST(events[events.size() - 2].what == "examiner with " + old + " or " + now);
    BOOST_TEST(events.back().what == "examiner with " + now);
    BOOST_TEST(opens_for_eve(*house.office) == a_new_one);
}

BOOST_AUTO_TEST_CASE(where_the_machine_stops_they_sign_in_and_their_roles_count) {
    // Stopped before the announcement, and after the school's file has the new one.
    for (const auto& [asked, passphrase] : {std::pair{1, his_passphrase}, {2, a_new_one}}) {
        OfficeHouse house;
        const SignedIn eve = house.signed_in("eve");
        BreakingOffice breaking(house, asked);
        BOOST_CHECK_THROW(
            static_cast<void>(breaking.office->change_passphrase(eve, a_new_one, cheap)),
            std::runtime_error);
        auto office = house.opened();
        BOOST_REQUIRE(office.has_value());
        BOOST_TEST(opens_for_eve(*office) == passphrase);
        const GivenRoles settled = newest_roles(*office, "eve");
        BOOST_TEST(settled.next == "");
        BOOST_TEST(settled.passphrase == house.school.passphrase_mark("eve"));
    }
}

BOOST_AUTO_TEST_CASE(where_the_schools_file_is_not_written_the_old_one_goes_on) {
    OfficeHouse house;
    const SignedIn eve = house.signed_in("eve");
    {
        auto read_only = School::open(house.folder.file("school.db"), Access::Read);
        BOOST_REQUIRE(read_only.has_value());
        auto office = Office::open(house.folder.file("office"), *read_only,
                                   [] { return "2026-03-14T12:00:00Z"_utc; });
        BOOST_REQUIRE(office.has_value());
        BOOST_CHECK_THROW(static_cast<void>(office->change_passphrase(eve, a_new_one, cheap)),
                          StoreError);
        BOOST_TEST(newest_roles(*office, "eve").next != "");
    }
    // Announced is this very passphrase: neither another in its place, nor the same words sealed
    // again, make them examiner.
    BOOST_REQUIRE(house.school.set_passphrase("ivo", a_new_one, cheap));
    BOOST_TEST(!house.office->sign_in("ivo", a_new_one).has_value());
    BOOST_TEST(opens_for_eve(*house.office) == his_passphrase);
    BOOST_TEST(newest_roles(*house.office, "eve").next == "");
    BOOST_REQUIRE(house.school.set_passphrase("eve", a_new_one, cheap));
    BOOST_TEST(opens_for_eve(*house.office) == "neither");
}

BOOST_AUTO_TEST_CASE(roles_that_were_taken_meanwhile_do_not_come_back) {
    OfficeHouse house;
    const SignedIn eve = house.signed_in("eve");
    BOOST_REQUIRE(house.office->give_roles(house.signed_in("ada"), "eve", {Role::Trainee}));
    BOOST_REQUIRE(house.office->change_passphrase(eve, a_new_one, cheap));
    BOOST_TEST((newest_roles(*house.office, "eve").roles == std::vector{Role::Trainee}));
    BOOST_REQUIRE(house.school.give_roles("eve", {Role::Examiner}));
    BOOST_TEST(opens_for_eve(*house.office) == "neither");
}

BOOST_AUTO_TEST_CASE(a_kill_at_any_moment_leaves_them_able_to_sign_in) {
    struct Told {
        int number = 0;  // of the passphrase that is in place
        bool over = false;
    };
    const auto passphrase = [](int number) {
        return number == 0 ? std::string(his_passphrase) : fmt::format("passphrase {}", number);
    };
    const Folder folder;
    {  // Closed before a child is made: each has the files to itself.
        School school = school_of_the_office(folder);
        const auto made = Office::create(
            folder.file("office"), school, [] { return "2026-03-14T12:00:00Z"_utc; },
            {"casino.example", of_the_keys, cheap_key}, "ada");
        BOOST_REQUIRE_MESSAGE(made, why(made));
    }
    int number = 0;
    for (unsigned kill = 0; kill < 40; ++kill) {
        const auto told = work_until_killed<Told>(
            [&](int to) {
                OpenedOffice opened(folder);
                const auto eve = opened.office->sign_in("eve", passphrase(number));
                for (int now = number; tell(to, Told{now, false}); ++now) {
                    if (!opened.office->change_passphrase(*eve, passphrase(now + 1), cheap)) return;
                }
            },
            1 + kill % 3, 700 * (kill % 7));
        OpenedOffice opened(folder);
        // The one that was told of last, or the next, which they were at.
        number = told.number;
        auto who = opened.office->sign_in("eve", passphrase(number));
        if (!who) who = opened.office->sign_in("eve", passphrase(++number));
        BOOST_REQUIRE_MESSAGE(who.has_value(), "after passphrase " << told.number);
        BOOST_TEST(who->may(OfficeRight::OpenSitting));
        BOOST_TEST(newest_roles(*opened.office, "eve").next == "");
    }
    BOOST_TEST(number > 0);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
