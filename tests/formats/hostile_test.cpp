// Files that are no files of records: nothing falls over, and nothing grows.

#include <boost/test/unit_test.hpp>

#include "dealing/dice.h"
#include "sourced.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(hostile)

constexpr std::array formats{FileFormat::Notation, FileFormat::Csv, FileFormat::JsonLines};

constexpr std::string_view good[] = {
    "hand,game,who,verb,cards\nA,breakout,1,deal,Th 6d\nA,,1,stand,\nB,breakout,2,hit,5c\n",
    "record\n\"breakout id=A\n1 bet dealer 25\n\"\n\"breakout id=\"\"B\"\"\n\"\n",
    "{\"record\":\"breakout id=A\\n1 stand\"}\n{\"hand\":\"A\",\"game\":\"breakout\",\"who\":1}\n",
    "breakout id=A\n1 stand\n\nbreakout id=B\n2 stand\n"};

BOOST_AUTO_TEST_CASE(a_file_with_any_bytes_changed_is_read_to_its_end) {
    Dice dice(3);
    std::size_t records = 0;
    for (int i = 0; i < 20000; ++i) {
        std::string file(good[dice.below(std::size(good))]);
        for (std::uint64_t n = dice.below(6); n > 0; --n)
            file[dice.below(file.size())] = static_cast<char>(dice.below(256));
        if (dice.chance(20)) file.resize(dice.below(file.size()));
        for (const FileFormat format : formats) {
            std::istringstream in(file);
            const auto source = open_source(in, format);
            SourcedRecord record;
            while (source->next(record)) {
                ++records;
                BOOST_REQUIRE(record.text.size() <= longest_record + 1);
                if (record.problems.empty() && !record.too_long) read_record(record.text);
            }
            BOOST_REQUIRE(static_cast<std::size_t>(source->bytes()) <= file.size());
        }
    }
    BOOST_TEST(records > 20000U);
}

BOOST_AUTO_TEST_CASE(a_row_without_end_is_refused) {
    const std::string rows = "record\n\"" + std::string(1'000'000, 'x');
    BOOST_TEST(sourced(rows, FileFormat::Csv) == "2: a row of more than 196608 bytes\n\n");
    const std::string lines = "record\n\"" + std::string(1'000'000, '\n');
    BOOST_TEST(sourced(lines, FileFormat::Csv) == "2: a row of more than 196608 bytes\n\n");
    const std::string object = "{\"record\":\"" + std::string(1'000'000, 'x') + "\"}\n";
    BOOST_TEST(sourced(object, FileFormat::JsonLines) == "1: a row of more than 196608 bytes\n\n");
}

BOOST_AUTO_TEST_CASE(a_record_that_is_too_long_is_refused_and_the_next_one_read) {
    std::string rows = "hand,game,who,verb\n";
    for (int i = 0; i < 9000; ++i) rows += "A,breakout,1,stand\n";
    rows += "B,breakout,1,stand\n";
    BOOST_TEST(sourced(rows, FileFormat::Csv) == "2: too long\n\nbreakout id=B\n1 stand\n\n");
}

BOOST_AUTO_TEST_CASE(objects_within_objects_go_no_deeper) {
    std::string deep;
    for (int i = 0; i < 20000; ++i) deep += "{\"hand\":";
    BOOST_TEST(sourced(deep, FileFormat::JsonLines) == "1: 'hand' holds an object, not text\n\n");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
