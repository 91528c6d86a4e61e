#include "app/log_work.h"

#include <chrono>
#include <filesystem>
#include <fstream>

#include "app/words.h"
#include "training/deal.h"

namespace fairdeal {

namespace {

constexpr std::uint64_t sample_seed = 7;
constexpr unsigned sample_errors_per_mille = 60;

std::string first_of(const Problems& problems) {
    return problems.empty() ? "It cannot be read." : to_text(problems.front());
}

LogOutcome failed(const std::string& file, std::string trouble) {
    LogOutcome outcome;
    outcome.file = file;
    outcome.trouble = std::move(trouble);
    return outcome;
}

LogOutcome opened(const std::string& file, Result<HandLog> log) {
    if (!log) return failed(file, first_of(log.error()));
    LogOutcome outcome;
    outcome.file = file;
    outcome.log = std::make_unique<HandLog>(std::move(*log));
    return outcome;
}

/// Every error of the machine becomes words; the thread never throws.
LogOutcome guarded(const LogWork::Work& work, LogWork& self) {
    try {
        return work(self);
    } catch (const std::exception& error) {
        return failed("", error.what());
    }
}

std::string import_report(const ImportReport& report) {
    std::string text = counted(report.stored, "hand", "hands") + " imported";
    if (report.duplicates > 0) text += ", " + grouped(report.duplicates) + " known already";
    if (report.refused > 0) text += ", " + grouped(report.refused) + " refused";
    return text;
}

LogOutcome import_into(LogWork& work, const std::string& records, HandLog& log) {
    std::ifstream in(records, std::ios::binary);
    if (!in) return failed(records, records + ": it cannot be read");
    std::error_code trouble;
    const auto size = static_cast<std::int64_t>(std::filesystem::file_size(records, trouble));
    const ImportReport report =
        import_records(log, in, records, [&](const ImportReport&, std::int64_t bytes) {
            work.say_progress(bytes, size);
            return !work.is_called_off();
        });
    LogOutcome outcome;
    outcome.report = import_report(report);
    if (!report.problems.empty()) outcome.trouble = to_text(report.problems.front());
    return outcome;
}

/// A few hands of each game in turn, as tables on one floor.
void deal_into(LogWork& work, HandLog& log, int hands) {
    constexpr int run = 5;
    std::vector<DealingMachine> machines;
    for (const Game game : {Game::Breakout, Game::Midnight, Game::Extreme, Game::League})
        machines.emplace_back(TableCard(game), sample_seed + machines.size(),
                              sample_errors_per_mille);
    HandLog::Batch batch(log);
    for (int i = 0; i < hands && !work.is_called_off(); ++i) {
        const auto game = static_cast<std::size_t>(i / run) % machines.size();
        batch.add(machines[game].next().record);
        work.say_progress(i, hands);
    }
    batch.commit();
}

}  // namespace

LogWork::LogWork(std::string title, Work work)
    : title_(std::move(title)), begun_(std::chrono::steady_clock::now()) {
    thread_ = std::thread([this, work = std::move(work)] {
        outcome_ = guarded(work, *this);
        outcome_.cancelled = called_off_;
        done_ = true;
    });
}

LogWork::~LogWork() {
    call_off();
    if (thread_.joinable()) thread_.join();
}

double LogWork::seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
}

void LogWork::say_progress(std::int64_t done, std::int64_t of) {
    if (of > 0) per_mille_ = static_cast<int>(done * 1000 / of);
}

LogOutcome LogWork::take() {
    if (thread_.joinable()) thread_.join();
    return std::move(outcome_);
}

std::unique_ptr<LogWork> start_opening(const std::string& file,
                                       const std::vector<Misreading>& misreadings) {
    return std::make_unique<LogWork>("Opening " + std::filesystem::path(file).filename().string(),
                                     [file, misreadings](LogWork&) {
                                         return opened(
                                             file, HandLog::open(file, Access::Read, misreadings));
                                     });
}

std::unique_ptr<LogWork> start_import(const std::string& records, const std::string& log,
                                      const std::vector<Misreading>& misreadings) {
    const std::string title = "Importing " + std::filesystem::path(records).filename().string();
    return std::make_unique<LogWork>(title, [records, log, misreadings](LogWork& work) {
        auto target = HandLog::open_or_create(log, misreadings);
        if (!target) return failed(log, first_of(target.error()));
        const LogOutcome imported = import_into(work, records, *target);
        LogOutcome outcome = opened(log, std::move(target));
        outcome.report = imported.report;
        outcome.trouble = imported.trouble;
        return outcome;
    });
}

std::unique_ptr<LogWork> start_sample(const std::string& log, int hands,
                                      const std::vector<Misreading>& misreadings) {
    return std::make_unique<LogWork>("Dealing a sample night", [log, hands,
                                                                misreadings](LogWork& work) {
        std::error_code trouble;
        std::filesystem::create_directories(std::filesystem::path(log).parent_path(), trouble);
        auto target = HandLog::open_or_create(log, misreadings);
        if (!target) return failed(log, first_of(target.error()));
        deal_into(work, *target, hands);
        LogOutcome outcome = opened(log, std::move(target));
        outcome.report = counted(outcome.log ? outcome.log->size() : 0, "hand", "hands") + " dealt";
        return outcome;
    });
}

}  // namespace fairdeal
