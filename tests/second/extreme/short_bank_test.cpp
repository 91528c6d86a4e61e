// Every short bank of a set of tables, from nothing to a little more than what is owed, under every
// reading of the payout order: the engine and the second settlement must pay the same chips to the
// same hands in the same order.

#include <array>

#include "base/text.h"
#include "basic/agree.h"
#include "extreme/extreme_second.h"

namespace second::extreme {
namespace {

using namespace basic;  // NOLINT(google-build-using-namespace): one small vocabulary

// From the first blind to the last card; the dealer's chips are put before it.
// clang-format off
constexpr std::array<const char*, 6> tables{
    // Three winners: the minimum, twice the minimum, and one between them who doubled up.
    "1 blind 5\n2 blind 10\n3 blind 7.50\n1 deal (Th) 9d\n2 deal (Tc) Kd\n3 deal (5s) 6h\n"
    "dealer deal (9h) (8d)\ndealer turn 8d\n1 check\n2 check\n3 raise 30\ndealer play\n"
    "1 turn Th\n2 turn Tc\n3 turn 5s\n1 stand\n2 stand\n3 hit 8h\n3 stand\n"
    "dealer turn 9h\ndealer stand\n",
    // Two naturals, a winner all in for less than the minimum, a loser and a fold.
    "1 blind 10\n2 chips 3\n2 blind 3\n3 blind 7.50\n4 blind 5\n5 blind 5\n1 deal (Ah) Kd\n"
    "2 deal (Tc) 9d\n3 deal (As) Jh\n4 deal (Tc) 6d\n5 deal (2c) 4d\ndealer deal (9h) (8d)\n"
    "dealer turn 8d\n1 check\n2 check\n3 check\n4 check\n5 fold\ndealer play\n1 turn Ah\n"
    "2 turn Tc\n3 turn As\n4 turn Tc\n2 stand\n4 stand\ndealer turn 9h\ndealer stand\n",
    // Split hands at two seats, one of them doubled up before, and a plain winner after them.
    "1 blind 5\n2 blind 7.50\n3 blind 10\n1 deal (8h) 8d\n2 deal (9c) 9d\n3 deal (Tc) Kd\n"
    "dealer deal (9h) (8d)\ndealer turn 8d\n1 raise 10\n2 check\n3 check\ndealer play\n"
    "1 turn 8h\n2 turn 9c\n3 turn Tc\n1 split\n1.1 deal Tc\n1.2 deal 3d\n1.1 stand\n"
    "1.2 hit 8s\n1.2 stand\n2 split\n2.1 deal 9s\n2.2 deal Td\n2.1 split\n2.1 deal 2d\n"
    "2.3 deal Th\n2.1 hit 8c\n2.1 stand\n2.2 stand\n2.3 stand\n3 stand\ndealer turn 9h\n"
    "dealer stand\n",
    // The first hand of a split loses, the second wins; a bust and a push beside it.
    "1 blind 10\n2 blind 5\n3 blind 7.50\n4 blind 5\n1 deal (8h) 8d\n2 deal (Tc) 6d\n"
    "3 deal (Tc) 7d\n4 deal (5c) 6d\ndealer deal (9h) (8d)\ndealer turn 8d\n1 check\n"
    "2 check\n3 check\n4 raise 12.50\ndealer play\n1 turn 8h\n2 turn Tc\n3 turn Tc\n"
    "4 turn 5c\n1 split\n1.1 deal 8s\n1.2 deal Ts\n1.1 stand\n1.2 stand\n2 hit Th\n3 stand\n"
    "4 hit Td\n4 stand\ndealer turn 9h\ndealer stand\n",
    // The dealer folds: halves of even and odd blinds, a natural, a raise, and one who folded.
    "1 blind 5\n2 blind 7.50\n3 blind 10\n4 blind 5.05\n1 deal (Ah) Kd\n2 deal (Tc) 9d\n"
    "3 deal (5s) 6h\n4 deal (5c) 4h\ndealer deal (6h) (8d)\ndealer turn 8d\n1 check\n"
    "2 check\n3 raise 10\n4 fold\ndealer fold\n",
    // A doubled-up natural plays as an eleven; the dealer busts and owes everybody.
    "1 blind 7.50\n2 blind 5\n3 blind 10\n1 deal (Ah) Kd\n2 deal (Tc) Jd\n3 deal (As) Qh\n"
    "dealer deal (6h) (Td)\ndealer turn Td\n1 raise 15\n2 raise 10\n3 check\ndealer play\n"
    "1 turn Ah\n2 turn Tc\n3 turn As\n1 hit 9d\n1 stand\n2 hit As\n2 stand\ndealer turn 6h\n"
    "dealer hit 9s\n",
};
// clang-format on

/// Every combination of the options that a short bank asks about, as header words.
std::vector<std::string> readings() {
    std::vector<std::string> all{""};
    for (const auto& spec : fairdeal::options_of(fairdeal::Game::Extreme)) {
        static const std::set<std::string_view> asked{"partial", "minimum-basis", "losing-bet",
                                                      "round5-order", "odd"};
        if (!asked.contains(spec.name)) continue;
        std::vector<std::string> more;
        for (const std::string& words : all) {
            for (const auto word : fairdeal::split_at(spec.words, '|')) {
                const bool standard = word == spec.standard;
                more.push_back(standard ? words
                                        : words + " " + std::string(spec.name) + "=" +
                                              std::string(word));
            }
        }
        all = more;
    }
    return all;
}

HandRecord at_a_bank_of(Cents bank, const std::string& reading, const char* table) {
    return record_of("extreme minimum=5 mode=tournament" + reading + "\ndealer chips " +
                     fairdeal::to_text(fairdeal::Money::cents(bank)) + "\n" + table);
}

/// All that the winners of a table are to be paid.
Cents owed_at(const std::string& reading, const char* table) {
    constexpr Cents plenty = 1'000'000;
    const HandRecord record = at_a_bank_of(plenty, reading, table);
    const Answer answer = settle(record);
    BOOST_CHECK_MESSAGE(answer.complete && answer.faults.empty(), write(record));
    HandRecord claimed = record;
    for (const std::string& line : answer.lines) append(claimed, line);
    Cents owed = 0;
    for (const Event& event : claimed.events) {
        if (event.verb == Verb::Pay) owed += event.amount.in_cents();
    }
    BOOST_CHECK_GT(owed, 0);
    return owed;
}

/// The lines as they are due are claimed, then once more with two payments changed about.
void claim(HandRecord record) {
    const Answer answer = settle(record);
    std::vector<std::string> lines = answer.lines;
    std::vector<std::size_t> pays;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].find(" pay ") != std::string::npos) pays.push_back(i);
    }
    for (const bool swapped : {false, true}) {
        if (swapped && pays.size() < 2) return;
        if (swapped) std::swap(lines[pays.front()], lines[pays.back()]);
        HandRecord claimed = record;
        for (const std::string& line : lines) append(claimed, line);
        const auto right = engine_says(claimed).right;
        BOOST_CHECK_MESSAGE(right == settle(claimed).right, write(claimed));
        if (!swapped) BOOST_CHECK(right.value_or(lines.empty()));
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(every_short_bank)

BOOST_AUTO_TEST_CASE(is_paid_alike) {
    constexpr Cents step = 25;
    for (const std::string& reading : readings()) {
        for (const char* table : tables) {
            const Cents owed = owed_at(reading, table);
            for (Cents bank = 0; bank <= owed + step; bank += step) {
                const HandRecord record = at_a_bank_of(bank, reading, table);
                must_agree(record, settle, in_full);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(is_judged_alike_in_any_order_of_payments) {
    constexpr Cents step = 250;
    for (const std::string& reading : readings()) {
        for (const char* table : tables) {
            const Cents owed = owed_at(reading, table);
            for (Cents bank = 0; bank <= owed; bank += step) {
                claim(at_a_bank_of(bank, reading, table));
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace second::extreme
