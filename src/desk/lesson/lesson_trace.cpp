#include "desk/lesson/lesson_trace.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "questions/asked.h"
#include "questions/form.h"
#include "questions/kinds/kind.h"
#include "questions/words/act_words.h"
#include "words/amounts.h"
#include "words/floor_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// A value that is a word, as it is shown; where it is chosen, the letter of its key.
struct ValueWord {
    StepKind kind;
    std::string_view value;
    const char* shown;
    char key = 0;
};
constexpr std::array value_words{
    ValueWord{StepKind::When, "now", sentence("Now")},
    ValueWord{StepKind::When, fixed("at the end"), sentence("At the end")},
    ValueWord{StepKind::Outcome, "take", sentence("Take"), 't'},
    ValueWord{StepKind::Outcome, "push", sentence("Push"), 'u'},
    ValueWord{StepKind::Outcome, "pay", sentence("Pay"), 'p'},
    ValueWord{StepKind::Outcome, "return", sentence("Return"), 'r'},
    ValueWord{StepKind::PlayerTotal, "natural", sentence("Natural")},
    ValueWord{StepKind::DealerTotal, "natural", sentence("Natural")},
    ValueWord{StepKind::Out, "nobody", sentence("Nobody")}};

/// A count with a total in it: "hard 12".
struct CountWord {
    std::string_view begins;
    const char* shown;
};
constexpr std::array count_words{CountWord{"hard ", sentence("Hard {total}")},
                                 CountWord{"soft ", sentence("Soft {total}")},
                                 CountWord{fixed("bust with "), sentence("Bust with {total}")}};

bool is_money(StepKind kind) {
    return kind == StepKind::Exact || kind == StepKind::Amount || kind == StepKind::Tip ||
           kind == StepKind::Back || kind == StepKind::BankLeft || kind == StepKind::Count;
}

std::vector<TraceChoice> choices_for(StepKind kind) {
    std::vector<TraceChoice> choices;
    if (kind != StepKind::When && kind != StepKind::Outcome) return choices;
    for (const ValueWord& word : value_words) {
        if (word.kind == kind)
            choices.push_back({std::string(word.value), tr(word.shown), "", word.key});
    }
    return choices;
}

/// "Hard 12"; what holds no total with its first letter large.
std::string count_in_words(const std::string& value) {
    for (const CountWord& count : count_words) {
        if (value.starts_with(count.begins))
            return tr_of(count.shown, "total"_a = value.substr(count.begins.size()));
    }
    return capital(value);
}

/// Clauses are named by their words, and their ids stand beside them once they are told; two that
/// say the same bring theirs at once.
void tell_apart(std::vector<TraceChoice>& choices) {
    const std::vector<TraceChoice> told = choices;
    for (TraceChoice& choice : choices) {
        const auto says_the_same = [&](const TraceChoice& other) {
            return other.label == choice.label && other.value != choice.value;
        };
        if (std::any_of(told.begin(), told.end(), says_the_same))
            choice.label += " (" + choice.value + ")";
    }
}

class Tracer {
public:
    Tracer(const Scenario& scenario, const Library& library)
        : scenario_(scenario), library_(library) {}

    LessonTrace trace() {
        const QuestionKind kind = scenario_.question.kind;
        if (kind == QuestionKind::Next || kind == QuestionKind::Remedy)
            trace_next();
        else if (kind == QuestionKind::May)
            trace_may();
        else if (kind == QuestionKind::Talk)
            trace_talk();
        else if (kind == QuestionKind::Spot || kind == QuestionKind::Table)
            trace_wagers();
        else
            trace_one();
        return std::move(trace_);
    }

private:
    void begin(std::string title, std::optional<WagerOf> wager) {
        trace_.parts.push_back({std::move(title), wager});
    }

    void add(Step step, std::vector<TraceChoice> choices) {
        std::string shown = value_in_words(step.kind, step.value, unit_of(scenario_.hand.header));
        const auto same =
            std::find_if(choices.begin(), choices.end(),
                         [&](const TraceChoice& each) { return each.value == step.value; });
        if (same != choices.end()) shown = whole_label(*same);
        trace_.steps.push_back(
            {std::move(step), std::move(shown), std::move(choices), {}, trace_.parts.size() - 1});
    }

    void add_steps(std::string title, std::optional<WagerOf> wager, std::vector<Step> steps) {
        if (steps.empty()) return;
        begin(std::move(title), wager);
        for (Step& step : steps) {
            const StepKind kind = step.kind;
            add(std::move(step), choices_for(kind));
        }
    }

    void trace_wagers() {
        std::vector<WagerOf> seen;
        for (const Line& line : key_of(scenario_).lines) {
            const WagerOf wager = wager_of(line.who, line.wager, line.verb);
            if (wager.wager == Wager::None ||
                std::find(seen.begin(), seen.end(), wager) != seen.end())
                continue;
            seen.push_back(wager);
            add_steps(wager_in_words(wager.who, wager.wager), wager,
                      steps_of(scenario_.hand, wager.who, wager.wager));
        }
        add_steps(tr("The bank"), std::nullopt, payment_steps(scenario_.hand));
        add_steps(tr("The seats"), std::nullopt, elimination_steps(scenario_.hand));
    }

    /// A question about one wager, a bank or the places.
    void trace_one() {
        const Question& question = scenario_.question;
        if (!is_about_one_wager(question.kind))
            return add_steps(tr("The hand"), std::nullopt, steps_of(scenario_));
        add_steps(wager_in_words(question.who, question.wager),
                  WagerOf{question.who, question.wager}, steps_of(scenario_));
    }

    /// Which clause decides, of its neighbours; nothing if none is cited.
    void add_clause(const std::vector<ClauseId>& because) {
        if (because.empty()) return;
        const RuleBook& book = *find_book(library_, scenario_.game());
        const auto printed = std::ranges::find_if(
            because, [&](ClauseId clause) { return find_open_point(book, clause.id) == nullptr; });
        const ClauseId decides = printed == because.end() ? because.front() : *printed;
        std::vector<TraceChoice> choices;
        for (const ClauseId clause : clause_choices(scenario_.game(), decides, {}))
            choices.push_back({std::string(clause.id), words_of(book, clause)});
        tell_apart(choices);
        add({StepKind::Outcome, tr("Which clause decides?"), std::string(decides.id), because, {}},
            std::move(choices));
        // Another one that has a say is no wrong answer.
        for (const ClauseId clause : because) trace_.steps.back().also.emplace_back(clause.id);
    }

    /// An open point answers its question: its answer alone says nothing.
    [[nodiscard]] std::string words_of(const RuleBook& book, ClauseId clause) const {
        const auto says = what_clause_says(book, clause.id, scenario_.hand.header.card);
        if (!says) return std::string(clause.id);
        return find_open_point(book, clause.id) == nullptr ? says->text
                                                           : says->heading + " " + says->text;
    }

    [[nodiscard]] std::vector<TraceChoice> choices_of_question() const {
        std::vector<TraceChoice> choices;
        for (const Choice& choice : form_of(scenario_).choices) {
            const char letter = choice.key.empty() ? TraceChoice().key : small(choice.key).front();
            choices.push_back({choice.text, choice.label, choice.whom, letter});
        }
        return choices;
    }

    void trace_next() {
        const Key key = key_of(scenario_);
        if (key.acts.empty()) return;
        begin(tr("The next step"), std::nullopt);
        add_clause(key.because);
        add({StepKind::Outcome,
             kind_of(scenario_).heading(scenario_.question),
             key.acts.front(),
             key.because,
             {}},
            choices_of_question());
        trace_.steps.back().also = key.acts;
    }

    void trace_may() {
        const Key key = key_of(scenario_);
        const Question& question = scenario_.question;
        const Unit unit = unit_of(scenario_.hand.header);
        begin(question.floor_event ? event_in_words(*question.floor_event, unit)
                                   : act_asked(question.event.value(), unit),
              std::nullopt);
        add_clause(key.because);
        add({StepKind::Outcome,
             event_asked_in_words(scenario_.question, unit_of(scenario_.hand.header)),
             key.allowed ? "allowed" : fixed("not allowed"),
             key.because,
             {}},
            choices_of_question());
    }

    void trace_talk() {
        begin(tr("At the table"), std::nullopt);
        std::vector<TraceChoice> choices;
        std::string right;
        for (const TalkChoice& choice : scenario_.question.talk) {
            choices.push_back({choice.words, choice.words});
            if (choice.right) right = choice.words;
        }
        add({StepKind::Outcome, scenario_.story, right, {}, {}}, std::move(choices));
    }

    const Scenario& scenario_;
    const Library& library_;
    LessonTrace trace_;
};

/// "$1,250" and "1,250 chips" are 1250, "3 to 2" is 3:2. The point before cents is the language's.
std::string as_value(const std::string& typed) {
    if (money_from(typed)) return typed;  // the engine's: a point in every language
    constexpr std::string_view chips = " chips";
    const char point = decimal_point().front();
    std::string value;
    const bool in_chips = typed.size() > chips.size() &&
                          typed.compare(typed.size() - chips.size(), chips.size(), chips) == 0;
    const auto size = typed.size() - (in_chips ? chips.size() : 0);
    for (const char c : without_currency(typed.substr(0, size))) {
        if (c == point)
            value += '.';
        else if (c != ',' && c != '.')
            value += c;
    }
    if (const auto at = value.find(" to "); at != std::string::npos) value.replace(at, 4, ":");
    return value;
}

MarkedStep mark_choice(const TraceStep& step, const std::string& given) {
    const bool right = given == step.step.value ||
                       std::find(step.also.begin(), step.also.end(), given) != step.also.end();
    return {right ? StepStanding::Right : StepStanding::Wrong, given, step.step.value};
}

/// The marks of the steps of one part, which begin at `from`.
StepsMark mark_part(const LessonTrace& trace, const Scenario& scenario, std::size_t from,
                    std::size_t end, const std::vector<std::string>& values) {
    const TracePart& part = trace.parts[trace.steps[from].part];
    StepsMark mark;
    if (!part.wager) {
        for (std::size_t i = from; i < end; ++i)
            mark.steps.push_back(mark_choice(trace.steps[i], values[i]));
        return mark;
    }
    std::vector<Step> steps;
    std::vector<std::string> given;
    for (std::size_t i = from; i < end; ++i) {
        steps.push_back(trace.steps[i].step);
        given.push_back(as_value(values[i]));
    }
    return mark_steps(steps, scenario.hand, part.wager->wager, given);
}

}  // namespace

std::string whole_label(const TraceChoice& choice) {
    return choice.whom.empty() ? choice.label : choice.whom + ": " + choice.label;
}

std::string act_asked(const Event& event, Unit unit) {
    Event asked = event;
    asked.cards.clear();  // whether it may happen does not hang on the card that would come
    return event_in_words(asked, unit);
}

LessonTrace trace_of(const Scenario& scenario, const Library& library) {
    return Tracer(scenario, library).trace();
}

std::string value_in_words(StepKind kind, const std::string& value, Unit unit) {
    if (is_money(kind)) {
        const auto exact = money_from(value);  // the engine's has a point in every language
        const auto amount = exact ? exact : typed_amount(value);
        return amount ? amount_in_words(*amount, unit) : value;
    }
    for (const ValueWord& word : value_words) {
        if (word.kind == kind && word.value == value) return tr(word.shown);
    }
    if (kind == StepKind::PlayerTotal || kind == StepKind::DealerTotal)
        return count_in_words(value);
    if (kind != StepKind::Price) return capital(value);
    const auto at = value.find(':');
    if (at == std::string::npos) return value;
    return tr("{paid} to {bet}", "paid"_a = value.substr(0, at), "bet"_a = value.substr(at + 1));
}

StepsMark mark_trace(const LessonTrace& trace, const Scenario& scenario,
                     const std::vector<std::string>& values) {
    StepsMark all;
    for (std::size_t from = 0; from < trace.steps.size();) {
        std::size_t end = from;
        while (end < trace.steps.size() && trace.steps[end].part == trace.steps[from].part) ++end;
        StepsMark mark = mark_part(trace, scenario, from, end, values);
        for (std::size_t i = 0; i < mark.steps.size(); ++i) {
            if (mark.steps[i].standing != StepStanding::Wrong) continue;
            ++all.slips;
            if (all.first_wrong < 0) all.first_wrong = static_cast<int>(from + i);
        }
        std::move(mark.steps.begin(), mark.steps.end(), std::back_inserter(all.steps));
        from = end;
    }
    return all;
}

}  // namespace fairdeal
