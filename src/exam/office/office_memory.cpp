// The office's log compared with the newest state in which it was seen: beside the office, beside
// the school, and by this account; what leaves the office, and a backup that was put back.

#include "base/translation.h"
#include "exam/office/office.h"
#include "log/ledger/as_seen.h"

namespace fairdeal {

std::vector<Office::LogMemory> Office::memories() const {
    std::vector<LogMemory> all{{folder_ / "seen-logs", tr("the office's folder")},
                               {school_->file().string() + ".seen-logs", tr("the school")}};
    if (!seen_file_.empty()) all.push_back({seen_file_, tr("this desk")});
    return all;
}

Result<std::optional<std::string>> Office::why_older() const {
    for (const auto& [file, by] : memories()) {
        auto why = why_not_as_seen(log_, file, by);
        if (!why || *why) return why;
    }
    return std::optional<std::string>();
}

Result<void> Office::remember_log() {
    if (log_.size() == 0) return {};
    const SeenLog seen = seen_now(log_, clock_());
    for (const auto& [file, by] : memories()) {
        if (auto kept = keep_seen_log(file, seen); !kept) return kept;
    }
    return {};
}

Result<void> Office::note_export(const SignedIn& who, const std::string& what) {
    if (auto allowed = must_be_allowed(who, OfficeRight::ExportRecords); !allowed) return allowed;
    return note({OfficeEventKind::Export, who.id(), who.id(), clock_(), what});
}

Result<void> Office::note_backup(const SignedIn& who) {
    if (auto allowed = must_be_allowed(who, OfficeRight::CheckLedger); !allowed) return allowed;
    return note(
        {OfficeEventKind::Export, who.id(), who.id(), clock_(), fixed("a backup of the office")});
}

Result<void> Office::accept_restored(const SignedIn& who, const std::string& why) {
    if (auto allowed = must_be_allowed(who, OfficeRight::ManageKeys); !allowed) return allowed;
    const auto older = [this] {
        const InEnglish kept;  // the log notes it
        return why_older();
    }();
    if (!older) return tl::make_unexpected(older.error());
    if (!*older)
        return refused_about(folder_.string(), tr("the log is no older than the newest seen"));
    if (why.empty()) return refused_about(who.id(), tr("say why an older log is in place"));
    auto noted =
        note({OfficeEventKind::Restored, who.id(), who.id(), clock_(), **older + ": " + why});
    return noted ? remember_log() : noted;
}

}  // namespace fairdeal
