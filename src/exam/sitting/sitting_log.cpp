#include "exam/sitting/sitting_log.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "exam/sitting/written_code.h"

namespace fairdeal {

namespace {

void fold(LoggedSitting& to, const StoredEntry& stored) {
    const auto event = sitting_event_of(stored.entry);
    const auto why =
        event ? why_not(to.state, *event) : std::optional<std::string>(event.error().front().what);
    if (why) {
        to.strays.push_back({{fmt::format("#{}", stored.idx), 0, 0}, *why});
        return;
    }
    apply(to.state, *event);
    to.records.push_back(stored.idx);
}

}  // namespace

LoggedSitting folded_sitting(const std::vector<StoredEntry>& entries) {
    LoggedSitting all;
    for (const StoredEntry& entry : entries) fold(all, entry);
    return all;
}

Result<LoggedSitting> find_sitting(const HandLog& log, const std::string& id) {
    LoggedSitting found = folded_sitting(log.entries_of_case(id));
    if (found.state.events == 0) return refused({id, 0, 0}, tr("there is no such sitting"));
    return found;
}

std::vector<LoggedSitting> sittings_in(const HandLog& log) {
    std::vector<LoggedSitting> all;
    for (const std::string& id : log.office_ids()) {
        if (!is_sitting_id(id)) continue;
        all.push_back(folded_sitting(log.entries_of_case(id)));
        if (all.back().state.events == 0) all.pop_back();
    }
    return all;
}

std::string end_code(std::span<const std::string> records) {
    std::string all = "fairdeal/end/v1\n";
    for (const std::string& record : records) {
        const auto entry = read_entry(record);
        const auto event = entry ? sitting_event_of(*entry) : tl::make_unexpected(entry.error());
        if (!event) return {};
        all += record;
        if (event->kind == SittingEventKind::Decide) return written_code(all);
    }
    return {};
}

Result<std::string> end_code_in(const HandLog& log, const std::string& sitting) {
    const auto found = find_sitting(log, sitting);
    if (!found) return tl::make_unexpected(found.error());
    std::vector<std::string> records;
    for (const std::int64_t record : found->records) {
        auto text = log.text_of(record);
        if (!text) return tl::make_unexpected(std::move(text.error()));
        records.push_back(*std::move(text));
    }
    return end_code(records);
}

Result<void> add_sitting_event(HandLog& log, LoggedSitting& sitting, SittingEvent event,
                               const WithEvent& with_it) {
    HandLog::Batch batch(log);  // nobody else writes from here on
    const bool is_up_to_date = !sitting.records.empty() && sitting.records.back() == log.size();
    if (!is_up_to_date) sitting = folded_sitting(log.entries_of_case(event.sitting));
    event.number = sitting.state.events + 1;
    // A clock that was set back stops no exam: then the time of the event before counts.
    event.at = std::max(event.at, sitting.state.last_at);
    if (const auto why = why_not(sitting.state, event)) return refused({event.sitting, 0, 0}, *why);
    const auto idx = batch.add(entry_of(event));
    if (!idx) return tl::make_unexpected(idx.error());
    if (with_it) {
        if (auto done = with_it(); !done) return done;
    }
    batch.commit();
    apply(sitting.state, event);
    sitting.records.push_back(*idx);
    return {};
}

}  // namespace fairdeal
