#pragma once
// A sample night and its audit, without a window.

#include <filesystem>
#include <string>
#include <thread>

#include "content/library.h"
#include "desk/audit/audit_words.h"
#include "desk/frame/desk.h"
#include "support/scratch.h"

namespace fairdeal {

struct AuditedNight {
    std::filesystem::path folder = scratch_path("audited-night-test");
    std::string file = (folder / "night.db").string();
    Desk desk;
    explicit AuditedNight(int hands) {
        std::filesystem::remove_all(folder);
        desk.library = load_library(FAIRDEAL_SOURCE_DIR).value();
        auto work = start_sample(file, hands, desk.library.misreadings);
        work->take();
        choose_log(desk.audit, file);
    }
    ~AuditedNight() { std::filesystem::remove_all(folder); }
    AuditedNight(const AuditedNight&) = delete;
    AuditedNight& operator=(const AuditedNight&) = delete;
    void finish() {
        while (desk.audit.running) {
            poll_audit(desk.audit);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    void audit() {
        start_audit(desk.audit);
        finish();
    }
    [[nodiscard]] AuditScreen screen() const { return audit_screen(desk.audit); }
};

}  // namespace fairdeal
