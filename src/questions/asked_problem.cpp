// Whether a question can be asked of its hand at all.

#include <algorithm>
#include <set>

#include "questions/asked.h"

namespace fairdeal {

namespace {

using Words = std::optional<std::string>;

TableState table_of(const Scenario& scenario, const Ruling& ruling) {
    return table_after(scenario.hand, scenario.hand.events.size(), ruling.effects);
}

Words settlement_problem(const Scenario& scenario, const Key& key) {
    if (!key.ruling.complete)
        return "the play is not over where the hand stops, so nothing can be settled yet";
    if (scenario.question.kind == QuestionKind::Spot) {
        const TableState table = table_of(scenario, key.ruling);
        const TableSeat* seat = table.find(scenario.question.seat);
        if (seat == nullptr || seat->wagers.empty())
            return "the seat that is asked for has no wager";
    }
    const Ruling asked = ruling_asked(scenario, key.ruling, key.lines);
    if (asked.lines.empty() && asked.undecided.empty()) return "there is nothing left to settle";
    return std::nullopt;
}

Words next_problem(const Key& key) {
    if (key.ruling.complete) return "the play is over where the hand stops: nothing more happens";
    if (key.ruling.next.empty()) return "nothing must happen where the hand stops";
    for (const Act& act : key.ruling.next) {
        if (act.decides) return "where the hand stops a player decides, not the dealer";
    }
    return std::nullopt;
}

Words may_problem(const Scenario& scenario) {
    if (!scenario.question.event) return "there is no event to ask for";
    HandRecord longer = scenario.hand;
    longer.events.push_back(*scenario.question.event);
    longer.events.back().line = static_cast<int>(longer.events.size()) + 1;
    const Problems impossible = impossible_events(longer);
    if (!impossible.empty())
        return "the event cannot happen on this table: " + impossible.front().what;
    const Event& event = longer.events.back();
    const auto permission =
        permission_of(scenario.hand, rule(scenario.hand), event, breaches_of(scenario.hand, event));
    if (permission == Permission::Untold)
        return "the event is neither called for nor forbidden where the hand stops";
    return std::nullopt;
}

/// A raised natural counts eleven and twenty-one at once (BJX-NAT-3): it is not asked for.
bool is_raised_natural(const TableState& table, const TableHand& hand) {
    const TableSeat* seat = table.find(hand.who.seat);
    return seat != nullptr && seat->adjusted == Adjusted::Raised && !hand.from_split &&
           is_ace_and_ten(hand.counted());
}

Words total_problem(const Scenario& scenario, const Ruling& ruling) {
    const TableState table = table_of(scenario, ruling);
    const TableHand* hand = table.find(scenario.question.who);
    if (hand == nullptr || hand->cards.empty()) return "the hand that is asked for has no cards";
    if (std::find(hand->face_down.begin(), hand->face_down.end(), true) != hand->face_down.end())
        return "a card of the hand that is asked for lies face down";
    if (std::any_of(hand->cards.begin(), hand->cards.end(),
                    [](Card card) { return !card.is_known(); }))
        return "a card of the hand that is asked for cannot be read";
    if (is_raised_natural(table, *hand)) return "a raised natural has no single count";
    return std::nullopt;
}

Words active_problem(const Scenario& scenario, const Ruling& ruling) {
    if (ruling.complete) return "the play is over where the hand stops: ask for the table";
    if (table_of(scenario, ruling).first_deal == never)
        return "no card is out where the hand stops";
    if (!ruling.undecided.empty()) return "what acts now hangs on a card that cannot be read";
    return std::nullopt;
}

Words wager_problem(const Scenario& scenario, const Key& key) {
    const Question& question = scenario.question;
    const TableState table = table_of(scenario, key.ruling);
    const TableSeat* seat = table.find(question.who.seat);
    const bool later_hand = question.who.hand > 1;  // its whole wager is put up by the split
    if (seat == nullptr || (seat->find(question.wager) == nullptr && !later_hand))
        return "the wager that is asked for is not on the table";
    if (!ruling_asked(scenario, key.ruling, {}).undecided.empty())
        return "the wager that is asked for hangs on a card that cannot be read";
    if (key.lines.empty()) return "nothing is due on the wager that is asked for";
    return std::nullopt;
}

Words chips_problem(const Scenario& scenario, const Key& key) {
    if (auto problem = wager_problem(scenario, key)) return problem;
    if (key.amount.is_zero()) return "the wager that is asked for is not paid";
    if (key.chips.empty()) return "the tray cannot pay " + to_text(key.amount) + " exactly";
    return std::nullopt;
}

Words order_problem(const Scenario& scenario, const Key& key) {
    if (auto problem = settlement_problem(scenario, key)) return problem;
    if (!key.ruling.short_bank.is_short) return "the bank pays everybody: the order is free";
    if (key.lines.size() < 2) return "there is only one payment to make";
    return std::nullopt;
}

Words out_problem(const Scenario& scenario, const Key& key) {
    if (scenario.game() != Game::League) return "only in the league does anybody go out";
    if (!key.ruling.complete) return "the play is not over where the hand stops";
    const bool open =
        std::any_of(key.ruling.undecided.begin(), key.ruling.undecided.end(),
                    [](const Undecided& line) { return is_about_a_place(line.verb); });
    if (open) return "who goes out hangs on a card that cannot be read";
    const auto& events = scenario.hand.events;
    const bool made = std::any_of(events.begin(), events.end(),
                                  [](const Event& event) { return is_about_a_place(event.verb); });
    return made ? Words("the record says already who goes out") : std::nullopt;
}

Words error_problem(const Scenario& scenario, const Key& key) {
    if (!key.ruling.complete) return "the play is not over where the hand stops";
    if (claim_of(scenario.hand).empty()) return "the record holds no settlement to look through";
    if (!key.ruling.undecided.empty()) return "the settlement hangs on a card that cannot be read";
    if (!key.ruling.breaches.empty())
        return "a clause is broken before the settlement: " + key.ruling.breaches.front().what;
    return std::nullopt;
}

Words clause_problem(const Scenario& scenario, const Key& key) {
    if (auto problem = wager_problem(scenario, key)) return problem;
    return key.choices.size() < 2 ? Words("there is no other clause to choose from") : std::nullopt;
}

Words talk_problem(const Question& question) {
    if (question.talk.size() < 2) return "there are no two things to choose from";
    const auto right = std::count_if(question.talk.begin(), question.talk.end(),
                                     [](const TalkChoice& choice) { return choice.right; });
    if (right == 0) return "none of the choices is marked right";
    if (right == std::ssize(question.talk)) return "every choice is marked right";
    // an answer is kept in the words of its choices
    std::set<std::string_view> words;
    for (const TalkChoice& choice : question.talk) {
        if (!words.insert(choice.words).second) return "two choices say the same";
    }
    return std::nullopt;
}

/// The questions whose key cannot even be worked out before it is known that they can be asked.
Words early_problem(const Scenario& scenario) {
    if (scenario.question.kind == QuestionKind::May) return may_problem(scenario);
    if (scenario.question.kind == QuestionKind::Talk) return talk_problem(scenario.question);
    if (scenario.question.kind == QuestionKind::Total)
        return total_problem(scenario, rule(scenario.hand));
    return std::nullopt;
}

}  // namespace

Words question_problem(const Scenario& scenario) {
    if (auto problem = early_problem(scenario)) return problem;
    const Key key = key_of(scenario);
    switch (scenario.question.kind) {
        case QuestionKind::Spot:
        case QuestionKind::Table: return settlement_problem(scenario, key);
        case QuestionKind::Next: return next_problem(key);
        case QuestionKind::Active: return active_problem(scenario, key.ruling);
        case QuestionKind::Outcome:
        case QuestionKind::Amount: return wager_problem(scenario, key);
        case QuestionKind::Chips: return chips_problem(scenario, key);
        case QuestionKind::Order: return order_problem(scenario, key);
        case QuestionKind::Out: return out_problem(scenario, key);
        case QuestionKind::Error: return error_problem(scenario, key);
        case QuestionKind::Clause: return clause_problem(scenario, key);
        case QuestionKind::May:
        case QuestionKind::Total:
        case QuestionKind::Talk: break;
    }
    return std::nullopt;
}

}  // namespace fairdeal
