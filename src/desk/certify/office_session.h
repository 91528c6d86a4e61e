#pragma once
// The exam office at the desk: who is signed in there, which page is open, what is typed, and the
// exam that is sat at this machine. What may be seen and done is asked of the office each time
// (exam/permission.h); what can be done is in office_tasks.h, what the pages show in
// certify_screen.h. What goes wrong is said in `error`, what was done last in `notice`.

#include "base/off_thread.h"
#include "desk/certify/certify_form.h"
#include "desk/certify/machine_office.h"
#include "desk/exam/exam_screen.h"
#include "desk/school/school.h"
#include "exam/records/certify.h"
#include "exam/records/receipt.h"
#include "exam/results/exam_results.h"
#include "exam/sitting/exam_text.h"

namespace fairdeal {

/// The pages: who is there and which exams can be sat; the sittings; the figures of exams; records
/// for others; the house's own exams; people and their roles; the table of permissions;
/// certificates and transcripts held against their signatures, which anybody may.
enum class CertifyView : std::uint8_t {
    SignIn,
    Sittings,
    Figures,
    Records,
    Blueprints,
    People,
    Permissions,
    Verify
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

struct OfficeSession : MachineOffice {
    /// Both must outlive the session. The school is opened before the office is entered.
    OfficeSession(const Library& content_here, const SchoolSession& school_here)
        : library(content_here), in_school(school_here) {}

    /// The office is opened in its folder where there is one, and the sittings are read again.
    void enter();
    /// A page that is offered, else the one to sign in.
    void show(CertifyView wanted);
    /// Reads again which exams can be opened: those that ship and the house's own.
    void renew_exams();
    /// The pages that the person who is there is offered.
    [[nodiscard]] std::vector<CertifyView> views() const;
    [[nodiscard]] bool may(OfficeRight right) const { return who && who->may(right); }
    /// What somebody is called: their name, or their id.
    [[nodiscard]] std::string name_of(const std::string& person) const;
    [[nodiscard]] School* school() const { return in_school.school.get(); }

    // --- signing in: the picked person, with the passphrase that is typed
    void pick_person(const std::string& id);
    void sign_in();
    void leave();

    // --- an exam at this machine (certify_start.cpp): invigilator and candidate fill in a form
    // together, a page says what comes, and the clock starts only when the candidate asks for it.
    /// Whether exams may be under way in the office beside this school, which need not be open.
    [[nodiscard]] bool may_have_open_exams(const std::filesystem::path& school) const;
    /// Picks an exam that was started on this machine and is not over. Whether there is one.
    bool pick_open_exam();
    /// Opens the form for the picked sitting.
    void ask_for_start();
    /// Both receipts of the exam that is about to begin, as files in a folder that is there.
    void save_receipts(const std::string& into);
    /// Not now: it goes on only when the invigilator releases it again, and is no breakdown.
    void give_up_start();
    /// Sits down at the sitting that was released: its clock begins.
    void sit_down();
    /// Leaves the exam: it can be gone on with. After its end this closes its last page.
    void leave_exam();

    // --- sittings
    /// The picked sitting, else the first; null: there is none.
    [[nodiscard]] const Sitting* picked_sitting() const;
    void pick_sitting(const std::string& id);
    /// Opens an item of its result, from 0; out of range closes it.
    void open_item(std::size_t number);
    /// The next (1) or the one before (-1); after the last, back to the result.
    void step_item(int step);
    /// Reads the sittings again where the log has grown; true if it has.
    bool poll();

    // --- tasks (certify_task.cpp)
    /// Whether this can be done now, by the person who is signed in.
    [[nodiscard]] bool can(CertifyTask task) const;
    /// What comes next with the picked sitting is somebody else's to do: whose, in words; empty: it
    /// is not.
    [[nodiscard]] std::string whose_turn() const;
    /// Opens the form of a task with what is known filled in; what needs none is done at once.
    void begin(CertifyTask task);
    /// Picks one of the records, with its form open where it has one.
    void open_record(CertifyTask task);
    /// What the house's rules say of the form that is open, and of who is chosen in it; or empty.
    [[nodiscard]] std::string form_note() const;
    /// The records that whoever is signed in may work at.
    [[nodiscard]] std::vector<CertifyTask> records_offered() const;
    /// The results by part are put away: others can be asked for.
    void drop_results();
    /// Closes the form; of a record, empties it.
    void drop_form();
    /// What the form holds of passphrases goes.
    void forget_secrets();
    /// Does what the form is for, which then holds no passphrase any more; only where a sitting is
    /// refused for something else it stays typed until the page is left. `file`: where its output
    /// goes, a file that is not there yet or a folder that is (OfficeTask::output).
    void submit(const std::string& file = {});
    /// "X-000012-transcript.zip", "cora-breakout-training": the name that is offered for the output
    /// of the open form.
    [[nodiscard]] std::string output_name() const;
    /// To be called while exams are marked again; true once that has come to its end.
    bool poll_regrading();

    const Library& library;
    const SchoolSession& in_school;
    ExamClock ticks;  // empty: the machine's own
    KeyCost key_cost;
    PassphraseCost passphrase_cost;

    bool open = false;  // it was looked for
    std::optional<SignedIn> who;
    CertifyView view = CertifyView::SignIn;
    std::string picked_person, passphrase;  // to sign in
    std::string picked_seat;                // a sitting that can be sat here
    std::optional<ReleasedExam> released;   // the picked one, which can begin
    std::vector<Blueprint> exams;           // that can be opened
    std::vector<Sitting> sittings;          // the person who is signed in may see, the newest first
    std::vector<PlannedSitting> to_come;    // that wait for their start, with their dates
    std::int64_t read_to = 0;               // entries of the log that were read for them
    std::string picked;                     // a sitting
    std::optional<OpenResult> result;       // of the picked sitting
    std::optional<Practice> item;           // of the result, opened
    std::size_t item_number = 0;            // from 0
    CertifyTask record = CertifyTask::TrainingFile;  // which of the records is open
    OffThread<Regrading> regrading;
    std::optional<Regrading> regraded;   // the last dry run
    std::optional<ExamResults> results;  // by part, as they were asked for last
    std::optional<CertifyForm> form;
    std::string error, notice;
    ExamPageSession exam;
    std::function<void()> on_leave;      // what others show of what they did goes with them
    std::function<void()> on_own_exams;  // their page comes up

private:
    void open_office();
    void read_sittings();
    void open_result();
};

/// Runs a work; what is refused, by the office or by the machine, is the session's error.
bool tried(OfficeSession& session, const std::function<Result<void>()>& work);

}  // namespace fairdeal
