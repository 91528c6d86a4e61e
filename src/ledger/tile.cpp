#include "ledger/tile.h"

#include <fmt/format.h>

#include "base/problem.h"
#include "ledger/bytes.h"

namespace fairdeal {

std::string tile_path(int level, std::int64_t number, std::int64_t width) {
    constexpr std::int64_t thousand = 1000;
    std::string path = fmt::format("{:03}", number % thousand);
    while ((number /= thousand) > 0) path = fmt::format("x{:03}/{}", number % thousand, path);
    const std::string of = level < 0 ? "entries" : std::to_string(level);
    const std::string part = width < hashes_in_a_tile ? fmt::format(".p/{}", width) : "";
    return fmt::format("tile/{}/{}{}", of, path, part);
}

std::string bundled(std::string_view record) {
    if (record.size() > longest_in_a_bundle) throw Fault("a record too long for a bundle");
    return big_endian(record.size(), 2).append(record);
}

}  // namespace fairdeal
