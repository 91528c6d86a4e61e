#include "drills/contrast.h"

#include <algorithm>

#include "dealing/floor.h"
#include "drills/drill.h"
#include "questions/asked.h"
#include "questions/kinds/kind.h"

namespace fairdeal {

namespace {

std::string_view family_of(std::string_view clause) { return clause.substr(0, clause.rfind('-')); }

/// How far two clauses stand apart: the same family, the same game's others.
int kinship(ClauseId here, ClauseId there) {
    if (here == there) return -1;
    return family_of(here.id) == family_of(there.id) ? 0 : 1;
}

/// Cards that the dealer draws or turns, and what is settled, come again after a change.
bool follows(const Event& event) {
    return is_settlement(event.verb) ||
           (event.who.is_dealer() && (event.verb == Verb::Hit || event.verb == Verb::Stand));
}

/// Goes on with what must happen and nobody chooses, until the play is over or somebody chooses.
/// Cards drawn are of the old hand, in its order, then small ones. False: it cannot go on.
/// What does this act: the next of the cards is drawn, or a five where they are used up.
std::optional<Event> event_that_does(const Act& due, const HandRecord& hand,
                                     const std::vector<Card>& cards, std::size_t& next_card) {
    Event event{due.who, due.verb, due.wager, due.amount, 0, {}, 0};
    if (due.verb == Verb::Turn) return event_of_act(hand, to_text(due));
    if (due.verb == Verb::Push) event.amount = {};
    if (due.verb == Verb::Hit || due.verb == Verb::Deal) {
        constexpr Card small{Rank::Five, Suit::Clubs};
        event.cards.push_back({next_card < cards.size() ? cards[next_card] : small, false});
        ++next_card;
    }
    return event;
}

bool play_on(HandRecord& hand, const std::vector<Card>& cards) {
    constexpr int most_acts = 40;
    std::size_t next_card = 0;
    for (int act = 0; act < most_acts; ++act) {
        const Ruling ruling = rule(hand);
        if (!ruling.breaches.empty()) return false;
        if (ruling.complete) return true;
        if (ruling.next.empty()) return false;
        const Act& due = ruling.next.front();
        if (due.decides) return false;
        auto event = event_that_does(due, hand, cards, next_card);
        if (!event) return false;
        event->line = static_cast<int>(hand.events.size()) + 2;
        hand.events.push_back(*std::move(event));
        if (!impossible_events(hand).empty()) return false;
    }
    return false;
}

/// Looks for the nearest hand.
class ContrastSearch {
public:
    ContrastSearch(const Scenario& scenario, std::string wanted)
        : scenario_(scenario), wanted_(std::move(wanted)) {
        const Key key = key_of(scenario);
        if (!key.because.empty()) here_ = key.because.front();
    }

    std::optional<Contrast> find() {
        if (here_.id.empty()) return std::nullopt;
        for (std::size_t i = 0; i < scenario_.hand.events.size(); ++i) {
            change_cards(i);
            change_stake(i);
        }
        return best_;
    }

private:
    void change_cards(std::size_t at) {
        const Event& event = scenario_.hand.events[at];
        if (event.verb == Verb::Turn) return;
        for (std::size_t card = 0; card < event.cards.size(); ++card) {
            const Card was = event.cards[card].card;
            for (const Card other : std::span(deck()).first(13)) {
                if (other.rank == was.rank) continue;
                HandRecord changed = scenario_.hand;
                changed.events[at].cards[card].card.rank = other.rank;
                turn_likewise(changed, event.who, was, changed.events[at].cards[card].card);
                const int apart = std::abs(points_of(other.rank) - points_of(was.rank));
                consider(std::move(changed), at, apart);
            }
        }
    }

    static void turn_likewise(HandRecord& hand, Who who, Card was, Card is) {
        for (Event& event : hand.events) {
            if (event.verb != Verb::Turn || event.who != who) continue;
            if (event.cards.front().card == was) event.cards.front().card = is;
        }
    }

    void change_stake(std::size_t at) {
        constexpr int as_far_as = 6;
        const Event& event = scenario_.hand.events[at];
        if (event.amount.is_zero() || is_settlement(event.verb)) return;
        for (const Money other : {event.amount * 2, half_of(event.amount)}) {
            if (other.is_zero() || in_fives(other) != other) continue;  // as on a floor
            HandRecord changed = scenario_.hand;
            changed.events[at].amount = other;
            consider(std::move(changed), at, as_far_as);
        }
    }

    /// As it is, or played on from the dealer's draw.
    void consider(HandRecord changed, std::size_t at, int apart) {
        constexpr int further = 10;
        HandRecord replayed = changed;
        judge_hand(std::move(changed), at, apart);
        if (!asks_at_the_end()) return;
        std::vector<Card> cards;
        while (!replayed.events.empty() && replayed.events.size() > at + 1 &&
               follows(replayed.events.back())) {
            const Event& last = replayed.events.back();
            if (!last.cards.empty()) cards.insert(cards.begin(), last.cards.front().card);
            replayed.events.pop_back();
        }
        if (!impossible_events(replayed).empty() || !play_on(replayed, cards)) return;
        while (!replayed.events.empty() && is_settlement(replayed.events.back().verb))
            replayed.events.pop_back();
        judge_hand(std::move(replayed), at, apart + further);
    }

    [[nodiscard]] bool asks_at_the_end() const {
        return kind_of(scenario_).facts.at == AskedAt::Settlement;
    }

    void judge_hand(HandRecord changed, std::size_t at, int apart) {
        if (!impossible_events(changed).empty() || !rule(changed).breaches.empty()) return;
        Scenario other = scenario_;
        other.hand = std::move(changed);
        other.after.clear();
        other.floor_after.clear();
        if (question_problem(other)) return;
        const Key key = key_of(other);
        if (key.because.empty()) return;
        const ClauseId there = key.because.front();
        const int kin = kinship(here_, there);
        if (kin < 0 || (!wanted_.empty() && there.id != wanted_)) return;
        constexpr int another_family = 100;
        const int distance = apart + kin * another_family;
        if (best_ && distance >= distance_) return;
        distance_ = distance;
        const std::string changed_line =
            to_text(scenario_.hand.events[at]) + " -> " + to_text(other.hand.events[at]);
        other.clauses.clear();
        for (const ClauseId clause : key.because) other.clauses.emplace_back(clause.id);
        other.id = scenario_.id + "-contrast";
        best_ = Contrast{std::move(other), changed_line, here_, there};
    }

    const Scenario& scenario_;
    std::string wanted_;
    ClauseId here_{};
    std::optional<Contrast> best_;
    int distance_ = 0;
};

}  // namespace

std::optional<Contrast> contrast_of(const Scenario& scenario, const std::string& wanted) {
    if (!scenario.hand.floor.empty())
        return std::nullopt;  // another card would change its lines too
    return ContrastSearch(scenario, wanted).find();
}

std::optional<Scenario> same_again(const Scenario& scenario, std::uint64_t seed,
                                   const std::atomic<bool>* called_off) {
    const Key key = key_of(scenario);
    Request request{scenario.game(), scenario.hand.header.card, {}, {}, {scenario.question.kind}};
    if (!key.because.empty()) request.clauses.emplace_back(key.because.front().id);
    constexpr int most_attempts = 4000;
    auto item = make_item(request, seed, most_attempts, called_off);
    // It may have been dealt from this very seed: a drill's hands come from those beside it.
    constexpr std::uint64_t apart = 1'000'000'000;
    for (int i = 1; item && item->scenario.hand.events == scenario.hand.events && i <= 3; ++i)
        item = make_item(request, seed + static_cast<std::uint64_t>(i) * apart, most_attempts,
                         called_off);
    if (!item || item->scenario.hand.events == scenario.hand.events) return std::nullopt;
    item->scenario.table = scenario.table;
    return std::move(item->scenario);
}

}  // namespace fairdeal
