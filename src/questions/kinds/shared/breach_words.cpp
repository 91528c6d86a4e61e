#include "questions/kinds/shared/breach_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

std::string with_between(const Texts& parts, std::string_view between) {
    return fmt::format("{}", fmt::join(parts, between));
}

std::string any_of_these(const Texts& parts) {
    std::string words;
    for (const std::string& part : parts)
        words = words.empty() ? part : tr("{this}, or {that}", "this"_a = words, "that"_a = part);
    return words;
}

std::string breaches_in_words(const std::vector<Breach>& breaches) {
    Texts words;
    for (const Breach& breach : breaches) {
        const std::string what = capital(breach.what);
        if (std::find(words.begin(), words.end(), what) == words.end()) words.push_back(what);
    }
    std::string all = with_between(words, ". ");
    return all.empty() || all.back() == '.' ? all : all + ".";
}

}  // namespace fairdeal
