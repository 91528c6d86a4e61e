// CSV files read whole: values with their places, and every refusal with its own.

#include "formats/csv_table.h"

#include <boost/test/unit_test.hpp>
#include <sstream>

namespace fairdeal {

namespace {

Result<CsvTable> read(const std::string& text) {
    std::istringstream in(text);
    return read_csv_table(in, "f.csv");
}

std::string words_of(const Problems& problems) {
    std::string text;
    for (const Problem& problem : problems) text += to_text(problem) + "\n";
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(csv_table)

BOOST_AUTO_TEST_CASE(every_value_has_its_place) {
    const auto table =
        read("\xEF\xBB\xBFperson,\"a,b\",c\r\n\r\nann,1,\n\"b\"\"ob\",\"two\nlines\",'=3\n");
    BOOST_TEST_REQUIRE(table.has_value());
    BOOST_TEST(table->names[1].text == "a,b");
    BOOST_TEST((table->names[0].where == Place{"f.csv", 1, 4}));
    BOOST_TEST((table->names[1].where == Place{"f.csv", 1, 11}));
    BOOST_TEST((table->names[2].where == Place{"f.csv", 1, 17}));
    BOOST_TEST_REQUIRE(table->rows.size() == 2U);
    BOOST_TEST((table->rows[0][1].where == Place{"f.csv", 3, 5}));
    BOOST_TEST(table->rows[0][2].text == "");
    BOOST_TEST((table->rows[0][2].where == Place{"f.csv", 3, 7}));
    BOOST_TEST(table->rows[1][0].text == "b\"ob");
    BOOST_TEST(table->rows[1][1].text == "two\nlines");
    BOOST_TEST((table->rows[1][1].where == Place{"f.csv", 4, 9}));
    BOOST_TEST(table->rows[1][2].text == "=3");
    BOOST_TEST((table->rows[1][2].where == Place{"f.csv", 5, 8}));
}

BOOST_AUTO_TEST_CASE(values_are_parted_as_the_first_row_is) {
    for (const char* text : {"a,b\n1,2\n", "a;b\n1;2\n", "a\tb\n1\t2", "a;b\r\n1;2\r\n"}) {
        const auto table = read(text);
        BOOST_TEST_REQUIRE(table.has_value(), text);
        BOOST_TEST(table->rows[0][1].text == "2");
    }
    BOOST_TEST(read("a,b\n")->rows.empty());
}

BOOST_AUTO_TEST_CASE(what_is_no_table_is_refused_with_its_place) {
    struct Row {
        const char *text, *words;
    };
    const Row rows[] = {
        {"", "f.csv: the file is empty\n"},
        {"\n\n", "f.csv: the file is empty\n"},
        {"a,,a\n",
         "f.csv:1:3: a column without a name\nf.csv:1:4: the column 'a' is there twice\n"},
        {"a,b\n1\n1,2\n1,2,3\n",
         "f.csv:2:1: 1 values in a row of 2 columns\nf.csv:4:1: 3 values in a row of 2 columns\n"},
        {"a,b\n1,x\"y\n", "f.csv:2:4: a quotation mark where none can stand\n"},
        {"a,b\n1,\"y\nz\n", "f.csv:2:3: a value in quotation marks that does not end\n"},
        {"a,b\r1,2\n", "f.csv:1:5: a line that ends in CR without LF\n"},
    };
    for (const Row& row : rows) {
        const auto table = read(row.text);
        BOOST_TEST_REQUIRE(!table.has_value(), row.text);
        BOOST_TEST(words_of(table.error()) == row.words);
    }
    const auto wide = read("a,b\n1," + std::string(200'000, 'x') + "\n");
    BOOST_TEST(words_of(wide.error()) == "f.csv:2:1: a row of more than 196608 bytes\n");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
