// The exam office's words: how a sitting stands, why an exam is failed, what a form is for.

#include "desk/certify/certify_screen.h"

namespace fairdeal {

std::string stage_in_words(const Sitting& sitting) {
    switch (sitting.stage()) {
        case SittingStage::None: return "Not opened";
        case SittingStage::Sitting:
            if (sitting.is_start_broken_off()) return "Start broken off";
            if (sitting.items.empty()) return "Not started";
            return sitting.paused ? "Paused"
                   : sitting.away || !sitting.clock.suspended_at.empty()
                       ? "Under way, left just now"
                       : "Under way";
        case SittingStage::Stopped: return "Broken off";
        case SittingStage::Failed: return "Failed";
        case SittingStage::TableTest: return "Passed at the screen, table test to come";
        case SittingStage::Passed: return "Passed";
        case SittingStage::Appealed: return "Frozen: an appeal is open";
        case SittingStage::Certified: return "Certified";
        case SittingStage::Withdrawn: return "Certificate withdrawn";
        case SittingStage::Resit: return "Appeal granted: resit";
        case SittingStage::Decided: return "Over";
    }
    return {};
}

std::string failure_in_words(ExamFailure failure) {
    switch (failure) {
        case ExamFailure::None: return "nothing is missing";
        case ExamFailure::Rule: return "too few answers are right for the exam\u2019s rule";
        case ExamFailure::Critical: return "a critical error fails by itself";
        case ExamFailure::Cell: return "not every part of the exam is met";
    }
    return {};
}

FormWords words_of(CertifyTask task) {  // NOLINT(readability-function-size): a table
    switch (task) {
        case CertifyTask::MakeOffice:
            return {
                "Make the exam office",
                "The passphrase opens the office\u2019s keys, which no file keeps. Without it no "
                "exam can be opened.",
                "Make the office"};
        case CertifyTask::NewPerson:
            return {"Somebody new", "What somebody may do follows from the roles.", "Add"};
        case CertifyTask::GiveRoles:
            return {"Change roles", "The change is recorded in the office\u2019s log.",
                    "Change the roles"};
        case CertifyTask::OwnPassphrase:
            return {"Change your passphrase",
                    "Your roles count with the new one from then on, and the change is recorded in "
                    "the office\u2019s log.",
                    "Change it"};
        case CertifyTask::HouseAddress:
            return {"The house\u2019s address",
                    "Certificates name it, and wallets read the list of withdrawn certificates "
                    "there. The change is recorded in the office\u2019s log.",
                    "Save the address"};
        case CertifyTask::OpenSitting:
            return {"Open a sitting", "It can then be sat at this machine, once.", "Open"};
        case CertifyTask::Pause: return {"", "", "Pause"};
        case CertifyTask::GoOn: return {"", "", "Resume"};
        case CertifyTask::Stop:
            return {"Break the exam off", "It ends without a result and cannot be taken up again.",
                    "Break off"};
        case CertifyTask::TableTest:
            return {"Enter the table test",
                    "The program alone certifies nobody: what the pit manager saw decides.",
                    "Enter the table test"};
        case CertifyTask::Appeal:
            return {"Appeal",
                    "The transcript is frozen until somebody else than your examiner has "
                    "heard it.",
                    "Appeal"};
        case CertifyTask::Resolve:
            return {"Hear the appeal",
                    "If you grant it, say what follows. Void items count as right, and the exam is "
                    "marked again; a resit makes the result not count. Your decision and reasons "
                    "are recorded.",
                    "Resolve the appeal"};
        case CertifyTask::Transcript:
            return {"Save the transcript",
                    "Whoever has it can check, without the office, that the result is earned. The "
                    "log is signed for it.",
                    "Save the transcript"};
        case CertifyTask::Acknowledge:
            return {"Acknowledge the flags",
                    "Something in this exam was flagged. Nothing is certified before somebody has "
                    "looked at it. What you write is recorded.",
                    "Acknowledge"};
        case CertifyTask::StartExam:
            return {"Start the exam",
                    "Invigilator and candidate fill this in together, and each gets a receipt. An "
                    "exam can be started only once. The clock does not start yet.",
                    "Start the exam"};
        case CertifyTask::ResumeExam:
            return {"Resume the exam",
                    "The invigilator releases it, and the candidate confirms who they are. If the "
                    "candidate had left, the item\u2019s clock is running; after a breakdown it "
                    "stands until the exam is resumed.",
                    "Release the exam"};
        case CertifyTask::Certify:
            return {"Issue the certificate",
                    "The signed document, the badge and the printed sheet go into a folder of your "
                    "choice. A certificate is issued once.",
                    "Certify"};
        case CertifyTask::Withdraw:
            return {"Withdraw the certificate",
                    "It stays on record and is on the list of withdrawn certificates from now on.",
                    "Withdraw"};
        case CertifyTask::WithdrawnList:
            return {"Withdrawn certificates",
                    "A signed file: anybody who verifies a certificate with it sees whether it was "
                    "withdrawn.",
                    "Save the list"};
        case CertifyTask::TrainingFile:
            return {"Training file",
                    "How one dealer was trained and examined in one game, as a regulator asks for "
                    "it: every line comes from what was kept when it happened.",
                    "Save the training file"};
        case CertifyTask::SignLog:
            return {"Sign the log",
                    "What is in the office\u2019s log now cannot be changed afterwards without its "
                    "being seen. A transcript that is saved signs it too.",
                    "Sign the log"};
        case CertifyTask::Regrade:
            return {"Regrading",
                    "Marks every decided exam again by the rules of this program and tells whose "
                    "result would be another. It changes nothing.",
                    "Mark again"};
    }
    return {};
}

}  // namespace fairdeal
