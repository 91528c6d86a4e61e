#pragma once
// A decision rule as the command line is told it.

#include "assessment/sequential.h"
#include "cli/exam/figures/exam_figures.h"

namespace fairdeal {

/// Every problem is placed at its option.
Result<SequentialRule> rule_from(const ExamRuleOptions& options);

}  // namespace fairdeal
