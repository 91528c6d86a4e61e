#include "words/of_the_dealer.h"

#include <algorithm>
#include <array>
#include <utility>

#include "words/words.h"

namespace fairdeal {

namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

std::string small(std::string_view word) {
    std::string text(word);
    for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

std::string_view word_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && is_letter(text[end])) ++end;
    return text.substr(at, end - at);
}

/// What one does, as it is said of another; what was done is the same of both.
std::string of_another(std::string_view verb) {
    constexpr std::array irregular{std::pair{"have", "has"}, std::pair{"are", "is"},
                                   std::pair{"were", "was"}, std::pair{"do", "does"}};
    constexpr std::array regular{"ask",  "come", "cover", "draw", "fold", "give", "hold",
                                 "keep", "look", "make",  "need", "pay",  "play", "push",
                                 "say",  "show", "stand", "stop", "take", "turn", "want"};
    for (const auto& [you, he] : irregular) {
        if (verb == you) return he;
    }
    const bool now = std::find(regular.begin(), regular.end(), verb) != regular.end();
    const bool hisses = verb.ends_with("sh");
    return std::string(verb) + (now ? hisses ? "es" : "s" : "");
}

/// Who "you" is here: the dealer himself acts in the first sentence.
struct Telling {
    bool first = true;  // sentence
    std::string text;

    void add(std::string_view word, std::string_view rest) {
        const std::string plain = small(word);
        const bool opens = text.empty() || text.ends_with(". ") || text.ends_with(": ");
        const bool follows = rest.size() > 1 && rest[0] == ' ' && is_letter(rest[1]);
        std::string said(word);
        const bool own = rest.starts_with(" own ");
        if (plain == "your" || plain == "yours")
            said = !first ? "the dealer's" : own ? "his" : "his own";
        if (plain == "yourself") said = "himself";
        if (plain == "you") said = !first || text.empty() ? "the dealer" : follows ? "he" : "him";
        text += opens && word.front() == 'Y' ? capital(said) : said;
    }
};

}  // namespace

std::string of_the_dealer(std::string_view sentence) {
    Telling telling;
    bool he_acts = false;  // the word before was "you"
    for (std::size_t at = 0; at < sentence.size();) {
        if (!is_letter(sentence[at])) {
            he_acts = he_acts && sentence[at] == ' ';
            telling.first = telling.first && sentence[at] != '.';
            telling.text += sentence[at++];
            continue;
        }
        const std::string_view word = word_at(sentence, at);
        at += word.size();
        if (he_acts)
            telling.text += of_another(word);
        else
            telling.add(word, sentence.substr(at));
        he_acts = small(word) == "you";
    }
    return telling.text;
}

std::string action_of_the_dealer(std::string_view sentence) {
    constexpr std::string_view subject = "The dealer ";
    std::string action = of_the_dealer(sentence);
    if (action.starts_with(subject)) action.erase(0, subject.size());
    action.resize(std::min(action.size(), action.find(". ")));
    while (action.ends_with('.')) action.pop_back();
    return capital(action);
}

}  // namespace fairdeal
