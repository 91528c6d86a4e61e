#pragma once
// Somebody new: in the school before there is an office, and at an office, where roles are given.

#include "exam/office/office.h"

namespace fairdeal {

/// Into the school's file, with these roles at once: before anybody gives roles. Refused: more than
/// a trainee without a passphrase of their own, and what School::add_person refuses.
Result<void> add_new_person(School& school, const Person& person, std::string_view passphrase,
                            const PassphraseCost& cost = {});

/// The same by somebody who may manage people, which is recorded, as the roles are.
Result<void> add_new_person(Office& office, School& school, const SignedIn& who,
                            const Person& person, std::string_view passphrase,
                            const PassphraseCost& cost = {});

}  // namespace fairdeal
