#pragma once
// What is kept of the open hand: bookmarks in the user's preferences, notes in the log, and the
// hand as text, picture, PDF and scenario.

#include "audit/hand/to_scenario.h"
#include "desk/replay/replay_session.h"

namespace fairdeal {

/// By what a bookmark knows a hand: its id, or "#12" of one without.
std::string key_of(const HandRow& row);
/// Sets a bookmark at the hand's step, or takes it away.
void toggle_bookmark(ReplaySession& session);
/// The steps of the open hand with a bookmark, rising.
std::vector<std::size_t> bookmarks_here(const ReplaySession& session);
/// The numbers of the open log's hands that have one, rising.
std::vector<std::int64_t> hands_with_bookmark(const ReplaySession& session);
/// Opens a bookmark of the open log: hand and step.
void open_bookmark(ReplaySession& session, const Bookmark& bookmark);

/// Writes a note about the open hand into the log. `by` is an id and may be empty, `now` a UTC
/// time. False if it could not be written: the session's error says why.
bool add_note(ReplaySession& session, const std::string& text, const std::string& by,
              const UtcTime& now);

/// The open hand's record in the notation.
std::string record_text(const OpenHand& hand);
/// The whole hand for people: its events, what was due and what was paid with the clauses.
std::string hand_text(const OpenHand& hand, const Library& library);
/// Saves either, or the table at the step as a picture: the session's report or trouble says so.
void save_hand_text(ReplaySession& session, const std::string& file);
void save_step_picture(ReplaySession& session, const std::string& file);
/// Likewise as PDF.
void save_hand_pdf(ReplaySession& session, const std::string& file, const UtcTime& now);
/// "T1-000012.txt", "T1-000012.pdf", "T1-000012-step-5.png": names that are offered.
std::string text_file_name(const OpenHand& hand);
std::string hand_pdf_name(const OpenHand& hand);
std::string picture_file_name(const OpenHand& hand);

/// The hand on the table as a scenario. Refused where there is none.
Result<HandRecord> hand_for_scenario(const ReplaySession& session);
/// "pit-breakout-0f1e2d3c4b5a.xml": the file name to suggest. nullopt, with a notice, if no
/// question can be asked of the hand.
std::optional<std::string> offer_scenario(ReplaySession& session,
                                          PitQuestion asked = PitQuestion::Settlement);
/// Keeps it as a new file, and leads to it.
std::optional<Destination> make_scenario(ReplaySession& session, const std::string& file,
                                         PitQuestion asked = PitQuestion::Settlement);
/// The open hand is of notation version 2, which alone can tell of a deal that went wrong.
bool tells_what_went_wrong(const ReplaySession& session);

}  // namespace fairdeal
