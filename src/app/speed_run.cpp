#include "app/speed_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "app/words.h"
#include "base/text.h"
#include "training/drill.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_ahead = 4;

bool is_payout(const GivenAnswer& answer, Game game) {
    return answer.game == game && (answer.kind == to_text(QuestionKind::Amount) ||
                                   answer.kind == to_text(QuestionKind::Chips));
}

std::vector<GivenAnswer> answers_of(const SchoolRoom& room) {
    if (!room.school || room.who.empty()) return {};
    return room.school->answers_of(room.who);
}

ClockLeave leave_of(const std::vector<GivenAnswer>& answers, Game game) {
    ClockLeave leave;
    for (auto answer = answers.rbegin(); answer != answers.rend(); ++answer) {
        if (leave.asked == payouts_looked_at) break;
        if (!is_payout(*answer, game)) continue;
        ++leave.asked;
        leave.right += answer->right ? 1 : 0;
    }
    leave.timed = leave.asked == payouts_looked_at && leave.right >= right_for_the_clock;
    if (leave.timed) return leave;
    leave.why = leave.asked < payouts_looked_at
                    ? fmt::format(
                          "First without a clock: it runs once {} of your last {} payouts "
                          "in {} are right, and so far you have answered {}.",
                          right_for_the_clock, payouts_looked_at, title_of(game), leave.asked)
                    : fmt::format(
                          "Without a clock for now: {} of your last {} payouts in {} are "
                          "right, and the clock runs from {} on.",
                          leave.right, payouts_looked_at, title_of(game), right_for_the_clock);
    return leave;
}

std::string level_word(SpeedLevel level) { return level == SpeedLevel::Table ? "table" : "price"; }

/// Every payout of a run is kept as "payout GAME LEVEL clock|free STARTED SEED": it is dealt again
/// from that, and runs can be told apart.
std::string run_words(Game game, SpeedLevel level, bool timed) {
    return fmt::format("payout {} {} {} ", to_text(game), level_word(level),
                       timed ? "clock" : "free");
}

/// Of runs on the clock.
std::optional<int> best_of(const std::vector<GivenAnswer>& answers, Game game, SpeedLevel level) {
    const std::string words = run_words(game, level, true);
    std::map<std::string, int> right;  // by when the run started
    for (const GivenAnswer& answer : answers) {
        if (answer.item.compare(0, words.size(), words) != 0) continue;
        const std::size_t seed = answer.item.find(' ', words.size());
        right[answer.item.substr(words.size(), seed - words.size())] += answer.right ? 1 : 0;
    }
    std::optional<int> best;
    for (const auto& [started, count] : right) best = std::max(best.value_or(0), count);
    return best;
}

std::string kept_as(const SpeedRun& run, const PayoutItem& item) {
    const std::string& id = item.scenario.id;
    return fmt::format("{}{} {}", run_words(run.game, run.level, run.timed()), run.started,
                       id.substr(id.rfind('-') + 1));
}

/// The wager as an item of Practise, paid as it was said; the tip, which is not asked for, as due.
Practice practice_of(const PayoutItem& item, const std::string& typed,
                     std::span<const Misreading> misreadings) {
    Practice practice = start_practice(item.scenario);
    if (practice.wagers.empty()) throw Fault("a payout without a wager");
    set_call(practice, 0, Call::Pay);
    type_amount(practice, 0, typed);
    for (const Line& line : key_of(item.scenario).lines) {
        if (line.verb == Verb::Tip) type_tip(practice, 0, to_text(line.amount));
    }
    check(practice, misreadings);
    if (!practice.mark) throw Fault("a payout that cannot be marked");
    return practice;
}

void keep(SchoolRoom& room, const Library& library, const SpeedAnswer& answer) {
    AnswerFacts facts;
    facts.source = AnswerSource::Drill;
    facts.item = answer.item;
    facts.took = answer.took;
    facts.norm = Millis{1000} * seconds_for(answer.practice.scenario);
    keep_answer_aside(room, answer_of(answer.practice, library, facts));
}

void show_next(SpeedRun& run, Millis now) {
    if (run.ahead.empty()) run.ahead.push_back(deal_payout(run.game, run.seed++));
    run.shown = now;
    run.typed.clear();
    run.problem.clear();
}

}  // namespace

ClockLeave clock_leave(const SchoolRoom& room, Game game) {
    return leave_of(answers_of(room), game);
}

SpeedRun ready_run(const SchoolRoom& room, Game game, SpeedLevel level) {
    const auto answers = answers_of(room);
    SpeedRun run;
    run.game = game;
    run.level = level;
    run.leave = leave_of(answers, game);
    run.best = best_of(answers, game, level);
    run.seed = static_cast<std::uint64_t>(room.clock.now()) * 1000U;
    return run;
}

void start_run(SpeedRun& run, const SchoolRoom& room) {
    if (run.stage != SpeedStage::Ready) return;
    run.stage = SpeedStage::Running;
    run.started = room.clock.now();
    show_next(run, run.started);
}

bool deal_ahead(SpeedRun& run) {
    if (run.stage == SpeedStage::Over || run.ahead.size() >= most_ahead) return false;
    run.ahead.push_back(deal_payout(run.game, run.seed++));
    return true;
}

void answer_payout(SpeedRun& run, SchoolRoom& room, const Library& library) {
    if (run.stage != SpeedStage::Running || look_at_clock(run, room)) return;
    if (run.typed.empty()) return;
    const auto said = typed_amount(run.typed);
    if (!said) {
        run.problem = fairdeal::quoted(run.typed) + " is not an amount";
        return;
    }
    const PayoutItem& item = run.ahead.front();
    SpeedAnswer answer;
    answer.practice = practice_of(item, run.typed, library.misreadings);
    answer.item = kept_as(run, item);
    answer.said = *said;
    answer.due = item.pays;
    answer.right = answer.practice.mark->right;
    answer.took = room.clock.now() - run.shown;
    answer.clauses = item.scenario.clauses;
    keep(room, library, answer);
    run.answers.push_back(std::move(answer));
    run.ahead.pop_front();
    if (!run.timed() && run.answers.size() == untimed_payouts) return end_run(run);
    show_next(run, room.clock.now());
}

bool look_at_clock(SpeedRun& run, const SchoolRoom& room) {
    if (run.stage != SpeedStage::Running || !run.timed() || time_left(run, room) > 0) return false;
    run.to_the_end = true;
    end_run(run);
    return true;
}

void end_run(SpeedRun& run) {
    if (run.stage != SpeedStage::Running) return;
    run.stage = run.answers.empty() ? SpeedStage::Ready : SpeedStage::Over;
    run.typed.clear();
    run.problem.clear();
}

Millis time_left(const SpeedRun& run, const SchoolRoom& room) {
    if (run.stage != SpeedStage::Running) return speed_time;
    return std::max(Millis{0}, run.started + speed_time - room.clock.now());
}

int right_answers(const SpeedRun& run) {
    return static_cast<int>(std::count_if(run.answers.begin(), run.answers.end(),
                                          [](const SpeedAnswer& answer) { return answer.right; }));
}

std::optional<Millis> median_time(const SpeedRun& run) {
    if (run.answers.empty()) return std::nullopt;
    std::vector<Millis> times;
    for (const SpeedAnswer& answer : run.answers) times.push_back(answer.took);
    std::sort(times.begin(), times.end());
    const std::size_t middle = times.size() / 2;
    return times.size() % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2;
}

std::vector<std::size_t> worth_a_look(const SpeedRun& run) {
    constexpr std::size_t slowest = 3;
    std::vector<std::size_t> rows, right;
    for (std::size_t i = 0; i < run.answers.size(); ++i)
        (run.answers[i].right ? right : rows).push_back(i);
    std::stable_sort(right.begin(), right.end(), [&](std::size_t a, std::size_t b) {
        return run.answers[a].took > run.answers[b].took;
    });
    right.resize(std::min(right.size(), slowest));
    rows.insert(rows.end(), right.begin(), right.end());
    return rows;
}

LearnSession look_again(const SpeedRun& run, std::size_t answer, SchoolRoom& room,
                        const Library& library) {
    const SpeedAnswer& picked = run.answers.at(answer);
    const DrillChoice choice{run.game, {picked.clauses.front()}, {QuestionKind::Amount}};
    return look_again_at(room, library, picked.practice, choice);
}

}  // namespace fairdeal
