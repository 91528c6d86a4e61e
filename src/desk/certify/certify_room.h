#pragma once
// The exam office as a room of the desk: who is signed in there, which page is open, what is typed,
// and the exam that is sat at this machine. What may be seen and done is asked of the office each
// time (exam/permission.h); what the windows show is in certify_screen.h.

#include <functional>
#include <memory>

#include "base/off_thread.h"
#include "desk/certify/machine_office.h"
#include "desk/exam/exam_screen.h"
#include "exam/records/certify.h"
#include "exam/records/receipt.h"
#include "exam/sitting/exam_text.h"

namespace fairdeal {

struct Desk;

/// The pages: who is there and which exams can be sat; the sittings; the figures of exams; records
/// for others; people and their roles; the table of permissions; certificates and transcripts held
/// against their signatures, which anybody may.
enum class CertifyView : std::uint8_t {
    Door,
    Sittings,
    Figures,
    Records,
    People,
    Permissions,
    Verify
};

/// What a form is filled in for.
enum class CertifyTask : std::uint8_t {
    MakeOffice,
    NewPerson,
    GiveRoles,
    OwnPassphrase,
    HouseAddress,
    OpenSitting,
    TrainingFile,
    Regrade,
    WithdrawnList,
    Pause,
    GoOn,
    Stop,
    TableTest,
    Appeal,
    Resolve,
    Transcript,
    Certify,
    Withdraw,
    Acknowledge,
    StartExam,
    ResumeExam,
    SignLog
};
/// What a task writes, if anything.
enum class TaskOutput : std::uint8_t { None, NewFile, IntoFolder };
TaskOutput output_of(CertifyTask task);

enum class FormFieldKind : std::uint8_t { Line, Words, Secret, Choice, Tick };
struct FormField {
    std::string name;   // "candidate"
    std::string label;  // "Candidate"
    std::string hint;
    FormFieldKind kind = FormFieldKind::Line;
    std::string value;  // of a choice an id; of a tick "yes" or nothing
    std::vector<std::pair<std::string, std::string>> choices;  // id, and its words
};
struct CertifyForm {
    CertifyTask task = CertifyTask::MakeOffice;
    std::vector<FormField> fields;
    std::string go_to{};  // the field that the keyboard goes to next; empty: it stays
    /// Without blanks around it, but of a secret as it is.
    [[nodiscard]] std::string value(std::string_view name) const;
    FormField* field(std::string_view name);
};

/// A decided sitting, dealt and marked again.
struct OpenResult {
    std::string sitting;
    ExamPaper paper;
    std::vector<MarkedAnswer> answers;
    ExamOutcome outcome;
    std::string why_not;  // it cannot be marked again; empty: it is
};

/// A sitting that its invigilator has let begin or go on, until the candidate asks for the clock;
/// with both receipts.
struct ReleasedExam {
    ReleasedSitting sitting;
    std::vector<Receipt> receipts;
};

struct CertifyRoom : MachineOffice {
    ExamClock ticks;  // empty: the machine's own
    KeyCost key_cost;
    PassphraseCost passphrase_cost;

    bool open = false;  // it was looked for
    std::optional<SignedIn> who;
    CertifyView view = CertifyView::Door;
    std::string picked_person, passphrase;  // at the door
    std::string picked_seat;                // a sitting that can be sat here
    std::optional<ReleasedExam> released;   // the picked one, which can begin
    std::vector<Blueprint> exams;           // read when they are wanted first
    std::vector<Sitting> sittings;          // the person who is signed in may see, the newest first
    std::int64_t read_to = 0;               // entries of the log that were read for them
    std::string picked;                     // a sitting
    std::optional<OpenResult> result;       // of the picked sitting
    std::optional<Practice> item;           // of the result, opened
    std::size_t item_number = 0;            // from 0
    CertifyTask record = CertifyTask::TrainingFile;  // which of the records is open
    OffThread<Regrading> regrading;
    std::optional<Regrading> regraded;  // the last dry run
    std::optional<CertifyForm> form;
    std::string error, notice;  // what went wrong, what was done last; empty: nothing
    ExamPageSession exam;
};

/// Runs a work; what is refused, by the office or by the machine, is the room's error.
bool tried(CertifyRoom& room, const std::function<Result<void>()>& work);

/// FAIRDEAL_OFFICE, or "office" beside the school's file.
std::filesystem::path office_folder(const std::filesystem::path& school);

/// Goes to the room; the office is opened in its folder where there is one.
void enter_certify(Desk& desk);
/// At the start of the program: goes there at once where an exam was started on this machine and is
/// not over. Whether there is one.
bool offer_open_exams(Desk& desk);
void show_certify_view(Desk& desk, CertifyView view);
/// The pages that the person who is there is offered.
std::vector<CertifyView> certify_views(const Desk& desk);
bool may(const CertifyRoom& room, OfficeRight right);

/// What the door's buttons do.
void sign_in_at_office(Desk& desk);
void leave_office(Desk& desk);
/// Leaves the exam: it can be gone on with. After its end this closes its last page.
void leave_exam(Desk& desk);
/// An exam fills the window.
bool is_in_exam(const Desk& desk);

/// The picked sitting, else the first; null: there is none.
const Sitting* picked_sitting(const CertifyRoom& room);
void pick_sitting(Desk& desk, const std::string& id);
/// Opens an item of its result, from 0; out of range closes it.
void open_item_of_result(Desk& desk, std::size_t number);
/// Reads the sittings again where the log has grown; true if it has.
bool poll_certify(Desk& desk);

/// Whether this can be done now, by the person who is signed in.
bool can(const Desk& desk, CertifyTask task);
/// What comes next with the picked sitting is somebody else's to do: whose, in words; empty: it is
/// not.
std::string whose_turn(const CertifyRoom& room);
/// Opens the form of a task with what is known filled in; what needs none is done at once.
void begin_task(Desk& desk, CertifyTask task);
/// Picks one of the records, with its form open where it has one.
void open_record(Desk& desk, CertifyTask task);
void drop_form(CertifyRoom& room);
/// What its form holds of passphrases goes.
void forget_secrets(CertifyRoom& room);
/// Does what the form is for, which then holds no passphrase any more. `file`: where its output
/// goes, a file that is not there yet or a folder that is (output_of).
void do_task(Desk& desk, const std::string& file = {});
/// "X-000012-transcript.zip", "cora-breakout-training": the name that is offered for the output of
/// the open form.
std::string output_name(const CertifyRoom& room);

}  // namespace fairdeal
