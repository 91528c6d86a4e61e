#include "rulings.h"

#include <benchmark/benchmark.h>

#include <numeric>

#include "dealing/deal.h"
#include "each_game.h"
#include "own_play.h"
#include "report.h"
#include "rules/settled.h"
#include "sample.h"

namespace fairdeal {
namespace {

void count_hands(benchmark::State& state) { state.SetItemsProcessed(state.iterations() * hands); }

std::size_t events_in(const GameSample& dealt) {
    std::size_t events = 0;
    for (const HandRecord& record : dealt.records) events += record.events.size();
    return events;
}

void rule_from_memory(benchmark::State& state, Game game) {
    const GameSample& dealt = sample_of(game);
    Ruling ruling;
    for (auto _ : state) {
        for (const HandRecord& record : dealt.records) {
            rule_into(record, ruling);
            benchmark::DoNotOptimize(ruling.lines.data());
        }
    }
    count_hands(state);
}

/// What an audit does for a hand that is right: read, folded, judged for faults, settled, and its
/// settlement compared.
void rule_from_text(benchmark::State& state, Game game, Depth depth) {
    const GameSample& dealt = sample_of(game);
    HandRecord record;
    Ruling ruling;
    for (auto _ : state) {
        for (const std::string& text : dealt.texts) {
            if (!read_and_rule_into(record, text, ruling, depth).empty())
                state.SkipWithError("no record");
            const bool right = is_line_for_line(record, ruling) ||
                               judge(claim_of(record), ruling).right;  // in another order
            if (has_settlement(record, ruling) && !right)
                state.SkipWithError("a dealt hand that is settled wrongly");
        }
    }
    count_hands(state);
    state.counters[events_a_second] = {static_cast<double>(events_in(dealt)),
                                       benchmark::Counter::kIsIterationInvariantRate};
}
void rule_text(benchmark::State& state, Game game) { rule_from_text(state, game, Depth::Reasons); }
void rule_text_for_amounts(benchmark::State& state, Game game) {
    rule_from_text(state, game, Depth::Amounts);
}

/// The bytes of the same texts added up: nobody can read them in less.
void add_up_bytes(benchmark::State& state, Game game) {
    const GameSample& dealt = sample_of(game);
    for (auto _ : state) {
        for (const std::string& text : dealt.texts)
            benchmark::DoNotOptimize(std::accumulate(text.begin(), text.end(), 0U));
    }
    count_hands(state);
}

/// A wrong claim and every misreading of its game; a time a hand.
void diagnose(benchmark::State& state, Game game) {
    struct Wrong {
        HandRecord record;
        Claim claim;
        Ruling ruling;
    };
    constexpr int most = 500;
    constexpr unsigned every_hand = 1000;
    std::vector<Wrong> wrong;
    for (const HandRecord& record : GameSample(game, every_hand, 2 * most).records) {
        Wrong hand{record, claim_of(record), rule(record)};
        if (!judge(hand.claim, hand.ruling).right) wrong.push_back(std::move(hand));
    }
    std::size_t next = 0;
    for (auto _ : state) {
        const Wrong& hand = wrong.at(next++ % wrong.size());
        benchmark::DoNotOptimize(judge(hand.claim, hand.record, hand.ruling, misreadings()));
    }
}

void deal(benchmark::State& state, Game game) {
    DealingMachine machine(TableCard(game), 1, 0);
    for (auto _ : state) {
        for (int i = 0; i < hands; ++i) benchmark::DoNotOptimize(machine.next());
    }
    count_hands(state);
}

void play_alone(benchmark::State& state, Game game) {
    Dice dice(1);
    for (auto _ : state) benchmark::DoNotOptimize(own_play(game, dice, hands));
    count_hands(state);
}

}  // namespace

void register_games() {
    for_each_game("rule_from_memory", rule_from_memory);
    for_each_game("rule_from_text", rule_text);
    for_each_game("rule_from_text_for_amounts", rule_text_for_amounts);
    for_each_game("add_up_bytes", add_up_bytes);
    for_each_game("diagnose", diagnose);
    for_each_game("deal", deal);
    for_each_game("play_alone", play_alone);
}

}  // namespace fairdeal
