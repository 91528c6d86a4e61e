#pragma once
// How those who sat an exam stand in its cells: one candidate, a team, or all of some days. It is
// marked from the office's log each time; nothing of it is kept. Results that do not count, and
// sittings that cannot be marked here, are named and left out of every sum.

#include "exam/office/office.h"
#include "exam/sitting/marked_exam.h"
#include "picture/page.h"

namespace fairdeal {

/// Whose results are looked at. The exam is named; what is empty or not set restricts nothing.
struct ResultsWanted {
    std::string exam;                         // id of the blueprint
    std::string candidate, team;              // a person's id; a team of today
    std::optional<UtcTime> since{}, until{};  // decided at or after; decided before
    friend bool operator==(const ResultsWanted&, const ResultsWanted&) = default;
};
/// With the ends as they are typed, each a day or a UTC time or empty. Refused, with its name: an
/// end that is neither, an end that is not after the beginning.
Result<ResultsWanted> results_wanted(std::string exam, std::string_view since,
                                     std::string_view until);

/// A cell of one sitting, or of all together.
struct CellScore {
    std::string title;
    int asked = 0, right = 0;
    bool met = false;                       // of one sitting
    std::string lacks{};                    // of one that is not met: "8 items needed"
    std::vector<std::string> weakest_of{};  // of all together: whose weakest cell it is, by name
    friend bool operator==(const CellScore&, const CellScore&) = default;
};

/// One sitting that counts, as it counts.
struct CandidateResult {
    std::string sitting, candidate, name;  // id; the name as people say it
    UtcTime decided;
    SittingStage stage = SittingStage::Failed;
    bool passed = false;  // at the screen
    int right = 0, wrong = 0;
    std::vector<CellScore> cells;  // as in the exam that they sat
    friend bool operator==(const CandidateResult&, const CandidateResult&) = default;
};

struct ExamResults {
    std::string title;  // of the exam
    ResultsWanted wanted;
    std::vector<CandidateResult> results;  // by name, then by day
    std::vector<CellScore> cells;          // by title, in the order of the newest exam
    Problems left_out;                     // sittings, and why each does not count here
};

/// The cells of a marked exam as they count, with what those that are not met lack.
std::vector<CellScore> cell_scores(const Blueprint& exam, const ExamOutcome& outcome);
/// The titles of the weakest: the lowest share of right answers. Several where they are alike; none
/// where nothing was asked or nothing was wrong.
std::vector<std::string> weakest_cells(const std::vector<CellScore>& cells);

/// For who may see results; a refusal is recorded. Refused as well: no such person, no such team.
Result<ExamResults> exam_results(Office& office, const School& school, const SignedIn& who,
                                 const ResultsWanted& wanted, const Library& library);
/// The same, to be taken out of the office: who may is asked, and what leaves is recorded.
Result<ExamResults> hand_out_results(Office& office, const School& school, const SignedIn& who,
                                     const ResultsWanted& wanted, const Library& library);

/// "3 of 4".
std::string score_in_words(const CellScore& cell);
/// "Passed: 38 right, 2 wrong", of the screen.
std::string outcome_in_words(const CandidateResult& result);
/// The weakest cells of somebody by their titles, or that there is none.
std::string weakest_in_words(const std::vector<CellScore>& cells);
/// Whose results they are: "Team Evening, from 14 Mar 2026, 00:00".
std::string whose_in_words(const ExamResults& results);
/// What stands out: how many passed, and the weakest cell of all together.
std::string summary_in_words(const ExamResults& results);

/// A line for each cell of each sitting, below a line of headings.
std::string results_csv(const ExamResults& results);
/// `made` is the document's date.
Result<std::string> results_pdf(const ExamResults& results, Paper paper, const UtcTime& made);

}  // namespace fairdeal
