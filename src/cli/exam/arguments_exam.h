#pragma once
// `fairdeal exam` on the command line.

#include <CLI/App.hpp>

#include "cli/exam/exam_office.h"
#include "cli/exam/figures/exam_figures.h"

namespace fairdeal {

struct ExamOptions {
    ExamSimulateOptions simulate;
    ExamStatisticsOptions statistics;
    ExamAngoffOptions angoff;
    ExamCheckOptions check;
    OfficeOptions office;
};

/// Adds the sub-commands, which tell `options` and leave their status in `status`; both must
/// outlive the command line.
void add_exam(CLI::App& app, ExamOptions& options, ExitStatus& status);

}  // namespace fairdeal
