#include "cli/log/option_words.h"

#include "base/text.h"
#include "base/translation.h"
#include "log/rows.h"

namespace fairdeal {

void OptionWords::refuse(const char* option, std::string what) {
    problems_.push_back({{option, 0, 0}, std::move(what)});
}

std::optional<Problem> why_no_span(const char* until, const HandFilter& filter) {
    if (!filter.from || !filter.to || *filter.from < *filter.to) return std::nullopt;
    return Problem{{until, 0, 0}, tr("it is not after the beginning")};
}

void OptionWords::read_span(HandFilter& filter, SpanOption since, SpanOption until) {
    filter.from = instant(since.name, since.word);
    filter.to = instant(until.name, until.word);
    if (auto why = why_no_span(until.name, filter)) refuse(*std::move(why));
}

std::optional<std::int64_t> OptionWords::instant(const char* option, const std::string& word) {
    const auto at = word.empty() ? std::nullopt : instant_from(word);
    if (!at && !word.empty())
        refuse(option, tr("{word} is not a day (2026-03-14) or a UTC time (2026-03-14T21:05:09Z)",
                          "word"_a = in_quotes(word)));
    return at;
}

}  // namespace fairdeal
