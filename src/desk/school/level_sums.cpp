#include "desk/school/level_sums.h"

#include <cmath>

#include "base/translation.h"
#include "desk/practise/kept_item.h"
#include "desk/practise/scenario_list.h"
#include "desk/school/school_screen.h"

namespace fairdeal {

namespace {

void add_answers(LevelSums& sums, const std::vector<GivenAnswer>& answers, Game game,
                 const Library& library) {
    for (const GivenAnswer& answer : answers) {
        const bool is_of_run =
            answer.source == AnswerSource::Drill || answer.source == AnswerSource::Review;
        if (answer.game != game || !is_of_run) continue;
        const auto scenario = kept_scenario(answer.item, library);
        if (!scenario || !is_dealt(*scenario)) {
            ++sums.unreadable;
            continue;
        }
        AnswersAtLevel& level = sums.levels.at(static_cast<std::size_t>(item_level(*scenario) - 1));
        ++level.asked;
        level.wrong += answer.right ? 0 : 1;
    }
}

}  // namespace

LevelSums level_sums(const SchoolSession& session, const Library& library) {
    LevelSums sums;
    for (const Person& person : session.school->people()) {
        const bool is_of_team = session.team.empty() || person.team == session.team;
        if (has_role(person, Role::Trainee) && is_of_team)
            add_answers(sums, session.school->answers_of(person.id), session.game, library);
    }
    for (AnswersAtLevel& level : sums.levels) level.interval = wilson(level.wrong, level.asked);
    return sums;
}

std::vector<std::string> levels_in_words(const LevelSums& sums) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < sums.levels.size(); ++i) {
        const AnswersAtLevel& level = sums.levels[i];
        const int number = static_cast<int>(i) + 1;
        const std::string name =
            tr("Level {level}, {name}", "level"_a = number, "name"_a = level_in_words(number));
        lines.push_back(level.asked == 0
                            ? tr("{name}: no answer yet", "name"_a = name)
                            : tr("{name}: {wrong} of {all} wrong, likely {low} % to {high} %",
                                 "name"_a = name, "wrong"_a = level.wrong, "all"_a = level.asked,
                                 "low"_a = std::lround(100 * level.interval.low),
                                 "high"_a = std::lround(100 * level.interval.high)));
    }
    if (sums.unreadable > 0)
        lines.push_back(tr_n("{count} answer is left out: to a written question, or kept no more.",
                             "{count} answers are left out: to written questions, or kept no more.",
                             sums.unreadable));
    return lines;
}

}  // namespace fairdeal
