// A marked question as the school keeps it: the clauses that decided it, what is to blame, and what
// was said, as the text of the answer.

#include <algorithm>

#include "desk/answer/draft.h"
#include "desk/school/school.h"
#include "questions/answer_text.h"

namespace fairdeal {

namespace {

/// The clauses behind an id that was cited: itself, or what an open point is about.
void add_cited(std::vector<std::string>& clauses, const RuleBook* book, std::string_view id) {
    const auto add = [&](std::string_view clause) {
        if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end())
            clauses.emplace_back(clause);
    };
    const OpenPoint* point = book == nullptr ? nullptr : find_open_point(*book, id);
    if (point == nullptr) return add(id);
    for (const std::string& about : point->about) add(about);
}

/// What is known of a wrong answer: its misreading, and the clauses it got wrong.
class Blame {
public:
    Blame(GivenAnswer& answer, const Library& library, const RuleBook* book)
        : answer_(answer), library_(library), book_(book) {}

    void put_on(const Mark& mark) {
        if (!mark.misreading.empty()) put_on_misreading(mark.misreading);
        for (const WagerVerdict& wager : mark.verdict.wagers) {
            if (wager.standing == Standing::Right || wager.standing == Standing::Undecided)
                continue;
            ++answer_.steps_wrong;
            if (wager.misreading)
                put_on_misreading(*wager.misreading);
            else if (!wager.because.empty())
                add_cited(answer_.blamed, book_, wager.because.front().id);
        }
        if (mark.verdict.order) add_cited(answer_.blamed, book_, mark.verdict.order->clause.id);
        if (!mark.breaches.empty())
            add_cited(answer_.blamed, book_, mark.breaches.front().clause.id);
    }

private:
    void put_on_misreading(const std::string& id) {
        if (answer_.misreading.empty()) answer_.misreading = id;
        for (const Misreading& misreading : library_.misreadings) {
            if (misreading.id == id) add_cited(answer_.blamed, book_, misreading.clause);
        }
    }

    GivenAnswer& answer_;
    const Library& library_;
    const RuleBook* book_;
};

}  // namespace

GivenAnswer answer_of(const Practice& practice, const Library& library, const AnswerFacts& facts) {
    if (!practice.mark) throw Fault("an answer that is not marked");
    const RuleBook* book = find_book(library, practice.scenario.game());
    GivenAnswer answer;
    answer.source = facts.source;
    answer.game = practice.scenario.game();
    answer.kind = to_text(practice.scenario.question.kind);
    answer.item = facts.item.empty() ? practice.scenario.id : facts.item;
    answer.clauses = clauses_behind(practice.mark->key.because, answer.game, library);
    if (answer.clauses.empty()) answer.clauses = practice.scenario.clauses;
    answer.right = practice.mark->right;
    if (!answer.right) Blame(answer, library, book).put_on(*practice.mark);
    answer.hints = static_cast<int>(practice.hints) + (practice.saw_pay_table ? 1 : 0);
    answer.choices = facts.choices == 0 ? static_cast<int>(practice.choices.size()) : facts.choices;
    if (const auto said = whole_answer(practice)) answer.said = text_of(*said, practice.scenario);
    answer.took = facts.took;
    answer.norm = facts.norm;
    return answer;
}

std::vector<std::string> clauses_behind(const std::vector<ClauseId>& cited, Game game,
                                        const Library& library) {
    const RuleBook* book = find_book(library, game);
    std::vector<std::string> clauses;
    for (const ClauseId clause : cited) add_cited(clauses, book, clause.id);
    return clauses;
}

}  // namespace fairdeal
