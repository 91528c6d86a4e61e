#pragma once
// What SQLite alone needs for the same rows, by its own C interface: the yardstick.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

/// Reads every record's text of a log; the sum of their bytes.
std::int64_t bare_scan(const std::filesystem::path& log);

/// Makes a new file with one table of numbered texts and inserts them, a thousand in a transaction,
/// with the same care for the disk as the log.
void bare_insert(const std::filesystem::path& file, const std::vector<std::string>& texts);
