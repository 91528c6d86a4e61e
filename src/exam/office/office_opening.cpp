// A sitting is opened: who may, for whom, and how soon after another.

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "exam/office/office.h"
#include "exam/sitting/ticket.h"
#include "store/new_file.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// Empty, or words in one line.
bool is_reason(const std::string& text) {
    return text.empty() || (text.find_first_not_of(' ') != std::string::npos && is_one_line(text));
}

std::vector<Sitting> states_in(const HandLog& log) {
    std::vector<Sitting> states;
    for (LoggedSitting& one : sittings_in(log)) states.push_back(std::move(one.state));
    return states;
}

bool is_open_to_appeal(const Sitting& sitting, const UtcTime& now) {
    if (!sitting.result || sitting.appeal) return sitting.stage() == SittingStage::Appealed;
    return !sitting.result->passed && now < days_after(sitting.result->at, days_to_appeal);
}

bool was_started(const Sitting& sitting) {
    return sitting.is_started() || sitting.is_start_broken_off() || !sitting.items.empty();
}

bool is_granted_more(const SittingRequest& request) {
    return request.extra != 0 || request.letters != 100 || request.breaks != 0;
}

/// The sitting that is asked for, with its date but no id yet.
PlannedSitting planned_as(const SittingRequest& request) {
    Sitting asked;
    asked.candidate = request.candidate;
    asked.exam = request.exam;
    asked.invigilator = request.invigilator;
    asked.extra = request.extra;
    asked.blueprint = request.text;
    PlannedSitting one = planned(asked);
    one.date = request.date;
    return one;
}

/// Why the candidate cannot be granted what is asked for, or nothing.
std::optional<std::string> wrong_accommodation(const SittingRequest& request) {
    if (request.extra < 0 || request.extra > 300) return tr("more time is 0 to 300 per cent");
    if (request.letters < 100 || request.letters > 300)
        return tr("letters are 100 to 300 per cent");
    if (request.breaks < 0 || request.breaks > 99) return tr("breaks are 0 to 99");
    if (!is_reason(request.accommodation)) return tr("the reason for it is words in one line");
    if (is_granted_more(request) && request.accommodation.empty())
        return tr("say why the candidate is granted more time, larger letters or breaks");
    return std::nullopt;
}

}  // namespace

std::optional<std::string> why_too_soon(const Sitting& earlier, const SittingRequest& request,
                                        const UtcTime& now) {
    if (earlier.candidate != request.candidate || earlier.exam != request.exam ||
        earlier.stage() == SittingStage::Resit)
        return std::nullopt;
    if (earlier.stage() == SittingStage::Stopped && was_started(earlier))
        return tr("{sitting} was started and broke off: say why {person} sits this exam again",
                  "sitting"_a = earlier.id, "person"_a = request.candidate);
    if (day_of(earlier.opened_at) == day_of(now))
        return tr(
            "{person} has {sitting} of this exam on the same day: say why it is sat again so soon",
            "person"_a = request.candidate, "sitting"_a = earlier.id);
    if (!is_open_to_appeal(earlier, now)) return std::nullopt;
    return tr(
        "{person} has {sitting} of this exam, whose result is open to appeal: say why it is sat "
        "again so soon",
        "person"_a = request.candidate, "sitting"_a = earlier.id);
}

std::optional<std::string> Office::why_granted(const SignedIn& who, const Sitting& sitting) const {
    const bool may_read = sitting.candidate == who.id() || who.may(OfficeRight::SeeResults);
    if (!may_read || !sitting.accommodation) return std::nullopt;
    for (const OfficeEvent& event : events_of(sitting.candidate)) {
        const bool is_of_it =
            event.kind == OfficeEventKind::Granted && event.what.starts_with(sitting.id + " ");
        if (is_of_it) return event.what.substr(sitting.id.size() + 1);
    }
    return std::nullopt;
}

Result<void> Office::note_exceptions(const SignedIn& examiner, const SittingRequest& request,
                                     const std::string& id) {
    const std::string granted = is_granted_more(request) ? request.accommodation : "";
    for (const auto& [kind, reason] : {std::pair{OfficeEventKind::Exception, &request.exception},
                                       std::pair{OfficeEventKind::Again, &request.again},
                                       std::pair{OfficeEventKind::Granted, &granted}}) {
        if (reason->empty()) continue;
        auto noted = note({kind, request.candidate, examiner.id(), clock_(), id + " " + *reason});
        if (!noted) return noted;
    }
    return {};
}

bool Office::trains(const Person& examiner, const std::string& candidate) const {
    const auto trainee = school_->person(candidate);
    return has_role(examiner, Role::Trainer) && trainee && !trainee->team.empty() &&
           trainee->team == examiner.team;
}

std::optional<std::string> Office::why_no_sitting(const SignedIn& examiner,
                                                  const SittingRequest& request,
                                                  std::span<const Sitting> earlier,
                                                  const RetakeRule& rule) const {
    const auto candidate = school_->person(request.candidate);
    if (!candidate || !has_role(*candidate, Role::Trainee))
        return tr("{person} is no trainee", "person"_a = request.candidate);
    const auto invigilator = school_->person(request.invigilator);
    if (!invigilator || !may(invigilator->roles, OfficeRight::Invigilate))
        return refusal_in_words(OfficeRight::Invigilate, request.invigilator);
    if (auto why = why_not_trusted(*invigilator)) return why;
    if (request.invigilator == examiner.id())
        return tr("{person} is the examiner: name somebody else as invigilator",
                  "person"_a = examiner.id());
    if (!is_reason(request.exception) || !is_reason(request.again))
        return tr("the reason for an exception is words in one line");
    const bool trains_him = trains(examiner.person(), request.candidate);
    if (trains_him && request.exception.empty())
        return tr(
            "{trainer} trains {candidate} and may not examine them: name another examiner, or say "
            "why it must be so",
            "trainer"_a = examiner.id(), "candidate"_a = request.candidate);
    if (request.again.empty()) {
        if (auto bar = retake_bar(earlier, request.candidate, request.exam, rule, clock_()))
            return tr("{why}; to open it sooner, say why", "why"_a = bar->why);
        for (const Sitting& one : earlier)
            if (auto why = why_too_soon(one, request, clock_())) return why;
    }
    return wrong_accommodation(request);
}

std::vector<std::string> candidates_in_team(const School& school, std::string_view team,
                                            std::string_view but_for) {
    std::vector<std::string> ids;
    for (const Person& person : school.people())
        if (person.team == team && person.id != but_for && has_role(person, Role::Trainee))
            ids.push_back(person.id);
    return ids;
}

Result<std::string> Office::open_sitting(const SignedIn& examiner, const SittingRequest& request,
                                         std::string_view passphrase) {
    auto opened = open_sittings(examiner, request, {&request.candidate, 1}, passphrase);
    if (!opened) return tl::make_unexpected(std::move(opened.error()));
    return std::move(opened->front());
}

Result<std::vector<std::string>> Office::open_sittings(const SignedIn& examiner,
                                                       SittingRequest request,
                                                       std::span<const std::string> candidates,
                                                       std::string_view passphrase) {
    if (auto allowed = must_be_allowed(examiner, OfficeRight::OpenSitting); !allowed)
        return tl::make_unexpected(std::move(allowed.error()));
    Problems refusals;
    const std::vector<std::string> all(candidates.begin(), candidates.end());
    const std::vector<Sitting> earlier = states_in(log_);
    const RetakeRule rule = retake_rule();
    for (const std::string& candidate : all) {
        request.candidate = candidate;
        if (auto why = why_no_sitting(examiner, request, earlier, rule))
            refusals.push_back({{candidate, 0, 0}, *std::move(why)});
    }
    for (Problem& refusal : wrong_dates(request, all)) refusals.push_back(std::move(refusal));
    if (!refusals.empty()) return tl::make_unexpected(std::move(refusals));
    const auto key = load_key_file(folder_ / "exam.key", passphrase);
    if (!key) return tl::make_unexpected(key.error());
    std::vector<std::string> ids;
    for (const std::string& candidate : all) {
        request.candidate = candidate;
        auto id = open_one(examiner, request, *key);
        if (!id && !ids.empty())
            return refused_about(
                candidate, tr("{first} to {last} are open, this one and those after it are not: "
                              "{why}",
                              "first"_a = ids.front(), "last"_a = ids.back(),
                              "why"_a = id.error().front().what));
        if (!id) return tl::make_unexpected(std::move(id.error()));
        ids.push_back(*std::move(id));
        if (!request.date) continue;
        PlannedSitting dated;
        dated.sitting = ids.back();
        dated.candidate = candidate;
        dated.date = request.date;
        if (auto noted = note_dates(examiner, {&dated, 1}); !noted)
            return tl::make_unexpected(std::move(noted.error()));
        request.date->at = minutes_after(request.date->at, request.minutes_between);
    }
    return ids;
}

Problems Office::wrong_dates(const SittingRequest& request,
                             std::span<const std::string> candidates) const {
    Problems refusals;
    if (!request.date) return refusals;
    PlannedSitting one = planned_as(request);
    const auto others = sittings_to_come();
    for (const std::string& candidate : candidates) {
        one.candidate = candidate;
        if (auto why = why_no_date(one, others, clock_()))
            refusals.push_back({{candidate, 0, 0}, *std::move(why)});
        one.date->at = minutes_after(one.date->at, request.minutes_between);
    }
    return refusals;
}

Result<std::string> Office::open_one(const SignedIn& examiner, const SittingRequest& request,
                                     const SigningKey& key) {
    const std::string id = fmt::format("X-{:06}", log_.size() + 1);
    const std::string ticket = make_ticket(key, id);
    SittingEvent opening{SittingEventKind::Open, id, 1, examiner.id(), clock_(), {}, request.text};
    opening.facts = {request.candidate,   request.exam,
                     request.invigilator, std::to_string(request.extra),
                     request.edition,     commitment_to(ticket)};
    if (const auto why = why_not(Sitting(), opening)) return refused_about(request.candidate, *why);
    if (auto noted = note_exceptions(examiner, request, id); !noted)
        return tl::make_unexpected(std::move(noted.error()));
    std::error_code error;
    fs::create_directories(folder_ / "tickets", error);
    // While nobody else can open another sitting of this id.
    const auto keep_ticket = [&]() -> Result<void> {
        if (replace_file(ticket_file(id), ticket, for_its_owner) == 0) return {};
        return refused_about(ticket_file(id).string(), tr("the ticket cannot be kept here"));
    };
    LoggedSitting sitting;
    if (auto added = add_sitting_event(log_, sitting, opening, keep_ticket); !added)
        return tl::make_unexpected(std::move(added.error()));
    if (!is_granted_more(request)) return id;
    auto granted =
        add_sitting_event(log_, sitting,
                          {SittingEventKind::Accommodate,
                           id,
                           0,
                           examiner.id(),
                           clock_(),
                           {std::to_string(request.letters), std::to_string(request.breaks)},
                           std::string(reason_kept_apart)});
    if (!granted) return tl::make_unexpected(std::move(granted.error()));
    return id;
}

}  // namespace fairdeal
