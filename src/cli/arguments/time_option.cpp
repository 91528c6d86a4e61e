#include "cli/arguments/time_option.h"

#include <CLI/CLI.hpp>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

void add_time(CLI::App& command, const std::string& name, std::optional<UtcTime>& to,
              const std::string& what) {
    const auto take = [&to](const std::string& word) { to = utc_time_from(word); };
    command.add_option_function<std::string>(name, take, what)->check([](const std::string& word) {
        return is_utc_time(word) ? "" : tr("not a UTC time such as 2026-03-14T21:05:09Z");
    });
}

}  // namespace fairdeal
