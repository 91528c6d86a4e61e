#include "desk/replay/replay_what_if.h"

#include "base/translation.h"
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
        panel.error = found.error().empty() ? tr("That cannot be.") : found.error().front().what;
}

}  // namespace

std::string other_option_in_words(const std::string& name, const std::string& from,
                                  const std::string& to) {
    return tr("{option}: {value} instead of {was}", "option"_a = name, "value"_a = to,
              "was"_a = from);
}

void ask_other_event(WhatIfPanel& panel, const Replay& replay, std::size_t event,
                     const std::string& words) {
    const int line = line_of(replay, event);
    if (line == 0) return;
    ask(panel, replay,
        words.empty() ? tr("Event {number} left out", "number"_a = event)
                      : tr("Event {number}: {event}", "number"_a = event, "event"_a = words),
        OtherEvent{line, words});
}

void ask_more_event(WhatIfPanel& panel, const Replay& replay, std::size_t event,
                    const std::string& words) {
    const int behind = event == 0 ? 1 : line_of(replay, event);
    if (behind == 0) return;
    if (words.empty()) {
        panel.asked = tr("One event more");
        panel.result.reset();
        panel.error = tr("Type the event as the record would have it.");
        return;
    }
    ask(panel, replay,
        event == 0 ? tr("Before the first event: {event}", "event"_a = words)
                   : tr("After event {number}: {event}", "number"_a = event, "event"_a = words),
        MoreEvent{behind, words});
}

void ask_other_card(WhatIfPanel& panel, const Replay& replay, std::size_t event,
                    const std::string& card) {
    const int line = line_of(replay, event);
    if (line == 0) return;
    const std::size_t cards = replay.record.events[event - 1].cards.size();
    const auto read = card_from(card);
    panel.asked = tr("Event {number}: another card", "number"_a = event);
    panel.result.reset();
    panel.error =
        cards == 0 ? tr("This event has no card.") : tr("A card is typed as Kc, Th or 7d.");
    if (cards == 0 || !read) return;
    const Card was = replay.record.events[event - 1].cards[cards - 1].card;
    ask(panel, replay,
        tr("Event {number}: {card} instead of {was}", "number"_a = event,
           "card"_a = short_card(*read), "was"_a = short_card(was)),
        OtherCard{line, static_cast<int>(cards), *read});
}

void ask_other_option(WhatIfPanel& panel, const Replay& replay, const std::string& name,
                      const std::string& value) {
    const TableCard& card = replay.record.header.card;
    const OptionSpec* spec = find_option(card.game(), name);
    const std::string from = spec == nullptr ? "" : card.text(*spec);
    ask(panel, replay, other_option_in_words(name, from, value), OtherOption{name, value});
}

void ask_effect(WhatIfPanel& panel, std::size_t effect) {
    if (!panel.effects || effect >= panel.effects->size()) return;
    const OptionEffect& chosen = (*panel.effects)[effect];
    panel.asked = other_option_in_words(chosen.name, chosen.from, chosen.to);
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
