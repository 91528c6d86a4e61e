#include "feeds/documents/joined_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <sstream>

#include "base/translation.h"
#include "feeds/documents/fields.h"
#include "feeds/rounds/feed_times.h"
#include "formats/csv_table.h"

namespace fairdeal {

namespace {

/// Times of the second file have a form of their own.
Mapping with_time_of_join(const Mapping& mapping) {
    Mapping joined;
    joined.time = mapping.join->time;
    return joined;
}

std::string text_at(const nlohmann::json& document, const std::vector<std::string>& path) {
    const auto* const value = value_at(document, path);
    return value != nullptr && value->is_string() ? value->get<std::string>() : "";
}

}  // namespace

Result<JoinedRows> JoinedRows::read(const std::string& bytes, const Mapping& mapping,
                                    const std::string& source) {
    std::istringstream in(fmt::format("{}\n{}", fmt::join(mapping.join->columns, ";"), bytes));
    auto table = read_csv_table(in, source);
    Problems problems = table ? Problems() : table.error();
    JoinedRows joined;
    joined.hash_ = sha256(bytes);
    const Mapping times = with_time_of_join(mapping);
    for (const CsvCells& cells : table ? table->rows : std::vector<CsvCells>()) {
        JoinedRow row;
        for (std::size_t i = 0; i < cells.size(); ++i)
            row.row[table->names[i].text] = cells[i].text;
        row.table = row.row["table"];
        const auto time = feed_time_from(row.row["time"].get<std::string>(), times);
        if (time)
            row.time = *time;
        else
            problems.push_back({cells.front().where, time.error().front().what});
        joined.rows_.push_back(std::move(row));
    }
    for (Problem& problem : problems) --problem.where.line;  // for the names, which it has not
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    std::stable_sort(joined.rows_.begin(), joined.rows_.end(),
                     [](const JoinedRow& a, const JoinedRow& b) { return a.time < b.time; });
    return joined;
}

nlohmann::json JoinedRows::beside(const nlohmann::json& document, const Mapping& mapping) const {
    nlohmann::json rows = nlohmann::json::array();
    const FeedJoin& join = *mapping.join;
    const std::string table = text_at(document, join.table);
    auto from = feed_time_from(text_at(document, join.start), mapping);
    const auto until = feed_time_from(text_at(document, join.end), mapping);
    if (table.empty() || !from || !until) return rows;
    from->time -= std::chrono::seconds(join.before);
    const auto first =
        std::lower_bound(rows_.begin(), rows_.end(), *from,
                         [](const JoinedRow& row, const UtcTime& time) { return row.time < time; });
    for (auto row = first; row != rows_.end() && row->time <= *until; ++row) {
        if (row->table == table) rows.push_back(row->row);
    }
    return rows;
}

}  // namespace fairdeal
