#pragma once
// Logs as older programs kept them.

#include <filesystem>
#include <string>

namespace fairdeal {

/// The log in a file as a program that knew only the first `version` migrations would have kept it:
/// of version 1, the hands without a ledger; later ones with everything their tables can hold.
std::string as_version(int version, const std::filesystem::path& log);

}  // namespace fairdeal
