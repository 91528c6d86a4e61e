#include "desk/replay/replay_what_if.h"

#include "words/words.h"

namespace fairdeal {

namespace {

int line_of(const Replay& replay, std::size_t event) {
    return event >= 1 && event <= replay.steps.size() ? replay.steps[event - 1].line : 0;
}

void ask(WhatIfPanel& panel, const Replay& replay, std::string asked, const Change& change) {
    panel.asked = std::move(asked);
    panel.effect.reset();
    panel.result.reset();
    panel.error.clear();
    auto found = what_if(replay.record, replay.ruling, change);
    if (found)
        panel.result = std::move(*found);
    else
        panel.error = found.error().empty() ? "That cannot be." : found.error().front().what;
}

std::string option_asked(const std::string& name, const std::string& from, const std::string& to) {
    return name + ": " + to + " in place of " + from;
}

}  // namespace

void ask_other_event(WhatIfPanel& panel, const Replay& replay, std::size_t event,
                     const std::string& words) {
    const int line = line_of(replay, event);
    if (line == 0) return;
    const std::string was = "Event " + std::to_string(event);
    ask(panel, replay, words.empty() ? was + " left out" : was + ": " + words,
        OtherEvent{line, words});
}

void ask_more_event(WhatIfPanel& panel, const Replay& replay, std::size_t event,
                    const std::string& words) {
    const int behind = event == 0 ? 1 : line_of(replay, event);
    if (behind == 0) return;
    if (words.empty()) {
        panel.asked = "One event more";
        panel.result.reset();
        panel.error = "Type the event as the record would have it.";
        return;
    }
    const std::string where =
        event == 0 ? "Before the first event: " : "After event " + std::to_string(event) + ": ";
    ask(panel, replay, where + words, MoreEvent{behind, words});
}

void ask_other_card(WhatIfPanel& panel, const Replay& replay, std::size_t event,
                    const std::string& card) {
    const int line = line_of(replay, event);
    if (line == 0) return;
    const std::size_t cards = replay.record.events[event - 1].cards.size();
    const auto read = card_from(card);
    panel.asked = "Event " + std::to_string(event) + ": another card";
    panel.result.reset();
    panel.error = cards == 0 ? "This event has no card." : "A card is typed as Kc, Th or 7d.";
    if (cards == 0 || !read) return;
    const Card was = replay.record.events[event - 1].cards[cards - 1].card;
    ask(panel, replay,
        "Event " + std::to_string(event) + ": " + short_card(*read) + " in place of " +
            short_card(was),
        OtherCard{line, static_cast<int>(cards), *read});
}

void ask_other_option(WhatIfPanel& panel, const Replay& replay, const std::string& name,
                      const std::string& value) {
    const TableCard& card = replay.record.header.card;
    const OptionSpec* spec = find_option(card.game(), name);
    const std::string from = spec == nullptr ? "" : card.text(*spec);
    ask(panel, replay, option_asked(name, from, value), OtherOption{name, value});
}

void ask_effect(WhatIfPanel& panel, std::size_t effect) {
    if (!panel.effects || effect >= panel.effects->size()) return;
    const OptionEffect& chosen = (*panel.effects)[effect];
    panel.asked = option_asked(chosen.name, chosen.from, chosen.to);
    panel.effect = effect;
    panel.result = chosen.what_if;
    panel.error.clear();
}

void ask_next_effect(WhatIfPanel& panel, int step) {
    if (!panel.effects || panel.effects->empty()) return;
    const std::size_t count = panel.effects->size();
    if (!panel.effect) return ask_effect(panel, step > 0 ? 0 : count - 1);
    ask_effect(panel, (*panel.effect + (step > 0 ? 1 : count - 1)) % count);
}

void find_effects(WhatIfPanel& panel, const Replay& replay) {
    if (!panel.effects) panel.effects = option_effects(replay.record, replay.ruling);
}

}  // namespace fairdeal
