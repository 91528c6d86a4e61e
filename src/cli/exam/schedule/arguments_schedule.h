#pragma once
// The schedule of exam sittings on the command line.

#include "cli/exam/arguments_signed_in.h"

namespace fairdeal {

class ScheduleCommand : SignedInCommands {
public:
    ScheduleCommand(CLI::App& exam, OfficeOptions& options, ExitStatus& status)
        : SignedInCommands(options, status), exam_(exam) {}
    /// Adds it to `fairdeal exam`.
    void add();

private:
    CLI::App& exam_;
};

}  // namespace fairdeal
