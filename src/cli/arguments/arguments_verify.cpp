#include "cli/arguments/arguments_verify.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/content/content.h"

namespace fairdeal {

namespace {

/// What the documents are checked against: keys, lists of the withdrawn, who shows them, when.
void add_checks(CLI::App* command, VerifyOptions& options) {
    command
        ->add_option("--key", options.keys,
                     tr("The exam office's public key or did:key, or a file of one or more; may be "
                        "given several times"))
        ->allow_extra_args(false);
    command
        ->add_option("--exam-key", options.exam_keys,
                     tr("Likewise, the key that the transcript's items came from"))
        ->allow_extra_args(false);
    command->add_option("--revoked", options.revoked,
                        tr("The office's list of withdrawn certificates, or its status list; "
                           "without one it cannot be said whether a certificate holds"));
    command
        ->add_option("--receipt", options.receipts,
                     tr("A receipt of the exam's start, its code, or the code of the exam's end: "
                        "is the transcript of that very exam? May be given several times"))
        ->allow_extra_args(false)
        ->needs("--transcript");
    command
        ->add_option("--log", options.log,
                     tr("The office's log, where it is at hand: does it go on from what the "
                        "transcript was made from, and is it as new as this account saw it?"))
        ->needs("--transcript");
    command->add_option("--holder", options.holder, tr("The id of who shows it"));
    command->add_option("--name", options.name, tr("The name of who shows it"));
    command->add_option("--at", options.at, tr("The UTC time (without it: now)"));
}

}  // namespace

void add_verify(CLI::App& app, VerifyOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "verify",
        tr("Check a certificate or a transcript: signature, days, and that the result is earned"));
    auto* certificate = command->add_option("CERTIFICATE", options.certificate,
                                            tr("A document, a picture that bears one, or the text "
                                               "of a certificate's code; - is standard input"));
    command->add_option("--transcript", options.transcript,
                        tr("The exam's transcript: the whole exam is sat again from it"));
    add_checks(command, options);
    command->add_flag("--json", options.json, tr("One JSON object"));
    command->footer(
        tr("A certificate holds when the office signed it, its days are not over and a current "
           "list of the office\ndoes not name it as withdrawn. Without --key, without --revoked, "
           "with a list that is too old or that was\nmade after --at, it cannot be said. A list "
           "that does not say when the next one is due counts for 30 days.\n"
           "Exit status: 0 when it holds; 1 when it does not (not genuine, withdrawn, out of its "
           "days, another holder);\n2 when it cannot be said, or when a file is no certificate or "
           "transcript, is damaged or cannot be used.\n--json says which: verdict is holds, does "
           "not hold or cannot say, reason why."));
    add_content(*command, options.content);
    command->callback([&options, &status, certificate] {
        if (certificate->empty() && options.transcript.empty())
            throw CLI::RequiredError(tr("CERTIFICATE or --transcript"));
        status = run_verify(options);
    });
}

}  // namespace fairdeal
