#include "cli/arguments_verify.h"

#include <CLI/CLI.hpp>

namespace fairdeal {

void add_verify(CLI::App& app, VerifyOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "verify", "Check a certificate: signature, days, whether it was taken back");
    command
        ->add_option("CERTIFICATE", options.certificate,
                     "A document, a picture that bears one, or the text of a certificate's code; - "
                     "is standard input")
        ->required();
    command
        ->add_option("--key", options.keys,
                     "The exam office's public key or did:key, or a file of one or more; may be "
                     "given several times")
        ->allow_extra_args(false);
    command->add_option("--revoked", options.revoked, "The office's list of those taken back");
    command->add_option("--holder", options.holder, "The id of who shows it");
    command->add_option("--name", options.name, "The name of who shows it");
    command->add_option("--at", options.at, "The UTC time (without it: now)");
    command->add_flag("--json", options.json, "One JSON object");
    command->footer(
        "Without --key nobody says whose signature it is, and the certificate does not hold.\n"
        "Exit status: 0 when it holds, 1 when it does not, 2 when a file is no certificate, is "
        "damaged or\ncannot be used.");
    command->callback([&] { status = run_verify(options); });
}

}  // namespace fairdeal
