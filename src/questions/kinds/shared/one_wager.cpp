#include "questions/kinds/shared/one_wager.h"

#include <algorithm>

#include "base/translation.h"
#include "questions/asked.h"

namespace fairdeal {

bool is_of_wager(const Question& question, Who who, Wager wager, Verb verb) {
    return wager_of(who, wager, verb) == WagerOf{question.who, question.wager};
}

CannotAsk wager_problem(const Scenario& scenario, const Key& key) {
    const Question& question = scenario.question;
    const TableState table = table_asked(scenario, key.ruling);
    const TableSeat* seat = table.find(question.who.seat);
    const bool later_hand = question.who.hand > 1;  // its whole wager is put up by the split
    if (seat == nullptr || (seat->find(question.wager) == nullptr && !later_hand))
        return tr("the wager that is asked for is not on the table");
    if (!ruling_asked(scenario, key.ruling, {}).undecided.empty())
        return tr("the wager that is asked for hangs on a card that cannot be read");
    if (key.lines.empty()) return tr("nothing is due on the wager that is asked for");
    return std::nullopt;
}

std::vector<KindOfQuestion::Moment> moments_of_wagers(QuestionKind kind, const HandRecord& hand,
                                                      std::size_t played) {
    std::vector<KindOfQuestion::Moment> moments;
    std::vector<WagerOf> asked;
    for (std::size_t i = 0; i < hand.events.size(); ++i) {
        const Event& event = hand.events[i];
        if (!is_settlement(event.verb) || is_about_a_place(event.verb)) continue;
        const WagerOf wager = wager_of(event.who, event.wager, event.verb);
        if (std::find(asked.begin(), asked.end(), wager) != asked.end()) continue;
        asked.push_back(wager);
        Question question{kind};
        question.who = wager.who;
        question.wager = wager.wager;
        moments.push_back({std::min(i, played), std::move(question)});
    }
    return moments;
}

std::string story_of_wager(const char* words, const Question& question) {
    const bool one_hand = question.who.hand == 0 && !question.who.is_dealer();
    return tr_of(words, "bet"_a = tr_of(one_hand ? sentence("{whose}'s {wager} bet")
                                                 : sentence("the {wager} bet of {whose}"),
                                        "wager"_a = title_in_words(question.wager),
                                        "whose"_a = whose(question.who)));
}

std::string whose(Who who) {
    if (who.is_dealer()) return tr("you");
    if (who.hand == 0) return tr("seat {seat}", "seat"_a = who.seat);
    return tr("hand {hand} of seat {seat}", "hand"_a = who.hand, "seat"_a = who.seat);
}

}  // namespace fairdeal
