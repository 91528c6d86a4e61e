// The roles that an office gave, written into its log and read back.

#include "exam/office/given_roles.h"

#include <boost/test/unit_test.hpp>

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(given_roles)

BOOST_AUTO_TEST_CASE(what_is_written_is_read_back) {
    for (const GivenRoles& given :
         {GivenRoles{{Role::Trainee}, ""}, GivenRoles{{Role::Trainer, Role::Examiner}, "5fd2"},
          GivenRoles{{Role::Auditor}, "5fd2", "77ab"}})
        BOOST_TEST((given_roles_from(to_text(given)) == given));
    BOOST_TEST(to_text(GivenRoles{{Role::Trainer, Role::Examiner}, "5fd2"}) ==
               "trainer examiner with 5fd2");
    BOOST_TEST(to_text(GivenRoles{{Role::Auditor}, "5fd2", "77ab"}) == "auditor with 5fd2 or 77ab");
}

BOOST_AUTO_TEST_CASE(anything_else_gives_no_roles) {
    for (const char* what : {"boss", "examiner with", "examiner with a b", "examiner with a or",
                             "examiner with a or ", "examiner with  or b", "examiner with a and b",
                             "auditor with a or b c", "examiner  auditor", ""})
        BOOST_TEST(!given_roles_from(what).has_value(), what);
}

BOOST_AUTO_TEST_CASE(while_a_passphrase_is_changed_the_old_and_the_new_count_and_no_other) {
    Person eve;
    eve.id = "eve";
    eve.roles = {Role::Examiner};
    eve.has_passphrase = true;
    const GivenRoles changing{{Role::Examiner}, "5fd2", "77ab"};
    BOOST_TEST(!why_not(eve, changing, "5fd2"));
    BOOST_TEST(!why_not(eve, changing, "77ab"));
    BOOST_TEST(why_not(eve, changing, "c0de").has_value());
    BOOST_TEST(why_not(eve, GivenRoles{{Role::Examiner}, "5fd2"}, "").has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
