// The questions that a finished hand can be asked.

#include <algorithm>
#include <iterator>

#include "dealing/deal.h"
#include "drills/drill.h"
#include "drills/drill_events.h"
#include "questions/asked.h"
#include "questions/kinds/kind.h"

namespace fairdeal {

namespace {

/// The hand without the settlement at its end.
HandRecord unsettled(HandRecord hand) {
    while (!hand.events.empty() && is_settlement(hand.events.back().verb)) hand.events.pop_back();
    return hand;
}

/// Finds questions of one kind in one hand.
class Finder {
public:
    Finder(const HandRecord& hand, const std::vector<std::string>& clauses, Dice& dice,
           const Misreading* shows = nullptr)
        : hand_(hand), end_(unsettled(hand)), clauses_(clauses), shows_(shows), dice_(dice) {
        hand_.header.identity = {};
        end_.header.identity = {};
        for (const std::string& clause : clauses) {
            Misreading& forgotten = forgotten_.emplace_back();
            forgotten.game = hand.header.game();
            forgotten.clause = clause;
            forgotten.change.ignored = true;
        }
    }
    /// Questions that the misreading answers wrongly.
    Finder(const HandRecord& hand, const Misreading& shows, Dice& dice)
        : Finder(hand, no_clauses, dice, &shows) {}

    std::vector<Scenario> find(QuestionKind kind) {
        found_.clear();
        if (kind == QuestionKind::May)
            ask_may();
        else if (kind == QuestionKind::Error)
            ask_error();
        else
            ask_moments(kind_of(kind));
        return std::move(found_);
    }

private:
    /// One of the clauses is cited for the key, or anybody who forgets it answers otherwise.
    [[nodiscard]] bool is_requested(const Scenario& scenario) const {
        if (shows_ != nullptr) return is_caught(*shows_, scenario);
        if (clauses_.empty()) return true;
        const Key key = key_of(scenario);
        const bool cited =
            std::any_of(key.because.begin(), key.because.end(), [&](ClauseId clause) {
                return std::find(clauses_.begin(), clauses_.end(), clause.id) != clauses_.end();
            });
        return cited ||
               std::any_of(forgotten_.begin(), forgotten_.end(), [&](const Misreading& misreading) {
                   return is_caught(misreading, scenario);
               });
    }

    void ask(const HandRecord& hand, Question question) {
        Scenario scenario;
        scenario.hand = hand;
        scenario.question = std::move(question);
        if (question_problem(scenario) || !rule(scenario.hand).breaches.empty()) return;
        if (!is_requested(scenario)) return;
        found_.push_back(std::move(scenario));
    }

    /// Some stops of the hand, in its order: all of them, or fewer of a long one.
    [[nodiscard]] std::vector<std::size_t> stops() const {
        std::vector<std::size_t> all;
        for (std::size_t i = 1; i <= end_.events.size(); ++i) all.push_back(i);
        return all;
    }

    void ask_moments(const KindOfQuestion& kind) {
        if (!clauses_.empty() && !kind.facts.is_about_clauses) return;
        for (KindOfQuestion::Moment& moment : kind.moments(hand_, end_.events.size()))
            ask(first_events(hand_, moment.events), std::move(moment.question));
    }

    /// At a few stops, what is allowed and what is not, about as often.
    void ask_may() {
        constexpr std::size_t stops_looked_at = 3;
        std::vector<std::size_t> left = stops();
        for (std::size_t look = 0; look < stops_looked_at && !left.empty(); ++look) {
            const std::size_t at = dice_.below(left.size());
            ask_may_at(with_facts(first_events(end_, left[at])));
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
        }
        if (clauses_.empty() && shows_ == nullptr && !allowed_.empty() && !found_.empty()) {
            const std::size_t kept = std::min(allowed_.size(), found_.size());
            allowed_.resize(kept);
            found_.resize(kept);
        }
        std::move(allowed_.begin(), allowed_.end(), std::inserter(found_, found_.begin()));
        allowed_.clear();
    }

    /// eXtreme: before the first card, now and then, a shoe near its end or chips not counted.
    HandRecord with_facts(HandRecord part) {
        constexpr int cards_left = 18;
        constexpr int as_many_more = 30;
        const bool dealt = std::any_of(part.events.begin(), part.events.end(),
                                       [](const Event& event) { return event.verb == Verb::Deal; });
        if (part.header.game() != Game::Extreme || dealt || !dice_.chance(50)) return part;
        if (dice_.chance(50))
            part.header.facts.left = cards_left + static_cast<int>(dice_.below(as_many_more));
        else
            std::erase_if(part.events, [](const Event& event) {
                return event.verb == Verb::Chips && event.who.is_dealer();
            });
        return part;
    }

    void ask_may_at(const HandRecord& part) {
        const Ruling ruling = rule(part);
        if (!ruling.breaches.empty()) return;
        const TableState table = table_after(part, part.events.size());
        for (const Event& event : events_to_ask(part)) {
            if (!may_be_requested(part, event) || is_put_up_again(table, event)) continue;
            const Permission permission =
                permission_of(part, ruling, event, breaches_of(part, event));
            const bool allowed = permission == Permission::Allowed;
            if (permission != Permission::Forbidden && !(allowed && is_here(table, event)))
                continue;
            Scenario scenario;
            scenario.hand = part;
            scenario.question.kind = QuestionKind::May;
            scenario.question.event = event;
            if (is_requested(scenario))
                (allowed ? allowed_ : found_).push_back(std::move(scenario));
        }
    }

    /// Of a wager on one that is up nothing is asked, and of somebody who is not at the table only
    /// what a clause forbids.
    static bool is_put_up_again(const TableState& table, const Event& event) {
        if (event.verb != Verb::Bet && event.verb != Verb::Secret && event.verb != Verb::Blind)
            return false;
        const TableSeat* seat = table.find(event.who.seat);
        return seat != nullptr && seat->find(event.wager) != nullptr;
    }
    static bool is_here(const TableState& table, const Event& event) {
        return event.who.is_dealer() || table.find(event.who.seat) != nullptr;
    }

    /// A quick look: the event breaks one of the clauses, or for who forgets one it is otherwise.
    [[nodiscard]] bool may_be_requested(const HandRecord& part, const Event& event) const {
        if (is_settlement(event.verb)) return true;
        if (clauses_.empty() && shows_ == nullptr) return true;
        const auto breaches = breaches_of(part, event);
        if (shows_ != nullptr)
            return breaches_as_read(part, event, shows_).empty() != breaches.empty();
        const bool breaks =
            std::any_of(breaches.begin(), breaches.end(), [&](const Breach& breach) {
                return std::find(clauses_.begin(), clauses_.end(), breach.clause.id) !=
                       clauses_.end();
            });
        return breaks ||
               std::any_of(forgotten_.begin(), forgotten_.end(), [&](const Misreading& misreading) {
                   return breaches_as_read(part, event, &misreading).empty() != breaches.empty();
               });
    }

    /// The hand with a dealer's error in two cases of three.
    void ask_error() {
        constexpr int tries = 6;
        if (dice_.chance(33)) return ask(hand_, {QuestionKind::Error});
        for (int i = 0; i < tries && found_.empty(); ++i) {
            const auto error = static_cast<DealerError>(dice_.below(dealer_error_count));
            if (const auto spoilt = spoil(hand_, error, dice_)) ask(*spoilt, {QuestionKind::Error});
        }
    }

    HandRecord hand_, end_;
    inline static const std::vector<std::string> no_clauses{};
    const std::vector<std::string>& clauses_;
    std::vector<Misreading> forgotten_;  // each of the clauses
    const Misreading* shows_ = nullptr;  // null: it is the clauses that count
    Dice& dice_;
    std::vector<Scenario> found_;
    std::vector<Scenario> allowed_;  // questions whether something may be done that may
};

std::vector<Scenario> found_by(Finder finder, const std::vector<QuestionKind>& kinds) {
    std::vector<Scenario> all;
    for (const QuestionKind kind : kinds) {
        auto found = finder.find(kind);
        std::move(found.begin(), found.end(), std::back_inserter(all));
    }
    return all;
}

std::vector<QuestionKind> kinds_or_all(const std::vector<QuestionKind>& kinds) {
    if (!kinds.empty()) return kinds;
    const auto all = every_question_kind();
    return {all.begin(), all.end()};
}

}  // namespace

std::vector<Scenario> questions_in(const HandRecord& hand, const std::vector<QuestionKind>& kinds,
                                   const std::vector<std::string>& clauses, Dice& dice) {
    return found_by(Finder(hand, clauses, dice), kinds_or_all(kinds));
}

std::vector<Scenario> questions_showing(const HandRecord& hand,
                                        const std::vector<QuestionKind>& kinds,
                                        const Misreading& misreading, Dice& dice) {
    return found_by(Finder(hand, misreading, dice), kinds_or_all(kinds));
}

}  // namespace fairdeal
