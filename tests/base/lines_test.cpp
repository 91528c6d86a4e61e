// Lines of a stream: how many bytes of each are kept, what is read of one that is too long, and a
// stream that fails.

#include "base/lines.h"

#include <boost/test/unit_test.hpp>
#include <sstream>
#include <streambuf>
#include <vector>

namespace fairdeal {

namespace {

/// The letter x without end, and how many were read.
struct Endless : std::streambuf {
    int_type uflow() override {
        ++read;
        return 'x';
    }
    int_type underflow() override { return 'x'; }
    int read = 0;
};

struct Failing : std::streambuf {
    int_type uflow() override { throw std::runtime_error("the disk"); }
    int_type underflow() override { throw std::runtime_error("the disk"); }
};

/// "text" or "text..." where it was cut, line by line.
std::vector<std::string> lines_of(const std::string& text, std::size_t longest) {
    std::istringstream in(text);
    Lines lines(in, longest);
    std::vector<std::string> all;
    while (lines.next()) {
        all.push_back(lines.text() + (lines.is_cut() ? "..." : ""));
        BOOST_TEST(lines.number() == static_cast<int>(all.size()));
    }
    return all;
}

using Texts = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_SUITE(lines_of_a_stream)

BOOST_AUTO_TEST_CASE(a_line_that_is_too_long_is_cut_and_the_next_is_whole) {
    BOOST_TEST((lines_of("", 3) == Texts{}));
    BOOST_TEST((lines_of("\n", 3) == Texts{""}));
    BOOST_TEST((lines_of("abc\nd", 3) == Texts{"abc", "d"}));
    BOOST_TEST((lines_of("abcd\nef\n", 3) == Texts{"abc...", "ef"}));
    BOOST_TEST((lines_of("abcdefghi", 3) == Texts{"abc..."}));
    BOOST_TEST((lines_of("abcd\nefghij\n\nk", 3) == Texts{"abc...", "efg...", "", "k"}));
}

BOOST_AUTO_TEST_CASE(an_endless_line_is_read_no_further_than_it_is_kept) {
    Endless endless;
    std::istream in(&endless);
    Lines lines(in, 1000);
    BOOST_TEST(lines.next());
    BOOST_TEST(lines.is_cut());
    BOOST_TEST(lines.text().size() == 1000U);
    BOOST_TEST(endless.read == 1001);
}

BOOST_AUTO_TEST_CASE(a_stream_that_fails_is_bad_and_not_at_its_end) {
    Failing failing;
    std::istream in(&failing);
    Lines lines(in, 1000);
    BOOST_TEST(!lines.next());
    BOOST_TEST(in.bad());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
