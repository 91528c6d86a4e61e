#pragma once
// A trainer's desk in a folder of its own, for what is written there.

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "desk/frame/desk.h"

namespace fairdeal {

/// A desk at which a trainer is signed in, with a folder of its own that is gone with it.
struct Trainer {
    std::filesystem::path folder;
    Desk desk;
    Trainer() {
        std::string name =
            (std::filesystem::temp_directory_path() / "fairdeal-author-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        folder = name;
        start();
        show_learn_view(desk, LearnView::Today);
        desk.learn.school.form.emplace();
        desk.learn.school.form->name = "Tom";
        desk.learn.school.form->trainer = true;
        desk.learn.school.form->passphrase = desk.learn.school.form->again = "long enough";
        if (!make_profile(desk.learn.school, {1, 8192}))
            throw std::runtime_error(desk.learn.school.error);
        show_learn_view(desk, LearnView::Write);
    }
    ~Trainer() { std::filesystem::remove_all(folder); }
    Trainer(const Trainer&) = delete;
    Trainer& operator=(const Trainer&) = delete;

    /// As the program does: everything from the disk.
    void start() {
        std::destroy_at(&desk);
        std::construct_at(&desk, FAIRDEAL_SOURCE_DIR, "");
        desk.learn.file = folder / "school.db";
        desk.own_lessons.open(desk.problems);
    }
    AuthorSession& author() { return desk.write; }
};

inline void put_in(AuthorSession& author, std::size_t offer) {
    author.pick_offer(offer);
    author.apply(AuthorAction::PutIn);
}

inline std::string text_of_file(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline std::size_t row_of(const AuthorScreen& screen, const std::string& title) {
    for (std::size_t row = 0; row < screen.outline.size(); ++row) {
        if (screen.outline[row].title == title) return row;
    }
    return 0;
}

inline constexpr const char* bust = "breakout-a-bust-cannot-lose";

/// Another lesson, with nothing in it.
inline void begin_over(Trainer& trainer) {
    trainer.desk.write.open_lesson("");
    if (trainer.author().wanted) trainer.desk.write.apply(AuthorAction::DropChanges);
}

}  // namespace fairdeal
