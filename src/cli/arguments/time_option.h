#pragma once
// Options that take a UTC time.

#include <optional>
#include <string>

#include "base/time/utc_time.h"

namespace CLI {  // NOLINT: the library's own name
class App;
}

namespace fairdeal {

/// Refused: a word that is no UTC time. Where the option is not given, `to` stays as it is.
void add_time(CLI::App& command, const std::string& name, std::optional<UtcTime>& to,
              const std::string& what);

}  // namespace fairdeal
