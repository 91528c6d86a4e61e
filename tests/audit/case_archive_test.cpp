// Archives that nobody should open: every one is refused, in words, before anything grows.

#include <fmt/format.h>
#include <sys/resource.h>

#include <boost/test/unit_test.hpp>

#include "audit/cases/archive.h"
#include "support/zipped.h"

using namespace fairdeal;
using by_hand::zipped;

namespace {

/// Why it is refused; empty: it is not.
std::string why(const std::string& bytes) {
    const auto archive = read_archive(bytes, "case.zip");
    return archive ? "" : archive.error().front().what;
}

long peak_kilobytes() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(case_archives)

/// Or the refusals below would say nothing.
BOOST_AUTO_TEST_CASE(a_plain_archive_made_by_hand_is_read) {
    const auto archive = read_archive(zipped({{"hand.record", "a"}, {"key", ""}}), "case.zip");
    BOOST_REQUIRE(archive.has_value());
    BOOST_TEST((*archive == Archive{{"hand.record", "a"}, {"key", ""}}));
}

BOOST_AUTO_TEST_CASE(names_that_lead_elsewhere_are_refused) {
    for (const std::string& name :
         {std::string("../key"), std::string("/etc/passwd"), std::string("a/b"),
          std::string("..\\key"), std::string("c:key"), std::string("..."), std::string(".profile"),
          std::string("con "), std::string("Key"), std::string("k\xc3\xa9y"), std::string(""),
          std::string("key\0.txt", 8), std::string(33, 'a'), std::string(60000, 'a'),
          std::string("key/"), std::string("k\ny"), std::string("\xff\xfe")}) {
        BOOST_TEST_CONTEXT(name) {
            BOOST_TEST(why(zipped({{name, "x"}})) == "a part has a name that no case file has");
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_there_twice_is_refused) {
    BOOST_TEST(why(zipped({{"key", "a"}, {"key", "b"}})) != "");
    by_hand::Entry same{"copy", "aaaa"};
    same.at = 0;  // both begin at the first one's bytes
    BOOST_TEST(why(zipped({{"hand", "aaaa"}, same})) != "");
}

BOOST_AUTO_TEST_CASE(what_would_grow_is_refused_and_does_not_grow) {
    const long before = peak_kilobytes();
    // clang-format off
    const std::vector<by_hand::Entry> grow{
        {"key", std::string(1000, 'x'), 8, 4'000'000'000U},                 // said to be deflated
        {"key", "\x4b\x4c\x04\x02", 8, 3},                                  // and small
        {"key", "x", 0, 4'294'967'294U, 4'294'967'294U},
        {"key", "x", 0, 17'000'000U, 17'000'000U},
        {"key", "x", 0, 2, 1},
        {"key", "x", 93, 1}, {"key", "x", 12, 1}, {"key", "x", 14, 1}, {"key", "x", 99, 1},
    };
    // clang-format on
    for (const by_hand::Entry& entry : grow) {
        BOOST_TEST_CONTEXT("method " << entry.method << ", size " << entry.size.value_or(0)) {
            BOOST_TEST(why(zipped({entry})) != "");
        }
    }
    BOOST_TEST(peak_kilobytes() - before < 20'000);
}

BOOST_AUTO_TEST_CASE(what_is_not_a_plain_file_of_this_archive_is_refused) {
    by_hand::Entry encrypted{"key", "x"};
    encrypted.flags = 1;
    BOOST_TEST(why(zipped({encrypted})) != "");
    by_hand::Entry wrong_sum{"key", "x"};
    wrong_sum.sum = 7;
    BOOST_TEST(why(zipped({wrong_sum})) != "");
    by_hand::Entry elsewhere{"key", "x"};
    elsewhere.at = 5000;
    BOOST_TEST(why(zipped({elsewhere})) != "");
}

BOOST_AUTO_TEST_CASE(archives_that_are_too_much_are_refused) {
    BOOST_TEST(why(std::string(largest_archive + 1, 'x')) == "this is larger than any case file");
    std::vector<by_hand::Entry> many;
    for (std::size_t i = 0; i <= most_parts; ++i) many.push_back({fmt::format("p{}", i), ""});
    BOOST_TEST(why(zipped(many)) == "no case file has so many parts");
    BOOST_TEST(why(zipped({})) == "there is nothing in this archive");
    BOOST_TEST(why(zipped({{"key", "x"}}, 60'000)) != "");
}

/// An archive within an archive is bytes: nothing looks into it.
BOOST_AUTO_TEST_CASE(an_archive_within_is_bytes) {
    const std::string inner = zipped({{"../evil", "x"}});
    const auto archive = read_archive(zipped({{"hand.record", inner}}), "case.zip");
    BOOST_TEST((!archive || archive->front().bytes == inner));
}

BOOST_AUTO_TEST_CASE(no_archive_cut_off_or_put_together_is_read_as_another) {
    const std::string sound = zipped({{"hand.record", "some text"}, {"key", "more text"}});
    const auto whole = read_archive(sound, "case.zip");
    BOOST_REQUIRE(whole.has_value());
    for (std::size_t size = 0; size < sound.size(); ++size)
        BOOST_TEST(why(sound.substr(0, size)) != "");
    for (std::size_t at = 0; at < sound.size(); ++at) {
        for (unsigned bit = 0; bit < 8; ++bit) {
            std::string flipped = sound;
            flipped[at] = static_cast<char>(static_cast<unsigned char>(flipped[at]) ^ 1U << bit);
            const auto read = read_archive(flipped, "case.zip");
            if (!read) continue;
            for (const ArchivePart& part : *read)
                BOOST_TEST((part.bytes == "some text" || part.bytes == "more text"));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
