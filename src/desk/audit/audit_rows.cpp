#include "desk/audit/audit_rows.h"

#include <wx/brush.h>

#include <algorithm>

#include "desk/kit/rows/row_lines.h"
#include "desk/kit/tile.h"

namespace fairdeal {

namespace {

void draw_selection(wxGraphicsContext& gc, const wxRect2DDouble& row) {
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(Tone::AccentSoft)));
    gc.DrawRoundedRectangle(row.m_x + 4, row.m_y + 2, row.m_width - 8, row.m_height - 4, 8);
}

constexpr double bar_height = 5;

/// A bar that grows to the left from where its amount ends.
void draw_bar(wxGraphicsContext& gc, double share, Tone tone, double right, double y, double most) {
    if (share <= 0) return;
    const double width = std::max(2.0, most * share);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(tone)));
    gc.DrawRoundedRectangle(right - width, y, width, bar_height, bar_height / 2);
}

// A pattern: its title, a sentence of up to four lines, what chance says, two lines of detail.
constexpr std::initializer_list<double> pattern_lines{14, 13, 13, 13, 13, 13, 12, 12};

/// Where a row's texts stand that are broken into its lines, one text after the other.
class BrokenText {
public:
    BrokenText(wxGraphicsContext& gc, const wxRect2DDouble& row)
        : gc_(gc),
          lines_(row, pattern_lines),
          left_(row.m_x + side),
          width_(row.m_width - 2 * side) {}

    /// In at most so many lines; the last is cut where more is left.
    void add(const std::string& text, const wxFont& letter, Tone tone, int most) {
        std::string left_over = text;
        for (int line = 1; line <= most && !left_over.empty(); ++line) {
            const auto [first, rest] = line < most ? in_two_lines(gc_, left_over, letter, width_)
                                                   : std::pair(left_over, std::string());
            draw_text(gc_, first, letter, tone, left_, lines_.top(next_++), width_);
            left_over = rest;
        }
    }

private:
    wxGraphicsContext& gc_;
    RowLines lines_;
    double left_;
    double width_;
    std::size_t next_ = 0;
};

}  // namespace

int audit_cell_height() { return height_of_lines({14, 12}, Gap::tight); }
int audit_pattern_height() { return height_of_lines(pattern_lines, Gap::hair); }

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
    const RowLines lines(row, {14, 12});
    const double bar = lines.beside(1, bar_height);
    const double longest = columns[3] - 24;
    for (std::size_t i = texts.size(); i-- > 0;) {
        const auto end = texts.at(i).find('\n');
        draw_text_right(gc, texts.at(i).substr(0, end), font(14, wxFONTWEIGHT_MEDIUM),
                        item.is_zero.at(i) ? Tone::Muted : Tone::Text, right, lines.top(0));
        if (end != std::string::npos)  // chips beside cash: they stand where the bar would be
            draw_text_right(gc, texts.at(i).substr(end + 1), font(12), Tone::Text, right,
                            lines.top(1));
        else if (i == 3)
            draw_bar(gc, item.over, Tone::Bad, right, bar, longest);
        else if (i == 4)
            draw_bar(gc, item.under, Tone::Note, right, bar, longest);
        right -= columns.at(i);
    }
    const double left = row.m_x + side;
    draw_text(gc, item.title, font(14, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left,
              item.note.empty() ? RowLines(row, {14}).top(0) : lines.top(0), right - left);
    draw_text(gc, item.note, font(12), Tone::Muted, left, lines.top(1), right - left);
}

void draw_pattern(wxGraphicsContext& gc, const wxRect2DDouble& row, const AuditPatternItem& item,
                  bool selected) {
    if (selected) draw_selection(gc, row);
    BrokenText words(gc, row);
    words.add(item.title, font(14, wxFONTWEIGHT_SEMIBOLD), Tone::Text, 1);
    words.add(item.sentence, font(13), Tone::Text, 4);
    words.add(item.chance, font(13, wxFONTWEIGHT_MEDIUM), Tone::Bad, 1);
    words.add(item.detail, font(12), Tone::Muted, 2);
}

}  // namespace fairdeal
