#pragma once
// What the desk does with the open hand beyond showing it: bookmarks in the user's preferences,
// notes in the log, and the hand as text and picture.

#include "desk/frame/desk.h"

namespace fairdeal {

/// Sets a bookmark at the hand's step, or takes it away.
void toggle_bookmark(Desk& desk);
/// The steps of the open hand with a bookmark, rising.
std::vector<std::size_t> bookmarks_here(const Desk& desk);
/// The numbers of the open log's hands that have one, rising.
std::vector<std::int64_t> hands_with_bookmark(const Desk& desk);
/// Opens a bookmark of the open log: hand and step.
void open_bookmark(Desk& desk, const Bookmark& bookmark);

/// Writes a note about the open hand into the log. `by` is an id and may be empty, `now` a UTC
/// time. False if it could not be written: the room's trouble says why.
bool add_note(Desk& desk, const std::string& text, const std::string& by, const std::string& now);

/// The open hand's record in the notation.
std::string record_text(const OpenHand& hand);
/// The whole hand for people: its events, what was due and what was paid with the clauses.
std::string hand_text(const OpenHand& hand, const Library& library);
/// Saves either, or the table at the step as a picture: the room's report or trouble says so.
void save_hand_text(Desk& desk, const std::string& file);
void save_step_picture(Desk& desk, const std::string& file);
/// "T1-000012.txt", "T1-000012-step-5.png": names that are offered.
std::string text_file_name(const OpenHand& hand);
std::string picture_file_name(const OpenHand& hand);

}  // namespace fairdeal
