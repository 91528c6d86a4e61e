#pragma once
// The list of hands behind a hand that is open: the page that is listed, what comes next in it, and
// how a refusal of the machine is said.

#include "desk/replay/replay_session.h"

namespace fairdeal {

/// Runs what the machine may refuse; its error becomes words.
template <class Work>
void try_it(ReplaySession& session, Work work) {
    try {
        work();
        session.error.clear();
    } catch (const std::exception& error) {
        session.error = error.what();
    }
}

/// Lists the hands from the first page on.
void list_from_start(ReplaySession& session);
/// The page that holds this hand, if it passes; otherwise the list stays.
void show_page_of(ReplaySession& session, std::int64_t idx);
/// The hand after (1) or before (-1) `idx` in the list's order; 0: none.
std::int64_t neighbour_of(ReplaySession& session, std::int64_t idx, int step);
/// The next hand of the whole log that is settled wrong or shows a fault; 0: none.
std::int64_t next_hand_off(const HandLog& log, std::int64_t idx, int step);

}  // namespace fairdeal
