#pragma once
// What if? The panel in which one thing of the open hand is changed: an event, a card, a choice of
// the house. The record stays as it is.

#include "audit/explain/offered_rules.h"
#include "audit/explain/what_if.h"
#include "audit/hand/replay_hand.h"

namespace fairdeal {

struct WhatIfPanel {
    std::string asked;                  // what was changed, in words; empty: nothing, or `option`
    std::optional<OtherOption> option;  // the choice of the house that was changed
    std::optional<WhatIf> result;       // of it
    std::string error;                  // why it cannot be
    std::optional<std::vector<OptionEffect>>
        effects;                        // every single choice that changes the ruling
    std::optional<std::size_t> effect;  // the one that was asked for last

    // What is chosen in the lists, and not tried yet.
    std::size_t rule = 0;                // of those offered
    std::optional<std::size_t> reading;  // of that rule; nothing: the first that is not the hand's
    std::optional<Card> card;            // nothing: the event's own
    std::size_t card_of = 0;             // the event that it is for
};

/// The event with this number (from 1), in the words of the notation; empty: left out.
void ask_other_event(WhatIfPanel& panel, const Replay& replay, std::size_t event,
                     const std::string& words);
/// One event more after the one with this number (0: before the first), in the notation.
void ask_more_event(WhatIfPanel& panel, const Replay& replay, std::size_t event,
                    const std::string& words);
/// In place of its last card, where it has one.
void ask_other_card(WhatIfPanel& panel, const Replay& replay, std::size_t event, Card card);
/// The last card of an event, or what is chosen in its place. Nothing: it has none.
std::optional<Card> chosen_card(const WhatIfPanel& panel, const Replay& replay, std::size_t event);
/// Chooses another card for an event; it is not tried yet.
void choose_other_card(WhatIfPanel& panel, std::size_t event, Card card);

void ask_other_option(WhatIfPanel& panel, const Replay& replay, const std::string& name,
                      const std::string& value);
/// Chooses a rule of those offered, and of its readings the first that is not the hand's own.
void choose_other_rule(WhatIfPanel& panel, std::size_t rule);
/// The reading that is chosen of the rule that is.
std::size_t chosen_reading(const WhatIfPanel& panel, const Replay& replay, const RuleOffered& rule);
/// Tries them.
void ask_chosen_rule(WhatIfPanel& panel, const Replay& replay, const Library& library);
/// One of the choices that change the ruling.
void ask_effect(WhatIfPanel& panel, std::size_t effect);
/// The next (1) or the last (-1) of them, round the end.
void ask_next_effect(WhatIfPanel& panel, int step);
/// Works out the table of the house's other choices, once.
void find_effects(WhatIfPanel& panel, const Replay& replay);

}  // namespace fairdeal
