// How fast hands are ruled, audited and imported, and how that compares with the bare database.

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <stdlib.h>

#include <filesystem>
#include <map>
#include <sstream>

#include "bare.h"
#include "own_play.h"
#include "store/import.h"
#include "training/deal.h"

namespace fairdeal {
namespace {

namespace fs = std::filesystem;

constexpr int hands = 20000;
constexpr unsigned errors_per_mille = 60;

/// Random hands of one game on the rule book's own table card.
struct GameSample {
    std::vector<std::string> texts;
    std::vector<HandRecord> records;

    explicit GameSample(Game game, unsigned errors = 0) {
        DealingMachine machine(TableCard(game), 1, errors);
        for (int i = 0; i < hands; ++i) {
            records.push_back(machine.next().record);
            texts.push_back(write(records.back()));
        }
    }
};

/// Hands of Breakout with errors of the dealer's, and a log of them.
struct Sample : GameSample {
    std::string file_text;
    fs::path folder;
    fs::path log;

    Sample() : GameSample(Game::Breakout, errors_per_mille) {
        std::string name = (fs::temp_directory_path() / "fairdeal-bench-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) throw Fault("no folder for the benchmark");
        folder = name;
        log = folder / "log.db";
        for (const std::string& text : texts) file_text += text + "\n";
        import_into(log);
    }
    ~Sample() {
        std::error_code error;
        fs::remove_all(folder, error);
    }
    Sample(const Sample&) = delete;
    Sample& operator=(const Sample&) = delete;

    void import_into(const fs::path& file) const {
        auto opened = HandLog::open_or_create(file, {});
        if (!opened) throw Fault(to_text(opened.error().front()));
        std::istringstream in(file_text);
        if (import_records(*opened, in, "bench").stored != hands)
            throw Fault("not every hand was stored");
    }
};

const Sample& sample() {
    static const Sample made;
    return made;
}

HandLog opened_log() {
    auto log = HandLog::open(sample().log, Access::Write, {});
    if (!log) throw Fault(to_text(log.error().front()));
    return *std::move(log);
}

std::string named(const char* measure, Game game) {
    return fmt::format("{}/{}", measure, to_text(game));
}

void count(benchmark::State& state) { state.SetItemsProcessed(state.iterations() * hands); }

bool is_right(const HandRecord& record, Ruling& ruling) {
    rule_into(record, ruling);
    return is_line_for_line(record, ruling) || judge(claim_of(record), ruling).right;
}

void read_text(benchmark::State& state) {
    for (auto _ : state) {
        for (const std::string& text : sample().texts) benchmark::DoNotOptimize(read_record(text));
    }
    count(state);
}

/// The same for each game: hands of its own, on table cards as the dice fall.
const GameSample& sample_of(Game game) {
    static std::map<Game, GameSample> samples;
    return samples.try_emplace(game, game).first->second;
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
    count(state);
}

void rule_from_text(benchmark::State& state, Game game) {
    const GameSample& dealt = sample_of(game);
    Ruling ruling;
    for (auto _ : state) {
        for (const std::string& text : dealt.texts) {
            rule_into(*read_record(text), ruling);
            benchmark::DoNotOptimize(ruling.lines.data());
        }
    }
    count(state);
}

void deal(benchmark::State& state, Game game) {
    DealingMachine machine(TableCard(game), 1, 0);
    for (auto _ : state) {
        for (int i = 0; i < hands; ++i) benchmark::DoNotOptimize(machine.next());
    }
    count(state);
}

void play_alone(benchmark::State& state, Game game) {
    Dice dice(1);
    for (auto _ : state) benchmark::DoNotOptimize(own_play(game, dice, hands));
    count(state);
}

void scan_bare(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(bare_scan(sample().log));
    count(state);
}

void audit_log(benchmark::State& state) {
    const HandLog log = opened_log();
    Ruling ruling;
    for (auto _ : state) {
        std::int64_t wrong = 0;
        log.for_each_record(0, [&](std::int64_t, std::string_view text) {
            if (!is_right(*read_record(text), ruling)) ++wrong;
            return true;
        });
        benchmark::DoNotOptimize(wrong);
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

void import_text(benchmark::State& state) {
    into_new_files(state, [](const fs::path& file) { sample().import_into(file); });
}

BENCHMARK(read_text)->Unit(benchmark::kMillisecond);
BENCHMARK(scan_bare)->Unit(benchmark::kMillisecond);
BENCHMARK(audit_log)->Unit(benchmark::kMillisecond);
BENCHMARK(check_log)->Unit(benchmark::kMillisecond);
BENCHMARK(rebuild_log)->Unit(benchmark::kMillisecond);
BENCHMARK(list_wrong_hands)->Unit(benchmark::kMillisecond);
BENCHMARK(insert_bare)->Unit(benchmark::kMillisecond);
BENCHMARK(import_text)->Unit(benchmark::kMillisecond);

void for_each_game() {
    using Measure = void (*)(benchmark::State&, Game);
    const std::pair<const char*, Measure> measures[] = {{"rule_from_memory", rule_from_memory},
                                                        {"rule_from_text", rule_from_text},
                                                        {"deal", deal},
                                                        {"play_alone", play_alone}};
    for (const auto& [name, measure] : measures) {
        for (const GameRules& game : all_games())
            benchmark::RegisterBenchmark(named(name, game.game).c_str(), measure, game.game)
                ->Unit(benchmark::kMillisecond);
    }
}

/// Prints as usual and keeps the times, for the ratios.
class Reporter : public benchmark::ConsoleReporter {
public:
    Reporter() : ConsoleReporter(OO_Tabular) {}
    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) {
            real_[run.run_name.function_name] = run.GetAdjustedRealTime();
            cpu_[run.run_name.function_name] = run.GetAdjustedCPUTime();
        }
        ConsoleReporter::ReportRuns(runs);
    }
    void print_ratios() const {
        for (const GameRules& rules : all_games()) {
            const auto game = [&](const char* what) { return named(what, rules.game); };
            print(game("rule from text / from memory"), game("rule_from_text"),
                  game("rule_from_memory"), cpu_);
            print(game("own play / the same of breakout"), game("play_alone"),
                  named("play_alone", Game::Breakout), cpu_);
        }
        print("audit of a log / bare scan of its rows", "audit_log", "scan_bare", cpu_);
        print("check of a log / bare scan of its rows", "check_log", "scan_bare", cpu_);
        print("import / bare bulk insert, with the disk", "import_text", "insert_bare", real_);
        print("import / bare bulk insert, processor", "import_text", "insert_bare", cpu_);
    }

private:
    using Times = std::map<std::string, double>;
    static void print(const std::string& what, const std::string& of, const std::string& to,
                      const Times& times) {
        if (times.count(of) == 0 || times.count(to) == 0) return;
        fmt::print("{:<44} {:>8.2f}\n", what, times.at(of) / times.at(to));
    }
    Times real_, cpu_;
};

}  // namespace
}  // namespace fairdeal

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    fairdeal::for_each_game();
    fairdeal::sample();  // made before anything is measured
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    fairdeal::Reporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    reporter.print_ratios();
    return 0;
}
