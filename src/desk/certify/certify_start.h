#pragma once
// What comes of the form of an exam that starts, or goes on, at this machine; what is returned is
// said on the page.

#include "desk/certify/office_session.h"

namespace fairdeal {

Result<std::string> start_exam(OfficeSession& session, const CertifyForm& form);
Result<std::string> resume_exam(OfficeSession& session, const CertifyForm& form);

}  // namespace fairdeal
