#include "rules/timing.h"

#include <algorithm>

namespace fairdeal {

namespace {

/// The first card after an event, or the end of the record.
int first_card_after(const HandRecord& record, int event, bool turning) {
    const int count = static_cast<int>(record.events.size());
    for (int i = event + 1; i < count; ++i) {
        const Verb verb = record.events[static_cast<std::size_t>(i)].verb;
        const bool dealt = verb == Verb::Hit || verb == Verb::Deal || verb == Verb::Double;
        if (dealt || (turning && verb == Verb::Turn)) return i;
    }
    return count;
}

}  // namespace

const Line* line_about(const Event& event, const std::vector<Line>& lines) {
    const auto line = std::find_if(lines.begin(), lines.end(), [&](const Line& due) {
        return due.who == event.who && due.wager == event.wager && due.verb != Verb::Tip;
    });
    return line == lines.end() ? nullptr : &*line;
}

bool is_too_early(const Event& event, int index, const Line* line, const TableState& table) {
    if (line != nullptr) return line->due > index;
    const TableSeat* seat = table.find(event.who.seat);
    return seat != nullptr && seat->find(event.wager) != nullptr;
}

bool is_too_late(int index, const Line* line, const HandRecord& record, bool turning) {
    return line != nullptr && line->is_urgent() &&
           first_card_after(record, line->before_card_after, turning) < index;
}

}  // namespace fairdeal
