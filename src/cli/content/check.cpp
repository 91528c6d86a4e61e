#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "base/translation.h"
#include "cli/commands.h"
#include "cli/content/content.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "content/packs/check_content.h"
#include "drills/drill.h"
#include "feeds/check_mapping.h"
#include "questions/words/act_words.h"

namespace fairdeal {

namespace {

std::string hands_of(const ContentReport& report) {
    return tr("{hands}, {expectations}",
              "hands"_a = tr_n("{count} hand", "{count} hands", report.hands),
              "expectations"_a =
                  tr_n("{count} expectation", "{count} expectations", report.expectations)) +
           "\n";
}

std::string summary_of(const ContentReport& report) {
    std::string text = fmt::format(
        "{}: {}, {}, {}, {}, {}, {}\n", tr_n("{count} file", "{count} files", report.files),
        tr_n("{count} rule book", "{count} rule books", report.books),
        tr_n("{count} table card", "{count} table cards", report.tables),
        tr_n("{count} misreading", "{count} misreadings", report.misreadings),
        tr_n("{count} scenario", "{count} scenarios", report.scenarios),
        tr_n("{count} lesson", "{count} lessons", report.lessons),
        tr_n("{count} term", "{count} terms", report.terms));
    if (report.hands > 0) text += hands_of(report);
    if (report.scenarios == 0) return text;
    std::vector<std::string> kinds;
    for (const auto& [kind, count] : report.questions)
        kinds.push_back(fmt::format("{} {}", count, to_text(kind)));
    return text + tr("questions: {kinds}", "kinds"_a = fmt::join(kinds, ", ")) + "\n";
}

std::string named_list(const char* title, const std::vector<std::string>& ids) {
    return ids.empty() ? "" : fmt::format("  {}: {}\n", tr(title), fmt::join(ids, " "));
}

std::string text_of(const Coverage& coverage) {
    const auto exercised = coverage.clauses - static_cast<int>(coverage.not_taught.size());
    return tr("{game}: {exercised} of {clauses} settlement and procedure clauses are exercised by "
              "a scenario",
              "game"_a = to_text(coverage.game), "exercised"_a = exercised,
              "clauses"_a = coverage.clauses) +
           "\n" + named_list(sentence("by no scenario"), coverage.not_taught) +
           named_list(sentence("in no ruling"), coverage.not_exercised) +
           named_list(sentence("misread by nobody"), coverage.not_misread) +
           named_list(sentence("misreadings that no scenario catches"), coverage.not_caught) +
           named_list(sentence("in no lesson"), coverage.in_no_lesson);
}

std::string decided_by(const std::vector<ClauseId>& clauses) {
    if (clauses.empty()) return tr("by no clause that forbids it");
    std::string ids;
    for (const ClauseId clause : clauses) ids += (ids.empty() ? "" : " ") + std::string(clause.id);
    return tr("by {clauses}", "clauses"_a = ids);
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
    std::string text =
        tr("{scenario} (level {level}, misreadings that miss it: {missed}, {seconds} s): {kind}",
           "scenario"_a = scenario.id, "level"_a = scenario.level,
           "missed"_a = difficulty_of(scenario, misreadings), "seconds"_a = seconds_for(scenario),
           "kind"_a = to_text(question.kind));
    if (question.kind == QuestionKind::Spot) text += fmt::format(" {}", question.seat);
    if (const std::string event = event_asked(question); !event.empty())
        text += fmt::format(" '{}': {}", event, key.allowed ? tr("yes") : tr("no"));
    text += "\n";
    for (const Line& line : key.lines) text += fmt::format("  {}\n", to_text(line));
    for (const std::string& act : key.acts) text += fmt::format("  {}\n", act);
    const Answer right = right_answer(scenario, key);
    if (says_more_than_lines(right))
        text += fmt::format("  {}\n", answer_in_words(right, scenario));
    for (const Breach& breach : key.why_not)
        text += "  " + tr("otherwise: {what}", "what"_a = breach.what) + "\n";
    return text + "  " + decided_by(key.because) + "\n";
}

Json json_of(const Coverage& coverage) {
    return {{"game", to_text(coverage.game)},
            {"clauses", coverage.clauses},
            {"by-no-scenario", coverage.not_taught},
            {"in-no-ruling", coverage.not_exercised},
            {"misread-by-nobody", coverage.not_misread},
            {"misreadings-not-caught", coverage.not_caught},
            {"in-no-lesson", coverage.in_no_lesson}};
}

Json key_in_json(const Scenario& scenario) {
    const Key key = key_of(scenario);
    Json json{{"scenario", scenario.id},
              {"question", to_text(scenario.question.kind)},
              {"answer", answer_in_words(right_answer(scenario, key), scenario)},
              {"clauses", Json::array()}};
    for (const ClauseId clause : key.because) json["clauses"].push_back(clause.id);
    return json;
}

Json json_of(const ContentReport& report, bool keys) {
    Json json{{"files", report.files},
              {"rule-books", report.books},
              {"table-cards", report.tables},
              {"misreadings", report.misreadings},
              {"scenarios", report.scenarios},
              {"lessons", report.lessons},
              {"terms", report.terms},
              {"hands", report.hands},
              {"expectations", report.expectations},
              {"questions", Json::object()},
              {"problems", json_of(report.problems)},
              {"coverage", Json::array()}};
    for (const auto& [kind, count] : report.questions)
        json["questions"][std::string(to_text(kind))] = count;
    for (const Coverage& coverage : report.coverage) json["coverage"].push_back(json_of(coverage));
    if (!keys) return json;
    json["keys"] = Json::array();
    if (!report.problems.empty()) return json;
    for (const Scenario& scenario : report.checked.scenarios)
        json["keys"].push_back(key_in_json(scenario));
    return json;
}

void print_report(const ContentReport& report, bool keys) {
    print(summary_of(report));
    for (const Coverage& coverage : report.coverage) print(text_of(coverage));
    if (!report.problems.empty())
        return print(tr_n("{count} problem", "{count} problems", std::ssize(report.problems)) +
                     "\n");
    if (!keys) return;
    for (const Scenario& scenario : report.checked.scenarios)
        print("\n" + key_in_text(scenario, report.checked.misreadings));
}

/// Folders of mappings among what is to be checked; the rest is content.
struct CheckedPaths {
    std::vector<std::filesystem::path> content, mappings;
};

void add_path(const std::filesystem::path& path, CheckedPaths& paths) {
    std::error_code error;
    std::vector<std::filesystem::path> below;
    for (std::filesystem::directory_iterator entry(path, error), end; !error && entry != end;
         entry.increment(error)) {
        if (is_mapping_folder(entry->path())) below.push_back(entry->path());
    }
    std::sort(below.begin(), below.end());
    if (is_mapping_folder(path))
        paths.mappings.push_back(path);
    else if (below.empty())
        paths.content.push_back(path);
    paths.mappings.insert(paths.mappings.end(), below.begin(), below.end());
}

std::string text_of(const MappingReport& report) {
    return tr("mapping {name}: {samples}: {records}, {refused} refused", "name"_a = report.name,
              "samples"_a = tr_n("{count} sample", "{count} samples", report.samples),
              "records"_a = tr_n("{count} record", "{count} records", report.records),
              "refused"_a = report.refused) +
           "\n";
}

Json json_of(const MappingReport& report) {
    return {{"mapping", report.name},
            {"samples", report.samples},
            {"records", report.records},
            {"refused", report.refused},
            {"problems", json_of(report.problems)}};
}

/// Prints what is told of the mappings; the reports.
std::vector<MappingReport> checked_mappings(const std::vector<std::filesystem::path>& folders) {
    std::vector<MappingReport> reports;
    for (const auto& folder : folders) {
        reports.push_back(check_mapping(folder));
        complain(reports.back().problems);
    }
    return reports;
}

}  // namespace

ExitStatus run_check(const CheckOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto content = content_folder(options.content);
    if (const auto named = must_hold_content(options.content); !named)
        return unusable(named.error());
    CheckedPaths paths;
    for (const std::string& path : options.paths) add_path(path, paths);
    const auto mappings = checked_mappings(paths.mappings);
    const ContentReport report = check_content(paths.content, content);
    complain(report.problems);
    if (options.json) {
        Json json = json_of(report, options.keys);
        if (!mappings.empty()) json["mappings"] = Json::array();
        for (const MappingReport& mapping : mappings) json["mappings"].push_back(json_of(mapping));
        print_json(json);
    } else {
        for (const MappingReport& mapping : mappings) {
            if (!mapping.name.empty()) print(text_of(mapping));
        }
        if (!paths.content.empty()) print_report(report, options.keys);
    }
    const bool fine = report.problems.empty() && std::all_of(mappings.begin(), mappings.end(),
                                                             [](const MappingReport& mapping) {
                                                                 return mapping.problems.empty();
                                                             });
    return fine ? ExitStatus::Fine : ExitStatus::Unusable;
}

}  // namespace fairdeal
