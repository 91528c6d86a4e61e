#pragma once
// Replay, with a hand open: the table and its slider on the left; on the right recorded against
// ruled, why, what if and notes, and the events.

#include <wx/timer.h>

#include "desk/frame/page.h"
#include "desk/kit/canvas/table_canvas.h"
#include "desk/kit/rows/row_list.h"
#include "desk/replay/page/replay_panel.h"
#include "desk/replay/page/timeline.h"

namespace fairdeal {

class ReplayPage : public Page {
public:
    ReplayPage(wxWindow* parent, PageContext& context, ReplaySession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override { play_->SetFocus(); }

    [[nodiscard]] const TableCanvas& table() const { return *table_; }
    [[nodiscard]] Timeline* timeline() const { return timeline_; }
    [[nodiscard]] RowList* events() const { return events_; }
    [[nodiscard]] const std::vector<wxWindow*>& verdicts() const { return body_->cards(); }
    [[nodiscard]] ReplayPanel* panel() const { return body_; }
    [[nodiscard]] const std::vector<wxToggleButton*>& tabs() const { return tabs_; }
    [[nodiscard]] wxButton* play_button() const { return play_; }

private:
    wxSizer* make_left();
    wxSizer* make_heading();
    wxSizer* make_transport();
    wxWindow* make_right();
    void show_left(const ReplayScreen& screen);
    void show_right(const ReplayScreen& screen);
    void show_transport(const ReplayScreen& screen);
    wxSizer* make_tabs(wxWindow* parent);
    wxSizer* make_second_row();
    template <class Name>
    wxButton* make_icon(Icon which, Name action);
    template <class Name>
    wxToggleButton* make_tipped(wxWindow* parent, Name action);
    template <class Name>
    wxButton* make_small(Name action);
    void step_to(std::size_t step);
    void take(PlayAction action);
    void take(ReplayAction action);
    void copy_record();
    void open_video_found();
    void save_text();
    void save_picture();
    void save_pdf();
    void make_scenario(PitQuestion asked);
    bool go_to_field(ReplayAction action);
    void lay_out() override;
    OpenHand& hand() { return *session_.hand; }

    ReplaySession& session_;
    ReplayScreen shown_;
    wxTimer timer_;
    wxButton* previous_ = nullptr;
    wxButton* next_ = nullptr;
    PageHead head_;
    TableCanvas* table_ = nullptr;
    Timeline* timeline_ = nullptr;
    Text* position_ = nullptr;
    wxButton* first_ = nullptr;
    wxButton* step_back_ = nullptr;
    wxButton* play_ = nullptr;
    wxButton* step_ = nullptr;
    wxButton* last_ = nullptr;
    wxButton* slower_ = nullptr;
    wxButton* faster_ = nullptr;
    Text* pace_ = nullptr;
    Text* notice_ = nullptr;
    wxToggleButton* recorded_ = nullptr;
    wxToggleButton* stops_ = nullptr;
    wxToggleButton* bookmark_ = nullptr;
    wxButton* order_ = nullptr;  // only of a deal that went wrong
    std::vector<wxToggleButton*> tabs_;
    wxToggleButton* totals_ = nullptr;
    Tile* right_ = nullptr;
    Text* banner_ = nullptr;
    Text* banner_text_ = nullptr;
    ReplayPanel* body_ = nullptr;
    ClauseCard* clause_ = nullptr;
    Text* events_heading_ = nullptr;
    RowList* events_ = nullptr;
};

}  // namespace fairdeal
