#pragma once
// What can be inserted into a lesson that is being written: pieces of prose, the hands that are
// open in the other sections, and the scenarios on the shelf.

#include "audit/hand/to_scenario.h"
#include "desk/audit/audit_session.h"
#include "desk/cases/case_session.h"
#include "desk/learn/question_run.h"
#include "desk/rebuild/entry_session.h"
#include "desk/replay/replay_session.h"
#include "desk/write/lesson_draft.h"

namespace fairdeal {

/// Where it comes from. New: it is still to be written. Removed: it was in the lesson before.
enum class OfferFrom : std::uint8_t { New, Removed, Drill, Replay, Rebuild, Case, Audit, Shelf };

struct Offer {
    OfferFrom from = OfferFrom::New;
    PartKind kind = PartKind::Text;  // what it becomes
    std::string id;                  // Shelf: the scenario's
    std::string title, detail;
    std::string why_not;  // it cannot be put in, and why; empty: it can
    std::string spoken;
};

/// Where hands are open that can be put in.
struct OpenHands {
    const std::optional<QuestionRun>& run;
    const ReplaySession& replay;
    const EntrySession& rebuild;
    const CaseSession& cases;
    const AuditSession& audit;
};

/// Can this hand be kept as a scenario of its own?
bool can_be_scenario(const Offer& offer);

}  // namespace fairdeal
