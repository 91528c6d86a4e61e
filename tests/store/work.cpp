#include "store/work.h"

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "store/folder.h"
#include "store/ledger_tools.h"
#include "store/old_logs.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

std::string log_of(int hands) {
    const Folder folder;
    {
        HandLog log = opened(folder.file("log.db"));
        if (hands > 0) import_text(log, night(hands));
    }
    return bytes_of(folder.file("log.db"));
}

}  // namespace

HandLog opened_or_thrown(const fs::path& file, std::vector<Misreading> misreadings) {
    auto log = HandLog::open(file, Access::Write, std::move(misreadings));
    if (!log) throw StoreError(1, "open", log.error().front().what);
    return *std::move(log);
}

void record_hands(HandLog& log, std::int64_t most, Acknowledged& done) {
    while (log.size() < most) {
        const std::int64_t next = log.size() + 1;
        HandLog::Batch batch(log);
        if (next % 3 == 0)
            BOOST_REQUIRE(batch.add(note_about(next - 1)).has_value());
        else
            batch.add(*read_record(hand_text(fmt::format("id=N{}", next))));
        batch.commit();
        done.records = next;
    }
}

Work recording_behind(int hands) {
    return {log_of(hands), {hands, 0, false}, [hands](const fs::path& file, Acknowledged& done) {
                HandLog log = opened_or_thrown(file);
                record_hands(log, hands + 10, done);
            }};
}

Work signing_as_it_grows() {
    return {log_of(20), {20, 0, false}, [](const fs::path& file, Acknowledged& done) {
                HandLog log = opened_or_thrown(file);
                for (const std::int64_t most : {22, 23, 26}) {
                    record_hands(log, most, done);
                    BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
                    done.checkpoint = log.size();
                    const auto seen = log.cosign_checkpoint(witness_key(), {}, 1773522309);
                    const std::string why = seen ? "" : to_text(seen.error().front());
                    BOOST_REQUIRE_MESSAGE(seen.has_value(), why);
                }
            }};
}

Work importing() {
    return {log_of(0), {}, [text = night(2300)](const fs::path& file, Acknowledged& done) {
                HandLog log = opened_or_thrown(file);
                std::istringstream in(text);
                const auto told = [&](const ImportReport& report, std::int64_t) {
                    done.records = std::max(done.records, report.stored + report.duplicates);
                    return true;
                };
                const ImportReport report = import_records(log, in, {"night.txt"}, told);
                BOOST_TEST(report.refused == 0);
                BOOST_TEST(report.stored + report.duplicates == 2300);
            }};
}

Work ruling_again() {
    return {log_of(60), {60, 0, false}, [](const fs::path& file, Acknowledged& done) {
                Misreading other;
                other.id = "new";
                other.clause = "BRK-WIN-1";
                other.change.outcome = Verb::Take;
                HandLog log = opened_or_thrown(file, {other});
                const std::int64_t stale = log.check({}).stale;
                BOOST_TEST((stale == 0 || stale == 60));
                BOOST_REQUIRE(log.rebuild({}));
                done.ruled_again = true;
                BOOST_TEST(log.check({}).stale == 0);
            }};
}

Work bringing_up_to_date(int version) {
    const Folder folder;
    write_bytes(folder.file("log.db"), log_of(60));
    return {as_version(version, folder.file("log.db")),
            {60, 0, false},
            [](const fs::path& file, Acknowledged& done) {
                HandLog log = opened_or_thrown(file);
                record_hands(log, 61, done);
            }};
}

void must_hold(const fs::path& file, const Acknowledged& done) {
    const HandLog log = opened(file);
    BOOST_TEST(log.size() >= done.records);
    BOOST_TEST(log.head().size == log.size());
    const CheckReport report = log.check({}, {{log_key().public_key()}, {}});
    BOOST_TEST(told(report) == "");
    const auto newest = report.checkpoints.empty() ? 0 : report.checkpoints.back().size;
    BOOST_TEST(newest >= done.checkpoint);
    if (done.ruled_again) BOOST_TEST(report.stale == log.size());  // by other rules than ours
}

std::uint64_t from_outside(const char* name, std::uint64_t otherwise) {
    const char* given = std::getenv(name);
    return given == nullptr ? otherwise : std::strtoull(given, nullptr, 10);
}

}  // namespace fairdeal
