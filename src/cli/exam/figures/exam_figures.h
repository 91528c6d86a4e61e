#pragma once
// What `fairdeal exam` says of exams without an office: what a rule promises, figures of answers.

#include <cstdint>
#include <string>

#include "cli/commands.h"

namespace fairdeal {

/// A sequential rule as it is typed: shares such as .85.
struct ExamRuleOptions {
    std::string p0 = ".85", p1 = ".95", alpha = ".04", beta = ".04";
    int cap = 120, right_at_cap = 110;
};

struct ExamSimulateOptions {
    ExamRuleOptions rule;
    std::int64_t candidates = 100'000;  // at each rate
    std::uint64_t seed = 1;
    bool json = false;
};
/// Wrong when an error at p0 or p1 is above 5 in 100, or a mean length there above 60 items.
ExitStatus run_exam_simulate(const ExamSimulateOptions& options);

struct ExamStatisticsOptions {
    std::string input;  // marks; "-" is standard input
    int cut = 0;        // of a fixed form of all families; 0: none is given
    bool sequential = false;
    ExamRuleOptions rule;  // where `sequential`
    std::string since;     // a day; drift since then; empty: none
    std::string rules;     // a version of the rules; drift under it; empty: none
    bool json = false;
};
ExitStatus run_exam_statistics(const ExamStatisticsOptions& options);

struct ExamAngoffOptions {
    std::string input;  // judgements; "-" is standard input
    int items = 0;      // of the form; 0: one of each family
    std::string marks;  // how a group did, for Hofstee's compromise; empty: without it
    bool json = false;
};
ExitStatus run_exam_angoff(const ExamAngoffOptions& options);

struct ExamCheckOptions {
    std::string exam;        // a file (.xml), or the id of one that is shipped
    std::uint64_t form = 1;  // which form under the throw-away key
    bool json = false;
    ContentOptions content;
};
/// What the exam's rule promises, and what a form of it shows. Wrong where no form can be dealt.
ExitStatus run_exam_check(const ExamCheckOptions& options);

}  // namespace fairdeal
