// The exam office's words: how a sitting stands, why an exam is failed.

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

}  // namespace fairdeal
