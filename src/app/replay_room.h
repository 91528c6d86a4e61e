#pragma once
// The replay room: a log that is open, the page of its hands that is listed, the hand that is
// played through. What its window shows is in replay_screen.h.

#include "app/keys.h"
#include "app/log_work.h"
#include "app/replay_hand.h"

namespace fairdeal {

/// Which hands are listed; an empty text matches all, others must match exactly.
struct HandQuery {
    std::string table, dealer, id;
    bool only_wrong = false;
    friend bool operator==(const HandQuery&, const HandQuery&) = default;
};

/// The hand on the table.
struct OpenHand {
    HandRow row;
    std::vector<WagerRow> wagers;
    Replay replay;
    std::vector<SequenceBreak> breaks;  // league: what does not follow from the hand before
    std::size_t step = 0;               // events played, up to all
    bool playing = false;
    bool totals = true;
    std::string clause;  // whose words are shown; empty: none
};

struct ReplayRoom {
    std::string file;
    std::unique_ptr<HandLog> log;
    HandQuery query;
    LogSums sums;                  // of what the query lets through
    std::vector<HandRow> rows;     // the page
    std::int64_t before_page = 0;  // hands that pass before it
    std::int64_t picked = 0;       // idx of the hand picked in the list
    std::optional<OpenHand> hand;
    std::unique_ptr<LogWork> work;
    std::vector<std::unique_ptr<LogWork>> called_off;
    std::string trouble;  // what went wrong last, in words; empty: nothing
    std::string report;   // what went well last
};
constexpr int hands_on_a_page = 100;

/// Looks whether work under way is done and takes in what it brings. True if something has changed.
bool poll_work(ReplayRoom& room);
void call_off_work(ReplayRoom& room);

void set_query(ReplayRoom& room, const HandQuery& query);
/// The next (1) or the last (-1) page.
void turn_page(ReplayRoom& room, int step);
[[nodiscard]] bool has_page(const ReplayRoom& room, int step);

void pick_hand(ReplayRoom& room, std::int64_t idx);
/// Puts the picked hand on the table, with all its events played.
void open_hand(ReplayRoom& room, std::int64_t idx, std::span<const Misreading> misreadings);
/// The hand behind (1) or before (-1) in the list; the page turns with it.
void open_next_hand(ReplayRoom& room, int step, std::span<const Misreading> misreadings);
void close_hand(ReplayRoom& room);

void go_to_step(OpenHand& hand, std::size_t step);
/// The steps after which something is wrong, in order; what the record never settles is wrong at
/// its end.
[[nodiscard]] std::vector<std::size_t> mismatches_of(const OpenHand& hand);
/// The next of them, round the end.
void go_to_mismatch(OpenHand& hand);
[[nodiscard]] bool is_mismatch(const ReplayStep& step);
/// Begins to play, from the start if the hand is over; or pauses.
void toggle_playing(OpenHand& hand);
/// One beat of playing. False once it is over.
bool beat(OpenHand& hand);

/// What a key does on an open hand. False: it is not ours.
bool press_in_replay(ReplayRoom& room, const KeyPress& key,
                     std::span<const Misreading> misreadings);

}  // namespace fairdeal
