// Keys: what the engine says to a question, or somebody who misreads a clause.

#include "questions/key.h"

#include <algorithm>

#include "questions/asked.h"

namespace fairdeal {

namespace {

void add_once(std::vector<ClauseId>& all, ClauseId clause) {
    if (std::find(all.begin(), all.end(), clause) == all.end()) all.push_back(clause);
}

void add_clauses(std::vector<ClauseId>& all, const Line& line) {
    for (const ClauseId clause : line.because) add_once(all, clause);
}

void add_clauses(std::vector<ClauseId>& all, const std::vector<Breach>& breaches) {
    for (const Breach& breach : breaches) add_once(all, breach.clause);
}

void fill_chips(Key& key, const Question& question) {
    key.amount = paid_in(key.lines);
    if (auto chips = payment_from(question.tray, key.amount, question.style, question.bet))
        key.chips = std::move(*chips);
}

void fill_choices(Key& key, const Scenario& scenario) {
    if (key.lines.empty()) return;
    const Ruling& ruling = key.ruling;
    const auto cited = scenario.question.kind == QuestionKind::Out ? ruling.lines : key.lines;
    key.choices = clause_choices(scenario.game(), deciding_clause(key.lines), cited);
}

void fill_permission(Key& key, const Scenario& scenario, const Misreading* misread) {
    const Event& event = scenario.question.event.value();
    key.why_not = breaches_as_read(scenario.hand, event, misread);
    // A misreader takes for allowed whatever no clause forbids as they read it.
    const Permission permission = permission_of(scenario.hand, key.ruling, event, key.why_not);
    key.allowed = permission == Permission::Allowed ||
                  (misread != nullptr && key.why_not.empty() && !is_settlement(event.verb));
}

void fill_talk(Key& key, const Question& question) {
    for (std::size_t i = 0; i < question.talk.size(); ++i) {
        if (question.talk[i].right) key.talk.push_back(i);
    }
}

void fill(Key& key, const Scenario& scenario, const Misreading* misread) {
    switch (scenario.question.kind) {
        case QuestionKind::Next:
            for (const Act& act : acts_that_come_first(key.ruling))
                key.acts.push_back(to_text(act));
            return;
        case QuestionKind::May: return fill_permission(key, scenario, misread);
        case QuestionKind::Total: key.count = count_asked(scenario, key.ruling); return;
        case QuestionKind::Active: return find_active(key, scenario);
        case QuestionKind::Error: key.wagers = wagers_in_error(scenario.hand, key.ruling); return;
        case QuestionKind::Spot:
        case QuestionKind::Table:
        case QuestionKind::Amount:
        case QuestionKind::Order:
        case QuestionKind::Outcome:
        case QuestionKind::Chips:
        case QuestionKind::Out:
        case QuestionKind::Clause:
        case QuestionKind::Talk: break;
    }
    key.lines = lines_asked(scenario, key.ruling);
    if (scenario.question.kind == QuestionKind::Outcome) key.outcome = outcome_of(key.lines);
    if (scenario.question.kind == QuestionKind::Chips) fill_chips(key, scenario.question);
    if (scenario.question.kind == QuestionKind::Out ||
        scenario.question.kind == QuestionKind::Clause)
        fill_choices(key, scenario);
}

// --- why the key is so

void explain_next(Key& key, const Scenario& scenario) {
    bool money_moves = false;
    for (const Act& act : key.ruling.next) {
        const std::string words = to_text(act);
        if (std::find(key.acts.begin(), key.acts.end(), words) == key.acts.end()) continue;
        for (const ClauseId clause : act.because) add_once(key.because, clause);
        for (const Line& line : key.ruling.lines) {
            if (to_text(line) != words) continue;
            add_clauses(key.because, line);
            money_moves = true;
        }
    }
    if (key.acts.empty() || money_moves) return;
    key.why_not = breaches_of_other_acts(scenario.hand, key.ruling.next.front(), key.acts);
    if (key.because.empty()) add_clauses(key.because, key.why_not);
}

void explain_may(Key& key, const Scenario& scenario) {
    const Event& event = scenario.question.event.value();
    add_clauses(key.because, key.why_not);
    if (key.allowed) {
        for (const ClauseId clause : clauses_that_open(key.ruling, event))
            add_once(key.because, clause);
    }
    if (!is_settlement(event.verb)) return;
    for (const Line& line : key.ruling.lines) {
        if (is_about(line, subject_of(event))) add_clauses(key.because, line);
    }
}

/// Of an error the clauses of what is due; of a sound settlement those of every line.
void explain_error(Key& key, const Scenario& scenario) {
    const Verdict verdict = judge(claim_of(scenario.hand), key.ruling);
    for (const WagerVerdict& wrong : verdict.discrepancies()) {
        for (const ClauseId clause : wrong.because) add_once(key.because, clause);
    }
    if (verdict.order) add_once(key.because, verdict.order->clause);
    if (!key.because.empty()) return;
    for (const Line& line : key.ruling.lines) add_clauses(key.because, line);
}

/// The clauses of the lines that are due; where hands act, of their acts, or else what another act
/// than theirs would break.
void explain_active(Key& key, const Scenario& scenario) {
    for (const Line& line : lines_to_make(scenario.hand, key.ruling))
        add_clauses(key.because, line);
    const auto& next = key.ruling.next;
    const auto act = std::find_if(next.begin(), next.end(), [](const Act& due) {
        return !is_settlement(due.verb) && !due.decides;
    });
    if (!key.because.empty() || act == next.end()) return;
    for (const ClauseId clause : act->because) add_once(key.because, clause);
    if (!key.because.empty()) return;
    add_clauses(key.because, breaches_of_other_acts(scenario.hand, *act, {to_text(*act)}));
}

}  // namespace

Key key_as_read(const Scenario& scenario, const Misreading* misread) {
    Key key;
    if (scenario.question.kind == QuestionKind::Talk) {
        fill_talk(key, scenario.question);
        return key;
    }
    key.ruling = rule_as_read(scenario.hand, misread);
    fill(key, scenario, misread);
    return key;
}

Key key_of(const Scenario& scenario) {
    Key key = key_as_read(scenario, nullptr);
    switch (scenario.question.kind) {
        case QuestionKind::Next: explain_next(key, scenario); break;
        case QuestionKind::May: explain_may(key, scenario); break;
        case QuestionKind::Active: explain_active(key, scenario); break;
        case QuestionKind::Error: explain_error(key, scenario); break;
        case QuestionKind::Spot:
        case QuestionKind::Table:
        case QuestionKind::Amount:
        case QuestionKind::Order:
        case QuestionKind::Outcome:
        case QuestionKind::Chips:
        case QuestionKind::Out:
        case QuestionKind::Clause:
            for (const Line& line : key.lines) add_clauses(key.because, line);
            break;
        case QuestionKind::Total:
        case QuestionKind::Talk: break;
    }
    return key;
}

Answer right_answer(const Scenario& scenario, const Key& key) {
    Claim lines;
    for (const Line& line : key.lines) lines.push_back(as_claimed(line));
    switch (scenario.question.kind) {
        case QuestionKind::Spot:
        case QuestionKind::Table:
        case QuestionKind::Amount:
        case QuestionKind::Order: return SettlementAnswer{std::move(lines)};
        case QuestionKind::Next: return ActAnswer{key.acts.at(0)};
        case QuestionKind::May: return PermissionAnswer{key.allowed};
        case QuestionKind::Total: return TotalAnswer{key.count};
        case QuestionKind::Active:
        case QuestionKind::Error: return WagersAnswer{key.wagers};
        case QuestionKind::Outcome: return OutcomeAnswer{key.outcome};
        case QuestionKind::Chips: return ChipsAnswer{key.chips};
        case QuestionKind::Out: {
            const std::string clause(key.lines.empty() ? "" : deciding_clause(key.lines).id);
            return OutAnswer{std::move(lines), clause};
        }
        case QuestionKind::Clause: return ClauseAnswer{std::string(deciding_clause(key.lines).id)};
        case QuestionKind::Talk: return TalkAnswer{key.talk};
    }
    throw Fault("a question of no kind");
}

}  // namespace fairdeal
