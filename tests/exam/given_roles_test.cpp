// The roles that an office gave, written into its log and read back.

#include "exam/given_roles.h"

#include <boost/test/unit_test.hpp>

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(given_roles)

BOOST_AUTO_TEST_CASE(what_is_written_is_read_back) {
    for (const GivenRoles& given :
         {GivenRoles{{Role::Trainee}, ""}, GivenRoles{{Role::Trainer, Role::Examiner}, "5fd2"}})
        BOOST_TEST((given_roles_from(to_text(given)) == given));
    BOOST_TEST(to_text(GivenRoles{{Role::Trainer, Role::Examiner}, "5fd2"}) ==
               "trainer examiner with 5fd2");
}

BOOST_AUTO_TEST_CASE(anything_else_gives_no_roles) {
    for (const char* what : {"boss", "examiner with", "examiner with a b", "examiner  auditor", ""})
        BOOST_TEST(!given_roles_from(what).has_value(), what);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
