#include "cli/exam/figures/exam_rule.h"

#include "assessment/proportion_text.h"
#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

Result<SequentialRule> rule_from(const ExamRuleOptions& options) {
    Problems problems;
    const auto share = [&](const char* option, const std::string& text) {
        const auto read = proportion_from(text);
        const Place where{option, 0, 0};
        if (!read)
            problems.push_back(
                {where, tr("{word} is not 0 to 1 with three decimals at most, such as .85",
                           "word"_a = in_quotes(text))});
        return read.value_or(0);
    };
    const SequentialRule rule{share("--p0", options.p0),
                              share("--p1", options.p1),
                              share("--alpha", options.alpha),
                              share("--beta", options.beta),
                              options.cap,
                              options.right_at_cap};
    if (problems.empty()) problems = problems_of(rule);
    if (!problems.empty()) return tl::unexpected(std::move(problems));
    return rule;
}

}  // namespace fairdeal
