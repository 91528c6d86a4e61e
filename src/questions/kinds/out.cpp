// League: who goes out or is placed, and by which clause (IBL-EH, IBL-FINAL)?

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "questions/asked.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/breach_words.h"
#include "questions/kinds/shared/clauses.h"
#include "questions/kinds/shared/settlement.h"

namespace fairdeal {

namespace {

constexpr std::string_view nobody = "nobody";
constexpr std::string_view clause_word = "clause ";
constexpr std::string_view no_clause = fixed("no clause");
constexpr const char* nobody_in_words = sentence("Nobody goes out: no clause");

bool is_a_place(Verb verb) { return is_about_a_place(verb); }

class OutKind : public KindAnsweredBy<OutAnswer> {
public:
    OutKind()
        : KindAnsweredBy({.kind = QuestionKind::Out,
                          .word = "out",
                          .title = sentence("Who goes out?"),
                          .heading = sentence("Who goes out, and by which clause?"),
                          .prompt = sentence("Each seat, and the clause that decides."),
                          .subject = sentence("The clause"),
                          .form = AnswerForm::RowsAndChoice,
                          .seconds_a_line = 15,
                          .only_in = Game::League}) {}

    [[nodiscard]] std::string story(const Question&) const override {
        return tr("The hand is settled. Who goes out, and by which clause?");
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        if (scenario.game() != Game::League) return tr("only in the league does anybody go out");
        const Ruling ruling = rule(scenario.hand);
        if (!ruling.complete) return tr("the play is not over where the hand stops");
        const bool open =
            std::any_of(ruling.undecided.begin(), ruling.undecided.end(),
                        [](const Undecided& line) { return is_about_a_place(line.verb); });
        if (open) return tr("who goes out hangs on a card that cannot be read");
        const auto& events = scenario.hand.events;
        const bool made = std::any_of(events.begin(), events.end(), [](const Event& event) {
            return is_about_a_place(event.verb);
        });
        return made ? CannotAsk(tr("the record says already who goes out")) : std::nullopt;
    }
    [[nodiscard]] bool asks(const Question&, const Line& line) const override {
        return is_about_a_place(line.verb);
    }
    [[nodiscard]] bool asks(const Question&, const Undecided& open) const override {
        return is_about_a_place(open.verb);
    }
    [[nodiscard]] std::vector<Moment> moments(const HandRecord&,
                                              std::size_t played) const override {
        return {{played, {facts.kind}}};
    }

    void fill(Key& key, const Scenario& scenario, const Misreading* misread) const override {
        KindAnsweredBy::fill(key, scenario, misread);
        fill_choices(key, scenario.game(), key.ruling.lines);
    }
    [[nodiscard]] Answer right_answer(const Scenario&, const Key& key) const override {
        return OutAnswer{claim_of(key),
                         std::string(key.lines.empty() ? "" : deciding_clause(key.lines).id)};
    }

    void mark(Mark& mark, const Answer& answer, const Scenario& scenario,
              std::span<const Misreading> misreadings) const override {
        mark.verdict = judge_lines(of(answer).lines, mark, scenario, misreadings);
        const Texts right = deciding_clauses(mark.key);
        const std::string& clause = of(answer).clause;
        mark.right_clause = right.empty()
                                ? clause.empty()
                                : std::find(right.begin(), right.end(), clause) != right.end();
        mark.right = mark.verdict.discrepancies().empty() && mark.right_clause;
    }
    [[nodiscard]] std::string text(const Answer& answer, const Scenario&) const override {
        std::string lines = joined_lines(sorted_lines(texts_of(of(answer).lines)), nobody);
        if (of(answer).clause.empty()) return lines;
        return fmt::format("{}\n{}{}", lines, clause_word, of(answer).clause);
    }
    [[nodiscard]] Answer read(AnswerLines& lines) const override {
        OutAnswer answer;
        std::size_t count = lines.lines().size();
        const std::string_view last = lines.lines().back();
        if (last.substr(0, clause_word.size()) == clause_word)
            answer.clause = lines.clause(--count, last.substr(clause_word.size()));
        if (count == 1 && lines.lines().front() == nobody) return answer;
        if (count == 0) lines.wrong(0, tr("the lines before the clause are missing, or 'nobody'"));
        answer.lines = lines.claim(count, is_a_place);
        return answer;
    }
    [[nodiscard]] std::string in_one_line(const Answer& answer, const Scenario&) const override {
        return lines_in_one(of(answer).lines, true) + " by " + of(answer).clause;
    }
    [[nodiscard]] Form form(const Scenario& scenario) const override {
        Form form;
        form.seats = open_seats(scenario.hand);
        for (const ClauseId clause : clauses_to_choose(scenario)) {
            const std::string id(clause.id);
            form.choices.push_back(
                {std::string(clause_word) + id, id, tr("By which clause?"), "", std::nullopt, id});
        }
        form.choices.push_back({std::string(no_clause), tr(nobody_in_words), "", ""});
        return form;
    }
    [[nodiscard]] Answer answer(const FilledIn& filled, const Scenario&) const override {
        const std::string& chosen = filled.chosen.at(0);
        return OutAnswer{filled.lines,
                         chosen == no_clause ? "" : chosen.substr(clause_word.size())};
    }
    [[nodiscard]] std::vector<std::string> right_choices(const Key& key,
                                                         const Scenario&) const override {
        Texts right;
        for (const std::string& id : deciding_clauses(key))
            right.push_back(std::string(clause_word) + id);
        return right.empty() ? Texts{std::string(no_clause)} : right;
    }

    [[nodiscard]] bool is_right(const Mark& mark) const override { return mark.right_clause; }
    [[nodiscard]] std::string said(const Answer& answer, const Scenario&) const override {
        return of(answer).clause.empty() ? tr(nobody_in_words) : of(answer).clause;
    }
    [[nodiscard]] std::string due(const Key& key, const Scenario&) const override {
        const Texts ids = deciding_clauses(key);
        return ids.empty() ? tr(nobody_in_words) : any_of_these(ids);
    }
    [[nodiscard]] std::string reason(const Key&) const override {
        return tr("Nobody goes out on this hand.");
    }
};

}  // namespace

const KindOfQuestion& out_kind() {
    static const OutKind kind;
    return kind;
}

}  // namespace fairdeal
