#pragma once
// Replay, with a hand open: the table and its slider on the left, recorded against ruled and the
// events on the right.

#include <wx/scrolwin.h>
#include <wx/timer.h>

#include "app/replay_screen.h"
#include "gui/page.h"
#include "gui/row_list.h"
#include "gui/table_canvas.h"
#include "gui/timeline.h"
#include "gui/verdict_card.h"

namespace fairdeal {

class ReplayPage : public Page {
public:
    ReplayPage(wxWindow* parent, Hub& hub);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override { play_->SetFocus(); }

    [[nodiscard]] const TableCanvas& table() const { return *table_; }
    [[nodiscard]] Timeline* timeline() const { return timeline_; }
    [[nodiscard]] RowList* events() const { return events_; }
    [[nodiscard]] const std::vector<VerdictCard*>& verdicts() const { return verdicts_; }
    [[nodiscard]] wxButton* play_button() const { return play_; }

private:
    wxSizer* make_left();
    wxSizer* make_heading();
    wxSizer* make_transport();
    wxWindow* make_right();
    void show_left(const ReplayScreen& screen);
    void show_right(const ReplayScreen& screen);
    void build_verdicts(const ReplayScreen& screen);
    void step_to(std::size_t step);
    void lay_out();
    OpenHand& hand() { return *desk().replay.hand; }

    std::string built_;
    ReplayScreen shown_;
    wxTimer timer_;
    wxButton* back_ = nullptr;
    wxButton* previous_ = nullptr;
    wxButton* next_ = nullptr;
    Text* crumb_ = nullptr;
    Text* title_ = nullptr;
    TableCanvas* table_ = nullptr;
    Timeline* timeline_ = nullptr;
    Text* position_ = nullptr;
    wxButton* first_ = nullptr;
    wxButton* step_back_ = nullptr;
    wxButton* play_ = nullptr;
    wxButton* step_ = nullptr;
    wxButton* last_ = nullptr;
    wxButton* mismatch_ = nullptr;
    wxToggleButton* totals_ = nullptr;
    Tile* right_ = nullptr;
    Text* banner_ = nullptr;
    Text* banner_text_ = nullptr;
    wxScrolledWindow* body_ = nullptr;
    ClauseCard* clause_ = nullptr;
    Text* events_heading_ = nullptr;
    RowList* events_ = nullptr;
    std::vector<VerdictCard*> verdicts_;
};

}  // namespace fairdeal
