// The charts of a pack: curves where they belong, marks that are told by more than colour.

#include <boost/test/unit_test.hpp>

#include "picture/charts/evidence_chart.h"
#include "picture/charts/kind_grid.h"

namespace fairdeal {
namespace {

constexpr double width = 600, height = 220;

Pixels drawn(const EvidencePicture& picture) {
    return draw_pixels({width, height}, 1, [&](Painter& painter) {
        draw_evidence(painter, {0, 0, width, height}, picture, light_chart_inks());
    });
}

Pixels drawn(const KindGridPicture& picture) {
    return draw_pixels({width, height}, 1, [&](Painter& painter) {
        draw_kind_grid(painter, {0, 0, width, height}, picture, light_chart_inks());
    });
}

EvidencePicture rising(std::size_t hands) {
    EvidencePicture picture;
    picture.curves = {{"missing", {}, 0}, {"too many", {}, 6}};
    for (std::size_t i = 0; i < hands; ++i) {
        picture.curves[0].odds.push_back(5.0 * static_cast<double>(i) / static_cast<double>(hands));
        picture.curves[1].odds.push_back(-1);
    }
    picture.alarm = 2.86;
    picture.alarm_name = "1 in 730 by chance";
    picture.first = "1";
    picture.last = "99";
    return picture;
}

/// The highest point of accent ink in a column of pixels; height: none.
int highest_accent(const Pixels& pixels, int x) {
    const Ink accent = light_chart_inks().accent;
    for (int y = 0; y < pixels.height; ++y) {
        const unsigned pixel = pixels.argb[static_cast<std::size_t>(y * pixels.width + x)];
        const double green = ((pixel >> 8U) & 255U) / 255.0, red = ((pixel >> 16U) & 255U) / 255.0;
        if (std::abs(green - accent.green) < 0.05 && std::abs(red - accent.red) < 0.05) return y;
    }
    return pixels.height;
}

/// Pixels that differ.
std::size_t differences(const Pixels& a, const Pixels& b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.argb.size(); ++i) count += a.argb[i] != b.argb[i] ? 1U : 0U;
    return count;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pack_charts)

BOOST_AUTO_TEST_CASE(a_curve_that_rises_is_higher_on_the_right) {
    for (const std::size_t hands : {40U, 10'000U}) {
        const Pixels pixels = drawn(rising(hands));
        const int left = highest_accent(pixels, 130), right = highest_accent(pixels, 560);
        BOOST_TEST(right < left - 60, hands << " hands: " << left << ", " << right);
    }
}

BOOST_AUTO_TEST_CASE(what_cannot_be_and_a_single_hand_are_drawn_too) {
    EvidencePicture picture = rising(1);
    picture.curves[1].odds = {-std::numeric_limits<double>::infinity()};
    BOOST_TEST(differences(drawn(picture), drawn(rising(40))) > 0U);
}

BOOST_AUTO_TEST_CASE(the_hands_of_a_shoe_are_a_band) {
    EvidencePicture picture = rising(400);
    const Pixels plain = drawn(picture);
    picture.marked = {100, 200};
    BOOST_TEST(differences(plain, drawn(picture)) > 2000U);
}

/// Without colours the marks are still told apart: in grey each cell has other pixels.
BOOST_AUTO_TEST_CASE(suspects_differ_from_the_others_by_more_than_their_colour) {
    KindGridPicture picture;
    for (auto& kind : picture.kinds) kind.seen = "133";
    const Pixels plain = drawn(picture);
    picture.kinds.at(6).mark = KindGridPicture::Suspect::Missing;
    const Pixels missing = drawn(picture);
    picture.kinds.at(6).mark = KindGridPicture::Suspect::TooMany;
    const Pixels many = drawn(picture);
    BOOST_TEST(differences(plain, missing) > 100U);
    BOOST_TEST(differences(plain, many) > 300U);
    BOOST_TEST(differences(missing, many) > 300U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
