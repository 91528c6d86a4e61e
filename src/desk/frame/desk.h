#pragma once
// The desk as a whole: what has been read, which room is open and how far its user has come. It
// outlives every window, so nothing typed is lost when a room, the theme or the size changes.

#include "desk/answer/practice_screen.h"
#include "desk/audit/audit_room.h"
#include "desk/cases/case_room.h"
#include "desk/certify/certify_room.h"
#include "desk/learn/learn_room.h"
#include "desk/log/signing.h"
#include "desk/practise/scenario_list.h"
#include "desk/rebuild/entry_screen.h"
#include "desk/replay/replay_room.h"
#include "desk/verify/verify_session.h"

namespace fairdeal {

struct Desk {
    Desk() = default;
    /// Reads the content folder (an empty one: there is none) and the preferences.
    Desk(const std::filesystem::path& content_folder, const std::filesystem::path& preferences);
    Desk(const Desk&) = delete;  // its sessions know its parts
    Desk& operator=(const Desk&) = delete;

    Library library;
    std::filesystem::path content;  // the folder of the shipped content; empty: there is none
    Problems problems;              // why the content, or a pack, is left out
    std::filesystem::path folder;   // of the preferences
    Preferences preferences;
    bool preferences_unread = false;  // there is a file that cannot be read: it is left as it is
    Room room = Room::Practise;
    bool keys_shown = false;
    std::string notice;  // what could not be done or saved, until it is closed; empty: nothing
    ScenarioFilter filter;
    std::string picked;                // the scenario picked in the list
    std::optional<Practice> practice;  // a scenario that is open
    ReplayRoom replay;
    AuditRoom audit;
    Signing signing;                        // of the log that is open in Replay
    std::optional<AuditHands> audit_hands;  // until its log is open
    bool hands_of_audit = false;            // Replay lists what the audit found
    LearnRoom learn;
    CaseRoom cases;
    CertifyRoom certify;
    VerifySession verify{library, certify};
    HandEntry entry = start_entry(Game::Breakout);  // the hand that is typed in
};

/// Adds the installed packs to a desk whose content could be read. A pack that does not pass is
/// left out, which the desk's problems say, and the school in words.
void open_packs(Desk& desk, const std::filesystem::path& packs);

ScenarioListScreen scenario_list(const Desk& desk);

/// What the answer panel and the table are about: in the school the item of the run or lesson that
/// is open there, in the exam office that of the exam or of a result, elsewhere the scenario of
/// Practise. Null: nothing is open.
Practice* practice_shown(Desk& desk);

/// Opens a scenario; one that is open already stays as it is.
void open_scenario(Desk& desk, const std::string& id);
/// The next (1) or the one before (-1) in the list as it is filtered; in the school the next item.
void open_neighbour(Desk& desk, int step);
/// Back to the list, or to the plan.
void close_scenario(Desk& desk);

/// What a click on the answer panel or the table does, and what a key does. Done scenarios are
/// remembered.
void check_answer(Desk& desk);
/// Clears the verdict and what was wrong.
void answer_again(Desk& desk);
void choose_answer(Desk& desk, std::size_t choice);
/// False: the key is not ours.
bool press_in_practice(Desk& desk, const KeyPress& key);
/// The row a click on the table goes to.
void pick_wager(Desk& desk, Who who, Wager wager);

/// Opens a log, imports records into the open log (or a new one beside them), deals a sample log.
void open_log(Desk& desk, const std::string& file);
void import_into_log(Desk& desk, const std::string& records,
                     std::optional<FileFormat> format = std::nullopt);
/// Exports the hands that are listed, or the whole signed log as a folder that others can verify.
void export_log(Desk& desk, const ExportTo& to);
void export_log_folder(Desk& desk, const std::string& folder);
void deal_sample(Desk& desk, const std::string& log);
/// Where a sample log is kept; empty if there is nowhere.
std::string sample_log(const Desk& desk);
/// Puts the hand that is typed in into a log, which is read anew if it is open. What went wrong, in
/// words, or nothing.
std::optional<std::string> add_entry_to_log(Desk& desk, const std::string& log);
/// Looks after work under way; a log that has been opened is remembered. True if something has
/// changed.
bool poll_replay(Desk& desk);
/// What a key does in the replay room. False: it is not ours.
bool press_in_replay(Desk& desk, const KeyPress& key);

void switch_theme(Desk& desk);
/// That they cannot be kept is said (Desk::notice). A file that could not be read is left as it is
/// until it is moved away.
void save_preferences(Desk& desk);
/// No passphrase stays typed anywhere: to be called when a page is left.
void forget_passphrases(Desk& desk);

}  // namespace fairdeal
