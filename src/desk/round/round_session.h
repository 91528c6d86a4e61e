#pragma once
// A round that the person who is signed in at the school deals. Every act keeps what there is to
// keep.

#include "desk/round/table_session.h"

namespace fairdeal {

struct RoundSession : TableSession {
    using TableSession::TableSession;

    std::optional<TableRun> run;  // nothing: no round is shown

    [[nodiscard]] const TableRun* table() const override { return run ? &*run : nullptr; }
    void change(const std::function<void(TableRun&)>& act) override {
        if (run) act(*run);
    }
};

/// What happens by itself; false: it is the trainee's turn.
bool go_on_with_round(RoundSession& session);
/// On the sheet: the moment of a slip.
void look_at_slip(RoundSession& session, std::size_t slip);
/// `typed` is what stands in the field of the amount.
Pressed press_in_round(RoundSession& session, const KeyPress& key, const std::string& typed);
/// Back to the plan, where a round that is not over can be gone on with.
void leave_round(RoundSession& session);

RoundScreen screen_of(const RoundSession& session);

}  // namespace fairdeal
