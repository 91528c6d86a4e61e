#include "drills/table_round.h"

#include <algorithm>

#include "dealing/first_cards.h"
#include "questions/asked.h"

namespace fairdeal {

namespace {

bool moves_amount(Verb verb) {
    return verb == Verb::Take || verb == Verb::Pay || verb == Verb::Return || verb == Verb::Tip ||
           verb == Verb::Bet;
}

bool is_same_act(const Event& one, const Event& other) {
    return one.who == other.who && one.verb == other.verb && one.wager == other.wager;
}

bool is_same_sum(const Event& one, const Event& other) {
    return (!moves_amount(one.verb) || one.amount == other.amount) && one.place == other.place;
}

Event without_cards(Event event) {
    event.cards.clear();
    event.line = 0;
    if (event.verb == Verb::Push) event.amount = Money();
    if (event.verb == Verb::Offer) event.wager = Wager::Insurance;
    return event;
}

Event asked_event_of(const Line& line) {
    return without_cards({line.who, line.verb, line.wager, line.amount, line.place, {}, 0});
}

Event asked_event_of(const Act& act) {
    return without_cards({act.who, act.verb, act.wager, act.amount, 0, {}, 0});
}

/// What only ever happens by itself: bets, counts, what guests decide.
bool may_be_asked(const Event& event) {
    switch (event.verb) {
        case Verb::Deal:
        case Verb::Turn:
        case Verb::Offer:
        case Verb::Peek:
        case Verb::Play:
        case Verb::Hit:
        case Verb::Stand:
        case Verb::Bet:
        case Verb::Take:
        case Verb::Pay:
        case Verb::Push:
        case Verb::Return:
        case Verb::Tip:
        case Verb::Out:
        case Verb::Place: return true;
        case Verb::Fold:
        case Verb::Pass: return event.who.is_dealer();
        case Verb::Chips:
        case Verb::Secret:
        case Verb::Blind:
        case Verb::Insure:
        case Verb::Raise:
        case Verb::Check:
        case Verb::Double:
        case Verb::Split:
        case Verb::Surrender:
        case Verb::EvenMoney:
        case Verb::SitOut:
        case Verb::SitIn:
        case Verb::Disconnect:
        case Verb::Reconnect: break;
    }
    return false;
}

/// Indices of the ruling's lines that the record has not made, each line made once.
std::vector<std::size_t> unmade(const HandRecord& record, const Ruling& ruling) {
    std::vector<const Event*> made;
    for (const Event& event : record.events) {
        if (is_settlement(event.verb)) made.push_back(&event);
    }
    std::vector<std::size_t> left;
    for (std::size_t i = 0; i < ruling.lines.size(); ++i) {
        const Event due = asked_event_of(ruling.lines[i]);
        const auto found = std::find_if(made.begin(), made.end(), [&](const Event* event) {
            return is_same_act(*event, due) && is_same_sum(*event, due);
        });
        if (found == made.end())
            left.push_back(i);
        else
            made.erase(found);
    }
    return left;
}

/// The clause that puts something else that is still to be done before this line: it shows once the
/// rest has come after it.
std::optional<ClauseId> comes_behind(std::size_t line, const std::vector<std::size_t>& left,
                                     const HandRecord& record, const Ruling& ruling) {
    HandRecord whole = record;
    const auto add = [&](std::size_t at) {
        whole.events.push_back(asked_event_of(ruling.lines[at]));
        whole.events.back().line = static_cast<int>(whole.events.size()) + 1;
    };
    add(line);
    for (const std::size_t other : left) {
        if (other == line) continue;
        if (const auto clause = ruling.puts_before(other, line)) return clause;
        add(other);
    }
    const int here = static_cast<int>(record.events.size()) + 2;
    for (const Breach& breach : rule(whole).breaches) {
        if (breach.line >= here) return breach.clause;
    }
    return std::nullopt;
}

std::vector<ClauseId> clauses_of(const Line& line) {
    std::vector<ClauseId> clauses(line.because.begin(), line.because.end());
    if (line.is_urgent() && !cites(line.because, line.in_time)) clauses.push_back(line.in_time);
    return clauses;
}

/// More is to be said of the act than the act: what is paid, which part is taken, in which place.
bool asks_amount(const Event& act, const HandRecord& hand) {
    if (act.verb == Verb::Take || act.verb == Verb::Return)
        return act.amount != stake_on(table_after(hand, hand.events.size()), act.who, act.wager);
    return act.verb == Verb::Pay || act.verb == Verb::Tip || act.verb == Verb::Bet ||
           act.place != 0;
}

Scenario asking_next(const HandRecord& hand) {
    Scenario scenario;
    scenario.hand = hand;
    scenario.question.kind = QuestionKind::Next;
    return scenario;
}

}  // namespace

TableRound::TableRound(HandRecord whole) {
    so_far_.header = std::move(whole.header);
    final_ = rule(HandRecord{so_far_.header, whole.events}).lines;
    const std::vector<Event> ahead = card_by_card(whole.events);
    ahead_.assign(ahead.begin(), ahead.end());
    look();
}

void TableRound::look() {
    rule_into(so_far_, ruling_);
    dues_.clear();
    for (const Act& act : ruling_.next) {
        if (!act.decides) {
            dues_.push_back({asked_event_of(act), {}, false, false});
            continue;
        }
        if (!act.who.is_dealer()) continue;
        for (const Verb verb : ruling_.may)
            dues_.push_back({{the_dealer, verb, Wager::None, {}, 0, {}, 0}, {}, false, true});
    }
    keep_to_the_order_of_cards();
    add_settlement();
}

/// Of the first cards that are due only one may come now: of a hand with the fewest cards the first
/// in the engine's order, in which the dealer is the last. It comes next.
void TableRound::keep_to_the_order_of_cards() {
    const Due* turn = nullptr;
    for (const Due& due : dues_) {
        if (!is_first_card(due.event)) continue;
        if (turn == nullptr ||
            first_cards_of(so_far_, due.event.who) < first_cards_of(so_far_, turn->event.who))
            turn = &due;
    }
    if (turn == nullptr) return;
    const Who who = turn->event.who;
    std::erase_if(dues_,
                  [&](const Due& due) { return is_first_card(due.event) && due.event.who != who; });
    const auto next = std::find_if(ahead_.begin(), ahead_.end(), [&](const Event& event) {
        return is_first_card(event) && event.who == who;
    });
    if (next == ahead_.end() || !is_first_card(ahead_.front())) return;
    std::rotate(ahead_.begin(), next, next + 1);
}

/// What is due now with its clauses; once the play is over all of the rest that nothing else must
/// come before.
void TableRound::add_settlement() {
    const auto left = unmade(so_far_, ruling_);
    for (const std::size_t i : left) {
        const Event event = asked_event_of(ruling_.lines[i]);
        const auto listed = std::find_if(dues_.begin(), dues_.end(), [&](const Due& due) {
            return is_same_act(due.event, event) && is_same_sum(due.event, event);
        });
        if (listed != dues_.end()) {
            listed->because = clauses_of(ruling_.lines[i]);
            listed->urgent = ruling_.lines[i].is_urgent();
        } else if (ruling_.complete && !comes_behind(i, left, so_far_, ruling_)) {
            dues_.push_back({event, clauses_of(ruling_.lines[i]), false, false});
        }
    }
}

bool TableRound::is_asked(const Event& event) const {
    if (!may_be_asked(event)) return false;
    return std::any_of(dues_.begin(), dues_.end(), [&](const Due& due) {
        return is_same_act(due.event, event) && is_same_sum(due.event, event);
    });
}

bool TableRound::is_guests_turn() const { return !is_over() && !is_asked(ahead_.front()); }

void TableRound::guest_acts() {
    if (is_guests_turn()) perform(0);
}

Event TableRound::due() const { return without_cards(ahead_.front()); }

/// The event at this place of what is ahead comes to the table.
void TableRound::perform(std::size_t at) {
    Event event = ahead_.at(at);
    ahead_.erase(ahead_.begin() + static_cast<std::ptrdiff_t>(at));
    event.line = static_cast<int>(so_far_.events.size()) + 2;
    so_far_.events.push_back(std::move(event));
    look();
}

/// Where the act stands in what is ahead; past the end where it never comes.
std::size_t TableRound::place_of(const Event& event) const {
    const auto found = std::find_if(ahead_.begin(), ahead_.end(), [&](const Event& other) {
        return is_same_act(event, other) && is_same_sum(event, other);
    });
    return static_cast<std::size_t>(found - ahead_.begin());
}

const TableRound::Due* TableRound::due_like(const Event& said) const {
    const Due* like = nullptr;
    for (const Due& due : dues_) {
        if (!is_same_act(due.event, said)) continue;
        if (is_same_sum(due.event, said)) return &due;
        like = &due;
    }
    return like;
}

/// The check that is due finds a blackjack, which is turned up at once: an answer that the
/// dealer checks is right.
bool TableRound::finds_blackjack() const {
    HandRecord other = so_far_;
    constexpr Card harmless{Rank::Five, Suit::Clubs};
    bool changed = false;
    for (Event& event : other.events) {
        if (!event.who.is_dealer()) continue;
        for (DealtCard& dealt : event.cards) {
            if (!dealt.face_down) continue;
            dealt.card = harmless;
            changed = true;
        }
    }
    if (!changed) return false;
    const Ruling ruling = rule(other);
    return std::any_of(ruling.next.begin(), ruling.next.end(),
                       [](const Act& act) { return act.verb == Verb::Peek; });
}

/// A settlement line cites for itself; of an act the clauses that any other one would break.
std::vector<ClauseId> TableRound::why(const Due& due) const {
    if (!due.because.empty()) return due.because;
    const Scenario scenario = asking_next(so_far_);
    if (question_problem(scenario)) return {};
    return key_of(scenario).because;
}

ActMark TableRound::act(Event said) {
    if (is_over() || is_guests_turn()) throw Fault("it is not the dealer's turn");
    ActMark mark;
    mark.said = without_cards(std::move(said));
    mark.at = so_far_.events.size();
    const Due* like = due_like(mark.said);
    const bool checks = like == nullptr && mark.said.verb == Verb::Peek;
    if (checks && ahead_.front().verb == Verb::Turn && finds_blackjack())
        like = due_like(ahead_.front());
    std::size_t next = 0;  // in what is ahead
    if (like != nullptr) {
        mark.right = !is_same_act(like->event, mark.said) || is_same_sum(like->event, mark.said);
        mark.slip = mark.right ? ActSlip::None : ActSlip::Amount;
        const std::size_t place = like->chosen ? 0 : place_of(like->event);
        next = place < ahead_.size() ? place : 0;
    } else {
        find_slip(mark);
    }
    mark.done = without_cards(ahead_.at(next));
    if (is_first_card(mark.done)) mark.card = first_cards_of(so_far_, mark.done.who) + 1;
    mark.asks_amount = asks_amount(mark.done, so_far_);
    mark.right_amount = mark.right && mark.asks_amount;
    if (like == nullptr) like = due_like(mark.done);
    // No clause puts the first cards in their order: the floor does.
    const bool by_clause = mark.slip != ActSlip::Turn && mark.because.empty();
    if (like != nullptr && by_clause) mark.because = why(*like);
    perform(next);
    return mark;
}

// --- what was wrong

void TableRound::find_slip(ActMark& mark) const {
    if (const auto event = event_of_act(so_far_, to_text(mark.said))) {
        const auto breaches = breaches_of(so_far_, *event);
        if (!breaches.empty()) mark.broken = breaches.front().what;
    }
    if (is_settlement(mark.said.verb))
        find_wrong_settlement(mark);
    else
        find_wrong_act(mark);
}

void TableRound::find_wrong_settlement(ActMark& mark) const {
    const Event& said = mark.said;
    const auto left = unmade(so_far_, ruling_);
    bool due_now = false;
    for (const std::size_t i : left) {
        const Line& line = ruling_.lines[i];
        if (!is_about(line, subject_of(said))) continue;
        due_now = true;
        const auto clause = comes_behind(i, left, so_far_, ruling_);
        if (line.verb != said.verb || !clause) continue;
        mark.slip = ActSlip::Order;
        mark.because = {*clause};
        return;
    }
    const SettledLines due = lines_about(final_, subject_of(said));
    const auto has = [&](Verb verb) {
        return std::any_of(due.begin(), due.end(),
                           [&](const SettledLine& line) { return line.verb == verb; });
    };
    const bool settles = !due.empty(), does_take = has(Verb::Take);
    const bool pays = has(Verb::Pay) || has(Verb::Push);
    mark.slip = !settles ? ActSlip::Extra : due_now ? ActSlip::Outcome : ActSlip::Early;
    if (settles && !due_now)
        mark.critical = CostlyError::ActionOpen;
    else if (said.verb == Verb::Pay && does_take)
        mark.critical = CostlyError::LoserPaid;
    else if (said.verb == Verb::Take && pays)
        mark.critical = CostlyError::WinnerTaken;
}

void TableRound::find_wrong_act(ActMark& mark) const {
    const bool urgent =
        std::any_of(dues_.begin(), dues_.end(), [](const Due& due) { return due.urgent; });
    const Verb due = ahead_.front().verb;
    const bool comes = std::any_of(ahead_.begin(), ahead_.end(), [&](const Event& event) {
        return is_same_act(event, mark.said);
    });
    if (is_first_card(ahead_.front()) && is_first_card(mark.said))
        mark.slip = ActSlip::Turn;
    else if (urgent)
        mark.slip = ActSlip::Late;
    else if (due == Verb::Offer || due == Verb::Peek)
        mark.slip = ActSlip::Missed;
    else
        mark.slip = comes ? ActSlip::Early : ActSlip::Extra;
}

}  // namespace fairdeal
