// What can come next in a sitting, and why something else cannot.

#include "base/text.h"
#include "base/translation.h"
#include "exam/sitting/draw.h"
#include "exam/sitting/sitting.h"
#include "exam/sitting/start_checkpoint.h"
#include "ledger/note.h"
#include "school/school_people.h"

namespace fairdeal {

namespace {

using Why = std::optional<std::string>;

Why wrong_form(const SittingEvent& event) {
    if (!is_sitting_id(event.sitting))
        return tr("{text} is not the id of a sitting", "text"_a = in_quotes(event.sitting));
    if (!is_person_id(event.by))
        return tr("{text} is not a person's id", "text"_a = in_quotes(event.by));
    const auto facts = facts_of(event.kind);
    if (event.facts.size() != facts.size())
        return tr("{event} needs {number} facts", "event"_a = to_text(event.kind),
                  "number"_a = facts.size());
    for (std::size_t i = 0; i < facts.size(); ++i) {
        if (!facts[i].fits(event.facts[i]))
            return tr("{text} is no {fact}", "text"_a = in_quotes(event.facts[i]),
                      "fact"_a = facts[i].key);
    }
    if (event.text.size() > longest_sitting_text)
        return tr("the text has more than {number} bytes", "number"_a = longest_sitting_text);
    if (!is_plain_text(event.text) || (!event.text.empty() && event.text.back() != '\n'))
        return tr("the text is not whole lines of UTF-8");
    if (event.text.empty() && traits_of(event.kind).needs_text)
        return tr("there is no text to {event}", "event"_a = to_text(event.kind));
    return std::nullopt;
}

Why wrong_opening(const Sitting& before, const SittingEvent& event) {
    if (before.events > 0) return tr("the sitting is open already");
    const std::string& candidate = event.fact("candidate");
    if (event.by == candidate) return tr("nobody examines themselves");
    if (event.fact("invigilator") == candidate) return tr("nobody invigilates themselves");
    return std::nullopt;
}

Why wrong_place(const Sitting& before, const SittingEvent& event) {
    if (event.sitting != before.id) return tr("it is of another sitting");
    if (event.at < before.last_at)
        return tr("{time} is before the event before it, of {earlier}",
                  "time"_a = to_text(event.at), "earlier"_a = to_text(before.last_at));
    return std::nullopt;
}

Why wrong_show(const Sitting& before, const SittingEvent& event) {
    if (before.open_item() != nullptr) return tr("the item before is not answered yet");
    if (before.is_start_broken_off()) return tr("its start was broken off");
    if (event.number_of("place") != static_cast<int>(before.items.size()) + 1)
        return tr("item {number} comes next", "number"_a = before.items.size() + 1);
    return std::nullopt;
}

Why wrong_answer(const Sitting& before, const SittingEvent& event) {
    const SittingItem* item = before.open_item();
    if (item == nullptr) return tr("no item is open");
    if (event.number_of("place") != item->place)
        return tr("item {number} is the one that is open", "number"_a = item->place);
    if (event.kind == SittingEventKind::Reply && event.by != before.candidate)
        return tr("only the candidate answers");
    if (event.number_of("took") < before.clock.spent) return tr("the clock ran backwards");
    return std::nullopt;
}

Why wrong_commitment(const Sitting& before, const SittingEvent& event) {
    if (before.is_started() || !before.items.empty()) return tr("the exam has started already");
    const bool invigilator = event.fact("as") == to_text(StartRole::Invigilator);
    if (event.by != (invigilator ? before.invigilator : before.candidate))
        return tr("it is not {person}'s to commit to", "person"_a = event.by);
    if (!(invigilator ? before.start.invigilator : before.start.candidate).empty())
        return tr("a start that broke off is not repeated");
    return std::nullopt;
}

Why wrong_start(const Sitting& before, const SittingEvent& event) {
    if (before.is_started() || !before.items.empty()) return tr("the exam has started already");
    if (before.start.invigilator.empty() || before.start.candidate.empty())
        return tr("invigilator and candidate have not both committed to a contribution");
    if (event.by != before.invigilator) return tr("only the invigilator starts the exam");
    if (const auto good = start_checkpoint_from(event.text); !good)
        return good.error().front().what;
    return std::nullopt;
}

/// What the event says of the open item's clock.
Why wrong_clock(const Sitting& before, const SittingEvent& event) {
    if (!before.is_started()) return tr("the exam has not started");
    const SittingItem* item = before.open_item();
    if (event.number_of("place") != (item == nullptr ? 0 : item->place))
        return tr("it is the clock of another item");
    if (event.number_of("spent") < before.clock.spent) return tr("the clock ran backwards");
    return std::nullopt;
}

Why wrong_release(const Sitting& before, const SittingEvent& event) {
    if (auto why = wrong_clock(before, event)) return why;
    if (event.by != before.invigilator) return tr("only the invigilator releases it");
    if (event.number_of("spent") != before.clock_at(event.at))
        return tr("the clock resumes at another time than it stopped at");
    return std::nullopt;
}

Why wrong_accommodation(const Sitting& before, const SittingEvent& event) {
    if (before.is_started() || before.is_start_broken_off() || !before.items.empty())
        return tr("it is set before the exam starts");
    if (event.by != before.examiner) return tr("only the examiner grants it");
    if (before.accommodation) return tr("it is set already");
    return std::nullopt;
}

Why wrong_pause(const Sitting& before, const SittingEvent& event) {
    if (event.by == before.candidate) return tr("the candidate cannot stop the clock");
    const bool pauses = event.kind == SittingEventKind::Pause;
    if (before.paused == pauses)
        return pauses ? tr("it is paused already") : tr("it is not paused");
    return std::nullopt;
}

/// A candidate who comes and goes without end could keep their exam from being decided.
Why too_often(const Sitting& before, const SittingEvent& event) {
    const bool comes_and_goes =
        event.kind == SittingEventKind::Away || event.kind == SittingEventKind::Back ||
        event.kind == SittingEventKind::TakeUp || event.kind == SittingEventKind::Tick ||
        event.kind == SittingEventKind::Suspend || event.kind == SittingEventKind::Release;
    if (!comes_and_goes || before.events < last_told_incident) return std::nullopt;
    return tr("it was left and taken up too often: the invigilator breaks it off");
}

bool is_suspended(const Sitting& sitting) { return sitting.clock.suspended_at.has_value(); }

/// Why no item can be shown or closed now.
Why standing_still(const Sitting& before) {
    if (before.paused) return tr("the exam is paused");
    if (is_suspended(before)) return tr("the exam is suspended");
    return std::nullopt;
}

Why wrong_tick(const Sitting& before, const SittingEvent& event) {
    if (is_suspended(before)) return tr("the exam is suspended");
    return wrong_clock(before, event);
}

Why wrong_stop(const Sitting& before, const SittingEvent& event) {
    if (event.by == before.candidate) return tr("the candidate cannot break off their own exam");
    return std::nullopt;
}

Why wrong_decision(const Sitting& before) {
    if (before.open_item() != nullptr) return tr("the last item is not answered yet");
    return std::nullopt;
}

/// While items are asked.
Why wrong_in_sitting(const Sitting& before, const SittingEvent& event) {
    switch (event.kind) {
        case SittingEventKind::Commit: return wrong_commitment(before, event);
        case SittingEventKind::Start: return wrong_start(before, event);
        case SittingEventKind::Suspend:
        case SittingEventKind::Tick: return wrong_tick(before, event);
        case SittingEventKind::Release: return wrong_release(before, event);
        case SittingEventKind::Accommodate: return wrong_accommodation(before, event);
        case SittingEventKind::Pause:
        case SittingEventKind::GoOn: return wrong_pause(before, event);
        case SittingEventKind::Away:
            return before.away ? Why(tr("it is away already")) : std::nullopt;
        case SittingEventKind::Back: return before.away ? std::nullopt : Why(tr("it was not away"));
        case SittingEventKind::Stop: return wrong_stop(before, event);
        case SittingEventKind::TakeUp: return std::nullopt;
        case SittingEventKind::Show:
            if (auto why = standing_still(before)) return why;
            return wrong_show(before, event);
        case SittingEventKind::Reply:
        case SittingEventKind::TimeUp:
            if (auto why = standing_still(before)) return why;
            return wrong_answer(before, event);
        case SittingEventKind::Decide: return wrong_decision(before);
        case SittingEventKind::Open:
        case SittingEventKind::TableTest:
        case SittingEventKind::Appeal:
        case SittingEventKind::Resolve:
        case SittingEventKind::Certify:
        case SittingEventKind::Withdraw:
        case SittingEventKind::Acknowledge:
        case SittingEventKind::Grant: break;
    }
    return tr("the exam is not decided yet");
}

Why wrong_hearing(const Sitting& before, const SittingEvent& event) {
    if (before.stage() != SittingStage::Appealed) return tr("there is no open appeal");
    if (event.by == before.candidate || event.by == before.examiner)
        return tr("an appeal is resolved by somebody else than candidate and examiner");
    return std::nullopt;
}

Why wrong_items(const Sitting& before, const std::vector<int>& items) {
    if (items.empty()) return tr("no item is named that is void");
    const auto known = static_cast<int>(before.items.size());
    if (items.back() > known) return tr("there is no item {number}", "number"_a = items.back());
    return std::nullopt;
}

/// What follows must fit the sitting; whether the answers earn it is compared with them by who
/// marks them again.
Why wrong_grant(const Sitting& before, const SittingEvent& event) {
    if (auto why = wrong_hearing(before, event)) return why;
    const auto follows = *appeal_consequence_from(event.fact("follows"));
    const auto items = *places_from(event.fact("items"));
    if (follows != AppealConsequence::Stands && !before.certificate.empty())
        return tr("there is a certificate: let the result stand, or reject, and withdraw it then");
    if (follows == AppealConsequence::ItemsVoid) return wrong_items(before, items);
    const SittingResult& result = *before.result;
    const bool is_same = (event.fact("result") == "pass") == result.passed &&
                         event.number_of("right") == result.right &&
                         event.number_of("wrong") == result.wrong;
    if (!items.empty() || !is_same) return tr("only a void item changes the marks");
    return std::nullopt;
}

Why wrong_table_test(const Sitting& before, const SittingEvent& event) {
    if (event.by == before.candidate) return tr("nobody signs their own table test");
    if (before.table_test) return tr("the table test is entered already");
    if (before.stage() != SittingStage::TableTest) return tr("there is no table test to enter");
    return std::nullopt;
}

Why wrong_appeal(const Sitting& before, const SittingEvent& event) {
    if (event.by != before.candidate) return tr("only the candidate can appeal");
    if (before.appeal) return tr("there was an appeal already");
    if (before.stage() == SittingStage::Stopped) return tr("there is no result to appeal against");
    return std::nullopt;
}

Why wrong_certificate(const Sitting& before, const SittingEvent& event) {
    if (event.by == before.candidate) return tr("nobody certifies themselves");
    if (before.stage() == SittingStage::TableTest)
        return tr("the table test is missing: the program alone certifies nobody");
    if (before.stage() != SittingStage::Passed) return tr("the exam is not passed");
    return std::nullopt;
}

Why wrong_withdrawal(const Sitting& before) {
    if (before.stage() != SittingStage::Certified) return tr("there is no certificate to withdraw");
    return std::nullopt;
}

Why wrong_acknowledgement(const Sitting& before, const SittingEvent& event) {
    if (event.by == before.candidate)
        return tr("nobody acknowledges what was flagged in their own exam");
    if (before.stage() == SittingStage::Stopped) return tr("there is no result to certify");
    return std::nullopt;
}

/// Once it is decided or broken off.
Why wrong_after(const Sitting& before, const SittingEvent& event) {
    const bool hears =
        event.kind == SittingEventKind::Resolve || event.kind == SittingEventKind::Grant;
    if (before.stage() == SittingStage::Appealed && !hears)
        return tr("an appeal is open: the transcript is frozen until it is resolved");
    switch (event.kind) {
        case SittingEventKind::TableTest: return wrong_table_test(before, event);
        case SittingEventKind::Appeal: return wrong_appeal(before, event);
        case SittingEventKind::Resolve: return wrong_hearing(before, event);
        case SittingEventKind::Grant: return wrong_grant(before, event);
        case SittingEventKind::Certify: return wrong_certificate(before, event);
        case SittingEventKind::Withdraw: return wrong_withdrawal(before);
        case SittingEventKind::Acknowledge: return wrong_acknowledgement(before, event);
        case SittingEventKind::Open:
        case SittingEventKind::Show:
        case SittingEventKind::Reply:
        case SittingEventKind::TimeUp:
        case SittingEventKind::Away:
        case SittingEventKind::Back:
        case SittingEventKind::Pause:
        case SittingEventKind::GoOn:
        case SittingEventKind::TakeUp:
        case SittingEventKind::Stop:
        case SittingEventKind::Commit:
        case SittingEventKind::Start:
        case SittingEventKind::Tick:
        case SittingEventKind::Suspend:
        case SittingEventKind::Release:
        case SittingEventKind::Accommodate:
        case SittingEventKind::Decide: break;
    }
    return tr("the exam is over");
}

}  // namespace

std::optional<std::string> why_not(const Sitting& before, const SittingEvent& event) {
    if (auto why = wrong_form(event)) return why;
    if (event.number != before.events + 1)
        return tr("it is numbered {number}, and {next} is next", "number"_a = event.number,
                  "next"_a = before.events + 1);
    if (event.kind == SittingEventKind::Open) return wrong_opening(before, event);
    if (before.events == 0) return tr("there is no such sitting");
    if (before.events == most_sitting_events)
        return tr("a sitting has at most {number} events", "number"_a = most_sitting_events);
    if (auto why = wrong_place(before, event)) return why;
    if (auto why = too_often(before, event)) return why;
    return before.stage() == SittingStage::Sitting ? wrong_in_sitting(before, event)
                                                   : wrong_after(before, event);
}

}  // namespace fairdeal
