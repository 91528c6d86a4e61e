#pragma once
// The audit of a log on threads of its own: the window asks now and then how far it is, may call it
// off, and lets it go on where it stopped.

#include <atomic>
#include <chrono>
#include <map>
#include <thread>

#include "audit/resume.h"
#include "desk/practise/practice_list.h"
#include "print/report/report.h"

namespace fairdeal {

/// What each dealer got wrong, by their id.
using MistakesOfDealers = std::map<std::string, Mistakes>;

class AuditRun {
public:
    /// `keep` is the file in which the audit is kept while it runs; empty: nowhere. What is kept
    /// there of the same audit is taken up, anything else thrown away.
    AuditRun(const std::filesystem::path& log, std::vector<Misreading> misreadings,
             AuditOptions options, std::filesystem::path keep = {});
    /// Calls the audit off and waits for it.
    ~AuditRun();
    AuditRun(const AuditRun&) = delete;
    AuditRun& operator=(const AuditRun&) = delete;

    /// Begins, or goes on where it was called off.
    void go_on();
    void call_off() { called_off_ = true; }
    [[nodiscard]] bool is_over() const { return over_; }
    /// 0 to 1000; -1 while nobody knows.
    [[nodiscard]] int per_mille() const { return per_mille_; }
    [[nodiscard]] std::int64_t records_done() const { return done_; }
    [[nodiscard]] std::int64_t records_in_all() const { return of_; }
    /// How many records another run of the program had done.
    [[nodiscard]] std::int64_t taken_up() const { return taken_up_; }

    /// These once it is over: how it stands, what was missed, and what went wrong, in words; after
    /// trouble there is no going on.
    AuditReport report();
    [[nodiscard]] const MistakesOfDealers& missed() const { return missed_; }
    [[nodiscard]] const std::string& error() const { return error_; }
    /// The worst hands and the first faults, for a report on paper.
    [[nodiscard]] const ReportFindings& findings() const { return findings_; }

private:
    void work();
    void take_up();
    bool say_progress(std::int64_t done, std::int64_t of);

    KeptAudit audit_;
    std::filesystem::path keep_;
    MistakesOfDealers missed_;
    ReportFindings findings_;
    std::string error_;
    std::atomic<bool> called_off_{false}, over_{true};
    std::atomic<int> per_mille_{-1};
    std::atomic<std::int64_t> done_{0}, of_{0}, taken_up_{0};
    bool started_ = false;
    std::thread thread_;
};

}  // namespace fairdeal
