#include "desk/answer/aids/show_me.h"

#include <span>

#include "questions/asked.h"
#include "words/settlement_words.h"

namespace fairdeal {

namespace {

/// The felt has no place for a tip: it is named beside its Super Tie.
void note_tip(TableScreen& screen, std::span<const Line> made, const Line& tip) {
    const WagerOf about = wager_of(tip.who, tip.wager, tip.verb);
    SettledLines said;
    for (const Line& line : made) {
        if (wager_of(line.who, line.wager, line.verb) == about) said.push_back(settled_line(line));
    }
    const Unit unit = unit_of(screen.record.header);
    screen.notes.push_back(
        {about.who, about.wager, true, settlement_for_people(said, unit, brief_amount)});
}

}  // namespace

bool can_show_me(const Practice& practice) {
    return practice.mark && !practice.examined && !practice.mark->key.lines.empty();
}

bool apply(Practice& practice, ShowAction action) {
    if (!can_show_me(practice) || practice.shown_line.has_value() == (action == ShowAction::Begin))
        return false;
    auto& line = practice.shown_line;
    const std::size_t lines = practice.mark->key.lines.size();
    switch (action) {
        case ShowAction::Begin: line = 0; break;
        case ShowAction::Next:
            line = *line + 1 < lines ? std::optional(*line + 1) : std::nullopt;
            break;
        case ShowAction::Previous: line = *line == 0 ? 0 : *line - 1; break;
        case ShowAction::End: line.reset(); break;
    }
    return true;
}

bool press_in_show(Practice& practice, const KeyPress& key) {
    const auto* found = action_of(show_actions, key);
    return found != nullptr && apply(practice, found->name);
}

const Line* line_shown(const Practice& practice) {
    const bool shows = practice.mark && practice.shown_line;
    return shows ? &practice.mark->key.lines.at(*practice.shown_line) : nullptr;
}

void put_shown_lines(TableScreen& screen, const Practice& practice) {
    const Line* shown = line_shown(practice);
    if (shown == nullptr) return;
    const std::span<const Line> made(practice.mark->key.lines.data(), *practice.shown_line + 1);
    for (const Line& line : made) {
        screen.record.events.push_back(event_of(line));
        if (line.verb == Verb::Tip) note_tip(screen, made, line);
    }
    screen.step = screen.record.events.size();
    const WagerOf about = wager_of(shown->who, shown->wager, shown->verb);
    if (about.wager != Wager::None) screen.current = std::pair(about.who, about.wager);
}

}  // namespace fairdeal
