#pragma once
// The people of a school, as its file keeps them.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "training/memory.h"

namespace fairdeal {

/// What somebody may do. One person may hold several.
enum class Role : std::uint8_t { Trainee, Trainer, Examiner, Invigilator, Auditor, Administrator };
constexpr std::size_t role_count = static_cast<std::size_t>(Role::Administrator) + 1;
/// "trainee", "trainer", ...
std::string_view to_text(Role role);
std::optional<Role> role_from(std::string_view word);
/// More than a trainee: what they are lets them see or act on what others did.
constexpr bool is_trusted(Role role) { return role != Role::Trainee; }

struct Person {
    std::string id;           // never a name: it stands in every answer, for ever
    std::string name;         // empty: erased, or never told
    std::vector<Role> roles;  // each once, in the order above
    std::string team;         // whom a trainer sees together: "Evening"; empty: none
    bool has_passphrase = false;
    Millis since = 0;
    friend bool operator==(const Person&, const Person&) = default;
};
bool has_role(const Person& person, Role role);
/// May see what others answered: a trainer or an administrator.
bool may_see_others(const Person& person);

/// An id for a person: 1 to 64 of the letters a-z and A-Z, digits and - _ .
bool is_person_id(std::string_view id);
constexpr std::size_t longest_name = 200;  // bytes

}  // namespace fairdeal
