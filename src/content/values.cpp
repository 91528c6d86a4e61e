// Values in attributes, with what is wrong about them.

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "content/xml.h"

namespace fairdeal {

namespace {

bool is_small(char c) { return (c >= 'a' && c <= 'z') || is_digit(c); }
bool is_capital(char c) { return (c >= 'A' && c <= 'Z') || is_digit(c); }

bool is_name(std::string_view text) {
    if (text.empty() || is_digit(text.front())) return false;
    const auto parts = split_at(text, '-');
    return std::all_of(parts.begin(), parts.end(), [](std::string_view part) {
        return !part.empty() && std::all_of(part.begin(), part.end(), is_small);
    });
}

/// "BRK-PUSH-3", "AMB-BRK-04": capitals and digits separated by hyphens, a number at the end.
bool is_clause_id(std::string_view text) {
    const auto parts = split_at(text, '-');
    const bool shaped = std::all_of(parts.begin(), parts.end(), [](std::string_view part) {
        return !part.empty() && std::all_of(part.begin(), part.end(), is_capital);
    });
    return shaped && parts.size() >= 2 &&
           std::all_of(parts.back().begin(), parts.back().end(), is_digit);
}

}  // namespace

Game game_in(const Element& element, std::string_view attribute) {
    const auto game = game_from(element.attribute(attribute));
    if (!game && element.has(attribute)) {
        element.wrong_value(attribute, tr("{word} is not a game",
                                          "word"_a = in_quotes(element.attribute(attribute))));
    }
    return game.value_or(Game::Breakout);
}

std::string name_in(const Element& element, std::string_view attribute) {
    const std::string_view text = element.attribute(attribute);
    if (!is_name(text) && element.has(attribute)) {
        element.wrong_value(
            attribute, tr("{word} is not a name: small letters and digits, separated by hyphens",
                          "word"_a = in_quotes(text)));
    }
    return std::string(text);
}

int number_in(const Element& element, std::string_view attribute, int least, int most) {
    const auto number = whole_number_from(element.attribute(attribute), most);
    if (number && *number >= least) return static_cast<int>(*number);
    if (element.has(attribute)) {
        element.wrong_value(attribute, tr("{word} is not a whole number from {least} to {most}",
                                          "word"_a = in_quotes(element.attribute(attribute)),
                                          "least"_a = least, "most"_a = most));
    }
    return least;
}

bool is_yes(const Element& element, std::string_view attribute) {
    if (!element.has(attribute)) return false;
    if (element.attribute(attribute) == "yes") return true;
    element.wrong_value(attribute, tr("{word} is not 'yes'; leave {attribute} out for no",
                                      "word"_a = in_quotes(element.attribute(attribute)),
                                      "attribute"_a = attribute));
    return false;
}

std::vector<std::string> clauses_in(const Element& element, std::string_view attribute) {
    std::vector<std::string> ids;
    const std::string all = element.words_in(attribute);
    if (all.empty()) return ids;
    for (const std::string_view id : split_at(all, ' ')) {
        if (!is_clause_id(id)) {
            element.wrong_value(attribute,
                                tr("{word} is not the id of a clause", "word"_a = in_quotes(id)));
        } else if (std::find(ids.begin(), ids.end(), id) != ids.end()) {
            element.wrong_value(attribute, tr("{word} is here twice", "word"_a = id));
        }
        ids.emplace_back(id);
    }
    return ids;
}

std::string clause_in(const Element& element, std::string_view attribute) {
    const std::string_view id = element.attribute(attribute);
    if (!is_clause_id(id) && element.has(attribute)) {
        element.wrong_value(attribute,
                            tr("{word} is not the id of a clause", "word"_a = in_quotes(id)));
    }
    return std::string(id);
}

}  // namespace fairdeal
