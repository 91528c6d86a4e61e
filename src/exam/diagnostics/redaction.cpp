#include "exam/diagnostics/redaction.h"

#include <algorithm>

namespace fairdeal {

namespace {

bool is_of_a_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool stands_alone(std::string_view text, std::size_t at, std::size_t length) {
    const bool begins = at == 0 || !is_of_a_word(text[at - 1]);
    const bool ends = at + length == text.size() || !is_of_a_word(text[at + length]);
    return begins && ends;
}

}  // namespace

void Redaction::hide(std::string word, std::string in_its_place) {
    if (word.empty()) return;
    const auto place = std::ranges::find_if(
        words_, [&](const auto& known) { return known.first.size() < word.size(); });
    words_.insert(place, {std::move(word), std::move(in_its_place)});
}

std::string Redaction::applied_to(std::string_view text) const {
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        const auto hidden = std::ranges::find_if(words_, [&](const auto& known) {
            return text.substr(at).starts_with(known.first) &&
                   stands_alone(text, at, known.first.size());
        });
        if (hidden == words_.end()) {
            shown += text[at++];
        } else {
            shown += hidden->second;
            at += hidden->first.size();
        }
    }
    return shown;
}

}  // namespace fairdeal
