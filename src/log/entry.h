#pragma once
// Records of the log that are no hands: what was said of a hand or a case later. Their first line
// is
//
//     note about=12 case=C-7 by=1182 at=2026-03-14T21:05:09Z
//
// with any of the four left out, in this order; what stands after it is text for people, which the
// log keeps and does not read. People are named by ids only, never by their names: nothing in the
// log can be erased.

#include <cstdint>
#include <optional>

#include "base/problem.h"
#include "base/time/utc_time.h"

namespace fairdeal {

/// Office: what happened in the exam office, of a sitting or a person (`case_id`). Account:
/// somebody was given an account of the log's own, or another passphrase (log/log_accounts.h).
/// Video: where a hand can be seen (video.h). Duty: a fact of who may deal where (duty/fact.h);
/// DutyAnswer: an answer that was given by such facts (duty/answer_text.h). Source: the document a
/// hand was made of (source.h).
enum class EntryKind : std::uint8_t {
    Correction,
    Note,
    CaseEvent,
    Verdict,
    Office,
    Account,
    Video,
    Duty,
    DutyAnswer,
    Source
};
constexpr std::size_t entry_kind_count = static_cast<std::size_t>(EntryKind::Source) + 1;
/// "correction", "note", "case", "verdict", "office", "account", "video", "duty", "duty-answer",
/// "source".
std::string_view to_text(EntryKind kind);
std::optional<EntryKind> entry_kind_from(std::string_view word);

struct Entry {
    EntryKind kind = EntryKind::Note;
    std::optional<std::int64_t> about;  // the number of a hand in the log
    std::string case_id;                // printable ASCII without space, at most 64; empty: none
    std::string by;                     // who says it, an id; likewise
    std::optional<UtcTime> at;          // none: not said
    std::string text;                   // UTF-8 lines, the last with its LF; or empty
    friend bool operator==(const Entry&, const Entry&) = default;
};

/// Does a record's text begin as an entry's?
bool is_entry(std::string_view text);

std::string write(const Entry& entry);
/// Reads strictly: what it takes, write() gives back byte for byte.
Result<Entry> read_entry(std::string_view text);

}  // namespace fairdeal
