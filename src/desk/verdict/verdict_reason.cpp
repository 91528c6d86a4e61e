// Why a wrong answer is wrong, in whole sentences: the clause that decides and the price.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "desk/answer/practice_screen.h"
#include "questions/steps.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

void add_sentence(std::string& text, const std::string& sentence) {
    if (sentence.empty()) return;
    text += (text.empty() ? "" : " ") + sentence;
    if (text.back() != '.' && text.back() != '!' && text.back() != '?') text += '.';
}

/// What the first of the clauses that the rule book holds says.
std::string clause_in_words(const std::vector<std::string>& clauses, const Practice& practice,
                            const Library& library) {
    const HandRecord& hand = practice.scenario.hand;
    const RuleBook* book = find_book(library, hand.header.game());
    if (book == nullptr) return {};
    for (const std::string& id : clauses) {
        const auto words = what_clause_says(*book, id, hand.header.card);
        if (!words) continue;
        // An open point answers its question: "Yes." alone says nothing.
        const bool open_point = find_open_point(*book, id) != nullptr;
        return open_point ? words->heading + " " + words->text : words->text;
    }
    return {};
}

/// Which of the player's cards an ace makes soft is what a wrong count overlooks.
std::string count_in_words(const HandCount& count) {
    if (count.natural) return "An ace and a ten as the first two cards are a natural.";
    if (count.soft) return "An ace counts 11 here: that does not go over 21.";
    if (count.points > 21) return "It is over 21, with every ace counted as 1.";
    return "Every ace counts 1 here, since 11 would go over 21; without an ace a hand is hard.";
}

std::string chips_asked_for(const Question& question, const PaymentMark& payment) {
    if (!payment.exact) return {};
    if (!payment.legal) return "The tray does not hold these chips.";
    return question.style == ChipStyle::Fewest
               ? "The house pays in as few chips as the tray allows."
               : "The house pays color for color, in the chips of the bet.";
}

/// What is said where neither a clause nor a misreading has words; `none` where the key names
/// nothing: not allowed, no wager.
struct Fallback {
    QuestionKind kind;
    const char *words, *none;
};
constexpr const char* when_out = "Nobody goes out on this hand.";
constexpr const char* when_next = "Nothing else may come before it.";
constexpr const char* when_talk = "Say it so that the guest knows what happens next.";
constexpr std::array fallbacks{
    Fallback{QuestionKind::May, "It comes next or is open, and no rule forbids it.",
             "Nothing makes it due here, and nothing leaves it open."},
    Fallback{QuestionKind::Active, "These are what the dealer has to act on now.",
             "Nothing waits for the dealer now."},
    Fallback{QuestionKind::Error, "These were not settled as they are due.",
             "Every wager was settled for the right amount."},
    Fallback{QuestionKind::Next, when_next, when_next},
    Fallback{QuestionKind::Out, when_out, when_out},
    Fallback{QuestionKind::Talk, when_talk, when_talk}};

std::string without_clause(const Practice& practice) {
    const Key& key = practice.mark->key;
    const QuestionKind kind = practice.scenario.question.kind;
    if (kind == QuestionKind::Total) return count_in_words(key.count);
    const auto found = std::find_if(fallbacks.begin(), fallbacks.end(),
                                    [&](const Fallback& each) { return each.kind == kind; });
    if (found == fallbacks.end()) return "Nothing is due on it here.";
    const bool none = kind == QuestionKind::May ? !key.allowed : key.wagers.empty();
    return none ? found->none : found->words;
}

/// Of a settlement the wager of the verdict, else the one that the question is about.
std::string price_for(const VerdictScreen& verdict, const Practice& practice) {
    const Question& question = practice.scenario.question;
    const HandRecord& hand = practice.scenario.hand;
    if (question.kind == QuestionKind::Chips || question.kind == QuestionKind::Outcome ||
        question.kind == QuestionKind::Clause)
        return price_in_words(hand, question.who, question.wager);
    return verdict.wager == Wager::None ? "" : price_in_words(hand, verdict.who, verdict.wager);
}

std::string reason_for(const VerdictScreen& verdict, const Practice& practice,
                       const Library& library) {
    const Mark& mark = *practice.mark;
    const Question& question = practice.scenario.question;
    const bool settles = !mark.verdict.wagers.empty() && question.kind != QuestionKind::Out;
    const bool explained = settles ? !verdict.trainer_says.empty() : !mark.trainer_says.empty();
    std::string reason;
    if (question.kind == QuestionKind::Chips)
        add_sentence(reason, chips_asked_for(question, mark.payment));
    if (!explained && reason.empty()) {
        const bool counts = question.kind == QuestionKind::Total;
        add_sentence(reason, counts ? "" : clause_in_words(verdict.clauses, practice, library));
        if (reason.empty()) add_sentence(reason, without_clause(practice));
    }
    add_sentence(reason, price_for(verdict, practice));
    return reason;
}

}  // namespace

std::string price_in_words(const HandRecord& hand, Who who, Wager wager) {
    const auto priced = price_paid(hand, who, wager);
    if (!priced) return {};
    const auto in_words = [unit = unit_of(hand.header)](Money amount) {
        return amount_in_words(amount, unit);
    };
    const std::string odds = priced->odds == Odds{1, 1}
                                 ? "Even money"
                                 : fmt::format("{} to {}", priced->odds.pays, priced->odds.to);
    std::string words =
        fmt::format("{} on {} is {}", odds, in_words(priced->stake), in_words(priced->exact));
    if (priced->gross != priced->exact)
        words += fmt::format(", which the house rounds to {}", in_words(priced->gross));
    if (priced->paid != priced->gross)
        words +=
            fmt::format("; the tip of {} comes out of it", in_words(priced->gross - priced->paid));
    return words + ".";
}

void add_reasons(PracticeScreen& screen, const Practice& practice, const Library& library) {
    if (!practice.mark) return;
    for (VerdictScreen& verdict : screen.verdicts) {
        if (!verdict.right) verdict.reason = reason_for(verdict, practice, library);
    }
}

}  // namespace fairdeal
