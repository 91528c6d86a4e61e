#include "questions/kinds/shared/answer_lines.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"

namespace fairdeal {

Texts sorted_lines(Texts lines) {
    std::sort(lines.begin(), lines.end());
    return lines;
}

Texts sorted_lines_once(Texts lines) {
    lines = sorted_lines(std::move(lines));
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    return lines;
}

Texts texts_of(const Claim& claim) {
    Texts lines;
    for (const ClaimedLine& line : claim) lines.push_back(to_text(line));
    return lines;
}

std::string joined_lines(const Texts& lines, std::string_view if_none) {
    return lines.empty() ? std::string(if_none) : fmt::format("{}", fmt::join(lines, "\n"));
}

std::string or_none(std::string text) {
    return text.empty() ? std::string(none_of_them) : std::move(text);
}

AnswerLines::AnswerLines(std::string_view text, const Scenario& scenario)
    : lines_(split_at(text, '\n')), scenario_(scenario) {}

void AnswerLines::wrong(std::size_t line, std::string what, int column) {
    problems.push_back({{"", static_cast<int>(line) + 1, column}, std::move(what)});
}

std::string_view AnswerLines::only() {
    if (lines_.size() > 1) wrong(1, tr("this answer has one line"));
    return lines_.front();
}

bool AnswerLines::is_only(std::string_view word) const {
    return lines_.size() == 1 && lines_.front() == word;
}

void AnswerLines::wrong_value(const char* what) {
    wrong(0, tr_of(what, "answer"_a = in_quotes(lines_.front())));
}

Claim AnswerLines::claim(std::size_t count, bool (*may_be)(Verb)) {
    Claim claim;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t before = problems.size();
        const Event event =
            read_event(lines_[i], scenario_.game(), static_cast<int>(i) + 1, problems);
        if (problems.size() > before) continue;
        if (!may_be(event.verb))
            wrong(i, tr("'{verb}' is no line of this answer", "verb"_a = to_text(event.verb)));
        claim.push_back(claimed_by(event, no_event));
        claim.back().line = 0;
    }
    return claim;
}

Claim AnswerLines::claim_or(std::string_view if_none, bool (*may_be)(Verb)) {
    return is_only(if_none) ? Claim() : claim(lines_.size(), may_be);
}

std::string AnswerLines::clause(std::size_t line, std::string_view id) {
    const auto sheet = id.starts_with(irregular_prefix) ? irregular_clauses()
                                                        : rules_of(scenario_.game())->clauses();
    const bool known =
        std::any_of(sheet.begin(), sheet.end(), [&](ClauseId clause) { return clause.id == id; });
    if (!known) wrong(line, tr("{clause} is no clause of this game", "clause"_a = in_quotes(id)));
    return std::string(id);
}

void AnswerLines::compare(const std::string& written) {
    const auto should = split_at(written, '\n');
    for (std::size_t i = 0; i < std::max(lines_.size(), should.size()); ++i) {
        if (i >= should.size()) return wrong(i, tr("this line has been said before"));
        if (i >= lines_.size())
            return wrong(i, tr("{line} is missing", "line"_a = in_quotes(should[i])));
        if (lines_[i] != should[i])
            return wrong(
                i, tr("{line} is not as it is written, {written}", "line"_a = in_quotes(lines_[i]),
                      "written"_a = in_quotes(should[i])));
    }
}

}  // namespace fairdeal
