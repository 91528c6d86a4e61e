// The hand on the table: stepped, played, and by keys.

#include <algorithm>

#include "desk/replay/replay_session.h"

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

/// One after another the house's choices that would change the ruling.
bool show_effect(OpenHand& hand, int step, std::span<const Misreading> misreadings) {
    show_tab(hand, ReplayTab::WhatIf, misreadings);
    ask_next_effect(hand.what_if, step);
    return true;
}

/// The event on the table left out.
bool leave_out(OpenHand& hand, std::span<const Misreading> misreadings) {
    pause(hand);
    show_tab(hand, ReplayTab::WhatIf, misreadings);
    ask_other_event(hand.what_if, hand.replay, hand.step, "");
    return true;
}

bool press_character(ReplaySession& session, const KeyPress& key,
                     std::span<const Misreading> misreadings) {
    OpenHand& hand = *session.hand;
    switch (key.character) {
        case 'm': pause(hand), go_to_mismatch(hand, key.shift ? -1 : 1); return true;
        case 'n':
            pause(hand), open_next_mismatch(session, key.shift ? -1 : 1, misreadings);
            return true;
        case 'c': hand.totals = !hand.totals; return true;
        case 'p': session.play.stops = !session.play.stops; return true;
        case 't': session.play.recorded_time = !session.play.recorded_time; return true;
        case '+':
        case '=': change_pace(session, 1); return true;
        case '-': change_pace(session, -1); return true;
        case '[': return show_effect(hand, -1, misreadings);
        case ']': return show_effect(hand, 1, misreadings);
        case '1':
        case '2':
        case '3':
        case '4':
            show_tab(hand, static_cast<ReplayTab>(key.character - '1'), misreadings);
            return true;
        default: return false;
    }
}

void escape(ReplaySession& session) {
    if (session.hand->clause.empty()) return close_hand(session);
    session.hand->clause.clear();
}

void step_by(OpenHand& hand, bool back, bool by_mark) {
    pause(hand);
    if (by_mark) return go_to_mark(hand, back ? -1 : 1);
    if (!back) return go_to_step(hand, hand.step + 1);
    go_to_step(hand, hand.step == 0 ? 0 : hand.step - 1);
}

bool press_on_hand(ReplaySession& session, const KeyPress& key,
                   std::span<const Misreading> misreadings) {
    OpenHand& hand = *session.hand;
    switch (key.name) {
        case KeyName::Left:
        case KeyName::Up: step_by(hand, true, key.control); return true;
        case KeyName::Right:
        case KeyName::Down: step_by(hand, false, key.control); return true;
        case KeyName::Home: pause(hand), go_to_step(hand, 0); return true;
        case KeyName::End: pause(hand), go_to_step(hand, hand.replay.steps.size()); return true;
        case KeyName::Space: toggle_playing(hand); return true;
        case KeyName::Escape: escape(session); return true;
        case KeyName::Character: return press_character(session, key, misreadings);
        case KeyName::Delete: return leave_out(hand, misreadings);
        case KeyName::PageUp: open_next_hand(session, -1, misreadings); return true;
        case KeyName::PageDown: open_next_hand(session, 1, misreadings); return true;
        case KeyName::Tab:
        case KeyName::Enter:
        case KeyName::Backspace:
        case KeyName::F1:
        case KeyName::F5:
        case KeyName::F6: break;
    }
    return false;
}

}  // namespace

bool press_in_replay(ReplaySession& session, const KeyPress& key,
                     std::span<const Misreading> misreadings) {
    if (!session.hand) return false;
    const bool arrow = key.name == KeyName::Left || key.name == KeyName::Right;
    if (key.control && !arrow) return false;
    return press_on_hand(session, key, misreadings);
}

}  // namespace fairdeal
