#pragma once
// What comes of the forms about the office itself and its people; each says what was done, or is
// refused in a user's words.

#include "desk/certify/office_session.h"

namespace fairdeal {

/// The person who made it is signed in.
/// The house as its keys are named: Grand-Casino.
std::string house_in_keys(const CertifyForm& form);
Result<std::string> make_office(OfficeSession& session, const CertifyForm& form);
Result<std::string> new_person(OfficeSession& session, const CertifyForm& form);
Result<std::string> give_roles(OfficeSession& session, const CertifyForm& form);
Result<std::string> change_passphrase(OfficeSession& session, const CertifyForm& form);
Result<std::string> set_house_address(OfficeSession& session, const CertifyForm& form);

}  // namespace fairdeal
