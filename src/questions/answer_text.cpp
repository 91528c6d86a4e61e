#include "questions/answer_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/text.h"

namespace fairdeal {

namespace {

constexpr std::string_view no_lines = "nothing";
constexpr std::string_view no_act = "nothing";
constexpr std::string_view none_of_them = "none";
constexpr std::string_view nobody = "nobody";
constexpr std::string_view may = "allowed";
constexpr std::string_view may_not = "not allowed";
constexpr std::string_view clause_word = "clause ";
constexpr int most_points = 999;

using Texts = std::vector<std::string>;

Texts sorted(Texts lines) {
    std::sort(lines.begin(), lines.end());
    return lines;
}

/// What is said twice is said once.
Texts sorted_once(Texts lines) {
    lines = sorted(std::move(lines));
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    return lines;
}

Texts texts_of(const Claim& claim) {
    Texts lines;
    for (const ClaimedLine& line : claim) lines.push_back(to_text(line));
    return lines;
}

template <class Holds>
Claim those_that(const Claim& claim, Holds holds) {
    Claim some;
    std::copy_if(claim.begin(), claim.end(), std::back_inserter(some), holds);
    return some;
}

/// Takes and pushes, the payments as they are made, then what goes back.
Texts settled_in_order(const Claim& claim) {
    const auto is_pay = [](const ClaimedLine& line) { return line.verb == Verb::Pay; };
    const auto is_return = [](const ClaimedLine& line) { return line.verb == Verb::Return; };
    Texts lines = sorted(texts_of(those_that(
        claim, [&](const ClaimedLine& line) { return !is_pay(line) && !is_return(line); })));
    const Texts paid = texts_of(those_that(claim, is_pay));
    const Texts returned = sorted(texts_of(those_that(claim, is_return)));
    lines.insert(lines.end(), paid.begin(), paid.end());
    lines.insert(lines.end(), returned.begin(), returned.end());
    return lines;
}

std::string joined(const Texts& lines, std::string_view if_none) {
    return lines.empty() ? std::string(if_none) : fmt::format("{}", fmt::join(lines, "\n"));
}

std::string or_none(std::string text) {
    return text.empty() ? std::string(none_of_them) : std::move(text);
}

struct Writer {
    const Scenario& scenario;
    std::string operator()(const SettlementAnswer& answer) const {
        const bool in_order = scenario.game() == Game::Extreme;
        return joined(in_order ? settled_in_order(answer.lines) : sorted(texts_of(answer.lines)),
                      no_lines);
    }
    std::string operator()(const ActAnswer& answer) const { return answer.act; }
    std::string operator()(const PermissionAnswer& answer) const {
        return std::string(answer.allowed ? may : may_not);
    }
    std::string operator()(const TotalAnswer& answer) const { return to_text(answer.count); }
    std::string operator()(const WagersAnswer& answer) const {
        Texts names;
        for (const WagerOf& wager : answer.wagers) names.push_back(to_text(wager));
        return joined(sorted_once(std::move(names)), none_of_them);
    }
    std::string operator()(const OutcomeAnswer& answer) const {
        return std::string(to_text(answer.verb));
    }
    std::string operator()(const ChipsAnswer& answer) const {
        return or_none(to_text(answer.chips));
    }
    std::string operator()(const OutAnswer& answer) const {
        std::string lines = joined(sorted(texts_of(answer.lines)), nobody);
        if (answer.clause.empty()) return lines;
        return fmt::format("{}\n{}{}", lines, clause_word, answer.clause);
    }
    std::string operator()(const ClauseAnswer& answer) const { return or_none(answer.clause); }
    std::string operator()(const TalkAnswer& answer) const {
        Texts words;
        for (const std::size_t chosen : answer.chosen)
            words.push_back(scenario.question.talk.at(chosen).words);
        return joined(sorted_once(std::move(words)), none_of_them);
    }
};

/// Reads the lines of one answer, and notes what is wrong with them.
class AnswerReader {
public:
    AnswerReader(std::string_view text, const Scenario& scenario)
        : lines_(split_at(text, '\n')), scenario_(scenario) {}

    Answer read() {
        switch (scenario_.question.kind) {
            case QuestionKind::Spot:
            case QuestionKind::Table:
            case QuestionKind::Amount: return SettlementAnswer{claim_or(no_lines, is_settlement)};
            case QuestionKind::Order: return SettlementAnswer{claim_or(no_lines, is_pay)};
            case QuestionKind::Next: return act();
            case QuestionKind::May: return permission();
            case QuestionKind::Total: return total();
            case QuestionKind::Active:
            case QuestionKind::Error: return wagers();
            case QuestionKind::Outcome: return outcome();
            case QuestionKind::Chips: return chips();
            case QuestionKind::Out: return out();
            case QuestionKind::Clause: return clause();
            case QuestionKind::Talk: return talk();
        }
        throw Fault("a question of no kind");
    }

    /// The text must be the one that the answer is written as.
    void compare(const std::string& written) {
        const auto should = split_at(written, '\n');
        for (std::size_t i = 0; i < std::max(lines_.size(), should.size()); ++i) {
            if (i >= should.size()) return wrong(i, "this line has been said before");
            if (i >= lines_.size()) return wrong(i, in_quotes(should[i]) + " is missing");
            if (lines_[i] != should[i])
                return wrong(i, fmt::format("{} is not as it is written, {}", in_quotes(lines_[i]),
                                            in_quotes(should[i])));
        }
    }

    Problems problems;

private:
    static bool is_pay(Verb verb) { return verb == Verb::Pay; }

    void wrong(std::size_t line, std::string what, int column = 1) {
        problems.push_back({{"", static_cast<int>(line) + 1, column}, std::move(what)});
    }

    /// The only line of an answer that has one.
    std::string_view only() {
        if (lines_.size() > 1) wrong(1, "this answer has one line");
        return lines_.front();
    }

    [[nodiscard]] bool is_only(std::string_view word) const {
        return lines_.size() == 1 && lines_.front() == word;
    }

    template <class Value>
    Value known(const std::optional<Value>& value, std::string_view what) {
        if (!value) wrong(0, fmt::format("{} is {}", in_quotes(lines_.front()), what));
        return value.value_or(Value());
    }

    /// The first `count` lines as settlement lines of verbs that the question takes.
    template <class Takes>
    Claim claim(std::size_t count, Takes takes) {
        Claim claim;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t before = problems.size();
            const Event event =
                read_event(lines_[i], scenario_.game(), static_cast<int>(i) + 1, problems);
            if (problems.size() > before) continue;
            if (!takes(event.verb))
                wrong(i, fmt::format("'{}' is no line of this answer", to_text(event.verb)));
            claim.push_back(claimed_by(event, never));
            claim.back().line = 0;
        }
        return claim;
    }

    template <class Takes>
    Claim claim_or(std::string_view if_none, Takes takes) {
        return is_only(if_none) ? Claim() : claim(lines_.size(), takes);
    }

    ActAnswer act() {
        const std::string_view text = only();
        if (text != no_act) read_act(text, scenario_.game(), 1, problems);
        return {std::string(text)};
    }

    PermissionAnswer permission() {
        const std::string_view word = only();
        if (word != may && word != may_not)
            wrong(0, in_quotes(word) + " is neither 'allowed' nor 'not allowed'");
        return {word == may};
    }

    TotalAnswer total() {
        return {known(hand_count_from(only()),
                      "not what a hand counts, such as 'soft 17', 'hard 12', 'natural' or "
                      "'bust with 24'")};
    }

    WagersAnswer wagers() {
        WagersAnswer answer;
        if (is_only(none_of_them)) return answer;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (const auto wager = wager_of_from(lines_[i]))
                answer.wagers.push_back(*wager);
            else
                wrong(i, in_quotes(lines_[i]) + " is not a wager such as '1.2 player'");
        }
        return answer;
    }

    OutcomeAnswer outcome() {
        const std::string_view word = only();
        for (const Verb verb : {Verb::Take, Verb::Push, Verb::Pay, Verb::Return}) {
            if (to_text(verb) == word) return {verb};
        }
        wrong(0, in_quotes(word) + " is not 'take', 'push', 'pay' or 'return'");
        return {};
    }

    ChipsAnswer chips() {
        if (is_only(none_of_them)) return {};
        return {known(chips_from(only()), "no list of chips, such as '25:2 5:1'")};
    }

    /// A clause of the game's sheet, by its id.
    std::string clause_named(std::size_t line, std::string_view id) {
        const auto sheet = rules_of(scenario_.game())->clauses();
        const bool known = std::any_of(sheet.begin(), sheet.end(),
                                       [&](ClauseId clause) { return clause.id == id; });
        if (!known) wrong(line, in_quotes(id) + " is no clause of this game");
        return std::string(id);
    }

    OutAnswer out() {
        OutAnswer answer;
        std::size_t count = lines_.size();
        const std::string_view last = lines_.back();
        if (last.substr(0, clause_word.size()) == clause_word)
            answer.clause = clause_named(--count, last.substr(clause_word.size()));
        if (count == 1 && lines_.front() == nobody) return answer;
        if (count == 0) wrong(0, "the lines before the clause are missing, or 'nobody'");
        answer.lines = claim(count, is_about_a_place);
        return answer;
    }

    ClauseAnswer clause() {
        const std::string_view id = only();
        return {id == none_of_them ? std::string() : clause_named(0, id)};
    }

    TalkAnswer talk() {
        TalkAnswer answer;
        const auto& choices = scenario_.question.talk;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const auto choice =
                std::find_if(choices.begin(), choices.end(),
                             [&](const TalkChoice& each) { return each.words == lines_[i]; });
            if (choice != choices.end())
                answer.chosen.push_back(static_cast<std::size_t>(choice - choices.begin()));
            else if (!is_only(none_of_them))
                wrong(i, in_quotes(lines_[i]) + " is not one of the choices");
        }
        return answer;
    }

    std::vector<std::string_view> lines_;
    const Scenario& scenario_;
};

}  // namespace

std::string text_of(const Answer& answer, const Scenario& scenario) {
    if (!is_answer_to(scenario.question.kind, answer))
        throw Fault("an answer to another kind of question");
    return std::visit(Writer{scenario}, answer);
}

Result<Answer> answer_from(std::string_view text, const Scenario& scenario) {
    if (text.empty()) return refused({"", 1, 1}, "the answer is empty");
    if (text.size() > longest_record) return refused({"", 1, 1}, "the answer is too long");
    AnswerReader reader(text, scenario);
    Answer answer = reader.read();
    if (reader.problems.empty()) reader.compare(text_of(answer, scenario));
    if (!reader.problems.empty()) return tl::unexpected(std::move(reader.problems));
    return answer;
}

std::optional<WagerOf> wager_of_from(std::string_view text) {
    const auto space = text.find(' ');
    const auto who = who_from(text.substr(0, space));
    if (!who || who->is_dealer()) return std::nullopt;
    if (space == std::string_view::npos) return WagerOf{*who, Wager::None};
    const auto wager = wager_from(text.substr(space + 1));
    return wager ? std::optional(WagerOf{*who, *wager}) : std::nullopt;
}

std::optional<HandCount> hand_count_from(std::string_view text) {
    if (text == "natural") return HandCount{21, true, true};
    const auto last = text.rfind(' ');
    if (last == std::string_view::npos) return std::nullopt;
    const std::string_view what = text.substr(0, last);
    const auto points = whole_number_from(text.substr(last + 1), most_points);
    if (!points || (what != "soft" && what != "hard" && what != "bust with")) return std::nullopt;
    return HandCount{static_cast<int>(*points), what == "soft", false};
}

}  // namespace fairdeal
