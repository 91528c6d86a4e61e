// Valid records with bytes flipped, lines moved and ends cut off: the reader either refuses with a
// place, or what it reads it can write and read again as the same.

#include <boost/test/unit_test.hpp>
#include <random>

#include "base/text.h"
#include "examples.h"
#include "record/reading/read_line.h"
#include "support/hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(fuzz)

class Spoiler {
public:
    explicit Spoiler(std::uint32_t seed) : random_(seed) {}

    /// A text somewhat like this one.
    std::string spoil(std::string text) {
        for (std::uint32_t times = 1 + below(3); times > 0 && !text.empty(); --times)
            spoil_once(text);
        return text;
    }

private:
    std::uint32_t below(std::size_t count) { return static_cast<std::uint32_t>(random_() % count); }

    void spoil_once(std::string& text) {
        static constexpr std::string_view usual = " \n.()#=:?0123456789AKQJTshdc-";
        const std::size_t at = below(text.size());
        switch (below(6)) {
            case 0:
                text[at] =
                    static_cast<char>(static_cast<unsigned char>(text[at]) ^ (1U << below(8)));
                break;
            case 1: text[at] = usual[below(usual.size())]; break;
            case 2: text.insert(at, 1, usual[below(usual.size())]); break;
            case 3: text.erase(at, 1 + below(4)); break;
            case 4: text.resize(at); break;
            default: repeat_a_line(text, at); break;
        }
    }

    /// The line at a byte once more, somewhere else.
    void repeat_a_line(std::string& text, std::size_t at) {
        const std::size_t from = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
        const std::string line = text.substr(from, text.find('\n', from) - from) + "\n";
        const std::size_t to = text.find('\n', below(text.size()));
        text.insert(to == std::string::npos ? text.size() : to + 1, line);
    }

    std::mt19937 random_;
};

void must_hold_together(const std::string& text) {
    const auto record = read_record(text);
    if (!record) {
        BOOST_REQUIRE(!record.error().empty());
        for (const Problem& problem : record.error()) {
            const bool placed =
                problem.where.line > 0 && problem.where.column > 0 && !problem.what.empty();
            BOOST_REQUIRE_MESSAGE(placed, text << "\n" << in_words(record.error()));
        }
        return;
    }
    const std::string written = write(*record);
    const auto again = read_record(written);
    BOOST_REQUIRE_MESSAGE(again, text << "was written as\n" << written);
    BOOST_REQUIRE_MESSAGE(write(*again) == written, text << "was written as\n" << written);
    const bool has_comment = text.find('#') != std::string::npos;
    BOOST_REQUIRE_MESSAGE(has_comment || *again == *record, text << "was read differently as\n"
                                                                 << written);
}

BOOST_AUTO_TEST_CASE(no_spoilt_record_is_read_as_something_it_cannot_write) {
    Spoiler spoiler(4711);
    int read = 0;
    for (int round = 0; round < 5'000; ++round) {
        for (const Example& example : examples) {
            const std::string text = spoiler.spoil(as_lines(example.record));
            must_hold_together(text);
            read += read_record(text).has_value() ? 1 : 0;
            for (const RecordText& part : split_records(text))
                must_hold_together(std::string(part.text));
        }
    }
    BOOST_TEST(read > 1'000);  // or it would say little
}

/// What the two readers of a line make of it: the quick one of those that are an event and nothing
/// else, in a long text and at its end, and the one that says what is wrong.
bool both_read_the_same(std::string_view line, Game game) {
    constexpr int number = 7;
    Problems problems;
    const Event event = read_event(line, game, number, problems);
    const std::string at_the_end(line);
    const std::string in_a_text = at_the_end + "\n" + std::string(100, '#');
    for (const std::string& text : {at_the_end, at_the_end + "\n", in_a_text}) {
        std::vector<Event> events;
        const std::string_view rest = read_plain_lines(events, text, game, number);
        const bool same = events.empty() ? !problems.empty() && rest == text
                                         : problems.empty() && events == std::vector{event};
        BOOST_REQUIRE_MESSAGE(same, to_text(game) << ": " << line);
    }
    return problems.empty();
}

BOOST_AUTO_TEST_CASE(both_readers_of_a_line_read_the_same) {
    Spoiler spoiler(815);
    int events = 0;
    int others = 0;
    for (int round = 0; round < 1'500; ++round) {
        for (const Example& example : examples) {
            const std::string text = as_lines(example.record);
            for (const std::string_view line : split_at(text, '\n')) {
                std::string spoilt(line);
                if (round > 0) spoilt = spoiler.spoil(spoilt);
                std::erase(spoilt, '\n');
                for (const Game game : every_game)
                    ++(!spoilt.empty() && both_read_the_same(spoilt, game) ? events : others);
            }
        }
    }
    BOOST_TEST(events > 10'000);  // or it would say little
    BOOST_TEST(others > 10'000);
}

BOOST_AUTO_TEST_CASE(no_noise_is_a_record) {
    std::mt19937 random(42);
    for (int round = 0; round < 20'000; ++round) {
        std::string noise;
        for (std::uint32_t size = static_cast<std::uint32_t>(random() % 60); size > 0; --size) {
            noise += static_cast<char>(random() & 0xff);
        }
        BOOST_TEST_REQUIRE(!read_record(noise).has_value());
        must_hold_together(noise);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
