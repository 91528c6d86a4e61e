#pragma once
// Results by part at the desk, a candidate's result slip, and the house's rules about exams.

#include "desk/certify/certify_records.h"

namespace fairdeal {

/// What these give is said of them once they are done.
Result<std::string> set_exam_rules(OfficeSession& session, const CertifyForm& form);
/// Of the exam and the people that the form names; nothing is to be said of them but themselves.
Result<std::string> show_results(OfficeSession& session, const CertifyForm& form);
/// Those that are shown, read again: that they leave the office is recorded.
Result<std::string> save_results(OfficeSession& session, const CertifyForm& form,
                                 const std::string& file);

/// The picked sitting is decided, and its slip is for whoever is signed in.
bool can_print_slip(const OfficeSession& session);
Result<std::string> save_slip(OfficeSession& session, const CertifyForm& form,
                              const std::string& file);

ResultsScreen results_screen(const ExamResults& results);

}  // namespace fairdeal
