#pragma once
// What a school's file cannot hold: told before anything is written, so that a reader of another
// file can say in which line it stands.

#include <string>
#include <string_view>

#include "school/school_people.h"
#include "training/given_answer.h"

namespace fairdeal {

/// Why an answer cannot be kept, no matter who gave it, or nothing.
std::string objection_to(const GivenAnswer& answer);

/// Why a person cannot be kept so, or nothing.
std::string objection_to(const Person& person, std::string_view passphrase);

}  // namespace fairdeal
