// Legal hands with lines left out, doubled, moved and spoilt: whatever can be read is ruled, and
// what is ruled is never a sum of nothing, of a clause that is none, or of a wager that was not put
// up.

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <random>

#include "whole_hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(spoilt_hands)

class Spoiler {
public:
    explicit Spoiler(std::uint32_t seed) : random_(seed) {}

    std::string spoil(std::string text) {
        auto lines = split_at(text, '\n');
        lines.pop_back();
        for (std::size_t times = 1 + below(3); times > 0; --times) spoil_lines(lines);
        std::string spoilt;
        for (const std::string_view line : lines) spoilt += std::string(line) + "\n";
        return below(2) == 0 ? spoilt : spoil_card_or_seat(spoilt);
    }

private:
    std::size_t below(std::size_t count) { return random_() % count; }

    void spoil_lines(std::vector<std::string_view>& lines) {
        if (lines.size() < 3) return;
        const std::size_t from = 1 + below(lines.size() - 1);
        const std::size_t to = 1 + below(lines.size() - 1);
        switch (below(4)) {
            case 0: lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(from)); break;
            case 1:
                lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(to), lines[from]);
                break;
            case 2: std::swap(lines[from], lines[to]); break;
            default: lines.resize(from); break;
        }
    }

    std::string spoil_card_or_seat(std::string text) {
        static constexpr std::string_view usual = "AKT98765432?123456";
        for (int times = 0; times < 3; ++times) {
            char& at = text[below(text.size())];
            if (std::string_view("AKQJT98765432").find(at) != std::string_view::npos)
                at = usual[below(usual.size())];
        }
        return text;
    }

    std::mt19937 random_;
};

void must_be_sound(const HandRecord& record, const std::string& text) {
    const Ruling ruling = rule(record);
    BOOST_REQUIRE_MESSAGE(ruling.effects.size() == record.events.size(), text);
    BOOST_REQUIRE_MESSAGE(!ruling.complete || ruling.next.empty(), text);
    const TableState table = table_after(record, record.events.size());
    for (const Line& line : ruling.lines) {
        const TableSeat* seat = table.find(line.who.seat);
        const bool is_up =
            line.wager == Wager::None || (seat != nullptr && seat->find(line.wager) != nullptr);
        const bool sound = is_up && !line.because.empty() && line.amount >= Money{};
        BOOST_REQUIRE_MESSAGE(sound,
                              text << to_text(line) << " [" << in_words(line.because) << "]");
    }
    int last = 0;
    for (const Breach& breach : ruling.breaches) {
        const bool in_order =
            breach.line >= last && breach.line <= static_cast<int>(record.events.size()) + 1;
        BOOST_REQUIRE_MESSAGE(in_order && !breach.what.empty() && !breach.clause.id.empty(), text);
        last = breach.line;
    }
    judge(claim_of(record), ruling);
}

/// How many of the hands could still be read once they were spoilt, each ruled soundly.
int ruled_soundly(std::span<const WholeHand> hands, int rounds) {
    Spoiler spoiler(1182);
    int ruled = 0;
    for (int round = 0; round < rounds; ++round) {
        for (const WholeHand& hand : hands) {
            const std::string text = spoiler.spoil(as_lines(hand.record));
            const auto record = read_record(text);
            if (!record) continue;
            const auto unknown = std::count(text.begin(), text.end(), '?');
            if (unknown > 1) continue;  // two unreadable cards are thousands of rulings
            must_be_sound(*record, text);
            ++ruled;
        }
    }
    return ruled;
}

/// All that a ruling says, in words.
std::string in_words(const Ruling& ruling) {
    std::string all = ruling.complete ? "complete\n" : "";
    for (const Line& line : ruling.lines)
        all += to_text(line) + " " + in_words(line.because) + fmt::format(" {}\n", line.due);
    for (const Breach& breach : ruling.breaches)
        all += fmt::format("{} {} {}\n", breach.line, breach.clause.id, breach.what);
    for (const Act& act : ruling.next) all += to_text(act) + " " + in_words(act.because) + "\n";
    for (const Verb verb : ruling.may) all += fmt::format("{}\n", to_text(verb));
    for (const Effect effect : ruling.effects) all += fmt::format("{}", static_cast<int>(effect));
    return all;
}

/// How many of the hands could not be read once they were spoilt. All are read and ruled at once as
/// they are one after the other.
int read_and_ruled_the_same(std::span<const WholeHand> hands, int rounds) {
    Spoiler spoiler(1183);
    HandRecord record, again;
    Ruling ruling, at_once;
    int refused = 0;
    for (int round = 0; round < rounds; ++round) {
        for (const WholeHand& hand : hands) {
            const std::string text = spoiler.spoil(as_lines(hand.record));
            if (std::count(text.begin(), text.end(), '?') > 1) continue;
            const Problems problems = read_record_into(record, text);
            const Problems others = read_and_rule_into(again, text, at_once);
            BOOST_REQUIRE_MESSAGE(in_words(problems) == in_words(others), text);
            refused += problems.empty() ? 0 : 1;
            if (!problems.empty()) continue;
            rule_into(record, ruling);
            const bool same = record == again && in_words(ruling) == in_words(at_once);
            BOOST_REQUIRE_MESSAGE(same, text << in_words(ruling) << "but\n" << in_words(at_once));
        }
    }
    return refused;
}

BOOST_AUTO_TEST_CASE(a_hand_is_read_and_ruled_at_once_as_it_is_one_after_the_other) {
    for (const Game game : every_game)
        BOOST_TEST(read_and_ruled_the_same(whole_hands(game), 100) > 200);
}

BOOST_AUTO_TEST_CASE(whatever_can_be_read_of_breakout_is_ruled_soundly) {
    BOOST_TEST(ruled_soundly(whole_hands(Game::Breakout), 400) > 5'000);
}

BOOST_AUTO_TEST_CASE(whatever_can_be_read_of_midnight_is_ruled_soundly) {
    BOOST_TEST(ruled_soundly(whole_hands(Game::Midnight), 400) > 5'000);
}

BOOST_AUTO_TEST_CASE(the_largest_bets_at_the_highest_prices_are_ruled) {
    const HandRecord record = hand_record(
        "breakout bj-pays=1000:1 dealer-win-pays=1000:1 / 1 bet player 9999999999.99 / 2 bet "
        "dealer 9999999999.99 / "
        "2 bet breakout-bonus 9999999999.99 / 2 bet super-tie 9999999999.99 / 1 deal Ah Kd / 2 "
        "deal Th 6d / dealer deal 9c (7s) / "
        "1 double / 1 double / 1 double / 1 double / 2 hit Kc / dealer turn 7s / dealer hit Td");
    BOOST_TEST(!rule(record).lines.empty());
    BOOST_TEST(joined_texts(rule(hand_record("midnight odd=up unit=9999999999.99 / 1 bet player "
                                             "9999999999.99 / 1 deal Ah Kd / dealer deal 9c / "
                                             "dealer hit 9s / dealer stand"))
                                .lines) == "1 pay player 19999999999.98");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
