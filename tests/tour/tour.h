#pragma once
// Drives the real window through its screens and saves a picture of each: for a machine without a
// screen, and to be looked at whenever a window changes.

#include <filesystem>
#include <string>

#include "desk/frame/window/desk_frame.h"
#include "support/let_happen.h"

namespace fairdeal {

/// Everybody's on a tour.
constexpr const char* tour_passphrase = "a tour of its own";

/// Lets everything settle that is under way.
void settle(int milliseconds = 120);

class Tour {
public:
    Tour(DeskFrame& frame, Desk& desk);
    /// What a tour remembers stays in this folder, which is its own and goes with it.
    static std::filesystem::path folder();
    /// Every screen and state as NAME-light-1x.png and so on in the folder, which is made. False if
    /// one failed.
    bool take_pictures(const std::string& folder);
    /// A scenario answered, one wager wrong, and the verdict.
    bool play_demo(const std::string& png);

private:
    void shot(const std::string& name);
    /// As the window is, and "small-" at 1024x700.
    void shot_both(const std::string& name);
    [[nodiscard]] bool has_content() const;
    bool save(const std::string& file);
    void resize(int width, int height);
    void practise_pictures();
    void wrong_deal_pictures();
    void game_pictures();
    void replay_pictures();
    void irregular_pictures();
    void tab_pictures();
    void open_telling_hand();
    void open_last_hand(Game game);
    void entry_pictures();
    void type_hand(Game game, const std::string& facts, const std::string& keys);
    void audit_pictures();
    void card_change_pictures();
    void shoe_pictures();
    void case_pictures();
    void office_pictures();
    void exam_pictures();
    void sit_another_edition();
    void figure_pictures();
    void certify_pictures();
    void passed_exam();
    void record_pictures();
    void verify_pictures();
    void learn_pictures();
    void author_pictures();
    void assignment_pictures();
    void house_card_pictures();
    void pack_pictures();
    void duty_pictures();
    void blueprint_pictures();
    void learn_people();
    void speed_pictures();
    void round_pictures();
    void shift_pictures();
    void lesson_pictures();
    void book_pictures();
    void give_case_account(const std::string& id);
    void type_case(CaseTask task, const std::string& by, const std::string& words);
    void review_case(const std::string& by, const std::string& words);
    void open_cases();
    void decide_case();
    void hand_over_case();
    void small_pictures();
    void answer(const std::string& scenario, const std::string& keys);

    DeskFrame& frame_;
    Desk& desk_;
    std::string folder_;
    bool good_ = true;
};

}  // namespace fairdeal
