#pragma once
// A sitting, or a class of them, opened at the desk; when and where it is to be sat, and the plan
// of all of them.

#include "desk/certify/certify_records.h"

namespace fairdeal {

/// The fields of a date, filled in with `now`; of a team's also the minutes between candidates.
void ask_date(CertifyForm& form, const std::optional<SittingDate>& now, bool of_team);
/// The date of a sitting that waits for its start; nothing: it has none, or waits no more.
std::optional<SittingDate> date_of(const OfficeSession& session, const std::string& sitting);

/// What these give is said of them once they are done.
Result<std::string> open_sitting(OfficeSession& session, const CertifyForm& form);
/// Of the picked sitting; an empty day takes its date off.
Result<std::string> set_date(OfficeSession& session, const CertifyForm& form);
/// As a PDF, a CSV or both, as a training file is saved.
Result<std::string> save_plan(OfficeSession& session, const CertifyForm& form,
                              const std::string& file);

/// Whom an opening is for, by id; one that is empty: nobody is chosen yet.
std::vector<std::string> chosen_in(const OfficeSession& session, const CertifyForm& form);

}  // namespace fairdeal
