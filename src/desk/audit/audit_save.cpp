// What is taken away from the audit page: tables, the report, a scenario.

#include "base/utc_now.h"
#include "desk/audit/audit_page.h"
#include "desk/print/pit_desk.h"

namespace fairdeal {

void AuditPage::save(AuditFormat format) {
    if (!shown_.has_report) return;
    const auto file = chooser_.file_to_save(audit_file_name(desk().audit, format));
    if (file) save_audit(desk().audit, format, *file);
    changed();
}

void AuditPage::save_pdf() {
    if (!shown_.has_report) return;
    const auto file = chooser_.file_to_save(audit_pdf_name(desk().audit));
    if (file) save_audit_pdf(desk(), *file, utc_now());
    changed();
}

void AuditPage::make_scenario() {
    const auto name = offer_scenario(desk(), Room::Audit);
    const auto file = name ? chooser_.file_to_make(*name) : std::nullopt;
    if (file) fairdeal::make_scenario(desk(), Room::Audit, *file);
    changed();
}

}  // namespace fairdeal
