#include "content/courses/course_item.h"

#include <fmt/format.h>

namespace fairdeal {

std::string decimal(Money amount) {
    const std::int64_t cents = amount.in_cents();
    const std::int64_t size = cents < 0 ? -cents : cents;
    return fmt::format("{}{}.{:02}", cents < 0 ? "-" : "", size / 100, size % 100);
}

std::string picture_name(const CourseItem& item) { return item.id + ".png"; }

}  // namespace fairdeal
