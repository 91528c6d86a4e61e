#include "report.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "each_game.h"
#include "games/all_games.h"
#include "sample.h"

namespace fairdeal {

namespace {

constexpr const char* items_a_second = "items_per_second";

/// A row of the table: what was measured, against what, and what is aimed at.
void print_row(const std::string& what, const std::string& against, const std::string& measured,
               const std::string& aim) {
    fmt::print("| {} | {} | {} | {} |\n", what, against, measured, aim);
}

std::string millions(double number) { return fmt::format("{:.1f} million/s", number / 1e6); }

double bytes_of_log_beside_its_texts() {
    std::size_t bytes = 0;
    for (const std::string& text : sample().texts) bytes += text.size();
    return static_cast<double>(fs::file_size(sample().log)) / static_cast<double>(bytes);
}

/// What was measured under such names, the smallest and the largest.
class Spread {
public:
    void add(double value) {
        least_ = least_ ? std::min(*least_, value) : value;
        most_ = std::max(most_, value);
    }
    [[nodiscard]] bool is_empty() const { return !least_; }
    [[nodiscard]] std::string in_words(const char* form) const {
        const auto one = [&](double value) { return fmt::format(fmt::runtime(form), value); };
        return one(*least_) + " to " + one(most_);
    }

private:
    std::optional<double> least_;
    double most_ = 0;
};

}  // namespace

void Reporter::ReportRuns(const std::vector<Run>& runs) {
    for (const Run& run : runs) {
        const bool counts = run.run_type == Run::RT_Iteration || run.aggregate_name == "median";
        if (!counts) continue;
        const std::string& name = run.run_name.function_name;
        real_[name] = run.GetAdjustedRealTime();
        cpu_[name] = run.GetAdjustedCPUTime();
        for (const auto& [counter, value] : run.counters) {
            counters_[name + " " + counter] = value.value;
            real_[counter] = value.value * benchmark::GetTimeUnitMultiplier(run.time_unit);
        }
    }
    ConsoleReporter::ReportRuns(runs);
}

void Reporter::print(const std::string& what, const std::string& of, const std::string& to,
                     const Times& times, double times_as_much) {
    if (times.count(of) == 0 || times.count(to) == 0) return;
    fmt::print("{:<52} {:>8.2f}\n", what, times_as_much * times.at(of) / times.at(to));
}

void Reporter::print_ratios() const {
    for (const GameRules& rules : all_games()) {
        const auto game = [&](const char* what) { return named(what, rules.game); };
        print(game("rule from text / from memory"), game("rule_from_text"),
              game("rule_from_memory"), cpu_);
    }
    print("check / scan, settle and hash one by one", "check_log", "scan_settle_and_hash", real_);
    print("audit on one thread / on two", "audit_long_log", "audit_on_two_threads", real_);
    print("a hand opened and folded / bare look-up", "open_hand", "look_up_bare", real_);
    print("a hand recorded for good / bare commit", "record_hand", bare_commit, real_);
    print("the same / bare commit, journal kept", "record_hand", bare_commit_kept, real_);
}

void Reporter::print_figures() const {
    const auto ratio = [&](const char* what, const char* against, const std::string& of,
                           const std::string& to, const char* aim, const Times& times,
                           double times_as_much = 1) {
        if (times.count(of) == 0 || times.count(to) == 0 || !(times.at(of) > 0)) return;
        const double measured = times_as_much * times.at(of) / times.at(to);
        print_row(what, against, fmt::format("{:.2f}", measured), aim);
    };
    /// The counter of each game.
    const auto rates = [&](const char* what, const char* measure, const char* counter,
                           const char* aim) {
        for (const Game game : every_game) {
            const auto found = counters_.find(named(measure, game) + " " + counter);
            if (found != counters_.end())
                print_row(fmt::format("{}: {}", what, to_text(game)), "", millions(found->second),
                          aim);
        }
    };
    const auto beside_bytes = [&](const char* what, const char* measure) {
        for (const Game game : every_game)
            ratio(fmt::format("{}: {}", what, to_text(game)).c_str(), "the sum of its bytes",
                  named(measure, game), named("add_up_bytes", game), "", cpu_);
    };
    /// Milliseconds for each item of what has such a name.
    const auto waits = [&](const char* what, const std::string& prefix, const char* aim) {
        Spread spread;
        for (const auto& [name, value] : counters_) {
            const bool is_one = name.compare(0, prefix.size(), prefix) == 0 &&
                                name.find(items_a_second) != std::string::npos;
            if (is_one) spread.add(1000 / value);
        }
        if (!spread.is_empty()) print_row(what, "", spread.in_words("{:.1f} ms"), aim);
    };

    fmt::print("\n| what | against | measured | aim |\n|---|---|---|---|\n");
    rates("events read, folded, judged and settled", "rule_from_text", events_a_second,
          "15 million/s");
    rates("the same for the amounts alone", "rule_from_text_for_amounts", events_a_second,
          "15 million/s");
    beside_bytes("a hand read, folded, judged and settled", "rule_from_text");
    ratio("a log audited on one thread", "the bare scan of its record texts", "audit_log",
          "scan_bare", "4 at most", cpu_);
    ratio("the same", "the bare scan of all its rows", "audit_log", "scan_bare_all", "", cpu_);
    // Two copies do twice the work in their time.
    ratio("a log audited on two threads: its pace", "two copies audited at once",
          "audit_two_copies", "audit_on_two_threads", "0.95 at least", real_, 0.5);
    ratio("records imported", "a bare bulk insert of the same texts", "import_text", "insert_bare",
          "5 at most", real_);
    ratio("the same", "a bare bulk insert of all its rows", "import_text", "insert_bare_rows", "",
          real_);
    print_row("bytes of a log", "the bytes of its texts",
              fmt::format("{:.2f}", bytes_of_log_beside_its_texts()), "1.6 at most");
    rates("rounds dealt and settled without a record", "play_alone", items_a_second,
          "25 million/s");
    for (const Game game : every_game)
        ratio(fmt::format("the time of such a round: {}", to_text(game)).c_str(),
              "the same of breakout", named("play_alone", game),
              named("play_alone", Game::Breakout), "1.25 at most", cpu_);
    waits("an exam item looked for", "deal_exam_items/", "3 ms");
    waits("a hand decided by a rare clause dealt", "deal_rare_item/", "20 ms");
    for (const Game game : every_game) {
        const auto found = cpu_.find(named("diagnose", game));
        if (found != cpu_.end())
            print_row(fmt::format("a wrong claim diagnosed: {}", to_text(game)), "",
                      fmt::format("{:.0f} us", found->second * 1000), "100 us");
    }
}

}  // namespace fairdeal
