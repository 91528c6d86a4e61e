#include "cli/log/option_words.h"

#include "base/text.h"
#include "base/translation.h"
#include "log/rows.h"

namespace fairdeal {

void OptionWords::refuse(const char* option, std::string what) {
    problems_.push_back({{option, 0, 0}, std::move(what)});
}

void OptionWords::check_span(const char* until, std::optional<std::int64_t> from,
                             std::optional<std::int64_t> to) {
    if (from && to && *to <= *from) refuse(until, tr("it is not after the beginning"));
}

std::optional<std::int64_t> OptionWords::instant(const char* option, const std::string& word) {
    const auto at = word.empty() ? std::nullopt : instant_from(word);
    if (!at && !word.empty())
        refuse(option, tr("{word} is not a day (2026-03-14) or a UTC time (2026-03-14T21:05:09Z)",
                          "word"_a = in_quotes(word)));
    return at;
}

}  // namespace fairdeal
