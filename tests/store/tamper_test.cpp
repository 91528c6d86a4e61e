// Anybody who changes a log, by a bit or by hand, is found out, and the record is named. A few
// hundred random changes each time; FAIRDEAL_DAMAGES=10000 in the environment asks for more,
// FAIRDEAL_SEED for others.

#include <fmt/format.h>
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <random>

#include "log/schema.h"
#include "store/folder.h"
#include "store/ledger_tools.h"
#include "store/signed_log.h"

namespace fairdeal {

namespace {

/// One change of a row, in SQL, and the record that must be named (0: something must be, no matter
/// what).
struct Change {
    std::string table, sql;
    std::int64_t record = 0;
};

/// Makes changes that a person with a database tool could think of.
class Tamperer {
public:
    explicit Tamperer(std::mt19937_64& dice) : dice_(dice) {}

    Change next() {
        const std::int64_t idx = one_to(signed_records);
        const std::int64_t other = idx % signed_records + 1;
        switch (one_to(14)) {
            case 1:
                return of_record(idx, "UPDATE record SET body = replace(body, 'dealer', 'player')");
            case 2:
                return of_record(idx, fmt::format("UPDATE record SET body = substr(body, 1, {}) || "
                                                  "char(48 + {}) || substr(body, {})",
                                                  3, one_to(9), 5));
            case 3: return of_record(idx, "UPDATE record SET hash = randomblob(32)");
            case 4: return {"record", fmt::format("DELETE FROM record WHERE idx = {}", idx), idx};
            case 5: return {"record", fmt::format("DELETE FROM record WHERE idx >= {}", idx), idx};
            case 6: return {"record", swap_of(idx, other), std::min(idx, other)};
            case 7:
                return {"hand",
                        fmt::format("UPDATE hand SET overpaid = overpaid + {}", one_to(500)) +
                            at_hand(hand()),
                        hand_};
            case 8:
                return {"hand", "UPDATE hand SET dealer = '9', tbl = 'B9'" + at_hand(hand()),
                        hand_};
            case 9:
                return {"hand",
                        fmt::format("UPDATE hand SET faults = faults + {}", one_to(500)) +
                            at_hand(hand()),
                        hand_};
            case 10: return {"hand", "DELETE FROM hand" + at_hand(hand()), hand_};
            case 11:
                return {"entry", fmt::format("UPDATE entry SET about = about + 1 WHERE idx = {}",
                                             280 + one_to(10))};
            case 12: return {"node", "UPDATE node SET hash = randomblob(32)", 1};
            case 13:
                return {"checkpoint",
                        "UPDATE checkpoint SET root = randomblob(32) WHERE size = 300"};
            default:
                return {"record",
                        fmt::format("INSERT INTO record VALUES (1, 301, randomblob(32), "
                                    "'note by=x{}\n')",
                                    one_to(9)),
                        301};
        }
    }

private:
    std::int64_t one_to(std::int64_t most) {
        return static_cast<std::int64_t>(dice_() % static_cast<std::uint64_t>(most)) + 1;
    }
    std::int64_t hand() { return hand_ = one_to(280); }
    static std::string at_hand(std::int64_t idx) { return fmt::format(" WHERE idx = {}", idx); }
    static Change of_record(std::int64_t idx, const std::string& sql) {
        return {"record", fmt::format("{} WHERE idx = {}", sql, idx), idx};
    }
    /// Bodies and hashes of two records, each hash with its body.
    static std::string swap_of(std::int64_t a, std::int64_t b) {
        return fmt::format(
            "UPDATE record SET idx = 1000000 WHERE idx = {0}; UPDATE record SET idx = {0} "
            "WHERE idx = {1}; UPDATE record SET idx = {1} WHERE idx = 1000000",
            a, b);
    }

    std::mt19937_64& dice_;
    std::int64_t hand_ = 0;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(tampering)

BOOST_AUTO_TEST_CASE(the_log_that_is_tampered_with_is_sound) {
    const Folder folder;
    write_bytes(folder.file("log.db"), signed_log());
    const CheckReport report = opened(folder.file("log.db"), Access::Read).check({});
    BOOST_TEST(told(report) == "");
    BOOST_TEST(report.hands == 290);
    BOOST_TEST(report.entries == 10);
    BOOST_TEST(report.checkpoints.size() == 2U);
}

BOOST_AUTO_TEST_CASE(every_change_by_hand_is_named) {
    const Folder folder;
    const auto file = folder.file("log.db");
    auto dice = dice_from_outside();
    Tamperer tamperer(dice);
    for (int i = 0; i < wanted_changes(); ++i) {
        const Change change = tamperer.next();
        write_bytes(file, signed_log());
        std::string before, after;
        {
            Database raw(file, Access::Write);
            before = everything_in(raw);
            raw.run(around_triggers(change.table, change.sql));
            after = everything_in(raw);
        }
        if (before == after) continue;
        const auto log = HandLog::open(file, Access::Read, {});
        BOOST_REQUIRE_MESSAGE(log.has_value(), change.sql + ": " + why(log));
        const CheckReport report = log->check({});
        if (report.is_sound() || (change.record > 0 && !names(report, change.record)))
            BOOST_ERROR(change.sql << " names not #" << change.record << ": " << told(report));
    }
}

BOOST_AUTO_TEST_CASE(every_flipped_bit_that_changes_a_value_is_found) {
    const Folder folder;
    const auto file = folder.file("log.db");
    write_bytes(file, signed_log());
    const std::string before = everything_in(Database(file, Access::Read));
    auto dice = dice_from_outside();
    int refused = 0, found = 0, unused = 0;
    for (int i = 0; i < wanted_changes(); ++i) {
        std::string flipped = signed_log();
        const std::size_t bit = dice() % (8 * flipped.size());
        flipped[bit / 8] =
            static_cast<char>(static_cast<unsigned char>(flipped[bit / 8]) ^ 1U << bit % 8);
        write_bytes(file, flipped);
        const auto log = HandLog::open(file, Access::Read, {});
        if (!log) {
            ++refused;
            continue;
        }
        if (!log->check({}).is_sound()) {
            ++found;
            continue;
        }
        ++unused;
        const std::string after = everything_in(Database(file, Access::Read));
        if (after != before)
            BOOST_ERROR("bit " << bit
                               << " changed something unseen: " << difference(before, after));
    }
    BOOST_TEST_MESSAGE("refused " << refused << ", found " << found << ", in unused bytes "
                                  << unused);
    BOOST_TEST(refused + found > 0);
}

BOOST_AUTO_TEST_CASE(a_file_cut_off_anywhere_is_found) {
    const Folder folder;
    const auto file = folder.file("log.db");
    auto dice = dice_from_outside();
    for (int i = 0; i < wanted_changes() / 10; ++i) {
        write_bytes(file, signed_log().substr(0, dice() % signed_log().size()));
        const auto log = HandLog::open(file, Access::Read, {});
        BOOST_TEST((!log || !log->check({}).is_sound()));
    }
}

BOOST_AUTO_TEST_CASE(absurd_numbers_are_named_without_counting_up_to_them) {
    struct Row {
        const char* table;
        const char* sql;
        const char* told;
    };
    // clang-format off
    const std::vector<Row> rows{
        {"record", "INSERT INTO record VALUES (1, 9000000000000000000, zeroblob(32), 'note\n')",
         "#320 : the hand is missing\n#321 : from here up to #8999999999999999999 all are missing\n"
         "#9000000000000000000 : its row is missing\n"},
        {"log_head", "UPDATE log_head SET size = 1 << 62, frontier = zeroblob(32)",
         "#320 : the hand is missing\n#321 : from here up to #4611686018427387904 all are missing\n"},
        {"log_head", "UPDATE log_head SET size = 9000000000000000000",
         "#0 : the head of the ledger is damaged (the head of the ledger makes no sense)\n"},
        {"log_head", "DELETE FROM log_head",
         "#0 : the head of the ledger is damaged (the head of the ledger is missing)\n"},
        {"node", "INSERT INTO node VALUES (1, 60, 5, zeroblob(32))",
         "#0 : the ledger holds a hash of records that are not there: level 60, number 5\n"},
        {"node", "INSERT INTO node VALUES (1, 1, 9000000000000000000, zeroblob(32))",
         "#0 : the ledger holds a hash of records that are not there: level 1, number 9000000000000000000\n"},
        {"signer", "INSERT INTO signer VALUES (1, 9, 'nobody')",
         "#0 : a public key in the log is damaged: this is not a public key of the form name+0f1e2d3c+base64\n"},
        {"checkpoint", "INSERT INTO checkpoint VALUES (1, 9000000000000000000, zeroblob(32), 'x')",
         "#0 : the checkpoint of 9000000000000000000 records is damaged: this is not a signed note: a text, a "
         "blank line, lines of signatures\n"},
        {"cosignature", "UPDATE cosignature SET line = replace(line, 'A', 'B')",
         "#0 : a witness's signature under the checkpoint of 300 records is damaged\n"},
    };
    // clang-format on
    const Folder folder;
    const auto file = folder.file("log.db");
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.sql) {
            write_bytes(file, signed_log());
            Database(file, Access::Write).run(around_triggers(row.table, row.sql));
            HandLog log = opened(file);
            const std::string all = told(log.check({}));
            BOOST_TEST(all.ends_with(row.told), all);
            const std::string table = row.table;
            if (table != "record" && table != "log_head") continue;
            bool is_signed = false;
            try {
                is_signed = log.head() != TreeHead{signed_records, {}} &&
                            log.prove(signed_records).has_value() && table == "log_head" &&
                            log.sign_checkpoint(log_key()).has_value();
            } catch (const StoreError&) {
            }
            BOOST_TEST(!is_signed);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_check_of_a_hopeless_log_ends) {
    const Folder folder;
    const auto file = folder.file("log.db");
    {
        HandLog log = opened(file);
        import_text(log, night(10500));
    }
    Database(file, Access::Write)
        .run(around_triggers("record", "UPDATE record SET hash = zeroblob(32)"));
    const CheckReport report = opened(file, Access::Read).check({});
    BOOST_TEST(report.damages.size() == 10001U);
    BOOST_TEST(report.damages.back().what == "so much is damaged that the check ended here");
}

BOOST_AUTO_TEST_CASE(an_older_copy_is_found_by_a_checkpoint_kept_elsewhere) {
    const Folder folder;
    write_bytes(folder.file("log.db"), signed_log());
    const auto newest = opened(folder.file("log.db"), Access::Read).newest_checkpoint();
    HandLog older = opened(folder.file("older.db"));
    import_text(older, night(280));
    BOOST_REQUIRE(older.sign_checkpoint(log_key()).has_value());
    BOOST_TEST(told(older.check({})) == "");
    BOOST_TEST(
        told(older.check({}, {{}, {*newest}})) ==
        "#0 : the checkpoint that was kept elsewhere is of 300 records, and the log has 280: its "
        "end was cut off\n");
}

BOOST_AUTO_TEST_CASE(a_log_rewritten_as_a_whole_is_found_by_its_signature) {
    const Folder folder;
    HandLog forged = opened(folder.file("log.db"));
    import_text(forged, night(280, 2));
    const SigningKey forger(log_key().public_key().name, KeyUse::Log, std::string(32, 'f'));
    BOOST_REQUIRE(forged.sign_checkpoint(forger).has_value());
    BOOST_TEST(told(forged.check({})) == "");  // the file alone cannot tell
    BOOST_TEST(!forged.check({}, {{log_key().public_key()}, {}}).is_sound());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
