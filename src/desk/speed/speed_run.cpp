#include "desk/speed/speed_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/text.h"
#include "base/translation.h"
#include "drills/drill.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_ahead = 4;

bool is_payout(const GivenAnswer& answer, Game game) {
    return answer.game == game && (answer.kind == to_text(QuestionKind::Amount) ||
                                   answer.kind == to_text(QuestionKind::Chips));
}

std::vector<GivenAnswer> answers_of(const SchoolSession& session) {
    if (!session.school || session.who.empty()) return {};
    return session.school->answers_of(session.who);
}

ClockPermit permit_of(const std::vector<GivenAnswer>& answers, Game game) {
    ClockPermit permit;
    // NOLINTNEXTLINE(modernize-loop-convert): the newest first
    for (auto answer = answers.rbegin(); answer != answers.rend(); ++answer) {
        if (permit.asked == payouts_looked_at) break;
        if (!is_payout(*answer, game)) continue;
        ++permit.asked;
        permit.right += answer->right ? 1 : 0;
    }
    permit.timed = permit.asked == payouts_looked_at && permit.right >= right_for_the_clock;
    if (permit.timed) return permit;
    permit.why =
        permit.asked < payouts_looked_at
            ? tr("First without a clock: it runs once {needed} of your last {last} payouts "
                 "in {game} are right, and so far you have answered {answered}.",
                 "needed"_a = right_for_the_clock, "last"_a = payouts_looked_at,
                 "game"_a = title_of(game), "answered"_a = permit.asked)
            : tr("Without a clock for now: {right} of your last {last} payouts in {game} "
                 "are right, and the clock runs from {needed} on.",
                 "right"_a = permit.right, "last"_a = payouts_looked_at, "game"_a = title_of(game),
                 "needed"_a = right_for_the_clock);
    return permit;
}

/// Every payout of a run is kept as "payout GAME LEVEL clock|free STARTED SEED", in chips as LEVEL
/// "table-chips": it is dealt again from that, and runs can be told apart. Stored with the answer.
std::string run_words(const SpeedRun& run, bool timed) {
    return fmt::format("payout {} {}{} {} ", to_text(run.game), to_text(run.level),
                       run.asks == QuestionKind::Chips ? "-chips" : "", clock_word(timed));
}

/// Of runs on the clock of this run's kind, itself left out.
std::optional<int> best_of(const std::vector<GivenAnswer>& answers, const SpeedRun& run) {
    const std::string words = run_words(run, true);
    std::map<std::string, int> right;  // by when the run started
    for (const GivenAnswer& answer : answers) {
        if (answer.item.compare(0, words.size(), words) != 0) continue;
        const std::size_t seed = answer.item.find(' ', words.size());
        right[answer.item.substr(words.size(), seed - words.size())] += answer.right ? 1 : 0;
    }
    right.erase(std::to_string(run.started));
    std::optional<int> best;
    for (const auto& [started, count] : right) best = std::max(best.value_or(0), count);
    return best;
}

/// The amount said of the wager; the tip, which is not asked for, is as due.
std::optional<Money> pay_amount(Practice& practice, const std::string& typed) {
    if (practice.wagers.empty()) throw Fault("a payout without a wager");
    set_call(practice, 0, Call::Pay);
    type_amount(practice, 0, typed);
    for (const Line& line : key_of(practice.scenario).lines) {
        if (line.verb == Verb::Tip) type_tip(practice, 0, to_text(line.amount));
    }
    return typed_amount(typed);
}

/// Of values that the rack has.
std::optional<Money> pay_in_chips(Practice& practice, const std::string& typed) {
    const auto chips = chips_from(typed);
    if (!chips) return std::nullopt;
    std::size_t known = 0;
    for (std::size_t i = 0; i < practice.chips.size(); ++i) {
        for (const ChipPile& pile : *chips) {
            if (pile.value != practice.chips[i].value) continue;
            type_amount(practice, i, std::to_string(pile.count));
            ++known;
        }
    }
    return known == chips->size() ? std::optional(worth_of(*chips)) : std::nullopt;
}

/// The last answer, with the run after it.
void keep_last(SpeedRun& run, SchoolSession& session, const Library& library) {
    const SpeedAnswer& answer = run.answers.back();
    AnswerFacts facts;
    facts.source = AnswerSource::Drill;
    facts.item = fmt::format("{}{} {}", run_words(run, run.timed()), run.started, answer.seed);
    facts.took = answer.took;
    facts.norm = Millis{1000} * seconds_for(answer.practice.scenario);
    run.kept = session.clock.now();
    keep_answer_in_run(session, answer_of(answer.practice, library, facts),
                       {"payouts", state_of(run, run.kept), run.kept});
}

void show_next(SpeedRun& run, Millis now) {
    if (run.ahead.empty()) run.ahead.push_back(deal_payout(run.card, run.seed++, run.asks));
    run.shown = now;
    run.typed.clear();
    run.problem.clear();
}

}  // namespace

std::string_view to_text(SpeedLevel level) {
    return level == SpeedLevel::Table ? "table" : "price";
}

std::string_view clock_word(bool timed) { return timed ? "clock" : "free"; }

std::optional<int> best_beside(const SchoolSession& session, const SpeedRun& run) {
    return best_of(answers_of(session), run);
}

ClockPermit clock_permit(const SchoolSession& session, Game game) {
    return permit_of(answers_of(session), game);
}

SpeedRun ready_run(const SchoolSession& session, Game game, SpeedLevel level, QuestionKind asks) {
    const auto answers = answers_of(session);
    SpeedRun run;
    run.game = game;
    run.card = TableCard(game);
    run.level = level;
    run.asks = asks;
    run.permit = permit_of(answers, game);
    run.best = best_of(answers, run);
    run.seed = static_cast<std::uint64_t>(session.clock.now()) * 1000U;
    return run;
}

void start_run(SpeedRun& run, SchoolSession& session) {
    if (run.stage != SpeedStage::Ready) return;
    run.stage = SpeedStage::Running;
    run.started = session.clock.now();
    show_next(run, run.started);
    keep_payouts(run, session);
}

bool deal_ahead(SpeedRun& run) {
    if (run.stage == SpeedStage::Over || run.ahead.size() >= most_ahead) return false;
    run.ahead.push_back(deal_payout(run.card, run.seed++, run.asks));
    return true;
}

std::optional<SpeedAnswer> marked_payout(const PayoutItem& item, const std::string& typed,
                                         std::span<const Misreading> misreadings) {
    SpeedAnswer answer;
    answer.typed = typed;
    answer.seed = item.seed;
    answer.due = item.pays;
    answer.practice = start_practice(item.scenario);
    const bool chips = item.scenario.question.kind == QuestionKind::Chips;
    const auto said =
        chips ? pay_in_chips(answer.practice, typed) : pay_amount(answer.practice, typed);
    if (!said) return std::nullopt;
    answer.said = *said;
    check(answer.practice, misreadings);
    if (!answer.practice.mark) throw Fault("a payout that cannot be marked");
    answer.right = answer.practice.mark->right;
    answer.clauses = item.scenario.clauses;
    return answer;
}

void answer_payout(SpeedRun& run, SchoolSession& session, const Library& library) {
    if (run.stage != SpeedStage::Running || look_at_clock(run, session)) return;
    if (run.typed.empty()) return;
    auto answer = marked_payout(run.ahead.front(), run.typed, library.misreadings);
    if (!answer) {
        const std::string typed = in_quotes(run.typed);
        run.problem = run.asks == QuestionKind::Chips
                          ? tr("{typed} is not so many chips of the tray", "typed"_a = typed)
                          : tr("{typed} is not an amount", "typed"_a = typed);
        return;
    }
    answer->took = session.clock.now() - run.shown;
    run.answers.push_back(*std::move(answer));
    run.ahead.pop_front();
    show_next(run, session.clock.now());
    keep_last(run, session, library);
    if (!run.timed() && run.answers.size() == untimed_payouts) end_run(run, session);
}

bool look_at_clock(SpeedRun& run, SchoolSession& session) {
    if (run.stage != SpeedStage::Running || !run.timed() || time_left(run, session) > 0)
        return false;
    run.to_the_end = true;
    end_run(run, session);
    return true;
}

void end_run(SpeedRun& run, SchoolSession& session) {
    if (run.stage != SpeedStage::Running) return;
    drop_unfinished(session, "payouts");
    run.stage = run.answers.empty() ? SpeedStage::Ready : SpeedStage::Over;
    run.typed.clear();
    run.problem.clear();
}

void keep_payouts(SpeedRun& run, SchoolSession& session) {
    if (run.stage != SpeedStage::Running) return;
    run.kept = session.clock.now();
    keep_unfinished(session, {"payouts", state_of(run, run.kept), run.kept});
}

void keep_clock(SpeedRun& run, SchoolSession& session) {
    if (run.timed() && session.clock.now() - run.kept >= clock_is_kept) keep_payouts(run, session);
}

Millis time_left(const SpeedRun& run, const SchoolSession& session) {
    if (run.stage != SpeedStage::Running) return speed_time;
    return std::max(Millis{0}, run.started + run.away + speed_time - session.clock.now());
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

QuestionRun look_again(const SpeedRun& run, std::size_t answer, SchoolSession& session,
                       const Library& library) {
    const SpeedAnswer& picked = run.answers.at(answer);
    const DrillChoice choice{run.game, {picked.clauses.front()}, {run.asks}};
    return look_again_at(session, library, picked.practice, choice);
}

}  // namespace fairdeal
