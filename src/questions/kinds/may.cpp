// Is this event allowed now? Drills choose the event by chance.

#include <algorithm>

#include "base/translation.h"
#include "questions/asked.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/breach_words.h"
#include "record/lines.h"
#include "words/floor_words.h"

namespace fairdeal {

namespace {

constexpr std::string_view may = "allowed", may_not = fixed("not allowed");
constexpr const char* may_in_words = sentence("Allowed");
constexpr const char* may_not_in_words = sentence("Not allowed");

/// Calls it with the event of the play, or the line of the floor, that is asked about.
template <class Call>
auto with_event(const Question& question, Call call) {
    return question.floor_event ? call(*question.floor_event) : call(question.event.value());
}

bool is_settled_by(const FloorEvent&) { return false; }
bool is_settled_by(const Event& event) { return is_settlement(event.verb); }

class MayKind : public KindAnsweredBy<PermissionAnswer> {
public:
    MayKind()
        : KindAnsweredBy({.kind = QuestionKind::May,
                          .word = "may",
                          .title = sentence("Allowed?"),
                          .heading = sentence("Is this allowed?"),
                          .subject = sentence("The call"),
                          .form = AnswerForm::OneChoice,
                          .at = AskedAt::Play,
                          .seconds_a_line = 5,
                          .needs = {.event = true}}) {}

    [[nodiscard]] std::string story(const Question& question) const override {
        const auto& event = question.floor_event;
        const std::string mishap = event ? mishap_in_words(event->clause) : "";
        if (mishap.empty()) return tr("May this be done now?");
        return tr("{mishap} May this be done now?", "mishap"_a = mishap);
    }
    [[nodiscard]] std::string prompt(const Scenario&, const std::string& event) const override {
        return event;
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        if (!scenario.question.event && !scenario.question.floor_event)
            return tr("there is no event to ask for");
        return with_event(scenario.question, [&](const auto& event) -> CannotAsk {
            const Problems impossible = impossible_lines(with_line(scenario.hand, event));
            if (!impossible.empty())
                return tr("the event cannot happen on this table: {what}",
                          "what"_a = impossible.front().what);
            const auto permission = permission_of(scenario.hand, rule(scenario.hand), event,
                                                  breaches_of(scenario.hand, event));
            if (permission == Permission::Untold)
                return tr("the event is neither called for nor forbidden where the hand stops");
            return std::nullopt;
        });
    }

    void fill(Key& key, const Scenario& scenario, const Misreading* misread) const override {
        with_event(scenario.question, [&](const auto& event) {
            key.why_not = breaches_as_read(scenario.hand, event, misread);
            // A misreader takes for allowed whatever no clause forbids as they read it.
            const Permission permission =
                permission_of(scenario.hand, key.ruling, event, key.why_not);
            key.allowed = permission == Permission::Allowed ||
                          (misread != nullptr && key.why_not.empty() && !is_settled_by(event));
        });
    }
    void explain(Key& key, const Scenario& scenario) const override {
        add_clauses(key.because, key.why_not);
        with_event(scenario.question, [&](const auto& event) {
            if (!key.allowed) return;
            for (const ClauseId clause : clauses_that_open(key.ruling, event))
                add_once(key.because, clause);
        });
        const auto& event = scenario.question.event;
        if (!event || !is_settlement(event->verb)) return;
        for (const Line& line : key.ruling.lines) {
            if (is_about(line, subject_of(*event))) add_clauses(key.because, line);
        }
    }
    [[nodiscard]] Answer right_answer(const Scenario&, const Key& key) const override {
        return PermissionAnswer{key.allowed};
    }

    void mark(Mark& mark, const Answer& answer, const Scenario&,
              std::span<const Misreading>) const override {
        mark.right = of(answer).allowed == mark.key.allowed;
    }
    [[nodiscard]] std::string text(const Answer& answer, const Scenario&) const override {
        return std::string(of(answer).allowed ? may : may_not);
    }
    [[nodiscard]] Answer read(AnswerLines& lines) const override {
        const std::string_view word = lines.only();
        if (word != may && word != may_not)
            lines.wrong(
                0, tr("{word} is neither 'allowed' nor 'not allowed'", "word"_a = in_quotes(word)));
        return PermissionAnswer{word == may};
    }
    [[nodiscard]] Form form(const Scenario&) const override {
        Form form;
        form.choices = {{std::string(may), tr(may_in_words), "", "A"},
                        {std::string(may_not), tr(may_not_in_words), "", "N"}};
        return form;
    }
    [[nodiscard]] Answer answer(const FilledIn& filled, const Scenario&) const override {
        return PermissionAnswer{filled.chosen.at(0) == may};
    }
    [[nodiscard]] std::vector<std::string> right_choices(const Key& key,
                                                         const Scenario&) const override {
        return {std::string(key.allowed ? may : may_not)};
    }

    [[nodiscard]] std::string said(const Answer& answer, const Scenario&) const override {
        return tr(of(answer).allowed ? may_in_words : may_not_in_words);
    }
    [[nodiscard]] std::string due(const Key& key, const Scenario&) const override {
        return tr(key.allowed ? may_in_words : may_not_in_words);
    }
    [[nodiscard]] std::string objection(const Mark& mark) const override {
        return breaches_in_words(mark.key.why_not);
    }
    [[nodiscard]] std::string reason(const Key& key) const override {
        return key.allowed ? tr("It comes next or is open, and no rule forbids it.")
                           : tr("Nothing makes it due here, and nothing leaves it open.");
    }
};

}  // namespace

const KindOfQuestion& may_kind() {
    static const MayKind kind;
    return kind;
}

}  // namespace fairdeal
