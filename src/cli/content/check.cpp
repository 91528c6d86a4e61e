#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/content/content.h"
#include "cli/output.h"
#include "content/packs/check_content.h"
#include "drills/drill.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string summary_of(const ContentReport& report) {
    std::string text = fmt::format(
        "{}: {}, {}, {}, {}, {}, {}\n", counted(report.files, "file", "files"),
        counted(report.books, "rule book", "rule books"),
        counted(report.tables, "table card", "table cards"),
        counted(report.misreadings, "misreading", "misreadings"),
        counted(report.scenarios, "scenario", "scenarios"),
        counted(report.lessons, "lesson", "lessons"), counted(report.terms, "term", "terms"));
    std::string questions;
    for (const auto& [kind, count] : report.questions)
        questions += fmt::format("{} {} {}", questions.empty() ? "" : ",", count, to_text(kind));
    if (report.scenarios > 0) text += fmt::format("questions:{}\n", questions);
    return text;
}

std::string list_of(std::string_view title, const std::vector<std::string>& ids) {
    return ids.empty() ? "" : fmt::format("  {}: {}\n", title, fmt::join(ids, " "));
}

std::string text_of(const Coverage& coverage) {
    const auto exercised = coverage.clauses - static_cast<int>(coverage.not_taught.size());
    return fmt::format(
               "{}: {} of {} settlement and procedure clauses are exercised by a scenario\n",
               to_text(coverage.game), exercised, coverage.clauses) +
           list_of("by no scenario", coverage.not_taught) +
           list_of("in no ruling", coverage.not_exercised) +
           list_of("misread by nobody", coverage.not_misread) +
           list_of("misreadings that no scenario catches", coverage.not_caught) +
           list_of("in no lesson", coverage.in_no_lesson);
}

std::string clauses_in_text(const std::vector<ClauseId>& clauses) {
    std::string text;
    for (const ClauseId clause : clauses) text += fmt::format(" {}", clause.id);
    return text;
}

/// The answer is neither lines nor acts nor a permission.
bool says_more_than_lines(const Answer& answer) {
    return !std::holds_alternative<SettlementAnswer>(answer) &&
           !std::holds_alternative<ActAnswer>(answer) &&
           !std::holds_alternative<PermissionAnswer>(answer);
}

/// What a scenario asks, and the engine's answer with its clauses.
std::string key_in_text(const Scenario& scenario, std::span<const Misreading> misreadings) {
    const Key key = key_of(scenario);
    const Question& question = scenario.question;
    std::string text = fmt::format(
        "{} (level {}, misreadings that miss it: {}, {} s): {}", scenario.id, scenario.level,
        difficulty_of(scenario, misreadings), seconds_for(scenario), to_text(question.kind));
    if (question.kind == QuestionKind::Spot) text += fmt::format(" {}", question.seat);
    if (question.event)
        text += fmt::format(" '{}': {}", to_text(*question.event), key.allowed ? "yes" : "no");
    text += "\n";
    for (const Line& line : key.lines) text += fmt::format("  {}\n", to_text(line));
    for (const std::string& act : key.acts) text += fmt::format("  {}\n", act);
    const Answer right = right_answer(scenario, key);
    if (says_more_than_lines(right))
        text += fmt::format("  {}\n", answer_in_words(right, scenario));
    for (const Breach& breach : key.why_not) text += fmt::format("  otherwise: {}\n", breach.what);
    return text + fmt::format("  by{}\n", key.because.empty() ? " no clause that forbids it"
                                                              : clauses_in_text(key.because));
}

}  // namespace

ExitStatus run_check(const CheckOptions& options) {
    const auto content = content_folder(options.content);
    if (!content && !named_content(options.content).empty()) {
        complain({{{named_content(options.content), 0, 0},
                   "this folder does not hold lessons/rulebook and scenarios"}});
        return ExitStatus::Unusable;
    }
    const ContentReport report =
        check_content({options.paths.begin(), options.paths.end()}, content);
    complain(report.problems);
    print(summary_of(report));
    for (const Coverage& coverage : report.coverage) print(text_of(coverage));
    if (report.problems.empty()) {
        for (const Scenario& scenario :
             options.keys ? report.checked.scenarios : std::vector<Scenario>{})
            print("\n" + key_in_text(scenario, report.checked.misreadings));
        return ExitStatus::Fine;
    }
    print(counted(std::ssize(report.problems), "problem", "problems") + "\n");
    return ExitStatus::Unusable;
}

}  // namespace fairdeal
