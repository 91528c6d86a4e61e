#include "training/scenario.h"

namespace fairdeal {

std::string_view to_text(QuestionKind kind) {
    switch (kind) {
        case QuestionKind::Spot: return "spot";
        case QuestionKind::Table: return "table";
        case QuestionKind::Next: return "next";
        case QuestionKind::May: return "may";
    }
    throw Fault("a question of no kind");
}

std::optional<QuestionKind> question_kind_from(std::string_view word) {
    for (const QuestionKind kind :
         {QuestionKind::Spot, QuestionKind::Table, QuestionKind::Next, QuestionKind::May}) {
        if (to_text(kind) == word) return kind;
    }
    return std::nullopt;
}

}  // namespace fairdeal
