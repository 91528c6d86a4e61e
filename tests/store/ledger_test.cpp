// The ledger of a log: its tree, entries, checkpoints and proofs, and logs from before it.

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>

#include "log/schema.h"
#include "store/folder.h"
#include "store/ledger_tools.h"
#include "store/old_logs.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// The root of a log's texts by the RFC's definition.
Hash plain_root(const HandLog& log, std::int64_t size) {
    std::int64_t next = 0;
    return root_of(0, size, by_recursion(0, {}, [&] { return leaf_hash(*log.text_of(++next)); }));
}

/// Every column of every row that a query gives.
std::string rows_of(const Database& database, const std::string& query) {
    std::string text;
    Statement rows(database, query);
    const std::int64_t columns =
        database.number("SELECT count(*) FROM pragma_table_info('hand')");  // the widest
    while (rows.step()) {
        for (int column = 0; column < columns; ++column)
            text += fmt::format("{}|", rows.text(column));
        text += "\n";
    }
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(ledger)

BOOST_AUTO_TEST_CASE(the_root_is_that_of_the_texts_however_they_came) {
    const Folder folder;
    HandLog one = opened(folder.file("one.db")), other = opened(folder.file("other.db"));
    BOOST_TEST((one.head() == TreeHead{0, sha256("")}));
    import_text(one, night(600));
    for (int first = 1; first <= 600; first += 7)
        import_text(other, night(std::min(7, 601 - first), first));
    BOOST_TEST((one.head() == other.head()));
    BOOST_TEST(one.head().size == 600);
    BOOST_TEST((one.head().root == plain_root(one, 600)));
    BOOST_TEST(told(one.check({})) == "");
    const Database raw(folder.file("one.db"), Access::Read);
    BOOST_TEST(raw.number("SELECT count(*) FROM node") == 2);
    TreeReader reader(raw);
    for (const std::int64_t size : {1, 255, 256, 257, 511, 512, 600})
        BOOST_TEST((root_of(0, size, reader.nodes()) == plain_root(one, size)));
}

BOOST_AUTO_TEST_CASE(a_tree_of_more_than_one_level_is_kept) {
    const Folder folder;
    { opened(folder.file("log.db")); }
    Database raw(folder.file("log.db"), Access::Write);
    Transaction all(raw);
    TreeWriter tree(raw);
    Frontier plain;
    for (int i = 0; i < 66000; ++i) {
        const Hash leaf = leaf_hash(std::to_string(i));
        tree.push(leaf);
        plain.push(leaf);
    }
    tree.write_head();
    all.commit();
    BOOST_TEST((read_head(raw) == plain));
    BOOST_TEST(raw.number("SELECT count(*) FROM node WHERE level = 1") == 257);
    BOOST_TEST(raw.number("SELECT count(*) FROM node WHERE level = 2") == 1);
    TreeReader reader(raw);
    BOOST_TEST((reader.node(16, 0) == root_of(0, 65536, reader.nodes())));
    BOOST_TEST((reader.node(16, 0) == node_hash(reader.node(15, 0), reader.node(15, 1))));
}

BOOST_AUTO_TEST_CASE(a_moved_head_is_noticed) {
    const Folder folder;
    { opened(folder.file("log.db")); }
    Database raw(folder.file("log.db"), Access::Write);
    TreeWriter one(raw), other(raw);
    one.push(leaf_hash("one"));
    other.push(leaf_hash("other"));
    one.write_head();
    BOOST_CHECK_THROW(other.write_head(), StoreError);
    BOOST_TEST(read_head(raw).size() == 1);
}

BOOST_AUTO_TEST_CASE(nothing_in_the_ledger_is_ever_changed) {
    const Folder folder;
    {
        HandLog log = opened(folder.file("log.db"));
        import_text(log, night(300));
        BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
        BOOST_REQUIRE(log.cosign_checkpoint(witness_key(), {}, 1).has_value());
    }
    const std::string before = bytes_of(folder.file("log.db"));
    Database raw(folder.file("log.db"), Access::Write);
    for (const char* table :
         {"record", "node", "checkpoint", "cosignature", "signer", "log_head"}) {
        for (const std::string& sql : {fmt::format("DELETE FROM {}", table),
                                       fmt::format("UPDATE {} SET log_id = log_id", table),
                                       fmt::format("REPLACE INTO {0} SELECT * FROM {0}", table)}) {
            BOOST_TEST_CONTEXT(sql) { BOOST_CHECK_THROW(raw.run(sql), StoreError); }
        }
    }
    BOOST_CHECK_THROW(raw.run("UPDATE log_head SET size = 299"), StoreError);
    BOOST_TEST((bytes_of(folder.file("log.db")) == before));
}

BOOST_AUTO_TEST_CASE(a_log_from_before_the_ledger_gets_its_tree) {
    const Folder folder;
    const fs::path old = folder.file("old.db");
    const Hash root = [&] {
        HandLog log = opened(folder.file("new.db"));
        import_text(log, night(300));
        return log.head().root;
    }();
    write_bytes(old, as_version(1, folder.file("new.db")));
    BOOST_TEST(
        why(HandLog::open(old, Access::Read, {})) ==
        "this log was made by an older Fairdeal: open it once for writing to bring it up to date");
    HandLog log = opened(old);
    BOOST_TEST((log.head() == TreeHead{300, root}));
    const CheckReport report = log.check({});
    BOOST_TEST(told(report) == "");
    BOOST_TEST(report.stale == 300);
    BOOST_TEST(log.rebuild({}));
    BOOST_TEST(log.check({}).stale == 0);
    BOOST_TEST(log.record_of("N7")->row.identity.dealer == "1103");
    import_text(log, night(1, 301));
    BOOST_TEST(told(log.check({})) == "");
    Database fresh;
    migrate(fresh, sql_migrations());
    BOOST_TEST(schema_of(Database(old, Access::Read)) == schema_of(fresh));
}

BOOST_AUTO_TEST_CASE(rows_of_a_former_version_are_the_same_in_the_new_tables) {
    const Folder folder;
    const fs::path now = folder.file("new.db"), old = folder.file("old.db");
    {
        HandLog log = opened(now);
        import_text(log, night(300));
        add(log, {EntryKind::Note, 12, "", "77", {}, "The guest disputes; camera 4.\n"});
    }
    for (int version = 4; version < static_cast<int>(newest_version()); ++version) {
        BOOST_TEST_CONTEXT("version " << version) {
            write_bytes(old, as_version(version, now));
            {
                HandLog log = opened(old);
                BOOST_TEST(told(log.check({})) == "");
                import_text(log, night(1, 301));
                BOOST_TEST(told(log.check({})) == "");
            }
            const Database was(now, Access::Read), is(old, Access::Read);
            const std::string rows = "SELECT * FROM hand WHERE idx <= 300 ORDER BY idx";
            BOOST_TEST(rows_of(is, rows) == rows_of(was, rows));
            BOOST_TEST(is.number("SELECT count(*) FROM sqlite_schema WHERE name = 'wager'") == 0);
            BOOST_CHECK_THROW(
                Database(old, Access::Write).run("UPDATE hand SET idx = 900 WHERE idx = 1"),
                StoreError);
        }
    }
}

BOOST_AUTO_TEST_CASE(an_old_log_with_a_hand_missing_is_refused_and_left_as_it_was) {
    const Folder folder;
    {
        HandLog log = opened(folder.file("new.db"));
        import_text(log, night(5));
    }
    write_bytes(folder.file("old.db"), as_version(1, folder.file("new.db")));
    {
        Database raw(folder.file("old.db"), Access::Write);
        raw.run(
            "PRAGMA foreign_keys = OFF; DROP TRIGGER record_is_never_deleted; DELETE FROM record "
            "WHERE idx = 2; CREATE TRIGGER record_is_never_deleted BEFORE DELETE ON record\n"
            "BEGIN\n    SELECT RAISE(ABORT, 'a hand in the log is never deleted');\nEND");
    }
    const std::string before = bytes_of(folder.file("old.db"));
    BOOST_TEST(!HandLog::open(folder.file("old.db"), Access::Write, {}).has_value());
    BOOST_TEST((bytes_of(folder.file("old.db")) == before));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(entries)

BOOST_AUTO_TEST_CASE(what_is_said_later_is_found_under_its_hand_and_its_case) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(3));
    const Entry opened_case{EntryKind::CaseEvent, 2, "C-7", "1182", {}, "open\n"};
    const Entry correction{EntryKind::Correction, 2, "", "F17", {}, hand_text("id=N2")};
    const Entry verdict{EntryKind::Verdict, std::nullopt, "C-7", "", {}, ""};
    BOOST_TEST(add(log, opened_case) == 4);
    BOOST_TEST(add(log, note_about(1)) == 5);
    BOOST_TEST(add(log, correction) == 6);
    BOOST_TEST(add(log, verdict) == 7);
    BOOST_TEST(
        (log.entries_about(2) == std::vector<StoredEntry>{{4, opened_case}, {6, correction}}));
    BOOST_TEST(
        (log.entries_of_case("C-7") == std::vector<StoredEntry>{{4, opened_case}, {7, verdict}}));
    BOOST_TEST(log.entries_about(3).empty());
    BOOST_TEST(*log.text_of(4) == "case about=2 case=C-7 by=1182\nopen\n");
    import_text(log, night(1, 4));
    BOOST_TEST(log.record_of("N4")->row.idx == 8);
    BOOST_TEST(why(log.record_of("#5")) == "there is no hand #5 in this log");
    std::string hands;
    log.for_each_record(0, [&](std::int64_t idx, std::string_view) {
        hands += fmt::format("{} ", idx);
        return true;
    });
    BOOST_TEST(hands == "1 2 3 8 ");
    BOOST_TEST(log.sums({}).hands == 4);
    const CheckReport report = log.check({});
    BOOST_TEST(told(report) == "");
    BOOST_TEST(report.hands == 4);
    BOOST_TEST(report.entries == 4);
    BOOST_TEST(log.rebuild({}));
    BOOST_TEST(told(log.check({})) == "");
    BOOST_TEST(log.entries_about(2).size() == 2U);
    BOOST_TEST((log.head().root == plain_root(log, 8)));
}

BOOST_AUTO_TEST_CASE(an_entry_must_be_about_a_hand_and_in_form) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(2));
    add(log, note_about(1));
    HandLog::Batch batch(log);
    BOOST_TEST(why(batch.add(note_about(3))) == "there is no hand #3 in this log");
    BOOST_TEST(why(batch.add(note_about(0))).find("is not one of about=") != std::string::npos);
    for (const Entry& bad : {Entry{EntryKind::Note, 1, "a b", "", {}, ""},
                             Entry{EntryKind::Note, 1, "", std::string(65, 'x'), {}, ""},
                             Entry{EntryKind::Note, 1, "", "", {}, "no end of line"},
                             Entry{EntryKind::Note, 1, "", "", {}, "bell\a\n"},
                             Entry{EntryKind::Note, 1, "", "", {}, "\xff\n"},
                             Entry{EntryKind::Note, 1, "", "", {}, std::string(65536, 'x') + "\n"}})
        BOOST_TEST(!batch.add(bad).has_value());
}

BOOST_AUTO_TEST_CASE(entries_are_read_strictly) {
    for (const char* text :
         {"note\n", "note about=12 case=C-7 by=1182 at=2026-03-14T21:05:09Z\n",
          "note at=2026-03-14T21:05:09.50Z\n", "verdict case=C-7\nupheld\n\nin full\n",
          "correction about=1\nbreakout\n"}) {
        const auto entry = read_entry(text);
        BOOST_REQUIRE_MESSAGE(entry.has_value(), text);
        BOOST_TEST(write(*entry) == text);
        BOOST_TEST(is_entry(text));
    }
    for (const char* text : {"",
                             "note",
                             "note \n",
                             "note  about=1\n",
                             "note about=01\n",
                             "note about=0\n",
                             "note about=-1\n",
                             "note at=yesterday\n",
                             "note at=2026-02-29T21:05:09Z\n",
                             "note about=99999999999999999999\n",
                             "note case=a about=1\n",
                             "note case=a case=b\n",
                             "note name=Joe\n",
                             "note about\n",
                             "note by=\n",
                             "Note\n",
                             "notes\n",
                             "note\nx",
                             "note\r\n",
                             "breakout\n",
                             "note about=1 \n",
                             "\n"})
        BOOST_TEST(!read_entry(text).has_value(), text << " was taken");
    BOOST_TEST(!is_entry("breakout\n"));
    BOOST_TEST(!is_entry("notes\n"));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(people)

BOOST_AUTO_TEST_CASE(a_name_is_kept_beside_the_ledger_and_can_be_erased) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(3));
    BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    log.name_person("1182", "Maria Beispielfrau");
    log.name_person("1183", "Hannah Example");
    BOOST_TEST(log.name_of("1182") == "Maria Beispielfrau");
    log.name_person("1182", "Maria Mustermann");
    BOOST_TEST(log.name_of("1182") == "Maria Mustermann");
    BOOST_TEST(log.name_of("1184") == "");
    BOOST_TEST(bytes_of(folder.file("log.db")).find("Mustermann") != std::string::npos);
    log.forget_person("1182");
    log.forget_person("nobody");
    BOOST_TEST(log.name_of("1182") == "");
    BOOST_TEST(log.name_of("1183") == "Hannah Example");
    const auto must_be_gone = [&](const char* name) {
        for (const char* file : {"log.db", "log.db-journal"})
            BOOST_TEST(bytes_of(folder.file(file)).find(name) == std::string::npos);
    };
    must_be_gone("Mustermann");
    must_be_gone("Beispielfrau");
    import_text(log, night(5));  // writes over what the journal had
    must_be_gone("Mustermann");
    must_be_gone("Beispielfrau");
    BOOST_TEST(told(log.check({}, {{log_key().public_key()}, {}})) == "");
    BOOST_CHECK_THROW(log.name_person("1182", ""), StoreError);
    BOOST_CHECK_THROW(log.name_person("", "Nobody"), StoreError);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
