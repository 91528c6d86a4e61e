// What is taken away from the audit page: tables, the report, a scenario.

#include "base/time/utc_now.h"
#include "desk/audit/audit_page.h"

namespace fairdeal {

void AuditPage::save(AuditFormat format) {
    if (!shown_.has_report) return;
    const auto file = files().file_to_save(audit_file_name(session_, format));
    if (file) save_audit(session_, format, *file);
    changed();
}

void AuditPage::save_report(ReportForm form) {
    if (!shown_.has_report) return;
    const auto file = files().file_to_save(audit_report_name(session_, form));
    if (file) save_audit_report(session_, *file, form, utc_now());
    changed();
}

void AuditPage::make_scenario() {
    const auto name = offer_scenario(session_);
    const auto file = name ? files().file_to_make(*name) : std::nullopt;
    done(file ? fairdeal::make_scenario(session_, *file) : std::nullopt);
}

}  // namespace fairdeal
