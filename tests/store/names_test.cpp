// What people are called on screens and paper.

#include "school/names.h"

#include <boost/test/unit_test.hpp>

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(names_of_people)

BOOST_AUTO_TEST_CASE(a_name_from_left_to_right_is_shown_as_it_is) {
    for (const char* name : {"Tina Person", "Zoë Ångström", "Αθηνά", "Юлия", "Գայանե"})
        BOOST_TEST(isolated(name) == name);
}

BOOST_AUTO_TEST_CASE(a_name_that_may_run_the_other_way_keeps_to_itself) {
    for (const std::string name : {"محمد", "שרה", "Ali محمد"})
        BOOST_TEST(isolated(name) == "\u2068" + name + "\u2069");
}

BOOST_AUTO_TEST_CASE(who_has_no_name_is_called_by_the_id) {
    Person person;
    person.id = "1182";
    BOOST_TEST(called(person) == "1182");
    person.name = "محمد";
    BOOST_TEST(called(person) == "\u2068محمد\u2069");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
