#include "training/plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "base/translation.h"
#include "games/all_games.h"

namespace fairdeal {

namespace {

/// FNV-1a, 64 bits: the same on every machine.
std::uint64_t fingerprint(std::string_view text, std::uint64_t hash = 0xcbf29ce484222325U) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash;
}

/// The rules for one clause's card: with fuzz, each clause has a seed of its own.
MemoryRules memory_rules_of(const std::string& clause, const SchoolRules& rules) {
    MemoryRules own = rules.memory;
    if (own.fuzz) own.fuzz = fingerprint(clause) ^ *own.fuzz;
    return own;
}

void grade_clause(ClauseStates& states, const std::string& clause, const GivenAnswer& answer,
                  const SchoolRules& rules) {
    ClauseState& state = states[clause];
    const Grade grade = grade_of(answer, is_timed(state.mastery));
    state.memory = answered(state.memory, grade, answer.at, memory_rules_of(clause, rules));
    state.mastery = after_answer(state.mastery, answer, answer.right, rules.mastery);
    state.changed = 0;
}

void see_clauses_along(ClauseStates& states, const GivenAnswer& answer, const SchoolRules& rules) {
    for (std::size_t i = 1; i < answer.clauses.size(); ++i) {
        const auto found = states.find(answer.clauses[i]);
        if (found == states.end() || answer.clauses[i] == answer.clauses[0]) continue;
        Memory& memory = found->second.memory;
        memory = seen_along(memory, answer.at, memory_rules_of(answer.clauses[i], rules));
    }
}

/// An answer or a change on the one line of time.
struct Happening {
    Millis at = 0;
    std::int64_t number = 0;  // of an answer; 0: a change, which comes before answers of its time
    const GivenAnswer* answer = nullptr;
    const std::string* changed = nullptr;
};

std::vector<Happening> happenings_of(std::span<const GivenAnswer> answers,
                                     std::span<const ClauseEdition> editions) {
    std::vector<Happening> all;
    for (const GivenAnswer& answer : answers)
        all.push_back({answer.at, answer.number, &answer, nullptr});
    std::vector<const ClauseEdition*> by_time;
    for (const ClauseEdition& edition : editions) by_time.push_back(&edition);
    std::stable_sort(by_time.begin(), by_time.end(),
                     [](const auto* a, const auto* b) { return a->since < b->since; });
    std::map<std::string_view, std::string_view> says;
    for (const ClauseEdition* edition : by_time) {
        const auto [found, first] = says.try_emplace(edition->clause, edition->edition);
        if (!first && found->second != edition->edition)
            all.push_back({edition->since, 0, nullptr, &edition->clause});
        found->second = edition->edition;
    }
    std::stable_sort(all.begin(), all.end(), [](const Happening& a, const Happening& b) {
        return std::tie(a.at, a.number) < std::tie(b.at, b.number);
    });
    return all;
}

double loss_of_waiting(const Memory& memory, Millis now, const MemoryWeights& weights) {
    return recall(memory, now, weights) - recall(memory, now + a_day, weights);
}

PlannedClause planned(const std::string& clause, const ClauseState& state, Millis due,
                      const PlanOptions& options, const SchoolRules& rules) {
    PlannedClause plan{clause, WhyAsked::Due, due,
                       recall(state.memory, options.now, rules.memory.weights),
                       loss_of_waiting(state.memory, options.now, rules.memory.weights)};
    if (state.changed != 0)
        plan.why = WhyAsked::Changed;
    else if (state.memory.stage != Stage::Review)
        plan.why = WhyAsked::Learning;
    return plan;
}

/// What is in its minutes goes before what is in its days; there the greatest loss goes first.
bool goes_before(const PlannedClause& a, const PlannedClause& b) {
    const bool a_waits = a.why == WhyAsked::Due, b_waits = b.why == WhyAsked::Due;
    if (a_waits != b_waits) return b_waits;
    if (!a_waits) return std::tie(a.due, a.clause) < std::tie(b.due, b.clause);
    return std::tie(b.loss, a.recall, a.clause) < std::tie(a.loss, b.recall, b.clause);
}

bool is_from_floor(const PlanOptions& options, const std::string& clause) {
    const auto& floor = options.from_floor;
    return std::find(floor.begin(), floor.end(), clause) != floor.end();
}

/// Before everything else, whether it was asked before or not.
void put_floor_first(DayPlan& plan, const ClauseStates& states, const PlanOptions& options,
                     const SchoolRules& rules) {
    std::vector<PlannedClause> first;
    for (const std::string& clause : options.from_floor) {
        const auto found = states.find(clause);
        PlannedClause one{clause, WhyAsked::Floor, options.now, 0, 0};
        if (found != states.end())
            one = planned(clause, found->second, options.now, options, rules);
        one.why = WhyAsked::Floor;
        first.push_back(std::move(one));
    }
    plan.today.insert(plan.today.begin(), first.begin(), first.end());
}

void push_beyond_cap(DayPlan& plan, int cap) {
    const auto room = static_cast<std::size_t>(std::max(cap, 0));
    if (plan.today.size() <= room) return;
    const auto rest = plan.today.begin() + static_cast<std::ptrdiff_t>(room);
    plan.pushed.assign(rest, plan.today.end());
    plan.today.erase(rest, plan.today.end());
}

void add_new(DayPlan& plan, const ClauseStates& states, const PlanOptions& options, int cap) {
    if (!plan.pushed.empty()) return;
    int room = std::min(options.new_a_day - options.started_today,
                        cap - static_cast<int>(plan.today.size()));
    for (const std::string& clause : options.curriculum) {
        if (room <= 0) return;
        if (states.contains(clause) || is_from_floor(options, clause)) continue;
        plan.today.push_back({clause, WhyAsked::New, options.now, 0, 0});
        --room;
    }
}

Millis typical_of(const ClauseStates& states, const std::string& clause, Millis otherwise) {
    const auto found = states.find(clause);
    return found == states.end() || found->second.mastery.typical == 0
               ? otherwise
               : found->second.mastery.typical;
}

/// What a trainee takes for a clause that they have not answered: the mean of those they have.
Millis usual_time(const ClauseStates& states) {
    constexpr Millis without_any = 30'000;
    Millis all = 0, count = 0;
    for (const auto& [clause, state] : states) {
        if (state.mastery.typical == 0) continue;
        all += state.mastery.typical;
        ++count;
    }
    return count == 0 ? without_any : all / count;
}

/// An item takes as long as this trainee's answers, and once as long again to read and think over.
Millis expected_time(const DayPlan& plan, const ClauseStates& states) {
    const Millis usual = usual_time(states);
    Millis all = 0;
    for (const PlannedClause& clause : plan.today)
        all += 2 * typical_of(states, clause.clause, usual);
    return all;
}

}  // namespace

std::string_view to_text(WhyAsked why) {
    switch (why) {
        case WhyAsked::Learning: return "learning";
        case WhyAsked::Changed: return "changed";
        case WhyAsked::Due: return "due";
        case WhyAsked::New: return "new";
        case WhyAsked::Floor: return "floor";
    }
    throw Fault("asked for no reason");
}

namespace {

/// Some row of the sheet that rests on the clause stands only under a choice of the option, or pays
/// what it says.
bool turns_on(const std::vector<PrintedSection>& sections, std::string_view clause, Option option) {
    const auto of_option = [&](const Choices& choices) { return choices.option == option; };
    for (const PrintedSection& section : sections) {
        for (const PrintedRow& row : section.rows) {
            if (row.clause.id != clause) continue;
            if (row.then.price == option ||
                std::any_of(row.where.begin(), row.where.end(), of_option))
                return true;
        }
    }
    return false;
}

/// With what a house chose at the options that no open point settles, such as whether the dealer
/// draws on a soft 17. The rule book's own choices leave the fingerprint as it was.
std::uint64_t with_plain_options(const BookClause& clause, const RuleBook& book,
                                 const TableCard& card, std::uint64_t hash) {
    const GameRules* rules = rules_of(book.game);
    if (rules == nullptr || card == TableCard(book.game)) return hash;
    std::vector<PrintedSection> sections;
    for (const OptionSpec& spec : options_of(book.game)) {
        const auto settles = [&](const OpenPoint& point) { return point.option == spec.name; };
        if (card.is_standard(spec) ||
            std::any_of(book.open_points.begin(), book.open_points.end(), settles))
            continue;
        if (sections.empty()) sections = rules->sections();
        if (!turns_on(sections, clause.id, spec.option)) continue;
        hash = fingerprint(card.text(spec), fingerprint(spec.name, hash));
    }
    return hash;
}

}  // namespace

std::string edition_of(const BookClause& clause, const RuleBook& book, const TableCard& card) {
    const InEnglish kept;  // an edition is compared with the one an answer was given to
    std::uint64_t hash = fingerprint(clause.text, fingerprint(to_text(clause.kind)));
    for (const auto* points : {&book.open_points, &book.chapter_points}) {
        for (const OpenPoint& point : *points) {
            const auto& about = point.about;
            if (std::find(about.begin(), about.end(), clause.id) == about.end()) continue;
            const auto words = what_clause_says(book, point.id, card);
            hash = fingerprint(words ? words->text : "", fingerprint(point.id, hash));
        }
    }
    return fmt::format("{:016x}", with_plain_options(clause, book, card, hash));
}

std::string one_edition(std::span<const std::string> editions) {
    std::uint64_t hash = fingerprint("");
    for (const std::string& edition : editions) hash = fingerprint(edition, hash);
    return fmt::format("{:016x}", hash);
}

void take_in(ClauseStates& states, const GivenAnswer& answer, const SchoolRules& rules) {
    if (answer.clauses.empty()) return;
    if (answer.right) {
        grade_clause(states, answer.clauses[0], answer, rules);
        return see_clauses_along(states, answer, rules);
    }
    if (answer.blamed.empty()) return grade_clause(states, answer.clauses[0], answer, rules);
    for (auto clause = answer.blamed.begin(); clause != answer.blamed.end(); ++clause) {
        if (std::find(answer.blamed.begin(), clause, *clause) == clause)
            grade_clause(states, *clause, answer, rules);
    }
}

void take_in_change(ClauseStates& states, const std::string& clause, Millis at) {
    const auto found = states.find(clause);
    if (found == states.end()) return;
    found->second = {changed(found->second.memory, at), {}, at};
}

ClauseStates states_after(std::span<const GivenAnswer> answers,
                          std::span<const ClauseEdition> editions, const SchoolRules& rules) {
    ClauseStates states;
    for (const Happening& happening : happenings_of(answers, editions)) {
        if (happening.answer != nullptr)
            take_in(states, *happening.answer, rules);
        else
            take_in_change(states, *happening.changed, happening.at);
    }
    return states;
}

double retention_at(double set, std::optional<Millis> exam, Millis now) {
    constexpr double before_an_exam = 0.95;
    constexpr Millis stretch = 30 * a_day;
    const bool is_near = exam && now < *exam + a_day && *exam - now <= stretch;
    return is_near ? std::max(set, before_an_exam) : set;
}

Millis due_under(const Memory& memory, double retention, const MemoryRules& rules) {
    const bool same = retention >= rules.retention && retention <= rules.retention;
    if (memory.stage != Stage::Review || same) return memory.due;
    return memory.last + a_day * interval_days(memory.stability, retention, rules.weights,
                                               rules.longest_interval);
}

DayPlan plan_day(const ClauseStates& states, const PlanOptions& options, const SchoolRules& rules) {
    DayPlan plan;
    for (const std::string& clause : options.curriculum) {
        const auto found = states.find(clause);
        if (found == states.end() || is_from_floor(options, clause)) continue;
        const Millis due = due_under(found->second.memory, options.retention, rules.memory);
        if (due < options.day_ends)
            plan.today.push_back(planned(clause, found->second, due, options, rules));
    }
    std::sort(plan.today.begin(), plan.today.end(), goes_before);
    put_floor_first(plan, states, options, rules);
    const int cap = options.cap - options.answered_today;
    push_beyond_cap(plan, cap);
    add_new(plan, states, options, cap);
    plan.expected = expected_time(plan, states);
    return plan;
}

namespace {

/// Every planned clause answered rightly, until none of them is due on this day any more.
void answer_all(ClauseStates& states, const DayPlan& plan, Millis now, const SchoolRules& rules) {
    constexpr int most_steps = 10;
    for (const PlannedClause& clause : plan.today) {
        GivenAnswer answer;
        answer.right = true;
        answer.clauses = {clause.clause};
        answer.at = now;
        for (int i = 0; i < most_steps; ++i) {
            take_in(states, answer, rules);
            if (states.at(clause.clause).memory.stage == Stage::Review) break;
        }
    }
}

}  // namespace

std::vector<ForecastDay> forecast(ClauseStates states, PlanOptions options,
                                  const SchoolRules& rules, int days) {
    SchoolRules with_options = rules;
    with_options.memory.retention = options.retention;
    for (auto& [clause, state] : states)
        state.memory.due = due_under(state.memory, options.retention, rules.memory);
    std::vector<ForecastDay> ahead;
    for (int day = 0; day < days; ++day) {
        const DayPlan plan = plan_day(states, options, with_options);
        const auto fresh = std::count_if(plan.today.begin(), plan.today.end(),
                                         [](const auto& one) { return one.why == WhyAsked::New; });
        ahead.push_back({static_cast<int>(plan.today.size()) - static_cast<int>(fresh),
                         static_cast<int>(fresh), static_cast<int>(plan.pushed.size())});
        answer_all(states, plan, options.now, with_options);
        options.now += a_day;
        options.day_ends += a_day;
        options.answered_today = options.started_today = 0;
        options.from_floor.clear();  // they have schedules of their own then
    }
    return ahead;
}

}  // namespace fairdeal
