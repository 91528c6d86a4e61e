#pragma once
// A decision rule as the command line is told it.

#include "cli/exam.h"
#include "training/sequential.h"

namespace fairdeal {

/// Every problem is placed at its option.
Result<SequentialRule> rule_from(const ExamRuleOptions& options);

/// "p0 0.850, p1 0.950, alpha 0.040, beta 0.040, at most 120 items, there 110 right pass"
std::string to_text(const SequentialRule& rule);

}  // namespace fairdeal
