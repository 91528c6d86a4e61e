#include "desk/log/log_work.h"

#include <chrono>
#include <filesystem>
#include <fstream>

#include "base/read.h"
#include "base/translation.h"
#include "dealing/deal.h"
#include "log/ledger/export_tiles.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

constexpr std::uint64_t sample_seed = 7;
constexpr unsigned sample_errors_per_mille = 60;

std::string first_of(const Problems& problems) {
    return problems.empty() ? tr("It cannot be read.") : to_text(problems.front());
}

LogOutcome failed(const std::string& file, std::string error) {
    LogOutcome outcome;
    outcome.file = file;
    outcome.error = std::move(error);
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
    std::string text = tr_n("{count} hand imported", "{count} hands imported", report.stored);
    if (report.duplicates > 0)
        text += ", " + tr_n("{count} known already", "{count} known already", report.duplicates);
    if (report.refused > 0)
        text += ", " + tr_n("{count} refused", "{count} refused", report.refused);
    return text;
}

LogOutcome import_into(LogWork& work, const std::string& records, HandLog& log,
                       std::optional<FileFormat> format) {
    auto in = open_to_read(records);
    if (!in) return failed(records, first_of(in.error()));
    std::error_code error;
    const auto size = static_cast<std::int64_t>(std::filesystem::file_size(records, error));
    const auto go_on = [&](const ImportReport&, std::int64_t bytes) {
        work.say_progress(bytes, size);
        return !work.is_called_off();
    };
    return outcome_of(import_records(log, *in, {records, format}, go_on));
}

/// A log of a former version is brought up to date, and what it is searched by is made, where it
/// may be written to.
Result<HandLog> opened_up_to_date(LogWork& work, const std::string& file,
                                  const std::vector<Misreading>& misreadings) {
    auto log = open_hand_log(file, Access::Read, misreadings);
    const bool whole = log && log->indexed() + records_in_a_block > log->size();
    if (whole) return log;
    auto writable = open_hand_log(file, Access::Write, misreadings);
    if (!writable) return log;
    writable->index([&](std::int64_t done, std::int64_t of) {
        work.say_progress(done, of);
        return !work.is_called_off();
    });
    return open_hand_log(file, Access::Read, misreadings);
}

/// A sentence about {hand}, or nothing.
const char* why_not_written(Written written) {
    switch (written) {
        case Written::Yes: return nullptr;
        case Written::WithoutId:
            return sentence("#{hand}: rows of events cannot hold a hand without an id");
        case Written::WithoutColumns:
            return sentence(
                "#{hand}: it came after the columns of this file were named, and has words that "
                "need others: export again");
    }
    throw Fault("a record that was neither written nor not");
}

/// Hand after hand; false if the work was called off.
bool write_hands(LogWork& work, const HandLog& log, const SearchQuery& query, RecordWriter& writer,
                 LogOutcome& outcome) {
    constexpr std::size_t at_a_time = 500;
    HandSearch search(log, query);
    HandSearch::ResultPage page;
    std::int64_t written = 0;
    while (!page.at_end) {
        page = search.after(page.reached, at_a_time, Clock::now() + std::chrono::milliseconds(200));
        for (const std::int64_t idx : page.hands) {
            const auto text = log.text_of(idx);
            const auto record =
                text ? read_record(*text) : Result<HandRecord>(refused({}, "missing"));
            const auto why_not = record ? why_not_written(writer.write(*record))
                                        : sentence("#{hand}: it cannot be read any more");
            if (why_not == nullptr)
                ++written;
            else
                outcome.not_taken.push_back(tr_of(why_not, "hand"_a = idx));
        }
        work.say_progress(page.reached, search.size());
        if (work.is_called_off()) return false;
    }
    outcome.report = tr_n("{count} hand exported", "{count} hands exported", written);
    return true;
}

LogOutcome export_hands(LogWork& work, const std::string& file, const SearchQuery& query,
                        const ExportTo& to) {
    const auto log = open_hand_log(file, Access::Read, {});
    if (!log) return failed(file, first_of(log.error()));
    std::error_code error;
    if (std::filesystem::exists(to.file, error))
        return failed(to.file,
                      tr("{file}: there is a file of this name already", "file"_a = to.file));
    std::ofstream out(to.file, std::ios::binary);
    const bool is_csv_of_events = to.format == FileFormat::Csv && to.rows == RowPer::Event;
    RecordWriter writer(out, to.format, to.rows,
                        is_csv_of_events ? highest_notation(*log, query, log->size()) : 1);
    LogOutcome outcome;
    const bool whole = write_hands(work, *log, query, writer, outcome);
    out.close();
    if (!whole || !out) std::filesystem::remove(to.file, error);
    if (whole && !out)
        return failed(to.file, tr("{file}: it cannot be written", "file"_a = to.file));
    if (!outcome.not_taken.empty()) outcome.error = outcome.not_taken.front();
    return outcome;
}

LogOutcome export_to_folder(LogWork& work, const std::string& file, const std::string& folder) {
    const auto log = open_hand_log(file, Access::Read, {});
    if (!log) return failed(file, first_of(log.error()));
    const auto records = export_tiles(*log, folder, [&](std::int64_t done, std::int64_t of) {
        work.say_progress(done, of);
        return !work.is_called_off();
    });
    if (!records) return failed(folder, first_of(records.error()));
    LogOutcome outcome;
    outcome.report = tr_n("{count} record exported to {folder}",
                          "{count} records exported to {folder}", *records, "folder"_a = folder);
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
    : title_(std::move(title)), started_(std::chrono::steady_clock::now()) {
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
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - started_).count();
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
    return std::make_unique<LogWork>(
        tr("Opening {file}", "file"_a = std::filesystem::path(file).filename().string()),
        [file, misreadings](LogWork& work) {
            return opened(file, opened_up_to_date(work, file, misreadings));
        });
}

std::unique_ptr<LogWork> start_import(const std::string& records, const std::string& log,
                                      const std::vector<Misreading>& misreadings,
                                      std::optional<FileFormat> format) {
    const std::string title =
        tr("Importing {file}", "file"_a = std::filesystem::path(records).filename().string());
    return std::make_unique<LogWork>(title, [records, log, misreadings, format](LogWork& work) {
        return imported_into(log, misreadings, [&](HandLog& target) {
            return import_into(work, records, target, format);
        });
    });
}

LogOutcome imported_into(const std::string& log, const std::vector<Misreading>& misreadings,
                         const std::function<LogOutcome(HandLog& log)>& import) {
    const bool is_new = !may_be_there(log);
    auto target = open_or_create_hand_log(log, misreadings);
    if (!target) return failed(log, first_of(target.error()));
    LogOutcome imported = import(*target);
    if (is_new && target->sums({}).hands == 0) {
        remove_without_hands(*std::move(target), log);
        return imported;
    }
    LogOutcome outcome = opened(log, std::move(target));
    outcome.report = std::move(imported.report);
    outcome.error = std::move(imported.error);
    outcome.not_taken = std::move(imported.not_taken);
    outcome.in_shoes = imported.in_shoes;
    return outcome;
}

LogOutcome outcome_of(const ImportReport& report) {
    LogOutcome outcome;
    outcome.report = import_report(report);
    outcome.in_shoes = report.in_shoes > 0;
    for (const Problem& problem : report.problems) outcome.not_taken.push_back(to_text(problem));
    if (!outcome.not_taken.empty()) outcome.error = outcome.not_taken.front();
    return outcome;
}

std::unique_ptr<LogWork> start_export(const std::string& log, const SearchQuery& query,
                                      const ExportTo& to) {
    const std::string title =
        tr("Exporting to {file}", "file"_a = std::filesystem::path(to.file).filename().string());
    return std::make_unique<LogWork>(
        title, [log, query, to](LogWork& work) { return export_hands(work, log, query, to); });
}

std::unique_ptr<LogWork> start_tiles(const std::string& log, const std::string& folder) {
    const std::string title =
        tr("Exporting to {file}", "file"_a = std::filesystem::path(folder).filename().string());
    return std::make_unique<LogWork>(
        title, [log, folder](LogWork& work) { return export_to_folder(work, log, folder); });
}

std::unique_ptr<LogWork> start_sample(const std::string& log, int hands,
                                      const std::vector<Misreading>& misreadings) {
    return std::make_unique<LogWork>(
        tr("Dealing a sample night"), [log, hands, misreadings](LogWork& work) {
            std::error_code error;
            std::filesystem::create_directories(std::filesystem::path(log).parent_path(), error);
            auto target = open_or_create_hand_log(log, misreadings);
            if (!target) return failed(log, first_of(target.error()));
            deal_into(work, *target, hands);
            LogOutcome outcome = opened(log, std::move(target));
            outcome.report = tr_n("{count} hand dealt", "{count} hands dealt",
                                  outcome.log ? outcome.log->size() : 0);
            return outcome;
        });
}

}  // namespace fairdeal
