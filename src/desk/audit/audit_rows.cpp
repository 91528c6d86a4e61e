#include "desk/audit/audit_rows.h"

#include <wx/brush.h>

#include <algorithm>
#include <sstream>

#include "desk/kit/tile.h"

namespace fairdeal {

namespace {

void draw_selection(wxGraphicsContext& gc, const wxRect2DDouble& row) {
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(Tone::AccentSoft)));
    gc.DrawRoundedRectangle(row.m_x + 4, row.m_y + 2, row.m_width - 8, row.m_height - 4, 8);
}

/// A bar that grows to the left from where its amount ends.
void draw_bar(wxGraphicsContext& gc, double share, Tone tone, double right, double y, double most) {
    if (share <= 0) return;
    const double width = std::max(2.0, most * share);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(tone)));
    gc.DrawRoundedRectangle(right - width, y, width, 5, 2);
}

/// Breaks a text into at most so many lines; the last is cut where more is left. Returns where the
/// next line would be.
double draw_lines(wxGraphicsContext& gc, const std::string& text, const wxFont& letters_used,
                  Tone tone, const wxRect2DDouble& place, int most) {
    const double line_height = 18 * letters();
    double y = place.m_y;
    std::istringstream words(text);
    std::string line;
    std::string word;
    int number = 1;
    while (words >> word) {
        std::string longer = line;
        if (!line.empty()) longer += ' ';
        longer += word;
        if (line.empty() || number == most ||
            text_width(gc, longer, letters_used) <= place.m_width) {
            line = std::move(longer);
            continue;
        }
        draw_text(gc, line, letters_used, tone, place.m_x, y, place.m_width);
        y += line_height;
        line = word;
        ++number;
    }
    draw_text(gc, line, letters_used, tone, place.m_x, y, place.m_width);
    return y + line_height;
}

}  // namespace

int audit_cell_height() { return as_high(46); }
int audit_pattern_height() { return as_high(162); }

std::array<int, 5> audit_columns(int list_width) {
    constexpr std::array<int, 5> wide{84, 76, 76, 132, 132};
    constexpr std::array<int, 5> close{52, 56, 78, 96, 106};
    constexpr int all_of_wide = 500;
    constexpr int least_name = 190;
    std::array<int, 5> widths = list_width < (all_of_wide + least_name) * letters() ? close : wide;
    for (int& width : widths) width = as_high(width);
    return widths;
}

void draw_cell(wxGraphicsContext& gc, const wxRect2DDouble& row, const AuditCellItem& item,
               bool selected) {
    if (selected) draw_selection(gc, row);
    const std::array<std::string, 5> texts{item.hands, item.wrong, item.faults, item.overpaid,
                                           item.underpaid};
    const auto columns = audit_columns(static_cast<int>(row.m_width));
    double right = row.m_x + row.m_width - side;
    const double top = row.m_y + 9 * letters();
    const double bar = row.m_y + 33 * letters();
    const double longest = columns[3] - 24;
    for (std::size_t i = texts.size(); i-- > 0;) {
        const auto end = texts.at(i).find('\n');
        draw_text_right(gc, texts.at(i).substr(0, end), font(14, wxFONTWEIGHT_MEDIUM),
                        item.is_zero.at(i) ? Tone::Muted : Tone::Text, right, top);
        if (end != std::string::npos)  // chips beside cash: they stand where the bar would be
            draw_text_right(gc, texts.at(i).substr(end + 1), font(12), Tone::Text, right,
                            row.m_y + 26 * letters());
        else if (i == 3)
            draw_bar(gc, item.over, Tone::Bad, right, bar, longest);
        else if (i == 4)
            draw_bar(gc, item.under, Tone::Note, right, bar, longest);
        right -= columns.at(i);
    }
    const double left = row.m_x + side;
    const double up = item.note.empty() ? 0 : 4 * letters();
    draw_text(gc, item.title, font(14, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, top - up,
              right - left);
    draw_text(gc, item.note, font(12), Tone::Muted, left, row.m_y + 25 * letters(), right - left);
}

void draw_pattern(wxGraphicsContext& gc, const wxRect2DDouble& row, const AuditPatternItem& item,
                  bool selected) {
    if (selected) draw_selection(gc, row);
    wxRect2DDouble place(row.m_x + side, row.m_y + 10 * letters(), row.m_width - 2 * side,
                         row.m_height);
    draw_text(gc, item.title, font(14, wxFONTWEIGHT_SEMIBOLD), Tone::Text, place.m_x, place.m_y,
              place.m_width);
    place.m_y += 22 * letters();
    place.m_y = draw_lines(gc, item.sentence, font(13), Tone::Text, place, 4);
    place.m_y = draw_lines(gc, item.chance, font(13, wxFONTWEIGHT_MEDIUM), Tone::Bad, place, 1);
    place.m_y += 2;
    draw_lines(gc, item.detail, font(12), Tone::Muted, place, 2);
}

}  // namespace fairdeal
