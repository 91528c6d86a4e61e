#pragma once
// A lesson or a scenario as a trainee would see it, before it is on the shelf. Nothing of it is
// kept.

#include "desk/lesson/lesson_session.h"

namespace fairdeal {

class Preview {
public:
    /// The library has it; nothing happens where it has not. `problems`: why some of it is left
    /// out.
    void show_lesson(std::shared_ptr<const Library> library, const std::string& id,
                     PreviewScreen problems);
    void show_scenario(std::shared_ptr<const Library> library, const std::string& id);
    void close();

    [[nodiscard]] bool is_open() const { return lesson_.is_open() || practice_; }
    [[nodiscard]] LessonSession& lesson() { return lesson_; }
    [[nodiscard]] const LessonSession& lesson() const { return lesson_; }
    /// The scenario; null: it is none.
    [[nodiscard]] Practice* practice() { return practice_ ? &*practice_ : nullptr; }
    /// There must be a preview.
    [[nodiscard]] const Library& library() const { return *library_; }

private:
    std::shared_ptr<const Library> library_;
    LessonSession lesson_;
    std::optional<Practice> practice_;
};

}  // namespace fairdeal
