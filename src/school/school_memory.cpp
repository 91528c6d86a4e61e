// The copy of what somebody remembers: kept beside the answers, brought up to date, compared with
// them.

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/translation.h"
#include "school/school.h"
#include "school/school_sql.h"

namespace fairdeal {

namespace {

/// How far a copy goes.
struct Head {
    std::string rules;
    std::int64_t answers = 0, editions = 0;
    Millis newest = 0;
};

/// The rules as a text: a copy made under others is none.
std::string name_of(const SchoolRules& rules) {
    const MemoryRules& m = rules.memory;
    const MasteryRules& k = rules.mastery;
    return fmt::format("2 {} {} {} {} {} {} {} {} {} {} {}", fmt::join(m.weights, ","), m.retention,
                       fmt::join(m.learning_steps, ","), fmt::join(m.relearning_steps, ","),
                       m.longest_interval, m.fuzz ? fmt::format("{}", *m.fuzz) : "none",
                       k.known_at_first, k.learns, k.slips, k.guesses, recent_answers);
}

std::optional<Head> head_of(const Database& database, std::string_view person) {
    Statement row(database, school_sql_memory_head);
    if (!row.bind(":person", person).step()) return std::nullopt;
    return Head{std::string(row.text(0)), row.number(1), row.number(2), row.number(3)};
}

double real_in(std::string_view text) {
    const std::string copy(text);
    char* end = nullptr;
    const double number = std::strtod(copy.c_str(), &end);
    if (copy.empty() || *end != 0)
        throw damaged(tr("a memory holds something that is not a number"));
    return number;
}

ClauseState state_in(const Statement& row) {
    const auto stage = stage_from(row.text(1));
    if (!stage) throw damaged(tr("a memory is of no stage"));
    ClauseState state;
    state.memory = {*stage,
                    static_cast<int>(row.number(2)),
                    real_in(row.text(3)),
                    real_in(row.text(4)),
                    row.number(5),
                    row.number(6),
                    static_cast<int>(row.number(7)),
                    static_cast<int>(row.number(8))};
    state.mastery = {static_cast<int>(row.number(9)),
                     static_cast<int>(row.number(10)),
                     static_cast<std::uint64_t>(row.number(11)),
                     real_in(row.text(12)),
                     row.number(13),
                     row.number(14)};
    state.changed = row.number(15);
    return state;
}

ClauseStates states_in(const Database& database, std::string_view person) {
    Statement rows(database, school_sql_memory_of);
    rows.bind(":person", person);
    ClauseStates states;
    while (rows.step()) states.emplace(rows.text(0), state_in(rows));
    return states;
}

/// Nothing if the copy cannot be read: it is only a copy.
std::optional<ClauseStates> readable_states_in(const Database& database, std::string_view person) {
    try {
        return states_in(database, person);
    } catch (const StoreError& error) {
        if (!error.is_damaged()) throw;
        return std::nullopt;
    }
}

void write_state(Statement& add, const std::string& clause, const ClauseState& state) {
    const Memory& memory = state.memory;
    const Mastery& mastery = state.mastery;
    add.bind(":clause", clause)
        .bind(":stage", to_text(memory.stage))
        .bind(":step", memory.step)
        .bind(":stability", fmt::format("{}", memory.stability))
        .bind(":difficulty", fmt::format("{}", memory.difficulty))
        .bind(":last", memory.last)
        .bind(":due", memory.due)
        .bind(":answers", memory.answers)
        .bind(":lapses", memory.lapses)
        .bind(":asked", mastery.asked)
        .bind(":right", mastery.right)
        .bind(":recent", static_cast<std::int64_t>(mastery.recent))
        .bind(":known", fmt::format("{}", mastery.known))
        .bind(":took", mastery.took)
        .bind(":typical", mastery.typical)
        .bind(":changed", state.changed)
        .run();
}

void write_copy(const Database& database, std::string_view person, const ClauseStates& states,
                const Head& head) {
    Statement(database, school_sql_drop_memory_of).bind(":person", person).run();
    Statement add(database, school_sql_add_memory);
    add.bind(":person", person);
    for (const auto& [clause, state] : states) write_state(add, clause, state);
    Statement(database, school_sql_move_memory_head)
        .bind(":person", person)
        .bind(":rules", head.rules)
        .bind(":answers", head.answers)
        .bind(":editions", head.editions)
        .bind(":newest", head.newest)
        .run();
}

Millis newest_of(const std::vector<GivenAnswer>& answers, Millis at_least) {
    Millis newest = at_least;
    for (const GivenAnswer& answer : answers) newest = std::max(newest, answer.at);
    return newest;
}

/// Whether the copy goes on by these answers alone: nothing came before what it holds.
bool goes_on(const Head& head, const SchoolRules& rules, std::int64_t editions,
             const std::vector<GivenAnswer>& fresh) {
    return head.rules == name_of(rules) && head.editions == editions &&
           std::is_sorted(fresh.begin(), fresh.end(),
                          [](const auto& a, const auto& b) { return a.at < b.at; }) &&
           (fresh.empty() || fresh.front().at >= head.newest);
}

}  // namespace

std::vector<ClauseEdition> School::editions() const {
    Statement rows(database_, school_sql_editions);
    std::vector<ClauseEdition> editions;
    while (rows.step())
        editions.push_back({std::string(rows.text(0)), std::string(rows.text(2)), rows.number(3)});
    return editions;
}

std::vector<std::string> School::tell_editions(const std::vector<ClauseEdition>& told) {
    Transaction all_or_nothing(database_);
    std::map<std::string, std::string> says;
    for (const ClauseEdition& edition : editions()) says[edition.clause] = edition.edition;
    std::vector<std::string> changes;
    Statement add(database_, school_sql_add_edition);
    for (const ClauseEdition& edition : told) {
        const auto [found, first] = says.try_emplace(edition.clause, edition.edition);
        if (!first && found->second == edition.edition) continue;
        if (!first) changes.push_back(edition.clause);
        found->second = edition.edition;
        add.bind(":clause", edition.clause)
            .bind(":edition", edition.edition)
            .bind(":since", edition.since)
            .run();
    }
    all_or_nothing.commit();
    return changes;
}

ClauseStates School::states_of(std::string_view person, const SchoolRules& rules) {
    const bool keeps = database_.number(fixed("PRAGMA query_only")) == 0;
    std::optional<Transaction> all_or_nothing;
    if (keeps) all_or_nothing.emplace(database_);
    const std::int64_t editions_now = database_.number(school_sql_edition_count);
    const auto head = head_of(database_, person);
    const auto fresh = answers_of(person, head ? head->answers : 0);
    const bool is_of_use = head && goes_on(*head, rules, editions_now, fresh);
    std::optional<ClauseStates> copy;
    if (is_of_use) copy = readable_states_in(database_, person);
    if (copy && fresh.empty()) return *std::move(copy);
    ClauseStates states;
    Head now{name_of(rules), answer_count(person), editions_now, 0};
    if (copy) {
        states = *std::move(copy);
        for (const GivenAnswer& answer : fresh) take_in(states, answer, rules);
        now.newest = newest_of(fresh, head->newest);
    } else {
        const auto all = answers_of(person);
        states = states_after(all, editions(), rules);
        now.newest = newest_of(all, 0);
        for (const ClauseEdition& edition : editions())
            now.newest = std::max(now.newest, edition.since);
    }
    if (keeps && this->person(person)) {
        write_copy(database_, person, states, now);
        all_or_nothing->commit();
    }
    return states;
}

SchoolCheck School::check(const SchoolRules& rules) const {
    SchoolCheck check;
    const auto problem = [&](std::string what) {
        check.problems.push_back({{file_.string(), 0, 0}, std::move(what)});
    };
    try {
        for (const std::string& damage : database_.damages())
            problem(tr("the file is damaged: {what}", "what"_a = damage));
        if (check.problems.empty()) check_people(check, rules);
    } catch (const StoreError& error) {
        if (!error.is_damaged()) throw;
        problem(error.what());
    }
    return check;
}

void School::check_people(SchoolCheck& check, const SchoolRules& rules) const {
    const auto problem = [&](std::string what) {
        check.problems.push_back({{file_.string(), 0, 0}, std::move(what)});
    };
    const std::int64_t editions_now = database_.number(school_sql_edition_count);
    for (const Person& person : people()) {
        ++check.people;
        try {
            const auto answers = answers_of(person.id);
            check.answers += static_cast<std::int64_t>(answers.size());
            if (answer_count(person.id) != static_cast<std::int64_t>(answers.size()))
                problem(tr("an answer of {person} is missing", "person"_a = person.id));
            const auto head = head_of(database_, person.id);
            const bool is_whole = head && head->rules == name_of(rules) &&
                                  head->editions == editions_now &&
                                  head->answers == static_cast<std::int64_t>(answers.size());
            if (is_whole &&
                states_in(database_, person.id) != states_after(answers, editions(), rules))
                problem(
                    tr("what is kept of the memory of {person} does not follow from the answers",
                       "person"_a = person.id));
        } catch (const StoreError& error) {
            problem(tr("what is kept of {person} cannot be read: {why}", "person"_a = person.id,
                       "why"_a = error.statement()));
        }
    }
}

void School::forget_states() {
    Transaction all_or_nothing(database_);
    database_.run(school_sql_drop_memories);
    database_.run(school_sql_drop_memory_heads);
    all_or_nothing.commit();
}

}  // namespace fairdeal
