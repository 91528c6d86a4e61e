#include "audit/cases/case_log.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"

namespace fairdeal {

namespace {

Place place_of(std::int64_t idx) { return {fmt::format("#{}", idx), 0, 0}; }

/// An entry as the next event of a case, or why it is none.
void fold(LoggedCase& to, const StoredEntry& stored) {
    const auto event = case_event_of(stored.entry);
    const auto why =
        event ? why_not(to.state, *event) : std::optional<std::string>(event.error().front().what);
    if (why) {
        to.strays.push_back({place_of(stored.idx), *why});
        return;
    }
    apply(to.state, *event);
    to.records.push_back(stored.idx);
}

bool is_hand(const HandLog& log, std::int64_t idx) {
    return log.record_of(fmt::format("#{}", idx)).has_value();
}

}  // namespace

LoggedCase folded(const std::vector<StoredEntry>& entries) {
    LoggedCase all;
    for (const StoredEntry& entry : entries) fold(all, entry);
    return all;
}

Result<LoggedCase> find_case(const HandLog& log, const std::string& id) {
    LoggedCase found = folded(log.entries_of_case(id));
    if (found.state.events == 0) return refused({id, 0, 0}, tr("the log has no such case"));
    return found;
}

std::vector<LoggedCase> cases_in(const HandLog& log) {
    std::vector<LoggedCase> all;
    for (const std::string& id : log.case_ids()) all.push_back(folded(log.entries_of_case(id)));
    std::erase_if(all, [](const LoggedCase& one) { return one.state.events == 0; });
    std::sort(all.begin(), all.end(), [](const LoggedCase& a, const LoggedCase& b) {
        return a.records.front() < b.records.front();
    });
    return all;
}

namespace {

/// Nobody judges a hand that they dealt.
std::optional<std::string> why_not_he(const HandLog& log, const CaseEvent& event) {
    if (event.kind != CaseEventKind::Review && event.kind != CaseEventKind::Decide)
        return std::nullopt;
    const auto hand = log.record_of(fmt::format("#{}", event.hand));
    if (!hand || hand->row.identity.dealer != event.by) return std::nullopt;
    return tr("{who} dealt the hand", "who"_a = event.by);
}

/// What is asked of every event that is added now, also to a case of before.
std::optional<std::string> why_not_now(const HandLog& log, const Case& before,
                                       const CaseEvent& event) {
    if (auto why = why_not(before, event)) return why;
    if (auto why = why_not_one_person(before, event)) return why;
    if (auto why = why_not_he(log, event)) return why;
    if (event.kind == CaseEventKind::Open && !is_hand(log, event.hand))
        return tr("the log has no hand #{number}", "number"_a = event.hand);
    if (event.kind == CaseEventKind::Reveal) return std::nullopt;
    if (event.account.empty()) return tr("{who} has not signed in", "who"_a = event.by);
    const std::string accounts = accounts_of(log);
    if (!accounts.empty() && event.account != accounts)
        return tr("the cases of this log are written with other accounts");
    return std::nullopt;
}

CaseEvent exception_before(const CaseEvent& event, std::string reason) {
    CaseEvent exception;
    exception.kind = CaseEventKind::Exception;
    exception.case_id = event.case_id;
    exception.by = event.by;
    exception.at = event.at;
    exception.account = event.account;
    exception.allows = to_text(event.kind);
    if (reason.back() != '\n') reason += '\n';
    exception.text = std::move(reason);
    return exception;
}

Result<std::int64_t> add_next(HandLog::Batch& batch, const HandLog& log, CaseEvent event) {
    const Case before = folded(log.entries_of_case(event.case_id)).state;
    event.number = before.events + 1;
    if (event.kind != CaseEventKind::Open) event.hand = before.hand;
    if (const auto why = why_not_now(log, before, event))
        return refused({event.case_id, 0, 0}, *why);
    return batch.add(entry_of(event));
}

}  // namespace

std::string accounts_of(const HandLog& log) {
    if (!log.account_ids().empty()) return "log";
    for (const LoggedCase& one : cases_in(log)) {
        if (!one.state.accounts.empty()) return one.state.accounts;
    }
    return "";
}

std::optional<StoredVideo> next_video(const HandLog& log, const Case& shown) {
    for (StoredVideo& video : videos_of(log, shown.hand)) {
        if (!shown.has_video(write(video.video))) return std::move(video);
    }
    return std::nullopt;
}

Result<std::int64_t> add_case_event(HandLog& log, CaseEvent event, const std::string& exception) {
    HandLog::Batch batch(log);  // nobody else writes from here on
    if (!exception.empty()) {
        auto added = add_next(batch, log, exception_before(event, exception));
        if (!added) return added;
    }
    auto idx = add_next(batch, log, std::move(event));
    if (idx) batch.commit();
    return idx;
}

}  // namespace fairdeal
