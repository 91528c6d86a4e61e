// How fast hands are ruled, audited and imported, and how that compares with the bare database;
// and what somebody at the screen waits for.

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <chrono>
#include <future>

#include "audit/audit.h"
#include "bare.h"
#include "dealing/deal.h"
#include "each_game.h"
#include "ledger/hash.h"
#include "log/search/hand_sort.h"
#include "memory.h"
#include "report.h"
#include "rulings.h"
#include "sample.h"
#include "waits.h"

namespace fairdeal {
namespace {

HandLog opened_log() { return needed(HandLog::open(sample().log, Access::Write, misreadings())); }

void count(benchmark::State& state) { state.SetItemsProcessed(state.iterations() * hands); }

void read_text(benchmark::State& state) {
    for (auto _ : state) {
        for (const std::string& text : sample().texts) benchmark::DoNotOptimize(read_record(text));
    }
    count(state);
}

void scan_bare(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(bare_scan(sample().log));
    count(state);
}

void scan_bare_all(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(bare_scan_of_all(sample().log));
    count(state);
}

void audit(benchmark::State& state, const fs::path& log, unsigned threads) {
    for (auto _ : state) {
        Audit audit(log, misreadings(), {});
        if (!audit.run(threads, {}, {}) || audit.report().counts.wrong == 0)
            state.SkipWithError("the audit found nothing");
    }
}
void audit_log(benchmark::State& state) {
    audit(state, sample().log, 1);
    count(state);
}
/// Long enough that starting and ending the threads is nothing beside it.
void audit_long_log(benchmark::State& state) { audit(state, small_log(), 1); }
void audit_on_two_threads(benchmark::State& state) { audit(state, small_log(), 2); }

/// Two audits that know nothing of each other, each of a copy of the log on one thread, as two
/// programs would run them: both together.
void audit_two_copies(benchmark::State& state) {
    const fs::path log = small_log();
    const fs::path copy = sample().folder / "copy.db";
    fs::copy_file(log, copy, fs::copy_options::overwrite_existing);
    for (auto _ : state) {
        const auto run = [](const fs::path& file) {
            return Audit(file, misreadings(), {}).run(1, {}, {}).has_value();
        };
        auto other = std::async(std::launch::async, run, copy);
        if (const bool done = run(log); !other.get() || !done)
            state.SkipWithError("an audit that failed");
    }
    fs::remove(copy);
}

/// What a check cannot do without, one after the other: every row read, every hand settled, every
/// text hashed.
void scan_settle_and_hash(benchmark::State& state) {
    const HandLog log = opened_log();
    const std::string rules = rules_name(misreadings());
    for (auto _ : state) {
        benchmark::DoNotOptimize(bare_scan_of_all(sample().log));
        log.for_each_record(0, [&](std::int64_t, std::string_view text) {
            benchmark::DoNotOptimize(derive(*read_record(text), text, misreadings(), rules));
            benchmark::DoNotOptimize(leaf_hash(text));
            return true;
        });
    }
    count(state);
}

void check_log(benchmark::State& state) {
    const HandLog log = opened_log();
    for (auto _ : state) {
        if (!log.check({}).is_sound()) state.SkipWithError("the log is damaged");
    }
    count(state);
}

void rebuild_log(benchmark::State& state) {
    HandLog log = opened_log();
    for (auto _ : state) log.rebuild({});
    count(state);
}

void list_wrong_hands(benchmark::State& state) {
    const HandLog log = opened_log();
    HandFilter filter;
    filter.only_wrong = true;
    for (auto _ : state) benchmark::DoNotOptimize(log.hands_after(filter, 0, hands));
    count(state);
}

/// All hands of the big log in the order of one of their facts, as the desk's table sorts them;
/// a time a hand.
void sort_hands(benchmark::State& state, HandColumn column) {
    const HandLog log = needed(HandLog::open(big_log(), Access::Read, misreadings()));
    for (auto _ : state) {
        HandSort sort(log, {}, {column, true});
        while (sort.go_on(Clock::now() + std::chrono::seconds(1))) continue;
        if (sort.found() != log.size()) state.SkipWithError("not all hands were sorted");
    }
    state.SetItemsProcessed(state.iterations() * log.size());
}

template <class Make>
void into_new_files(benchmark::State& state, Make make) {
    const fs::path file = sample().folder / "new.db";
    for (auto _ : state) {
        make(file);
        state.PauseTiming();
        fs::remove(file);
        fs::remove(file.string() + "-journal");
        state.ResumeTiming();
    }
    count(state);
}

void insert_bare(benchmark::State& state) {
    into_new_files(state, [](const fs::path& file) { bare_insert(file, sample().texts); });
}

/// The very rows that the import below makes, with their indexes.
void insert_bare_rows(benchmark::State& state) {
    const BareRows rows(sample().log);
    into_new_files(state, [&](const fs::path& file) { rows.insert_into(file, hands); });
}

void import_text(benchmark::State& state) {
    into_new_files(state, [](const fs::path& file) { sample().import_into(file); });
}

// --- one hand

/// Far apart, and each once before any comes again.
std::int64_t next_place(std::int64_t place, std::int64_t size) {
    constexpr std::int64_t step = 7'368'787;  // a prime
    return (place + step) % size;
}

void look_up_bare(benchmark::State& state) {
    BareLookUp look_up(big_log());
    std::int64_t place = 0;
    for (auto _ : state) {
        place = next_place(place, hands_in_big_log());
        benchmark::DoNotOptimize(look_up(place + 1));
    }
}

void open_hand(benchmark::State& state) {
    const auto log = HandLog::open(big_log(), Access::Read, {});
    HandRecord record;
    std::int64_t place = 0;
    for (auto _ : state) {
        place = next_place(place, hands_in_big_log());
        if (!read_record_into(record, *log->text_of(place + 1)).empty())
            state.SkipWithError("a hand that cannot be read");
        benchmark::DoNotOptimize(table_after(record, record.events.size()));
    }
}

void step_forward(benchmark::State& state) {
    const HandRecord& record = sample().records.front();
    TableState table;
    std::size_t at = 0;
    for (auto _ : state) {
        if (at == record.events.size()) {
            table = {};
            at = 0;
        }
        benchmark::DoNotOptimize(apply(table, record.events[at++]));
    }
}

/// To the step before: the table is folded again up to there.
void step_back(benchmark::State& state) {
    const HandRecord& record = sample().records.front();
    std::size_t at = record.events.size();
    for (auto _ : state) {
        at = at == 0 ? record.events.size() : at - 1;
        benchmark::DoNotOptimize(table_after(record, at));
    }
}

/// Seconds that it takes.
template <typename Work>
double time_of(Work&& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Hands and bare commits of their texts in turn: what a disk takes for one changes from minute to
/// minute by more than what is measured here.
void record_hand(benchmark::State& state) {
    const fs::path folder = sample().folder / "one_by_one";
    fs::create_directory(folder);
    auto log = HandLog::open_or_create(folder / "log.db", misreadings());
    BareCommits bare(folder / "bare.db", BareJournal::Cut);
    BareCommits kept(folder / "kept.db", BareJournal::Kept);
    std::vector<HandRecord> records = sample().records;
    for (std::size_t i = 0; i < records.size(); ++i)
        records[i].header.identity.id = fmt::format("N-{}", i);
    double bare_seconds = 0;
    double kept_seconds = 0;
    std::size_t next = 0;
    for (auto _ : state) {
        const std::string& text = sample().texts.at(next);
        bare_seconds += time_of([&] { bare.commit(text); });
        kept_seconds += time_of([&] { kept.commit(text); });
        state.SetIterationTime(time_of([&] {
            HandLog::Batch batch(*log);
            if (batch.add(records.at(next)).status != Addition::Status::Stored)
                state.SkipWithError("a hand was there already");
            batch.commit();
        }));
        ++next;
    }
    state.counters[bare_commit] = {bare_seconds, benchmark::Counter::kAvgIterations};
    state.counters[bare_commit_kept] = {kept_seconds, benchmark::Counter::kAvgIterations};
    fs::remove_all(folder);
}

BENCHMARK(read_text)->Unit(benchmark::kMillisecond);
BENCHMARK(scan_bare)->Unit(benchmark::kMillisecond);
BENCHMARK(scan_bare_all)->Unit(benchmark::kMillisecond);
BENCHMARK(audit_log)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(audit_long_log)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(audit_on_two_threads)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(audit_two_copies)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(scan_settle_and_hash)->Unit(benchmark::kMillisecond);
BENCHMARK(check_log)->Unit(benchmark::kMillisecond);
BENCHMARK(rebuild_log)->Unit(benchmark::kMillisecond);
BENCHMARK(list_wrong_hands)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sort_hands, by_time, HandColumn::Time)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sort_hands, by_difference, HandColumn::Difference)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sort_hands, by_clause, HandColumn::Clause)->Unit(benchmark::kMillisecond);
BENCHMARK(insert_bare)->Unit(benchmark::kMillisecond);
BENCHMARK(insert_bare_rows)->Unit(benchmark::kMillisecond);
BENCHMARK(import_text)->Unit(benchmark::kMillisecond);
BENCHMARK(look_up_bare);
BENCHMARK(open_hand);
BENCHMARK(step_forward);
BENCHMARK(step_back);
BENCHMARK(record_hand)->Iterations(2000)->UseManualTime()->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace fairdeal

int main(int argc, char** argv) {
    if (const auto status = fairdeal::audit_for_its_memory(argc, argv)) return *status;
    fairdeal::take_options(argc, argv);
    benchmark::Initialize(&argc, argv);
    fairdeal::register_games();
    fairdeal::register_waits();
    fairdeal::sample();  // made before anything is measured
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    fairdeal::Reporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    reporter.print_ratios();
    reporter.print_figures();
    fairdeal::print_peak_memory();
    return 0;
}
