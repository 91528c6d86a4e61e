#include "exam/office/office_event.h"

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "exam/sitting/sitting.h"
#include "school/school_people.h"

namespace fairdeal {

namespace {

constexpr std::array<std::string_view, 14> office_event_kinds{
    "sign-in", "refused",  "roles",    "exception", "export", "keys",   "again",
    "house",   "terminal", "restored", "granted",   "slip",   "retake", "schedule"};

}  // namespace

std::string_view to_text(OfficeEventKind kind) {
    return office_event_kinds.at(static_cast<std::size_t>(kind));
}

Entry entry_of(const OfficeEvent& event) {
    std::string line(to_text(event.kind));
    if (!event.what.empty()) line += " " + event.what;
    return {EntryKind::Office, std::nullopt, event.about, event.by, event.at, line + "\n"};
}

Result<OfficeEvent> office_event_of(const Entry& entry) {
    OfficeEvent event{OfficeEventKind::SignIn, entry.case_id, entry.by,
                      entry.at.value_or(UtcTime()), ""};
    const std::string line = entry.text.substr(0, entry.text.find('\n'));
    const auto blank = std::min(line.find(' '), line.size());
    const auto kind =
        std::find(office_event_kinds.begin(), office_event_kinds.end(), line.substr(0, blank));
    if (kind != office_event_kinds.end())
        event.kind = static_cast<OfficeEventKind>(kind - office_event_kinds.begin());
    if (blank < line.size()) event.what = line.substr(blank + 1);
    if (kind == office_event_kinds.end() || is_sitting_id(entry.case_id) ||
        entry_of(event) != entry)
        return refused({entry.case_id, 0, 0}, tr("this is no event of the office"));
    return event;
}

}  // namespace fairdeal
