// The hand on the table: stepped, played, and every action on it.

#include <algorithm>

#include "desk/log/log_tasks.h"
#include "desk/replay/replay_actions.h"
#include "desk/replay/replay_keeping.h"
#include "desk/replay/replay_video.h"

namespace fairdeal {

void go_to_step(OpenHand& hand, std::size_t step) {
    hand.step = std::min(step, hand.replay.steps.size());
}

void go_to_mismatch(OpenHand& hand, int step) {
    const auto found = mismatches_of(hand.replay);
    if (found.empty()) return;
    if (step > 0) {
        const auto next = std::upper_bound(found.begin(), found.end(), hand.step);
        hand.step = next == found.end() ? found.front() : *next;
    } else {
        const auto here = std::lower_bound(found.begin(), found.end(), hand.step);
        hand.step = here == found.begin() ? found.back() : *(here - 1);
    }
}

void go_to_mark(OpenHand& hand, int step) {
    std::size_t target = step > 0 ? hand.replay.steps.size() : 0;
    for (const ReplayMark& mark : hand.marks) {
        if (step > 0 && mark.step > hand.step) target = std::min(target, mark.step);
        if (step < 0 && mark.step < hand.step) target = std::max(target, mark.step);
    }
    hand.step = target;
}

void toggle_playing(OpenHand& hand) {
    if (!hand.playing && hand.step == hand.replay.steps.size()) hand.step = 0;
    hand.playing = !hand.playing;
}

bool beat(OpenHand& hand, bool stops) {
    if (!hand.playing) return false;
    go_to_step(hand, hand.step + 1);
    const bool mismatch = hand.step > 0 && is_mismatch(hand.replay.steps[hand.step - 1]);
    hand.playing = hand.step < hand.replay.steps.size() && !(stops && mismatch);
    return hand.playing;
}

void change_pace(ReplaySession& session, int step) {
    session.play.recorded_time = false;
    if (step > 0 && session.play.pace + 1 < paces().size()) ++session.play.pace;
    if (step < 0 && session.play.pace > 0) --session.play.pace;
}

void show_tab(OpenHand& hand, ReplayTab tab, std::span<const Misreading> misreadings) {
    hand.tab = tab;
    if (tab == ReplayTab::Why && !hand.why && hand.replay.is_claimed)
        hand.why = explain(hand.replay.record, hand.replay.ruling, misreadings);
    if (tab == ReplayTab::WhatIf) find_effects(hand.what_if, hand.replay);
}

namespace {

void pause(OpenHand& hand) { hand.playing = false; }

void pause_at(OpenHand& hand, std::size_t step) {
    pause(hand);
    go_to_step(hand, step);
}

/// The event on the table.
void leave_out(OpenHand& hand, std::span<const Misreading> misreadings) {
    pause(hand);
    show_tab(hand, ReplayTab::WhatIf, misreadings);
    ask_other_event(hand.what_if, hand.replay, hand.step, "");
}

/// What is under way first, the clause that is shown next, then the hand.
void leave(ReplaySession& session) {
    if (session.work) return call_off_work(session);
    if (session.hand->clause.empty()) return close_hand(session);
    session.hand->clause.clear();
}

}  // namespace

void apply(ReplaySession& session, PlayAction action) {
    if (!session.hand) return;
    OpenHand& hand = *session.hand;
    PlaySettings& play = session.play;
    const auto to_mismatch_in_log = [&](int step) {
        pause(hand);
        open_next_mismatch(session, step, session.library.misreadings);
    };
    switch (action) {
        case PlayAction::StepBack: pause_at(hand, hand.step == 0 ? 0 : hand.step - 1); break;
        case PlayAction::Step: pause_at(hand, hand.step + 1); break;
        case PlayAction::MarkBefore: pause(hand), go_to_mark(hand, -1); break;
        case PlayAction::MarkAfter: pause(hand), go_to_mark(hand, 1); break;
        case PlayAction::First: pause_at(hand, 0); break;
        case PlayAction::Last: pause_at(hand, hand.replay.steps.size()); break;
        case PlayAction::Play: toggle_playing(hand); break;
        case PlayAction::Slower: change_pace(session, -1); break;
        case PlayAction::Faster: change_pace(session, 1); break;
        case PlayAction::RecordedTime: play.recorded_time = !play.recorded_time; break;
        case PlayAction::PauseAtMismatches: play.stops = !play.stops; break;
        case PlayAction::NextMismatch: pause(hand), go_to_mismatch(hand, 1); break;
        case PlayAction::MismatchBefore: pause(hand), go_to_mismatch(hand, -1); break;
        case PlayAction::NextInLog: to_mismatch_in_log(1); break;
        case PlayAction::BeforeInLog: to_mismatch_in_log(-1); break;
    }
}

bool can(const OpenHand& hand, PlayAction action) {
    if (action == PlayAction::First || action == PlayAction::StepBack) return hand.step > 0;
    if (action == PlayAction::Step || action == PlayAction::Last)
        return hand.step < hand.replay.steps.size();
    return action != PlayAction::RecordedTime || hand.lasted.has_value();
}

std::optional<Destination> apply(ReplaySession& session, ReplayAction action) {
    if (!session.hand) return std::nullopt;
    OpenHand& hand = *session.hand;
    const auto& misreadings = session.library.misreadings;
    const auto show = [&](ReplayTab tab) { show_tab(hand, tab, misreadings); };
    const auto show_effect = [&](int step) {
        show(ReplayTab::WhatIf);
        ask_next_effect(hand.what_if, step);
    };
    switch (action) {
        case ReplayAction::Wagers: show(ReplayTab::Wagers); break;
        case ReplayAction::Why: show(ReplayTab::Why); break;
        case ReplayAction::WhatIf: show(ReplayTab::WhatIf); break;
        case ReplayAction::Notes: show(ReplayTab::Notes); break;
        case ReplayAction::Video: show(ReplayTab::Video); break;
        case ReplayAction::PlayVideo: pause(hand), play_video(session); break;
        case ReplayAction::OtherEvent:
        case ReplayAction::OtherCard:
        case ReplayAction::MoreEvent:
        case ReplayAction::OtherChoice: pause(hand), show(ReplayTab::WhatIf); break;
        case ReplayAction::LeaveOut: leave_out(hand, misreadings); break;
        case ReplayAction::EffectBefore: show_effect(-1); break;
        case ReplayAction::EffectAfter: show_effect(1); break;
        case ReplayAction::WriteNote: pause(hand), show(ReplayTab::Notes); break;
        case ReplayAction::Bookmark: toggle_bookmark(session); break;
        case ReplayAction::Count: hand.totals = !hand.totals; break;
        case ReplayAction::HandBefore: open_next_hand(session, -1, misreadings); break;
        case ReplayAction::HandAfter: open_next_hand(session, 1, misreadings); break;
        case ReplayAction::Close: close_hand(session); break;
        case ReplayAction::Leave: leave(session); break;
        case ReplayAction::OpenCase: pause(hand); return CaseOnHand{hand.row.idx};
        case ReplayAction::Copy:
        case ReplayAction::SaveText:
        case ReplayAction::SavePicture:
        case ReplayAction::SavePdf:
        case ReplayAction::MakeScenario:
        case ReplayAction::MakeOrder: pause(hand); break;
        case ReplayAction::AddNote: break;
    }
    return std::nullopt;
}

}  // namespace fairdeal
