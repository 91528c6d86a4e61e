#include <fmt/format.h>

#include "app/check_content.h"
#include "cli/commands.h"
#include "cli/output.h"

namespace fairdeal {

namespace {

std::string summary_of(const ContentReport& report) {
    std::string text = fmt::format("{} files: {} rule books, {} table cards, {} misreadings, {} scenarios\n", report.files,
                                   report.books, report.tables, report.misreadings, report.scenarios);
    if (report.scenarios > 0) {
        text += fmt::format("questions: {} of one spot, {} of the whole table, {} of what comes next, {} of what is allowed\n",
                            report.spots, report.whole_tables, report.nexts, report.mays);
    }
    return text;
}

std::string list_of(std::string_view title, const std::vector<std::string>& ids) {
    return ids.empty() ? "" : fmt::format("  {}: {}\n", title, fmt::join(ids, " "));
}

std::string text_of(const Coverage& coverage) {
    const auto taught = coverage.clauses - static_cast<int>(coverage.not_taught.size());
    return fmt::format("{}: {} of {} settlement and procedure clauses are taught\n", to_text(coverage.game), taught, coverage.clauses) +
           list_of("not taught", coverage.not_taught) + list_of("in no ruling", coverage.not_exercised);
}

}  // namespace

ExitStatus run_check(const CheckOptions& options) {
    const auto content = find_content(options.content.folder, program_folder());
    if (!content && !options.content.folder.empty()) {
        complain({{{options.content.folder, 0, 0}, "this folder does not hold lessons/rulebook and scenarios"}});
        return ExitStatus::Unusable;
    }
    const ContentReport report = check_content({options.paths.begin(), options.paths.end()}, content);
    complain(report.problems);
    print(summary_of(report));
    for (const Coverage& coverage : report.coverage) print(text_of(coverage));
    if (report.problems.empty()) return ExitStatus::Fine;
    print(fmt::format("{} problems\n", report.problems.size()));
    return ExitStatus::Unusable;
}

}  // namespace fairdeal
