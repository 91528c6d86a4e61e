#pragma once
// A round that a trainee deals; at the end the sheet, with every slip on the table where it was
// made.

#include "desk/round/round_session.h"
#include "desk/round/table_page.h"

namespace fairdeal {

class RoundPage : public TablePage {
public:
    RoundPage(wxWindow* parent, PageContext& context, RoundSession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;

    [[nodiscard]] wxButton* again_button() const { return again_; }

private:
    void leave() override { leave_round(session_); }
    bool go_on() override { return go_on_with_round(session_); }
    void look_at(std::size_t slip) override { look_at_slip(session_, slip); }
    [[nodiscard]] std::size_t picked_slip() const override { return session_.run->picked; }
    [[nodiscard]] wxButton* first_button() const override { return again_; }
    void lay_out() override;

    RoundSession& session_;
    Text* counts_ = nullptr;
    wxButton* again_ = nullptr;
};

}  // namespace fairdeal
