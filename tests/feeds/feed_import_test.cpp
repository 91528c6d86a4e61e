// Rounds of a feed in a log: each with the document that it was made of, none twice, and what was
// refused told by its document.

#include "feeds/feed_import.h"

#include <boost/test/unit_test.hpp>

#include "feeds/feed_files.h"
#include "store/folder.h"
#include "support/times.h"

namespace fairdeal {

namespace {

const auto now = "2026-11-28T05:00:00Z"_utc;

/// A log and a mapping that brings into it.
struct Feed {
    Mapping mapping = shipped_mapping("studio-warehouse");
    Sandbox sandbox = *Sandbox::start(mapping);
    Folder folder;
    HandLog log = opened(folder.file("log.db"));
    ImportReport bring(const std::string& bytes, const std::string& name = "in/night.json") {
        return import_feed(log, mapping, map_file(sandbox, mapping, bytes, name), name, now);
    }
};

std::string told(const ImportReport& report) {
    std::string words;
    for (const Problem& problem : report.problems) words += to_text(problem) + "\n";
    return words;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(feed_imports)

BOOST_AUTO_TEST_CASE(a_hand_can_be_traced_to_its_documents_bytes) {
    Feed feed;
    const std::string night = warehouse_night(3);
    const ImportReport report = feed.bring(night);
    BOOST_TEST(report.stored == 3);
    BOOST_TEST(told(report) == "");
    const auto second = feed.log.record_of("lv7-000002");
    BOOST_REQUIRE(second);
    const auto source = source_of(feed.log, second->row.idx);
    BOOST_REQUIRE(source);
    const auto begin = night.find('\n') + 1;
    const std::string document = night.substr(begin, night.find('\n', begin) - begin);
    BOOST_TEST((*source ==
                HandSource{"studio-warehouse@1", "night.json", 2, sha256(document), "rebuilt"}));
    const auto deliveries = deliveries_in(feed.log);
    BOOST_REQUIRE(deliveries.size() == 1);
    BOOST_TEST(
        (deliveries[0] == Delivery{"studio-warehouse@1", "night.json", sha256(night), 3, 3, 0, 0}));
    BOOST_TEST(feed.log.check({}).is_sound());
    BOOST_TEST(find_delivery(feed.log, feed.mapping, sha256(night)).has_value());
    feed.mapping.version = 2;
    BOOST_TEST(!find_delivery(feed.log, feed.mapping, sha256(night)).has_value());
}

BOOST_AUTO_TEST_CASE(what_comes_again_is_stored_once) {
    Feed feed;
    feed.bring(warehouse_night(5));
    const std::int64_t records = feed.log.size();
    const ImportReport again = feed.bring(warehouse_night(5));
    BOOST_TEST(again.duplicates == 5);
    BOOST_TEST(feed.log.size() == records);
    const ImportReport more = feed.bring(warehouse_night(7), "in/more.json");
    BOOST_TEST(more.stored == 2);
    BOOST_TEST(more.duplicates == 5);
    BOOST_TEST(feed.log.size() == records + 2 * 2 + 1);
}

BOOST_AUTO_TEST_CASE(a_round_with_other_content_is_refused) {
    Feed feed;
    feed.bring(warehouse_night(1));
    std::string other = warehouse_night(2);
    other.replace(other.find("5000"), 4, "2500");
    const ImportReport report = feed.bring(other);
    BOOST_TEST(report.stored == 1);
    BOOST_TEST(told(report) ==
               "in/night.json:1:1: document 1: the log holds another hand of the id lv7-000001 "
               "(#1); a hand is never replaced (R9)\n");
}

BOOST_AUTO_TEST_CASE(of_two_contents_in_one_file_neither_is_taken) {
    Feed feed;
    std::string other = warehouse_night(1);
    other.replace(other.find("5000"), 4, "2500");
    const ImportReport report = feed.bring(warehouse_night(2) + other);
    BOOST_TEST(report.stored == 1);
    BOOST_TEST(report.refused == 2);
    BOOST_TEST(!feed.log.record_of("lv7-000001"));
    const ImportReport twice = feed.bring(warehouse_night(1, 8) + warehouse_night(1, 8));
    BOOST_TEST(twice.stored == 1);
    BOOST_TEST(twice.duplicates == 1);
}

BOOST_AUTO_TEST_CASE(a_program_that_never_ends_is_given_up_and_the_next_file_goes_on) {
    Feed feed;
    Mapping looping = mapping_with("def f: f; f");
    Sandbox sandbox = *Sandbox::start(looping);
    const MappedFile file = map_file(sandbox, looping, warehouse_night(6), "night.json");
    BOOST_TEST(file.refused == 6);
    BOOST_REQUIRE(file.problems.size() == 6);
    BOOST_TEST(to_text(file.problems[0]) ==
               "night.json:1:1: document 1: the mapping's program took more than 1 second (R13)");
    BOOST_TEST(to_text(file.problems[3]) ==
               "night.json:4:1: document 4: not read: the mapping's program failed on the "
               "documents before it (R13)");
    BOOST_TEST(feed.bring(warehouse_night(2)).stored == 2);
}

BOOST_AUTO_TEST_CASE(a_newer_version_of_the_source_is_refused) {
    Feed feed;
    feed.mapping.feed_version = 2;
    feed.mapping.feed_version_at = {"schema"};
    feed.mapping.fields.push_back({{"schema"}, false});
    std::string night = warehouse_night(3);
    night.insert(night.find('{') + 1, "\"schema\":2,");
    night.insert(night.find('\n') + 2, "\"schema\":3,");
    const ImportReport report = feed.bring(night);
    BOOST_TEST(report.stored == 1);
    BOOST_TEST(told(report) ==
               "in/night.json:2:1: document 2, /schema: version 3 of the source is newer than 2, "
               "which the mapping knows (R14)\n"
               "in/night.json:3:1: document 3, /schema: the version of the source is not there, "
               "and it must be (R14)\n");
}

BOOST_AUTO_TEST_CASE(what_was_joined_is_kept_with_the_hand) {
    const Mapping mapping = shipped_mapping("shoe-reader");
    Sandbox sandbox = *Sandbox::start(mapping);
    const std::string rounds = sample("shoe-reader", "rounds.json");
    const std::string reads = bytes_of(mapping.folder / "joined" / "rounds.json.csv");
    const auto joined = JoinedRows::read(reads, mapping, "reads.csv");
    BOOST_REQUIRE(joined);
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    const MappedFile file = map_file(sandbox, mapping, rounds, "rounds.json", &*joined);
    BOOST_TEST(import_feed(log, mapping, file, "rounds.json", now).stored == 3);
    BOOST_TEST((source_of(log, 1)->joined == sha256(reads)));
    BOOST_TEST(find_delivery(log, mapping, sha256(rounds), sha256(reads)).has_value());
    BOOST_TEST(!find_delivery(log, mapping, sha256(rounds)).has_value());
}

BOOST_AUTO_TEST_CASE(a_join_is_there_where_the_mapping_has_one) {
    const Mapping mapping = shipped_mapping("shoe-reader");
    Sandbox sandbox = *Sandbox::start(mapping);
    const MappedFile file =
        map_file(sandbox, mapping, sample("shoe-reader", "rounds.json"), "rounds.json");
    BOOST_REQUIRE(file.problems.size() == 1);
    BOOST_TEST(file.problems[0].what == "this mapping joins other files to it (--join)");
    const auto wrong =
        JoinedRows::read("now;LV7;S-1;1;9H\n2026-11-01T10:02:42Z;LV7\n", mapping, "r");
    BOOST_REQUIRE(!wrong);
    BOOST_TEST(wrong.error().front().where.line >= 1);
}

BOOST_AUTO_TEST_CASE(a_trial_writes_nothing) {
    Feed feed;
    const MappedFile file = map_file(feed.sandbox, feed.mapping, warehouse_night(4), "night.json");
    BOOST_TEST(try_feed(&feed.log, file, "night.json").stored == 4);
    BOOST_TEST(feed.log.size() == 0);
    BOOST_TEST(try_feed(nullptr, file, "night.json").stored == 4);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
