#include "training/mastery.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace fairdeal {

namespace {

constexpr Millis longest_answer = 10 * a_minute;  // who takes longer is not at it

/// Nobody is surer than this, or a later run of mistakes would never tell.
constexpr double most_known = 0.999;

constexpr std::uint64_t recent_mask = (std::uint64_t{1} << recent_answers) - 1;

}  // namespace

std::string_view to_text(AnswerSource source) {
    switch (source) {
        case AnswerSource::Practice: return "practice";
        case AnswerSource::Lesson: return "lesson";
        case AnswerSource::Drill: return "drill";
        case AnswerSource::Review: return "review";
    }
    throw Fault("an answer from nowhere");
}

std::optional<AnswerSource> answer_source_from(std::string_view word) {
    for (const AnswerSource source : {AnswerSource::Practice, AnswerSource::Lesson,
                                      AnswerSource::Drill, AnswerSource::Review}) {
        if (to_text(source) == word) return source;
    }
    return std::nullopt;
}

Grade grade_of(const GivenAnswer& answer, bool timed) {
    if (!answer.right) return Grade::Again;
    const bool is_slow = timed && answer.norm > 0 && answer.took > 2 * answer.norm;
    return is_slow || answer.hints > 0 ? Grade::Hard : Grade::Good;
}

Interval wilson(int right, int of, double z) {
    if (right < 0 || right > of) throw Fault("more right answers than answers");
    if (of == 0) return {};
    const double n = of, share = right / n, z2 = z * z;
    const double middle = share + z2 / (2 * n);
    const double reach = z * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    const double scale = 1 + z2 / n;
    return {std::max(0.0, (middle - reach) / scale), std::min(1.0, (middle + reach) / scale)};
}

double known_after(double known, bool right, double guess, const MasteryRules& rules) {
    const double by_knowing = known * (right ? 1 - rules.slips : rules.slips);
    const double by_chance = (1 - known) * (right ? guess : 1 - guess);
    const double then = by_knowing / (by_knowing + by_chance);
    return then + (1 - then) * rules.learns;
}

double guess_of(const GivenAnswer& answer, const MasteryRules& rules) {
    return answer.choices < 2 ? rules.guesses : std::max(rules.guesses, 1.0 / answer.choices);
}

Mastery after_answer(const Mastery& mastery, const GivenAnswer& answer, bool right,
                     const MasteryRules& rules) {
    Mastery next = mastery;
    const double before = mastery.asked == 0 ? rules.known_at_first : mastery.known;
    next.known = std::min(most_known, known_after(before, right, guess_of(answer, rules), rules));
    ++next.asked;
    if (right) ++next.right;
    next.recent = (mastery.recent << 1U | (right ? 1U : 0U)) & recent_mask;
    const Millis took = std::clamp<Millis>(answer.took, 0, longest_answer);
    next.took += took;
    next.typical = mastery.asked == 0 ? took : (3 * mastery.typical + took) / 4;
    return next;
}

int recent_asked(const Mastery& mastery) { return std::min(mastery.asked, recent_answers); }

int recent_right(const Mastery& mastery) { return std::popcount(mastery.recent); }

Interval interval_of(const Mastery& mastery) {
    return wilson(recent_right(mastery), recent_asked(mastery));
}

std::string_view to_text(ClauseStanding standing) {
    switch (standing) {
        case ClauseStanding::NotAsked: return "not-asked";
        case ClauseStanding::Learning: return "learning";
        case ClauseStanding::Sound: return "sound";
        case ClauseStanding::Mastered: return "mastered";
    }
    throw Fault("a clause of no standing");
}

bool is_timed(const Mastery& mastery) {
    constexpr int at_least = 10;
    return recent_asked(mastery) >= at_least &&
           10 * recent_right(mastery) >= 9 * recent_asked(mastery);
}

ClauseStanding standing_of(const Mastery& mastery, const MasteryRules& rules) {
    if (mastery.asked == 0) return ClauseStanding::NotAsked;
    if (mastery.known < rules.mastered) return ClauseStanding::Learning;
    return interval_of(mastery).low < rules.surely ? ClauseStanding::Sound
                                                   : ClauseStanding::Mastered;
}

}  // namespace fairdeal
