#include "desk/replay/replay_desk.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

#include "desk/replay/replay_wagers.h"
#include "log/office_log.h"
#include "picture/table/table_picture.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr Size picture_size{1200, 800};
constexpr double picture_scale = 1.5;

/// A hand without an id is known by its number.
std::string key_of(const HandRow& row) {
    return row.identity.id.empty() ? "#" + std::to_string(row.idx) : row.identity.id;
}

std::string file_stem(const OpenHand& hand) {
    std::string stem = key_of(hand.row);
    for (char& c : stem) {
        const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
                           (c >= 'A' && c <= 'Z') || c == '-' || c == '_' || c == '.';
        if (!plain) c = '_';
    }
    return stem;
}

/// The lines of a note: no line end but LF, and one at the end.
std::string as_lines(const std::string& text) {
    std::string lines;
    for (const char c : text) {
        if (c != '\r') lines += c;
    }
    while (!lines.empty() && (lines.back() == '\n' || lines.back() == ' ')) lines.pop_back();
    return lines.empty() ? lines : lines + "\n";
}

std::string write_entry(const Desk& desk, const Entry& entry) {
    auto log = open_hand_log(desk.replay.file, Access::Write, desk.library.misreadings);
    if (!log) return to_text(log.error().front());
    HandLog::Batch batch(*log);
    const auto added = batch.add(entry);
    if (!added) return to_text(added.error().front());
    batch.commit();
    return {};
}

std::string wager_text(const RuledWagerScreen& wager) {
    std::string text = wager.place + " \u00b7 " + wager.title + ": " + wager.word + "\n";
    text +=
        "  Due   " + wager.due + "  (" + fmt::format("{}", fmt::join(wager.clauses, " ")) + ")\n";
    if (wager.claimed) text += "  Paid  " + wager.paid + "\n";
    if (!wager.who_is_out.empty())
        text += "  " + wager.who_is_out + " (" + wager.difference + ")\n";
    if (!wager.misreading.empty()) text += "  " + wager.misreading + "\n";
    return wager.facts.empty() ? text : text + "  " + wager.facts + "\n";
}

void say(Desk& desk, const std::string& file, const std::string& trouble) {
    desk.replay.trouble = trouble;
    desk.replay.report = trouble.empty() ? "Saved " + file : "";
}

}  // namespace

void toggle_bookmark(Desk& desk) {
    if (!desk.replay.hand) return;
    const OpenHand& hand = *desk.replay.hand;
    auto& marks = desk.preferences.bookmarks;
    const Bookmark here{desk.replay.file, key_of(hand.row), hand.step};
    const auto found = std::find(marks.begin(), marks.end(), here);
    if (found != marks.end())
        marks.erase(found);
    else
        marks.push_back(here);
    save_preferences(desk);
}

std::vector<std::size_t> bookmarks_here(const Desk& desk) {
    std::vector<std::size_t> steps;
    if (!desk.replay.hand) return steps;
    const std::string key = key_of(desk.replay.hand->row);
    for (const Bookmark& mark : desk.preferences.bookmarks) {
        if (mark.log == desk.replay.file && mark.hand == key &&
            mark.step <= desk.replay.hand->replay.steps.size())
            steps.push_back(mark.step);
    }
    std::sort(steps.begin(), steps.end());
    return steps;
}

std::vector<std::int64_t> hands_with_bookmark(const Desk& desk) {
    std::vector<std::int64_t> hands;
    if (!desk.replay.log) return hands;
    for (const Bookmark& mark : desk.preferences.bookmarks) {
        if (mark.log != desk.replay.file) continue;
        const auto stored = desk.replay.log->record_of(mark.hand);
        if (stored) hands.push_back(stored->row.idx);
    }
    std::sort(hands.begin(), hands.end());
    hands.erase(std::unique(hands.begin(), hands.end()), hands.end());
    return hands;
}

void open_bookmark(Desk& desk, const Bookmark& bookmark) {
    ReplayRoom& room = desk.replay;
    if (!room.log || bookmark.log != room.file) return;
    try {
        const auto stored = room.log->record_of(bookmark.hand);
        if (!stored) {
            room.trouble = to_text(stored.error().front());
            return;
        }
        open_hand(room, stored->row.idx, desk.library.misreadings);
        if (room.hand && room.hand->row.idx == stored->row.idx)
            go_to_step(*room.hand, bookmark.step);
    } catch (const std::exception& error) {
        room.trouble = error.what();
    }
}

bool add_note(Desk& desk, const std::string& text, const std::string& by, const std::string& now) {
    ReplayRoom& room = desk.replay;
    const std::string lines = as_lines(text);
    if (!room.hand || !room.log || lines.empty()) return false;
    if (by.empty()) {
        room.trouble = "A note has an author: type your id, then Ctrl Enter.";
        return false;
    }
    Entry note;
    note.about = room.hand->row.idx;
    note.by = by;
    note.at = now;
    note.text = lines;
    try {
        room.trouble = write_entry(desk, note);
        if (room.trouble.empty()) room.hand->entries = room.log->entries_about(room.hand->row.idx);
    } catch (const std::exception& error) {
        room.trouble = error.what();
    }
    if (room.trouble.empty()) room.report = "The note is in the log.";
    return room.trouble.empty();
}

std::string record_text(const OpenHand& hand) { return write(hand.replay.record); }

std::string hand_text(const OpenHand& hand, const Library& library) {
    const ReplayScreen screen = replay_screen(hand, library);
    std::string text = screen.title + "\n" + screen.crumb + "\n" + screen.banner.title + ". " +
                       screen.banner.text + "\n\n";
    for (std::size_t i = 0; i < screen.events.size(); ++i) {
        text += std::to_string(i + 1) + "  " + screen.events[i].text + "\n";
        if (!screen.events[i].note.empty()) text += "     " + screen.events[i].note + "\n";
    }
    text += "\nRecorded against ruled\n\n";
    for (const RuledWagerScreen& wager : screen.wagers) text += wager_text(wager);
    for (const VerdictScreen& fault : screen.faults)
        text += fault.word + ", " + fault.title + ": " + fault.trainer_says + "  (" +
                fmt::format("{}", fmt::join(fault.clauses, " ")) + ")\n";
    for (const NoteScreen& note : screen.notes) text += "\n" + note.about + "\n" + note.text + "\n";
    return text + "\nThe record\n\n" + record_text(hand);
}

void save_hand_text(Desk& desk, const std::string& file) {
    if (!desk.replay.hand) return;
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << hand_text(*desk.replay.hand, desk.library);
    out.flush();
    say(desk, file, out ? "" : file + ": it cannot be written");
}

void save_step_picture(Desk& desk, const std::string& file) {
    if (!desk.replay.hand) return;
    const TableView view = view_of(table_screen(*desk.replay.hand));
    const auto saved = write_png(file, picture_size, picture_scale, [&](Painter& painter) {
        draw_table(painter, view, {0, 0, picture_size.width, picture_size.height}, Surround::Light);
    });
    say(desk, file, saved ? "" : to_text(saved.error().front()));
}

std::string text_file_name(const OpenHand& hand) { return file_stem(hand) + ".txt"; }

std::string picture_file_name(const OpenHand& hand) {
    return file_stem(hand) + "-step-" + std::to_string(hand.step) + ".png";
}

}  // namespace fairdeal
