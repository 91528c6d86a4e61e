// Charts: bars are as long as their sums, what is not nothing is seen, and they part in grey.

#include "picture/charts/chart.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>

namespace fairdeal {

namespace {

/// How many columns of pixels, of a bar drawn over 200 by 10, are not white at half height.
int inked(Money overpaid, Money underpaid, int from, int to) {
    const Pixels pixels = draw_pixels({200, 10}, 1, [&](Painter& painter) {
        painter.fill(Path().box({0, 0, 200, 10}), ink(0xffffff));
        draw_two_bars(painter, {0, 0, 200, 10}, overpaid, underpaid, Money::dollars(100));
    });
    int columns = 0;
    for (int x = from; x < to; ++x) {
        bool any = false;
        for (int y = 2; y < 7; ++y)
            any = any || (pixels.argb[static_cast<std::size_t>(y * 200 + x)] & 255U) < 200U;
        columns += any ? 1 : 0;
    }
    return columns;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(charts)

BOOST_AUTO_TEST_CASE(a_bar_is_as_long_as_its_sum) {
    BOOST_TEST(std::abs(inked(Money::dollars(100), Money(), 101, 200) - 99) <= 1);
    BOOST_TEST(std::abs(inked(Money::dollars(50), Money(), 101, 200) - 49) <= 1);
    BOOST_TEST(inked(Money::dollars(50), Money(), 0, 99) == 0);
    BOOST_TEST(inked(Money(), Money(), 101, 200) == 0);
    BOOST_TEST(inked(Money(), Money::dollars(100), 0, 99) > 40);
    BOOST_TEST(inked(Money(), Money::dollars(100), 102, 200) == 0);
}

BOOST_AUTO_TEST_CASE(a_cent_can_be_seen) {
    BOOST_TEST(inked(Money::cents(1), Money(), 100, 200) >= 1);
}

BOOST_AUTO_TEST_CASE(parts_of_nothing_are_drawn_within_their_box) {
    const Pixels pixels = draw_pixels({120, 30}, 1, [](Painter& painter) {
        painter.fill(Path().box({0, 0, 120, 30}), ink(0xffffff));
        draw_parts(painter, {10, 10, 100, 10}, {0, 0, 0});
    });
    for (std::size_t y = 0; y < 30; ++y) {
        for (const std::size_t x : {0U, 3U, 116U, 119U})
            BOOST_TEST((pixels.argb[y * 120 + x] & 0xffffffU) == 0xffffffU);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
