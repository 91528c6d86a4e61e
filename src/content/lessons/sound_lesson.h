#pragma once
// A lesson that something is wrong with, as far as it can be shown: so that anybody who writes it
// sees what there is of it before everything is right.

#include <optional>

#include "content/readers.h"

namespace fairdeal {

/// A lesson read to its end; where something is wrong it holds something harmless.
struct LessonAsRead {
    Sourced<Lesson> file;  // places as read_lesson has them, and "part <part>" and "block <n>", the
                           // n-th of the rule from 1
    Problems problems;
};
/// Nothing if the file is not even XML with a lesson in it.
std::optional<LessonAsRead> lesson_as_read(std::string_view xml, const std::string& source);

/// The lesson without the blocks and items that cannot be shown or that a problem is about: one of
/// the reader, or of those given, by line and column. Parts may be empty then. Links are to
/// scenarios of the library. Nothing if nothing could be read.
std::optional<Lesson> sound_lesson(std::string_view xml, const Problems& problems,
                                   const Library& library);

}  // namespace fairdeal
