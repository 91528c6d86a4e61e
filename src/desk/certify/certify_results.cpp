#include "desk/certify/certify_results.h"

#include "base/text.h"
#include "base/translation.h"
#include "exam/results/result_slip.h"
#include "store/new_file.h"
#include "store/put_file.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// 0 of an empty field, which sets no rule.
Result<int> number_in(const CertifyForm& form, const char* field, int most, const char* refusal) {
    const std::string typed = form.value(field);
    if (typed.empty()) return 0;
    const auto number = whole_number_from(typed, most);
    if (!number || *number == 0) return refused({field, 0, 0}, tr_of(refusal, "most"_a = most));
    return static_cast<int>(*number);
}

Result<RetakeRule> retake_rule_in(const CertifyForm& form) {
    const auto days =
        number_in(form, "days", most_retake_days,
                  sentence("The days to wait are a number from 1 to {most}, or empty."));
    if (!days) return tl::make_unexpected(days.error());
    const auto sittings =
        number_in(form, "sittings", most_retake_sittings,
                  sentence("The sittings are a number from 1 to {most}, or empty."));
    if (!sittings) return tl::make_unexpected(sittings.error());
    return RetakeRule{*days, *sittings};
}

/// Why those who are chosen cannot sit the exam yet, a line each.
std::string bars_in_words(const OfficeSession& session, const RetakeRule& rule) {
    std::string words;
    for (const std::string& candidate : chosen_in(session, *session.form)) {
        const auto bar = retake_bar(session.sittings, candidate, session.form->value("exam"), rule,
                                    session.office->now());
        if (bar) words += "\n" + as_sentence(bar->why);
    }
    return words.empty() ? words : words + "\n" + tr("To open it sooner, say why below.");
}

}  // namespace

std::string OfficeSession::form_note() const {
    if (!form || !office || !who || form->task != CertifyTask::OpenSitting) return {};
    const RetakeRule rule = office->retake_rule();
    if (rule == RetakeRule()) return {};
    return tr("The house\u2019s rule: {rule}", "rule"_a = in_words(rule)) +
           bars_in_words(*this, rule);
}

Result<std::string> set_exam_rules(OfficeSession& session, const CertifyForm& form) {
    Office& office = *session.office;
    const auto rule = retake_rule_in(form);
    if (!rule) return tl::make_unexpected(rule.error());
    const auto detail = slip_detail_from(form.value("says"));
    if (!detail) return refused({"says", 0, 0}, tr("Choose what a result slip says."));
    if (*rule != office.retake_rule())
        if (const auto set = office.set_retake_rule(*session.who, *rule); !set)
            return tl::make_unexpected(set.error());
    if (*detail != office.slip_detail())
        if (const auto set = office.set_slip_detail(*session.who, *detail); !set)
            return tl::make_unexpected(set.error());
    return tr("The rules are saved.");
}

Result<std::string> show_results(OfficeSession& session, const CertifyForm& form) {
    if (form.value("exam").empty()) return refused({"exam", 0, 0}, tr("Choose the exam first."));
    auto wanted = results_wanted(form.value("exam"), form.value("since"), form.value("until"));
    if (!wanted) {
        const Problem& first = wanted.error().front();
        return refused(first.where, as_sentence(first.what));
    }
    const std::string whom = form.value("whom");
    const auto team = team_of_choice(whom);
    (team ? wanted->team : wanted->candidate) = team.value_or(whom);
    auto found =
        exam_results(*session.office, *session.school(), *session.who, *wanted, session.library);
    if (!found) return tl::make_unexpected(std::move(found.error()));
    session.results = *std::move(found);
    return std::string();
}

Result<std::string> save_results(OfficeSession& session, const CertifyForm& form,
                                 const std::string& file) {
    if (file.empty()) return refused({}, tr("No file was chosen."));
    if (!session.results) return refused({}, tr("No results are shown."));
    auto found = hand_out_results(*session.office, *session.school(), *session.who,
                                  session.results->wanted, session.library);
    if (!found) return tl::make_unexpected(std::move(found.error()));
    const UtcTime now = session.office->now();
    const auto put = put_as_chosen(
        form, file, [&](Paper paper) { return results_pdf(*found, paper, now); },
        [&] { return results_csv(*found); });
    if (!put) return not_written(put.error());
    session.results = *std::move(found);
    return tr("The results are in {folder}",
              "folder"_a = std::filesystem::path(file).parent_path().string());
}

bool can_print_slip(const OfficeSession& session) {
    const Sitting* sitting = session.picked_sitting();
    if (!session.office || !session.who || sitting == nullptr || !sitting->result) return false;
    return sitting->candidate == session.who->id() ? session.may(OfficeRight::SitExam)
                                                   : session.may(OfficeRight::ExportRecords);
}

Result<std::string> save_slip(OfficeSession& session, const CertifyForm& form,
                              const std::string& file) {
    const Sitting* sitting = session.picked_sitting();
    if (sitting == nullptr) return refused({}, tr("No sitting is picked."));
    if (file.empty()) return refused({}, tr("No file was chosen."));
    const auto slip = hand_out_slip(*session.office, *session.school(), *session.who, sitting->id,
                                    session.library);
    if (!slip) return tl::make_unexpected(slip.error());
    const auto bytes = slip_pdf(*slip, paper_named(form.value("paper")));
    if (!bytes) return tl::make_unexpected(bytes.error());
    if (auto put = put_new(file, *bytes, for_its_owner); !put) return not_written(put.error());
    return tr("The result slip is in {file}", "file"_a = file);
}

ResultsScreen results_screen(const ExamResults& results) {
    ResultsScreen screen{
        results.title, whose_in_words(results), summary_in_words(results), {}, {}, {}};
    for (const CellScore& cell : results.cells)
        screen.parts.push_back({cell.title, score_in_words(cell), and_list(cell.weakest_of)});
    for (const CandidateResult& one : results.results)
        screen.candidates.push_back(
            {one.name + "\n" + one.sitting,
             outcome_in_words(one) + "\n" +
                 tr("Weakest part: {parts}", "parts"_a = weakest_in_words(one.cells))});
    for (const Problem& one : results.left_out)
        screen.left_out.push_back({one.where.source, as_sentence(one.what)});
    return screen;
}

}  // namespace fairdeal
