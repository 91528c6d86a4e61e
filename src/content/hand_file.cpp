#include "content/hand_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "games/all_games.h"

namespace fairdeal {

namespace {

constexpr std::string_view mark = fixed("#=");

enum class About : std::uint8_t { Line, Nothing, Next, May, Fault, Rests };

struct Expectation {
    About about = About::Line;
    int line = 0;      // of the record's text
    std::string says;  // without its clauses
    std::vector<std::string> clauses;
};

/// What the engine says in place of an expectation.
struct Answered {
    std::string says;
    std::vector<ClauseId> clauses;
};

bool is_clause(std::string_view word) { return !word.empty() && word[0] >= 'A' && word[0] <= 'Z'; }

About about_of(std::string_view first_word) {
    if (first_word == "nothing") return About::Nothing;
    if (first_word == "next") return About::Next;
    if (first_word == "may") return About::May;
    if (first_word == "rests") return About::Rests;
    return first_word == "fault" ? About::Fault : About::Line;
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (const std::string_view word : split_at(text, ' ')) {
        if (!word.empty() && word != "#") words.push_back(word);
    }
    return words;
}

Expectation read_expectation(std::string_view text, int line) {
    const auto words = words_of(text);
    Expectation expected;
    expected.line = line;
    if (!words.empty()) expected.about = about_of(words.front());
    for (const std::string_view word : words) {
        if (is_clause(word))
            expected.clauses.emplace_back(word);
        else
            expected.says += (expected.says.empty() ? "" : " ") + std::string(word);
    }
    return expected;
}

std::vector<Expectation> expectations_of(std::string_view record) {
    std::vector<Expectation> all;
    int line = 0;
    for (const std::string_view text : split_at(record, '\n')) {
        ++line;
        if (text.starts_with(mark)) all.push_back(read_expectation(text.substr(mark.size()), line));
    }
    return all;
}

Answered answered(std::string says, const Clauses& clauses) {
    return {std::move(says), {clauses.begin(), clauses.end()}};
}

/// All that the engine says of what an expectation is about, in order.
std::vector<Answered> answers_about(About about, const Ruling& ruling) {
    std::vector<Answered> all;
    if (about == About::Line || about == About::Nothing) {
        for (const Line& line : ruling.lines) all.push_back(answered(to_text(line), line.because));
    } else if (about == About::Next) {
        for (const Act& act : ruling.next)
            all.push_back(answered("next " + to_text(act), act.because));
    } else if (about == About::Fault) {
        for (const Breach& breach : ruling.breaches)
            all.push_back(answered(fmt::format("fault {}", breach.line), Clauses{breach.clause}));
    } else {
        std::string verbs = "may";
        for (const Verb verb : ruling.may) verbs += " " + std::string(to_text(verb));
        all.push_back({verbs, {}});
    }
    return all;
}

bool is_met(const Expectation& expected, const Answered& answer) {
    if (expected.says != answer.says) return false;
    if (expected.clauses.empty()) return true;
    if (answer.clauses.empty() || answer.clauses.front().id != expected.clauses.front())
        return false;
    return std::all_of(expected.clauses.begin(), expected.clauses.end(), [&](const auto& clause) {
        return std::any_of(answer.clauses.begin(), answer.clauses.end(),
                           [&](ClauseId cited) { return cited.id == clause; });
    });
}

std::string text_of(const Answered& answer) {
    std::string text = answer.says;
    for (const ClauseId clause : answer.clauses) text += " " + std::string(clause.id);
    return text;
}

std::string text_of(const Expectation& expected) {
    std::string text = expected.says;
    for (const std::string& clause : expected.clauses) text += " " + clause;
    return text;
}

/// The rows of the sheet that cite these clauses, in words; empty where a section has no rows.
std::string rows_of(Game game, const std::vector<ClauseId>& clauses) {
    std::vector<std::string> rows;
    for (const PrintedSection& section : rules_of(game)->sections()) {
        for (const PrintedRow& row : section.rows) {
            const ClauseId decides = row.because.empty() ? row.clause : row.because.front();
            if (!clauses.empty() && decides == clauses.front())
                rows.push_back(fmt::format("{}: {}", row.clause.id, tr(row.when)));
        }
    }
    return fmt::format("{}", fmt::join(rows, "; "));
}

class Comparison {
public:
    Comparison(const HandRecord& record, const Ruling& ruling, HandFileReport& report)
        : record_(record), ruling_(ruling), report_(report) {}

    void compare(const std::vector<Expectation>& all) {
        for (const About about : {About::Line, About::Next, About::May, About::Fault})
            compare_about(about, all);
        for (const Expectation& each : all) {
            if (each.about == About::Rests) look_for_clauses(each);
        }
    }

private:
    void compare_about(About about, const std::vector<Expectation>& all) {
        std::vector<const Expectation*> expected;
        bool asked = false;
        for (const Expectation& each : all) {
            const bool nothing = about == About::Line && each.about == About::Nothing;
            asked = asked || nothing || each.about == about;
            if (each.about == about) expected.push_back(&each);
            if (nothing || each.about == about) last_line_ = each.line;
        }
        if (!asked) return;
        const std::vector<Answered> answers = answers_about(about, ruling_);
        for (std::size_t i = 0; i < std::max(expected.size(), answers.size()); ++i) {
            ++report_.expectations;
            const Expectation* wanted = i < expected.size() ? expected[i] : nullptr;
            const Answered* answer = i < answers.size() ? &answers[i] : nullptr;
            if (wanted == nullptr || answer == nullptr || !is_met(*wanted, *answer))
                report(wanted, answer);
        }
        if (expected.empty() && answers.empty()) ++report_.expectations;
    }

    void look_for_clauses(const Expectation& wanted) {
        ++report_.expectations;
        for (const std::string& clause : wanted.clauses) {
            const bool cited = std::any_of(
                ruling_.lines.begin(), ruling_.lines.end(),
                [&](const Line& line) { return cites(line.because, ClauseId{clause}); });
            if (!cited)
                report_.problems.push_back(
                    {{"", wanted.line, 1}, tr("no line rests on {clause}", "clause"_a = clause)});
        }
    }

    void report(const Expectation* wanted, const Answered* answer) {
        const std::string nothing = tr("nothing");
        std::string what = tr("expected {expected}, but the engine says {answer}",
                              "expected"_a = wanted == nullptr ? nothing : text_of(*wanted),
                              "answer"_a = answer == nullptr ? nothing : text_of(*answer));
        const std::string rows =
            answer == nullptr ? "" : rows_of(record_.header.game(), answer->clauses);
        if (!rows.empty()) what += " (" + rows + ")";
        report_.problems.push_back(
            {{"", wanted == nullptr ? last_line_ : wanted->line, 1}, std::move(what)});
    }

    const HandRecord& record_;
    const Ruling& ruling_;
    HandFileReport& report_;
    int last_line_ = 1;
};

/// One hand; the places of its problems are within its own text.
void check_hand(std::string_view text, HandFileReport& report) {
    const auto record = read_record(text);
    if (!record) {
        report.problems = record.error();
        return;
    }
    const auto expected = expectations_of(text);
    ++report.hands;
    if (expected.empty())
        report.problems.push_back(
            {{"", 1, 1},
             tr("nothing is expected of this hand: say what in lines that begin with '#='")});
    Comparison(*record, rule(*record), report).compare(expected);
}

}  // namespace

HandFileReport check_hand_file(std::string_view text, const std::string& source) {
    HandFileReport all;
    for (const RecordText& part : split_records(text)) {
        HandFileReport one;
        check_hand(part.text, one);
        all.hands += one.hands;
        all.expectations += one.expectations;
        for (Problem& problem : at_place(std::move(one.problems), source, part.first_line))
            all.problems.push_back(std::move(problem));
    }
    if (all.hands == 0 && all.problems.empty())
        all.problems.push_back({{source, 0, 0}, tr("there is no hand in this file")});
    return all;
}

}  // namespace fairdeal
