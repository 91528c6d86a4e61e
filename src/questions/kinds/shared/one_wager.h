#pragma once
// What the kinds that are about one wager share.

#include "questions/kinds/kind.h"
#include "words/words.h"

namespace fairdeal {

/// Is the line, or what hangs on a card, about the question's wager? A tip is its Super Tie's.
bool is_of_wager(const Question& question, Who who, Wager wager, Verb verb);
/// Why the wager cannot be asked for.
CannotAsk wager_problem(const Scenario& scenario, const Key& key);
/// Each wager that the record settles, once: at the end, or early where its line falls due.
std::vector<KindOfQuestion::Moment> moments_of_wagers(QuestionKind kind, const HandRecord& hand,
                                                      std::size_t played);
/// The story of a dealt item: a marked sentence with the title of the {wager} and {whose} it is.
std::string story_of_wager(const char* words, const Question& question);
/// "you", "seat 3", "hand 2 of seat 1".
std::string whose(Who who);

template <class Said>
class OneWagerKind : public KindAnsweredBy<Said> {
public:
    using KindAnsweredBy<Said>::KindAnsweredBy;
    [[nodiscard]] std::string prompt(const Scenario& scenario, const std::string&) const override {
        return wager_in_words(scenario.question.who, scenario.question.wager);
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        return wager_problem(scenario, key_of(scenario));
    }
    [[nodiscard]] bool asks(const Question& question, const Line& line) const override {
        return line.verb != Verb::Tip && is_of_wager(question, line.who, line.wager, line.verb);
    }
    [[nodiscard]] bool asks(const Question& question, const Undecided& open) const override {
        return is_of_wager(question, open.who, open.wager, open.verb);
    }
    [[nodiscard]] std::vector<KindOfQuestion::Moment> moments(const HandRecord& hand,
                                                              std::size_t played) const override {
        return moments_of_wagers(this->facts.kind, hand, played);
    }
    /// A reader whose sheet gives no line for the wager has no answer.
    [[nodiscard]] std::vector<std::string> answers(const Scenario& scenario,
                                                   const Key& key) const override {
        return key.lines.empty() ? std::vector<std::string>{}
                                 : KindOfQuestion::answers(scenario, key);
    }
};

}  // namespace fairdeal
