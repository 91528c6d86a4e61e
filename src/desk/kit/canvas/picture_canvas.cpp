#include "desk/kit/canvas/picture_canvas.h"

#include <wx/dcclient.h>
#include <wx/graphics.h>

#include <cmath>
#include <memory>

#include "desk/kit/gtk.h"

namespace fairdeal {

ChartInks chart_inks() {
    ChartInks inks = theme() == Look::Dark ? dark_chart_inks() : light_chart_inks();
    const wxColour ground = colour(Tone::Surface);
    inks.ground = {ground.Red() / 255.0, ground.Green() / 255.0, ground.Blue() / 255.0};
    return inks;
}

double drawing_scale() { return std::floor(letters() * 4) / 4; }

int as_drawn(double units) { return static_cast<int>(units * drawing_scale()); }

PictureCanvas::PictureCanvas(wxWindow* parent, const std::string& name, int height)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxSize(200, as_drawn(height)), wxBORDER_NONE) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(200, as_drawn(height)));
    gtk::set_name(this, name);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        Refresh();
    });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        const double scale = drawing_scale();
        if (on_click) on_click(event.GetPosition().x / scale, event.GetPosition().y / scale);
    });
}

void PictureCanvas::show(Draw draw, const std::string& words) {
    draw_ = std::move(draw);
    gtk::set_description(this, words);
    Refresh();
}

void PictureCanvas::paint() {
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const wxSize size = GetClientSize();
    gc->SetPen(*wxTRANSPARENT_PEN);
    gc->SetBrush(wxBrush(colour(Tone::Surface)));
    gc->DrawRectangle(0, 0, size.x, size.y);
    if (!draw_) return;
    const double scale = drawing_scale();
    gc->Scale(scale, scale);
    const auto painter = painter_on(gc->GetNativeContext());
    draw_(*painter, {0, 0, size.x / scale, size.y / scale});
}

}  // namespace fairdeal
