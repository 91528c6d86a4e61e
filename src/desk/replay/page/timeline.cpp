#include "desk/replay/page/timeline.h"

#include <wx/brush.h>
#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/pen.h>
#include <algorithm>
#include <cmath>
#include <memory>

#include "base/translation.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

constexpr double timeline_margin = 14;
constexpr double track_y = 28;
constexpr double below_y = 46;  // the middle of the signs below the track
constexpr int height = 56;

void fill_shape(wxGraphicsContext& gc, const wxGraphicsPath& path, Tone tone) {
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(tone)));
    gc.FillPath(path);
}

/// A warning triangle standing on its point above the track.
void draw_mismatch(wxGraphicsContext& gc, double x) {
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(x - 7, 5);
    path.AddLineToPoint(x + 7, 5);
    path.AddLineToPoint(x, 17);
    path.CloseSubpath();
    fill_shape(gc, path, Tone::Bad);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour(Tone::Surface)).Width(1.6).Cap(wxCAP_ROUND)));
    gc.StrokeLine(x, 7.5, x, 10.5);
}

/// A diamond above the track.
void draw_fault(wxGraphicsContext& gc, double x) {
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(x, 4);
    path.AddLineToPoint(x + 6, 10.5);
    path.AddLineToPoint(x, 17);
    path.AddLineToPoint(x - 6, 10.5);
    path.CloseSubpath();
    fill_shape(gc, path, Tone::Note);
}

/// Below the track: a card, a turn's dot, a chip.
void draw_moment(wxGraphicsContext& gc, MarkKind kind, double x) {
    const wxGraphicsPenInfo pen = wxGraphicsPenInfo(colour(Tone::Muted)).Width(1.5);
    gc.SetPen(gc.CreatePen(pen));
    gc.SetBrush(*wxTRANSPARENT_BRUSH);
    if (kind == MarkKind::Deal) return gc.DrawRoundedRectangle(x - 3.5, below_y - 5, 7, 10, 1.5);
    if (kind == MarkKind::Money) {
        gc.DrawEllipse(x - 5, below_y - 5, 10, 10);
        gc.DrawEllipse(x - 2, below_y - 2, 4, 4);
        return;
    }
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(Tone::Muted)));
    gc.DrawEllipse(x - 2.5, below_y - 2.5, 5, 5);
}

void draw_sign(wxGraphicsContext& gc, MarkKind kind, double x) {
    if (kind == MarkKind::Mismatch) return draw_mismatch(gc, x);
    if (kind == MarkKind::Fault) return draw_fault(gc, x);
    draw_moment(gc, kind, x);
}

/// A ribbon hanging from the top, notched at its end.
void draw_bookmark(wxGraphicsContext& gc, double x) {
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(x - 4, 0);
    path.AddLineToPoint(x + 4, 0);
    path.AddLineToPoint(x + 4, 18);
    path.AddLineToPoint(x, 14);
    path.AddLineToPoint(x - 4, 18);
    path.CloseSubpath();
    fill_shape(gc, path, Tone::Accent);
}

}  // namespace

Timeline::Timeline(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxSize(200, height), wxBORDER_NONE) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(160, height));
    SetCursor(wxCursor(wxCURSOR_HAND));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) { drag(event); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        if (event.LeftIsDown())
            drag(event);
        else
            say_mark_at(event.GetPosition());
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        Refresh();
    });
}

void Timeline::show(std::size_t step, std::size_t steps, std::vector<ReplayMark> marks,
                    std::vector<std::size_t> bookmarks, const std::string& words) {
    step_ = step;
    steps_ = steps;
    marks_ = std::move(marks);
    bookmarks_ = std::move(bookmarks);
    gtk::set_name(this, words);
    Refresh();
}

double Timeline::x_of(std::size_t step) const {
    const double width = GetClientSize().x - 2 * timeline_margin;
    return steps_ == 0
               ? timeline_margin
               : timeline_margin + width * static_cast<double>(step) / static_cast<double>(steps_);
}

wxPoint Timeline::place_of(std::size_t step) const {
    return {static_cast<int>(x_of(step)), static_cast<int>(track_y)};
}

void Timeline::paint() {
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const wxSize size = GetClientSize();
    const auto bar = [&](double left, double right, Tone tone) {
        gc->SetBrush(wxBrush(colour(tone)));
        gc->DrawRoundedRectangle(left, track_y - 3, std::max(6.0, right - left), 6, 3);
    };
    gc->SetPen(*wxTRANSPARENT_PEN);
    gc->SetBrush(wxBrush(colour(Tone::Window)));
    gc->DrawRectangle(0, 0, size.x, size.y);
    bar(timeline_margin, size.x - timeline_margin, Tone::Border);
    bar(timeline_margin, x_of(step_), Tone::Accent);
    for (std::size_t i = 0; i <= steps_ && steps_ < 80; ++i) {
        gc->SetBrush(wxBrush(colour(i <= step_ ? Tone::AccentText : Tone::Strong)));
        gc->DrawEllipse(x_of(i) - 1.5, track_y - 1.5, 3, 3);
    }
    for (const std::size_t mark : bookmarks_) draw_bookmark(*gc, x_of(mark));
    for (const ReplayMark& mark : marks_) draw_sign(*gc, mark.kind, x_of(mark.step));
    gc->SetPen(gc->CreatePen(wxGraphicsPenInfo(colour(Tone::Accent)).Width(3)));
    gc->SetBrush(wxBrush(colour(Tone::Surface)));
    gc->DrawEllipse(x_of(step_) - 8, track_y - 8, 16, 16);
}

void Timeline::say_mark_at(const wxPoint& at) {
    constexpr double near = 7;
    std::string tip;
    for (const ReplayMark& mark : marks_) {
        const bool above = mark.kind >= MarkKind::Fault;
        if (std::abs(x_of(mark.step) - at.x) < near && above == (at.y < track_y))
            tip = tr("{mark}, event {number}", "mark"_a = in_words(mark.kind),
                     "number"_a = mark.step);
    }
    if (GetToolTipText().utf8_string() != tip) SetToolTip(wxString::FromUTF8(tip));
}

void Timeline::drag(const wxMouseEvent& event) {
    const double width = GetClientSize().x - 2 * timeline_margin;
    if (steps_ == 0 || width <= 0 || !on_step) return;
    const double part = std::clamp((event.GetX() - timeline_margin) / width, 0.0, 1.0);
    const auto wanted = static_cast<std::size_t>(std::lround(part * static_cast<double>(steps_)));
    if (wanted != step_) on_step(wanted);
}

}  // namespace fairdeal
