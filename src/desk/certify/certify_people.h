#pragma once
// What comes of the forms about the office itself and its people; each says what was done, or is
// refused in a user's words.

#include "desk/certify/certify_room.h"

namespace fairdeal {

/// Whoever made it is signed in.
Result<std::string> make_office(Desk& desk, const CertifyForm& form);
Result<std::string> new_person(Desk& desk, const CertifyForm& form);
Result<std::string> give_roles(Desk& desk, const CertifyForm& form);
Result<std::string> change_passphrase(Desk& desk, const CertifyForm& form);
Result<std::string> set_house_address(Desk& desk, const CertifyForm& form);

}  // namespace fairdeal
