// Payouts for speed, a round and a shift that are killed at random moments: no answer is lost or
// kept twice, and they go on at the same payout or act. FAIRDEAL_KILLS=1000 asks for more kills.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <random>
#include <set>

#include "classroom.h"
#include "desk/round/table_run.h"
#include "desk/shift/shift_run.h"
#include "desk/speed/speed_run.h"
#include "support/killed.h"
#include "support/wanted.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// What the child tells of: how many answers are kept, and which payout is open.
struct RunTold {
    std::size_t answered = 0;
    std::uint64_t open = 0;
    bool over = false;
};

/// Ann is back, after the program died.
void come_back(Classroom& classroom) {
    classroom.open();
    BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
}

std::optional<SpeedRun> payouts_kept(const Classroom& classroom) {
    const auto kept = unfinished_to_resume(classroom.room);
    if (!kept || kept->kind != "payouts") return std::nullopt;
    return run_as_kept(classroom.room, shipped_content(), kept->state);
}

std::optional<TableRun> round_kept(const Classroom& classroom) {
    const auto kept = unfinished_to_resume(classroom.room);
    if (!kept || kept->kind != "round") return std::nullopt;
    return round_as_kept(classroom.room, kept->state);
}

std::optional<ShiftRun> shift_kept(Classroom& classroom) {
    const auto kept = unfinished_to_resume(classroom.room);
    if (!kept || kept->kind != "shift") return std::nullopt;
    return shift_as_kept(classroom.room, *kept);
}

/// Of this kind of run, each answer's item once.
std::size_t items_kept(const Classroom& classroom, const std::string& prefix) {
    std::set<std::string> items;
    for (const GivenAnswer& answer : classroom.room.school->answers_of("ann")) {
        if (answer.item.rfind(prefix, 0) != 0) continue;
        BOOST_TEST(items.insert(answer.item).second, answer.item << " is kept twice");
    }
    return items.size();
}

void pay(SpeedRun& run, Classroom& classroom) {
    classroom.now += 1000;
    const Money due = run.ahead.front().pays;
    run.typed = to_text(run.answers.size() % 3 == 1 ? due + Money::dollars(1) : due);
    keep_payouts(run, classroom.room);
    answer_payout(run, classroom.room, shipped_content());
}

void pay_and_tell(Classroom& classroom, int to) {
    come_back(classroom);
    auto run = payouts_kept(classroom);
    if (!run) return;
    while (true) {
        const bool over = run->stage == SpeedStage::Over;
        if (!tell(to, RunTold{run->answers.size(), over ? 0 : run->ahead.front().seed, over}) ||
            over)
            return;
        pay(*run, classroom);
    }
}

void say_due(TableRun& run, Classroom& classroom) {
    const Event due = run.round.due();
    const auto at = target_for(run, due);
    if (!at) return;
    pick_target(run, *at);
    choose_act(run, due.verb, classroom.room, shipped_content());
    if (!run.asks) return;
    run.typed = due.place != 0 ? std::to_string(due.place) : to_text(due.amount);
    keep_round(run, classroom.room);
    enter_amount(run, classroom.room, shipped_content());
}

void deal_and_tell(Classroom& classroom, int to) {
    come_back(classroom);
    auto run = round_kept(classroom);
    if (!run) return;
    while (true) {
        while (let_guest_act(*run, classroom.room)) continue;
        const bool over = run->stage == RoundStage::Over;
        if (!tell(to, RunTold{run->marks.size(), 0, over}) || over) return;
        classroom.now += 1000;
        say_due(*run, classroom);
    }
}

/// Every act and answer of a shift until now.
std::size_t said_in(const ShiftRun& shift) {
    const int said = shift.tally.count.acts + shift.tally.asks;
    // The last round of a shift that is over is added up already.
    return static_cast<std::size_t>(said) + (shift.over ? 0 : shift.round.marks.size());
}

/// Right or, now and then, wrong, as the answers before it have it.
void say_due(ShiftRun& shift, Classroom& classroom) {
    SchoolSession& room = classroom.room;
    if (shift.ask) {
        const bool errs = shift.tally.asks % 3 == 1;
        return answer_guest(shift, shift.ask->allowed != errs, room, shipped_content());
    }
    const Event due = shift.round.round.due();
    const auto at = target_for(shift.round, due);
    if (!at) return;
    pick_target(shift.round, *at);
    deal_in(shift, room,
            [&](TableRun& run) { choose_act(run, due.verb, room, shipped_content()); });
    if (!shift.round.asks) return;
    deal_in(shift, room, [&](TableRun& run) {
        run.typed = due.place != 0 ? std::to_string(due.place) : to_text(due.amount);
        keep_round(run, room);
        enter_amount(run, room, shipped_content());
    });
}

void deal_shift_and_tell(Classroom& classroom, int to) {
    come_back(classroom);
    auto shift = shift_kept(classroom);
    if (!shift) return;
    while (true) {
        while (let_table_act(*shift, classroom.room)) continue;
        if (!tell(to, RunTold{said_in(*shift), 0, shift->over}) || shift->over) return;
        classroom.now += 20'000;
        say_due(*shift, classroom);
    }
}

/// How many acts a round has when nothing breaks it off.
std::size_t acts_of(const TableRun& whole) {
    TableRound round(deal_round(whole.request));
    std::size_t acts = 0;
    while (!round.is_over()) {
        if (round.is_guests_turn()) {
            round.guest_acts();
            continue;
        }
        round.act(round.due());
        ++acts;
    }
    return acts;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(run_kills)

BOOST_AUTO_TEST_CASE(killed_payouts_lose_no_answer_and_go_on_at_the_same_one) {
    Classroom classroom;
    std::mt19937 dice(5);
    int kills = 0, in_the_middle = 0;
    while (kills < wanted_kills(12)) {
        SpeedRun run = ready_run(classroom.room, Game::Breakout, SpeedLevel::Price);
        run.permit.timed = false;
        start_run(run, classroom.room);
        const std::string prefix = "payout breakout price free " + std::to_string(run.started);
        std::size_t answered = 0;
        std::uint64_t open = run.ahead.front().seed;
        for (bool over = false; !over && kills < wanted_kills(12); ++kills) {
            classroom.room = SchoolSession();  // the child opens its own
            const RunTold told = work_until_killed<RunTold>(
                [&](int to) { pay_and_tell(classroom, to); }, static_cast<unsigned>(dice() % 5),
                static_cast<useconds_t>(dice() % 20'000));
            classroom.now += 60'000;
            come_back(classroom);
            const std::size_t kept = items_kept(classroom, prefix);
            const auto run = payouts_kept(classroom);
            over = !run || run->stage == SpeedStage::Over;
            BOOST_TEST(kept >= std::max(told.answered, answered));
            if (told.open != 0) BOOST_TEST(kept <= told.answered + 1);
            BOOST_TEST((run ? run->answers.size() : std::size_t{untimed_payouts}) == kept);
            if (over) continue;
            BOOST_TEST(run->ahead.front().seed == open + (kept - answered));
            BOOST_TEST((run->typed.empty() || typed_amount(run->typed).has_value()));
            answered = kept;
            open = run->ahead.front().seed;
            ++in_the_middle;
        }
        classroom.now += 1000;
    }
    BOOST_TEST(in_the_middle > 0);
    BOOST_TEST_MESSAGE(kills << " kills, " << in_the_middle << " in the middle of a run");
}

BOOST_AUTO_TEST_CASE(a_killed_round_loses_no_act_and_goes_on_at_the_same_one) {
    Classroom classroom;
    std::mt19937 dice(6);
    int kills = 0, in_the_middle = 0;
    while (kills < wanted_kills(12)) {
        const Game game = every_game.at(static_cast<std::size_t>(kills) % every_game.size());
        const TableRun run = start_round(classroom.room, shipped_content(), game);
        const std::size_t acts = acts_of(run);
        std::size_t said = 0;
        for (bool over = false; !over && kills < wanted_kills(12); ++kills) {
            classroom.room = SchoolSession();
            const RunTold told = work_until_killed<RunTold>(
                [&](int to) { deal_and_tell(classroom, to); }, static_cast<unsigned>(dice() % 9),
                static_cast<useconds_t>(dice() % 20'000));
            classroom.now += 60'000;
            come_back(classroom);
            const auto run = round_kept(classroom);
            over = !run || run->stage == RoundStage::Over;
            const std::size_t now = run ? run->marks.size() : acts;
            BOOST_TEST(now >= std::max(told.answered, said));
            BOOST_TEST(now <= acts);
            said = now;
            if (!run) continue;
            std::size_t decided = 0;
            for (const ActMark& mark : run->marks) {
                BOOST_TEST(mark.right);
                if (!clauses_behind(mark.because, game, shipped_content()).empty()) ++decided;
            }
            const std::string prefix =
                "round " + std::string(to_text(game)) + " " + std::to_string(run->started) + " ";
            BOOST_TEST(items_kept(classroom, prefix) == decided);
            in_the_middle += over ? 0 : 1;
        }
        classroom.now += 1000;
    }
    BOOST_TEST(in_the_middle > 0);
    BOOST_TEST_MESSAGE(kills << " kills, " << in_the_middle << " in the middle of a round");
}

BOOST_AUTO_TEST_CASE(a_killed_shift_loses_no_act_and_no_answer_and_goes_on_at_the_same_one) {
    Classroom classroom;
    std::mt19937 dice(7);
    int kills = 0, in_the_middle = 0, rounds = 0;
    while (kills < wanted_kills(16)) {
        const Game game = every_game.at(static_cast<std::size_t>(kills) % every_game.size());
        start_shift(classroom.room, shipped_content(), game, 30);
        std::size_t said = 0;
        for (bool over = false; !over && kills < wanted_kills(16); ++kills) {
            classroom.room = SchoolSession();
            const RunTold told = work_until_killed<RunTold>(
                [&](int to) { deal_shift_and_tell(classroom, to); },
                static_cast<unsigned>(dice() % 40), static_cast<useconds_t>(dice() % 20'000));
            classroom.now += 60'000;
            come_back(classroom);
            const auto shift = shift_kept(classroom);
            BOOST_REQUIRE(shift.has_value());
            over = shift->over;
            const std::size_t now = said_in(*shift);
            BOOST_TEST(now >= std::max(told.answered, said));
            BOOST_TEST(now <= std::max(told.answered, said) + 1);
            said = now;
            rounds = std::max(rounds, shift->tally.rounds);
            items_kept(classroom, "round ");  // none of them twice
            items_kept(classroom, "ask ");
            in_the_middle += over ? 0 : 1;
        }
        drop_unfinished(classroom.room, "shift");
        classroom.now += 1000;
    }
    BOOST_TEST(in_the_middle > 0);
    BOOST_TEST(rounds > 0);
    BOOST_TEST_MESSAGE(kills << " kills, " << in_the_middle << " in the middle of a shift");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
