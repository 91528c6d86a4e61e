#include "cli/log/option_words.h"

#include <fmt/format.h>

#include "base/text.h"
#include "log/rows.h"

namespace fairdeal {

void OptionWords::refuse(const char* option, const std::string& word, std::string_view what) {
    problems_.push_back({{option, 0, 0}, fmt::format("{} {}", in_quotes(word), what)});
}

std::optional<std::int64_t> OptionWords::instant(const char* option, const std::string& word) {
    const auto at = word.empty() ? std::nullopt : instant_from(word);
    if (!at && !word.empty())
        refuse(option, word, "is not a day (2026-03-14) or a UTC time (2026-03-14T21:05:09Z)");
    return at;
}

}  // namespace fairdeal
