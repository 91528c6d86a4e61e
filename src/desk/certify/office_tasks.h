#pragma once
// What can be done in the exam office: each task with the button that begins it, its key, who may
// do it and the words of its form; and the other keys of the office's pages.

#include <array>

#include "desk/frame/actions.h"
#include "exam/office/permission.h"

namespace fairdeal {

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
    Pause,  // this and what follows is about the picked sitting, up to Acknowledge
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
constexpr bool is_about_sitting(CertifyTask task) {
    return task >= CertifyTask::Pause && task <= CertifyTask::Acknowledge;
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
    OfficeTask{{CertifyTask::MakeOffice, {}, "Make the office"}, {},
               "Make the exam office",
               "The passphrase opens the office\u2019s keys, which no file keeps. Without it no "
               "exam can be opened."},
    OfficeTask{{CertifyTask::OpenSitting, key('o'), "Open a sitting", "", "Open a sitting"},
               OfficeRight::OpenSitting, "",
               "It can then be sat at this machine, once.",
               "Open"},
    OfficeTask{{CertifyTask::NewPerson, key('n'), "Somebody new", "", "Somebody new"},
               OfficeRight::ManagePeople, "",
               "What somebody may do follows from the roles.",
               "Add"},
    OfficeTask{{CertifyTask::GiveRoles, {}, "Change roles"}, OfficeRight::ManagePeople, "",
               "The change is recorded in the office\u2019s log.",
               "Change the roles"},
    OfficeTask{{CertifyTask::OwnPassphrase, {}, "Change my passphrase"}, {},
               "Change your passphrase",
               "Your roles count with the new one from then on, and the change is recorded in the "
               "office\u2019s log.",
               "Change it"},
    OfficeTask{{CertifyTask::HouseAddress, {}, "The house\u2019s address"},
               OfficeRight::ManageKeys, "",
               "Certificates name it, and wallets read the list of withdrawn certificates there. "
               "The change is recorded in the office\u2019s log.",
               "Save the address"},
    OfficeTask{{CertifyTask::StartExam, {}, "Start the exam"}, {}, "",
               "Invigilator and candidate fill this in together, and each gets a receipt. An exam "
               "can be started only once. The clock does not start yet."},
    OfficeTask{{CertifyTask::ResumeExam, {}, "Resume the exam"}, {}, "",
               "The invigilator releases it, and the candidate confirms who they are. If the "
               "candidate had left, the item\u2019s clock is running; after a breakdown it stands "
               "until the exam is resumed.",
               "Release the exam"},
    OfficeTask{{CertifyTask::Pause, {}, "Pause"}, OfficeRight::Invigilate},
    OfficeTask{{CertifyTask::GoOn, {}, "Resume"}, OfficeRight::Invigilate},
    OfficeTask{{CertifyTask::Stop, {}, "Break off"}, OfficeRight::Invigilate,
               "Break the exam off",
               "It ends without a result and cannot be taken up again."},
    OfficeTask{{CertifyTask::TableTest, {}, "Enter the table test"}, OfficeRight::EnterTableTest,
               "",
               "The program alone certifies nobody: what the pit manager saw decides."},
    OfficeTask{{CertifyTask::Acknowledge, {}, "Acknowledge"}, OfficeRight::Certify,
               "Acknowledge the flags",
               "Something in this exam was flagged. Nothing is certified before somebody has "
               "looked at it. What you write is recorded."},
    OfficeTask{{CertifyTask::Certify, {}, "Certify"}, OfficeRight::Certify,
               "Issue the certificate",
               "The signed document, the badge and the printed sheet go into a folder of your "
               "choice. A certificate is issued once.",
               "", TaskOutput::IntoFolder},
    OfficeTask{{CertifyTask::Withdraw, {}, "Withdraw"}, OfficeRight::Certify,
               "Withdraw the certificate",
               "It stays on record and is on the list of withdrawn certificates from now on."},
    OfficeTask{{CertifyTask::Appeal, {}, "Appeal"}, OfficeRight::SitExam, "",
               "The transcript is frozen until somebody else than your examiner has heard it."},
    OfficeTask{{CertifyTask::Resolve, {}, "Resolve the appeal"}, OfficeRight::ResolveAppeal,
               "Hear the appeal",
               "If you grant it, say what follows. Void items count as right, and the exam is "
               "marked again; a resit makes the result not count. Your decision and reasons are "
               "recorded."},
    OfficeTask{{CertifyTask::Transcript, {}, "Save the transcript"}, OfficeRight::ExportRecords,
               "",
               "Whoever has it can check, without the office, that the result is earned. The log "
               "is signed for it.",
               "", TaskOutput::NewFile},
    OfficeTask{{CertifyTask::TrainingFile, {}, "Save the training file"},
               OfficeRight::ExportRecords,
               "Training file",
               "How one dealer was trained and examined in one game, as a regulator asks for it: "
               "every line comes from what was kept when it happened.",
               "", TaskOutput::NewFile},
    OfficeTask{{CertifyTask::Regrade, {}, "Mark again"}, OfficeRight::ExportRecords,
               "Regrading",
               "Marks every decided exam again by the rules of this program and tells whose result "
               "would be another. It changes nothing."},
    OfficeTask{{CertifyTask::WithdrawnList, {}, "Save the list"}, OfficeRight::ExportRecords,
               "Withdrawn certificates",
               "A signed file: anybody who verifies a certificate with it sees whether it was "
               "withdrawn.",
               "", TaskOutput::NewFile},
    OfficeTask{{CertifyTask::SignLog, {}, "Sign the log"}, OfficeRight::Certify, "",
               "What is in the office\u2019s log now cannot be changed afterwards without its being "
               "seen. A transcript that is saved signs it too."},
};
// clang-format on

inline const OfficeTask& office_task(CertifyTask task) { return action_named(office_tasks, task); }

/// What heads the form of a task, and the button below it.
inline std::string title_of(const OfficeTask& task) {
    return *task.title == 0 ? task.label : task.title;
}
inline std::string submit_of(const OfficeTask& task) {
    return *task.submit == 0 ? task.label : task.submit;
}

/// The other keys, before the tasks and after them.
enum class OfficeKey : std::uint8_t { Up, Down, Open, Submit, Back };
inline constexpr std::array office_list_keys{
    Action<OfficeKey>{.name = OfficeKey::Up, .key = key(KeyName::Up), .help = "From row to row"},
    Action<OfficeKey>{.name = OfficeKey::Down, .key = key(KeyName::Down), .shares_line = true},
    Action<OfficeKey>{.name = OfficeKey::Open,
                      .key = key(KeyName::Enter),
                      .help = "Begin or go on; sign in; the items of a result"},
};
inline constexpr std::array office_form_keys{
    Action<OfficeKey>{.name = OfficeKey::Submit,
                      .key = control_key(KeyName::Enter),
                      .help = "Do what the form is for"},
};
inline constexpr std::array office_back_keys{
    Action<OfficeKey>{.name = OfficeKey::Back,
                      .key = key(KeyName::Escape),
                      .label = "Cancel",
                      .help = "Back; drop what is typed"},
};

}  // namespace fairdeal
