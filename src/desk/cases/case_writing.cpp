#include "desk/cases/case_writing.h"

#include <utility>

#include "base/read.h"
#include "base/translation.h"
#include "desk/school/school.h"
#include "exam/office/case_sign_in.h"
#include "log/office_log.h"
#include "store/places.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

Result<HandLog> log_to_write(const CaseSession& session) {
    return open_hand_log(session.file, Access::Write, session.library.misreadings);
}

fs::path school_of(const CaseSession& session) {
    return session.school.empty() ? school_file() : session.school;
}

/// Gives the log its first account, to the person who types the passphrase twice.
Result<void> give_first_account(HandLog& log, const NewAccount& account, std::string_view again) {
    if (account.passphrase != again)
        return refused({}, tr("The two passphrases are not the same."));
    return give_case_account(log, account);
}

/// The person who signs the form. Its passphrases do not stay.
Result<CaseAuthor> sign_in_with_form(CaseSession& session, HandLog& log, const UtcTime& now) {
    CaseForm& form = *session.form;
    const auto taken = [&](const char* name) {
        CaseField* field = form.field(name);
        return field == nullptr ? std::string() : std::exchange(field->value, {});
    };
    const CaseSignIn who{form.value("by"), taken("passphrase"), session.office, school_of(session)};
    const std::string again = taken("first");
    if (!session.has_accounts && who.office.empty()) {
        auto given = give_first_account(log, {who.id, who.passphrase, who.id, now}, again);
        if (!given) return tl::make_unexpected(std::move(given.error()));
        session.has_accounts = true;
    }
    return sign_in_for_case(log, who);
}

}  // namespace

fs::path office_of_cases(const CaseSession& session, const HandLog& log) {
    if (accounts_of(log) == log_accounts) return {};
    const fs::path school = school_of(session);
    if (school.empty()) return {};
    fs::path folder = session.machine_office.folder_beside(school);
    // One that cannot be looked at is still the office: to sign in there says what is wrong.
    return may_be_there(folder / "log.db") ? folder : fs::path();
}

Result<std::int64_t> add_to_log(CaseSession& session, CaseEvent event) {
    auto log = log_to_write(session);
    if (!log) return tl::make_unexpected(std::move(log.error()));
    std::string exception;
    if (event.kind != CaseEventKind::Reveal) {
        const auto author = sign_in_with_form(session, *log, event.at);
        if (!author) return refused({}, author.error().front().what);
        event.account = author->account;
        exception = session.form->value("exception");
    }
    auto idx = add_case_event(*log, std::move(event), exception);
    if (!idx) return refused({}, idx.error().front().what);
    return idx;
}

Result<void> give_account_typed(CaseSession& session, const UtcTime& now) {
    CaseForm& form = *session.form;
    NewAccount account{form.value("account"), form.field("new")->value, "", now};
    if (account.passphrase != form.field("again")->value)
        return refused({}, tr("The two passphrases of the new account are not the same."));
    auto log = log_to_write(session);
    if (!log) return tl::make_unexpected(std::move(log.error()));
    const auto author = sign_in_with_form(session, *log, now);
    if (!author) return refused({}, author.error().front().what);
    account.by = author->id;
    const auto given = give_case_account(*log, account);
    if (!given) return refused({}, given.error().front().what);
    return {};
}

}  // namespace fairdeal
