#include "exam/office/case_sign_in.h"

#include <algorithm>
#include <cstdlib>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "exam/office/office.h"
#include "store/places.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// An office by its first key, whatever keys it has now.
Result<std::string> account_of(const Office& office) {
    constexpr std::size_t digits = 32;
    const auto keys = office.office_keys();
    if (!keys) return tl::make_unexpected(keys.error());
    return "office:" + to_hex(sha256(to_text(keys->back()))).substr(0, digits);
}

Result<CaseAuthor> sign_in_to_office(const CaseSignIn& who) {
    const fs::path file = who.school.empty() ? school_file() : who.school;
    auto school = School::open(file, Access::Write);
    if (!school) return tl::make_unexpected(std::move(school.error()));
    auto office = Office::open(who.office, *school, utc_now, seen_logs_file());
    if (!office) return tl::make_unexpected(std::move(office.error()));
    const auto person = office->sign_in(who.id, who.passphrase);
    if (!person) return tl::make_unexpected(person.error());
    const auto& roles = person->person().roles;
    if (std::none_of(roles.begin(), roles.end(), is_trusted))
        return refused({who.id, 0, 0}, tr("a trainee does not write in cases"));
    auto account = account_of(*office);
    if (!account) return tl::make_unexpected(std::move(account.error()));
    return CaseAuthor{who.id, *std::move(account)};
}

}  // namespace

fs::path office_for_cases(const HandLog& log, const fs::path& named) {
    if (!named.empty()) return named;
    const char* set = std::getenv("FAIRDEAL_OFFICE");
    const bool is_set = set != nullptr && *set != 0;
    return is_set && accounts_of(log) != log_accounts ? fs::path(set) : fs::path();
}

Result<CaseAuthor> sign_in_for_case(const HandLog& log, const CaseSignIn& who) {
    if (who.office.empty()) return sign_in_to_log(log, who.id, who.passphrase);
    return sign_in_to_office(who);
}

}  // namespace fairdeal
