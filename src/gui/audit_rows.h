#pragma once
// The rows of the audit page, drawn: cells with their bars, patterns with their sentences.

#include <array>

#include "app/audit_screen.h"
#include "gui/row_list.h"

namespace fairdeal {

constexpr int audit_cell_height = 46;
constexpr int audit_pattern_height = 156;
/// The widths of the columns behind the first, which has the rest.
inline constexpr std::array audit_columns{84, 76, 76, 132, 132};
constexpr int audit_row_margin = 16;

void draw_cell(wxGraphicsContext& gc, const wxRect2DDouble& row, const AuditCellItem& item,
               bool selected);
void draw_pattern(wxGraphicsContext& gc, const wxRect2DDouble& row, const AuditPatternItem& item,
                  bool selected);

}  // namespace fairdeal
