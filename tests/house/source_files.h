#pragma once
// The source files of this project, as text.

#include <filesystem>
#include <string>
#include <vector>

namespace fairdeal::house {

struct SourceFile {
    std::string path;  // from the folder that was asked for, with '/': "games/breakout/draw.h"
    std::vector<std::string> lines;
};

/// Every .h and .cpp below `folder` of the project ("src", "tests"), by path.
std::vector<SourceFile> source_files(const std::string& folder);

/// All of a file; empty where there is none.
std::string text_of(const std::filesystem::path& path);

struct Include {
    std::string path;
    bool quoted = false;   // "path", not <path>
    std::size_t line = 0;  // from 1
};

/// The includes of a file, in order, whether or not a condition stands around them.
std::vector<Include> includes_of(const SourceFile& file);

}  // namespace fairdeal::house
