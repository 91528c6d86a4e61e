#include "desk/kit/canvas/table_canvas.h"

#include <wx/dcclient.h>
#include <wx/graphics.h>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "picture/table/table_layout.h"
#include "picture/table/table_picture.h"
#include "words/amounts.h"

namespace fairdeal {

namespace {

constexpr double corner = 12;

Box area_of(const wxWindow& window) {
    const wxSize size = window.GetClientSize();
    return {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
}

TableSides sides_in_force;

Point point_at(const wxPoint& at) { return {static_cast<double>(at.x), static_cast<double>(at.y)}; }

Who who_at(int seat, int hand) {
    return {static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(hand)};
}

}  // namespace

void put_in_force(const TableSides& sides) { sides_in_force = sides; }

void turn_tables(wxWindow& window) {
    if (auto* table = dynamic_cast<TableCanvas*>(&window)) table->turn();
    for (wxWindow* child : window.GetChildren()) turn_tables(*child);
}

TableCanvas::TableCanvas(wxWindow* parent, Tone around, TableUse use)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxSize(360, 260), wxBORDER_NONE),
      around_(around),
      use_(use),
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
    turn();
}

void TableCanvas::turn() {
    view_->side = sides_in_force.of(use_);
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

std::optional<TablePick> TableCanvas::pick_at(const wxPoint& at) const {
    const TableLayout layout = lay_out(*view_, area_of(*this));
    if (const auto found = wager_at(*view_, layout, point_at(at))) {
        const auto wager = wager_from(found->name);
        if (wager) return TablePick{who_at(found->seat, found->hand), *wager};
    }
    if (const auto hand = hand_at(*view_, layout, point_at(at)))
        return TablePick{who_at(hand->seat, hand->hand)};
    if (const auto chip = chip_at(*view_, layout, point_at(at))) return TablePick{{}, {}, chip};
    return std::nullopt;
}

void TableCanvas::click(const wxPoint& at) {
    const auto pick = pick_at(at);
    if (pick && on_pick && can_pick && can_pick(*pick)) on_pick(*pick);
}

/// The colour of a chip does not say enough: its value is beside the cursor.
void TableCanvas::hover(const wxPoint& at) {
    const auto pick = pick_at(at);
    const bool leads = pick && can_pick && can_pick(*pick);
    SetCursor(leads ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
    const std::string tip =
        leads && pick->chip
            ? tr("{value} chip", "value"_a = amount_in_words(*pick->chip, Unit::Cash))
            : "";
    if (GetToolTipText().utf8_string() != tip) SetToolTip(wide(tip));
}

std::optional<wxPoint> TableCanvas::find(const std::function<bool(const TablePick&)>& is_it) const {
    const wxSize size = GetClientSize();
    for (int y = 4; y < size.y; y += 6) {
        for (int x = 4; x < size.x; x += 6) {
            const auto found = pick_at({x, y});
            if (found && is_it(*found)) return wxPoint(x, y);
        }
    }
    return std::nullopt;
}

std::optional<wxPoint> TableCanvas::place_of_wager(Who who, Wager wager) const {
    return find([&](const TablePick& pick) { return pick.who == who && pick.wager == wager; });
}

std::optional<wxPoint> TableCanvas::place_of_hand(Who who) const {
    return find([&](const TablePick& pick) {
        return pick.who == who && pick.wager == Wager::None && !pick.chip;
    });
}

std::optional<wxPoint> TableCanvas::place_of_chip(Money chip) const {
    return find([&](const TablePick& pick) { return pick.chip == chip; });
}

}  // namespace fairdeal
