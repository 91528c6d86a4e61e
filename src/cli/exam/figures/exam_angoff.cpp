#include "assessment/statistics/angoff.h"

#include <fmt/format.h>

#include "assessment/proportion_text.h"
#include "base/translation.h"
#include "cli/exam/figures/exam_figures.h"
#include "cli/exam/figures/exam_text.h"
#include "cli/input.h"
#include "cli/output.h"
#include "exam/figures/exam_file.h"

namespace fairdeal {

namespace {

struct PanelReport {
    AngoffPanel panel;
    int items = 0;
    std::vector<AngoffCut> rounds;  // from the first
    std::optional<Figure> hofstee;  // a share; with a group's marks only
};

Json as_json(const PanelReport& report, std::size_t round) {
    const AngoffCut& cut = report.rounds[round];
    Json judges = Json::array();
    for (std::size_t i = 0; i < report.panel.judges.size(); ++i)
        judges.push_back({{"judge", report.panel.judges[i].name},
                          {"on", report.panel.judges[i].rounds[round].on},
                          {"cut", cut.by_judge[i]}});
    Json json{{"round", round + 1},
              {"judges", std::move(judges)},
              {"cut", cut.cut},
              {"rounded-up", cut.rounded_up},
              {"deviation", as_json(cut.deviation)},
              {"cut-error", as_json(cut.standard_error)}};
    if (cut.range) json["cut-range"] = as_json(*cut.range);
    json["agreement"] = as_json(cut.agreement);
    json["agreement-of-one"] = as_json(cut.agreement_of_one);
    return json;
}

Json as_json(const PanelReport& report) {
    Json rounds = Json::array();
    for (std::size_t round = 0; round < report.rounds.size(); ++round)
        rounds.push_back(as_json(report, round));
    Json json{{"rules", report.panel.rules},
              {"families", report.panel.families},
              {"items", report.items},
              {"rounds", std::move(rounds)}};
    if (report.hofstee) json["hofstee"] = as_json(*report.hofstee);
    return json;
}

void print_judges(const PanelReport& report) {
    for (std::size_t i = 0; i < report.panel.judges.size(); ++i) {
        const AngoffJudge& judge = report.panel.judges[i];
        print(fmt::format("{:20}", judge.name));
        for (std::size_t round = 0; round < report.rounds.size(); ++round)
            print("  " + tr("{cut:7.2f} on {day}", "cut"_a = report.rounds[round].by_judge[i],
                            "day"_a = judge.rounds[round].on));
        print("\n");
    }
    print(fmt::format("{:20}", tr("all")));
    for (const AngoffCut& cut : report.rounds)
        print(fmt::format("  {:7.2f} +- {:8}", cut.cut, to_text(cut.deviation, 2)));
    print("\n\n");
}

void print_report(const PanelReport& report) {
    print(tr("{judges} judges, {families} item families, {rounds}; rules {rules}, a form of "
             "{items} items",
             "judges"_a = report.panel.judges.size(), "families"_a = report.panel.families.size(),
             "rounds"_a = report.rounds.size() == 1 ? tr("round 1 only") : tr("2 rounds"),
             "rules"_a = report.panel.rules, "items"_a = report.items) +
          "\n\n");
    print_judges(report);
    const AngoffCut& last = report.rounds.back();
    print(explained("cut", known_figure(last.cut),
                    tr("{cut:.2f}, rounded up {answers} of {items}", "cut"_a = last.cut,
                       "answers"_a = last.rounded_up, "items"_a = report.items)));
    print(explained("cut-error", last.standard_error, 2));
    if (last.range)
        print(explained(
            "cut-range", known_figure(last.range->low),
            tr("{low:.2f} to {high:.2f}", "low"_a = last.range->low, "high"_a = last.range->high)));
    print(explained("agreement", last.agreement));
    print(explained("agreement-of-one", last.agreement_of_one));
    if (report.hofstee && report.hofstee->value)
        print(explained("hofstee", *report.hofstee,
                        tr("{cut:.2f} of {items}", "cut"_a = *report.hofstee->value * report.items,
                           "items"_a = report.items)));
    else if (report.hofstee)
        print(explained("hofstee", *report.hofstee));
}

Result<MarkTable> marks_in(const std::string& name) {
    auto input = Input::open(name);
    if (!input) return tl::unexpected(input.error());
    auto marks = read_marks(input->stream(), input->name());
    if (!marks) return tl::unexpected(marks.error());
    return std::move(marks->table);
}

Result<PanelReport> report_of(const ExamAngoffOptions& options) {
    auto input = Input::open(options.input);
    if (!input) return tl::unexpected(input.error());
    auto panel = read_panel(input->stream(), input->name());
    if (!panel) return tl::unexpected(panel.error());
    PanelReport report{*std::move(panel), options.items, {}, {}};
    if (report.items == 0) report.items = static_cast<int>(report.panel.families.size());
    for (std::size_t round = 1; round <= report.panel.rounds(); ++round)
        report.rounds.push_back(cut_of(report.panel, round, report.items));
    if (options.marks.empty()) return report;
    const auto marks = marks_in(options.marks);
    if (!marks) return tl::unexpected(marks.error());
    report.hofstee = hofstee_cut(report.panel, *marks);
    return report;
}

}  // namespace

ExitStatus run_exam_angoff(const ExamAngoffOptions& options) {
    const auto kept = english_for_programs(options.json);
    const auto report = report_of(options);
    if (!report) return unusable(report.error());
    if (options.json)
        print_json(as_json(*report));
    else
        print_report(*report);
    return ExitStatus::Fine;
}

}  // namespace fairdeal
