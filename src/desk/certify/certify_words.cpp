// The exam office's words: what roles somebody has, how a sitting stands, why an exam is failed.

#include <fmt/format.h>

#include "base/translation.h"
#include "desk/certify/certify_screen.h"
#include "words/words.h"

namespace fairdeal {

std::string stage_in_words(const Sitting& sitting) {
    switch (sitting.stage()) {
        case SittingStage::None: return tr("Not opened");
        case SittingStage::Sitting:
            if (sitting.is_start_broken_off()) return tr("Start broken off");
            if (sitting.items.empty()) return tr("Not started");
            if (sitting.paused) return tr_in("an exam", "Paused");
            return sitting.away || sitting.clock.suspended_at ? tr("Under way, left just now")
                                                              : tr("Under way");
        case SittingStage::Stopped: return tr("Broken off");
        case SittingStage::Failed: return tr("Failed");
        case SittingStage::TableTest: return tr("Passed at the screen, table test to come");
        case SittingStage::Passed: return tr("Passed");
        case SittingStage::Appealed: return tr("Frozen: an appeal is open");
        case SittingStage::Certified: return tr("Certified");
        case SittingStage::Withdrawn: return tr("Certificate withdrawn");
        case SittingStage::Resit: return tr("Appeal granted: resit");
        case SittingStage::Decided: return tr_in("an exam", "Over");
    }
    return {};
}

std::string seat_in_words(const Sitting& sitting) {
    if (!sitting.is_started()) return tr("Not started");
    if (why_not_resumed(sitting)) return tr("Broke down too often");
    if (sitting.paused) return tr_in("an exam", "Paused");
    if (sitting.items.empty()) return tr_in("an exam", "Started");
    return sitting.clock.suspended_at ? tr_in("an exam, by its candidate", "Left")
                                      : tr_in("an exam", "Interrupted");
}

std::string roles_in_words(std::span<const Role> roles) {
    std::string words;
    for (const Role role : roles) add_to_list(words, in_words(role));
    return capital(words);
}

namespace {

std::string failed_in_words(ExamFailure failure) {
    switch (failure) {
        case ExamFailure::None: return tr("Failed: nothing is missing.");
        case ExamFailure::Rule:
            return tr("Failed: too few answers are right for the exam\u2019s rule.");
        case ExamFailure::Critical: return tr("Failed: a critical error fails by itself.");
        case ExamFailure::Cell: return tr("Failed: not every part of the exam is met.");
    }
    return {};
}

std::string in_words(CriticalError error) {
    switch (error) {
        case CriticalError::PaidLosing: return tr("a losing wager was paid");
        case CriticalError::TookWinning: return tr("a winning wager was taken");
        case CriticalError::ActionOpen: return tr("action was left open");
        case CriticalError::LargeError: return tr("the amount is far off");
    }
    return {};
}

}  // namespace

std::string verdict_in_words(const OpenResult& result) {
    if (!result.why_not.empty()) return result.why_not;
    const ExamOutcome& outcome = result.outcome;
    if (outcome.passed)
        return tr(
            "Passed at the screen: the pass rule and every section are met, with no critical "
            "error.");
    std::string words = failed_in_words(outcome.failure);
    if (outcome.critical.empty()) return words;
    return words + " " +
           tr_n("Critical errors at item {items}.", "Critical errors at items {items}.",
                static_cast<std::int64_t>(outcome.critical.size()),
                "items"_a = fmt::format("{}", fmt::join(outcome.critical, ", ")));
}

std::string critical_in_words(const std::vector<CriticalError>& errors) {
    std::string words;
    for (const CriticalError error : errors) add_to_list(words, in_words(error));
    return words.empty() ? "" : tr("Critical: {errors}", "errors"_a = words);
}

}  // namespace fairdeal
