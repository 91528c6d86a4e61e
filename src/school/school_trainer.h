#pragma once
// Who trains others, and so sees what every trainee has answered: an administrator says it, under a
// passphrase. The first profile of a school is its administrator.

#include "school/school.h"

namespace fairdeal {

bool has_administrator(const School& school);

struct TrainerRequest {
    std::string person;
    bool trains = true;                     // false: no longer
    std::string administrator, passphrase;  // who says it
};

/// The id of the administrator who has this name, or this user ID whatever the size of its first
/// letter; what was typed where nobody has it.
std::string administrator_named(const School& school, const std::string& typed);

/// Nothing, or why this administrator cannot say it: unknown, no administrator, without a
/// passphrase of their own, or the passphrase is wrong; or the school has no administrator at all.
Result<void> must_be_administrator(const School& school, const std::string& id,
                                   std::string_view passphrase);

/// Gives or takes the trainer's role; all other roles stay.
Result<void> appoint_trainer(School& school, const TrainerRequest& request);

}  // namespace fairdeal
