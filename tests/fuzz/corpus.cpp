// fuzz-corpus FOLDER: writes the seeds of every reader, a folder each, for libFuzzer to begin with.

#include <filesystem>
#include <fstream>

#include "fuzz/readers.h"

int main(int count, char** words) {
    if (count != 2) return 2;
    for (const fairdeal::Reader& reader : fairdeal::readers()) {
        const std::filesystem::path folder = std::filesystem::path(words[1]) / reader.name;
        std::filesystem::create_directories(folder);
        int number = 0;
        for (const std::string& seed : reader.seeds()) {
            std::ofstream(folder / ("seed-" + std::to_string(++number)), std::ios::binary) << seed;
        }
    }
    return 0;
}
