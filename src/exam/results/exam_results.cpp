#include "exam/results/exam_results.h"

#include <algorithm>
#include <numeric>

#include "base/text.h"
#include "base/translation.h"
#include "exam/records/appeal.h"
#include "exam/sitting/exam_text.h"
#include "formats/csv_row.h"
#include "print/exam/results_page.h"
#include "school/names.h"
#include "words/words.h"

namespace fairdeal {

namespace {

bool is_in_team(const School& school, const std::string& id, const std::string& team) {
    const auto person = school.person(id);
    return person && person->team == team;
}

bool is_wanted(const Sitting& sitting, const ResultsWanted& wanted, const School& school) {
    if (!sitting.result || sitting.exam != wanted.exam) return false;
    if (!wanted.candidate.empty() && sitting.candidate != wanted.candidate) return false;
    if (!wanted.team.empty() && !is_in_team(school, sitting.candidate, wanted.team)) return false;
    const UtcTime& decided = sitting.result->at;
    return (!wanted.since || *wanted.since <= decided) &&
           (!wanted.until || decided < *wanted.until);
}

Result<void> must_be_there(const School& school, const ResultsWanted& wanted) {
    if (!wanted.candidate.empty() && !school.person(wanted.candidate))
        return refused_about(wanted.candidate, tr("nobody has this id"));
    if (wanted.team.empty()) return {};
    const auto people = school.people();
    const bool has_team = std::any_of(people.begin(), people.end(),
                                      [&](const Person& one) { return one.team == wanted.team; });
    if (!has_team) return refused_about(wanted.team, tr("nobody is in this team"));
    return {};
}

CandidateResult result_of(const Sitting& sitting, const MarkedExam& exam, const School& school) {
    const SittingResult counts = sitting.final_result();
    return {sitting.id,         sitting.candidate, called(school, sitting.candidate),
            sitting.result->at, sitting.stage(),   counts.passed,
            counts.right,       counts.wrong,      cell_scores(exam.paper.blueprint, exam.final)};
}

CellScore& cell_titled(std::vector<CellScore>& cells, const std::string& title) {
    const auto found = std::find_if(cells.begin(), cells.end(),
                                    [&](const CellScore& one) { return one.title == title; });
    return found != cells.end() ? *found : cells.emplace_back(CellScore{title});
}

/// Cells with the same title are one, whichever edition of the exam they are from.
std::vector<CellScore> sums_of(const std::vector<CandidateResult>& results) {
    std::vector<const CandidateResult*> newest_first;
    for (const CandidateResult& one : results) newest_first.push_back(&one);
    std::stable_sort(newest_first.begin(), newest_first.end(),
                     [](const auto* a, const auto* b) { return b->decided < a->decided; });
    std::vector<CellScore> cells;
    for (const CandidateResult* one : newest_first)
        for (const CellScore& cell : one->cells) cell_titled(cells, cell.title);
    for (const CandidateResult& one : results) {
        for (const CellScore& cell : one.cells) {
            CellScore& sum = cell_titled(cells, cell.title);
            sum.asked += cell.asked;
            sum.right += cell.right;
        }
        for (const std::string& title : weakest_cells(one.cells)) {
            auto& names = cell_titled(cells, title).weakest_of;
            if (std::find(names.begin(), names.end(), one.name) == names.end())
                names.push_back(one.name);
        }
    }
    return cells;
}

bool is_weaker(const CellScore& one, const CellScore& other) {
    return std::int64_t{one.right} * other.asked < std::int64_t{other.right} * one.asked;
}

std::string percent_of(const CellScore& cell) {
    return cell.asked == 0
               ? ""
               : tr("{share} %", "share"_a = (200 * cell.right + cell.asked) / (2 * cell.asked));
}

std::string in_quotation(const std::vector<std::string>& titles) {
    std::vector<std::string> quoted;
    quoted.reserve(titles.size());
    for (const std::string& title : titles) quoted.push_back(tr("“{title}”", "title"_a = title));
    return and_list(quoted);
}

ResultsPrint print_of(const ExamResults& results, const UtcTime& made) {
    ResultsPrint print{
        results.title, whose_in_words(results), summary_in_words(results), made, {}, {}, {}};
    for (const CellScore& cell : results.cells)
        print.cells.push_back(
            {cell.title, score_in_words(cell), percent_of(cell), and_list(cell.weakest_of)});
    for (const CandidateResult& one : results.results) {
        ResultsPrint::Examinee row{
            one.name, one.sitting, time_in_words(one.decided), outcome_in_words(one), {}};
        for (const CellScore& sum : results.cells) {
            const auto cell =
                std::find_if(one.cells.begin(), one.cells.end(),
                             [&](const CellScore& own) { return own.title == sum.title; });
            row.cells.push_back(cell == one.cells.end() || cell->asked == 0
                                    ? ""
                                    : fmt::format("{}/{}", cell->right, cell->asked));
        }
        print.candidates.push_back(std::move(row));
    }
    for (const Problem& one : results.left_out)
        print.left_out.push_back(one.where.source + ": " + one.what);
    return print;
}

}  // namespace

Result<ResultsWanted> results_wanted(std::string exam, std::string_view since,
                                     std::string_view until) {
    ResultsWanted wanted;
    wanted.exam = std::move(exam);
    Problems problems;
    const auto take = [&](std::optional<UtcTime>& to, std::string_view text, const char* name) {
        if (text.empty()) return;
        to = day_or_time_from(text);
        if (!to)
            problems.push_back({{name, 0, 0},
                                tr("{text} is not a day or a UTC time such as "
                                   "2026-03-14T21:05:09Z",
                                   "text"_a = in_quotes(text))});
    };
    take(wanted.since, since, fixed("since"));
    take(wanted.until, until, fixed("until"));
    if (problems.empty() && wanted.since && wanted.until && *wanted.until <= *wanted.since)
        problems.push_back({{fixed("until"), 0, 0}, tr("the end is not after the beginning")});
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return wanted;
}

std::vector<CellScore> cell_scores(const Blueprint& exam, const ExamOutcome& outcome) {
    std::vector<CellScore> cells;
    for (std::size_t i = 0; i < outcome.cells.size(); ++i) {
        const CellOutcome& cell = outcome.cells[i];
        const BlueprintCell& part = exam.cells.at(i);
        cells.push_back({part.title, cell.asked, cell.right, cell.met, shortfall_of(part, cell)});
    }
    return cells;
}

std::vector<std::string> weakest_cells(const std::vector<CellScore>& cells) {
    const CellScore* weakest = nullptr;
    for (const CellScore& cell : cells) {
        if (cell.right == cell.asked) continue;
        if (weakest == nullptr || is_weaker(cell, *weakest)) weakest = &cell;
    }
    std::vector<std::string> titles;
    if (weakest == nullptr) return titles;
    for (const CellScore& cell : cells)
        if (cell.asked > 0 && !is_weaker(*weakest, cell) && !is_weaker(cell, *weakest))
            titles.push_back(cell.title);
    return titles;
}

Result<ExamResults> exam_results(Office& office, const School& school, const SignedIn& who,
                                 const ResultsWanted& wanted, const Library& library) {
    if (auto allowed = office.must_be_allowed(who, OfficeRight::SeeResults); !allowed)
        return tl::make_unexpected(std::move(allowed.error()));
    if (auto there = must_be_there(school, wanted); !there)
        return tl::make_unexpected(std::move(there.error()));
    ExamResults all{wanted.exam, wanted, {}, {}, {}};
    for (const LoggedSitting& one : sittings_in(office.log())) {
        const Sitting& sitting = one.state;
        if (!is_wanted(sitting, wanted, school)) continue;
        if (sitting.stage() == SittingStage::Resit) {
            all.left_out.push_back(
                {{sitting.id, 0, 0}, tr("an appeal was granted: the result does not count")});
            continue;
        }
        const auto exam = marked_as_decided(sitting, library);
        if (!exam) {
            all.left_out.push_back({{sitting.id, 0, 0}, exam.error().front().what});
            continue;
        }
        all.title = exam->paper.blueprint.title;
        all.results.push_back(result_of(sitting, *exam, school));
    }
    std::stable_sort(all.results.begin(), all.results.end(),
                     [](const auto& a, const auto& b) { return a.name < b.name; });
    all.cells = sums_of(all.results);
    return all;
}

Result<ExamResults> hand_out_results(Office& office, const School& school, const SignedIn& who,
                                     const ResultsWanted& wanted, const Library& library) {
    auto results = exam_results(office, school, who, wanted, library);
    if (!results) return results;
    const std::string of = !wanted.candidate.empty() ? " " + wanted.candidate
                           : !wanted.team.empty()    ? fixed(" team ") + wanted.team
                                                     : "";
    if (auto noted = office.note_export(who, fixed("results of ") + wanted.exam + of); !noted)
        return tl::make_unexpected(std::move(noted.error()));
    return results;
}

std::string score_in_words(const CellScore& cell) {
    return tr("{right} of {asked}", "right"_a = cell.right, "asked"_a = cell.asked);
}

std::string outcome_in_words(const CandidateResult& result) {
    return tr_of(result.passed ? sentence("Passed: {right} right, {wrong} wrong")
                               : sentence("Failed: {right} right, {wrong} wrong"),
                 "right"_a = result.right, "wrong"_a = result.wrong);
}

std::string weakest_in_words(const std::vector<CellScore>& cells) {
    const auto weakest = weakest_cells(cells);
    if (!weakest.empty()) return in_quotation(weakest);
    const int asked = std::accumulate(cells.begin(), cells.end(), 0,
                                      [](int sum, const auto& cell) { return sum + cell.asked; });
    return asked == 0 ? tr("Nothing was asked") : tr("None: nothing was wrong");
}

std::string whose_in_words(const ExamResults& results) {
    const ResultsWanted& wanted = results.wanted;
    std::string words = tr("Everybody who sat it");
    if (!wanted.team.empty()) words = tr("Team {team}", "team"_a = wanted.team);
    if (!wanted.candidate.empty())
        words = results.results.empty() ? wanted.candidate : results.results.front().name;
    if (wanted.since) words += ", " + tr("from {time}", "time"_a = time_with_zone(*wanted.since));
    if (wanted.until) words += ", " + tr("before {time}", "time"_a = time_with_zone(*wanted.until));
    return words;
}

std::string summary_in_words(const ExamResults& results) {
    if (results.results.empty()) return tr("Nobody of these has a result that counts.");
    const auto passed = std::count_if(results.results.begin(), results.results.end(),
                                      [](const CandidateResult& one) { return one.passed; });
    std::string words =
        tr_n("{count} result: {passed} passed, {failed} failed.",
             "{count} results: {passed} passed, {failed} failed.", std::ssize(results.results),
             "passed"_a = passed, "failed"_a = std::ssize(results.results) - passed);
    const auto weakest = weakest_cells(results.cells);
    if (weakest.empty()) return words + " " + tr("Nothing was wrong.");
    const auto& cell = *std::find_if(results.cells.begin(), results.cells.end(),
                                     [&](const auto& one) { return one.title == weakest.front(); });
    return words + " " +
           tr_n("The weakest part is {parts}: {share} right.",
                "The weakest parts are {parts}: {share} right.", std::ssize(weakest),
                "parts"_a = in_quotation(weakest), "share"_a = percent_of(cell));
}

std::string results_csv(const ExamResults& results) {
    std::string text =
        "exam,sitting,candidate,name,decided-at,result,right,wrong,cell,cell-asked,cell-right,"
        "cell-met,weakest\n";
    for (const CandidateResult& one : results.results) {
        const auto weakest = weakest_cells(one.cells);
        for (const CellScore& cell : one.cells) {
            const bool is_weakest =
                std::find(weakest.begin(), weakest.end(), cell.title) != weakest.end();
            CsvRow row;
            row.word(results.wanted.exam).word(one.sitting).text(one.candidate).text(one.name);
            row.word(to_text(one.decided)).word(one.passed ? "passed" : "failed");
            row.number(one.right).number(one.wrong).text(cell.title);
            row.number(cell.asked).number(cell.right).word(cell.met ? "yes" : "no");
            row.word(is_weakest ? "yes" : "no");
            text += row.line();
        }
    }
    return text;
}

Result<std::string> results_pdf(const ExamResults& results, Paper paper, const UtcTime& made) {
    return results_pdf(print_of(results, made), paper);
}

}  // namespace fairdeal
