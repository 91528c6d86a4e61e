#include "audit/cases/case_author.h"

#include "base/translation.h"

namespace fairdeal {

namespace {

std::optional<std::string> why_not_here(const HandLog& log) {
    const std::string accounts = accounts_of(log);
    if (accounts.empty() || accounts == log_accounts) return std::nullopt;
    return tr("people sign in at the exam office to write in the cases of this log");
}

}  // namespace

Result<CaseAuthor> sign_in_to_log(const HandLog& log, const std::string& id,
                                  std::string_view passphrase) {
    const Place here{id, 0, 0};
    if (const auto why = why_not_here(log)) return refused(here, *why);
    if (log.account_ids().empty())
        return refused(here,
                       tr("this log has no accounts yet: 'fairdeal case account' gives the first"));
    if (!opens_account(log, id, passphrase))
        return refused(here, tr("no account of this log has this id and passphrase"));
    return CaseAuthor{id, std::string(log_accounts)};
}

Result<void> give_case_account(HandLog& log, const NewAccount& account,
                               const PassphraseCost& cost) {
    if (const auto why = why_not_here(log)) return refused({account.id, 0, 0}, *why);
    return give_account(log, account, cost);
}

}  // namespace fairdeal
