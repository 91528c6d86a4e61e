#pragma once
// Somebody without a passphrase gets the first one. Without it they can sit an exam that is open
// for them, but not sign in at the office: anybody could come in their name.

#include "exam/office/office.h"

namespace fairdeal {

/// Why somebody without a passphrase cannot sign in, and what to do about it.
std::string no_passphrase_words(const Person& person);

struct FirstPassphrase {
    std::string_view words;
    PassphraseCost cost{};
};

/// By an administrator: the first passphrase, and the roles that count with it. It is recorded as
/// roles are. Refused: there is a passphrase already, or this one is too short.
Result<void> give_first_passphrase(Office& office, School& school, const SignedIn& who,
                                   const std::string& id, const std::vector<Role>& roles,
                                   const FirstPassphrase& first);

}  // namespace fairdeal
