#pragma once
// Replay: a log that is open, the page of its hands that is listed, the hand that is played
// through. What its pages say is in replay_words.h.

#include "audit/explain/explain.h"
#include "desk/frame/destination.h"
#include "desk/frame/kept_preferences.h"
#include "desk/log/log_work.h"
#include "desk/log/open_log.h"
#include "desk/replay/replay_marks.h"
#include "desk/replay/replay_what_if.h"
#include "log/search/hand_sort.h"
#include "log/search/log_search.h"

namespace fairdeal {

enum class PlayAction : unsigned char;
enum class ReplayAction : unsigned char;

/// What is said of the hand beside the table.
enum class ReplayTab : unsigned char { Wagers, Why, WhatIf, Notes, Video };

/// The hand on the table.
struct OpenHand {
    HandRow row;
    Replay replay;
    std::vector<ReplayMark> marks;
    std::vector<SequenceBreak> breaks;   // league: what does not follow from the hand before
    std::vector<StoredEntry> entries;    // what was said of it in the log
    std::optional<std::int64_t> lasted;  // until the next hand of its table, in microseconds
    std::size_t step = 0;                // events played, up to all
    bool playing = false;
    bool totals = true;
    std::string clause;  // whose words are shown; empty: none
    ReplayTab tab = ReplayTab::Wagers;
    std::optional<Explanation> why;  // once it is asked for
    WhatIfPanel what_if;
};

struct ReplaySession : OpenLog {
    ReplaySession(const Library& content, KeptPreferences& kept)
        : library(content), preferences(kept) {}

    const Library& library;
    std::filesystem::path content;     // the folder that ships; empty: there is none
    KeptPreferences& preferences;      // bookmarks, the logs opened before
    std::optional<ListHands> to_list;  // until their log is open
    std::optional<DeskSection> listed_from{};  // the section that found what is listed
    std::string listed_as;             // what that is, as long as it is a part of the log
    HandQuery query;
    LogSearch search;                   // of what the query lets through, and the page
    std::int64_t before_page = 0;       // hands that pass before it; -1: not known
    bool more_after = false;            // hands that pass after it
    bool turning_back = false;          // the page before is being looked for
    std::optional<HandOrder> order;     // empty: as they were recorded
    std::unique_ptr<HandSort> sorting;  // of what the query lets through; null: nothing is sorted
    std::vector<HandFacts> rows;        // the page
    std::int64_t picked = 0;            // idx of the hand picked in the list
    std::vector<std::int64_t> chosen;   // rows of the page that are selected; `picked` among them
    std::optional<OpenHand> hand;
    PlaySettings play;
    std::optional<VideoToPlay> video;  // to be opened by the page, which takes it away
    std::unique_ptr<LogWork> work;
    std::vector<std::unique_ptr<LogWork>> called_off;
    std::string error;      // what went wrong last, in words; empty: nothing
    std::string report;     // what went well last
    bool in_shoes = false;  // hands were imported last that name their pack or shoe
    std::int64_t news = 0;  // records that came into the log after its hands were listed
    /// What the last import refused, or its mapping did not know, and why.
    std::vector<std::string> not_taken;
};

/// Looks whether work under way is done and takes in what it brings. True if something has changed.
bool poll_work(ReplaySession& session);
void call_off_work(ReplaySession& session);
/// The same; a log that has been opened is remembered.
bool poll_replay(ReplaySession& session);

/// Lists hands: at once where their log is open, else once it is; to be looked after.
void list_hands(ReplaySession& session, const ListHands& wanted);
/// True if something has changed.
bool poll_hands_to_list(ReplaySession& session);

void set_query(ReplaySession& session, const HandQuery& query);
/// Goes on with the search for about so long. True if something has changed.
bool search_on(ReplaySession& session, std::chrono::milliseconds budget);
/// Nobody wants to wait any longer: the page and the sums stay as far as they are.
void stop_search(ReplaySession& session);
/// Looks whether another program put hands into the open log. True if something has changed.
bool look_for_news(ReplaySession& session);
/// Lists the hands with them.
void show_news(ReplaySession& session);
/// The next (1) or the last (-1) page.
void turn_page(ReplaySession& session, int step);
[[nodiscard]] bool has_page(const ReplaySession& session, int step);

void pick_hand(ReplaySession& session, std::int64_t idx);
/// Selects rows of the page; the one that was reached last is picked.
void choose_hands(ReplaySession& session, std::vector<std::int64_t> chosen, std::int64_t picked);
/// Lists the hands in another order; empty: as they were recorded.
void set_order(ReplaySession& session, std::optional<HandOrder> order);
/// Page, sums or order are not there yet.
[[nodiscard]] bool is_searching(const ReplaySession& session);
/// Puts the picked hand on the table, with all its events played.
void open_hand(ReplaySession& session, std::int64_t idx, std::span<const Misreading> misreadings);
/// The hand after (1) or before (-1) in the list; the page turns with it.
void open_next_hand(ReplaySession& session, int step, std::span<const Misreading> misreadings);
/// The next (1) or the last (-1) step after which something is wrong, in this hand and then in the
/// whole log, whatever is asked of the list. Where there is none the hand stays as it is.
void open_next_mismatch(ReplaySession& session, int step, std::span<const Misreading> misreadings);
void close_hand(ReplaySession& session);

void go_to_step(OpenHand& hand, std::size_t step);
/// The next (1) or the last (-1) mismatch of the hand, round the end.
void go_to_mismatch(OpenHand& hand, int step = 1);
/// The next (1) or the last (-1) mark; nothing happens after the last.
void go_to_mark(OpenHand& hand, int step);
/// Begins to play, from the start if the hand is over; or pauses.
void toggle_playing(OpenHand& hand);
/// One beat of playing; `stops`: a mismatch pauses it. False once it is over or pauses.
bool beat(OpenHand& hand, bool stops);
/// Faster (1) or slower (-1), at a fixed pace.
void change_pace(ReplaySession& session, int step);

/// What is shown beside the table; what it needs is worked out now.
void show_tab(OpenHand& hand, ReplayTab tab, std::span<const Misreading> misreadings);

/// Nothing is done where no hand is open.
void apply(ReplaySession& session, PlayAction action);
/// The files, the clipboard and what is typed are the page's; the hand pauses for them.
std::optional<Destination> apply(ReplaySession& session, ReplayAction action);
/// Whether the button of an action can be pressed.
[[nodiscard]] bool can(const OpenHand& hand, PlayAction action);

}  // namespace fairdeal
