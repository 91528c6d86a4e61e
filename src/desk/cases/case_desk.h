#pragma once
// What the case room does with the rest of the desk: the cases of the log that is open, events into
// that log, files out of it, its hand to Replay. What goes wrong is said in the room's trouble,
// what went well in its report. `now` is a UTC time.

#include "desk/frame/desk.h"

namespace fairdeal {

/// Reads the cases of the log that is open anew; where another log is open, a form is dropped.
void read_cases(Desk& desk);
/// Looks after a checkpoint that is being signed. True if something has changed.
bool poll_cases(Desk& desk);

/// The case room, with a form to open a case on the hand that is on the table in Replay.
void begin_case_on_hand(Desk& desk, const std::string& now);
/// The form of a task in the picked case.
void begin_case_form(Desk& desk, CaseTask task, const std::string& now);

/// Puts what is typed into the log, which closes the form; of a review, see keep_review().
void submit_case_form(Desk& desk, const std::string& now);
/// The review that is typed, if it can be put into the log: ask then where it is to be kept.
std::optional<CaseEvent> typed_review(Desk& desk, const std::string& now);
/// Commits to the review that is typed: its text goes into a new file only its writer should see.
void keep_review(Desk& desk, const std::string& file, const std::string& now);
void reveal_review(Desk& desk, const std::string& file, const std::string& now);

/// The case file, or the same on paper, as a new file.
void save_case_file(Desk& desk, const std::string& file);
void save_case_pdf(Desk& desk, const std::string& file);
/// Looks into a case file of any log.
void check_case(Desk& desk, const std::string& file);

/// The picked case's hand on the table in Replay.
void replay_case_hand(Desk& desk);

}  // namespace fairdeal
