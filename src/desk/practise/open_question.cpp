#include "desk/practise/open_question.h"

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

void name_ways(QuestionScreen& screen, QuestionPlace::Kind kind) {
    switch (kind) {
        case QuestionPlace::Kind::Scenario:
            screen.back = tr("All scenarios");
            screen.previous = tr("Scenario before");
            screen.next = tr("Scenario after");
            return;
        case QuestionPlace::Kind::RunItem:
            screen.back = tr("Back to the plan");
            screen.next = tr("Next question");
            return;
        case QuestionPlace::Kind::Preview: screen.back = tr("End the preview"); return;
        case QuestionPlace::Kind::ResultItem:
            screen.back = tr("Back to the sitting");
            screen.previous = tr("Item before");
            screen.next = tr("Next item");
            return;
    }
}

std::string crumb_of(const QuestionPlace& place, const std::string& crumb) {
    switch (place.kind) {
        case QuestionPlace::Kind::Scenario: break;
        case QuestionPlace::Kind::RunItem:
            return place.error.empty() ? place.standing + dot + crumb : place.error;
        case QuestionPlace::Kind::Preview: return tr("Preview, nothing is kept") + dot + crumb;
        case QuestionPlace::Kind::ResultItem: return place.standing;
    }
    return crumb;
}

}  // namespace

QuestionScreen question_screen(const Practice& practice, const Library& library,
                               const QuestionPlace& place) {
    QuestionScreen screen;
    screen.question = screen_of(practice, library);
    screen.table = table_screen(practice);
    screen.totals = practice.totals;
    screen.can_count = can_count_hands(practice);
    screen.crumb = crumb_of(place, screen.question.crumb);
    name_ways(screen, place.kind);
    screen.is_preview = place.kind == QuestionPlace::Kind::Preview;
    if (place.kind != QuestionPlace::Kind::RunItem) return screen;
    screen.is_error = !place.error.empty();
    screen.can_go_aside = practice.mark.has_value();
    screen.can_go_in_lesson = place.can_go_in_lesson && !practice.mark;  // there is no more room
    return screen;
}

}  // namespace fairdeal
