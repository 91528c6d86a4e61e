#include "desk/kit/canvas/table_canvas.h"

#include <wx/dcclient.h>
#include <wx/graphics.h>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "picture/table/table_picture.h"

namespace fairdeal {

namespace {

constexpr double corner = 12;

Box area_of(const wxWindow& window) {
    const wxSize size = window.GetClientSize();
    return {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
}

std::optional<WagerAt> find_wager(const TableView& view, const wxWindow& window,
                                  const wxPoint& at) {
    return wager_at(view, area_of(window), {static_cast<double>(at.x), static_cast<double>(at.y)});
}

}  // namespace

TableCanvas::TableCanvas(wxWindow* parent, Tone around)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxSize(360, 260), wxBORDER_NONE),
      around_(around),
      view_(std::make_unique<TableView>()) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(360, 200));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        Refresh();
    });
    Bind(wxEVT_LEFT_DOWN, [](wxMouseEvent&) {});  // the keyboard stays where it is
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) { click(event.GetPosition()); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { hover(event.GetPosition()); });
    gtk::set_name(this, tr("Table"));
}

TableCanvas::~TableCanvas() = default;

void TableCanvas::show(const TableScreen& screen) {
    *view_ = view_of(screen);
    words_ = table_in_words(*view_);
    gtk::set_description(this, words_);
    Refresh();
}

void TableCanvas::paint() {
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const wxSize size = GetClientSize();
    gc->SetPen(*wxTRANSPARENT_PEN);
    gc->SetBrush(wxBrush(colour(around_)));
    gc->DrawRectangle(0, 0, size.x, size.y);
    const auto painter = painter_on(gc->GetNativeContext());
    {
        const Saved saved(*painter);
        painter->clip(Path().rounded(area_of(*this), corner));
        draw_table(*painter, *view_, area_of(*this),
                   theme() == Look::Dark ? Surround::Dark : Surround::Light);
    }
    ++paints_;
}

void TableCanvas::click(const wxPoint& at) {
    const auto found = find_wager(*view_, *this, at);
    if (!found || !on_wager) return;
    const auto wager = wager_from(found->name);
    if (wager)
        on_wager({static_cast<std::uint8_t>(found->seat), static_cast<std::uint8_t>(found->hand)},
                 *wager);
}

void TableCanvas::hover(const wxPoint& at) {
    const bool over = on_wager && find_wager(*view_, *this, at);
    SetCursor(over ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
}

std::optional<wxPoint> TableCanvas::place_of_wager(Who who, Wager wager) const {
    const wxSize size = GetClientSize();
    for (int y = 4; y < size.y; y += 6) {
        for (int x = 4; x < size.x; x += 6) {
            const auto found = find_wager(*view_, *this, {x, y});
            if (found && found->seat == who.seat && found->hand == who.hand &&
                found->name == to_text(wager))
                return wxPoint(x, y);
        }
    }
    return std::nullopt;
}

}  // namespace fairdeal
