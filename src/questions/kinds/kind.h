#pragma once
// A kind of question. Whatever is particular to one kind stands in its own file here; what all
// kinds share (keys, marks, texts) asks the question's kind.

#include "questions/form.h"
#include "questions/kinds/shared/answer_lines.h"

namespace fairdeal {

using CannotAsk = std::optional<std::string>;

/// What a question holds beside its kind.
struct Needs {
    bool seat = false;
    bool event = false;
    bool hand = false;     // Question::who
    bool wager = false;    // with its hand
    bool chips = false;    // tray and style; in colours the bet
    bool choices = false;  // what could be said
    bool clause = false;   // it may name one: Question::clause
};

/// Where a hand stops for the question.
enum class AskedAt : std::uint8_t {
    Anywhere,
    Play,        // something happens next
    Settlement,  // the play is over, or what is asked for falls due
    Settled      // the record settles the hand
};

/// What a kind is, in values and words.
struct KindFacts {
    QuestionKind kind = QuestionKind::Table;
    std::string_view word{};  // in files and records: never to be changed
    // marked sentences, translated where they are shown
    const char* title = "";    // in lists: "Count a hand"
    const char* heading = "";  // above the answer: "What does this hand count?"
    const char* prompt = "";   // beside it: "The points, and how they are made."
    const char* subject = "";  // what a verdict is about: "The call"
    AnswerForm form = AnswerForm::Rows;
    AskedAt at = AskedAt::Settlement;
    int seconds_a_line = 0;  // to think and answer, beside looking at the table
    Needs needs{};
    std::optional<Game> only_in{};    // the game that has it
    bool only_irregular = false;      // only a deal that went wrong can be asked it
    bool is_ruled = true;             // the engine has the key, and drills can deal it
    bool is_about_clauses = true;     // clauses decide it, and not only the cards
    bool misreading_explains = true;  // a wrong answer is explained by one misreading, not wager
                                      // by wager
};

class KindOfQuestion {
public:
    explicit KindOfQuestion(const KindFacts& what) : facts(what) {}
    KindOfQuestion(const KindOfQuestion&) = delete;
    KindOfQuestion& operator=(const KindOfQuestion&) = delete;
    virtual ~KindOfQuestion() = default;

    const KindFacts facts;

    // --- what is asked

    /// Above the answer, on the screen.
    [[nodiscard]] virtual std::string heading(const Question& question) const;
    /// As a dealt item says it.
    [[nodiscard]] virtual std::string story(const Question& question) const;
    /// Beside the answer: how it is given. `event` is the one that May asks for, in words.
    [[nodiscard]] virtual std::string prompt(const Scenario& scenario,
                                             const std::string& event) const;
    /// Why it cannot be asked of this hand, or nothing.
    [[nodiscard]] virtual CannotAsk problem(const Scenario& scenario) const = 0;
    /// The question is about this line, or about what hangs on a card.
    [[nodiscard]] virtual bool asks(const Question& question, const Line& line) const;
    [[nodiscard]] virtual bool asks(const Question& question, const Undecided& open) const;
    /// Questions of this kind that the first `played` events of a finished hand can be asked, each
    /// with the number of events after which it comes; not all of them make sense. Empty where
    /// drills deal it by chance.
    struct Moment {
        std::size_t events = 0;
        Question question;
    };
    [[nodiscard]] virtual std::vector<Moment> moments(const HandRecord& hand,
                                                      std::size_t played) const;

    // --- the key

    /// As a reader of the sheet has it whose ruling is in it already.
    virtual void fill(Key& key, const Scenario& scenario, const Misreading* misread) const;
    /// Why it is so, where the reader knows every clause.
    virtual void explain(Key& key, const Scenario& scenario) const;
    [[nodiscard]] virtual Answer right_answer(const Scenario& scenario, const Key& key) const = 0;
    /// What a reader with this key answers, in the words of answer_in_words.
    [[nodiscard]] virtual std::vector<std::string> answers(const Scenario& scenario,
                                                           const Key& key) const;

    // --- the answer

    /// Answers are of this type.
    [[nodiscard]] virtual bool takes(const Answer& answer) const = 0;
    /// Marks it; the key stands in the mark.
    virtual void mark(Mark& mark, const Answer& answer, const Scenario& scenario,
                      std::span<const Misreading> misreadings) const = 0;
    [[nodiscard]] virtual std::string text(const Answer& answer,
                                           const Scenario& scenario) const = 0;
    [[nodiscard]] virtual Answer read(AnswerLines& lines) const = 0;
    /// See answer_in_words.
    [[nodiscard]] virtual std::string in_one_line(const Answer& answer,
                                                  const Scenario& scenario) const;
    [[nodiscard]] virtual AnswerForm answer_form(const Question& question) const;
    [[nodiscard]] virtual Form form(const Scenario& scenario) const = 0;
    [[nodiscard]] virtual Answer answer(const FilledIn& filled, const Scenario& scenario) const = 0;
    /// Texts of the choices that are right.
    [[nodiscard]] virtual std::vector<std::string> right_choices(const Key& key,
                                                                 const Scenario& scenario) const;

    // --- the verdict, in words; of a settlement it is said wager by wager

    [[nodiscard]] virtual std::string subject(const Question& question) const;
    [[nodiscard]] virtual std::string said(const Answer& answer, const Scenario& scenario) const;
    [[nodiscard]] virtual std::string due(const Key& key, const Scenario& scenario) const;
    /// What is said in the verdict is right: of rows and a choice beside them, the choice.
    [[nodiscard]] virtual bool is_right(const Mark& mark) const;
    /// "Right", "Wrong amount".
    [[nodiscard]] virtual std::string verdict(const Mark& mark) const;
    /// What was wrong with the answer, where no misreading explains it; may be empty.
    [[nodiscard]] virtual std::string objection(const Mark& mark) const;
    /// What the house asks for beside what the clause says; may be empty.
    [[nodiscard]] virtual std::string remark(const Mark& mark, const Question& question) const;
    /// Why the key is so, where no clause has words for it.
    [[nodiscard]] virtual std::string reason(const Key& key) const;
};

/// A kind whose answers are of one type.
template <class Said>
class KindAnsweredBy : public KindOfQuestion {
public:
    using KindOfQuestion::KindOfQuestion;
    [[nodiscard]] bool takes(const Answer& answer) const override {
        return std::holds_alternative<Said>(answer);
    }

protected:
    static const Said& of(const Answer& answer) { return std::get<Said>(answer); }
};

/// The kind itself.
const KindOfQuestion& kind_of(QuestionKind kind);
inline const KindOfQuestion& kind_of(const Question& question) { return kind_of(question.kind); }
inline const KindOfQuestion& kind_of(const Scenario& scenario) {
    return kind_of(scenario.question);
}

}  // namespace fairdeal
