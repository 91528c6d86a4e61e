#include "exam/results/exam_results.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "base/translation.h"
#include "cli/exam/exam_office.h"
#include "cli/exam/opened_office.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "exam/results/result_slip.h"

namespace fairdeal {

namespace {

Json cells_json(const std::vector<CellScore>& cells) {
    Json list = Json::array();
    for (const CellScore& cell : cells)
        list.push_back({{"title", cell.title},
                        {"asked", cell.asked},
                        {"right", cell.right},
                        {"met", cell.met}});
    return list;
}

Json json_of(const CandidateResult& one) {
    return {{"sitting", one.sitting},
            {"candidate", one.candidate},
            {"decided-at", to_text(one.decided)},
            {"passed", one.passed},
            {"right", one.right},
            {"wrong", one.wrong},
            {"cells", cells_json(one.cells)},
            {"weakest", weakest_cells(one.cells)}};
}

/// The ids of whose weakest cell it is.
Json weakest_of(const ExamResults& all, const CellScore& cell) {
    Json ids = Json::array();
    for (const CandidateResult& one : all.results) {
        const auto titles = weakest_cells(one.cells);
        const bool is_theirs = std::find(titles.begin(), titles.end(), cell.title) != titles.end();
        if (is_theirs && std::find(ids.begin(), ids.end(), one.candidate) == ids.end())
            ids.push_back(one.candidate);
    }
    return ids;
}

Json json_of(const ExamResults& all) {
    Json cells = Json::array(), results = Json::array(), left_out = Json::array();
    for (const CellScore& cell : all.cells)
        cells.push_back({{"title", cell.title},
                         {"asked", cell.asked},
                         {"right", cell.right},
                         {"weakest-of", weakest_of(all, cell)}});
    for (const CandidateResult& one : all.results) results.push_back(json_of(one));
    for (const Problem& one : all.left_out)
        left_out.push_back({{"sitting", one.where.source}, {"why", one.what}});
    return {{"exam", all.wanted.exam},       {"title", all.title},
            {"cells", std::move(cells)},     {"weakest", weakest_cells(all.cells)},
            {"results", std::move(results)}, {"left-out", std::move(left_out)}};
}

std::string text_of(const ExamResults& all) {
    std::string text = all.title + "\n" + whose_in_words(all) + "\n" + summary_in_words(all) + "\n";
    for (const CellScore& cell : all.cells) {
        text += fmt::format("  {:<40} {:<10}", cell.title, score_in_words(cell));
        if (!cell.weakest_of.empty())
            text += " " + tr("weakest of {names}", "names"_a = and_list(cell.weakest_of));
        while (text.ends_with(' ')) text.pop_back();
        text += "\n";
    }
    for (const CandidateResult& one : all.results)
        text += fmt::format("{:<12} {:<20} {}  {}. {}\n", one.sitting, one.name,
                            to_text(one.decided), outcome_in_words(one),
                            tr("Weakest part: {parts}", "parts"_a = weakest_in_words(one.cells)));
    return text;
}

Result<std::string> bytes_of(const ExamResults& all, const OfficeOptions& options,
                             const UtcTime& made) {
    if (std::filesystem::path(options.to).extension() != ".pdf") return results_csv(all);
    return results_pdf(all, paper_named(options.paper), made);
}

/// The school's rule, in the words that set it.
std::string line_of(const RetakeRule& rule) {
    return rule == RetakeRule() ? tr("no rule") : in_words(rule);
}

}  // namespace

ExitStatus run_exam_results(const OfficeOptions& options) {
    const auto english = english_for_programs(options.json);
    auto wanted = results_wanted(options.id, options.since, options.until);
    if (!wanted) return unusable(wanted.error());
    wanted->candidate = options.candidate;
    wanted->team = options.team;
    const auto library = library_for(options.content);
    if (!library) return ExitStatus::Unusable;
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto read = options.to.empty() ? exam_results : hand_out_results;
    const auto all = read(*opened->office, *opened->school, *opened->who, *wanted, *library);
    if (!all) return unusable(all.error());
    if (!options.json) complain(all->left_out);
    if (!options.to.empty())
        return put_out(options, bytes_of(*all, options, opened->office->now()));
    if (options.json)
        print_json(json_of(*all));
    else
        print(text_of(*all));
    return ExitStatus::Fine;
}

ExitStatus run_exam_slip(const OfficeOptions& options) {
    const auto library = library_for(options.content);
    if (!library) return ExitStatus::Unusable;
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto slip =
        hand_out_slip(*opened->office, *opened->school, *opened->who, options.id, *library);
    if (!slip) return unusable(slip.error());
    if (!options.to.empty()) return put_out(options, slip_pdf(*slip, paper_named(options.paper)));
    print(fairdeal::text_of(*slip));
    return ExitStatus::Fine;
}

ExitStatus run_office_slip(const OfficeOptions& options) {
    if (options.says.empty()) {
        const auto opened = open_office(options);
        if (!opened) return ExitStatus::Unusable;
        const SlipDetail detail = opened->office->slip_detail();
        print(std::string(to_text(detail)) + ": " + in_words(detail) + "\n");
        return ExitStatus::Fine;
    }
    const auto detail = slip_detail_from(options.says);
    if (!detail) return unusable({{{"--says", 0, 0}, tr("a slip says result, cells or clauses")}});
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto set = opened->office->set_slip_detail(*opened->who, *detail);
    return set ? ExitStatus::Fine : unusable(set.error());
}

ExitStatus run_office_retake(const OfficeOptions& options) {
    if (!options.days && !options.sittings && !options.no_rule) {
        const auto opened = open_office(options);
        if (!opened) return ExitStatus::Unusable;
        print(line_of(opened->office->retake_rule()) + "\n");
        return ExitStatus::Fine;
    }
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const RetakeRule rule{options.days.value_or(0), options.sittings.value_or(0)};
    const auto set = opened->office->set_retake_rule(*opened->who, rule);
    return set ? ExitStatus::Fine : unusable(set.error());
}

}  // namespace fairdeal
