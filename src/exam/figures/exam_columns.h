#pragma once
// The columns of the exam office's CSV files: some of known names, the rest item families.

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "base/translation.h"
#include "formats/csv_table.h"

namespace fairdeal {

/// What the columns of these names are; all others are item families.
class ExamColumns {
public:
    ExamColumns(const CsvCells& names, std::span<const std::string_view> known) {
        for (std::size_t at = 0; at < names.size(); ++at) {
            if (std::ranges::find(known, names[at].text) != known.end())
                columns_.emplace(names[at].text, at);
            else
                families_.push_back(at);
        }
    }
    [[nodiscard]] const std::vector<std::size_t>& families() const { return families_; }
    [[nodiscard]] bool has(std::string_view name) const { return columns_.contains(name); }
    /// The cell of a column that is there.
    [[nodiscard]] const CsvCell& in(const CsvCells& row, std::string_view name) const {
        return row[columns_.find(name)->second];
    }

    void must_have(std::span<const std::string_view> needed, const std::string& source,
                   Problems& problems) const {
        const Place head{source, 1, 1};
        for (const std::string_view name : needed) {
            if (!has(name))
                problems.push_back({head, tr("there is no column '{name}'", "name"_a = name)});
        }
        if (families_.empty())
            problems.push_back({head, tr("there is no column of an item family")});
    }

private:
    std::map<std::string, std::size_t, std::less<>> columns_;
    std::vector<std::size_t> families_;
};

}  // namespace fairdeal
