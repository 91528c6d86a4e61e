#include "desk/kit/rows/row_list.h"

#include <wx/dc.h>
#include <wx/dcclient.h>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/tab_order.h"
#include "desk/kit/rows/row_lines.h"
#include "desk/kit/tile.h"

namespace fairdeal {

RowList::RowList(wxWindow* parent, const std::string& name, int row_height, Tone ground,
                 RowPick pick)
    : wxVListBox(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                 wxBORDER_NONE | (pick == RowPick::Many ? wxLB_MULTIPLE : 0)),
      name_(name),
      row_height_(row_height),
      ground_(ground) {
    theme_changed();
    gtk::set_name(this, name);
    Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        say_selected();
        if (on_pick) on_pick(event.GetInt());
    });
    Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& event) {
        if (on_open) on_open(event.GetInt());
    });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        const int row = VirtualHitTest(event.GetPosition().y);
        if (opens_on_click && on_open && row != wxNOT_FOUND) on_open(row);
    });
}

bool RowList::Show(bool show) { return show_in_tab_order(*this, wxVListBox::Show(show)); }

void RowList::set_rows(std::size_t count, Draw draw, Words words) {
    draw_ = std::move(draw);
    words_ = std::move(words);
    if (GetItemCount() != count) SetItemCount(count);
    RefreshAll();
}

void RowList::show_selected(int row) {
    const int wanted = row < static_cast<int>(GetItemCount()) ? row : -1;
    if (GetSelection() != wanted) SetSelection(wanted);
    say_selected();
}

void RowList::show_chosen(const std::vector<int>& rows, int current_row) {
    if (chosen() != rows || current() != current_row) {
        DeselectAll();
        if (current_row >= 0) SetSelection(current_row);
        for (const int row : rows) Select(static_cast<std::size_t>(row));
    }
    say_selected();
}

std::vector<int> RowList::chosen() const {
    std::vector<int> rows;
    unsigned long place = 0;
    for (int row = GetFirstSelected(place); row != wxNOT_FOUND; row = GetNextSelected(place))
        rows.push_back(row);
    return rows;
}

int RowList::current() const {
    if (!HasMultipleSelection()) return GetSelection();
    for (std::size_t row = 0; row < GetItemCount(); ++row) {
        if (IsCurrent(row)) return static_cast<int>(row);
    }
    return wxNOT_FOUND;
}

void RowList::theme_changed() {
    SetBackgroundColour(colour(ground_));
    RefreshAll();
}

void RowList::say_selected() {
    const int row = current();
    const bool any = row != wxNOT_FOUND && words_ && static_cast<std::size_t>(row) < GetItemCount();
    gtk::set_name(this, any ? words_(static_cast<std::size_t>(row)) : name_);
    gtk::set_description(
        this, tr("{list}, {number} rows", "list"_a = name_, "number"_a = GetItemCount()));
}

void RowList::OnDrawItem(wxDC& dc, const wxRect& rect, size_t number) const {
    if (!draw_) return;
    auto* paint = dynamic_cast<wxWindowDC*>(&dc);
    const std::unique_ptr<wxGraphicsContext> gc(paint != nullptr
                                                    ? wxGraphicsContext::Create(*paint)
                                                    : wxGraphicsContext::CreateFromUnknownDC(dc));
    if (gc)
        draw_(*gc, wxRect2DDouble(rect.x, rect.y, rect.width, rect.height), number,
              IsSelected(number));
}

void RowList::OnDrawBackground(wxDC& dc, const wxRect& rect, size_t) const {
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(colour(ground_)));
    dc.DrawRectangle(rect);
}

double text_width(wxGraphicsContext& gc, const std::string& text, const wxFont& font) {
    gc.SetFont(font, *wxBLACK);
    double width = 0;
    gc.GetTextExtent(wide(text), &width, nullptr);
    return width;
}

void draw_text(wxGraphicsContext& gc, const std::string& text, const wxFont& font, Tone tone,
               double x, double y, double width) {
    wxString shown = wide(gtk::from_left(text));
    double needed = text_width(gc, text, font);
    gc.SetFont(font, colour(tone));
    while (needed > width && shown.length() > 1) {
        shown =
            shown.Left(shown.length() - (shown.EndsWith(wxString::FromUTF8("\u2026")) ? 2 : 1)) +
            wxString::FromUTF8("\u2026");
        gc.GetTextExtent(shown, &needed, nullptr);
    }
    gc.DrawText(shown, x, y);
}

void draw_text_right(wxGraphicsContext& gc, const std::string& text, const wxFont& font, Tone tone,
                     double right, double y) {
    const double width = text_width(gc, text, font);
    gc.SetFont(font, colour(tone));
    gc.DrawText(wide(gtk::from_left(text)), right - width, y);
}

void fill_row(wxGraphicsContext& gc, const wxRect2DDouble& row) {
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(Tone::AccentSoft)));
    gc.DrawRoundedRectangle(row.m_x + 8, row.m_y + 2, row.m_width - 16, row.m_height - 4, 8);
}

void fill_low_row(wxGraphicsContext& gc, const wxRect2DDouble& row) {
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(Tone::AccentSoft)));
    gc.DrawRoundedRectangle(row.m_x + 2, row.m_y + 1, row.m_width - 4, row.m_height - 2, 6);
}

void draw_mark(wxGraphicsContext& gc, bool right, double x, double y, double size) {
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(right ? Tone::Good : Tone::Bad)));
    gc.DrawEllipse(x, y, size, size);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour(Tone::Surface))
                               .Width(size / 9)
                               .Cap(wxCAP_ROUND)
                               .Join(wxJOIN_ROUND)));
    wxGraphicsPath path = gc.CreatePath();
    const auto at = [&](double u, double v) { return wxPoint2DDouble(x + u * size, y + v * size); };
    if (right) {
        path.MoveToPoint(at(0.28, 0.52));
        path.AddLineToPoint(at(0.44, 0.68));
        path.AddLineToPoint(at(0.73, 0.35));
    } else {
        path.MoveToPoint(at(0.34, 0.34));
        path.AddLineToPoint(at(0.66, 0.66));
        path.MoveToPoint(at(0.66, 0.34));
        path.AddLineToPoint(at(0.34, 0.66));
    }
    gc.StrokePath(path);
}

void draw_two_lines(wxGraphicsContext& gc, const wxRect2DDouble& row, const std::string& title,
                    const std::string& detail, bool selected, Tone tone) {
    if (selected) fill_row(gc, row);
    const RowLines lines(row, {14, 13});
    const double left = row.m_x + 20;
    const double width = row.m_width - 40;
    draw_text(gc, title, font(14, wxFONTWEIGHT_SEMIBOLD), tone, left, lines.top(0), width);
    draw_text(gc, detail, font(13), Tone::Muted, left, lines.top(1), width);
}

std::pair<std::string, std::string> in_two_lines(wxGraphicsContext& gc, const std::string& text,
                                                 const wxFont& letter, double width) {
    std::size_t end = text.size();
    while (text_width(gc, text.substr(0, end), letter) > width) {
        const std::size_t gap = text.rfind(' ', end - 1);
        if (gap == std::string::npos || gap == 0) return {text, ""};
        end = gap;
    }
    return {text.substr(0, end), end == text.size() ? "" : text.substr(end + 1)};
}

namespace {

/// Alone in its row, in two lines where it is long.
void draw_title(wxGraphicsContext& gc, const wxRect2DDouble& row, const std::string& title,
                double left, double width) {
    const wxFont letters = font(15, wxFONTWEIGHT_SEMIBOLD);
    const auto [first, rest] = in_two_lines(gc, title, letters, width);
    const RowLines lines = rest.empty() ? RowLines(row, {15}) : RowLines(row, {15, 15});
    draw_text(gc, first, letters, Tone::Text, left, lines.top(0), width);
    if (!rest.empty()) draw_text(gc, rest, letters, Tone::Text, left, lines.top(1), width);
}

}  // namespace

void draw_named(wxGraphicsContext& gc, const wxRect2DDouble& row, const std::string& title,
                const std::string& detail, const std::string& word, bool selected,
                Tone tone_of_word) {
    if (selected) fill_row(gc, row);
    const double left = row.m_x + 24;
    const double width = row.m_width - 48;
    if (detail.empty() && word.empty()) return draw_title(gc, row, title, left, width);
    const bool room = row.m_height >= height_of_lines({15, 13, 13}, Gap::tight);
    const auto [first, rest] =
        room ? in_two_lines(gc, detail, font(13), width) : std::pair(detail, std::string());
    const RowLines lines = rest.empty() ? RowLines(row, {15, 13}) : RowLines(row, {15, 13, 13});
    const wxFont small = font(13, wxFONTWEIGHT_MEDIUM);
    const double aside = std::min(text_width(gc, word, small), width / 2);
    draw_text(gc, title, font(15, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, lines.top(0),
              width - aside - (word.empty() ? 0 : grid));
    draw_text(gc, word, small, tone_of_word, left + width - aside, lines.top(0, 13), aside + 1);
    draw_text(gc, first, font(13), Tone::Muted, left, lines.top(1), width);
    if (!rest.empty()) draw_text(gc, rest, font(13), Tone::Muted, left, lines.top(2), width);
}

}  // namespace fairdeal
