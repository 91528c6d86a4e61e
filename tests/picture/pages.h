#pragma once
// What every printed page must keep, whatever is on it.

#include <boost/test/unit_test.hpp>

#include "picture/page.h"

namespace fairdeal {

/// Every text fits its box, every box lies on the sheet, and no two texts of a page meet.
inline void hold(const std::vector<PrintedPage>& pages, Paper paper) {
    lay_out([&](Painter& ruler) {
        const Size size = size_of(paper);
        for (const PrintedPage& page : pages) {
            for (std::size_t i = 0; i < page.texts.size(); ++i) {
                const PlacedText& text = page.texts[i];
                BOOST_TEST(ruler.text_width(text.words, text.font) <= text.box.width + 0.5,
                           "too wide: " << text.words);
                const bool on_sheet = text.box.x >= 0 && text.box.y >= 0 &&
                                      text.box.right() <= size.width &&
                                      text.box.bottom() <= size.height;
                BOOST_TEST(on_sheet, "off the sheet: " << text.words);
                for (std::size_t j = 0; j < i; ++j)
                    BOOST_TEST(overlap(text.box, page.texts[j].box) < 0.5,
                               text.words << " lies over " << page.texts[j].words);
            }
        }
        return std::vector<PrintedPage>();
    });
}

/// Is this said anywhere on the pages, as a line or part of one?
inline bool says(const std::vector<PrintedPage>& pages, std::string_view words) {
    for (const PrintedPage& page : pages) {
        for (const PlacedText& text : page.texts) {
            if (text.words.find(words) != std::string::npos) return true;
        }
    }
    return false;
}

}  // namespace fairdeal
