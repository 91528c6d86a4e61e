#pragma once
// Writing in a case at the desk: who signs the form, and what then goes into the log. The
// passphrases of a form are taken out of it as soon as it is signed.

#include "desk/cases/case_session.h"

namespace fairdeal {

/// The office of this machine; empty: there is none, or the log has accounts of its own.
std::filesystem::path office_of_cases(const CaseSession& session, const HandLog& log);

/// Puts an event into the log, by the person who signs the form; a reveal needs no form. The number
/// of its record.
Result<std::int64_t> add_to_log(CaseSession& session, CaseEvent event);

/// Gives somebody else an account of the log, by the person who signs the form.
Result<void> give_account_typed(CaseSession& session, const UtcTime& now);

}  // namespace fairdeal
