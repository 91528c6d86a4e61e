#pragma once
// A row of the exam office's lists: a title, a line below it, a word at the right.

#include "desk/certify/certify_screen.h"
#include "desk/kit/rows/row_lines.h"
#include "desk/kit/rows/row_list.h"

namespace fairdeal {

inline int office_row_height() { return height_of_lines({15, 13}); }
/// Of two lines below the title.
inline int tall_office_row_height() { return height_of_lines({15, 13, 13}); }

/// Shows rows in a list that draws them, and selects the picked one.
inline void show_office_rows(RowList* list, const std::vector<OfficeRow>& rows) {
    list->set_rows(
        rows.size(),
        [&rows](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                bool selected) {
            const OfficeRow& item = rows.at(number);
            draw_named(gc, row, item.title, item.detail, item.word, selected);
        },
        [&rows](std::size_t number) { return rows.at(number).spoken; });
    int picked = -1;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].picked) picked = static_cast<int>(i);
    }
    list->show_selected(picked);
}

}  // namespace fairdeal
