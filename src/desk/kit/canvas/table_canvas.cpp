#include "desk/kit/canvas/table_canvas.h"

#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/graphics.h>
#include <wx/timer.h>
#include <chrono>
#include <cmath>
#include <compare>
#include <utility>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/tab_order.h"
#include "desk/kit/tile.h"
#include "picture/table/motion.h"
#include "picture/table/table_layout.h"
#include "picture/table/table_picture.h"
#include "picture/table/tags.h"
#include "words/amounts.h"

namespace fairdeal {

namespace {

constexpr double corner = 12;
constexpr std::chrono::milliseconds motion_time{180};
constexpr int frame_pace = 16;  // milliseconds

Box area_of(const wxWindow& window) {
    const wxSize size = window.GetClientSize();
    return {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
}

TableSides sides_in_force;
bool tables_move = true;

Point point_at(const wxPoint& at) { return {static_cast<double>(at.x), static_cast<double>(at.y)}; }

Who who_at(int seat, int hand) {
    return {static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(hand)};
}

wxRect rect_about(const Box& box) {
    const auto down = [](double at) { return static_cast<int>(std::floor(at)); };
    const auto up = [](double at) { return static_cast<int>(std::ceil(at)); };
    return {wxPoint(down(box.x) - 1, down(box.y) - 1),
            wxPoint(up(box.right()) + 1, up(box.bottom()) + 1)};
}

/// Where all of a view lies that is pointed at.
struct PlacesPointedAt {
    PlacesPointedAt(const TableView& view, const Box& area)
        : layout(lay_out(view, area)), tags(place_tags(layout, view.dealer_total)) {}
    TableLayout layout;
    std::vector<Tag> tags;  // of the layout
};

}  // namespace

/// The table as it was painted last, for as long as it looks the same.
struct TableCanvas::Picture {
    wxBitmap bitmap;
    wxSize size;
    Look look = Look::Light;
    double scale = 0;                         // of the screen
    std::optional<PlacesPointedAt> places{};  // once something was pointed at
};

/// Things on their way, over the picture of before.
struct TableCanvas::Moving {
    Moving(Motion moves, wxBitmap picture, wxSize size)
        : motion(std::move(moves)), before(std::move(picture)), at_size(size) {}
    [[nodiscard]] double done() const {
        const auto since = std::chrono::steady_clock::now() - start;
        return std::chrono::duration<double>(since) / std::chrono::duration<double>(motion_time);
    }
    Motion motion;
    wxBitmap before;
    wxSize at_size;  // of the window: at another one all lies elsewhere
    wxTimer timer;
    Box painted{};  // where the things were last
    std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

void put_in_force(const TableSides& sides) { sides_in_force = sides; }

void let_tables_move(bool move) { tables_move = move; }

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
        end_drag();
        Refresh();
    });
    listen_to_mouse();
    gtk::set_name(this, tr("Table"));
}

TableCanvas::~TableCanvas() { end_drag(); }

/// A press is not passed on: the keyboard stays where it is.
void TableCanvas::listen_to_mouse() {
    for (const auto& down : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(down, [this](wxMouseEvent& event) { pressed_ = event.GetPosition(); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) { released(event.GetPosition()); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { moved(event); });
    Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent& event) {
        if (!drag_) return event.Skip();
        repaint(drag_->add(1, hands));
    });
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        if (!drag_) return event.Skip();
        repaint(drag_->add(event.GetWheelRotation() > 0 ? 1 : -1, hands));
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { drop_drag(); });
}

bool TableCanvas::Show(bool show) { return show_in_tab_order(*this, wxPanel::Show(show)); }

void TableCanvas::show(const TableScreen& screen) {
    TableView view = view_of(screen);
    view.side = sides_in_force.of(use_);
    const bool same = screen_ && view == *view_;
    if (!same) {
        drop_drag();
        begin_motion(screen, view);
    }
    by_hand_.reset();
    screen_ = screen;
    if (same) return;
    *view_ = std::move(view);
    tell();
}

void TableCanvas::turn() {
    if (view_->side == sides_in_force.of(use_)) return;
    drop_drag();
    end_motion();
    view_->side = sides_in_force.of(use_);
    tell();
}

/// What is shown is another one.
void TableCanvas::tell() {
    words_ = table_in_words(*view_);
    gtk::set_description(this, words_);
    picture_.reset();
    Refresh();
}

/// Painted where there is none yet, or another size or look of it.
const wxBitmap& TableCanvas::picture() {
    const wxSize size = GetClientSize();
    const double scale = GetDPIScaleFactor();
    if (picture_ == nullptr || picture_->size != size || picture_->look != theme() ||
        std::is_neq(picture_->scale <=> scale)) {
        picture_ = std::make_unique<Picture>(Picture{{}, size, theme(), scale});
        picture_->bitmap = picture_of(*view_);
    }
    return picture_->bitmap;
}

wxBitmap TableCanvas::picture_of(const TableView& view) const {
    wxBitmap bitmap;
    bitmap.CreateWithDIPSize(GetClientSize(), GetDPIScaleFactor());
    wxMemoryDC dc(bitmap);
    paint_table(*std::unique_ptr<wxGraphicsContext>(wxGraphicsContext::Create(dc)), view);
    return bitmap;
}

/// `screen` is to be shown, as `view` has it, after what is shown now.
void TableCanvas::begin_motion(const TableScreen& screen, const TableView& view) {
    end_motion();
    if (!screen_ || !IsShownOnScreen() || !tables_move || !gtk::moves_things()) return;
    Motion motion = motion_between(*screen_, screen, view, area_of(*this), by_hand_);
    if (!motion.is_empty()) slide(std::move(motion), picture());
}

void TableCanvas::slide(Motion motion, const wxBitmap& before) {
    moving_ = std::make_unique<Moving>(std::move(motion), before, GetClientSize());
    moving_->timer.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { move_on(); });
    moving_->timer.Start(frame_pace);
}

/// Only what moved is painted again.
void TableCanvas::move_on() {
    if (moving_->done() >= 1) return end_motion();
    const Box was = std::exchange(moving_->painted, bounds_of(moving_->motion, moving_->done()));
    for (const Box& box : {was, moving_->painted}) RefreshRect(rect_about(box), false);
}

void TableCanvas::end_motion() {
    if (std::exchange(moving_, nullptr) != nullptr) Refresh();
}

void TableCanvas::paint_table(wxGraphicsContext& gc, const TableView& view) const {
    const wxSize size = GetClientSize();
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(around_)));
    gc.DrawRectangle(0, 0, size.x, size.y);
    const auto painter = painter_on(gc.GetNativeContext());
    painter->clip(Path().rounded(area_of(*this), corner));
    draw_table(*painter, view, area_of(*this),
               theme() == Look::Dark ? Surround::Dark : Surround::Light);
}

void TableCanvas::paint() {
    ++paints_;
    wxPaintDC dc(this);
    if (GetClientSize().x <= 0 || GetClientSize().y <= 0) return;
    if (moving_ != nullptr && moving_->at_size != GetClientSize()) end_motion();
    dc.DrawBitmap(moving_ != nullptr ? moving_->before : drag_ ? drag_->before : picture(), 0, 0);
    if (moving_ == nullptr && drag_ == nullptr) return;
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const auto painter = painter_on(gc->GetNativeContext());
    if (moving_ != nullptr) return draw_motion(*painter, moving_->motion, moving_->done());
    drag_->draw(*painter);
}

// --- chips that the pointer carries

/// A press that does not move is a click.
void TableCanvas::moved(const wxMouseEvent& event) {
    constexpr int least_way = 5;  // pixels
    const wxPoint at = event.GetPosition();
    if (!event.LeftIsDown()) pressed_.reset();
    if (pressed_ && !drag_ && hands.can_carry) {
        const wxPoint way = at - *pressed_;
        if (std::hypot(way.x, way.y) >= least_way) begin_drag(*pressed_);
    }
    if (drag_) return repaint(drag_->carry_to(point_at(at), hands));
    hover(at);
}

void TableCanvas::begin_drag(const wxPoint& from) {
    const auto pick = pick_at(from);
    if (!pick || (pick->wager == Wager::None && !pick->chip)) return;
    ChipMove move;
    if (pick->chip) {
        move.chip = *pick->chip;
    } else {
        move.from = {pick->paid ? ChipsAt::Paid : ChipsAt::Wager, pick->who, pick->wager};
        move.chip = top_chip(*view_, move.from);
    }
    if (!hands.can_carry(move.from)) return;
    end_motion();
    drag_ = std::make_unique<ChipDrag>(*view_, area_of(*this), move);
    drag_->before = move.from.at == ChipsAt::Rack ? picture() : picture_of(drag_->table());
    escape_ = std::make_unique<EscapeHeard>([this] { CallAfter([this] { drop_drag(); }); });
    SetCursor(wxCursor(wxCURSOR_HAND));
    UnsetToolTip();
    CaptureMouse();
    Refresh();
}

void TableCanvas::repaint(const std::vector<Box>& boxes) {
    for (const Box& box : boxes) RefreshRect(rect_about(box), false);
}

void TableCanvas::released(const wxPoint& at) {
    const bool was_pressed = std::exchange(pressed_, std::nullopt).has_value();
    if (drag_) {
        repaint(drag_->carry_to(point_at(at), hands));
        return put_down();
    }
    if (was_pressed) click(at);
}

/// Where that says something; else they slide back.
void TableCanvas::put_down() {
    const auto move = drag_->move();
    if (!move) return drop_drag();
    end_drag();
    by_hand_ = move;
    Refresh();
    hands.put_down(*move);
}

/// Nothing is carried any more; what was.
std::unique_ptr<ChipDrag> TableCanvas::end_drag() {
    if (HasCapture()) ReleaseMouse();
    escape_.reset();
    pressed_.reset();
    return std::exchange(drag_, nullptr);
}

/// They slide back to where they were taken from.
void TableCanvas::drop_drag() {
    const auto drag = end_drag();
    if (drag == nullptr) return;
    Refresh();
    if (IsShownOnScreen() && tables_move && gtk::moves_things())
        slide(drag->way_back(), drag->before);
}

std::optional<TablePick> TableCanvas::pick_at(const wxPoint& at) const {
    std::optional<PlacesPointedAt> now;
    const bool is_painted = picture_ != nullptr && picture_->size == GetClientSize();
    std::optional<PlacesPointedAt>& places = is_painted ? picture_->places : now;
    if (!places) places.emplace(*view_, area_of(*this));
    const TableLayout& layout = places->layout;
    if (const auto found = paid_at(layout, point_at(at))) {
        const auto wager = wager_from(found->name);
        if (wager) return TablePick{who_at(found->seat, found->hand), *wager, {}, true};
    }
    if (const auto found = wager_at(layout, places->tags, point_at(at))) {
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
    return find([&](const TablePick& pick) {
        return pick.who == who && pick.wager == wager && !pick.paid;
    });
}

std::optional<wxPoint> TableCanvas::place_of_paid(Who who, Wager wager) const {
    return find(
        [&](const TablePick& pick) { return pick.who == who && pick.wager == wager && pick.paid; });
}

wxPoint TableCanvas::place_of_player(int seat) const {
    const ChipPlace player{ChipsAt::Player, who_at(seat, 0), Wager::None};
    const Point at = middle_of(*view_, lay_out(*view_, area_of(*this)), player);
    return {static_cast<int>(at.x), static_cast<int>(at.y)};
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
