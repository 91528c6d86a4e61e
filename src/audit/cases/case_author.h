#pragma once
// Who writes in a case: somebody who signed in, with the log's own accounts or, where the house has
// an exam office, with its accounts (app/case_sign_in.h).

#include "audit/cases/case_log.h"
#include "log/log_accounts.h"

namespace fairdeal {

struct CaseAuthor {
    std::string id;
    std::string account;  // as CaseEvent::account
};

constexpr std::string_view log_accounts = "log";

/// Refused: a wrong passphrase or no such account, told alike; a log whose cases are written with
/// an office's accounts.
Result<CaseAuthor> sign_in_to_log(const HandLog& log, const std::string& id,
                                  std::string_view passphrase);

/// give_account(), refused also in a log whose cases are written with an office's accounts.
Result<void> give_case_account(HandLog& log, const NewAccount& account,
                               const PassphraseCost& cost = {});

}  // namespace fairdeal
