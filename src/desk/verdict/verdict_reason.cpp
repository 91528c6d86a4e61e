// Why a wrong answer is wrong, in whole sentences: the clause that decides and the price.

#include <algorithm>

#include "base/translation.h"
#include "desk/answer/practice_screen.h"
#include "questions/kinds/kind.h"
#include "questions/steps/steps.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

void add_sentence(std::string& text, const std::string& words) {
    if (words.empty()) return;
    text += (text.empty() ? "" : " ") + words;
    if (text.back() != '.' && text.back() != '!' && text.back() != '?') text += '.';
}

/// What the first of the clauses that the rule book holds says.
std::string clause_in_words(const std::vector<ClauseName>& clauses, const Practice& practice,
                            const Library& library) {
    const HandRecord& hand = practice.scenario.hand;
    const RuleBook* book = find_book(library, hand.header.game());
    if (book == nullptr) return {};
    for (const ClauseName& clause : clauses) {
        const auto words = what_clause_says(*book, clause.id, hand.header.card);
        if (!words) continue;
        // An open point answers its question: "Yes." alone says nothing.
        const bool open_point = find_open_point(*book, clause.id) != nullptr;
        return open_point
                   ? tr("The rule sheet leaves this open: {question} At this table: {answer}",
                        "question"_a = words->heading, "answer"_a = words->text)
                   : words->text;
    }
    return {};
}

/// Of a settlement the wager of the verdict, else the one that the question is about.
std::string price_for(const VerdictScreen& verdict, const Practice& practice) {
    const Question& question = practice.scenario.question;
    const HandRecord& hand = practice.scenario.hand;
    if (is_about_one_wager(question.kind) && practice.mark->verdict.wagers.empty())
        return price_in_words(hand, question.who, question.wager);
    return verdict.wager == Wager::None ? "" : price_in_words(hand, verdict.who, verdict.wager);
}

std::string reason_for(const VerdictScreen& verdict, const Practice& practice,
                       const Library& library) {
    const Mark& mark = *practice.mark;
    const Question& question = practice.scenario.question;
    const KindOfQuestion& kind = kind_of(question);
    const bool settles = !mark.verdict.wagers.empty() && practice.form() == AnswerForm::Rows;
    const bool explained = settles ? !verdict.trainer_says.empty() : !mark.trainer_says.empty();
    std::string reason;
    add_sentence(reason, kind.remark(mark, question));
    if (!explained && reason.empty()) {
        if (kind.facts.is_about_clauses)
            add_sentence(reason, clause_in_words(verdict.clauses, practice, library));
        if (reason.empty()) add_sentence(reason, kind.reason(mark.key));
    }
    add_sentence(reason, price_for(verdict, practice));
    return reason;
}

const char* price_sentence(bool is_rounded, bool is_tipped) {
    if (is_rounded && is_tipped)
        return sentence(
            "{odds} on {stake} is {exact}, which the house rounds to {rounded}; the tip of {tip} "
            "comes out of it.");
    if (is_rounded)
        return sentence("{odds} on {stake} is {exact}, which the house rounds to {rounded}.");
    return is_tipped ? sentence("{odds} on {stake} is {exact}; the tip of {tip} comes out of it.")
                     : sentence("{odds} on {stake} is {exact}.");
}

}  // namespace

std::string price_in_words(const HandRecord& hand, Who who, Wager wager) {
    const auto priced = price_paid(hand, who, wager);
    if (!priced) return {};
    const auto in_words = [unit = unit_of(hand.header)](Money amount) {
        return amount_in_words(amount, unit);
    };
    const std::string odds =
        priced->odds == Odds{1, 1} ? tr("Even money") : odds_in_words(priced->odds);
    const char* const words =
        price_sentence(priced->gross != priced->exact, priced->paid != priced->gross);
    return tr_of(words, "odds"_a = odds, "stake"_a = in_words(priced->stake),
                 "exact"_a = in_words(priced->exact), "rounded"_a = in_words(priced->gross),
                 "tip"_a = in_words(priced->gross - priced->paid));
}

void add_reasons(PracticeScreen& screen, const Practice& practice, const Library& library) {
    if (!practice.mark) return;
    for (VerdictScreen& verdict : screen.verdicts) {
        if (!verdict.right) verdict.reason = reason_for(verdict, practice, library);
    }
}

}  // namespace fairdeal
