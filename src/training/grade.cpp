#include "training/grade.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairdeal {

namespace {

bool is_about(const Event& event, const Line& line) {
    if (!is_settlement(event.verb) || event.who != line.who || event.wager != line.wager)
        return false;
    return line.wager != Wager::None || event.verb == line.verb;
}

/// The lines that are due and not in the record yet.
std::vector<Line> lines_to_make(const HandRecord& hand, const Ruling& ruling) {
    std::vector<Line> lines;
    std::copy_if(ruling.lines.begin(), ruling.lines.end(), std::back_inserter(lines),
                 [&](const Line& line) {
                     return std::none_of(hand.events.begin(), hand.events.end(),
                                         [&](const Event& event) { return is_about(event, line); });
                 });
    return lines;
}

std::vector<Line> lines_asked(const Scenario& scenario, const Ruling& ruling) {
    std::vector<Line> lines = lines_to_make(scenario.hand, ruling);
    if (scenario.question.kind != QuestionKind::Spot) return lines;
    const auto others = std::remove_if(lines.begin(), lines.end(), [&](const Line& line) {
        return line.who.seat != scenario.question.seat;
    });
    lines.erase(others, lines.end());
    return lines;
}

/// The ruling as far as it is asked for.
Ruling ruling_asked(const Scenario& scenario, const Key& key) {
    Ruling asked = key.ruling;
    asked.lines = key.lines;
    if (scenario.question.kind != QuestionKind::Spot) return asked;
    const auto others = std::remove_if(
        asked.undecided.begin(), asked.undecided.end(),
        [&](const Undecided& open) { return open.who.seat != scenario.question.seat; });
    asked.undecided.erase(others, asked.undecided.end());
    return asked;
}

void add_once(std::vector<ClauseId>& all, ClauseId clause) {
    if (std::find(all.begin(), all.end(), clause) == all.end()) all.push_back(clause);
}

void add_clauses(std::vector<ClauseId>& all, const Line& line) {
    for (const ClauseId clause : line.because) add_once(all, clause);
}

void add_clauses(std::vector<ClauseId>& all, const std::vector<Breach>& breaches) {
    for (const Breach& breach : breaches) add_once(all, breach.clause);
}

HandRecord with(const HandRecord& hand, const Event& event) {
    HandRecord longer = hand;
    longer.events.push_back(event);
    longer.events.back().line = static_cast<int>(longer.events.size()) + 1;
    return longer;
}

bool can_happen(const HandRecord& hand, const Event& event) {
    return impossible_events(with(hand, event)).empty();
}

/// The card of the hand that lies face down, or one that does no harm.
Card card_for(const HandRecord& hand, const std::string& act) {
    constexpr Card harmless{Rank::Two, Suit::Clubs};
    if (act.find(" turn") == std::string::npos) return harmless;
    const TableState table = table_after(hand, hand.events.size());
    const TableHand& dealer = table.dealer;
    for (std::size_t i = 0; i < dealer.cards.size(); ++i) {
        if (dealer.face_down[i]) return dealer.cards[i];
    }
    return harmless;
}

/// What a dealer in doubt might do in place of the act that is due.
std::vector<std::string> acts_in_place_of(const Act& act, const HandRecord& hand) {
    const std::string due = to_text(act);
    const std::string who = to_text(act.who);
    if (act.verb == Verb::Bet) {  // the system's: another amount
        const Money twice = act.amount + act.amount;
        return {fmt::format("{} bet {} {}", who, to_text(act.wager), to_text(twice))};
    }
    if (!act.who.is_dealer() && act.verb == Verb::Hit) return {"dealer turn", who + " stand"};
    if (!act.who.is_dealer() && act.verb == Verb::Stand) return {"dealer turn", who + " hit"};
    if (due == "dealer hit") return {"dealer stand"};
    if (due == "dealer stand") return {"dealer hit"};
    if (due == "dealer offer insurance") return {"dealer peek", "dealer turn"};
    if (due == "dealer peek") return {"dealer turn", "dealer offer insurance"};
    if (due != "dealer turn") return {"dealer turn"};
    std::vector<std::string> acts;
    const TableState table = table_after(hand, hand.events.size());
    for (const TableSeat& seat : table.seats) {
        for (const TableHand& other : seat.hands) acts.push_back(to_text(other.who) + " hit");
    }
    return acts;
}

/// What those acts would break, each clause once; open points last.
std::vector<Breach> breaches_of_other_acts(const HandRecord& hand, const Act& first,
                                           const std::vector<std::string>& due) {
    std::vector<Breach> breaches;
    for (const std::string& act : acts_in_place_of(first, hand)) {
        const auto event = event_of_act(hand, act);
        if (!event || std::find(due.begin(), due.end(), act) != due.end()) continue;
        for (const Breach& breach : breaches_of(hand, *event)) {
            const bool known =
                std::any_of(breaches.begin(), breaches.end(),
                            [&](const Breach& other) { return other.clause == breach.clause; });
            if (!known) breaches.push_back(breach);
        }
    }
    std::stable_partition(breaches.begin(), breaches.end(), [](const Breach& breach) {
        return breach.clause.id.substr(0, 4) != "AMB-";
    });
    return breaches;
}

void answer_next(Key& key, const Scenario& scenario) {
    for (const Act& act : key.ruling.next) {
        key.acts.push_back(to_text(act));
        for (const Line& line : key.ruling.lines) {
            if (to_text(line) == key.acts.back()) add_clauses(key.because, line);
        }
    }
    if (key.acts.empty() || !key.because.empty()) return;
    key.why_not = breaches_of_other_acts(scenario.hand, key.ruling.next.front(), key.acts);
    add_clauses(key.because, key.why_not);
}

Ruling rule_as_read(const HandRecord& hand, const Misreading* misread) {
    return misread == nullptr ? rule(hand) : rule_misread(hand, *misread);
}

/// The breaches of one event more.
std::vector<Breach> breaches_as_read(const HandRecord& hand, const Event& event,
                                     const Misreading* misread) {
    const HandRecord longer = with(hand, event);
    const int line = longer.events.back().line;
    std::vector<Breach> breaches = rule_as_read(longer, misread).breaches;
    std::erase_if(breaches, [&](const Breach& breach) { return breach.line != line; });
    return breaches;
}

/// A settlement line is allowed where it is due, to the cent, and its time has come.
bool is_due_now(const HandRecord& hand, const Ruling& ruling, const Event& event) {
    const std::string text = to_text(event);
    if (ruling.complete) {
        const auto lines = lines_to_make(hand, ruling);
        return std::any_of(lines.begin(), lines.end(),
                           [&](const Line& line) { return to_text(line) == text; });
    }
    return std::any_of(ruling.next.begin(), ruling.next.end(),
                       [&](const Act& act) { return to_text(act) == text; });
}

bool is_allowed(const HandRecord& hand, const Ruling& ruling, const Event& event,
                const std::vector<Breach>& breaches) {
    return breaches.empty() && (!is_settlement(event.verb) || is_due_now(hand, ruling, event));
}

void answer_may(Key& key, const Scenario& scenario) {
    const Event& event = scenario.question.event.value();
    key.why_not = breaches_of(scenario.hand, event);
    add_clauses(key.because, key.why_not);
    key.allowed = is_allowed(scenario.hand, key.ruling, event, key.why_not);
    if (!is_settlement(event.verb)) return;
    for (const Line& line : key.ruling.lines) {
        if (is_about(event, line)) add_clauses(key.because, line);
    }
}

/// The answer that a reader of the sheet takes to be right, in words: one of these.
std::vector<std::string> answers_as_read(const Scenario& scenario, const Misreading* misread) {
    const Ruling ruling = rule_as_read(scenario.hand, misread);
    std::vector<std::string> answers;
    switch (scenario.question.kind) {
        case QuestionKind::Spot:
        case QuestionKind::Table:
            for (const Line& line : lines_asked(scenario, ruling)) answers.push_back(to_text(line));
            break;
        case QuestionKind::Next:
            for (const Act& act : ruling.next) answers.push_back(to_text(act));
            break;
        case QuestionKind::May: {
            const Event& event = scenario.question.event.value();
            const auto breaches = breaches_as_read(scenario.hand, event, misread);
            const bool allowed = is_allowed(scenario.hand, ruling, event, breaches);
            answers.emplace_back(allowed ? "allowed" : "not allowed");
        }
    }
    return answers;
}

/// Names the first misreading that makes the wrong answer right.
void explain(Mark& mark, const std::string& answer, const Scenario& scenario,
             std::span<const Misreading> misreadings) {
    for (const Misreading& misreading : misreadings) {
        if (misreading.game != scenario.game()) continue;
        const auto answers = answers_as_read(scenario, &misreading);
        if (std::find(answers.begin(), answers.end(), answer) == answers.end()) continue;
        mark.misreading = misreading.id;
        mark.trainer_says = misreading.says;
        return;
    }
}

template <class Expected>
const Expected& must_be(const Answer& answer) {
    const auto* given = std::get_if<Expected>(&answer);
    if (given == nullptr) throw Fault("an answer to another kind of question");
    return *given;
}

Mark grade_settlement(const SettlementAnswer& answer, const Scenario& scenario, Key key,
                      std::span<const Misreading> misreadings) {
    Mark mark;
    mark.verdict = judge(answer.lines, scenario.hand, ruling_asked(scenario, key), misreadings);
    mark.right = mark.verdict.discrepancies().empty();
    mark.key = std::move(key);
    return mark;
}

Mark grade_next(const ActAnswer& answer, const Scenario& scenario, Key key,
                std::span<const Misreading> misreadings) {
    Mark mark;
    mark.right = std::find(key.acts.begin(), key.acts.end(), answer.act) != key.acts.end();
    mark.key = std::move(key);
    if (mark.right) return mark;
    if (const auto event = event_of_act(scenario.hand, answer.act))
        mark.breaches = breaches_of(scenario.hand, *event);
    explain(mark, answer.act, scenario, misreadings);
    return mark;
}

Mark grade_may(const PermissionAnswer& answer, const Scenario& scenario, Key key,
               std::span<const Misreading> misreadings) {
    Mark mark;
    mark.right = answer.allowed == key.allowed;
    mark.key = std::move(key);
    if (!mark.right)
        explain(mark, answer.allowed ? "allowed" : "not allowed", scenario, misreadings);
    return mark;
}

std::optional<std::string> settlement_problem(const Scenario& scenario, const Key& key) {
    if (!key.ruling.complete)
        return "the play is not over where the hand stops, so nothing can be settled yet";
    if (scenario.question.kind == QuestionKind::Spot) {
        const TableState table = table_after(scenario.hand, scenario.hand.events.size());
        const TableSeat* seat = table.find(scenario.question.seat);
        if (seat == nullptr || seat->wagers.empty())
            return "the seat that is asked for has no wager";
    }
    const Ruling asked = ruling_asked(scenario, key);
    if (asked.lines.empty() && asked.undecided.empty()) return "there is nothing left to settle";
    return std::nullopt;
}

std::optional<std::string> next_problem(const Key& key) {
    if (key.ruling.complete) return "the play is over where the hand stops: nothing more happens";
    if (key.ruling.next.empty()) return "nothing must happen where the hand stops";
    for (const Act& act : key.ruling.next) {
        if (act.decides) return "where the hand stops a player decides, not the dealer";
    }
    return std::nullopt;
}

std::optional<std::string> may_problem(const Scenario& scenario) {
    if (!scenario.question.event) return "there is no event to ask for";
    const HandRecord longer = with(scenario.hand, *scenario.question.event);
    const Problems impossible = impossible_events(longer);
    if (impossible.empty()) return std::nullopt;
    return "the event cannot happen on this table: " + impossible.front().what;
}

}  // namespace

std::vector<Breach> breaches_of(const HandRecord& hand, const Event& event) {
    return breaches_as_read(hand, event, nullptr);
}

std::optional<Event> event_of_act(const HandRecord& hand, const std::string& act) {
    const int line = static_cast<int>(hand.events.size()) + 2;
    for (const std::string& text : {act, act + " " + to_text(card_for(hand, act))}) {
        Problems problems;
        const Event event = read_event(text, hand.header.game(), line, problems);
        if (problems.empty() && can_happen(hand, event)) return event;
    }
    return std::nullopt;
}

Key key_of(const Scenario& scenario) {
    Key key;
    key.ruling = rule(scenario.hand);
    switch (scenario.question.kind) {
        case QuestionKind::Spot:
        case QuestionKind::Table:
            key.lines = lines_asked(scenario, key.ruling);
            for (const Line& line : key.lines) add_clauses(key.because, line);
            break;
        case QuestionKind::Next: answer_next(key, scenario); break;
        case QuestionKind::May: answer_may(key, scenario); break;
    }
    return key;
}

std::optional<std::string> question_problem(const Scenario& scenario) {
    if (scenario.question.kind == QuestionKind::May) return may_problem(scenario);
    const Key key = key_of(scenario);
    if (scenario.question.kind == QuestionKind::Next) return next_problem(key);
    return settlement_problem(scenario, key);
}

Mark grade(const Answer& answer, const Scenario& scenario,
           std::span<const Misreading> misreadings) {
    switch (scenario.question.kind) {
        case QuestionKind::Spot:
        case QuestionKind::Table:
            return grade_settlement(must_be<SettlementAnswer>(answer), scenario, key_of(scenario),
                                    misreadings);
        case QuestionKind::Next:
            return grade_next(must_be<ActAnswer>(answer), scenario, key_of(scenario), misreadings);
        case QuestionKind::May:
            return grade_may(must_be<PermissionAnswer>(answer), scenario, key_of(scenario),
                             misreadings);
    }
    throw Fault("a question of no kind");
}

bool is_caught(const Misreading& misreading, const Scenario& scenario) {
    return misreading.game == scenario.game() &&
           answers_as_read(scenario, nullptr) != answers_as_read(scenario, &misreading);
}

}  // namespace fairdeal
