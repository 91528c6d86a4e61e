#include "gui/audit_rows.h"

#include <wx/brush.h>

#include <algorithm>
#include <sstream>

#include "gui/tile.h"

namespace fairdeal {

namespace {

void draw_selection(wxGraphicsContext& gc, const wxRect2DDouble& row) {
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(Tone::AccentSoft)));
    gc.DrawRoundedRectangle(row.m_x + 4, row.m_y + 2, row.m_width - 8, row.m_height - 4, 8);
}

/// A bar that grows to the left from where its amount ends.
void draw_bar(wxGraphicsContext& gc, double share, Tone tone, double right, double y) {
    if (share <= 0) return;
    constexpr double most = 108;
    const double width = std::max(2.0, most * share);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(tone)));
    gc.DrawRoundedRectangle(right - width, y, width, 5, 2);
}

/// Breaks a text into at most so many lines; the last is cut where more is left.
void draw_lines(wxGraphicsContext& gc, const std::string& text, const wxFont& letters, Tone tone,
                double x, double y, double width, int most) {
    constexpr double line_height = 18;
    std::istringstream words(text);
    std::string line;
    std::string word;
    int number = 1;
    while (words >> word) {
        const std::string longer = line.empty() ? word : line + " " + word;
        if (line.empty() || number == most || text_width(gc, longer, letters) <= width) {
            line = longer;
            continue;
        }
        draw_text(gc, line, letters, tone, x, y, width);
        y += line_height;
        line = word;
        ++number;
    }
    draw_text(gc, line, letters, tone, x, y, width);
}

}  // namespace

void draw_cell(wxGraphicsContext& gc, const wxRect2DDouble& row, const AuditCellItem& item,
               bool selected) {
    if (selected) draw_selection(gc, row);
    const std::array<std::string, 5> texts{item.hands, item.wrong, item.faults, item.overpaid,
                                           item.underpaid};
    double right = row.m_x + row.m_width - audit_row_margin;
    const double top = row.m_y + 9;
    for (std::size_t i = texts.size(); i-- > 0;) {
        const bool zero = texts.at(i) == "0" || texts.at(i) == "$0";
        draw_text_right(gc, texts.at(i), font(14, wxFONTWEIGHT_MEDIUM),
                        zero ? Tone::Muted : Tone::Text, right, top);
        if (i == 3) draw_bar(gc, item.over, Tone::Bad, right, row.m_y + 33);
        if (i == 4) draw_bar(gc, item.under, Tone::Note, right, row.m_y + 33);
        right -= audit_columns.at(i);
    }
    const double left = row.m_x + audit_row_margin;
    draw_text(gc, item.title, font(14, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, top, right - left);
}

void draw_pattern(wxGraphicsContext& gc, const wxRect2DDouble& row, const AuditPatternItem& item,
                  bool selected) {
    if (selected) draw_selection(gc, row);
    const double left = row.m_x + audit_row_margin;
    const double width = row.m_width - 2 * audit_row_margin;
    draw_text(gc, item.title, font(14, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, row.m_y + 10,
              width);
    draw_lines(gc, item.sentence, font(13), Tone::Text, left, row.m_y + 32, width, 5);
    draw_text(gc, item.chance, font(13, wxFONTWEIGHT_MEDIUM), Tone::Bad, left, row.m_y + 126,
              width);
}

}  // namespace fairdeal
