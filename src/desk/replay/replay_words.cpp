#include "desk/replay/replay_words.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "base/text.h"
#include "base/translation.h"
#include "desk/frame/actions.h"
#include "desk/log/hand_columns.h"
#include "desk/replay/replay_wagers.h"
#include "log/video.h"
#include "words/amounts.h"
#include "words/settlement_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string detail_of(const HandRow& row) {
    std::string detail;
    if (!row.identity.table.empty())
        add_part(detail, tr("Table {table}", "table"_a = row.identity.table));
    if (!row.identity.dealer.empty())
        add_part(detail, tr("dealer {dealer}", "dealer"_a = row.identity.dealer));
    add_part(detail, time_in_words(row.identity.at));
    return detail.empty() ? std::string(title_of(row.game)) : detail;
}

std::string title_of_hand(const HandRow& row) {
    return row.identity.id.empty() ? tr("Hand {number}", "number"_a = grouped(row.idx))
                                   : row.identity.id;
}

/// "'dealer draw 6c'; 'floor rules IRR-3 offer'": what has no step of its own.
std::string lines_in_words(const std::vector<ReplayLine>& lines) {
    std::vector<std::string> texts;
    for (const ReplayLine& line : lines) texts.push_back(in_quotes(line.text));
    return semicolon_list(texts);
}

EventItem event_item(const Event& event, const ReplayStep& step, Unit unit) {
    EventItem item;
    item.text = event_in_words(event, unit);
    item.mismatch = is_mismatch(step);
    item.settlement = is_settlement(event.verb);
    if (step.is_wrong())
        item.note = tr("Due: {settlement}", "settlement"_a = ruled_for_people(*step.verdict, unit));
    else if (!step.breaches.empty())
        item.note = step.breaches.front().what;
    if (step.event != to_text(event))
        add_part(item.note, tr("recorded as {line}", "line"_a = in_quotes(step.event)));
    if (!step.before.empty())
        add_part(item.note, tr("before it {lines}", "lines"_a = lines_in_words(step.before)));
    return item;
}

/// Where something went wrong, steps and lines are not numbered alike.
std::string place_of(const Breach& breach, const OpenHand& hand) {
    if (breach.line < 2) return tr("Table card");
    if (hand.replay.record.laid) return tr("Line {number}", "number"_a = breach.line);
    return tr("Event {number}", "number"_a = breach.line - 1);
}

/// Faults of play, and what is to be reported; a wrong settlement stands among the verdicts.
void add_faults(ReplayScreen& screen, const OpenHand& hand, const Library& library) {
    const auto add = [&](const std::string& word, const Breach& breach) {
        VerdictScreen& shown = screen.faults.emplace_back();
        shown.word = word;
        shown.title = place_of(breach, hand);
        shown.trainer_says = breach.what;
        shown.clauses.push_back(named_clause(library, breach.clause.id));
    };
    for (const Breach& breach : hand.replay.ruling.breaches) add(tr("Fault"), breach);
    for (const Breach& note : hand.replay.ruling.notes) {
        add(tr("Report"), note);
        screen.faults.back().right = true;  // nothing was done wrong
    }
}

/// League: what the hand before left and this one does not begin with.
void add_breaks(ReplayScreen& screen, const OpenHand& hand, const Library& library) {
    for (const SequenceBreak& gap : hand.breaks) {
        VerdictScreen& shown = screen.faults.emplace_back();
        shown.word = tr("Break");
        shown.title = tr("Since the hand before");
        shown.trainer_says = capital(gap.what);
        shown.clauses.push_back(named_clause(library, gap.clause.id));
    }
}

Banner banner_of(const OpenHand& hand) {
    const auto wrong = static_cast<std::int64_t>(hand.replay.verdict.discrepancies().size());
    const auto faults = static_cast<std::int64_t>(hand.replay.ruling.breaches.size());
    if (wrong > 0)
        return {false, tr("Settlement errors"),
                tr_n("{count} line differs from the ruling.",
                     "{count} lines differ from the ruling.", wrong)};
    if (faults > 0)
        return {false, tr("Dealt with a fault"), tr("The settlement is right; the play is not.")};
    if (!hand.breaks.empty())
        return {false, tr("Does not follow"),
                tr("In itself the hand is right, but it does not begin with what the one before "
                   "left.")};
    if (!hand.replay.is_claimed)
        return {true, tr("Not settled"), tr("The record holds no settlement.")};
    const bool is_reported = !hand.replay.ruling.notes.empty();
    return {true, tr("Settled right"),
            is_reported ? tr("What happened is to be reported: see below.")
                        : tr("Recorded and ruled agree, line by line.")};
}

std::string position_of(const OpenHand& hand, const ReplayScreen& screen) {
    const std::size_t all = screen.events.size();
    if (hand.step == 0) return tr("Before the hand");
    return tr("Event {number} of {events}", "number"_a = hand.step, "events"_a = all) + dot +
           screen.events[hand.step - 1].text;
}

void add_mark(TableScreen& screen, const WagerVerdict& verdict) {
    const Unit unit = unit_of(screen.record.header);
    const Wager wager = verdict.wager == Wager::None ? Wager::SuperTie : verdict.wager;
    const bool right = verdict.standing == Standing::Right;
    std::string word = right ? claimed_for_people(verdict, unit, brief_amount)
                             : tr("due {settlement}",
                                  "settlement"_a = ruled_for_people(verdict, unit, brief_amount));
    const auto same = std::find_if(
        screen.marks.begin(), screen.marks.end(),
        [&](const TableMark& mark) { return mark.who == verdict.who && mark.wager == wager; });
    if (same == screen.marks.end())
        screen.marks.push_back({verdict.who, wager, right, std::move(word)});
    else if (!right && same->right)
        *same = {verdict.who, wager, false, std::move(word)};
}

/// A mistake as an auditor reads it.
std::string report_of(const Mistake& mistake, const Library& library) {
    const Misreading* misreading = find_misreading(library, mistake.misreading);
    if (misreading == nullptr) return capital(mistake.says);
    std::string report = report_of(*misreading);
    if (mistake.kind != MistakeKind::MisreadHere) return report;
    return report + " " + tr("(Elsewhere in this hand the clause was kept.)");
}

void add_why(ReplayScreen& screen, const OpenHand& hand, const Library& library) {
    if (!hand.replay.is_claimed) {
        screen.why_title = tr("No settlement is recorded");
        return;
    }
    if (!hand.why) return;
    const Explanation& why = *hand.why;
    if (why.wrong == 0)
        screen.why_title = tr("No settlement errors");
    else if (why.mistakes.empty())
        screen.why_title = tr("No single mistake explains it");
    else if (why.is_single())
        screen.why_title = tr("One mistake gives exactly what was paid");
    else
        screen.why_title = tr_n("Together, {count} mistake gives exactly what was paid",
                                "Together, {count} mistakes give exactly what was paid",
                                static_cast<std::int64_t>(why.mistakes.size()));
    for (const Mistake& mistake : why.mistakes) screen.why.push_back(report_of(mistake, library));
}

/// By EntryKind.
constexpr std::array<const char*, entry_kind_count> entry_kinds{
    sentence("Correction"), sentence("Note"),    sentence("Case"),  sentence("Verdict"),
    sentence("Office"),     sentence("Account"), sentence("Video"), sentence("Fact"),
    sentence("Answer"),     sentence("Source")};
static_assert(entry_kinds.back() != nullptr);

NoteScreen note_screen(const Entry& entry) {
    NoteScreen screen;
    screen.about = tr(entry_kinds.at(static_cast<std::size_t>(entry.kind)));
    if (!entry.by.empty()) add_part(screen.about, tr("by {who}", "who"_a = entry.by));
    if (!entry.case_id.empty()) add_part(screen.about, tr("case {case}", "case"_a = entry.case_id));
    if (entry.at) add_part(screen.about, time_in_words(*entry.at));
    screen.text = entry.text;
    while (!screen.text.empty() && screen.text.back() == '\n') screen.text.pop_back();
    return screen;
}

VideoScreen video_screen(const StoredVideo& stored) {
    std::string words = in_words(stored.video);
    const auto end = words.find('\n');
    VideoScreen screen{words.substr(0, end), tr("by {who}", "who"_a = stored.by)};
    if (stored.at) add_part(screen.detail, time_in_words(*stored.at));
    if (end != std::string::npos) screen.detail += words.substr(end);
    return screen;
}

/// Has the record settled this by the step shown? What it never settled is marked at its end.
bool is_said(const OpenHand& hand, const WagerVerdict& verdict) {
    const auto& events = hand.replay.record.events;
    if (hand.step == events.size()) return true;
    return std::any_of(
        events.begin(), events.begin() + static_cast<std::ptrdiff_t>(hand.step),
        [&](const Event& event) {
            const bool tip = verdict.wager == Wager::None && event.verb == Verb::Tip;
            return is_settlement(event.verb) && event.who == verdict.who &&
                   (tip || (event.wager == verdict.wager && event.wager != Wager::None));
        });
}

}  // namespace

ReplayScreen replay_screen(const OpenHand& hand, const Library& library) {
    ReplayScreen screen;
    screen.title = title_of_hand(hand.row);
    screen.crumb = detail_of(hand.row);
    screen.banner = banner_of(hand);
    for (std::size_t i = 0; i < hand.replay.steps.size(); ++i) {
        screen.events.push_back(event_item(hand.replay.record.events[i], hand.replay.steps[i],
                                           unit_of(hand.replay.record.header)));
    }
    if (!hand.replay.after.empty() && !screen.events.empty())
        add_part(screen.events.back().note,
                 tr("after it {lines}", "lines"_a = lines_in_words(hand.replay.after)));
    screen.marks = hand.marks;
    screen.has_mismatch = !mismatches_of(hand.replay).empty();
    screen.tab = hand.tab;
    screen.step = hand.step;
    screen.position = position_of(hand, screen);
    screen.wagers = ruled_wagers(hand.replay, library);
    add_faults(screen, hand, library);
    add_breaks(screen, hand, library);
    if (!hand.clause.empty())
        screen.clause = clause_screen(hand.clause, library, hand.replay.record.header.card);
    add_why(screen, hand, library);
    if (hand.tab == ReplayTab::WhatIf) screen.what_if = what_if_screen(hand, library);
    for (const StoredEntry& stored : hand.entries) {
        if (stored.entry.kind != EntryKind::Video)
            screen.notes.push_back(note_screen(stored.entry));
    }
    for (const StoredVideo& video : videos_among(hand.entries))
        screen.videos.push_back(video_screen(video));
    screen.playing = hand.playing;
    screen.totals = hand.totals;
    return screen;
}

TableScreen table_screen(const OpenHand& hand) {
    TableScreen screen;
    screen.record = hand.replay.record;
    screen.effects = hand.replay.ruling.effects;
    screen.step = hand.step;
    screen.totals = hand.totals;
    if (hand.step > 0) {
        const Event& last = screen.record.events[hand.step - 1];
        if (!is_settlement(last.verb) && last.verb != Verb::Bet) screen.active = last.who;
    }
    for (const WagerVerdict& verdict : hand.replay.verdict.wagers) {
        if (is_said(hand, verdict) && !verdict.is_place()) add_mark(screen, verdict);
    }
    return screen;
}

}  // namespace fairdeal
