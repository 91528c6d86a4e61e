#include "cli/exam/results/arguments_results.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/arguments/listed.h"
#include "cli/arguments/paper_option.h"
#include "exam/office/exam_rules.h"

namespace fairdeal {

void ResultsCommands::add_all(CLI::App& office) {
    add_results();
    add_slip();
    add_slip_rule(office);
    add_retake_rule(office);
}

void ResultsCommands::add_results() {
    CLI::App* results =
        add_signed_in(exam_, "results", tr("Print how those who sat an exam stand in its parts"),
                      run_exam_results, true);
    add_id(*results, "EXAM", tr("The exam's id, such as breakout-dealer"));
    auto* one =
        results->add_option("--candidate", options_.candidate, tr("Of this candidate only"));
    results->add_option("--team", options_.team, tr("Of this team only"))->excludes(one);
    results->add_option("--since", options_.since, tr("Decided at or after this day or UTC time"));
    results->add_option("--until", options_.until, tr("Decided before this day or UTC time"));
    auto* json = results->get_option("--json");
    results->add_option("-o,--out", options_.to, tr("A new file: a .pdf, else CSV"))
        ->excludes(json);
    add_paper(*results, options_.paper, tr("The sheet of paper"));
    add_content(*results);
}

void ResultsCommands::add_slip() {
    CLI::App* slip = add_signed_in(
        exam_, "slip",
        tr("Print the result of a sitting for its candidate, as far as the house lets it say"),
        run_exam_slip);
    add_id(*slip, "ID", tr("The sitting's id"));
    slip->add_option("-o,--out", options_.to,
                     tr("A new file, as PDF; without it, text is printed"));
    add_paper(*slip, options_.paper, tr("The sheet of paper"));
    add_content(*slip);
}

void ResultsCommands::add_slip_rule(CLI::App& office) {
    CLI::App* slip = add_on_office(
        office, "slip", tr("Print what candidates' result slips say, or set it"), run_office_slip);
    auto* says = slip->add_option("--says", options_.says,
                                  tr("{words}; each says what the one before does",
                                     "words"_a = listed_to(SlipDetail::Clauses)));
    add_sign_in(*slip, false);
    says->needs("--as");
}

void ResultsCommands::add_retake_rule(CLI::App& office) {
    CLI::App* retake = add_on_office(
        office, "retake", tr("Print how soon and how often an exam can be sat again, or set it"),
        run_office_retake);
    auto* days = retake->add_option("--days", options_.days, tr("To wait after a failed exam"))
                     ->check(CLI::Range(1, most_retake_days));
    auto* sittings =
        retake
            ->add_option("--sittings", options_.sittings, tr("Of one exam within 365 days at most"))
            ->check(CLI::Range(1, most_retake_sittings));
    auto* none = retake->add_flag("--none", options_.no_rule, tr("There is no rule"));
    none->excludes(days, sittings);
    add_sign_in(*retake, false);
    for (CLI::Option* change : {days, sittings, none}) change->needs("--as");
}

}  // namespace fairdeal
