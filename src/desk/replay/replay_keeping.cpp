#include "desk/replay/replay_keeping.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

#include "audit/hand/pit_scenario.h"
#include "base/translation.h"
#include "desk/replay/replay_actions.h"
#include "desk/replay/replay_wagers.h"
#include "log/office_log.h"
#include "picture/table/table_picture.h"
#include "print/hand_sheet.h"
#include "print/sheets.h"
#include "record/lines.h"
#include "store/put_file.h"
#include "words/words.h"

namespace fairdeal {

std::string key_of(const HandRow& row) {
    return row.identity.id.empty() ? "#" + std::to_string(row.idx) : row.identity.id;
}

namespace {

constexpr Size picture_size{1200, 800};
constexpr double picture_scale = 1.5;

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

std::string write_entry(const ReplaySession& session, const Entry& entry) {
    auto log = open_hand_log(session.file, Access::Write, session.library.misreadings);
    if (!log) return to_text(log.error().front());
    HandLog::Batch batch(*log);
    const auto added = batch.add(entry);
    if (!added) return to_text(added.error().front());
    batch.commit();
    return {};
}

std::string wager_text(const RuledWagerScreen& wager) {
    std::string text = wager.place + dot + wager.title + ": " + wager.word + "\n";
    text += "  " +
            tr("Due   {settlement}: {clauses}", "settlement"_a = wager.due,
               "clauses"_a = to_text(wager.clauses)) +
            "\n";
    if (wager.claimed) text += "  " + tr("Paid  {settlement}", "settlement"_a = wager.paid) + "\n";
    if (!wager.who_is_out.empty())
        text += "  " + wager.who_is_out + " (" + wager.difference + ")\n";
    if (!wager.misreading.empty()) text += "  " + wager.misreading + "\n";
    return wager.facts.empty() ? text : text + "  " + wager.facts + "\n";
}

void say(ReplaySession& session, const std::string& file, const std::string& error) {
    session.error = error;
    session.report = error.empty() ? tr("Saved {file}", "file"_a = file) : "";
}

}  // namespace

void toggle_bookmark(ReplaySession& session) {
    if (!session.hand) return;
    const OpenHand& hand = *session.hand;
    auto& marks = session.preferences.bookmarks;
    const Bookmark here{session.file, key_of(hand.row), hand.step};
    const auto found = std::find(marks.begin(), marks.end(), here);
    if (found != marks.end())
        marks.erase(found);
    else
        marks.push_back(here);
    save_preferences(session.preferences);
}

std::vector<std::size_t> bookmarks_here(const ReplaySession& session) {
    std::vector<std::size_t> steps;
    if (!session.hand) return steps;
    const std::string key = key_of(session.hand->row);
    for (const Bookmark& mark : session.preferences.bookmarks) {
        if (mark.log == session.file && mark.hand == key &&
            mark.step <= session.hand->replay.steps.size())
            steps.push_back(mark.step);
    }
    std::sort(steps.begin(), steps.end());
    return steps;
}

std::vector<std::int64_t> hands_with_bookmark(const ReplaySession& session) {
    std::vector<std::int64_t> hands;
    if (!session.log) return hands;
    for (const Bookmark& mark : session.preferences.bookmarks) {
        if (mark.log != session.file) continue;
        const auto stored = session.log->record_of(mark.hand);
        if (stored) hands.push_back(stored->row.idx);
    }
    std::sort(hands.begin(), hands.end());
    hands.erase(std::unique(hands.begin(), hands.end()), hands.end());
    return hands;
}

void open_bookmark(ReplaySession& session, const Bookmark& bookmark) {
    if (!session.log || bookmark.log != session.file) return;
    try {
        const auto stored = session.log->record_of(bookmark.hand);
        if (!stored) {
            session.error = to_text(stored.error().front());
            return;
        }
        open_hand(session, stored->row.idx, session.library.misreadings);
        if (session.hand && session.hand->row.idx == stored->row.idx)
            go_to_step(*session.hand, bookmark.step);
    } catch (const std::exception& error) {
        session.error = error.what();
    }
}

bool add_note(ReplaySession& session, const std::string& text, const std::string& by,
              const UtcTime& now) {
    const std::string lines = as_lines(text);
    if (!session.hand || !session.log || lines.empty()) return false;
    if (by.empty()) {
        session.error = tr("A note has an author: type your id, then {key}.",
                           "key"_a = key_in_words(ReplayAction::AddNote));
        return false;
    }
    Entry note;
    note.about = session.hand->row.idx;
    note.by = by;
    note.at = now;
    note.text = lines;
    try {
        session.error = write_entry(session, note);
        if (session.error.empty())
            session.hand->entries = session.log->entries_about(session.hand->row.idx);
    } catch (const std::exception& error) {
        session.error = error.what();
    }
    if (session.error.empty()) session.report = tr("The note is in the log.");
    return session.error.empty();
}

std::string record_text(const OpenHand& hand) { return hand.replay.text; }

std::string hand_text(const OpenHand& hand, const Library& library) {
    const ReplayScreen screen = replay_screen(hand, library);
    std::string text = screen.title + "\n" + screen.crumb + "\n" + screen.banner.title + ". " +
                       screen.banner.text + "\n\n";
    for (std::size_t i = 0; i < screen.events.size(); ++i) {
        text += std::to_string(i + 1) + "  " + screen.events[i].text + "\n";
        if (!screen.events[i].note.empty()) text += "     " + screen.events[i].note + "\n";
    }
    text += "\n" + tr("Recorded against ruled") + "\n\n";
    for (const RuledWagerScreen& wager : screen.wagers) text += wager_text(wager);
    for (const VerdictScreen& fault : screen.faults)
        text += fault.word + ", " + fault.title + ": " + fault.trainer_says + "  " +
                to_text(fault.clauses) + "\n";
    for (const NoteScreen& note : screen.notes) text += "\n" + note.about + "\n" + note.text + "\n";
    for (const VideoScreen& video : screen.videos)
        text += "\n" + tr("Video") + dot + video.title + "\n" + video.detail + "\n";
    return text + "\n" + tr("The record") + "\n\n" + record_text(hand);
}

void save_hand_text(ReplaySession& session, const std::string& file) {
    if (!session.hand) return;
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << hand_text(*session.hand, session.library);
    out.flush();
    say(session, file, out ? "" : tr("{file}: it cannot be written", "file"_a = file));
}

void save_step_picture(ReplaySession& session, const std::string& file) {
    if (!session.hand) return;
    const TableView view = view_of(table_screen(*session.hand));
    const auto saved = write_png(file, picture_size, picture_scale, [&](Painter& painter) {
        draw_table(painter, view, {0, 0, picture_size.width, picture_size.height}, Surround::Light);
    });
    say(session, file, saved ? "" : to_text(saved.error().front()));
}

namespace {

Result<void> put_sheet(const ReplaySession& session, const std::string& file, const UtcTime& now) {
    const std::string id = "#" + std::to_string(session.hand->row.idx);
    const auto sheet = hand_sheet(*session.log, id, session.library, now);
    if (!sheet) return tl::make_unexpected(sheet.error());
    const auto bytes = hand_pdf(*sheet, Paper::A4);
    if (!bytes) return tl::make_unexpected(bytes.error());
    return put_in_place(file, *bytes);
}

}  // namespace

void save_hand_pdf(ReplaySession& session, const std::string& file, const UtcTime& now) {
    if (!session.hand || !session.log) return;
    try {
        const auto saved = put_sheet(session, file, now);
        say(session, file, saved ? "" : to_text(saved.error().front()));
    } catch (const std::exception& error) {
        say(session, file, error.what());
    }
}

std::string text_file_name(const OpenHand& hand) { return file_stem(hand) + ".txt"; }

std::string hand_pdf_name(const OpenHand& hand) { return file_stem(hand) + ".pdf"; }

std::string picture_file_name(const OpenHand& hand) {
    return file_stem(hand) + "-step-" + std::to_string(hand.step) + ".png";
}

Result<HandRecord> hand_for_scenario(const ReplaySession& session) {
    if (session.hand) return read_record(session.hand->replay.text);
    return refused({}, tr("There is no hand on the table."));
}

std::optional<std::string> offer_scenario(ReplaySession& session, PitQuestion asked) {
    const auto name = scenario_file_name(hand_for_scenario(session), session.library, asked);
    if (name) return *name;
    say(session, "", to_text(name.error().front()));
    return std::nullopt;
}

std::optional<Destination> make_scenario(ReplaySession& session, const std::string& file,
                                         PitQuestion asked) {
    auto made = make_pit_scenario(hand_for_scenario(session), session.library, file, asked);
    say(session, file, made ? "" : to_text(made.error().front()));
    if (!made) return std::nullopt;
    return PractiseNew{*std::move(made)};
}

bool tells_what_went_wrong(const ReplaySession& session) {
    return session.hand && notation_of(session.hand->replay.text) > 1;
}

}  // namespace fairdeal
