#pragma once
// A shift that a trainee deals: first how long it is to be; then the table, with two buttons more
// while a guest asks; at the end the sheet beside the table, with every slip where it was made.

#include "desk/round/table_page.h"
#include "desk/shift/shift_session.h"

namespace fairdeal {

class ShiftPage : public TablePage {
public:
    ShiftPage(wxWindow* parent, PageContext& context, ShiftSession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;

    [[nodiscard]] const ShiftScreen& shift() const { return shift_; }
    [[nodiscard]] const std::vector<wxButton*>& lengths() const { return lengths_; }
    [[nodiscard]] wxButton* resume_button() const { return resume_; }
    [[nodiscard]] wxButton* allow_button() const { return allow_; }
    [[nodiscard]] wxButton* refuse_button() const { return refuse_; }
    [[nodiscard]] wxButton* again_button() const { return again_; }
    [[nodiscard]] wxButton* save_button() const { return save_; }

private:
    void leave() override { leave_shift(session_); }
    bool go_on() override { return go_on_with_shift(session_); }
    void look_at(std::size_t slip) override { look_at_shift_slip(session_, slip); }
    [[nodiscard]] std::size_t picked_slip() const override { return session_.run->picked; }
    [[nodiscard]] wxButton* first_button() const override;
    void lay_out() override;

    void make_choice();
    void make_sheet();
    void show_sheet();
    wxButton* make_action_button(wxWindow* parent, const Action<ShiftAction>& action,
                                 const char* kind);
    void take(ShiftAction action);

    ShiftSession& session_;
    ShiftScreen shift_;
    wxTimer clock_;
    Tile* choice_ = nullptr;
    Text* story_ = nullptr;
    Text* warning_ = nullptr;
    wxButton* resume_ = nullptr;  // shown while another shift is open
    std::vector<wxButton*> lengths_;
    Tile* sheet_ = nullptr;
    Text* pace_ = nullptr;
    Text* away_ = nullptr;
    Text* errors_heading_ = nullptr;
    Text* errors_ = nullptr;
    Text* protection_heading_ = nullptr;
    Text* protection_ = nullptr;
    wxButton* allow_ = nullptr;
    wxButton* refuse_ = nullptr;
    Text* waits_ = nullptr;
    wxButton* again_ = nullptr;
    wxButton* save_ = nullptr;
};

}  // namespace fairdeal
