#include "exam/office/permission.h"

#include <algorithm>
#include <initializer_list>

#include "base/problem.h"

namespace fairdeal {

namespace {

struct RightRow {
    std::string_view words;
    std::initializer_list<Role> roles;
};

/// The table of permissions, in the order of the rights.
const std::array<RightRow, office_right_count>& table() {
    using enum Role;
    static const std::array<RightRow, office_right_count> rows{{
        {"sit an exam", {Trainee}},
        {"open a sitting", {Examiner}},
        {"invigilate", {Invigilator, Examiner}},
        {"enter a table test", {Examiner}},
        {"certify", {Examiner}},
        {"resolve an appeal", {Examiner}},
        {"see results", {Examiner, Auditor}},
        {"see statistics", {Trainer, Examiner, Auditor}},
        {"export records", {Examiner, Auditor}},
        {"check the ledger", {Auditor, Administrator}},
        {"manage people", {Administrator}},
        {"manage keys", {Administrator}},
    }};
    return rows;
}

}  // namespace

std::string_view to_text(OfficeRight right) {
    return table().at(static_cast<std::size_t>(right)).words;
}

bool may(Role role, OfficeRight right) {
    const auto& roles = table().at(static_cast<std::size_t>(right)).roles;
    return std::find(roles.begin(), roles.end(), role) != roles.end();
}

bool may(std::span<const Role> roles, OfficeRight right) {
    return std::any_of(roles.begin(), roles.end(), [&](Role role) { return may(role, right); });
}

}  // namespace fairdeal
