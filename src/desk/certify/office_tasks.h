#pragma once
// What can be done in the exam office: each task with the button that begins it, its key, who may
// do it and the words of its form; and the other keys of the office's pages.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"
#include "exam/office/permission.h"

namespace fairdeal {

enum class CertifyTask : std::uint8_t {
    MakeOffice,
    NewPerson,
    GiveRoles,
    OwnPassphrase,
    HouseAddress,
    ExamRules,
    OpenSitting,
    TrainingFile,
    Regrade,
    WithdrawnList,
    Results,
    SaveResults,
    ExamSchedule,
    SetDate,  // this and what follows is about the picked sitting, up to Acknowledge
    Pause,
    GoOn,
    Stop,
    TableTest,
    Appeal,
    Resolve,
    Transcript,
    Slip,
    Certify,
    Withdraw,
    Acknowledge,
    StartExam,
    ResumeExam,
    SignLog
};
constexpr bool is_about_sitting(CertifyTask task) {
    return task >= CertifyTask::SetDate && task <= CertifyTask::Acknowledge;
}

/// What a task writes, if anything.
enum class TaskOutput : std::uint8_t { None, NewFile, IntoFolder };

/// A task: the label is that of the button that begins it.
struct OfficeTask : Action<CertifyTask> {
    std::optional<OfficeRight> right{};  // nothing: nobody needs one
    const char* title = "";              // of its form; empty: the label
    const char* story = "";
    const char* submit = "";  // the form's button; empty: the label
    TaskOutput output = TaskOutput::None;
};

// clang-format off
inline constexpr std::array office_tasks{
    OfficeTask{{CertifyTask::MakeOffice, {}, sentence("Make the office")}, {},
               sentence("Make the exam office"),
               sentence("The passphrase opens the office\u2019s keys, which no file keeps. "
                        "Without it no exam can be opened.")},
    OfficeTask{{CertifyTask::OpenSitting, key('o'), sentence("Open a sitting"), "",
                sentence("Open a sitting")},
               OfficeRight::OpenSitting, "",
               sentence("It can then be sat at this machine, once."),
               sentence("Open")},
    OfficeTask{{CertifyTask::NewPerson, key('n'), sentence("Add a person"), "",
                sentence("Add a person")},
               OfficeRight::ManagePeople, "",
               sentence("A person\u2019s roles decide what they may do."),
               sentence("Add")},
    OfficeTask{{CertifyTask::GiveRoles, {}, sentence("Change roles")},
               OfficeRight::ManagePeople, "",
               sentence("The change is recorded in the office\u2019s log."),
               sentence("Change the roles")},
    OfficeTask{{CertifyTask::OwnPassphrase, {}, sentence("Change my passphrase")}, {},
               sentence("Change your passphrase"),
               sentence("Your roles count with the new one from then on, and the change is "
                        "recorded in the office\u2019s log."),
               sentence("Change it")},
    OfficeTask{{CertifyTask::HouseAddress, {}, sentence("The house\u2019s address")},
               OfficeRight::ManageKeys, "",
               sentence("Certificates name it, and wallets read the list of withdrawn "
                        "certificates there. The change is recorded in the office\u2019s log."),
               sentence("Save the address")},
    OfficeTask{{CertifyTask::ExamRules, {}, sentence("Exam rules")},
               OfficeRight::SetRules, sentence("The house\u2019s rules for exams"),
               sentence("How soon and how often an exam can be sat again, and what a candidate\u2019s "
                        "result slip says. Changes are recorded in the office\u2019s log and count "
                        "from now on."),
               sentence("Save the rules")},
    OfficeTask{{CertifyTask::StartExam, {}, sentence("Start the exam")}, {}, "",
               sentence("Invigilator and candidate fill this in together, and each gets a "
                        "receipt. An exam can be started only once. The clock does not start "
                        "yet.")},
    OfficeTask{{CertifyTask::ResumeExam, {}, sentence("Resume the exam")}, {}, "",
               sentence("The invigilator releases it, and the candidate confirms who they are. "
                        "If the candidate had left, the item\u2019s clock is running; after a "
                        "breakdown it stands until the exam is resumed."),
               sentence("Release the exam")},
    OfficeTask{{CertifyTask::SetDate, {}, sentence("Set the date")}, OfficeRight::OpenSitting,
               sentence("When it is to be sat"),
               sentence("A plan and no lock: the exam starts when its invigilator starts it. An "
                        "empty day takes the date off. The change is recorded in the "
                        "office\u2019s log."),
               sentence("Save the date")},
    OfficeTask{{CertifyTask::Pause, {}, sentence("Pause")}, OfficeRight::Invigilate},
    OfficeTask{{CertifyTask::GoOn, {}, sentence("Resume")}, OfficeRight::Invigilate},
    OfficeTask{{CertifyTask::Stop, {}, sentence("Break off")}, OfficeRight::Invigilate,
               sentence("Break the exam off"),
               sentence("It ends without a result and cannot be taken up again.")},
    OfficeTask{{CertifyTask::TableTest, {}, sentence("Enter the table test")},
               OfficeRight::EnterTableTest, "",
               sentence("The program alone certifies nobody: what the pit manager saw decides.")},
    OfficeTask{{CertifyTask::Acknowledge, {}, sentence("Acknowledge")}, OfficeRight::Certify,
               sentence("Acknowledge the flags"),
               sentence("Something in this exam was flagged. Nothing is certified before "
                        "somebody has looked at it. What you write is recorded.")},
    OfficeTask{{CertifyTask::Certify, {}, sentence("Certify")}, OfficeRight::Certify,
               sentence("Issue the certificate"),
               sentence("The signed document, the badge and the printed sheet go into a folder "
                        "of your choice. A certificate is issued once."),
               "", TaskOutput::IntoFolder},
    OfficeTask{{CertifyTask::Withdraw, {}, sentence("Withdraw")}, OfficeRight::Certify,
               sentence("Withdraw the certificate"),
               sentence("It stays on record and is on the list of withdrawn certificates from "
                        "now on.")},
    OfficeTask{{CertifyTask::Appeal, {}, sentence("Appeal")}, OfficeRight::SitExam, "",
               sentence("The transcript is frozen until somebody else than your examiner has "
                        "heard it.")},
    OfficeTask{{CertifyTask::Resolve, {}, sentence("Resolve the appeal")},
               OfficeRight::ResolveAppeal,
               sentence("Hear the appeal"),
               sentence("If you grant it, say what follows. Void items count as right, and the "
                        "exam is marked again; a resit makes the result not count. Your "
                        "decision and reasons are recorded.")},
    OfficeTask{{CertifyTask::Transcript, {}, sentence("Save the transcript")},
               OfficeRight::ExportRecords, "",
               sentence("Everybody who has it can check, without the office, that the result "
                        "is earned. The log is signed for it."),
               "", TaskOutput::NewFile},
    OfficeTask{{CertifyTask::Slip, {}, sentence("Print the result slip")}, {},
               sentence("Result slip"),
               sentence("The result for the candidate, as far as the house lets it say: never an item "
                        "or its key. It has the codes that a transcript is checked by."),
               sentence("Save as PDF"), TaskOutput::NewFile},
    OfficeTask{{CertifyTask::Results, {}, sentence("Show the results")},
               OfficeRight::SeeResults,
               sentence("Results by part"),
               sentence("How a candidate, a team or everybody stands in each part of an exam, and "
                        "whose weakest part it is.")},
    OfficeTask{{CertifyTask::SaveResults, {}, sentence("Save the results")},
               OfficeRight::ExportRecords, "",
               sentence("That the results leave the office is recorded."),
               sentence("Save"), TaskOutput::NewFile},
    OfficeTask{{CertifyTask::ExamSchedule, {}, sentence("Save the schedule")},
               OfficeRight::ExportRecords,
               sentence("Exam schedule"),
               sentence("The exams that are to be sat, day by day, with their candidates, "
                        "invigilators and places. That it leaves the office is recorded."),
               "", TaskOutput::NewFile},
    OfficeTask{{CertifyTask::TrainingFile, {}, sentence("Save the training file")},
               OfficeRight::ExportRecords,
               sentence("Training file"),
               sentence("How one dealer was trained and examined in one game, as a regulator "
                        "asks for it: every line comes from what was kept when it happened."),
               "", TaskOutput::NewFile},
    OfficeTask{{CertifyTask::Regrade, {}, sentence("Mark again")}, OfficeRight::ExportRecords,
               sentence("Regrading"),
               sentence("Marks every decided exam again by the rules of this program and tells "
                        "whose result would be another. It changes nothing.")},
    OfficeTask{{CertifyTask::WithdrawnList, {}, sentence("Save the list")},
               OfficeRight::ExportRecords,
               sentence("Withdrawn certificates"),
               sentence("A signed file: anybody who verifies a certificate with it sees whether "
                        "it was withdrawn."),
               "", TaskOutput::NewFile},
    OfficeTask{{CertifyTask::SignLog, {}, sentence("Sign the log")}, {}, "",  // may_sign_log()
               sentence("What is in the office\u2019s log now cannot be changed afterwards "
                        "without its being seen. A transcript that is saved signs it too.")},
};
// clang-format on

inline const OfficeTask& office_task(CertifyTask task) { return action_named(office_tasks, task); }

/// What heads the form of a task, and the button below it.
inline std::string title_of(const OfficeTask& task) {
    return tr(*task.title == 0 ? task.label : task.title);
}
inline std::string submit_of(const OfficeTask& task) {
    return tr(*task.submit == 0 ? task.label : task.submit);
}

/// The other keys, before the tasks and after them.
enum class OfficeKey : std::uint8_t { Up, Down, Open, Submit, Back };
inline constexpr std::array office_list_keys{
    Action<OfficeKey>{
        .name = OfficeKey::Up, .key = key(KeyName::Up), .help = sentence("From row to row")},
    Action<OfficeKey>{.name = OfficeKey::Down, .key = key(KeyName::Down), .shares_line = true},
    Action<OfficeKey>{.name = OfficeKey::Open,
                      .key = key(KeyName::Enter),
                      .help = sentence("Start or resume; sign in; the items of a result")},
};
inline constexpr std::array office_form_keys{
    Action<OfficeKey>{.name = OfficeKey::Submit,
                      .key = control_key(KeyName::Enter),
                      .help = sentence("Do what the form is for")},
};
inline constexpr std::array office_back_keys{
    Action<OfficeKey>{.name = OfficeKey::Back,
                      .key = key(KeyName::Escape),
                      .label = sentence("Cancel"),
                      .help = sentence("Back; drop what is typed")},
};

}  // namespace fairdeal
