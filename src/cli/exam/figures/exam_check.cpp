#include <fmt/format.h>

#include <algorithm>

#include "assessment/operating_characteristic.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/exam/figures/exam_figures.h"
#include "cli/exam/figures/exam_rule.h"
#include "cli/exam/opened_office.h"
#include "cli/input.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "content/library.h"
#include "content/xml_scan.h"
#include "exam/sitting/ticket.h"
#include "school/exams/own_exams.h"
#include "store/places.h"

namespace fairdeal {

namespace {

/// A file, or the id of an exam that ships or of the house's own.
Result<Blueprint> blueprint_of(const ExamCheckOptions& options, const Library& library) {
    if (!options.exam.ends_with(".xml")) {
        const auto folder = content_folder(options.content);
        const auto exams = folder ? exams_of_house(*folder, school_file(), library)
                                  : Result<OwnExams>(no_content());
        if (!exams) return tl::make_unexpected(exams.error());
        complain(exams->problems);
        for (const Blueprint& exam : exams->exams) {
            if (exam.id == options.exam) return exam;
        }
        return refused({options.exam, 0, 0}, tr("there is no such exam"));
    }
    const auto xml = bytes_in(options.exam, largest_xml);
    if (!xml) return tl::make_unexpected(xml.error());
    auto read = read_blueprint(*xml, options.exam);
    if (!read) return tl::make_unexpected(std::move(read.error()));
    return std::move(read->value);
}

/// What its rule does at either rate; of a fixed form at those of the usual rule.
struct RulePromise {
    SequentialRule rates;
    RuleErrors errors;
};

RulePromise promise_of(const Blueprint& exam) {
    const DecisionTable table{exam.rule};
    const auto* wald = std::get_if<SequentialRule>(&exam.rule);
    const SequentialRule rates = wald != nullptr ? *wald : SequentialRule();
    return {rates, errors_of(table, rates.p0, rates.p1)};
}

void print_rule(const Blueprint& exam) {
    const auto [rates, errors] = promise_of(exam);
    print(to_text(exam.rule) + "\n");
    print(tr("who is right {rate} in 1000 times passes falsely: {share:.2f} %", "rate"_a = rates.p0,
             "share"_a = 100 * errors.false_pass) +
          "\n" +
          tr("who is right {rate} in 1000 times fails falsely: {share:.2f} %", "rate"_a = rates.p1,
             "share"_a = 100 * errors.false_fail) +
          "\n" +
          tr("items in the mean, by the rule alone: {at_p0:.1f} and {at_p1:.1f}",
             "at_p0"_a = errors.mean_at_p0, "at_p1"_a = errors.mean_at_p1) +
          "\n");
}

/// The seeds of a form that no sitting has.
ExamSeeds seeds_for(const ExamCheckOptions& options) {
    return seeds_from(sha256(fixed("fairdeal exam check\n") + std::to_string(options.form) + "\n"));
}

std::string shown_by(const FormCoverage::CoverageRow& row) {
    if (!row.arises) return tr("cannot arise: the table card says so itself");
    return row.place > 0 ? tr("item {number}", "number"_a = row.place) : tr("not shown");
}

void print_coverage(const FormCoverage& coverage) {
    print(tr("a form's first {items} items show {shown} of the {arising} misreadings of its "
             "clauses that can arise at its table",
             "items"_a = coverage.items, "shown"_a = coverage.shown(),
             "arising"_a = coverage.arising()) +
          "\n");
    for (const FormCoverage::CoverageRow& row : coverage.rows)
        print(fmt::format("  {:<12} {:<44} {}\n", row.clause, row.misreading, shown_by(row)));
}

Json json_of(const Blueprint& exam, const FormCoverage& coverage) {
    const auto [rates, errors] = promise_of(exam);
    Json misreadings = Json::array();
    for (const FormCoverage::CoverageRow& row : coverage.rows) {
        Json one{{"misreading", row.misreading}, {"clause", row.clause}, {"arises", row.arises}};
        if (row.place > 0) one["item"] = row.place;
        misreadings.push_back(std::move(one));
    }
    return {{"exam", exam.id},
            {"title", exam.title},
            {"cells", exam.cells.size()},
            {"least-items", least_items(exam)},
            {"rule",
             {{"p0", rates.p0 / 1000.0},
              {"p1", rates.p1 / 1000.0},
              {"false-pass-at-p0", errors.false_pass},
              {"false-fail-at-p1", errors.false_fail},
              {"mean-items-at-p0", errors.mean_at_p0},
              {"mean-items-at-p1", errors.mean_at_p1}}},
            {"items", coverage.items},
            {"shown", coverage.shown()},
            {"arising", coverage.arising()},
            {"misreadings", std::move(misreadings)}};
}

}  // namespace

ExitStatus run_exam_check(const ExamCheckOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto library = library_for(options.content);
    if (!library) return ExitStatus::Unusable;
    const auto exam = blueprint_of(options, *library);
    if (!exam) return unusable(exam.error());
    const TableCardFile* table = find_table(*library, exam->table);
    if (table == nullptr || table->card.game() != exam->game)
        return unusable(
            Problems{{{options.exam, 0, 0},
                      tr("there is no table card {table} of this game", "table"_a = exam->table)}});
    const auto coverage = coverage_of(*exam, table->card, library->misreadings, seeds_for(options));
    if (!options.json) {
        print(fmt::format("{}: {}\n{}\n", exam->id, exam->title,
                          tr("{cells} cells, at least {items} items",
                             "cells"_a = exam->cells.size(), "items"_a = least_items(*exam))));
        print_rule(*exam);
    }
    if (!coverage) {
        complain(coverage.error());
        return ExitStatus::Wrong;
    }
    if (options.json)
        print_json(json_of(*exam, *coverage));
    else
        print_coverage(*coverage);
    return ExitStatus::Fine;
}

}  // namespace fairdeal
