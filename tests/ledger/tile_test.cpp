// The names and bytes of tiles.

#include "ledger/tile.h"

#include <boost/test/unit_test.hpp>

#include "base/problem.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(tiles)

BOOST_AUTO_TEST_CASE(a_tile_is_named_by_its_level_and_number) {
    struct Row {
        int level;
        std::int64_t number, width;
        const char* path;
    };
    // clang-format off
    const Row rows[] = {
        { 0,          0, 256, "tile/0/000" },
        { 0,        273, 256, "tile/0/273" },
        { 0,        999, 256, "tile/0/999" },
        { 0,       1000, 256, "tile/0/x001/000" },
        { 0,       1067, 256, "tile/0/x001/067" },
        { 0,    1234067, 256, "tile/0/x001/x234/067" },
        { 1,          1,  17, "tile/1/001.p/17" },
        { 3,          0,   1, "tile/3/000.p/1" },
        {-1,          0,   8, "tile/entries/000.p/8" },
        {-1, 1000000000, 256, "tile/entries/x001/x000/x000/000" },
    };
    // clang-format on
    for (const Row& row : rows) BOOST_TEST(tile_path(row.level, row.number, row.width) == row.path);
}

BOOST_AUTO_TEST_CASE(a_record_stands_behind_its_length) {
    using namespace std::string_view_literals;
    BOOST_TEST(bundled("abc") == "\0\3abc"sv);
    BOOST_TEST(bundled(std::string(258, 'x')).substr(0, 3) == "\1\2x"sv);
    BOOST_TEST(bundled(std::string(65535, 'x')).size() == 65537U);
    BOOST_CHECK_THROW(bundled(std::string(65536, 'x')), Fault);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
