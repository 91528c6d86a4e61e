#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "base/text.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "formats/export.h"
#include "store/hand_log.h"

namespace fairdeal {

namespace {

constexpr int page = 500;  // hands asked of the log at a time

/// The filter that the command line describes; every word of it that is none is a problem.
Result<HandFilter> filter_of(const LogOptions& options) {
    HandFilter filter;
    Problems problems;
    filter.table = options.table;
    filter.dealer = options.dealer;
    filter.id = options.id;
    filter.only_wrong = options.only_wrong;
    if (!options.game.empty()) {
        filter.game = game_from(options.game);
        if (!filter.game)
            problems.push_back(
                {{"--game", 0, 0}, fairdeal::quoted(options.game) + " is not a game"});
    }
    const auto instant = [&](const char* name,
                             const std::string& text) -> std::optional<std::int64_t> {
        if (text.empty()) return std::nullopt;
        const auto at = instant_from(text);
        if (!at)
            problems.push_back(
                {{name, 0, 0},
                 fairdeal::quoted(text) +
                     " is not a day (2026-03-14) or a UTC time (2026-03-14T21:05:09Z)"});
        return at;
    };
    filter.from = instant("--from", options.from);
    filter.to = instant("--to", options.to);
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return filter;
}

std::string or_dash(const std::string& text) { return text.empty() ? "-" : text; }

std::string text_of(const HandRow& row) {
    return fmt::format("{:>6}  {:<16}  {:<20}  {:<8}  {:<6}  {:<6}  {:<9}  {:>9}  {:>9}  {:>6}\n",
                       row.idx, or_dash(row.identity.id), or_dash(row.identity.at),
                       to_text(row.game), or_dash(row.identity.table), or_dash(row.identity.dealer),
                       to_text(row.standing), to_text(row.overpaid), to_text(row.underpaid),
                       row.faults);
}

/// Prints records in the format that is asked for.
class Records {
public:
    explicit Records(const LogOptions& options)
        : writer_(out_, format_from(options.format).value_or(FileFormat::Notation),
                  options.rows == "event" ? RowPer::Event : RowPer::Hand) {}

    void print(const HandLog& log, const HandRow& row) {
        const auto stored = log.record_of(fmt::format("#{}", row.idx));
        if (!stored) return complain(stored.error());
        const auto record = read_record(stored->text);
        if (!record) return complain(in_log(record.error(), row.idx));
        if (!writer_.write(*record))
            complain(
                fmt::format("hand #{} has no id, so it cannot be told from others by rows of "
                            "events",
                            row.idx));
        flush();
    }
    /// The names of the columns too, where there is no hand at all.
    void flush() {
        fairdeal::print(out_.str());
        out_.str("");
    }

private:
    static Problems in_log(Problems problems, std::int64_t idx) {
        for (Problem& problem : problems) problem.where.source = fmt::format("#{}", idx);
        return problems;
    }
    std::ostringstream out_;
    RecordWriter writer_;
};

void print_hands(const HandLog& log, const HandFilter& filter, const LogOptions& options) {
    std::int64_t after = 0;
    std::int64_t left = options.limit;
    const bool records = options.records || !options.format.empty();
    std::optional<Records> writer;
    if (records) writer.emplace(options).flush();
    while (left > 0) {
        const int most = static_cast<int>(std::min<std::int64_t>(left, page));
        const auto rows = log.hands_after(filter, after, most);
        for (const HandRow& row : rows) {
            writer ? writer->print(log, row) : print(text_of(row));
            after = row.idx;
        }
        left -= static_cast<std::int64_t>(rows.size());
        if (static_cast<int>(rows.size()) < most) return;
    }
}

}  // namespace

ExitStatus run_log(const LogOptions& options) {
    const auto filter = filter_of(options);
    if (!filter) {
        complain(filter.error());
        return ExitStatus::Unusable;
    }
    const auto log = HandLog::open(options.log, Access::Read, {});
    if (!log) {
        complain(log.error());
        return ExitStatus::Unusable;
    }
    const bool records = options.records || !options.format.empty();
    if (!records) {
        print(
            fmt::format("{:>6}  {:<16}  {:<20}  {:<8}  {:<6}  {:<6}  {:<9}  {:>9}  {:>9}  {:>6}\n",
                        "number", "id", "time", "game", "table", "dealer", "standing", "overpaid",
                        "underpaid", "faults"));
    }
    print_hands(*log, *filter, options);
    if (records) return ExitStatus::Fine;
    const LogSums sums = log->sums(*filter);
    print(fmt::format("\n{} hands, {} settled wrongly, {} with faults; overpaid {}, underpaid {}\n",
                      sums.hands, sums.wrong, sums.with_faults, to_text(sums.overpaid),
                      to_text(sums.underpaid)));
    return ExitStatus::Fine;
}

}  // namespace fairdeal
