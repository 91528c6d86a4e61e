#include "houses/shipping.h"

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>

namespace fairdeal {

void make_signed(const std::filesystem::path& file, int hands) {
    HandLog log = opened(file);
    import_text(log, night(hands));
    const auto note = log.sign_checkpoint(log_key());
    BOOST_REQUIRE_MESSAGE(note.has_value(), why(note));
}

void grow(const std::filesystem::path& file, int hands, bool is_signed) {
    HandLog log = opened(file);
    import_text(log, night(hands, static_cast<int>(log.size()) + 1));
    if (is_signed) BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
}

Result<ShipReport> shipped(const std::filesystem::path& file, const HousesDatabase& to,
                           const std::string& role, const std::filesystem::path& memory) {
    return ship_log({file, to.address(role), memory, 1});
}

std::string objection_to(const Result<ShipReport>& report) {
    return report ? report->objection : why(report);
}

std::string why_untrue(const HousesDatabase& database, std::int64_t* records,
                       const std::vector<PublicKey>& keys, const std::filesystem::path& memory) {
    auto log =
        ServerLog::open({database.address("board"), log_key().public_key().name, keys, memory});
    if (!log) return why(log);
    try {
        log->read_to(log->head().size, [](std::int64_t, std::string_view) {});
    } catch (const ServerError& error) {
        return error.what();
    }
    if (records != nullptr) *records = log->position();
    return "";
}

void must_hold_all(const HousesDatabase& database, const std::filesystem::path& file,
                   std::int64_t of_others) {
    const HandLog log = opened(file, Access::Read);
    const std::int64_t size = checkpoint_from(log.newest_checkpoint()->text)->head.size;
    std::int64_t read = 0;
    BOOST_TEST(why_untrue(database, &read) == "");
    BOOST_TEST(read == size);
    BOOST_TEST(database.number("SELECT count(*) FROM fairdeal.record") == size + of_others);
    BOOST_TEST(database.number("SELECT sum(size)::BIGINT FROM fairdeal.log") == size + of_others);
}

}  // namespace fairdeal
