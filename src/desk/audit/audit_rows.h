#pragma once
// The rows of the audit page, drawn: cells with their bars, patterns with their sentences.

#include <array>

#include "desk/audit/audit_words.h"
#include "desk/kit/rows/row_list.h"

namespace fairdeal {

/// The heights of a row, as large as letters are here.
int audit_cell_height();
int audit_pattern_height();

/// The widths of the columns after the first, which has the rest of the list's width: where there
/// is little, they are closer together.
std::array<int, 5> audit_columns(int list_width);

void draw_cell(wxGraphicsContext& gc, const wxRect2DDouble& row, const AuditCellItem& item,
               bool selected);
void draw_pattern(wxGraphicsContext& gc, const wxRect2DDouble& row, const AuditPatternItem& item,
                  bool selected);

}  // namespace fairdeal
