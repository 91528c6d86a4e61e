#include "feeds/documents/joined_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <sstream>

#include "base/text.h"
#include "base/translation.h"
#include "feeds/documents/documents.h"
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

Problems JoinedRows::add_list(const JoinedFile& file, const Mapping& mapping) {
    Mapping list;  // every one is of JSON, whatever the documents are
    list.limits = mapping.limits;
    const auto documents = documents_in(file.bytes, list, file.source);
    if (!documents) return documents.error();
    Problems problems;
    for (const FeedDocument& document : *documents) {
        const Place where{file.source, document.line, 1};
        auto row = nlohmann::json::parse(document.json, nullptr, false);
        const std::string id = text_at(row, mapping.join->key);
        if (!document.why_none.empty()) {
            problems.push_back({where, document.why_none});
        } else if (id.empty() || !row.is_object()) {
            problems.push_back({where, tr("this row of the list {list} says no round",
                                          "list"_a = in_quotes(file.list))});
        } else {
            row["list"] = file.list;
            rounds_[id].push_back(listed_.size());
            listed_.push_back({{id, file.list, where}, std::move(row)});
        }
    }
    return problems;
}

Result<JoinedRows> JoinedRows::read(const std::vector<JoinedFile>& files, const Mapping& mapping) {
    const FeedJoin& join = *mapping.join;
    if (join.lists.empty()) {
        if (files.size() == 1 && files.front().list.empty())
            return read(files.front().bytes, mapping, files.front().source);
        return refused({}, tr("this mapping joins one file: --join FILE"));
    }
    JoinedRows joined;
    Problems problems;
    std::string hashes;
    for (const std::string& list : join.lists) {
        const auto is_it = [&](const JoinedFile& file) { return file.list == list; };
        const auto file = std::find_if(files.begin(), files.end(), is_it);
        if (std::count_if(files.begin(), files.end(), is_it) != 1) {
            problems.push_back({{},
                                tr("this mapping joins the list {list}, once: --join {list}=FILE",
                                   "list"_a = list)});
            continue;
        }
        const Problems wrong = joined.add_list(*file, mapping);
        problems.insert(problems.end(), wrong.begin(), wrong.end());
        hashes += fmt::format("{} {}\n", list, to_hex(sha256(file->bytes)));
    }
    for (const JoinedFile& file : files) {
        if (std::find(join.lists.begin(), join.lists.end(), file.list) == join.lists.end())
            problems.push_back(
                {{file.source, 0, 0},
                 tr("this mapping joins no list {list}, but {lists}",
                    "list"_a = in_quotes(file.list), "lists"_a = and_list(join.lists))});
    }
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    joined.hash_ = sha256(hashes);
    return joined;
}

std::vector<JoinedRows::Round> JoinedRows::rounds_without(
    const std::set<std::string>& documents) const {
    std::vector<Round> rounds;
    for (std::size_t place = 0; place < listed_.size(); ++place) {
        const Round& round = listed_[place].of;
        if (rounds_.at(round.id).front() == place && !documents.contains(round.id))
            rounds.push_back(round);
    }
    return rounds;
}

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

std::string joined_id_of(const nlohmann::json& document, const Mapping& mapping) {
    return text_at(document, mapping.join->id);
}

nlohmann::json JoinedRows::beside(const nlohmann::json& document, const Mapping& mapping) const {
    nlohmann::json rows = nlohmann::json::array();
    const FeedJoin& join = *mapping.join;
    if (!join.lists.empty()) {
        const auto round = rounds_.find(joined_id_of(document, mapping));
        if (round == rounds_.end()) return rows;
        for (const std::size_t place : round->second) rows.push_back(listed_[place].row);
        return rows;
    }
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
