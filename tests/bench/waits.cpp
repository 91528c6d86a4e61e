#include "waits.h"

#include <benchmark/benchmark.h>

#include "assessment/exam_form.h"
#include "content/library.h"
#include "desk/learn/question_run.h"
#include "desk/school/curriculum.h"
#include "drills/drill.h"
#include "drills/round_deal.h"
#include "drills/table_round.h"
#include "each_game.h"
#include "sample.h"

namespace fairdeal {

namespace {

const Library& content() {
    static const Library library = needed(load_library(FAIRDEAL_SOURCE_DIR));
    return library;
}

const std::vector<Blueprint>& exams() {
    static const std::vector<Blueprint> all = needed(load_exams(FAIRDEAL_SOURCE_DIR));
    return all;
}

/// The items that every exam of the blueprint has, each with its misreadings; a time an item.
void deal_exam_items(benchmark::State& state, const Blueprint& exam) {
    const TableCard& card = find_table(content(), exam.table)->card;
    std::uint64_t form = 0;
    for (auto _ : state) {
        ++form;
        ExamForm dealt(exam, card, content().misreadings, [form](int place, int attempt) {
            const auto at = static_cast<std::uint64_t>(place * 1000 + attempt);
            return (form << 32U) + at + exam_seed_bit;
        });
        for (int i = 0; i < least_items(exam); ++i) {
            if (!dealt.next()) state.SkipWithError("an item that cannot be dealt");
        }
    }
    state.SetItemsProcessed(state.iterations() * least_items(exam));
}

/// Hand after hand until a clause decides that comes up once in hundreds.
void deal_rare_item(benchmark::State& state, const char* clause) {
    Request request;
    request.game = *game_of_clause(clause, content());
    request.clauses = {clause};
    std::uint64_t seed = 0;
    for (auto _ : state) {
        if (!make_item(request, ++seed)) state.SkipWithError("an item that cannot be dealt");
    }
    state.SetItemsProcessed(state.iterations());
}

void deal_table_round(benchmark::State& state, Game game) {
    std::uint64_t seed = 0;
    for (auto _ : state) benchmark::DoNotOptimize(TableRound(deal_round({game, ++seed})));
    state.SetItemsProcessed(state.iterations());
}

void guests_act(TableRound& round) {
    while (!round.is_over() && round.is_guests_turn()) round.guest_acts();
}

/// A wrong act of the dealer, to which more is said than to a right one.
void act_at_table(benchmark::State& state, Game game) {
    std::uint64_t seed = 1;
    TableRound round(deal_round({game, seed}));
    for (auto _ : state) {
        state.PauseTiming();
        for (guests_act(round); round.is_over(); guests_act(round))
            round = TableRound(deal_round({game, ++seed}));
        state.ResumeTiming();
        benchmark::DoNotOptimize(round.act({the_dealer, Verb::Stand, Wager::None, {}, 0, {}, 0}));
    }
    state.SetItemsProcessed(state.iterations());
}

/// Marking an answer, keeping it for good and showing the next question, which was dealt meanwhile.
void answer_and_go_on(benchmark::State& state, Game game) {
    SchoolSession room = open_school(sample().folder / "school.db", content(), machine_clock());
    room.form.emplace();
    room.form->name = "Ann " + std::string(to_text(game));
    room.form->passphrase = room.form->again = "long enough";  // the first needs one
    QuestionRun run;
    if (!make_profile(room, {1, 8192}) || !start_drill(run, room, content(), {game, {}, {}}))
        state.SkipWithError(room.error.c_str());
    for (auto _ : state) {
        state.PauseTiming();
        run.next->wait_until_ready();
        Practice& practice = *run.practice;
        const Answer answer = right_answer(practice.scenario, key_of(practice.scenario));
        state.ResumeTiming();
        practice.mark = grade(answer, practice.scenario, content().misreadings);
        if (practice.form() == AnswerForm::OneChoice) practice.chosen = 0;
        keep_questions(run, room, content());
        if (!next_item(run, room, content())) state.SkipWithError("no next question");
    }
    state.SetItemsProcessed(state.iterations());
}

}  // namespace

void register_waits() {
    for_each_game("answer_and_go_on", answer_and_go_on);
    for_each_game("deal_table_round", deal_table_round);
    for_each_game("act_at_table", act_at_table);
    for (const char* clause : {"BRK-BB-3", "BRK-ST-7", "BJX-GAME-4"})
        benchmark::RegisterBenchmark(fmt::format("deal_rare_item/{}", clause).c_str(),
                                     deal_rare_item, clause)
            ->Unit(benchmark::kMillisecond);
    for (const Blueprint& exam : exams())
        benchmark::RegisterBenchmark(("deal_exam_items/" + exam.id).c_str(), deal_exam_items, exam)
            ->Unit(benchmark::kMillisecond);
}

}  // namespace fairdeal
