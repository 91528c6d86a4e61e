#pragma once
// A decision rule as the command line is told it.

#include "cli/exam.h"
#include "training/sequential.h"

namespace fairdeal {

/// Every problem is placed at its option.
Result<SequentialRule> rule_from(const ExamRuleOptions& options);

}  // namespace fairdeal
