#pragma once
// The desk as a whole: what has been read, which section is open and how far its user has come. It
// outlives every window, so nothing typed is lost when a section, the theme or the size changes.

#include <future>

#include "desk/audit/audit_session.h"
#include "desk/blueprints/blueprint_session.h"
#include "desk/book/book_session.h"
#include "desk/cases/case_session.h"
#include "desk/certify/office_session.h"
#include "desk/duty/duty_session.h"
#include "desk/figures/figures_session.h"
#include "desk/files/files_session.h"
#include "desk/frame/desk_answering.h"
#include "desk/frame/kept_preferences.h"
#include "desk/house/house_session.h"
#include "desk/learn/group/group_session.h"
#include "desk/learn/learn_session.h"
#include "desk/learn/progress_session.h"
#include "desk/learn/settings_session.h"
#include "desk/lesson/list/lesson_list_session.h"
#include "desk/log/log_tasks.h"
#include "desk/log/signing/signing_session.h"
#include "desk/packs/pack_session.h"
#include "desk/practise/practise_session.h"
#include "desk/rebuild/entry_session.h"
#include "desk/replay/replay_session.h"
#include "desk/round/round_session.h"
#include "desk/shift/shift_session.h"
#include "desk/shoe/shoe_session.h"
#include "desk/speed/speed_session.h"
#include "desk/tables/house_card_session.h"
#include "desk/verify/verify_session.h"
#include "desk/write/author_session.h"
#include "desk/write/check/check_session.h"

namespace fairdeal {

/// The content of a folder, read while the toolkit starts; of an empty path nothing is read.
using LibraryAhead = std::future<Result<Library>>;
LibraryAhead read_ahead(const std::filesystem::path& content_folder);

struct Desk {
    Desk();
    /// Reads the content folder (an empty one: there is none), or takes what was read of it ahead,
    /// and the preferences in the other.
    Desk(const std::filesystem::path& content_folder, const std::filesystem::path& folder,
         LibraryAhead ahead = {});
    Desk(const Desk&) = delete;  // its sessions know its parts
    Desk& operator=(const Desk&) = delete;

    Library library;
    std::filesystem::path content;  // the folder of the shipped content; empty: there is none
    Problems problems;              // why the content, or a pack, is left out
    DeskSection section = DeskSection::Practise;
    bool keys_shown = false;
    std::string notice;  // what could not be done or saved, until it is closed; empty: nothing
    KeptPreferences preferences{notice};
    PractiseSession practise{library, problems, preferences};
    ReplaySession replay{library, preferences};
    AuditSession audit{library, replay};
    ShoeSession shoe{library, replay};
    SigningSession signing{library, replay, preferences};
    LearnSession learn{library, notice};
    LessonSession lesson{library, learn.school};  // that is open in the school
    LessonListSession lessons{library, learn.school, lesson, learn.left_out};
    Preview preview;
    GroupSession group{library, learn.school};
    ProgressSession progress{library, learn.school};
    SettingsSession settings{learn.school};
    BookSession book{library, learn.school.game};
    SpeedSession speed{library, learn.school, learn.drill};
    RoundSession round{library, learn.school};
    ShiftSession shift{library, learn.school, learn.drill};
    OfficeSession certify{library, learn.school};
    BlueprintSession blueprints{library, certify};
    FiguresSession figures{library, certify, certify.who, certify.exams};
    CaseSession cases{library, replay, certify, learn.file};
    VerifySession verify{library, certify};
    DutySession duty{library, replay, learn.file, content};
    EntrySession rebuild{library, replay};
    OwnLessons own_lessons{library, content, learn.file};
    AuthorSession write{
        own_lessons, learn.school, lesson, preview, {learn.run, replay, rebuild, cases, audit}};
    CheckSession check{library, content, preview};
    HouseCardSession cards{library, learn.school, learn.file};
    PackSession packs{library, content, problems, learn.school};
    FilesSession files{library, content, learn.file, replay, certify.seen_file};
    HouseSession house{notice};
    std::optional<RestoreRequest> restore;  // once the program has ended
    DeskAnswering answering{*this};
};

/// Adds the installed packs to a desk whose content could be read. A pack that does not pass is
/// left out, which the desk's problems say, and the school in words.
void open_packs(Desk& desk, const std::filesystem::path& packs);

/// Goes to the exam office; to one of its pages, where that is offered.
void enter_certify(Desk& desk);
void show_certify_view(Desk& desk, CertifyView view);
/// At the start of the program: goes there at once where an exam was started on this machine and is
/// not over. Whether there is one.
bool offer_open_exams(Desk& desk);
/// At the start of the program otherwise: the school, with the profile that was used last picked;
/// if it is the only one and has no passphrase, it is signed in. A machine that has logs and no
/// profile starts with the logs.
void open_at_start(Desk& desk);
/// An exam fills the window.
bool is_in_exam(const Desk& desk);

/// Opens a log in Replay.
void open_log(Desk& desk, const std::string& file);
/// Looks after work under way on the log. True if something has changed.
bool poll_replay(Desk& desk);

/// Goes to the school, which is opened when it is wanted first, and shows a view of it.
void show_learn_view(Desk& desk, LearnView view);
/// Puts down what the person who is signed in has open there, and signs them out.
void leave_school(Desk& desk);
/// A preview is shown. It stays while its reader is elsewhere.
bool is_preview(const Desk& desk);
/// The lesson that is shown in the school, a preview or the one that is open; null: none is.
LessonSession* lesson_shown(Desk& desk);

void switch_theme(Desk& desk);
/// Shows the tables of the open section from the other side: all that are trained at, or all that
/// are looked into.
void turn_table(Desk& desk);
/// No passphrase stays typed anywhere: to be called when a page is left.
void forget_passphrases(Desk& desk);

}  // namespace fairdeal
