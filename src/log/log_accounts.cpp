#include "log/log_accounts.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "ledger/passphrase.h"
#include "school/school_people.h"
#include "store/sql.h"

namespace fairdeal {

namespace {

constexpr std::string_view about = "account:";
constexpr std::size_t longest_account_id = 48;

std::string mark_of(std::string_view sealed) { return to_hex(sha256(sealed)); }

/// The mark of the passphrase that the ledger knows last; empty: it knows no such account.
std::string recorded_mark(const HandLog& log, std::string_view id) {
    std::string mark;
    for (const StoredEntry& stored : log.entries_of_case(std::string(about) + std::string(id))) {
        if (stored.entry.kind == EntryKind::Account)
            mark = stored.entry.text.substr(0, stored.entry.text.find('\n'));
    }
    return mark;
}

/// Why this account cannot be given, or nothing.
std::optional<std::string> why_not(const HandLog& log, const NewAccount& account) {
    if (!is_person_id(account.id) || account.id.size() > longest_account_id)
        return tr("{text} is not an id: use 1 to 48 letters, digits, hyphens and dots",
                  "text"_a = in_quotes(account.id));
    if (auto why = why_too_short(account.passphrase)) return why;
    const auto ids = log.account_ids();
    if (ids.empty()) {
        if (account.by != account.id) return tr("the first account is given by its owner");
        return std::nullopt;
    }
    const bool is_there = std::find(ids.begin(), ids.end(), account.id) != ids.end();
    if (is_there && account.by != account.id)
        return tr("only {owner} can change this passphrase", "owner"_a = account.id);
    if (!is_there && account.by != ids.front())
        return tr("only {owner} gives accounts of this log", "owner"_a = ids.front());
    return std::nullopt;
}

}  // namespace

bool opens_account(const HandLog& log, std::string_view id, std::string_view passphrase) {
    const std::string sealed = log.sealed_account(id);
    return !sealed.empty() && mark_of(sealed) == recorded_mark(log, id) &&
           opens_sealed(sealed, passphrase);
}

Result<void> give_account(HandLog& log, const NewAccount& account, const PassphraseCost& cost) {
    const std::string sealed = sealed_passphrase(account.passphrase, cost);
    HandLog::Batch batch(log);  // nobody else writes from here on
    if (const auto why = why_not(log, account)) return refused({account.id, 0, 0}, *why);
    auto added = batch.add({EntryKind::Account, std::nullopt, std::string(about) + account.id,
                            account.by, account.at, mark_of(sealed) + "\n"});
    if (!added) return tl::make_unexpected(std::move(added.error()));
    log.keep_account(account.id, sealed);
    batch.commit();
    return {};
}

// --- the rows of the file

std::vector<std::string> HandLog::account_ids() const {
    Statement rows(database_, sql_account_ids);
    std::vector<std::string> ids;
    while (rows.step()) ids.emplace_back(rows.text(0));
    return ids;
}

std::string HandLog::sealed_account(std::string_view id) const {
    Statement row(database_, sql_account_at);
    return row.bind(":id", id).step() ? std::string(row.text(0)) : "";
}

void HandLog::keep_account(std::string_view id, std::string_view sealed) {
    Statement(database_, sql_put_account).bind(":id", id).bind(":passphrase", sealed).run();
}

}  // namespace fairdeal
