#pragma once
// A row of the exam office's lists: a title, a line below it, a word at the right.

#include "app/certify_screen.h"
#include "gui/row_list.h"

namespace fairdeal {

constexpr int office_row_height = 62;

inline void draw_office_row(wxGraphicsContext& gc, const wxRect2DDouble& row,
                            const OfficeRow& item, bool selected) {
    if (selected) fill_row(gc, row);
    const double left = row.m_x + 24;
    const double right = row.m_x + row.m_width - 24;
    const wxFont small = font(13, wxFONTWEIGHT_MEDIUM);
    const double word = std::min(text_width(gc, item.word, small), (right - left) / 2);
    draw_text(gc, item.title, font(15, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left,
              row.m_y + 10 * letters(), right - left - word - grid);
    draw_text(gc, item.word, small, Tone::Muted, right - word, row.m_y + 12 * letters(), word + 1);
    draw_text(gc, item.detail, font(13), Tone::Muted, left, row.m_y + 34 * letters(),
              right - left);
}

/// Shows rows in a list that draws them, and selects the picked one.
inline void show_office_rows(RowList* list, const std::vector<OfficeRow>& rows) {
    list->set_rows(
        rows.size(),
        [&rows](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                bool selected) { draw_office_row(gc, row, rows.at(number), selected); },
        [&rows](std::size_t number) { return rows.at(number).spoken; });
    int picked = -1;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].picked) picked = static_cast<int>(i);
    }
    list->show_selected(picked);
}

}  // namespace fairdeal
