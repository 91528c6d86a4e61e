#pragma once
// The table of hands: headings that sort, and rows of which several can be selected.

#include <functional>

#include "desk/kit/rows/row_list.h"
#include "desk/kit/tile.h"
#include "desk/replay/replay_words.h"

namespace fairdeal {

class HandTable : public Tile {
public:
    /// Of a column in CSS pixels: as narrow as it may become, as wide as it would like to be.
    struct Width {
        double least = 0, liked = 0;
    };
    explicit HandTable(wxWindow* parent);
    /// Good until it is shown again.
    void show(const LogListScreen& screen);
    void theme_changed() { list_->theme_changed(); }
    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] wxButton* heading(HandColumn column) const;

    std::function<void(HandColumn)> on_heading;
    /// What is selected now, and the row that the keyboard is at.
    std::function<void(const std::vector<int>& rows, int current)> on_choose;
    std::function<void(int row)> on_open;
    /// A menu is asked for at a row's cell.
    std::function<void(int row, std::size_t column)> on_menu;

private:
    struct Span {
        double left = 0, width = 0;
    };
    /// Where the columns stand in that width; those at the right that find no room there are left
    /// out.
    [[nodiscard]] std::vector<Span> spans(double width) const;
    [[nodiscard]] Width width_of(HandColumn column) const;
    void measure_ids(const LogListScreen& screen);
    void make_headings();
    void lay_out();
    void draw_row(wxGraphicsContext& gc, const wxRect2DDouble& row, const HandItem& item) const;
    void ask_for_menu(wxContextMenuEvent& event);

    const LogListScreen* shown_ = nullptr;
    std::vector<HandColumn> made_for_;  // the columns whose headings there are
    double widest_shown_ = 0;           // id of a hand, in CSS pixels
    wxBoxSizer* headings_row_ = nullptr;
    std::vector<wxButton*> headings_;
    RowList* list_ = nullptr;
};

}  // namespace fairdeal
