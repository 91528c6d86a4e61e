// Lines of text as labels and rows show them.

#include <boost/test/unit_test.hpp>

#include "desk/kit/gtk.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(text)

BOOST_AUTO_TEST_CASE(a_line_runs_from_the_left_whatever_name_it_begins_with) {
    BOOST_TEST(gtk::from_left("Tina is examined.") == "Tina is examined.");
    BOOST_TEST(gtk::from_left("") == "");
    BOOST_TEST(gtk::from_left("14 items\n") == "14 items\n");
    BOOST_TEST(gtk::from_left("\u2068محمد\u2069 is examined.") ==
               "\u200e\u2068محمد\u2069 is examined.");
    BOOST_TEST(gtk::from_left("Tina\nשרה (s1)\nAli") == "Tina\n\u200eשרה (s1)\nAli");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
