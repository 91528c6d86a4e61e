#include "assessment/statistics/exam_statistics.h"

#include <fmt/format.h>

#include "assessment/statistics/figure_meanings.h"
#include "base/text.h"
#include "base/translation.h"
#include "cli/exam/figures/exam_rule.h"
#include "cli/exam/figures/exam_text.h"
#include "cli/input.h"
#include "cli/output.h"
#include "exam/figures/exam_file.h"

namespace fairdeal {

namespace {

/// All that is printed of one file of marks.
struct Statistics {
    MarkTable table;
    std::vector<FamilyFigures> families;
    ReliabilityFigures totals;
    std::optional<DecisionFigures> decisions;
    std::vector<FamilyDrift> drift;
    int cut = 0;  // right answers, of a fixed form; 0: none was given
};

Json as_json(const FamilyFigures& figures) {
    return {{"family", figures.family},
            {"asked", figures.marks.asked},
            {"people", figures.people},
            {"exposure", as_json(figures.exposure)},
            {"facility", as_json(figures.facility)},
            {"facility-interval", as_json(figures.interval)},
            {"discrimination", as_json(figures.discrimination)},
            {"efficiency", as_json(figures.efficiency)},
            {"weight", as_json(figures.weight)}};
}

Json as_json(const ReliabilityFigures& figures) {
    return {{"scale",
             {{"most", figures.scale.most},
              {"unit", figures.scale.is_answers ? "answers" : "families"}}},
            {"mean", as_json(figures.mean)},
            {"deviation", as_json(figures.deviation)},
            {"kr20", as_json(figures.kr20)},
            {"kr21", as_json(figures.kr21)},
            {"alpha", as_json(figures.alpha)},
            {"sem", as_json(figures.sem)},
            {"internal-consistency", as_json(figures.internal_consistency)},
            {"error-ratio", as_json(figures.error_ratio)}};
}

Json as_json(const DecisionFigures& figures) {
    return {
        {"passed", as_json(figures.passed)},         {"passed-interval", as_json(figures.interval)},
        {"sem-at-cut", as_json(figures.sem_at_cut)}, {"consistency", as_json(figures.alike)},
        {"kappa", as_json(figures.kappa)},           {"subkoviak", as_json(figures.subkoviak)},
        {"false-pass", as_json(figures.false_pass)}, {"false-fail", as_json(figures.false_fail)}};
}

Json as_json(const FamilyDrift& drift) {
    return {{"family", drift.family},
            {"asked-before", drift.before.asked},
            {"asked-since", drift.after.asked},
            {"change", as_json(drift.change)},
            {"change-interval", as_json(drift.range)},
            {"is-sure", drift.is_sure()}};
}

template <class T>
Json list_of(const std::vector<T>& values) {
    Json list = Json::array();
    for (const T& value : values) list.push_back(as_json(value));
    return list;
}

Json as_json(const Statistics& all) {
    Json json{{"people", all.table.people.size()},
              {"answers", all.table.of_all().asked},
              {"families", list_of(all.families)},
              {"totals", as_json(all.totals)}};
    if (all.decisions) json["decisions"] = as_json(*all.decisions);
    if (!all.drift.empty()) json["drift"] = list_of(all.drift);
    return json;
}

std::string with_range(const Figure& figure, const Interval& interval) {
    return tr("{figure} ({low:.3f} to {high:.3f})", "figure"_a = to_text(figure),
              "low"_a = interval.low, "high"_a = interval.high);
}

/// What a column's head means, and what of it cannot be computed.
void print_legend(std::string_view id) {
    const FigureMeaning& meaning = meaning_of(id);
    print(fmt::format("{}: {} {}\n", meaning.name, meaning.meaning, meaning.gaps));
}

void print_untold(const FamilyFigures& family) {
    const std::pair<const char*, const Figure*> columns[] = {
        {"facility", &family.facility},
        {"discrimination", &family.discrimination},
        {"efficiency", &family.efficiency},
        {"weight", &family.weight}};
    for (const auto& [id, figure] : columns) {
        if (!figure->value)
            print(tr("{family}: {figure} cannot be computed: {why}", "family"_a = family.family,
                     "figure"_a = meaning_of(id).name, "why"_a = tr(figure->why_not.data())) +
                  "\n");
    }
}

void print_families(const std::vector<FamilyFigures>& families) {
    print(fmt::format("{:16} {:>6} {:>8}  {:25} {:>14} {:>10} {:>9}\n", tr("family"), tr("asked"),
                      tr("exposure"), tr("facility"), tr("discrimination"), tr("efficiency"),
                      tr("weight")));
    for (const FamilyFigures& family : families)
        print(fmt::format(
            "{:16} {:6} {:>8}  {:25} {:>14} {:>10} {:>9}\n", family.family, family.marks.asked,
            to_text(family.exposure), with_range(family.facility, family.interval),
            to_text(family.discrimination), to_text(family.efficiency), to_text(family.weight)));
    print("\n");
    for (const FamilyFigures& family : families) print_untold(family);
    for (const char* id :
         {"asked", "exposure", "facility", "discrimination", "efficiency", "weight"})
        print_legend(id);
}

std::string on_scale(const std::string& number, const TotalScale& scale) {
    return tr("{number} {scale}", "number"_a = number, "scale"_a = to_text(scale));
}

void print_totals(const ReliabilityFigures& totals) {
    print("\n");
    print(explained("mean", totals.mean, on_scale(to_text(totals.mean), totals.scale)) +
          explained("deviation", totals.deviation) + explained("kr20", totals.kr20) +
          explained("kr21", totals.kr21) + explained("alpha", totals.alpha) +
          explained("sem", totals.sem) +
          explained("internal-consistency", totals.internal_consistency, 1) +
          explained("error-ratio", totals.error_ratio, 1));
}

void print_decisions(const Statistics& all) {
    const DecisionFigures& decisions = *all.decisions;
    print("\n");
    if (all.cut != 0)
        print(
            tr("cut: {number}", "number"_a = on_scale(std::to_string(all.cut), all.totals.scale)) +
            "\n");
    print(explained("passed", decisions.passed, with_range(decisions.passed, decisions.interval)) +
          explained("sem-at-cut", decisions.sem_at_cut) +
          explained("consistency", decisions.alike) + explained("kappa", decisions.kappa) +
          explained("subkoviak", decisions.subkoviak) +
          explained("false-pass", decisions.false_pass) +
          explained("false-fail", decisions.false_fail));
}

void print_drift(const std::vector<FamilyDrift>& drifts) {
    print("\n");
    for (const FamilyDrift& drift : drifts) {
        if (!drift.change.value) {
            print(fmt::format("{:16} {}\n", drift.family, not_told(drift.change)));
            continue;
        }
        const std::string what = !drift.is_sure()          ? ""
                                 : *drift.change.value > 0 ? "  " + tr("easier")
                                                           : "  " + tr("harder");
        print(fmt::format("{:16} {}{}\n", drift.family,
                          tr("{before:.3f} of {asked_before}, then {since:.3f} of {asked_since}: "
                             "{change:+.3f} ({low:+.3f} to {high:+.3f})",
                             "before"_a = drift.before.share(),
                             "asked_before"_a = drift.before.asked, "since"_a = drift.after.share(),
                             "asked_since"_a = drift.after.asked, "change"_a = *drift.change.value,
                             "low"_a = drift.range.low, "high"_a = drift.range.high),
                          what));
    }
    print_legend("drift");
}

void print_all(const Statistics& all) {
    print(tr("{people} people, {families} item families, {answers} answers",
             "people"_a = all.table.people.size(), "families"_a = all.table.families.size(),
             "answers"_a = all.table.of_all().asked) +
          "\n\n");
    print_families(all.families);
    print_totals(all.totals);
    if (all.decisions) print_decisions(all);
    if (!all.drift.empty()) print_drift(all.drift);
}

Result<std::optional<ExamRule>> rule_of(const ExamStatisticsOptions& options,
                                        const MarkTable& table) {
    if (options.sequential) {
        const auto rule = rule_from(options.rule);
        if (!rule) return tl::unexpected(rule.error());
        return std::optional<ExamRule>(*rule);
    }
    if (options.cut == 0) return std::optional<ExamRule>();
    // The form is as long as the longest sitting; shorter ones are then said not to fit.
    int items = 0;
    for (std::size_t person = 0; person < table.people.size(); ++person)
        items = std::max(items, table.of_person(person).asked);
    const ExamRule form = FixedForm{std::max(1, items), options.cut};
    if (const Problems problems = problems_of(form); !problems.empty() && items > 0)
        return refused({"--cut", 0, 0}, problems.front().what);
    return std::optional<ExamRule>(items == 0 ? FixedForm{options.cut, options.cut} : form);
}

Result<std::vector<FamilyDrift>> drift_in(const MarksFile& file,
                                          const ExamStatisticsOptions& options) {
    if (options.since.empty() && options.rules.empty()) return std::vector<FamilyDrift>();
    const bool by_day = !options.since.empty();
    if (by_day && !is_day(options.since))
        return refused({"--since", 0, 0}, tr("{word} is not a day such as 2026-03-14",
                                             "word"_a = in_quotes(options.since)));
    const std::size_t told = by_day ? file.at.size() : file.rules.size();
    if (told != file.table.people.size() || told == 0)
        return refused({options.input, 0, 0},
                       by_day
                           ? tr("nothing says when anybody sat the exam: there is no column 'at'")
                           : tr("nothing says under which rules anybody sat the exam: there is no "
                                "column 'rules'"));
    const Sittings sittings =
        by_day ? since(file, *day_or_time_from(options.since)) : under_rules(file, options.rules);
    return drift_of(sittings.before, sittings.since);
}

Result<Statistics> statistics_of(const ExamStatisticsOptions& options) {
    auto input = Input::open(options.input);
    if (!input) return tl::unexpected(input.error());
    auto file = read_marks(input->stream(), input->name());
    if (!file) return tl::unexpected(file.error());
    const auto rule = rule_of(options, file->table);
    if (!rule) return tl::unexpected(rule.error());
    auto drift = drift_in(*file, options);
    if (!drift) return tl::unexpected(drift.error());
    Statistics all{{},     family_figures(file->table),         reliability_of(file->table), {},
                   *drift, options.sequential ? 0 : options.cut};
    if (*rule) all.decisions = decisions_of(file->table, **rule);
    all.table = std::move(file->table);
    return all;
}

}  // namespace

ExitStatus run_exam_statistics(const ExamStatisticsOptions& options) {
    const auto kept = english_for_programs(options.json);
    const auto all = statistics_of(options);
    if (!all) return unusable(all.error());
    if (options.json)
        print_json(as_json(*all));
    else
        print_all(*all);
    return ExitStatus::Fine;
}

}  // namespace fairdeal
