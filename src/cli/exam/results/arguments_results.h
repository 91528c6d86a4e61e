#pragma once
// Results by cell, result slips and the house's rules about exams, on the command line.

#include "cli/exam/arguments_signed_in.h"

namespace fairdeal {

class ResultsCommands : SignedInCommands {
public:
    ResultsCommands(CLI::App& exam, OfficeOptions& options, ExitStatus& status)
        : SignedInCommands(options, status), exam_(exam) {}
    /// Adds them to `fairdeal exam`, and the house's rules to `fairdeal exam office`.
    void add_all(CLI::App& office);

private:
    void add_results();
    void add_slip();
    void add_slip_rule(CLI::App& office);
    void add_retake_rule(CLI::App& office);

    CLI::App& exam_;
};

}  // namespace fairdeal
