// One hand on paper and as text.

#include "print/hand_page.h"

#include "picture/pages.h"
#include "picture/sample_tables.h"
#include "support/times.h"

namespace fairdeal {

namespace {

HandSheet sheet(const std::string& id) {
    HandSheet sheet;
    sheet.title = "Hand " + id;
    sheet.made = "2026-03-14T21:05:09Z"_utc;
    sheet.identity = {{"Hand", id}, {"Dealer", "1104"}};
    sheet.standing = "The settlement is not right: one wager is not settled as ruled.";
    sheet.tables = {{"The table at the end", sample_named("plain")}};
    sheet.events = {{2, "1 bet dealer 25", ""}, {3, "1 push super-tie", "not as ruled: take 5"}};
    sheet.wagers = {{"1 super-tie", "take 5", "push", "wrong outcome", false, Money::dollars(5),
                     "BRK-ST-3", "A super tie loses on any other total."}};
    sheet.clauses = {{"BRK-ST-3", "Every other super tie loses."}};
    sheet.notes = {{"note · by 1182", "Look at the camera."}};
    sheet.seal = {"casino.example/hands", 4, 12,
                  "tGhXh0C8cUfq0c3Y2Vb4xkz8l0p8pWZ0B0m2rjJ2n6g=", ""};
    return sheet;
}

std::vector<PrintedPage> printed(const HandSheet& hand, Paper paper) {
    return lay_out([&](Painter& ruler) { return hand_pages(ruler, paper, hand); });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hand_page)

BOOST_AUTO_TEST_CASE(a_hand_says_all_of_it_on_paper_and_as_text) {
    const HandSheet hand = sheet("B7-000412");
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const auto pages = printed(hand, paper);
        for (const char* words :
             {"B7-000412", "1104", "1 bet dealer 25", "not as ruled: take 5", "wrong outcome",
              "BRK-ST-3", "Every other super tie loses.", "Look at the camera.", "tGhXh0C8cUfq"})
            BOOST_TEST(says(pages, words), words);
        hold(pages, paper);
    }
    const std::string text = text_of(hand);
    for (const char* words : {"Dealer: 1104", "1 super-tie: ruled take 5, recorded push",
                              "difference 5 (BRK-ST-3)", "index 4, size 12"})
        BOOST_TEST(text.find(words) != std::string::npos, words);
}

BOOST_AUTO_TEST_CASE(long_hands_and_ids_go_on_over_pages) {
    HandSheet hand = sheet(std::string(300, 'M'));
    for (int i = 0; i < 300; ++i) hand.events.push_back({i, std::string(90, 'W'), "late"});
    const auto pages = printed(hand, Paper::A4);
    BOOST_TEST(pages.size() > 5U);
    hold(pages, Paper::A4);
}

BOOST_AUTO_TEST_CASE(the_code_bears_log_index_size_and_root) {
    BOOST_TEST(seal_text(sheet("1").seal) ==
               "fairdeal-record\ncasino.example/hands\n4\n12\n"
               "tGhXh0C8cUfq0c3Y2Vb4xkz8l0p8pWZ0B0m2rjJ2n6g=\n");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
