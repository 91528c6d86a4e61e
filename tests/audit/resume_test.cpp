// An audit that is killed goes on in another process and ends as if it had never been stopped.

#include "audit/resume.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <fstream>
#include <random>

#include "audit/logs.h"
#include "store/folder.h"

namespace fairdeal {

namespace {

/// Hands of Breakout with errors, and of a league table with one hand missing.
std::filesystem::path mixed_log(const Folder& folder, int hands) {
    const auto file = dealt_log(folder, Game::Breakout, hands / 2, 200);
    HandLog log = opened(file);
    DealingMachine machine(TableCard(Game::League), 3, 100);
    HandLog::Batch batch(log);
    for (int i = 0; i < hands / 2; ++i) {
        const HandRecord record = machine.next().record;
        if (i % 7 != 3) batch.add(record);
    }
    batch.commit();
    return file;
}

struct Ended {
    AuditReport report;
    std::vector<Finding> findings;
};

/// Audits to the end, going on where a file says; false if it was refused.
bool end_audit(const std::filesystem::path& log, const std::filesystem::path& keep,
               unsigned threads, Ended& ended, std::chrono::milliseconds pace) {
    KeptAudit audit(log, shipped_misreadings(), {}, keep);
    audit.keep_every(pace);
    if (!audit.take_up()) return false;
    if (!audit.run(threads, {}, [&](const Finding& each) { ended.findings.push_back(each); }))
        return false;
    ended.report = audit.report();
    return ended.report.finished;
}

/// A child that audits is killed after so many microseconds. True: it had ended before, and well.
bool killed_after(unsigned micros, const std::filesystem::path& log,
                  const std::filesystem::path& keep, unsigned threads, const Audited& expected) {
    const pid_t child = ::fork();
    if (child == 0) {
        Ended ended;
        const bool fine = end_audit(log, keep, threads, ended, std::chrono::milliseconds(1)) &&
                          ended.report == expected.report && ended.findings == expected.findings;
        ::_exit(fine ? 0 : 1);
    }
    ::usleep(micros);
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    BOOST_TEST((WIFSIGNALED(status) || WEXITSTATUS(status) == 0));
    return WIFEXITED(status);
}

std::int64_t records_kept(const std::filesystem::path& log, const std::filesystem::path& keep) {
    KeptAudit audit(log, shipped_misreadings(), {}, keep);
    return audit.take_up().value_or(-1);
}

std::string refusal_of(const std::filesystem::path& log, const std::filesystem::path& keep,
                       const AuditOptions& options = {},
                       const std::vector<Misreading>& misreadings = shipped_misreadings()) {
    KeptAudit audit(log, misreadings, options, keep);
    const auto done = audit.take_up();
    return done ? "" : done.error().front().what;
}

/// Stops an audit after so many records, and leaves what is kept.
void stop_after(std::int64_t records, const std::filesystem::path& log,
                const std::filesystem::path& keep) {
    KeptAudit audit(log, shipped_misreadings(), {}, keep);
    BOOST_REQUIRE(
        audit.run(1, [&](std::int64_t done, std::int64_t) { return done < records; }, {}));
    BOOST_REQUIRE(is_kept(keep));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(resume)

BOOST_AUTO_TEST_CASE(an_audit_that_is_killed_again_and_again_ends_as_if_it_had_not_been) {
    const Folder folder;
    const auto log = mixed_log(folder, 4000);
    const auto keep = folder.file("kept.audit");
    const Audited expected = audited(log, 1);
    BOOST_TEST(expected.report.breaks > 0);
    std::mt19937 dice(11);
    for (const unsigned threads : {1U, 2U}) {
        std::int64_t before = 0;
        int kills = 0, gone_on = 0;
        unsigned patience =
            50000;  // longer on a slow machine, until something is kept in that time
        while (!killed_after(patience / 8 + static_cast<unsigned>(dice()) % patience, log, keep,
                             threads, expected)) {
            const std::int64_t kept = is_kept(keep) ? records_kept(log, keep) : 0;
            BOOST_TEST((kept >= before || !is_kept(keep)));  // killed between its end and its leave
            gone_on += kept > before ? 1 : 0;
            if (kept == before) patience += patience / 4;
            before = kept;
            BOOST_REQUIRE(++kills < 500);
        }
        BOOST_TEST(kills > 0);
        BOOST_TEST(gone_on > 0);
        BOOST_TEST(!is_kept(keep));
    }
    for (const char* left : {"", ".found", ".new"})
        BOOST_TEST(!std::filesystem::exists(keep.string() + left));
}

BOOST_AUTO_TEST_CASE(an_audit_that_was_cancelled_goes_on_in_another_with_all_its_findings) {
    const Folder folder;
    const auto log = mixed_log(folder, 3000);
    const auto keep = folder.file("kept.audit");
    const Audited expected = audited(log, 2);
    for (const std::int64_t stop : {256, 1300, 2500}) {
        stop_after(stop, log, keep);
        BOOST_TEST(records_kept(log, keep) >= stop);
        Ended ended;
        BOOST_TEST(end_audit(log, keep, 2, ended, std::chrono::seconds(9)));
        BOOST_TEST((ended.report == expected.report));
        BOOST_TEST((ended.findings == expected.findings));
        BOOST_TEST(!is_kept(keep));
    }
}

BOOST_AUTO_TEST_CASE(a_log_that_grew_meanwhile_is_audited_as_far_as_it_went) {
    const Folder folder;
    const auto log = mixed_log(folder, 2000);
    const auto keep = folder.file("kept.audit");
    const Audited expected = audited(log, 1);
    stop_after(500, log, keep);
    {
        HandLog more = opened(log);
        import_text(more, night(50));
    }
    Ended ended;
    BOOST_TEST(end_audit(log, keep, 1, ended, std::chrono::seconds(9)));
    BOOST_TEST((ended.report == expected.report));
}

BOOST_AUTO_TEST_CASE(another_log_other_rules_or_hands_and_damaged_files_are_refused) {
    const Folder folder;
    const auto log = mixed_log(folder, 2000);
    const auto other = dealt_log(folder, Game::Breakout, 1000, 200, 8);
    const auto keep = folder.file("kept.audit");
    stop_after(700, log, keep);
    BOOST_TEST(refusal_of(log, keep) == "");
    BOOST_TEST(refusal_of(other, keep) == "the audit that was kept is of another log");
    AuditOptions dealer;
    dealer.filter.dealer = "1182";
    const char* other_question = "the audit that was kept is of other hands, shifts or rules";
    BOOST_TEST(refusal_of(log, keep, dealer) == other_question);
    AuditOptions shifts;
    shifts.shifts = {5, 14, 22};
    BOOST_TEST(refusal_of(log, keep, shifts) == other_question);
    BOOST_TEST(refusal_of(log, keep, {}, {}) == other_question);
    const std::string sound = bytes_of(keep);
    std::mt19937 dice(3);
    for (int i = 0; i < 200; ++i) {
        std::string spoilt = sound;
        spoilt[dice() % spoilt.size()] ^= static_cast<char>(1U << dice() % 8);
        if (i % 5 == 0) spoilt = sound.substr(0, dice() % sound.size());
        write_bytes(keep, spoilt);
        BOOST_TEST(refusal_of(log, keep) != "", "change " << i);
    }
    write_bytes(keep, sound);
    BOOST_TEST(refusal_of(log, keep) == "");
    std::filesystem::remove(keep.string() + ".found");
    BOOST_TEST(refusal_of(log, keep) == "the file of what the audit found is missing or too short");
    BOOST_TEST(forget_kept(keep).has_value());
    BOOST_TEST(!is_kept(keep));
}

BOOST_AUTO_TEST_CASE(what_is_something_else_is_not_thrown_away) {
    const Folder folder;
    for (const std::string& text :
         {std::string("SQLite format 3"), std::string(), std::string("15 ")}) {
        write_bytes(folder.file("other.db"), text);
        write_bytes(folder.file("other.db.found"), "mine");
        BOOST_TEST(!forget_kept(folder.file("other.db")).has_value());
        BOOST_TEST(bytes_of(folder.file("other.db")) == text);
        BOOST_TEST(bytes_of(folder.file("other.db.found")) == "mine");
    }
    BOOST_TEST(forget_kept(folder.file("nothing")).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
