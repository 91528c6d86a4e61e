#pragma once
// Passphrases: the first line of a file, or typed at the terminal without being shown; never words
// of the command line, which everybody on the machine can read.

#include <string>

#include "base/problem.h"

namespace fairdeal {

/// `file` empty: the terminal is asked for `what` ("Passphrase"), twice if it is a new one. Refused
/// where nobody is at the terminal, and where others may read the file.
Result<std::string> passphrase_in(const std::string& file, const std::string& what,
                                  bool twice = false);

}  // namespace fairdeal
