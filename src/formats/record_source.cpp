#include "formats/record_source.h"

#include <algorithm>

#include "base/translation.h"
#include "formats/notation_source.h"
#include "formats/row_source.h"

namespace fairdeal {

std::string_view to_text(FileFormat format) {
    switch (format) {
        case FileFormat::Notation: return "notation";
        case FileFormat::Csv: return "csv";
        case FileFormat::JsonLines: return "jsonl";
    }
    throw Fault("invalid format");
}

std::optional<FileFormat> format_from(std::string_view word) {
    for (const auto format : {FileFormat::Notation, FileFormat::Csv, FileFormat::JsonLines}) {
        if (word == to_text(format)) return format;
    }
    return std::nullopt;
}

FileFormat format_of_file(std::string_view name) {
    const auto ends_with = [&](std::string_view end) {
        return name.size() > end.size() &&
               std::ranges::equal(name.substr(name.size() - end.size()), end, {},
                                  [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; });
    };
    if (ends_with(".csv")) return FileFormat::Csv;
    for (const char* end : {".jsonl", ".ndjson", ".json"}) {
        if (ends_with(end)) return FileFormat::JsonLines;
    }
    return FileFormat::Notation;
}

namespace {

/// The value of a row in which a place of the record's text lies.
const RowValue* value_at(const SourcedRecord& record, const Place& place) {
    const RowValue* found = nullptr;
    for (const RowValue& value : record.values) {
        if (static_cast<int>(value.line) + 1 == place.line && value.column <= place.column)
            found = &value;
    }
    return found;
}

void name_value(Problem& problem, const SourcedRecord& record) {
    const RowValue* value = value_at(record, problem.where);
    if (value == nullptr) return;
    if (value->name == RowColumn::Record) {
        problem.what = tr("line {line} of the record: {what}", "line"_a = problem.where.line,
                          "what"_a = problem.what);
        return;
    }
    problem.what =
        tr("{column}: {what}", "column"_a = to_text(value->name), "what"_a = problem.what);
    problem.where.column = 1;
}

}  // namespace

Problems in_file(Problems problems, const SourcedRecord& record, const std::string& source) {
    for (Problem& problem : problems) {
        problem.where.source = source;
        if (!record.problems.empty()) continue;
        name_value(problem, record);
        const auto line = static_cast<std::size_t>(problem.where.line);
        const bool known = line >= 1 && line <= record.lines.size();
        problem.where.line = known ? record.lines[line - 1] : record.first_line();
    }
    return problems;
}

std::unique_ptr<RecordSource> open_source(std::istream& in, FileFormat format) {
    switch (format) {
        case FileFormat::Notation: return std::make_unique<NotationSource>(in);
        case FileFormat::Csv: return std::make_unique<RowSource>(in, csv_rows(in));
        case FileFormat::JsonLines: return std::make_unique<RowSource>(in, json_rows(in));
    }
    throw Fault("invalid format");
}

}  // namespace fairdeal
