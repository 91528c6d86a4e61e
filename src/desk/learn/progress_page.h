#pragma once
// What a trainee has learnt, as pictures: the rule book as a map of mastery, accuracy and speed,
// the reviews of the days to come.

#include <wx/scrolwin.h>

#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"
#include "desk/learn/learn_tabs.h"
#include "desk/learn/progress_session.h"

namespace fairdeal {

class PictureCanvas;
class Painter;
struct Box;

class ProgressPage : public Page {
public:
    ProgressPage(wxWindow* parent, PageContext& context, ProgressSession& session,
                 const LearnSession& school);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] wxButton* drill_button() const { return drill_; }

private:
    wxWindow* make_map(wxWindow* parent);
    void add_picked(wxSizer* column);
    wxWindow* make_charts(wxWindow* parent);
    void show_games();
    wxButton* make_action_button(ProgressAction action, const char* kind);
    void take(ProgressAction action);
    [[nodiscard]] std::string nearest_clause(int way) const;
    void show_picked();
    void draw_legend(Painter& painter, const Box& box) const;
    [[nodiscard]] double map_width() const;
    [[nodiscard]] int legend_height(int width) const;
    [[nodiscard]] std::vector<MapPlace> map_places() const;
    void bring_into_view();
    void lay_out() override;

    ProgressSession& session_;
    ProgressScreen shown_;
    LearnTabs* tabs_ = nullptr;
    Text* heading_ = nullptr;
    Text* sums_ = nullptr;
    Text* empty_ = nullptr;
    std::vector<wxToggleButton*> games_;
    Tile* map_card_ = nullptr;
    Tile* chart_card_ = nullptr;
    wxScrolledWindow* scroll_ = nullptr;
    PictureCanvas* map_ = nullptr;
    PictureCanvas* legend_ = nullptr;
    wxButton* drill_ = nullptr;
    wxButton* read_ = nullptr;
    Text* clause_ = nullptr;
    Text* clause_standing_ = nullptr;
    std::vector<PictureCanvas*> charts_;
    std::vector<Text*> titles_;
};

}  // namespace fairdeal
