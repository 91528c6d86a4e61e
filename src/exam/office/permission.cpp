#include "exam/office/permission.h"

#include <algorithm>
#include <initializer_list>

#include "base/translation.h"

namespace fairdeal {

namespace {

struct RightRow {
    const char* words = nullptr;
    std::initializer_list<Role> roles;
    const char* refusal = nullptr;
};

/// The table of permissions, in the order of the rights.
const std::array<RightRow, office_right_count>& table() {
    using enum Role;
    static const std::array<RightRow, office_right_count> rows{{
        {sentence("sit an exam"), {Trainee}, sentence("{person} may not sit an exam")},
        {sentence("open a sitting"), {Examiner}, sentence("{person} may not open a sitting")},
        {sentence("invigilate"), {Invigilator, Examiner}, sentence("{person} may not invigilate")},
        {sentence("enter a table test"),
         {Examiner},
         sentence("{person} may not enter a table test")},
        {sentence("certify"), {Examiner}, sentence("{person} may not certify")},
        {sentence("resolve an appeal"), {Examiner}, sentence("{person} may not resolve an appeal")},
        {sentence("see results"), {Examiner, Auditor}, sentence("{person} may not see results")},
        {sentence("see statistics"),
         {Trainer, Examiner, Auditor},
         sentence("{person} may not see statistics")},
        {sentence("export records"),
         {Examiner, Auditor},
         sentence("{person} may not export records")},
        {sentence("check the ledger"),
         {Auditor, Administrator},
         sentence("{person} may not check the ledger")},
        {sentence("manage people"), {Administrator}, sentence("{person} may not manage people")},
        {sentence("manage keys"), {Administrator}, sentence("{person} may not manage keys")},
        {sentence("set exam rules"), {Administrator}, sentence("{person} may not set exam rules")},
    }};
    return rows;
}

const RightRow& row_of(OfficeRight right) { return table().at(static_cast<std::size_t>(right)); }

}  // namespace

std::string_view to_text(OfficeRight right) { return row_of(right).words; }

std::string in_words(OfficeRight right) { return tr(row_of(right).words); }

std::string refusal_in_words(OfficeRight right, const std::string& person) {
    return tr_of(row_of(right).refusal, "person"_a = person);
}

bool may(Role role, OfficeRight right) {
    const auto& roles = row_of(right).roles;
    return std::find(roles.begin(), roles.end(), role) != roles.end();
}

bool may(std::span<const Role> roles, OfficeRight right) {
    return std::any_of(roles.begin(), roles.end(), [&](Role role) { return may(role, right); });
}

}  // namespace fairdeal
