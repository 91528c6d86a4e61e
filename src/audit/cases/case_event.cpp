#include <fmt/format.h>

#include <algorithm>

#include "audit/cases/case.h"
#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::array<std::string_view, 8> kinds{"open",   "note",  "review",    "reveal",
                                                "decide", "close", "exception", "video"};

/// Notes and decisions are found among the log's notes and verdicts.
EntryKind kind_of(CaseEventKind kind) {
    switch (kind) {
        case CaseEventKind::Note: return EntryKind::Note;
        case CaseEventKind::Decide: return EntryKind::Verdict;
        case CaseEventKind::Open:
        case CaseEventKind::Review:
        case CaseEventKind::Reveal:
        case CaseEventKind::Close:
        case CaseEventKind::Exception:
        case CaseEventKind::Video: break;
    }
    return EntryKind::CaseEvent;
}

std::string first_line(const CaseEvent& event) {
    std::string line = fmt::format("{} {}", event.number, to_text(event.kind));
    if (event.kind == CaseEventKind::Open)
        line += fmt::format(" claimant={} deadline={}", event.claimant, to_text(event.deadline));
    if (!event.finding.empty()) line += " finding=" + event.finding;
    if (!event.hands.empty()) line += " hands=" + event.hands;
    if (event.kind == CaseEventKind::Review) line += " commitment=" + event.seal;
    if (event.kind == CaseEventKind::Reveal) line += " salt=" + event.seal;
    if (event.kind == CaseEventKind::Exception) line += " for=" + event.allows;
    if (!event.account.empty()) line += " account=" + event.account;
    return line + "\n";
}

std::string value_of(const std::vector<std::string_view>& words, std::string_view key) {
    for (const std::string_view word : words) {
        if (word.starts_with(key)) return std::string(word.substr(key.size()));
    }
    return "";
}

/// What the first line says; that it says no more, the comparison with what is written shows.
void read_first_line(CaseEvent& event, std::string_view line) {
    const auto words = split_at(line, ' ');
    event.number = static_cast<int>(whole_number_from(words.front(), most_case_events).value_or(0));
    const auto kind = std::find(kinds.begin(), kinds.end(), words.size() > 1 ? words[1] : "");
    if (kind != kinds.end()) event.kind = static_cast<CaseEventKind>(kind - kinds.begin());
    event.claimant = value_of(words, "claimant=");
    event.deadline = utc_time_from(value_of(words, "deadline=")).value_or(UtcTime());
    event.finding = value_of(words, "finding=");
    event.hands = value_of(words, "hands=");
    event.allows = value_of(words, "for=");
    event.account = value_of(words, "account=");
    event.seal = value_of(words, event.kind == CaseEventKind::Review ? "commitment=" : "salt=");
}

}  // namespace

std::string_view to_text(CaseEventKind kind) { return kinds.at(static_cast<std::size_t>(kind)); }

Entry entry_of(const CaseEvent& event) {
    return {kind_of(event.kind),           event.hand, event.case_id, event.by, event.at,
            first_line(event) + event.text};
}

Result<CaseEvent> case_event_of(const Entry& entry) {
    CaseEvent event;
    event.case_id = entry.case_id;
    event.hand = entry.about.value_or(0);
    event.by = entry.by;
    event.at = entry.at.value_or(UtcTime());
    const auto end = entry.text.find('\n');
    if (end != std::string::npos) {
        read_first_line(event, std::string_view(entry.text).substr(0, end));
        event.text = entry.text.substr(end + 1);
    }
    if (event.number == 0 || entry_of(event) != entry)
        return refused({entry.case_id, 0, 0}, tr("this is no event of a case"));
    return event;
}

}  // namespace fairdeal
