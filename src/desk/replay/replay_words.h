#pragma once
// Everything the window shows of the replay room, as plain values.

#include "desk/answer/practice_screen.h"
#include "desk/replay/replay_session.h"

namespace fairdeal {

/// A heading of the table of hands.
struct ListColumn {
    HandColumn column = HandColumn::Hand;
    std::string title;
    int sorted = 0;  // 1: rising, -1: falling
};

/// A row of it.
struct HandItem {
    std::int64_t idx = 0;
    std::vector<std::string> cells;   // by the columns
    bool good = true, plain = false;  // plain: neither right nor wrong
    std::string spoken;
};

struct LogListScreen {
    bool has_log = false;
    std::string title, summary;  // file name; "500 hands · 31 wrong"
    std::vector<ListColumn> columns;
    std::vector<HandItem> items;
    int selected = -1;         // the picked one
    std::vector<int> chosen;   // rising; the picked one among them
    std::string chosen_words;  // "3 hands selected"; empty: fewer than two
    std::string range;         // "1–100 of 500"
    std::string searching;     // how far a search is that is not done; empty: it is
    bool can_older = false, can_newer = false;
    std::string empty;  // why no hand is listed
    std::string news;   // "4,000 new records: show them"; empty: none
    std::string error, report;
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

/// One wager, tip or place as it is due and as it was recorded, side by side.
struct RuledWagerScreen {
    bool right = false, claimed = true;
    std::string word;   // "Right", "Wrong amount", ...
    std::string title;  // "Super Tie"
    std::string place;  // "Seat 1"
    std::string due, paid;
    std::string difference;  // "+$20": what the guest got too much; empty: nothing
    std::string who_is_out;  // "The house is out $20"
    std::vector<ClauseName> clauses;
    std::string misreading;  // that gives exactly what was paid
    std::string facts;       // "Hand 26, bust · dealer 17 · line 3 of 7"
    std::string spoken;
};

/// A wager that is settled otherwise once something is changed.
struct DifferenceScreen {
    std::string title, was, is;
    std::string more;  // "+$20 for the guest"; empty: the money is the same
    std::vector<ClauseName> clauses;
};

struct EffectScreen {
    std::string option;  // "Does the dealer draw on a soft 17? Yes. ..."
    std::string does;    // "2 wagers, +$15 for the guests"
};

struct WhatIfScreen {
    std::string event_label;                // "In place of event 5"
    std::string event_words;                // in the notation
    std::string more_label;                 // "One event more, after event 5"
    std::vector<std::string> ranks, suits;  // of another card; empty: the event has none
    int rank = -1, suit = -1;               // -1: it is not known
    std::vector<std::string> rules, readings;
    int rule = -1, reading = -1;
    std::string asked, error;
    std::string summary;  // "2 wagers are settled otherwise."; empty: nothing was asked
    std::vector<DifferenceScreen> differences;
    std::vector<std::string> faults;  // "New fault: ...", "No fault any more: ..."
    std::vector<EffectScreen> effects;
    std::optional<std::size_t> effect;  // the one that is shown
    std::string effects_heading;
};

struct NoteScreen {
    std::string about;  // "By 1182, 14 Mar 2026, 21:05"
    std::string text;
};

/// A video that is tied to the hand.
struct VideoScreen {
    std::string title;   // "B7-0412.mp4 from 0:12:34"
    std::string detail;  // who tied it, where it lies, its hash
};

struct ReplayScreen {
    std::string title, crumb;
    Banner banner;  // how the recorded settlement stands
    std::vector<EventItem> events;
    std::size_t step = 0;
    std::string position;  // "Event 5 of 17: Seat 1 draws K♣"
    std::vector<ReplayMark> marks;
    bool has_mismatch = false;
    ReplayTab tab = ReplayTab::Wagers;
    std::vector<RuledWagerScreen> wagers;  // those that are wrong first
    std::vector<VerdictScreen> faults;  // of play, then what does not follow from the hand before
    std::optional<ClauseScreen> clause;
    bool playing = false, totals = false;
    std::string why_title;         // "One mistake explains it"; empty: not asked for
    std::vector<std::string> why;  // a sentence for each mistake
    std::optional<WhatIfScreen> what_if;
    std::vector<NoteScreen> notes;
    std::vector<VideoScreen> videos;
    std::string notice;  // notice_of(); empty: nothing
};

/// What is under way, what went wrong or what went well last.
std::string notice_of(const ReplaySession& session);
LogListScreen list_screen(const ReplaySession& room);
ReplayScreen replay_screen(const OpenHand& hand, const Library& library);
/// The table at the hand's step, with marks on what has been settled so far.
TableScreen table_screen(const OpenHand& hand);

}  // namespace fairdeal
