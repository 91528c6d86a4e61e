#include "desk/kit/chooser.h"

#include <algorithm>

#include "desk/kit/fields.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

constexpr int mark = 16;

void draw_row(wxGraphicsContext& gc, const wxRect2DDouble& row, const ChooserRow& shown,
              bool selected) {
    const Tone tone = shown.muted ? Tone::Muted : Tone::Text;
    draw_two_lines(gc, row, shown.title, shown.detail, selected, tone);
}

/// A mark at the left of what is chosen; the words of all stand in one line below each other.
void draw_marked(wxGraphicsContext& gc, const wxRect2DDouble& row, const ChooserRow& shown,
                 bool selected) {
    if (selected) fill_row(gc, row);
    wxRect2DDouble words = row;
    words.m_x += mark;
    words.m_width -= mark;
    draw_two_lines(gc, words, shown.title, shown.detail, false, Tone::Text);
    if (shown.chosen) draw_mark(gc, true, row.m_x + Gap::part, middle_of(row, mark), mark);
}

}  // namespace

Chooser::Chooser(wxWindow* parent, const std::string& list_name, const std::string& search_name,
                 std::function<void(const std::string&)> searched)
    : Tile(parent, {Tone::Surface, Tone::Surface, Tone::Surface, 0, false, 1, 0}) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    search_ = make_search_field(this, search_name, search_name, -1, std::move(searched));
    put(column, search_, {2 * grid, grid, 2 * grid, grid});
    empty_ = new Text(this, "", 14, Hue::Muted);
    put(column, empty_, {2 * grid, grid, 2 * grid, grid});
    list_ = new RowList(this, list_name, height_of_lines({14, 13}, Gap::beside), Tone::Surface);
    put(column, list_, {Gap::hair, 0, Gap::hair, 0}, true);
    SetSizer(column);
    // From the field on into the list; Enter takes what is picked there.
    search_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        const bool enter = key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
        if (key == WXK_DOWN && !rows_.empty()) return list_->SetFocus();
        if (enter && list_->on_open && list_->GetSelection() >= 0)
            return list_->on_open(list_->GetSelection());
        event.Skip();
    });
}

void Chooser::show(std::vector<ChooserRow> rows, int picked, const std::string& search,
                   const std::string& empty) {
    rows_ = std::move(rows);
    put_text(search_, search);
    const bool any_chosen =
        std::any_of(rows_.begin(), rows_.end(), [](const ChooserRow& row) { return row.chosen; });
    list_->set_rows(
        rows_.size(),
        [this, any_chosen](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                           bool selected) {
            const ChooserRow& shown = rows_.at(number);
            any_chosen ? draw_marked(gc, row, shown, selected) : draw_row(gc, row, shown, selected);
        },
        [this](std::size_t number) { return rows_.at(number).spoken; });
    list_->show_selected(rows_.empty() ? -1 : picked);
    empty_->say(empty);
    empty_->Show(!empty.empty());
}

void Chooser::lay_out(int width) {
    empty_->wrap_to(width - 4 * grid);
    Layout();
}

}  // namespace fairdeal
