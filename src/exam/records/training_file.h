#pragma once
// What a regulator asks for: how one dealer was trained and examined in one game. Every line comes
// from what was kept when it happened; nothing is entered by hand.

#include "exam/office/office.h"
#include "picture/page.h"
#include "training/library.h"

namespace fairdeal {

struct TrainingLine {
    std::string day;   // "2026-03-14", as it is printed
    std::string kind;  // "lesson", "practice", "exam", "appeal", "table test", ...
    std::string what;  // the lesson's title, the sitting, the certificate and why it is withdrawn
    Millis time = 0;   // on it; 0: not measured
    int asked = 0, right = 0;
    std::string outcome;  // "done", "passed", "failed", ...
    std::string by;       // the examiner, who signed; empty: nobody
    /// "office log": signed with the exam office's; "school file": kept as it was given, signed by
    /// nobody; "imported from x.jsonl on 2026-11-22": not given at this school at all.
    std::string evidence{};
    friend bool operator==(const TrainingLine&, const TrainingLine&) = default;
};

struct TrainingFile {
    std::string dealer, name;  // id; empty name: not told or erased
    Game game = Game::Breakout;
    std::string rules;                // the rules' version
    std::vector<TrainingLine> lines;  // by day
    Millis time = 0;                  // all of it
    friend bool operator==(const TrainingFile&, const TrainingFile&) = default;
};

/// `office` may be null: then nobody was examined. Practice is summed by day.
TrainingFile training_file(const School& school, const Office* office, const std::string& dealer,
                           Game game, const Library& library);

/// With a first row of headings; times in whole minutes.
std::string training_csv(const TrainingFile& file);
/// `made` is the document's date.
Result<std::string> training_pdf(const TrainingFile& file, Paper paper, const UtcTime& made);

}  // namespace fairdeal
