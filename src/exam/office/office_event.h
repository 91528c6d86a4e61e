#pragma once
// What happens in the exam office beside the sittings: who signed in, whose roles changed, what was
// taken out. Each is an entry in the office's log, under the id of the person it is about.

#include <optional>
#include <string>

#include "base/problem.h"
#include "log/entry.h"

namespace fairdeal {

enum class OfficeEventKind : std::uint8_t {
    SignIn,     // somebody signed in
    Refused,    // somebody tried to, or tried what they may not
    Roles,      // somebody was given these roles in place of those they had
    Exception,  // somebody was examined by their own trainer, and why
    Export,     // somebody took these records out
    Keys,       // somebody made or changed these keys
    Again,      // somebody was let sit an exam again so soon, and why
    House,      // the house's address (house_address.h)
    Terminal,   // whether exams may be sat in a terminal: "allowed", "not allowed"
    Restored,   // an older log was put in place, and why
    Granted,    // somebody was granted more time, larger letters or breaks in a sitting, and why
    Slip,       // what a candidate's result slip says (exam_rules.h)
    Retake,     // how soon and how often an exam can be sat again (exam_rules.h)
    Schedule    // when and where a sitting is to be sat (exam_schedule.h)
};
/// "sign-in", "refused", "roles", "exception", "export", "keys", "again", "house",
/// "terminal", "restored", "granted", "slip", "retake", "schedule".
std::string_view to_text(OfficeEventKind kind);

struct OfficeEvent {
    OfficeEventKind kind = OfficeEventKind::SignIn;
    std::string about;  // a person's id
    std::string by;     // an id
    UtcTime at;
    std::string what;  // one line without its end; may be empty
    friend bool operator==(const OfficeEvent&, const OfficeEvent&) = default;
};

Entry entry_of(const OfficeEvent& event);
/// Reads strictly: what it takes, entry_of() gives back. Refused: an event of a sitting, too.
Result<OfficeEvent> office_event_of(const Entry& entry);

}  // namespace fairdeal
