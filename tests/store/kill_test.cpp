// A log that is killed, or whose disk fills up, while hands are recorded one by one and checkpoints
// are signed: whatever was acknowledged is there, and the ledger is whole. FAIRDEAL_KILLS=1000 in
// the environment asks for more kills.

#include <fmt/format.h>
#include <signal.h>
#include <sys/resource.h>
#include <boost/test/unit_test.hpp>
#include <random>

#include "store/folder.h"
#include "store/ledger_tools.h"
#include "support/wanted.h"

namespace fairdeal {

namespace {

/// What was acknowledged: the newest hand, and the records under the newest checkpoint.
struct HandAcknowledged {
    std::int64_t hand = 0;
    std::int64_t checkpoint = 0;
};

/// Records hands one by one, each in a commit of its own, and signs after every fifth; tells of
/// each step once it is done.
void record_and_sign(HandLog& log, int told) {
    HandAcknowledged done;
    for (int i = static_cast<int>(log.size()) + 1;; ++i) {
        const auto record = read_record(hand_text(fmt::format("id=N{}", i)));
        {
            HandLog::Batch batch(log);
            done.hand = batch.add(*record).idx;
            batch.commit();
        }
        if (i % 5 == 0 && log.sign_checkpoint(log_key())) done.checkpoint = done.hand;
        if (::write(told, &done, sizeof done) != static_cast<ssize_t>(sizeof done)) return;
    }
}

/// The next step that is told of; at the end `last`.
HandAcknowledged next_told(int told, HandAcknowledged last) {
    HandAcknowledged next;
    return ::read(told, &next, sizeof next) == static_cast<ssize_t>(sizeof next) ? next : last;
}

HandAcknowledged last_told(int told, HandAcknowledged last) {
    for (HandAcknowledged next;
         ::read(told, &next, sizeof next) == static_cast<ssize_t>(sizeof next);)
        last = next;
    return last;
}

void must_hold(const std::filesystem::path& file, const HandAcknowledged& done) {
    const HandLog log = opened(file);
    BOOST_TEST(log.size() >= done.hand);
    BOOST_TEST(log.head().size == log.size());
    const CheckReport report = log.check({}, {{log_key().public_key()}, {}});
    BOOST_TEST(told(report) == "");
    const std::int64_t newest = report.checkpoints.empty() ? 0 : report.checkpoints.back().size;
    BOOST_TEST(newest >= done.checkpoint);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(kills)

BOOST_AUTO_TEST_CASE(a_killed_log_holds_what_was_acknowledged) {
    const Folder folder;
    const auto file = folder.file("log.db");
    { opened(file); }
    std::mt19937 dice(5);
    std::int64_t hands = 0;
    for (int kill = 0; kill < wanted_kills(12); ++kill) {
        int told[2] = {};
        BOOST_REQUIRE(::pipe(told) == 0);
        const pid_t writer = ::fork();
        if (writer == 0) {
            auto log = HandLog::open(file, Access::Write, {});
            record_and_sign(*log, told[1]);
            ::_exit(0);
        }
        ::close(told[1]);
        HandAcknowledged done = next_told(told[0], {});  // so that it has started
        ::usleep(static_cast<useconds_t>(dice() % 100000));
        ::kill(writer, SIGKILL);
        ::waitpid(writer, nullptr, 0);
        done = last_told(told[0], done);
        ::close(told[0]);
        must_hold(file, done);
        hands = std::max(hands, done.hand);
    }
    BOOST_TEST(hands > 0);
}

BOOST_AUTO_TEST_CASE(a_full_disk_stops_the_log_and_breaks_nothing) {
    const Folder folder;
    for (const rlim_t most : {140'000U, 150'000U, 163'840U, 200'000U, 250'000U}) {
        BOOST_TEST_CONTEXT("no file beyond " << most << " bytes") {
            const auto file = folder.file(fmt::format("log{}.db", most));
            { opened(file); }
            int told[2] = {};
            BOOST_REQUIRE(::pipe(told) == 0);
            BOOST_TEST(in_a_child(false, [&] {
                ::signal(SIGXFSZ, SIG_IGN);
                const rlimit little{most, most};
                ::setrlimit(RLIMIT_FSIZE, &little);
                auto log = HandLog::open(file, Access::Write, {});
                try {
                    record_and_sign(*log, told[1]);
                } catch (const StoreError&) {
                    return true;
                }
                return false;
            }));
            ::close(told[1]);
            const HandAcknowledged done = last_told(told[0], {});
            ::close(told[0]);
            BOOST_TEST(done.hand > 0);
            must_hold(file, done);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
