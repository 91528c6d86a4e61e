#pragma once
// The disputes of the log that is open, the one that is looked at, what is typed for its next
// event, and a case file that was checked. What its page says is in case_words.h, what goes into
// the log and out of it in case_entries.h, its actions with their keys in case_actions.h.

#include "audit/cases/case_file.h"
#include "desk/cases/case_actions.h"
#include "desk/certify/machine_office.h"
#include "desk/log/open_log.h"
#include "training/library.h"

namespace fairdeal {

enum class CaseFieldKind : unsigned char { Line, Words, Secret };
struct CaseField {
    std::string name;   // "claimant"
    std::string label;  // "Who claims it (id)"
    std::string hint;
    CaseFieldKind kind = CaseFieldKind::Line;
    std::string value;
    bool beside = false;    // the field before it, where there is room
    std::string offered{};  // the value that it began with
};

/// What is typed for an event.
struct CaseForm {
    CaseTask task = CaseTask::Open;
    std::vector<CaseField> fields;
    std::string finding, hands;  // Open on what many hands show: as of CaseEvent
    bool leaving = false;        // it is asked whether what is typed is to go
    /// Somebody wrote something, other than a passphrase.
    [[nodiscard]] bool is_typed() const;
    [[nodiscard]] std::string value(std::string_view name) const;  // without blanks around it
    CaseField* field(std::string_view name);
};

/// A case file that was looked into.
struct CheckedFile {
    std::string name;             // of the file
    std::string why;              // it proves nothing; empty: everything in it is proven
    CheckedCase found;            // where it is proven
    bool key_is_known = false;    // it is a key of the log that is open
    bool is_of_open_log = false;  // whose records are those under its checkpoint, too
};

struct CaseSession {
    /// `school_named`: the school's file; empty: the user's own.
    CaseSession(const Library& content, const OpenLog& log, const MachineOffice& office_here,
                const std::filesystem::path& school_named)
        : library(content), open_log(log), machine_office(office_here), school(school_named) {}

    const Library& library;
    const OpenLog& open_log;  // in Replay
    const MachineOffice& machine_office;
    const std::filesystem::path& school;
    std::string file;               // of the log whose cases these are; empty: none
    std::vector<LoggedCase> cases;  // the newest first
    std::string picked;             // id
    std::optional<CaseForm> form;
    std::optional<CheckedFile> checked;
    std::string by;                // who wrote last; not of a review
    std::filesystem::path office;  // whose accounts people sign in with; empty: the log's own
    bool has_accounts = false;     // the log has some; the first is given by its owner
    std::string error, report;     // what went wrong, what went well last; empty: nothing
};

/// The id of a hand by its number in the log; empty: it has none.
std::string id_in_log(const HandLog& log, std::int64_t number);

/// The case that is picked, else the first; null: there is none.
const LoggedCase* picked_case(const CaseSession& session);
/// The form of another case goes, unless something is typed in it: then may_drop_form() asks.
void pick_case(CaseSession& session, const std::string& id);
/// The next (1) or the one before (-1) in the list.
void pick_next_case(CaseSession& session, int step);

/// The video that would be put into the picked case next: see next_video().
std::optional<StoredVideo> video_to_add(const CaseSession& session);

/// Whether the picked case stands so that this can be done now.
[[nodiscard]] bool can(const CaseSession& session, CaseTask task);
/// What comes next in the picked case; nothing once it is closed and signed.
[[nodiscard]] CaseTask next_task(const CaseSession& session);

/// Opens the form of a task with what is known filled in. Open: `hand` is its
/// number, 0 where it is to be typed.
void begin_form(CaseSession& session, CaseTask task, std::int64_t hand, const UtcTime& now);
/// False: something is typed, and it is asked now whether that is to go.
[[nodiscard]] bool may_drop_form(CaseSession& session);
/// Closes the form; what was typed is gone.
void drop_form(CaseSession& session);
/// What its form holds of passphrases goes.
void forget_secrets(CaseSession& session);

/// A deadline as a person types it: "2026-03-20" (its last second), "2026-03-20
/// 18:00", or a whole UTC time. Nothing if it is none.
std::optional<UtcTime> typed_deadline(std::string_view typed);

/// Does somebody sign in with the form of this task?
[[nodiscard]] bool needs_sign_in(CaseTask task);

/// What the form says as an event of a case, or why it is none yet. A review's text is in it:
/// see committed().
Result<CaseEvent> event_typed(const CaseSession& session, const UtcTime& now);

/// The event that reveals a kept review in the picked case, no matter which of its reviewers it
/// belongs to.
Result<CaseEvent> revealed(const CaseSession& session, std::string_view kept, const UtcTime& now);

/// "C-7-review-r1.txt", "C-7.zip", "C-7.pdf": names that are offered.
std::string review_file_name(const CaseEvent& review);
std::string case_file_name(const CaseSession& session, std::string_view ending);

}  // namespace fairdeal
