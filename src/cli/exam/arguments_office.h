#pragma once
// `fairdeal exam office` and the sittings of exams on the command line.

#include <CLI/App.hpp>

#include "cli/exam/exam_office.h"

namespace fairdeal {

/// Adds the sub-commands to `fairdeal exam`; all else as add_exam().
void add_exam_office(CLI::App& exam, OfficeOptions& options, ExitStatus& status);

}  // namespace fairdeal
