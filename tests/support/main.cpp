// The main of a room's test program; the desktop's tests bring their own.
#define BOOST_TEST_MODULE fairdeal
#include <boost/test/unit_test.hpp>
