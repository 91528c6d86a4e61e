#pragma once
// The lines of one answer's text: how they are put together, and how they are read, with what is
// wrong with them.

#include "base/text.h"
#include "questions/grade.h"

namespace fairdeal {

using Texts = std::vector<std::string>;

constexpr std::string_view no_lines = "nothing";
constexpr std::string_view none_of_them = "none";

Texts sorted_lines(Texts lines);
/// What is said twice is said once.
Texts sorted_lines_once(Texts lines);
Texts texts_of(const Claim& claim);
/// A line each; where there are none, `if_none`.
std::string joined_lines(const Texts& lines, std::string_view if_none);
std::string or_none(std::string text);

class AnswerLines {
public:
    /// The text must outlive it.
    AnswerLines(std::string_view text, const Scenario& scenario);

    [[nodiscard]] const Scenario& scenario() const { return scenario_; }
    [[nodiscard]] const std::vector<std::string_view>& lines() const { return lines_; }

    /// Notes what is wrong with a line (from 0).
    void wrong(std::size_t line, std::string what, int column = 1);
    /// The only line of an answer that has one.
    std::string_view only();
    [[nodiscard]] bool is_only(std::string_view word) const;
    /// The value that was read from the only line; where it is none, `what` is wrong with it: a
    /// marked sentence of the {answer}.
    template <class Value>
    Value known(const std::optional<Value>& value, const char* what) {
        if (!value) wrong_value(what);
        return value.value_or(Value());
    }
    /// The first `count` lines as settlement lines of verbs that the question takes.
    Claim claim(std::size_t count, bool (*may_be)(Verb));
    Claim claim_or(std::string_view if_none, bool (*may_be)(Verb));
    /// A clause of the game's sheet, by its id.
    std::string clause(std::size_t line, std::string_view id);
    /// The text must be the one that the answer is written as.
    void compare(const std::string& written);

    Problems problems;

private:
    void wrong_value(const char* what);

    std::vector<std::string_view> lines_;
    const Scenario& scenario_;
};

}  // namespace fairdeal
