// The painted table: files of the right kind and size, the same in every run, something to see.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdio>
#include <filesystem>
#include <map>

#include "picture/cards/card_picture.h"
#include "picture/sample_tables.h"
#include "picture/table/table_picture.h"
#include "support/file_text.h"

namespace fairdeal {

namespace {

constexpr Size picture_size{800, 560};

Drawing drawing_of(const TableView& view, Surround surround = Surround::Light) {
    return [&view, surround](Painter& painter) {
        draw_table(painter, view, {0, 0, picture_size.width, picture_size.height}, surround);
    };
}

// A file of its own that goes away with the test.
struct Scrap {
    explicit Scrap(const std::string& name)
        : path(
              (std::filesystem::temp_directory_path() /
               ("fairdeal-picture-" +
                std::to_string(std::hash<std::string>{}(std::filesystem::current_path().string())) +
                name))
                  .string()) {}
    Scrap(const Scrap&) = delete;
    Scrap& operator=(const Scrap&) = delete;
    ~Scrap() { std::remove(path.c_str()); }
    std::string path;
};

std::uint32_t number_at(const std::string& bytes, std::size_t at) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i)
        number = number << 8U | static_cast<unsigned char>(bytes.at(at + i));
    return number;
}

std::size_t inks_in(const Pixels& pixels) {
    std::map<unsigned, int> inks;
    for (const unsigned pixel : pixels.argb) ++inks[pixel];
    return inks.size();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(painting)

BOOST_AUTO_TEST_CASE(a_png_has_the_size_asked_for) {
    const TableView view = sample_named("plain");
    for (const double scale : {1.0, 2.0}) {
        const Scrap file("size.png");
        BOOST_REQUIRE(write_png(file.path, picture_size, scale, drawing_of(view)).has_value());
        const std::string bytes = text_of_file(file.path);
        BOOST_TEST(bytes.substr(1, 3) == "PNG");
        BOOST_TEST(number_at(bytes, 16) == static_cast<std::uint32_t>(picture_size.width * scale));
        BOOST_TEST(number_at(bytes, 20) == static_cast<std::uint32_t>(picture_size.height * scale));
    }
}

BOOST_AUTO_TEST_CASE(the_picture_is_opaque_and_full_of_things) {
    for (const Surround surround : {Surround::Light, Surround::Dark}) {
        const TableView view = sample_named("plain");
        const Pixels pixels = draw_pixels(picture_size, 1, drawing_of(view, surround));
        BOOST_TEST(pixels.width == 800);
        BOOST_TEST(pixels.height == 560);
        BOOST_TEST(std::all_of(pixels.argb.begin(), pixels.argb.end(),
                               [](unsigned p) { return p >> 24U == 255U; }));
        BOOST_TEST(inks_in(pixels) > 5'000U);
    }
}

BOOST_AUTO_TEST_CASE(two_runs_paint_the_same) {
    const TableView view = sample_named("split");
    const Pixels once = draw_pixels(picture_size, 1.5, drawing_of(view)),
                 again = draw_pixels(picture_size, 1.5, drawing_of(view));
    BOOST_TEST((once.argb == again.argb));
    const Scrap first("first.png"), second("second.png");
    BOOST_REQUIRE(write_png(first.path, picture_size, 1, drawing_of(view)).has_value());
    BOOST_REQUIRE(write_png(second.path, picture_size, 1, drawing_of(view)).has_value());
    BOOST_TEST((text_of_file(first.path) == text_of_file(second.path)));
}

BOOST_AUTO_TEST_CASE(what_is_kept_paints_the_same_as_what_is_drawn_again) {
    PictureStore store;
    for (const char* name : {"plain", "asked", "split", "plain"}) {
        const TableView view = sample_named(name);
        PictureStore fresh;
        const Pixels drawn = draw_pixels(picture_size, 1, drawing_of(view), &fresh),
                     kept = draw_pixels(picture_size, 1, drawing_of(view), &store);
        BOOST_TEST((drawn.argb == kept.argb), name);
    }
}

BOOST_AUTO_TEST_CASE(every_card_the_mark_and_the_chosen_wager_can_be_seen) {
    TableView view = sample_named("plain");
    const auto painted = [&] { return draw_pixels(picture_size, 1, drawing_of(view)).argb; };
    const auto before = painted();
    const auto changes = [&](const char* what) {
        BOOST_TEST((painted() != before), what);
        view = sample_named("plain");
    };
    view.spots[0].hands[0].cards[0].card.suit = Suit::Hearts;
    changes("a suit");
    view.spots[0].hands[0].cards[1].left_out = true;
    changes("a card left out");
    view.spots[1].side[0].mark = WagerMark::Due;
    changes("a mark");
    view.spots[1].side[0].chosen = true;
    changes("the chosen wager");
    view.spots[1].side[0].settled = true;
    changes("a settled wager");
    view.spots[2].hands[0].total = "20";
    changes("a total");
    view.dealer_active = true;
    changes("the dealer's turn");
    view.felt_lines[1] = "DEALER STANDS ON ALL 17S";
    changes("a line on the felt");
}

BOOST_AUTO_TEST_CASE(a_face_down_card_looks_like_any_other) {
    TableView view = sample_named("plain");
    view.dealer = cards_from("Ks (As)");
    const auto ace = draw_pixels(picture_size, 1, drawing_of(view)).argb;
    view.dealer = cards_from("Ks (2h)");
    BOOST_TEST((draw_pixels(picture_size, 1, drawing_of(view)).argb == ace));
}

BOOST_AUTO_TEST_CASE(no_two_cards_look_alike) {
    std::map<std::vector<unsigned>, Card> seen;
    for (const Card card : deck()) {
        const auto face = draw_pixels({100, 140}, 1, [&](Painter& painter) {
            painter.move({50, 70});
            draw_card(painter, card, 90, {});
        });
        BOOST_TEST(seen.emplace(face.argb, card).second, in_words(card));
    }
    BOOST_TEST(seen.size() == 52U);
}

BOOST_AUTO_TEST_CASE(cards_that_could_not_be_read_are_drawn_too) {
    for (const Card card :
         {Card{}, Card{Rank::Queen, Suit::Unknown}, Card{Rank::Unknown, Suit::Clubs}}) {
        const Pixels face = draw_pixels({100, 140}, 1, [&](Painter& painter) {
            painter.move({50, 70});
            draw_card(painter, card, 90, {});
        });
        BOOST_TEST(inks_in(face) > 20U, in_words(card));
    }
}

/// The words at the left of a small white sheet.
std::vector<unsigned> painted(std::string_view words) {
    return draw_pixels({120, 40}, 1,
                       [&](Painter& painter) {
                           painter.text(words, {4, 28}, {Typeface::Inter, 22}, ink(0x000000));
                       })
        .argb;
}

// A letter that no font holds is drawn as a box; two boxes of the same shape look alike.
BOOST_AUTO_TEST_CASE(names_of_every_script_are_drawn_in_letters) {
    const std::pair<const char*, const char*> letters[] = {
        {"陈", "龙"}, {"あ", "の"}, {"한", "글"}, {"م", "ح"}, {"א", "ש"},
        {"अ", "क"},   {"ก", "ข"},   {"Ж", "Ю"},   {"ა", "ბ"}, {"ა", "陈"}};
    for (const auto& [one, other] : letters) BOOST_TEST((painted(one) != painted(other)), one);
}

BOOST_AUTO_TEST_CASE(a_name_from_right_to_left_leaves_the_line_as_it_is) {
    const auto full_stop = [](const std::vector<unsigned>& pixels) {
        // Of the right half of the sheet: a line turned around has its full stop at the left.
        return std::any_of(pixels.begin(), pixels.end(), [&](const unsigned& pixel) {
            return (&pixel - pixels.data()) % 120 > 60 && pixel >> 24U > 128U;
        });
    };
    BOOST_TEST(!full_stop(painted("محمد")));
    BOOST_TEST(full_stop(painted("محمد passed.")));
    const auto after = painted("م is");
    const auto alone = painted("م");
    for (std::size_t y = 0; y < 40; ++y)
        for (std::size_t x = 0; x < 8; ++x)
            BOOST_REQUIRE(after.at(y * 120 + x) == alone.at(y * 120 + x));
}

BOOST_AUTO_TEST_CASE(a_page_and_a_drawing_come_out_the_same_in_every_run) {
    const TableView view = sample_named("asked");
    const Scrap pdf("a.pdf"), pdf_again("b.pdf"), svg("a.svg");
    BOOST_REQUIRE(write_pdf(pdf.path, picture_size, "Table", {drawing_of(view), drawing_of(view)})
                      .has_value());
    BOOST_REQUIRE(
        write_pdf(pdf_again.path, picture_size, "Table", {drawing_of(view), drawing_of(view)})
            .has_value());
    BOOST_REQUIRE(write_svg(svg.path, picture_size, drawing_of(view)).has_value());
    BOOST_TEST(text_of_file(pdf.path).substr(0, 5) == "%PDF-");
    BOOST_TEST((text_of_file(pdf.path) == text_of_file(pdf_again.path)));
    BOOST_TEST(text_of_file(svg.path).find("<svg") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_written_is_a_problem_with_its_name) {
    const TableView view = sample_named("empty");
    const std::string nowhere = "/no/such/folder/table";
    for (const auto& outcome : {write_png(nowhere, picture_size, 1, drawing_of(view)),
                                write_svg(nowhere, picture_size, drawing_of(view)),
                                write_pdf(nowhere, picture_size, "Table", {drawing_of(view)})}) {
        BOOST_REQUIRE(!outcome.has_value());
        BOOST_REQUIRE_EQUAL(outcome.error().size(), 1U);
        BOOST_TEST(outcome.error()[0].where.source == nowhere);
        BOOST_TEST(!outcome.error()[0].what.empty());
    }
}

BOOST_AUTO_TEST_CASE(tiny_and_strange_areas_do_no_harm) {
    const TableView view = sample_named("crowd");
    for (const Box& area :
         {Box{0, 0, 1, 1}, Box{0, 0, 40, 400}, Box{0, 0, 400, 30}, Box{-50, 20, 90, 70}})
        BOOST_CHECK_NO_THROW(draw_pixels({400, 400}, 1, [&](Painter& painter) {
            draw_table(painter, view, area, Surround::Dark);
        }));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
