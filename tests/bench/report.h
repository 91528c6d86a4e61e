#pragma once
// What bench prints beside the times of its measurements: ratios between them, and every row of the
// table of figures in docs/performance.md.

#include <benchmark/benchmark.h>

#include <map>
#include <string>

namespace fairdeal {

/// Counters of record_hand: seconds of a bare commit, whose journal is cut to nothing each time, or
/// kept as the log's is.
inline constexpr const char* bare_commit = "bare";
inline constexpr const char* bare_commit_kept = "bare_kept";
/// A counter of what reads records: their events, by the second.
inline constexpr const char* events_a_second = "events";

/// Prints as usual and keeps the times: of repeated runs their median.
class Reporter : public benchmark::ConsoleReporter {
public:
    Reporter() : ConsoleReporter(OO_Tabular) {}
    void ReportRuns(const std::vector<Run>& runs) override;
    void print_ratios() const;
    /// The rows of the table, as they stand in it; a row of which something was not measured is
    /// left out.
    void print_figures() const;

private:
    using Times = std::map<std::string, double>;
    static void print(const std::string& what, const std::string& of, const std::string& to,
                      const Times& times, double times_as_much = 1);
    Times real_, cpu_;
    Times counters_;  // "rule_from_text/breakout events"
};

}  // namespace fairdeal
