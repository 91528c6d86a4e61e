// Rows thrown away and made again; damage that is named, whatever bit of a hand it hit.

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>

#include "log/schema.h"
#include "store/folder.h"
#include "store/ledger_tools.h"

namespace fairdeal {

namespace {

/// Every derived row, to be compared.
std::string everything(const HandLog& log) {
    std::string text = fmt::format("{} ", log.size());
    for (const HandRow& row : log.hands_after({}, 0, 100000)) {
        text += fmt::format("{} {} {} {} {} {}\n", row.idx, row.identity.id, to_text(row.standing),
                            row.overpaid.in_cents(), row.underpaid.in_cents(), row.rules);
    }
    return text;
}

/// A log of `hands` hands of a night.
std::filesystem::path made_log(const Folder& folder, int hands) {
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(hands));
    return folder.file("log.db");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rebuilding)

BOOST_AUTO_TEST_CASE(rebuilt_rows_are_the_rows_that_were) {
    const Folder folder;
    HandLog log = opened(made_log(folder, 700));
    const std::string before = everything(log);
    std::int64_t last_told = 0;
    BOOST_TEST(log.rebuild([&](std::int64_t done, std::int64_t of) {
        BOOST_TEST(of == 700);
        BOOST_TEST(done >= last_told);
        last_told = done;
        return true;
    }));
    BOOST_TEST(last_told == 700);
    BOOST_TEST((everything(log) == before));
    BOOST_TEST(told(log.check({})) == "");
}

BOOST_AUTO_TEST_CASE(lost_rows_are_named_and_come_back) {
    const Folder folder;
    const auto file = made_log(folder, 30);
    const std::string before = everything(opened(file));
    {
        Database raw(file, Access::Write);
        raw.run(
            "UPDATE hand SET standing = 'unclaimed' WHERE idx = 3; DELETE FROM hand WHERE idx = 4");
    }
    HandLog log = opened(file);
    BOOST_TEST(told(log.check({})) ==
               "#3 N3: its rows are not what its text gives\n#4 N4: its rows are missing\n");
    BOOST_TEST(log.rebuild({}));
    BOOST_TEST((everything(log) == before));
}

BOOST_AUTO_TEST_CASE(a_cancelled_rebuild_leaves_the_rows_as_they_were) {
    const Folder folder;
    HandLog log = opened(made_log(folder, 700));
    const std::string before = everything(log);
    BOOST_TEST(!log.rebuild([](std::int64_t done, std::int64_t) { return done < 300; }));
    BOOST_TEST((everything(log) == before));
    BOOST_TEST(log.check({}).is_sound());
}

BOOST_AUTO_TEST_CASE(a_cancelled_check_says_so) {
    const Folder folder;
    const HandLog log = opened(made_log(folder, 700));
    const CheckReport report = log.check([](std::int64_t, std::int64_t) { return false; });
    BOOST_TEST(report.cancelled);
    BOOST_TEST(!report.is_sound());
    BOOST_TEST(report.hands == 256);
}

BOOST_AUTO_TEST_CASE(hands_ruled_by_other_rules_are_stale_not_damaged) {
    const Folder folder;
    const auto file = made_log(folder, 10);
    Misreading misread;
    misread.id = "new";
    misread.clause = "BRK-WIN-1";
    misread.change.outcome = Verb::Take;
    auto log = HandLog::open(file, Access::Write, {misread});
    BOOST_REQUIRE(log.has_value());
    BOOST_TEST(log->check({}).stale == 10);
    BOOST_TEST(log->check({}).is_sound());
    BOOST_TEST(log->rebuild({}));
    BOOST_TEST(log->check({}).stale == 0);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(damage)

BOOST_AUTO_TEST_CASE(every_flipped_bit_of_a_text_is_named) {
    const Folder folder;
    const auto file = made_log(folder, 3);
    const std::string sound = bytes_of(file);
    const std::string text = opened(file, Access::Read).record_of("N2")->text;
    const auto at = sound.find(text);
    BOOST_REQUIRE(at != std::string::npos);
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (unsigned bit = 0; bit < 8; ++bit) {
            std::string flipped = sound;
            flipped[at + i] =
                static_cast<char>(static_cast<unsigned char>(flipped[at + i]) ^ 1U << bit);
            write_bytes(file, flipped);
            const auto log = HandLog::open(file, Access::Read, {});
            BOOST_REQUIRE(log.has_value());
            const CheckReport report = log->check({});
            if (!names(report, 2) || names(report, 1) || names(report, 3)) {
                BOOST_ERROR("byte " << i << " bit " << bit << ": " << told(report));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(changed_rows_are_named) {
    struct Case {
        const char* sql;
        const char* words;
    };
    // clang-format off
    const std::vector<Case> cases{
        {"UPDATE hand SET overpaid = overpaid + 1 WHERE idx = 2",     "#2 N2: its rows are not what its text gives\n"},
        {"UPDATE hand SET dealer = '9999' WHERE idx = 2",             "#2 N2: its rows are not what its text gives\n"},
        {"UPDATE hand SET standing = 'wrong' WHERE idx = 2",          "#2 N2: its rows are not what its text gives\n"},
        {"UPDATE hand SET at_us = at_us + 1 WHERE idx = 2",           "#2 N2: its rows are not what its text gives\n"},
        {"UPDATE hand SET faults = 1, complete = 0 WHERE idx = 2",    "#2 N2: its rows are not what its text gives\n"},
        {"UPDATE hand SET game = 'brealout' WHERE idx = 2",           "#2 N2: its rows are not what its text gives\n"},
        {"UPDATE hand SET fingerprint = fingerprint + 1 WHERE idx = 2", "#2 N2: its text is not the text that was stored, or its row is damaged\n"},
        {"INSERT INTO record VALUES (1, 7, zeroblob(32), 'breakout\n1 bet dealer 25\n')", "#4 : the hand is missing\n#5 : the hand is missing\n#6 : the hand is missing\n#7 : its rows are missing\n"},
        {"INSERT INTO record VALUES (1, 4, zeroblob(32), 'breakout\n1 bet dealer 25.00\n')", "#4 : its text is not in canonical form\n"},
        {"INSERT INTO record VALUES (1, 4, zeroblob(32), 'not a hand')",            "#4 : its text cannot be read any more: 1:1: 'not' is not a game: breakout, midnight, extreme or league\n"},
        {"PRAGMA foreign_keys = OFF; UPDATE hand SET idx = 8 WHERE idx = 3",
                                                                      "#3 N3: its rows are missing\n#8 : there is a row, but the hand is missing\n"},
    };
    // clang-format on
    for (const Case& row : cases) {
        BOOST_TEST_CONTEXT(row.sql) {
            const Folder folder;
            const auto file = made_log(folder, 3);
            {
                Database raw(file, Access::Write);
                raw.run(row.sql);
            }
            const HandLog log = opened(file, Access::Read);
            BOOST_TEST(told(log.check({})) == row.words);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_hand_gone_from_the_log_is_named) {
    const Folder folder;
    const auto file = made_log(folder, 4);
    {
        Database raw(file, Access::Write);
        raw.run(around_triggers("record", "DELETE FROM record WHERE idx IN (2, 4)"));
    }
    BOOST_TEST(told(opened(file).check({})) ==
               "#2 : the hand is missing\n#4 : the hand is missing\n"
               "#2 : there is a row, but the hand is missing\n"
               "#4 : there is a row, but the hand is missing\n");
}

BOOST_AUTO_TEST_CASE(no_flipped_bit_of_the_file_crashes_or_changes_what_is_told) {
    const Folder folder;
    const auto file = made_log(folder, 60);
    const std::string sound = bytes_of(file);
    const std::string before = everything(opened(file));
    int refused = 0, found = 0, unused = 0;
    std::uint64_t dice = 42;
    for (int i = 0; i < 1500; ++i) {
        dice = dice * 6364136223846793005U + 1442695040888963407U;
        const std::size_t bit = (dice >> 20U) % (sound.size() * 8);
        std::string flipped = sound;
        flipped[bit / 8] =
            static_cast<char>(static_cast<unsigned char>(flipped[bit / 8]) ^ 1U << bit % 8);
        write_bytes(file, flipped);
        const auto log = HandLog::open(file, Access::Read, {});
        if (!log) {
            ++refused;
        } else if (!log->check({}).is_sound()) {
            ++found;
        } else {
            ++unused;
            if (everything(*log) != before)
                BOOST_ERROR("bit " << bit << " changed something unseen");
        }
    }
    BOOST_TEST_MESSAGE("refused " << refused << ", found " << found << ", in unused bytes "
                                  << unused);
    BOOST_TEST(refused + found > 0);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
