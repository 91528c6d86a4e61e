#pragma once
// Where an action of one feature leads in another. A session returns it as a value; the frame goes
// there, so that no session knows another.

#include <variant>

#include "audit/hand/to_scenario.h"
#include "audit/shoe/finding_case.h"
#include "desk/frame/keys.h"
#include "desk/learn/learn_view.h"
#include "desk/practise/scenario_list.h"
#include "log/search/log_search.h"
#include "school/school.h"

namespace fairdeal {

/// Hands of a log, listed in Replay; the log is opened first if need be.
struct ListHands {
    std::string log;
    bool exact = false;               // these very hands, else what the query finds
    std::vector<std::int64_t> hands;  // rising
    HandQuery query;
    std::string title;
    DeskSection from = DeskSection::Audit;  // where the list leads back to
};
/// Hands of a log, to be ruled by another table card or rule on the Audit page.
struct RuleOverHands {
    std::string log;
    std::vector<std::int64_t> hands{};  // rising; empty: all that the query finds
    HandQuery query{};
    std::optional<std::int64_t> count{};  // of the hands, where it is known
    std::optional<Game> game{};           // of the one that is picked
};
/// A few scenarios, in Practise.
struct PractiseThese {
    ScenarioFilter filter;
};
/// A new scenario, which is in the library from now on, opened in Practise.
struct PractiseNew {
    PitScenario scenario;
};
/// A hand of the open log, on the table in Replay.
struct ReplayHand {
    std::int64_t hand = 0;
};
/// A form to open a case on a hand of the open log.
struct CaseOnHand {
    std::int64_t hand = 0;
};
/// Likewise on what many of its hands show.
struct CaseOnFinding {
    CaseSubject subject;
};
/// What the hands of a log show together, by pack and shoe.
struct WatchShoes {
    std::string log;  // opened first if need be; empty: the one that is open
};
/// A log, opened for the section that asks for it.
struct OpenLogFor {
    std::string log;
    DeskSection section = DeskSection::Replay;
};
/// The open log, as it is now that a hand was put into it.
struct ReadLogAgain {
    std::string log;
};
/// An answer of the run of payouts, from 0, in the answer panel.
struct PayoutAgain {
    std::size_t answer = 0;
};
/// A lesson, from where it was left.
struct ReadLesson {
    std::string id;
};
/// Where the lesson that is written can be mended: one of the things that its preview named.
struct MendLesson {
    std::size_t problem = 0;
};
/// A scenario of the library, in Practise.
struct PractiseThis {
    std::string id;
};
/// The rule book is closed: back to what was open in Learn.
struct CloseBook {};
/// A view of the school.
struct ShowLearnView {
    LearnView view = LearnView::Today;
    std::string trainee{};  // whose progress a trainer looks at; empty: one's own
};
/// A clause, an open point or a term in the rule book.
struct ReadClause {
    std::string clause;
    std::string table{};  // id of the table card that it is read by; empty: none
};
/// A drill of one clause.
struct DrillClause {
    std::string clause;
};
/// Payouts for speed, ready, of the game that drills are chosen for.
struct StartPayouts {};
/// A round to deal, at its first act, likewise.
struct DealRound {};
/// A shift to deal, with how long it is to be still open, likewise.
struct DealShift {};
/// The payouts, the round or the shift that somebody was in the middle of; what can no longer be
/// read is given up.
struct ResumeRun {
    UnfinishedRun kept;
};
/// The form of a new profile.
struct MakeProfile {};
/// Somebody has signed in at the school, or made a profile there.
struct EnterSchool {
    bool is_new = false;
};
/// Out of the school, until somebody signs in.
struct LeaveSchool {};
/// The section that led to what is listed, mostly the audit.
struct BackToAudit {};
/// What a dealer got wrong at real tables, handed over to the school; the audit says what became of
/// it.
struct GiveToTraining {
    std::string dealer;
    std::vector<FloorError> errors;
};
/// A sample night, dealt into this log.
struct DealSampleNight {
    std::string log;
};

using Destination =
    std::variant<ListHands, RuleOverHands, ReplayHand, CaseOnHand, CaseOnFinding, WatchShoes,
                 OpenLogFor, ReadLogAgain, PractiseThese, PractiseNew, PractiseThis, ReadLesson,
                 MendLesson, CloseBook, PayoutAgain, ShowLearnView, MakeProfile, EnterSchool,
                 ReadClause, DrillClause, StartPayouts, DealRound, DealShift, ResumeRun,
                 LeaveSchool, BackToAudit, GiveToTraining, DealSampleNight>;

/// What became of a key that a session was given.
struct Pressed {
    bool is_ours = false;
    std::optional<Destination> leads_to;
};

struct Desk;
void go_to(Desk& desk, const Destination& destination);

/// Back from the list of hands, or of a dealer's practice, to the section that led to it. False:
/// none did.
bool back_to_audit(Desk& desk);

}  // namespace fairdeal
