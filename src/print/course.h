#pragma once
// Fresh items of practice as files for a house's own course system. Every key, and what each
// misreading would have answered, is the engine's; the variant is fixed when the file is made.

#include "content/courses/course_item.h"
#include "drills/drill.h"
#include "training/library.h"

namespace fairdeal {

/// The kinds of question that other systems can mark: one amount, or one choice.
std::vector<QuestionKind> course_kinds();

/// A question as an item; with its picture where `draws`. Nothing if it is of another kind or no
/// choice is right.
std::optional<CourseItem> course_item(const Scenario& scenario, const Library& library, bool draws);

struct CourseRequest {
    Request request;  // without kinds: course_kinds()
    std::int64_t count = 1;
    std::uint64_t seed = 1;  // the same seed gives the same items
    bool draws = true;
};
/// Refused: a kind that cannot be marked elsewhere, or no such items.
Result<std::vector<CourseItem>> course_items(const CourseRequest& request, const Library& library);

/// "Fairdeal/Breakout Blackjack".
std::string course_category(Game game);

/// The bytes of a zip file.
std::string qti_zip(const std::string& title, const std::vector<CourseItem>& items);

}  // namespace fairdeal
