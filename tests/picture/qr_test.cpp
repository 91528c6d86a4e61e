// QR codes: what is drawn is what the library encoded, module by module.

#include "picture/qr.h"

#include <qrencode.h>

#include <unistd.h>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "print/hand_page.h"

namespace fairdeal {

namespace {

const Seal hand_seal{"casino.example/pit-1/hands", 411, 10'000,
                     "tGhXh0C8cUfq0c3Y2Vb4xkz8l0p8pWZ0B0m2rjJ2n6g=", ""};

}  // namespace

BOOST_AUTO_TEST_SUITE(qr)

BOOST_AUTO_TEST_CASE(every_module_is_drawn_as_it_was_encoded) {
    const std::string text = seal_text(hand_seal);
    const auto code = qr_of(text);
    BOOST_REQUIRE(code.has_value());
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> own(
        QRcode_encodeData(static_cast<int>(text.size()),
                          reinterpret_cast<const unsigned char*>(text.data()), 0, QR_ECLEVEL_Q),
        QRcode_free);
    BOOST_REQUIRE(code->width == own->width);
    const int side = code->width + 8;
    const Pixels drawn = draw_pixels({side * 4.0, side * 4.0}, 1, [&](Painter& painter) {
        draw_qr(painter, *code, {0, 0, side * 4.0, side * 4.0});
    });
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const bool inside = x >= 4 && y >= 4 && x < side - 4 && y < side - 4;
            const bool dark = inside && (own->data[(y - 4) * own->width + x - 4] & 1U) != 0;
            const unsigned pixel =
                drawn.argb[static_cast<std::size_t>((y * 4 + 2) * drawn.width + x * 4 + 2)];
            BOOST_TEST((pixel & 0xffffffU) == (dark ? 0U : 0xffffffU));
        }
    }
}

BOOST_AUTO_TEST_CASE(modules_are_large_enough_to_be_read_from_paper) {
    const auto code = qr_of(seal_text(hand_seal));
    BOOST_REQUIRE(code.has_value());
    BOOST_TEST(150.0 / (code->width + 8) * 25.4 / 72 >= 0.7);  // millimetres
}

BOOST_AUTO_TEST_CASE(nothing_and_too_much_are_refused) {
    BOOST_TEST(!qr_of("").has_value());
    BOOST_TEST(!qr_of(std::string(4000, 'x')).has_value());
}

BOOST_AUTO_TEST_CASE(a_reader_of_codes_reads_the_text_back) {
    BOOST_REQUIRE_MESSAGE(std::system("command -v zbarimg >/dev/null") == 0,
                          "zbarimg is not installed: see installer/packages.txt");
    const auto code = qr_of(seal_text(hand_seal));
    BOOST_REQUIRE(code.has_value());
    const std::string file = (std::filesystem::temp_directory_path() /
                              ("fairdeal-qr-" + std::to_string(::getpid()) + ".png"))
                                 .string();
    BOOST_REQUIRE(write_png(file, {150, 150}, 3, [&](Painter& painter) {
                      draw_qr(painter, *code, {0, 0, 150, 150});
                  }).has_value());
    BOOST_TEST(std::system(("zbarimg -q --raw " + file + " > " + file + ".txt").c_str()) == 0);
    std::ifstream in(file + ".txt");
    const std::string read{std::istreambuf_iterator<char>(in), {}};
    BOOST_TEST(read.starts_with(seal_text(hand_seal)));
    std::filesystem::remove(file);
    std::filesystem::remove(file + ".txt");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
