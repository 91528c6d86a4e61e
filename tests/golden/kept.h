#pragma once
// What the program did when somebody last read it through, kept as text files beside the tests.
// FAIRDEAL_RENEW=1 in the environment writes them again in place of comparing.

#include <filesystem>
#include <string>

namespace fairdeal {

/// Whether kept files are to be written again.
bool is_renewing();

/// A file of this folder.
std::filesystem::path kept_file(const std::string& name);

/// Holds the text against the kept file; shows the difference as a test's error, or renews it.
void must_be_as_kept(const std::string& name, const std::string& text);

}  // namespace fairdeal
