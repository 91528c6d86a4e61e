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
    panel.option.reset();
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
        panel.option.reset();
        panel.result.reset();
        panel.error = tr("Type the event as the record would have it.");
        return;
    }
    ask(panel, replay,
        event == 0 ? tr("Before the first event: {event}", "event"_a = words)
                   : tr("After event {number}: {event}", "number"_a = event, "event"_a = words),
        MoreEvent{behind, words});
}

void ask_other_card(WhatIfPanel& panel, const Replay& replay, std::size_t event, Card card) {
    const int line = line_of(replay, event);
    if (line == 0) return;
    const std::size_t cards = replay.record.events[event - 1].cards.size();
    if (cards == 0) {
        panel.asked = tr("Event {number}: another card", "number"_a = event);
        panel.option.reset();
        panel.result.reset();
        panel.error = tr("This event has no card.");
        return;
    }
    const Card was = replay.record.events[event - 1].cards[cards - 1].card;
    ask(panel, replay,
        tr("Event {number}: {card} instead of {was}", "number"_a = event,
           "card"_a = short_card(card), "was"_a = short_card(was)),
        OtherCard{line, static_cast<int>(cards), card});
}

std::optional<Card> chosen_card(const WhatIfPanel& panel, const Replay& replay, std::size_t event) {
    if (event == 0 || event > replay.record.events.size()) return std::nullopt;
    const auto& cards = replay.record.events[event - 1].cards;
    if (cards.empty()) return std::nullopt;
    return panel.card && panel.card_of == event ? *panel.card : cards.back().card;
}

void choose_other_card(WhatIfPanel& panel, std::size_t event, Card card) {
    panel.card = card;
    panel.card_of = event;
}

void ask_other_option(WhatIfPanel& panel, const Replay& replay, const std::string& name,
                      const std::string& value) {
    ask(panel, replay, "", OtherOption{name, value});
    panel.option = OtherOption{name, value};
}

void choose_other_rule(WhatIfPanel& panel, std::size_t rule) {
    panel.rule = rule;
    panel.reading.reset();
}

std::size_t chosen_reading(const WhatIfPanel& panel, const Replay& replay,
                           const RuleOffered& rule) {
    return panel.reading.value_or(other_reading(rule, replay.record.header.card.text(*rule.spec)));
}

void ask_chosen_rule(WhatIfPanel& panel, const Replay& replay, const Library& library) {
    const auto rules = rules_offered(library, replay.record.header.game());
    if (panel.rule >= rules.size()) return;
    const RuleOffered& rule = rules[panel.rule];
    const std::size_t reading = chosen_reading(panel, replay, rule);
    if (reading >= rule.readings.size()) return;
    ask_other_option(panel, replay, std::string(rule.spec->name), rule.readings[reading].value);
}

void ask_effect(WhatIfPanel& panel, std::size_t effect) {
    if (!panel.effects || effect >= panel.effects->size()) return;
    const OptionEffect& chosen = (*panel.effects)[effect];
    panel.asked.clear();
    panel.option = OtherOption{chosen.name, chosen.to};
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
