#pragma once
// A round that is dealt at the desk, act for act.

#include "classroom.h"
#include "desk/round/round_words.h"
#include "desk/round/table_run.h"

namespace fairdeal {

inline void guests_act(TableRun& run, Classroom& classroom) {
    while (let_guest_act(run, classroom.room)) continue;
}

/// Says an act as somebody at the desk would; `more` is added to its amount.
inline void say(TableRun& run, Classroom& classroom, const Event& act, Money more = {}) {
    const auto at = target_for(run, act);
    BOOST_REQUIRE_MESSAGE(at.has_value(), to_text(act) << " is not offered:\n"
                                                       << write(run.round.so_far()));
    pick_target(run, *at);
    choose_act(run, act.verb, classroom.room, shipped_content());
    if (!run.asks) return;
    run.typed = act.place != 0 ? std::to_string(act.place) : to_text(act.amount + more);
    enter_amount(run, classroom.room, shipped_content());
}

inline bool goes_on(TableRun& run, Classroom& classroom) {
    guests_act(run, classroom);
    return run.stage == RoundStage::Dealing;
}

}  // namespace fairdeal
