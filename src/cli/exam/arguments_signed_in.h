#pragma once
// Commands on an exam office, on the command line: the words that all of them take.

#include <CLI/App.hpp>

#include "cli/exam/exam_office.h"

namespace fairdeal {

/// Adds commands that tell `options` and leave their status in `status`; both must outlive the
/// command line.
class SignedInCommands {
protected:
    using OfficeRun = ExitStatus (*)(const OfficeOptions&);

    SignedInCommands(OfficeOptions& options, ExitStatus& status)
        : options_(options), status_(status) {}

    CLI::App* add(CLI::App& parent, const char* name, const std::string& what, OfficeRun run);
    void add_school(CLI::App& command);
    /// A command on an office, without anybody signed in.
    CLI::App* add_on_office(CLI::App& parent, const char* name, const std::string& what,
                            OfficeRun run);
    void add_sign_in(CLI::App& command, bool required = true);
    /// With somebody signed in; with --json if it lists.
    CLI::App* add_signed_in(CLI::App& parent, const char* name, const std::string& what,
                            OfficeRun run, bool lists = false);
    CLI::Option* add_id(CLI::App& command, const char* name, const std::string& what);
    void add_content(CLI::App& command);

    OfficeOptions& options_;

private:
    ExitStatus& status_;
};

}  // namespace fairdeal
