#include "exam/sitting/exam_course.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
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

/// When its clock started, or when it was opened.
UtcTime begin_of(const Sitting& sitting) {
    return sitting.items.empty() ? sitting.opened_at : sitting.items.front().shown_at;
}

/// When the sitting ended, or the last that was recorded of it.
UtcTime end_of(const Sitting& sitting) {
    return sitting.result ? sitting.result->at : sitting.last_at;
}

Millis paused_in(const Sitting& sitting) {
    Millis sum = 0;
    UtcTime since;
    bool stands = false;
    for (const SittingIncident& one : sitting.incidents) {
        const bool pauses = one.kind == SittingEventKind::Pause;
        if (!pauses && one.kind != SittingEventKind::GoOn) continue;
        if (!pauses && stands) sum += time_between(since, one.at);
        if (pauses) since = one.at;
        stands = pauses;
    }
    return stands ? sum + time_between(since, end_of(sitting)) : sum;
}

void add_fast_answers(std::vector<ExamFlag>& flags, const Sitting& sitting,
                      const Blueprint& blueprint, const std::vector<MarkedAnswer>& answers) {
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const SittingItem& item = sitting.items.at(i);
        if (item.answer && item.took < least_reading_time(blueprint, answers[i].item.scenario))
            flags.push_back({FlagKind::FastAnswer, item.place, 0, item.took});
    }
}

/// In tenths where they matter.
std::string short_length_in_words(Millis length) {
    return length < 10 * a_second ? seconds_in_words(length) : length_in_words(length);
}

}  // namespace

ExamTimes times_of(const Sitting& sitting) {
    return {time_between(begin_of(sitting), end_of(sitting)), sitting.spent(), paused_in(sitting)};
}

std::string span_in_words(const Sitting& sitting) {
    return tr("from {begin} to {end}", "begin"_a = to_text(begin_of(sitting)),
              "end"_a = to_text(end_of(sitting)));
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
            return tr_n("The program or the machine stopped {count} time",
                        "The program or the machine stopped {count} times", flag.count);
        case FlagKind::Absence:
            return tr_n("The window was left {count} time", "The window was left {count} times",
                        flag.count);
        case FlagKind::Pause:
            return tr_n("{count} pause beyond those agreed", "{count} pauses beyond those agreed",
                        flag.count);
        case FlagKind::FastAnswer:
            return tr("Item {number} was answered after {time}, sooner than it can be read",
                      "number"_a = flag.place, "time"_a = short_length_in_words(flag.length));
        case FlagKind::LostTime:
            return tr("{time} by the wall clock were neither used nor paused",
                      "time"_a = length_in_words(flag.length));
        case FlagKind::ExtraTime:
            return tr("{time} more were used than passed by the wall clock",
                      "time"_a = length_in_words(flag.length));
    }
    throw Fault("no such flag");
}

std::string in_words(const ExamTimes& times) {
    return tr("{wall} by the wall clock, {used} used, {paused} paused",
              "wall"_a = length_in_words(times.wall), "used"_a = length_in_words(times.used),
              "paused"_a = length_in_words(times.paused));
}

std::string reason_in_words(const Accommodation& granted) {
    if (granted.reason == reason_kept_apart) return tr("the office has the reason");
    return std::string(split_at(granted.reason, '\n').front());
}

bool needs_acknowledgement(const Sitting& sitting, const std::vector<ExamFlag>& flags) {
    return !flags.empty() && !sitting.acknowledged;
}

}  // namespace fairdeal
