#pragma once
// The dealers beside the house: a list, worst first; of the picked one a funnel plot, a story and
// the causes.

#include "desk/audit/ranking/ranking_words.h"
#include "desk/kit/canvas/picture_canvas.h"
#include "desk/kit/rows/row_list.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class RankingPanel : public Tile {
public:
    explicit RankingPanel(wxWindow* parent);
    void show(RankingScreen screen);
    void theme_changed();
    /// Breaks its sentences for the width it has; beside each other where there is room.
    void lay_out(int width);

    [[nodiscard]] RowList* dealers() const { return dealers_; }
    [[nodiscard]] RowList* causes() const { return causes_; }
    [[nodiscard]] PictureCanvas* funnel() const { return funnel_; }
    /// Called with a row of the list, a dot of the funnel among them, and of the causes; opened by
    /// double click.
    std::function<void(int)> on_dealer, on_cause;
    std::function<void(int)> on_open_dealer, on_open_cause;

private:
    wxWindow* make_list();
    wxWindow* make_detail();

    RankingScreen shown_;
    wxBoxSizer* body_ = nullptr;
    Tile* list_card_ = nullptr;
    Tile* detail_ = nullptr;
    Text* house_ = nullptr;
    Text* empty_ = nullptr;
    RowList* dealers_ = nullptr;
    Text* title_ = nullptr;
    Text* story_ = nullptr;
    PictureCanvas* funnel_ = nullptr;
    RowList* causes_ = nullptr;
};

}  // namespace fairdeal
