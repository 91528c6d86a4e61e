#include "desk/audit/audit_run.h"

#include <algorithm>
#include <utility>

namespace fairdeal {

namespace {

/// One core is left to the window.
unsigned threads_to_use() {
    const unsigned cores = std::thread::hardware_concurrency();
    return std::clamp(cores, 2U, 9U) - 1;
}

}  // namespace

AuditRun::AuditRun(const std::filesystem::path& log, std::vector<Misreading> misreadings,
                   AuditOptions options, std::filesystem::path keep)
    : audit_(log, std::move(misreadings), std::move(options), keep), keep_(std::move(keep)) {}

AuditRun::~AuditRun() {
    call_off();
    if (thread_.joinable()) thread_.join();
}

void AuditRun::go_on() {
    if (!over_ || !error_.empty()) return;
    if (thread_.joinable()) thread_.join();
    called_off_ = false;
    over_ = false;
    thread_ = std::thread([this] {
        work();
        over_ = true;
    });
}

void AuditRun::take_up() {
    if (std::exchange(started_, true)) return;
    if (!keep_.empty()) {
        std::error_code none;
        std::filesystem::create_directories(keep_.parent_path(), none);
    }
    const auto done = audit_.take_up();
    if (done)
        taken_up_ = *done;
    else
        static_cast<void>(forget_kept(keep_));  // what is no kept audit is written over: it is ours
}

/// Every error of the machine becomes words; the thread never throws.
void AuditRun::work() {
    try {
        take_up();
        const auto ran = audit_.run(
            threads_to_use(),
            [this](std::int64_t done, std::int64_t of) { return say_progress(done, of); },
            [this](const Finding& finding) {
                findings_.add(finding);
                const std::string& dealer = finding.identity.dealer;
                if (!dealer.empty() && !finding.clause.empty())
                    ++missed_[dealer][{finding.clause, finding.misreading}];
            });
        if (!ran) error_ = to_text(ran.error().front());
    } catch (const std::exception& error) {
        error_ = error.what();
    }
}

bool AuditRun::say_progress(std::int64_t done, std::int64_t of) {
    done_ = done;
    of_ = of;
    if (of > 0) per_mille_ = static_cast<int>(done * 1000 / of);
    return !called_off_;
}

AuditReport AuditRun::report() {
    if (thread_.joinable()) thread_.join();
    return audit_.report();
}

}  // namespace fairdeal
