// What an audit found, as a file.

#include "audit/report/report_csv.h"
#include "audit/report/report_json.h"
#include "audit/report/report_text.h"
#include "desk/audit/audit_room.h"
#include "store/new_file.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

std::string text_in(const AuditRoom& room, AuditFormat format) {
    switch (format) {
        case AuditFormat::Csv: return cells_as_csv(*room.report, room.by);
        case AuditFormat::Json: return json_of(*room.report, every_dimension);
        case AuditFormat::Text: return text_of(*room.report, every_dimension);
    }
    throw Fault("a format that is none");
}

}  // namespace

std::string audit_file_name(const AuditRoom& room, AuditFormat format) {
    const std::string stem = std::filesystem::path(room.audited).stem().string();
    switch (format) {
        case AuditFormat::Csv: return stem + "-by-" + std::string(to_text(room.by)) + ".csv";
        case AuditFormat::Json: return stem + "-audit.json";
        case AuditFormat::Text: return stem + "-audit.txt";
    }
    throw Fault("a format that is none");
}

void save_audit(AuditRoom& room, AuditFormat format, const std::filesystem::path& file) {
    if (!room.report) return;
    const auto put = put_in_place(file, text_in(room, format), for_owner_and_group);
    room.said = put ? "Saved as " + file.filename().string() : "";
    room.trouble = put ? "" : to_text(put.error().front());
}

}  // namespace fairdeal
