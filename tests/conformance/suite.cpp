#include "suite.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <tuple>

#include "support/file_text.h"

namespace fairdeal {

namespace fs = std::filesystem;

std::vector<nlohmann::json> cases_of(std::string_view kind) {
    std::vector<fs::path> files;
    for (const auto& entry :
         fs::directory_iterator(fs::path(FAIRDEAL_SOURCE_DIR) / "tests/conformance" / kind))
        files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<nlohmann::json> cases;
    for (const fs::path& file : files) {
        for (nlohmann::json& one : nlohmann::json::parse(text_of_file(file))) {
            one["file"] = std::string(kind) + "/" + file.stem().string();
            cases.push_back(std::move(one));
        }
    }
    return cases;
}

std::string name_of(const nlohmann::json& one) {
    return one.at("file").get<std::string>() + ": " + one.at("what").get<std::string>();
}

std::string text_of_lines(const nlohmann::json& lines) {
    if (lines.is_string()) return lines.get<std::string>();
    std::string text;
    for (const auto& line : lines) {
        const int times = line.is_object() ? line.at("times").get<int>() : 1;
        const auto& words = line.is_object() ? line.at("line") : line;
        for (int i = 0; i < times; ++i) text += words.get<std::string>() + "\n";
    }
    return text;
}

Result<HandRecord> read_only_record(std::string_view file) {
    const auto texts = split_records(file);
    if (texts.size() != 1) throw std::runtime_error("a case of the suite is not one record");
    return read_record(texts.front().text);
}

std::string first_place(const Problems& problems) {
    const auto place = [](const Problem& problem) {
        return std::tuple(problem.where.line, problem.where.column);
    };
    const Problem first = *std::ranges::min_element(problems, {}, place);
    return std::to_string(first.where.line) + ":" + std::to_string(first.where.column);
}

HandRecord after_lines(const HandRecord& record, std::size_t lines) {
    std::string text = write(record);
    std::size_t end = text.find('\n');
    for (; lines > 0 && end + 1 < text.size(); --lines) end = text.find('\n', end + 1);
    return read_record(text.substr(0, end)).value();
}

}  // namespace fairdeal
