// `fairdeal sheet`: payouts to practise on paper, their key again by its code, the pay table.

#include <boost/test/unit_test.hpp>

#include "running.h"

namespace fairdeal {

namespace {

bool sheet_says(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

/// "breakout-5-7-k4qx" of a sheet as text.
std::string code_of_sheet(const std::string& sheet) {
    const std::size_t from = sheet.find("Code ") + 5;
    return sheet.substr(from, sheet.find(' ', from) - from);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pay_sheet)

BOOST_AUTO_TEST_CASE(a_sheet_is_printed_again_by_its_code) {
    const Ran sheet = fairdeal_with("sheet --game breakout --payouts 5 --seed 7");
    BOOST_TEST(sheet.status == 0, sheet.err);
    BOOST_TEST(sheet_says(sheet.out, "seed 7"));
    BOOST_TEST(sheet_says(sheet.out, "  5. "));
    BOOST_TEST(!sheet_says(sheet.out, "  6. "));
    const std::string code = code_of_sheet(sheet.out);
    BOOST_TEST(sheet_says(sheet.out, "Key to " + code));
    BOOST_TEST(fairdeal_with("sheet --code " + code).out == sheet.out);
    BOOST_TEST(fairdeal_with("sheet --game breakout --code " + code).out == sheet.out);
    const Ran priced = fairdeal_with("sheet --prices --code " + code);
    BOOST_TEST(priced.out != sheet.out);
    BOOST_TEST(code_of_sheet(priced.out) == code);
    const Ran chance = fairdeal_with("sheet --game league --payouts 3");
    BOOST_TEST(chance.status == 0, chance.err);
    BOOST_TEST(fairdeal_with("sheet --code " + code_of_sheet(chance.out)).out == chance.out);
}

BOOST_AUTO_TEST_CASE(it_is_written_as_pdf_or_text_and_never_over_a_file) {
    const Folder folder;
    const std::string pdf = folder.path("s.pdf"), letter = folder.path("l.pdf");
    const std::string made =
        " --game midnight --payouts 24 --seed 3 --made 2026-11-05T09:00:00Z --out ";
    BOOST_TEST(fairdeal_with("sheet" + made + pdf).status == 0);
    BOOST_TEST(text_of_file(pdf).starts_with("%PDF"));
    BOOST_TEST(fairdeal_with("sheet --paper letter" + made + letter).status == 0);
    BOOST_TEST((text_of_file(letter) != text_of_file(pdf)));
    BOOST_TEST(fairdeal_with("sheet" + made + pdf).status == 2);
    BOOST_TEST(fairdeal_with("sheet" + made + folder.path("s.html")).status == 2);
    BOOST_TEST(fairdeal_with("sheet" + made + folder.path("no/where.pdf")).status == 2);
    const std::string table = folder.path("t.pdf");
    BOOST_TEST(fairdeal_with("sheet --game extreme --pay-table --out " + table).status == 0);
    BOOST_TEST(text_of_file(table).starts_with("%PDF"));
}

BOOST_AUTO_TEST_CASE(the_pay_table_says_what_each_bet_is_paid) {
    const Ran table = fairdeal_with("sheet --game breakout --pay-table");
    BOOST_TEST(table.status == 0, table.err);
    BOOST_TEST(sheet_says(table.out, "Super Tie"));
    BOOST_TEST(sheet_says(table.out, "$25=$37.50"), table.out);
}

BOOST_AUTO_TEST_CASE(what_makes_no_sense_is_refused) {
    for (const char* words :
         {"sheet", "sheet --game poker --payouts 5", "sheet --game breakout --payouts 0",
          "sheet --game breakout --payouts 201", "sheet --game breakout --payouts x",
          "sheet --game breakout --seed 7", "sheet --game breakout --payouts 5 --seed 0",
          "sheet --game breakout --payouts 5 --json", "sheet --code nonsense",
          "sheet --code breakout-24-7-zzzz", "sheet --code breakout-24-7-abcd --payouts 3",
          "sheet --game league --code breakout-24-7-abcd", "sheet --pay-table",
          "sheet --game breakout --pay-table --payouts 3",
          "sheet --game breakout --payouts 3 --table midnight-standard"})
        BOOST_TEST(fairdeal_with(words).status == 2, words);
    BOOST_TEST(
        sheet_says(fairdeal_with("sheet --code breakout-24-7-zzzz").err, "another table card"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
