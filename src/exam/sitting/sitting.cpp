#include "exam/sitting/sitting.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "exam/sitting/draw.h"

namespace fairdeal {

namespace {

constexpr std::array stages{sentence("none"),     sentence("sitting"),    sentence("stopped"),
                            sentence("failed"),   sentence("table test"), sentence("passed"),
                            sentence("appealed"), sentence("certified"),  sentence("withdrawn"),
                            sentence("resit"),    sentence("decided")};

void open(Sitting& to, const SittingEvent& event) {
    to.id = event.sitting;
    to.candidate = event.fact("candidate");
    to.examiner = event.by;
    to.invigilator = event.fact("invigilator");
    to.opened_at = event.at;
    to.exam = event.fact("exam");
    to.edition = event.fact("edition");
    to.commitment = event.fact("commitment");
    to.extra = event.number_of("extra");
    to.blueprint = event.text;
}

void show_item(Sitting& to, const SittingEvent& event) {
    to.items.push_back({event.number_of("place"), event.number_of("attempt"), event.at, event.text,
                        std::nullopt, false, 0});
}

void close_item(Sitting& to, const SittingEvent& event) {
    SittingItem& item = to.items.back();
    item.closed = true;
    item.took = event.number_of("took");
    to.clock = {};
    if (event.kind == SittingEventKind::Reply) item.answer = event.text;
}

void decide(Sitting& to, const SittingEvent& event) {
    to.result = SittingResult{event.fact("result") == "pass", event.number_of("right"),
                              event.number_of("wrong"), event.at, event.text};
}

SignedWord word_of(const SittingEvent& event, bool granted) {
    return {granted, event.by, event.at, event.text};
}

SittingIncident incident_of(const SittingEvent& event) {
    return {event.kind, 0, event.by, event.at, event.text};
}

void grant_appeal(Sitting& to, const SittingEvent& event) {
    to.resolution = word_of(event, true);
    to.grant = AppealGrant{*appeal_consequence_from(event.fact("follows")),
                           *places_from(event.fact("items")), event.fact("result") == "pass",
                           event.number_of("right"), event.number_of("wrong")};
}

void commit(Sitting& to, const SittingEvent& event) {
    const bool invigilator = event.fact("as") == to_text(StartRole::Invigilator);
    (invigilator ? to.start.invigilator : to.start.candidate) = event.fact("commitment");
}

void start(Sitting& to, const SittingEvent& event) {
    to.start.checkpoint = event.text;
    to.start.at = event.at;
}

void certify(Sitting& to, const SittingEvent& event) {
    to.certificate = event.fact("certificate");
    to.issued = incident_of(event);
}

void accommodate(Sitting& to, const SittingEvent& event) {
    to.accommodation = Accommodation{event.number_of("letters"), event.number_of("breaks"),
                                     event.by, event.at, event.text};
}

void set_clock(Sitting& to, const SittingEvent& event) {
    const bool was_suspended = to.clock.suspended_at.has_value();
    to.clock.spent = event.number_of("spent");
    const bool suspends = event.kind == SittingEventKind::Suspend;
    to.clock.suspended_at = suspends ? std::optional(event.at) : std::nullopt;
    to.clock.stands = suspends && to.paused;
    const bool has_started = !to.items.empty();
    if (event.kind == SittingEventKind::Release && !was_suspended && has_started) ++to.breakdowns;
}

void note_incident(Sitting& to, const SittingEvent& event) {
    const SittingItem* item = to.open_item();
    to.incidents.push_back(
        {event.kind, item == nullptr ? 0 : item->place, event.by, event.at, event.text});
    if (event.kind == SittingEventKind::Away) to.away = true;
    if (event.kind == SittingEventKind::Back || event.kind == SittingEventKind::TakeUp ||
        event.kind == SittingEventKind::Release)
        to.away = false;
    if (event.kind == SittingEventKind::Pause) to.paused = true;
    if (event.kind == SittingEventKind::GoOn) to.paused = false;
    if (event.kind == SittingEventKind::Stop) to.stopped = true;
}

}  // namespace

std::string_view to_text(SittingStage stage) { return stages.at(static_cast<std::size_t>(stage)); }

std::string in_words(SittingStage stage) { return tr(to_text(stage).data()); }

std::string score_in_words(const SittingResult& result) {
    return result.passed ? tr("{right} right, {wrong} wrong, passed", "right"_a = result.right,
                              "wrong"_a = result.wrong)
                         : tr("{right} right, {wrong} wrong, failed", "right"_a = result.right,
                              "wrong"_a = result.wrong);
}

SittingResult Sitting::final_result() const {
    if (!result) throw Fault("the exam is not decided");
    SittingResult counts = *result;
    if (!grant) return counts;
    counts.passed = grant->passed && grant->follows != AppealConsequence::Resit;
    counts.right = grant->right;
    counts.wrong = grant->wrong;
    return counts;
}

Sitting for_invigilator(Sitting sitting) {
    for (SittingItem& item : sitting.items) {
        if (item.answer) item.answer = "";  // that there is one they saw themselves
    }
    sitting.is_sealed = sitting.result.has_value();
    sitting.result.reset();
    sitting.table_test.reset();
    sitting.resolution.reset();
    sitting.appeal.reset();
    sitting.grant.reset();
    sitting.certificate.clear();
    sitting.issued.reset();
    sitting.withdrawn.reset();
    return sitting;
}

SittingStage Sitting::stage() const {
    if (events == 0) return SittingStage::None;
    if (stopped) return SittingStage::Stopped;
    if (is_sealed) return SittingStage::Decided;
    if (!result) return SittingStage::Sitting;
    if (appeal && !resolution) return SittingStage::Appealed;
    if (withdrawn) return SittingStage::Withdrawn;
    if (!certificate.empty()) return SittingStage::Certified;
    if (grant && grant->follows == AppealConsequence::Resit) return SittingStage::Resit;
    if (!final_result().passed) return SittingStage::Failed;
    if (!table_test) return SittingStage::TableTest;
    return table_test->granted ? SittingStage::Passed : SittingStage::Failed;
}

const SittingItem* Sitting::open_item() const {
    return items.empty() || items.back().closed ? nullptr : &items.back();
}

Millis Sitting::spent() const {
    Millis sum = 0;
    for (const SittingItem& item : items) sum += item.took;
    return sum;
}

Millis time_between(const UtcTime& from, const UtcTime& to) {
    using std::chrono::milliseconds;
    const auto passed = std::chrono::duration_cast<milliseconds>(to.time - from.time);
    return std::max<Millis>(passed.count(), 0);
}

Millis Sitting::clock_at(const UtcTime& now) const {
    if (!clock.suspended_at || clock.stands || open_item() == nullptr) return clock.spent;
    UtcTime until = now;
    for (const SittingIncident& incident : incidents) {
        const bool is_later = incident.at >= *clock.suspended_at;
        if (incident.kind == SittingEventKind::Pause && is_later)
            until = std::min(until, incident.at);
    }
    return clock.spent + time_between(*clock.suspended_at, until);
}

void apply(Sitting& to, const SittingEvent& event) {
    if (const auto why = why_not(to, event)) throw Fault("an event that cannot be: " + *why);
    switch (event.kind) {
        case SittingEventKind::Open: open(to, event); break;
        case SittingEventKind::Accommodate: accommodate(to, event); break;
        case SittingEventKind::Commit: commit(to, event); break;
        case SittingEventKind::Start: start(to, event); break;
        case SittingEventKind::Show: show_item(to, event); break;
        case SittingEventKind::Reply:
        case SittingEventKind::TimeUp: close_item(to, event); break;
        case SittingEventKind::Away:
        case SittingEventKind::Back:
        case SittingEventKind::Pause:
        case SittingEventKind::GoOn:
        case SittingEventKind::TakeUp:
        case SittingEventKind::Stop: note_incident(to, event); break;
        case SittingEventKind::Tick: set_clock(to, event); break;
        case SittingEventKind::Suspend:
        case SittingEventKind::Release:
            note_incident(to, event);
            set_clock(to, event);
            break;
        case SittingEventKind::Decide: decide(to, event); break;
        case SittingEventKind::TableTest:
            to.table_test = word_of(event, event.fact("result") == "pass");
            break;
        case SittingEventKind::Appeal: to.appeal = incident_of(event); break;
        case SittingEventKind::Resolve:
            to.resolution = word_of(event, event.fact("appeal") == "granted");
            break;
        case SittingEventKind::Grant: grant_appeal(to, event); break;
        case SittingEventKind::Acknowledge: to.acknowledged = word_of(event, true); break;
        case SittingEventKind::Certify: certify(to, event); break;
        case SittingEventKind::Withdraw: to.withdrawn = incident_of(event); break;
    }
    to.events = event.number;
    to.last_at = event.at;
}

}  // namespace fairdeal
