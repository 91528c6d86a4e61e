// A hand that went wrong, played through again: nothing of its record is left out, and what is said
// of it follows from the cards as they lay.

#include <boost/test/unit_test.hpp>

#include "audit/cases/case_file.h"
#include "audit/explain/explain.h"
#include "audit/hand/replay_hand.h"
#include "log/rows.h"
#include "support/hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(replay_irregular)

// clang-format off
constexpr std::string_view gone_wrong[] = {
    "breakout notation=2 id=A / floor rules IRR-17 replace",
    "breakout notation=2 id=B / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c (8s) / dealer draw (?\?) / dealer draw 6c / 1 accept 6c / 1 refuse (5c) / shoe burn 5c (4d) ?\? / shoe boxed 2h / 1 skip 2 / dealer skip 1 / floor rules IRR-7 move-back / 1 withdraw player / 1 misread Th Td / 1 void IRR-8 / dealer void IRR-15 / 1 take player 20 / 1 correct player take 10.50 / 1 correct player pay 3",
    "breakout notation=2 id=X4 / 1 bet player 20 / 2 bet player 20 / 1 deal 9c 5h / 2 deal Kd / dealer skip 1 / 1 move 5h dealer / floor rules IRR-7 move-back / 1 deal 9s / 2 deal 6d / dealer deal 5h (Ts) / 1 stand / 2 stand / dealer turn Ts / dealer hit 4c / dealer stand / 1 take player 20 / 2 take player 20",
    "breakout notation=2 id=C / 1 bet player 20 / 2 bet player 20 / 1 deal 9h 5d / 2 deal Tc 8s / dealer deal 9d (8c) / 2 hit 5c / 2 move 5c 1 / 1 stand / 2 stand / dealer turn 8c / dealer stand / 1 take player 20 / 2 take player 20",
    "breakout notation=2 id=D / 1 bet player 20 / 1 deal 9h / 1 deal 5d / 1 move 5d dealer / dealer move 5d 1 / dealer deal 9d (8c) / 1 stand / dealer turn 8c / dealer misread 8c 7c / dealer hit 2c / dealer stand / 1 pay player 20",
    "extreme notation=2 id=E minimum=50 mode=regular / dealer chips 1000 / 1 blind 50 / 1 deal (8h) / dealer deal (9h) (8s) / dealer turn 8s / dealer move 8s 1 / 1 check / dealer void IRR-23",
    "league notation=2 id=F table=T hand=2 eliminations=5 start=1 seats=6 / 1 chips 1000 / 2 chips 900 / 1 bet player 100 / 2 bet player 100 / 1 deal As Kd / 2 deal 9c 7d / dealer deal Ac (Kh) / 2 misread 7d Td / dealer void IRR-15 / 1 return player 100",
};
// clang-format on

/// The lines below the header, as the replay shows them.
std::string lines_of(const Replay& replay) {
    std::string text;
    const auto add = [&](const std::vector<ReplayLine>& lines) {
        for (const ReplayLine& line : lines) text += line.text + "\n";
    };
    for (const ReplayStep& step : replay.steps) {
        add(step.before);
        text += step.event + "\n";
    }
    add(replay.after);
    return text;
}

std::vector<int> numbers_of(const Replay& replay) {
    std::vector<int> numbers;
    const auto add = [&](const std::vector<ReplayLine>& lines) {
        for (const ReplayLine& line : lines) numbers.push_back(line.line);
    };
    for (const ReplayStep& step : replay.steps) {
        add(step.before);
        numbers.push_back(step.line);
    }
    add(replay.after);
    return numbers;
}

BOOST_AUTO_TEST_CASE(no_line_of_the_floor_is_left_out) {
    for (const std::string_view row : gone_wrong) {
        const HandRecord record = hand_record(row);
        const Replay replay = replay_hand(record, {});
        BOOST_TEST_CONTEXT(row) {
            BOOST_TEST(replay.text == write(record));
            for (const FloorEvent& floor : record.floor)
                BOOST_TEST(lines_of(replay).find(to_text(floor) + "\n") != std::string::npos);
            const std::vector<int> numbers = numbers_of(replay);
            BOOST_TEST(std::is_sorted(numbers.begin(), numbers.end()));
            std::size_t faults = 0;
            for (const ReplayStep& step : replay.steps) {
                faults += step.breaches.size();
                for (const ReplayLine& line : step.before) faults += line.breaches.size();
            }
            for (const ReplayLine& line : replay.after) faults += line.breaches.size();
            BOOST_TEST(faults == replay.ruling.breaches.size());
        }
    }
}

BOOST_AUTO_TEST_CASE(a_line_that_lays_a_card_is_a_step_as_the_record_has_it) {
    const Replay replay = replay_hand(hand_record(gone_wrong[3]), {});
    std::string steps;
    for (const ReplayStep& step : replay.steps) steps += step.event + ", ";
    BOOST_TEST(steps ==
               "1 bet player 20, 2 bet player 20, 1 deal 9h 5d, 2 deal Tc 8s, dealer deal 9d (8c), "
               "2 move 5c 1, 1 stand, 2 stand, dealer turn 8c, dealer stand, 1 take player 20, "
               "2 take player 20, ");
}

/// The rows of a log are those of the hand as it was played, however it is handed over.
BOOST_AUTO_TEST_CASE(rows_of_a_log_are_of_the_hand_as_it_was_played) {
    for (const std::string_view row : gone_wrong) {
        const HandRecord record = hand_record(row);
        const Replay replay = replay_hand(record, {});
        const DerivedRows rows = derive(record, write(record), {}, "");
        BOOST_TEST_CONTEXT(row) {
            BOOST_TEST(rows.hand.events == static_cast<int>(replay.record.events.size()));
            BOOST_TEST(rows.hand.faults == static_cast<int>(replay.ruling.breaches.size()));
            BOOST_TEST(rows.hand.complete == replay.ruling.complete);
            BOOST_TEST(rows.is_judged() == replay.is_claimed);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_settlement_is_explained_and_a_case_has_its_texts) {
    for (const std::string_view row : gone_wrong) {
        const HandRecord record = hand_record(row);
        const Replay replay = replay_hand(record, {});
        BOOST_TEST_CONTEXT(row) {
            BOOST_CHECK_NO_THROW(explain(replay.record, replay.ruling, {}));
            const Archive texts = texts_of(Case{}, write(record), CaseReading{});
            BOOST_TEST(texts.size() == 6U);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
