#pragma once
// What if? The panel in which one thing of the open hand is changed: an event, a card, a choice of
// the house. The record stays as it is.

#include "audit/explain/what_if.h"
#include "audit/hand/replay_hand.h"

namespace fairdeal {

struct WhatIfPanel {
    std::string asked;             // what was changed, in words; empty: nothing yet
    std::optional<WhatIf> result;  // of it
    std::string error;             // why it cannot be
    std::optional<std::vector<OptionEffect>>
        effects;                        // every single choice that changes the ruling
    std::optional<std::size_t> effect;  // the one that was asked for last
};

/// "hit-soft-17: yes in place of no".
std::string other_option_in_words(const std::string& name, const std::string& from,
                                  const std::string& to);

/// The event with this number (from 1), in the words of the notation; empty: left out.
void ask_other_event(WhatIfPanel& panel, const Replay& replay, std::size_t event,
                     const std::string& words);
/// One event more after the one with this number (0: before the first), in the notation.
void ask_more_event(WhatIfPanel& panel, const Replay& replay, std::size_t event,
                    const std::string& words);
/// Its last card, where it has one: "Kc".
void ask_other_card(WhatIfPanel& panel, const Replay& replay, std::size_t event,
                    const std::string& card);
void ask_other_option(WhatIfPanel& panel, const Replay& replay, const std::string& name,
                      const std::string& value);
/// One of the choices that change the ruling.
void ask_effect(WhatIfPanel& panel, std::size_t effect);
/// The next (1) or the last (-1) of them, round the end.
void ask_next_effect(WhatIfPanel& panel, int step);
/// Works out the table of the house's other choices, once.
void find_effects(WhatIfPanel& panel, const Replay& replay);

}  // namespace fairdeal
