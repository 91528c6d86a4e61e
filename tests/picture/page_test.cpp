// Printed pages: words stay in their boxes, tables break over pages, the same pages make the same
// file.

#include "picture/pages.h"

namespace fairdeal {

namespace {

std::vector<PrintedPage> table_of(std::size_t rows, const std::string& word,
                                  Paper paper = Paper::A4) {
    return lay_out([&](Painter& ruler) {
        PageFlow flow(ruler, paper, {word, word, word});
        PrintedTable table{{{"Name"}, {"Amount", ColumnKind::Number}}, {}};
        for (std::size_t i = 0; i < rows; ++i) table.rows.push_back({word, "1,234.50"});
        flow.heading(word);
        flow.table(table);
        return flow.finish();
    });
}

std::string written(const std::vector<PrintedPage>& pages, const std::string& created) {
    const auto bytes = printed_pages(Paper::A4, "A test", created, pages);
    BOOST_REQUIRE(bytes.has_value());
    return *bytes;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pages)

BOOST_AUTO_TEST_CASE(words_are_wrapped_and_shortened_to_their_width) {
    lay_out([](Painter& ruler) {
        const Font font;
        const std::string long_word(300, 'W');
        for (const std::string& words : {long_word, "a few words " + long_word + " and more",
                                         std::string("ä€😀ä€😀ä€😀ä€😀ä€😀ä€😀ä€😀")}) {
            BOOST_TEST(ruler.text_width(shortened(ruler, words, font, 80), font) <= 80);
            std::string all;
            for (const std::string& line : wrapped(ruler, words, font, 80)) {
                BOOST_TEST(ruler.text_width(line, font) <= 80);
                all += line;
            }
            const auto bare = [](std::string text) {
                std::erase(text, ' ');
                return text;
            };
            BOOST_TEST(bare(all) == bare(words));
        }
        BOOST_TEST(shortened(ruler, "short", font, 80) == "short");
        return std::vector<PrintedPage>();
    });
}

BOOST_AUTO_TEST_CASE(a_long_table_repeats_its_head_on_every_page) {
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const auto made = table_of(200, "dealer", paper);
        BOOST_TEST(made.size() > 3U);
        for (const PrintedPage& page : made) BOOST_TEST(says({page}, "Name"));
        std::size_t amounts = 0;
        for (const PrintedPage& page : made) {
            for (const PlacedText& text : page.texts) amounts += text.words == "1,234" ? 1U : 0U;
        }
        BOOST_TEST(amounts == 200U);
        BOOST_TEST(says(made, "page 1 of " + std::to_string(made.size())));
        hold(made, paper);
    }
}

BOOST_AUTO_TEST_CASE(very_long_words_stay_in_their_cells) {
    hold(table_of(30, std::string(500, 'M')), Paper::A4);
}

BOOST_AUTO_TEST_CASE(amounts_stand_with_their_points_below_each_other) {
    double right = -1;
    for (const PrintedPage& page : table_of(3, "dealer")) {
        for (const PlacedText& text : page.texts) {
            if (text.words != "1,234") continue;
            if (right >= 0) BOOST_TEST(text.box.right() == right);
            right = text.box.right();
        }
    }
    BOOST_TEST(right > 0);
    BOOST_TEST(printed_amount(Money::cents(123'456'780)) == "1,234,567.80");
    BOOST_TEST(printed_amount(Money::cents(-5)) == "−0.05");
    BOOST_TEST(printed_count(1000) == "1,000");
    BOOST_TEST(printed_count(999) == "999");
}

BOOST_AUTO_TEST_CASE(the_same_pages_and_date_make_the_same_bytes) {
    const auto made = table_of(60, "dealer");
    const std::string first = written(made, "2026-03-14T21:05:09Z");
    BOOST_TEST(first.substr(0, 5) == "%PDF-");
    BOOST_TEST((first == written(made, "2026-03-14T21:05:09Z")));
    BOOST_TEST((first != written(made, "2026-03-15T21:05:09Z")));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
