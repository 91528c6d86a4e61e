#pragma once
// CSV files of the exam office: who earned what with which item family, and what the judges of a
// panel said. Every problem is named with its line and column.

#include <istream>
#include <string>
#include <vector>

#include "assessment/statistics/angoff.h"
#include "base/time/utc_time.h"

namespace fairdeal {

/// A row a person: `person`, then if wanted `at` (a day or UTC time) and `rules` (a version), and a
/// column for each item family. A mark is 0 to 1, or right answers of those asked: 3/4; an empty
/// cell: not asked.
struct MarksFile {
    MarkTable table;
    std::vector<UtcTime> at;         // of each person; none where there is no such column
    std::vector<std::string> rules;  // likewise
};
Result<MarksFile> read_marks(std::istream& in, const std::string& source);

/// The people who sat the exam before and since: since a day, or under a version of the rules, all
/// others before. An empty text asks for nothing.
struct Sittings {
    MarkTable before, since;
};
Sittings since(const MarksFile& file, const UtcTime& day);
Sittings under_rules(const MarksFile& file, const std::string& version);

/// A row a judge and round: `judge`, `round` (1 or 2), `on` (a day), `rules` (the version, the same
/// in all rows), if wanted `least-cut`, `most-cut`, `least-fail` and `most-fail`, and a column for
/// each item family: the chance, 0 to 1.
Result<AngoffPanel> read_panel(std::istream& in, const std::string& source);

/// 2026-03-14.
bool is_day(std::string_view text);

}  // namespace fairdeal
