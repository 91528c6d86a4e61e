#include "house/source_files.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>

namespace fairdeal::house {

std::vector<SourceFile> source_files(const std::string& folder) {
    const std::filesystem::path top = std::filesystem::path(FAIRDEAL_SOURCE_DIR) / folder;
    std::vector<SourceFile> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(top)) {
        const auto extension = entry.path().extension();
        if (extension != ".h" && extension != ".cpp") continue;
        SourceFile file{entry.path().lexically_relative(top).generic_string(), {}};
        std::ifstream text(entry.path());
        for (std::string line; std::getline(text, line);) file.lines.push_back(line);
        files.push_back(std::move(file));
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<Include> includes_of(const SourceFile& file) {
    static const std::regex directive(R"rx(^\s*#\s*include\s*(["<])([^">]*)[">].*)rx");
    std::vector<Include> includes;
    std::smatch match;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
        if (!std::regex_match(file.lines[i], match, directive)) continue;
        includes.push_back({match[2].str(), match[1].str() == "\"", i + 1});
    }
    return includes;
}

}  // namespace fairdeal::house
