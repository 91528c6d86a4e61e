#include "training/aims.h"

#include <algorithm>

#include "drills/irregular/irregular_item.h"
#include "games/all_games.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_fresh = 8, most_old = 12;

struct Weighed {
    std::string clause;
    double weight = 0;
};

/// The heaviest so many; of equal ones the first of the book.
std::vector<std::string> heaviest(std::vector<Weighed> all, std::size_t most) {
    std::stable_sort(all.begin(), all.end(),
                     [](const Weighed& a, const Weighed& b) { return a.weight > b.weight; });
    all.resize(std::min(all.size(), most));
    std::vector<std::string> clauses;
    clauses.reserve(all.size());
    for (Weighed& weighed : all) clauses.push_back(std::move(weighed.clause));
    return clauses;
}

bool is_known(const ClauseState& state) {
    const ClauseStanding standing = standing_of(state.mastery, MasteryRules());
    return standing == ClauseStanding::Sound || standing == ClauseStanding::Mastered;
}

bool is_ruled_by(const BookClause& clause, Game game) {
    const bool rules =
        clause.kind == ClauseKind::Settlement || clause.kind == ClauseKind::Procedure;
    return rules && can_be_dealt(game, clause.id);
}

}  // namespace

bool can_be_dealt(Game game, std::string_view clause) {
    const auto clauses = rules_of(game)->clauses();
    const auto topics = irregular_topics(game);
    return std::any_of(clauses.begin(), clauses.end(),
                       [&](ClauseId known) { return known.id == clause; }) ||
           std::find(topics.begin(), topics.end(), clause) != topics.end();
}

Levels levels_for(const std::string& clause, const ClauseStates& states) {
    constexpr Levels easy{1, 2}, harder{1, 4}, any{};
    const auto found = states.find(clause);
    if (found == states.end()) return easy;
    switch (standing_of(found->second.mastery, MasteryRules())) {
        case ClauseStanding::NotAsked:
        case ClauseStanding::Learning: return easy;
        case ClauseStanding::Sound: return harder;
        case ClauseStanding::Mastered: return any;
    }
    throw Fault("a clause of no standing");
}

double need_of(const std::string& clause, const ClauseStates& states) {
    constexpr double not_asked = 0.5, not_sure = 0.1;
    const auto found = states.find(clause);
    if (found == states.end()) return not_asked;
    const Mastery& mastery = found->second.mastery;
    switch (standing_of(mastery, MasteryRules())) {
        case ClauseStanding::NotAsked: return not_asked;
        case ClauseStanding::Learning: return 1 - mastery.known;
        case ClauseStanding::Sound: return not_sure;
        case ClauseStanding::Mastered: return 0;
    }
    throw Fault("a clause of no standing");
}

Aims aims_of(const RuleBook& book, const ClauseStates& states, const Diagnosis& diagnosis,
             Millis now, const ClauseSet& taught) {
    constexpr double suspected = 4;  // against not being cleared at all
    std::vector<Weighed> fresh, old;
    for (const BookSection& section : sections_to_learn(book)) {
        for (const BookClause& clause : section.clauses) {
            if (!is_ruled_by(clause, book.game)) continue;
            if (is_in_chapter(book, clause.id) && !taught.contains(clause.id)) continue;
            const double need = need_of(clause.id, states);
            if (need > 0)
                fresh.push_back({clause.id, need + suspected * diagnosis.belief_in(clause.id)});
            const auto found = states.find(clause.id);
            if (found != states.end() && is_known(found->second))
                old.push_back({clause.id, -recall(found->second.memory, now, default_weights)});
        }
    }
    return {heaviest(std::move(fresh), most_fresh), heaviest(std::move(old), most_old)};
}

}  // namespace fairdeal
