#include "exam/sitting/exam_course.h"

#include <fmt/format.h>

#include <algorithm>

#include "exam/sitting/incident_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr Millis least_lost_time = 60 * a_second;

int count_of(const Sitting& sitting, SittingEventKind kind) {
    return static_cast<int>(
        std::count_if(sitting.incidents.begin(), sitting.incidents.end(),
                      [&](const SittingIncident& one) { return one.kind == kind; }));
}

/// When the sitting ended, or the last that was recorded of it.
std::string end_of(const Sitting& sitting) {
    return sitting.result ? sitting.result->at : sitting.last_at;
}

Millis paused_in(const Sitting& sitting) {
    Millis sum = 0;
    std::string since;
    for (const SittingIncident& one : sitting.incidents) {
        if (one.kind == SittingEventKind::Pause) since = one.at;
        if (one.kind != SittingEventKind::GoOn || since.empty()) continue;
        sum += time_between(since, one.at);
        since.clear();
    }
    return since.empty() ? sum : sum + time_between(since, end_of(sitting));
}

void add_fast_answers(std::vector<ExamFlag>& flags, const Sitting& sitting,
                      const Blueprint& blueprint, const std::vector<MarkedAnswer>& answers) {
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const SittingItem& item = sitting.items.at(i);
        if (item.answer && item.took < least_reading_time(blueprint, answers[i].item.scenario))
            flags.push_back({FlagKind::FastAnswer, item.place, 0, item.took});
    }
}

std::string seconds_in_words(Millis length) {
    return length < 10 * a_second ? fmt::format("{}.{} s", length / 1000, length / 100 % 10)
                                  : length_in_words(length);
}

}  // namespace

ExamTimes times_of(const Sitting& sitting) {
    const std::string& from =
        sitting.items.empty() ? sitting.opened_at : sitting.items.front().shown_at;
    return {time_between(from, end_of(sitting)), sitting.spent(), paused_in(sitting)};
}

std::vector<ExamFlag> flags_of(const Sitting& sitting, const Blueprint& blueprint,
                               const std::vector<MarkedAnswer>& answers) {
    std::vector<ExamFlag> flags;
    if (!sitting.is_started()) return flags;  // of a program that recorded less than it takes
    if (sitting.breakdowns > 0) flags.push_back({FlagKind::Breakdown, 0, sitting.breakdowns, 0});
    if (const auto away = absences_of(sitting); !away.empty())
        flags.push_back({FlagKind::Absence, 0, static_cast<int>(away.size()), 0});
    const int agreed = sitting.accommodation ? sitting.accommodation->breaks : 0;
    if (const int pauses = count_of(sitting, SittingEventKind::Pause) - agreed; pauses > 0)
        flags.push_back({FlagKind::Pause, 0, pauses, 0});
    add_fast_answers(flags, sitting, blueprint, answers);
    const ExamTimes times = times_of(sitting);
    if (times.unaccounted() >= least_lost_time)
        flags.push_back({FlagKind::LostTime, 0, 0, times.unaccounted()});
    if (times.used - times.wall >= least_lost_time)
        flags.push_back({FlagKind::ExtraTime, 0, 0, times.used - times.wall});
    return flags;
}

std::string in_words(const ExamFlag& flag) {
    switch (flag.kind) {
        case FlagKind::Breakdown:
            return "The program or the machine stopped " + counted(flag.count, "time", "times");
        case FlagKind::Absence:
            return "The window was left " + counted(flag.count, "time", "times");
        case FlagKind::Pause:
            return counted(flag.count, "pause", "pauses") + " beyond those agreed";
        case FlagKind::FastAnswer:
            return fmt::format("Item {} was answered after {}, sooner than it can be read",
                               flag.place, seconds_in_words(flag.length));
        case FlagKind::LostTime:
            return length_in_words(flag.length) + " by the wall clock were neither used nor paused";
        case FlagKind::ExtraTime:
            return length_in_words(flag.length) + " more were used than passed by the wall clock";
    }
    throw Fault("no such flag");
}

std::string in_words(const ExamTimes& times) {
    return fmt::format("{} by the wall clock, {} used, {} paused", length_in_words(times.wall),
                       length_in_words(times.used), length_in_words(times.paused));
}

bool needs_acknowledgement(const Sitting& sitting, const std::vector<ExamFlag>& flags) {
    return !flags.empty() && !sitting.acknowledged;
}

}  // namespace fairdeal
