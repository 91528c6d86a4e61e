#include "drills/drill_words.h"

#include <fmt/format.h>

namespace fairdeal {

std::string story_of(const Question& question) {
    std::string who = question.who.is_dealer() ? "you" : fmt::format("seat {}", question.who.seat);
    if (question.who.hand > 0) who = fmt::format("hand {} of {}", question.who.hand, who);
    switch (question.kind) {
        case QuestionKind::Spot:
            return fmt::format("Settle every wager of seat {}.", question.seat);
        case QuestionKind::Table: return "Settle every wager on the table.";
        case QuestionKind::Next: return "The hand stops here. What must happen now?";
        case QuestionKind::May: return "May this be done now?";
        case QuestionKind::Total:
            return question.who.is_dealer() ? "What does your hand count?"
                                            : fmt::format("What does the hand of {} count?", who);
        case QuestionKind::Active: return "Which wagers are settled or act now?";
        case QuestionKind::Outcome:
            return fmt::format("What becomes of {} of {}?", title_of(question.wager), who);
        case QuestionKind::Amount:
            return fmt::format("Settle {} of {}.", title_of(question.wager), who);
        case QuestionKind::Chips:
            return fmt::format("Pay {} of {} in chips from your tray.", title_of(question.wager),
                               who);
        case QuestionKind::Order: return "The bank is short. Make the payments in order.";
        case QuestionKind::Out: return "The hand is settled. Who goes out, and by which clause?";
        case QuestionKind::Error:
            return "The hand is over and settled. Which wager was settled wrongly, if any?";
        case QuestionKind::Clause:
            return fmt::format("Which clause decides {} of {}?", title_of(question.wager), who);
        case QuestionKind::Talk: break;
    }
    throw Fault("what is said at the table is not dealt");
}

std::vector<std::string> hints_for(const Key& key) {
    if (key.because.empty()) return {"Count the cards, and look at what each hand may still do."};
    const std::string_view clause = key.because.front().id;
    const std::string_view family = clause.substr(0, clause.rfind('-'));
    return {fmt::format("Name the clause first: it is one of {}.", family),
            fmt::format("Read {} again.", clause)};
}

}  // namespace fairdeal
