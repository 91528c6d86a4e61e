#pragma once
// The roles that the exam office gave somebody, as its log has them. Anybody who can write the
// school's file could name themselves examiner in it, or give an examiner a passphrase that they
// know: so roles count only with the passphrase that they were given with.
//
// Somebody's own change of it touches two files, and the machine may stop between them. So the new
// one is announced in the log while the old one still stands, and both count until one of them is
// settled: by the end of the change, or by their next sign-in. The announcement names the new one
// by its mark, so in between nobody else's slips in, and they sign in with whichever the school
// has.

#include <optional>
#include <string>
#include <vector>

#include "exam/office/office_event.h"
#include "school/school_people.h"

namespace fairdeal {

struct GivenRoles {
    std::vector<Role> roles;
    std::string passphrase;  // School::passphrase_mark() of that time; empty: they had none
    std::string next{};      // the mark of the one they were changing to; empty: none
    friend bool operator==(const GivenRoles&, const GivenRoles&) = default;
};

/// What an event of the kind Roles says: "examiner auditor with 5fd2...", "auditor with 5fd2... or
/// 77ab...".
std::string to_text(const GivenRoles& given);
/// Nothing: it says no such thing.
std::optional<GivenRoles> given_roles_from(std::string_view what);

/// Why the roles of a person do not count, or nothing. `given` are the newest that the office gave
/// them, `passphrase` is the mark of their passphrase now.
std::optional<std::string> why_not(const Person& person, const std::optional<GivenRoles>& given,
                                   std::string_view passphrase);

}  // namespace fairdeal
