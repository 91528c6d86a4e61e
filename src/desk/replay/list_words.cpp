// The table of a log's hands in words: its rows, its sums, why it is empty.

#include <algorithm>
#include <filesystem>

#include "base/text.h"
#include "base/translation.h"
#include "desk/log/hand_columns.h"
#include "desk/replay/replay_words.h"
#include "words/amounts.h"

namespace fairdeal {

namespace {

constexpr double blink = 0.4;  // seconds

HandItem item_of(const HandFacts& facts, const ReplaySession& room) {
    HandItem item;
    item.idx = facts.idx;
    item.good = facts.standing == HandStanding::Right && facts.faults == 0;
    item.plain = facts.faults == 0 && (facts.standing == HandStanding::Unclaimed ||
                                       facts.standing == HandStanding::Unruled);
    const auto& columns = room.preferences.hand_columns;
    for (const HandColumn column : columns)
        item.cells.push_back(cell_of(facts, column, room.library));
    item.spoken = spoken_row(facts, columns, room.library);
    return item;
}

void add_columns(LogListScreen& screen, const ReplaySession& room) {
    for (const HandColumn column : room.preferences.hand_columns) {
        const bool is_sorted = room.order && room.order->column == column;
        screen.columns.push_back({column, heading_of(column),
                                  !is_sorted            ? 0
                                  : room.order->falling ? -1
                                                        : 1});
    }
}

void add_hands(LogListScreen& screen, const ReplaySession& room) {
    for (const HandFacts& facts : room.rows) {
        const auto row = static_cast<int>(screen.items.size());
        if (facts.idx == room.picked) screen.selected = row;
        const bool is_chosen = room.chosen.empty()
                                   ? facts.idx == room.picked
                                   : std::ranges::find(room.chosen, facts.idx) != room.chosen.end();
        if (is_chosen) screen.chosen.push_back(row);
        screen.items.push_back(item_of(facts, room));
    }
    if (screen.chosen.size() > 1)
        screen.chosen_words = tr_n("{count} hand selected", "{count} hands selected",
                                   static_cast<std::int64_t>(screen.chosen.size()));
}

std::string hands_in_words(const LogSearch& search, std::int64_t hands) {
    if (search.is_whole()) return tr_n("{count} hand", "{count} hands", hands);
    return search.stopped ? tr_n("{count} hand before the search was stopped",
                                 "{count} hands before the search was stopped", hands)
                          : tr_n("{count} hand so far", "{count} hands so far", hands);
}

std::string sums_in_words(const LogSearch& search) {
    const LogSums sums = search.sums();
    std::string text = hands_in_words(search, sums.hands);
    add_part(text,
             tr_n("{count} with settlement errors", "{count} with settlement errors", sums.wrong));
    for (const Unit unit : every_unit) {
        const Exposure& sum = sums.exposures.in(unit);
        if (sum.overpaid > Money{})
            add_part(text,
                     tr("overpaid {amount}", "amount"_a = amount_in_words(sum.overpaid, unit)));
        if (sum.underpaid > Money{})
            add_part(text,
                     tr("underpaid {amount}", "amount"_a = amount_in_words(sum.underpaid, unit)));
    }
    return text;
}

std::string why_empty(const ReplaySession& room) {
    if (is_searching(room)) return tr("Searching\u2026");
    if (room.search.stopped && !room.search.is_whole()) return tr("The search was stopped.");
    if (room.log->size() == 0) return tr("The log holds no hand yet.");
    return tr("No hand passes. Clear a field, or show right hands too.");
}

/// How much of the log was looked at, for the order, for the page or for the sums.
std::string progress_of(const ReplaySession& room) {
    const LogSearch& search = room.search;
    if (room.sorting && !room.sorting->is_done())
        return tr("sorting, {percent} %", "percent"_a = room.sorting->looked() * 100 /
                                                        std::max<std::int64_t>(1, search.size()));
    const std::int64_t looked = search.way > 0   ? search.reached
                                : search.way < 0 ? search.size() - search.reached
                                                 : search.looked();
    return tr("searching, {percent} %",
              "percent"_a = looked * 100 / std::max<std::int64_t>(1, search.size()));
}

/// "101–200 of 2,450"; of a page that was jumped to, the hands' numbers in the log.
std::string range_of(const ReplaySession& room) {
    const auto here = static_cast<std::int64_t>(room.rows.size());
    if (room.before_page < 0)
        return tr("Hands {first}\u2013{last} of the log",
                  "first"_a = grouped(room.rows.front().idx),
                  "last"_a = grouped(room.rows.back().idx));
    const std::string first = grouped(room.before_page + 1);
    const std::string last = grouped(room.before_page + here);
    if (room.sorting) {
        const std::int64_t found = room.sorting->found();
        const std::string range = tr("{first}\u2013{last} of {hands}", "first"_a = first,
                                     "last"_a = last, "hands"_a = grouped(found));
        if (found <= static_cast<std::int64_t>(most_sorted)) return range;
        return range + dot +
               tr("the first {hands} can be listed", "hands"_a = grouped(most_sorted));
    }
    const std::string all = grouped(std::max(room.search.sums().hands, room.before_page + here));
    return room.search.is_whole() ? tr("{first}\u2013{last} of {hands}", "first"_a = first,
                                       "last"_a = last, "hands"_a = all)
                                  : tr("{first}\u2013{last} of {hands} so far", "first"_a = first,
                                       "last"_a = last, "hands"_a = all);
}

}  // namespace

std::string notice_of(const ReplaySession& session) {
    if (!session.work || session.work->seconds() <= blink)
        return session.error.empty() ? session.report : session.error;
    constexpr int per_mille_in_percent = 10;
    const int done = session.work->per_mille();
    const std::string& title = session.work->title();
    return done < 0 ? tr("{what}. {key} stops it.", "what"_a = title,
                         "key"_a = in_words(key(KeyName::Escape)))
                    : tr("{what}: {percent} %. {key} stops it.", "what"_a = title,
                         "percent"_a = done / per_mille_in_percent,
                         "key"_a = in_words(key(KeyName::Escape)));
}

LogListScreen list_screen(const ReplaySession& room) {
    LogListScreen screen;
    screen.has_log = room.log != nullptr;
    screen.title =
        screen.has_log ? std::filesystem::path(room.file).filename().string() : tr("Replay");
    screen.error = room.error;
    screen.report = room.report;
    screen.busy = room.work && room.work->seconds() > blink;
    if (room.work) screen.busy_title = room.work->title();
    if (room.work) screen.per_mille = room.work->per_mille();
    if (!screen.has_log) return screen;
    screen.summary = sums_in_words(room.search);
    if (is_searching(room)) screen.searching = progress_of(room);
    const std::string misread = error_of(room.query);
    if (screen.error.empty()) screen.error = misread;
    add_columns(screen, room);
    add_hands(screen, room);
    screen.can_older = has_page(room, -1);
    screen.can_newer = has_page(room, 1);
    screen.empty = screen.items.empty() ? why_empty(room) : "";
    if (!screen.items.empty()) screen.range = range_of(room);
    if (room.news > 0)
        screen.news = tr_n("{count} new record: show", "{count} new records: show", room.news);
    return screen;
}

}  // namespace fairdeal
