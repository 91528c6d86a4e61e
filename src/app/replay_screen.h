#pragma once
// Everything the window shows of the replay room, as plain values.

#include "app/practice_screen.h"
#include "app/replay_room.h"

namespace fairdeal {

struct HandItem {
    std::int64_t idx = 0;
    std::string title;                // "T3-000412"
    std::string detail;               // "Table T3 · dealer 1182 · 14 Mar 2026, 21:05"
    std::string word;                 // "Right", "Overpaid $15", "2 faults"
    bool good = true, plain = false;  // plain: neither right nor wrong
    std::string spoken;
};

struct LogListScreen {
    bool has_log = false;
    std::string title, summary;  // file name; "500 hands · 31 wrong"
    std::vector<HandItem> items;
    int selected = -1;
    std::string range;  // "1–100 of 500"
    bool can_older = false, can_newer = false;
    std::string empty;  // why no hand is listed
    std::string trouble, report;
    bool busy = false;  // work is under way for longer than a blink
    std::string busy_title;
    int per_mille = -1;  // -1: nobody knows
};

struct EventItem {
    std::string text;
    bool mismatch = false;
    std::string note;  // what is wrong with it
    bool settlement = false;
};

struct ReplayScreen {
    std::string title, crumb;
    Banner banner;  // how the recorded settlement stands
    std::vector<EventItem> events;
    std::size_t step = 0;
    std::string position;            // "Event 5 of 17: Seat 1 draws K♣"
    std::vector<std::size_t> marks;  // steps after which something is wrong
    std::vector<VerdictScreen> verdicts;
    std::vector<VerdictScreen> faults;  // of play, then what does not follow from the hand before
    std::optional<ClauseScreen> clause;
    bool playing = false, totals = false;
};

LogListScreen list_screen(const ReplayRoom& room);
ReplayScreen replay_screen(const OpenHand& hand, const Library& library);
/// The table at the hand's step, with marks on what has been settled so far.
TableScreen table_screen(const OpenHand& hand);

}  // namespace fairdeal
