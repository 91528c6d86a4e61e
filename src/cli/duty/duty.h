#pragma once
// `fairdeal may-deal`: may this dealer deal here, now? `fairdeal duty`: the facts that it is
// answered by.

#include <CLI/App.hpp>

#include "cli/commands.h"
#include "duty/duty_file.h"

namespace fairdeal {

/// What the sub-commands of `fairdeal duty`, and `fairdeal may-deal`, are told; each uses its part.
struct DutyOptions {
    std::string facts;                      // the file; empty: duty.db beside the school's file
    std::string as;                         // who signs in
    std::string passphrase_file, new_file;  // empty: the terminal is asked
    std::string house;                      // of a new file
    std::string id;                         // of an account
    std::string text;                       // why a copy was put back
    std::vector<std::string> keys;          // public keys, or files of them
    std::vector<std::string> checkpoints;   // files, kept elsewhere
    // A fact, as it is added.
    FactKind kind = FactKind::House;
    std::vector<TypedValue> values;
    std::string file;  // a CSV, a signed document or a profile
    // A certificate of an exam elsewhere.
    std::string record;  // the file of its record; empty: it is of the exam office
    std::string number, card, since, until;
    std::string regulator;
    std::string dealer, table;  // of a question, of a fact to add, or of those to list; empty: all
    std::optional<UtcTime> at;  // none: now
    std::string asker;          // who asks
    std::string log;            // of hands
    int within = 30;            // days
    bool every = false;         // facts that were corrected, too
    bool json = false, csv = false;
    ContentOptions content;
};

/// Wrong unless they may deal by themselves.
ExitStatus run_may_deal(const DutyOptions& options);
ExitStatus run_duty_create(const DutyOptions& options);
/// An older copy that was put in place on purpose counts from now on.
ExitStatus run_duty_restored(const DutyOptions& options);
ExitStatus run_duty_account(const DutyOptions& options);
ExitStatus run_duty_add(const DutyOptions& options);
ExitStatus run_duty_list(const DutyOptions& options);
ExitStatus run_duty_answers(const DutyOptions& options);
ExitStatus run_duty_rows(const DutyOptions& options);
ExitStatus run_duty_profiles(const DutyOptions& options);
/// Wrong if something has ended and was not renewed.
ExitStatus run_duty_due(const DutyOptions& options);
/// Wrong if somebody dealt who might not.
ExitStatus run_duty_audit(const DutyOptions& options);
/// Wrong if anything is not as it should be.
ExitStatus run_duty_verify(const DutyOptions& options);

/// Add the sub-commands, which tell `options` and leave their status in `status`; both must outlive
/// the command line.
void add_may_deal(CLI::App& app, DutyOptions& options, ExitStatus& status);
void add_duty(CLI::App& app, DutyOptions& options, ExitStatus& status);

// For the commands of this folder.

/// Opens the file that is asked for, as this account saw it last and signed by the keys.
Result<DutyFile> opened_duty(const DutyOptions& options, Access access);
std::filesystem::path duty_file_of(const DutyOptions& options);
/// Refused where `as` has no account there, or the passphrase is another.
Result<void> signed_in_to(const DutyFile& file, const DutyOptions& options);
/// The rule books, which a certificate is compared by.
Result<Library> books_of(const ContentOptions& options);

}  // namespace fairdeal
