#pragma once
// What is read of the log that is open and put into it: its cases, their events, files out of them.
// What goes wrong is said in the session's error, what went well in its report.

#include "audit/shoe/finding_case.h"
#include "desk/cases/case_session.h"
#include "desk/frame/destination.h"

namespace fairdeal {

/// Reads the cases of the open log again; if it is another log than before, drops the open form.
void read_cases(CaseSession& session);
/// The same, where another log is open than the one they were read of.
void follow_open_log(CaseSession& session);

/// A form to open a case on this hand; not while something is typed in another.
void begin_case_on_hand(CaseSession& session, std::int64_t hand, const UtcTime& now);
/// Likewise on what many hands show, with its words, which can be changed.
void begin_case_on_finding(CaseSession& session, const CaseSubject& subject, const UtcTime& now);
/// The form of a task in the picked case.
void begin_case_form(CaseSession& session, CaseTask task, const UtcTime& now);

/// Puts what is typed into the log, which closes the form; of a review, see keep_review().
void submit_case_form(CaseSession& session, const UtcTime& now);
/// The review that is typed, if it can be put into the log: ask then where it is to be kept.
std::optional<CaseEvent> typed_review(CaseSession& session, const UtcTime& now);
/// Commits to the review that is typed: its text goes into a new file only its writer should see.
void keep_review(CaseSession& session, const std::string& file, const UtcTime& now);
void reveal_review(CaseSession& session, const std::string& file, const UtcTime& now);

/// Whether the log is not signed as far as the picked case goes: no file can prove it yet. To be
/// asked before where its file is to be kept.
[[nodiscard]] bool must_be_signed_first(const CaseSession& session);
/// So, in a sentence.
std::string sign_first_in_words();
/// The case file, or the same on paper, as a new file.
void save_case_file(CaseSession& session, const std::string& file);
void save_case_pdf(CaseSession& session, const std::string& file);
/// Looks into a case file of any log.
void check_case(CaseSession& session, const std::string& file);

/// The picked case's hand on the table in Replay; the hands behind what many show, listed there.
/// Nothing: there is no case.
std::optional<Destination> replay_case_hand(const CaseSession& session);

/// The picked case's hand. Refused where there is no case.
Result<HandRecord> hand_for_scenario(const CaseSession& session);
/// "pit-breakout-0f1e2d3c4b5a.xml": the file name to suggest. nullopt, with a notice, if no
/// question can be asked of the hand.
std::optional<std::string> offer_scenario(CaseSession& session);
/// Keeps it as a new file, and leads to it.
std::optional<Destination> make_scenario(CaseSession& session, const std::string& file);

}  // namespace fairdeal
