// The table of permissions, role by role; a change of it is a change here.

#include "exam/office/permission.h"

#include <boost/test/unit_test.hpp>
#include <string>

#include "school/school_people.h"

namespace fairdeal {

namespace {

/// The rights of a role as a row of marks, in the order of the rights.
std::string marks_of(Role role) {
    std::string marks;
    for (std::size_t right = 0; right < office_right_count; ++right)
        marks += may(role, static_cast<OfficeRight>(right)) ? 'x' : '-';
    return marks;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(permissions)

BOOST_AUTO_TEST_CASE(each_role_may_what_the_table_says) {
    // sit, open, invigilate, table test, certify, resolve, results, statistics, export, ledger,
    // people, keys, rules
    BOOST_TEST(marks_of(Role::Trainee) == "x------------");
    BOOST_TEST(marks_of(Role::Trainer) == "-------x-----");
    BOOST_TEST(marks_of(Role::Examiner) == "-xxxxxxxx----");
    BOOST_TEST(marks_of(Role::Invigilator) == "--x----------");
    BOOST_TEST(marks_of(Role::Auditor) == "------xxxx---");
    BOOST_TEST(marks_of(Role::Administrator) == "---------xxxx");
}

BOOST_AUTO_TEST_CASE(every_right_is_somebodys_and_no_role_has_all) {
    for (std::size_t right = 0; right < office_right_count; ++right) {
        const auto one = static_cast<OfficeRight>(right);
        bool anybody = false;
        for (std::size_t role = 0; role < role_count; ++role)
            anybody = anybody || may(static_cast<Role>(role), one);
        BOOST_TEST(anybody, to_text(one));
    }
    for (std::size_t role = 0; role < role_count; ++role)
        BOOST_TEST(marks_of(static_cast<Role>(role)).find('-') != std::string::npos);
}

BOOST_AUTO_TEST_CASE(roles_add_up) {
    const std::vector<Role> two{Role::Trainer, Role::Invigilator};
    BOOST_TEST(may(two, OfficeRight::Invigilate));
    BOOST_TEST(may(two, OfficeRight::SeeStatistics));
    BOOST_TEST(!may(two, OfficeRight::SeeResults));
    BOOST_TEST(!may(std::vector<Role>{}, OfficeRight::SitExam));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
