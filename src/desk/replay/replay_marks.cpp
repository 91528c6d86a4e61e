#include "desk/replay/replay_marks.h"

#include <algorithm>
#include <array>

#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::array every_pace{Pace{"\u00bd\u00d7", 1800}, Pace{"1\u00d7", 900},
                                Pace{"2\u00d7", 450}, Pace{"4\u00d7", 225}, Pace{"8\u00d7", 110}};
constexpr int longest_beat = 60'000;  // milliseconds; a table may have been closed in between

/// What an event is to the eye; nothing for a fact of the table.
std::optional<MarkKind> kind_of(Verb verb) {
    switch (verb) {
        case Verb::Bet:
        case Verb::Secret:
        case Verb::Blind:
        case Verb::Take:
        case Verb::Pay:
        case Verb::Push:
        case Verb::Return:
        case Verb::Tip:
        case Verb::Out:
        case Verb::Place: return MarkKind::Money;
        case Verb::Deal:
        case Verb::Turn: return MarkKind::Deal;
        case Verb::Offer:
        case Verb::Insure:
        case Verb::Peek:
        case Verb::Raise:
        case Verb::Check:
        case Verb::Fold:
        case Verb::Pass:
        case Verb::Play:
        case Verb::Hit:
        case Verb::Stand:
        case Verb::Double:
        case Verb::Split:
        case Verb::Surrender:
        case Verb::EvenMoney: return MarkKind::Decision;
        case Verb::Chips:
        case Verb::SitOut:
        case Verb::SitIn:
        case Verb::Disconnect:
        case Verb::Reconnect: break;
    }
    return std::nullopt;
}

/// Something else than the event before it: another kind, or the next hand's decisions.
bool begins(const Event& event, const Event* before, MarkKind kind) {
    if (before == nullptr || kind_of(before->verb) != kind) return true;
    return kind == MarkKind::Decision && before->who != event.who;
}

}  // namespace

std::string in_words(MarkKind kind) {
    switch (kind) {
        case MarkKind::Deal: return tr("Deal");
        case MarkKind::Decision: return tr("Decision");
        case MarkKind::Money: return tr("Money");
        case MarkKind::Fault: return tr("Fault");
        case MarkKind::Mismatch: return tr("Mismatch");
    }
    return "";
}

std::vector<ReplayMark> marks_of(const Replay& replay) {
    std::vector<ReplayMark> marks;
    const auto& events = replay.record.events;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto kind = kind_of(events[i].verb);
        if (kind && begins(events[i], i == 0 ? nullptr : &events[i - 1], *kind))
            marks.push_back({i + 1, *kind});
        if (replay.steps[i].is_faulty()) marks.push_back({i + 1, MarkKind::Fault});
        if (replay.steps[i].is_wrong()) marks.push_back({i + 1, MarkKind::Mismatch});
    }
    const auto wrong = mismatches_of(replay);
    const bool at_end = !wrong.empty() && wrong.back() == events.size();
    const bool marked = !marks.empty() && marks.back().step == events.size() &&
                        marks.back().kind >= MarkKind::Fault;
    if (at_end && !marked) marks.push_back({events.size(), MarkKind::Mismatch});
    return marks;
}

bool is_mismatch(const ReplayStep& step) { return step.is_wrong() || step.is_faulty(); }

std::vector<std::size_t> mismatches_of(const Replay& replay) {
    const auto& steps = replay.steps;
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (is_mismatch(steps[i])) found.push_back(i + 1);
    }
    const auto& wagers = replay.verdict.wagers;
    const bool missing = std::any_of(wagers.begin(), wagers.end(), [](const WagerVerdict& wager) {
        return wager.standing == Standing::Missing;
    });
    if (missing && (found.empty() || found.back() != steps.size())) found.push_back(steps.size());
    return found;
}

std::span<const Pace> paces() { return every_pace; }

std::string pace_in_words(const PlaySettings& play, std::optional<std::int64_t> lasted,
                          std::size_t events) {
    if (!play.recorded_time || !lasted) return std::string(paces()[play.pace].name);
    return tr("about {seconds:.1f} s each", "seconds"_a = beat_time(play, lasted, events) / 1000.0);
}

int beat_time(const PlaySettings& play, std::optional<std::int64_t> lasted, std::size_t events) {
    const int paced = every_pace.at(std::min(play.pace, every_pace.size() - 1)).milliseconds;
    if (!play.recorded_time || !lasted || *lasted <= 0 || events == 0) return paced;
    const std::int64_t share = *lasted / 1000 / static_cast<std::int64_t>(events);
    return static_cast<int>(std::clamp<std::int64_t>(share, 20, longest_beat));
}

}  // namespace fairdeal
