#include "desk/log/hand_table.h"

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"
#include "desk/log/hand_columns.h"

namespace fairdeal {

namespace {

constexpr double letter = 13;
constexpr double mark_size = 12;

using Width = HandTable::Width;

/// By HandColumn.
constexpr std::array widths{Width{104, 150}, Width{128, 145}, Width{84, 100}, Width{52, 70},
                            Width{60, 80},   Width{70, 100},  Width{64, 80},  Width{118, 160},
                            Width{84, 120},  Width{60, 70},   Width{90, 150}, Width{120, 240},
                            Width{120, 260}};
static_assert(widths.size() == every_hand_column.size());

/// An id is what hands are told apart by: it is cut only where it is longer than this.
constexpr double widest_id = 260;

}  // namespace

HandTable::HandTable(wxWindow* parent) : Tile(parent, card(Tone::Window)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    headings_row_ = new wxBoxSizer(wxHORIZONTAL);
    put(column, headings_row_, {Gap::hair, Gap::tight, Gap::hair, Gap::hair});
    list_ = new RowList(this, tr("Hands"), height_of_lines({letter}, Gap::tight), Tone::Surface,
                        RowPick::Many);
    list_->on_pick = [this](int) { on_choose(list_->chosen(), list_->current()); };
    list_->on_open = [this](int row) { on_open(row); };
    list_->Bind(wxEVT_CONTEXT_MENU, &HandTable::ask_for_menu, this);
    put(column, list_, {Gap::hair, 0, Gap::hair, Gap::beside}, true);
    SetSizer(column);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        lay_out();
    });
}

void HandTable::make_headings() {
    headings_row_->Clear(true);
    headings_.clear();
    made_for_.clear();
    headings_row_->AddSpacer(Gap::part);
    for (const ListColumn& column : shown_->columns) {
        auto* button =
            make_button(this, "", "heading", [this, which = column.column] { on_heading(which); });
        headings_row_->Add(button, wxSizerFlags().Border(wxRIGHT, Gap::row));
        headings_.push_back(button);
        made_for_.push_back(column.column);
    }
    // They come before the rows.
    for (wxButton* button : headings_) button->MoveBeforeInTabOrder(list_);
}

void HandTable::show(const LogListScreen& screen) {
    shown_ = &screen;
    std::vector<HandColumn> wanted;
    for (const ListColumn& column : screen.columns) wanted.push_back(column.column);
    if (wanted != made_for_) make_headings();
    measure_ids(screen);
    for (std::size_t i = 0; i < headings_.size(); ++i) {
        const ListColumn& column = screen.columns[i];
        const char* arrow = column.sorted > 0 ? " \u2191" : column.sorted < 0 ? " \u2193" : "";
        set_label(headings_[i], column.title + arrow);
        if (is_number(column.column))
            gtk::align_right(headings_[i]);
        else
            gtk::align_left(headings_[i]);
        gtk::set_name(headings_[i], tr("Sort by {column}", "column"_a = column.title));
        gtk::set_class(headings_[i], "on", column.sorted != 0);
    }
    list_->set_rows(
        screen.items.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            if (selected) fill_low_row(gc, row);
            draw_row(gc, row, shown_->items.at(number));
        },
        [this](std::size_t number) { return shown_->items.at(number).spoken; });
    list_->show_chosen(screen.chosen, screen.selected);
    lay_out();
}

wxButton* HandTable::heading(HandColumn column) const {
    const auto found = std::find(made_for_.begin(), made_for_.end(), column);
    return found == made_for_.end()
               ? nullptr
               : headings_.at(static_cast<std::size_t>(found - made_for_.begin()));
}

HandTable::Width HandTable::width_of(HandColumn column) const {
    Width width = widths.at(static_cast<std::size_t>(column));
    if (column == HandColumn::Hand) width.least = std::max(width.least, widest_shown_);
    width.liked = std::max(width.liked, width.least);
    return width;
}

void HandTable::measure_ids(const LogListScreen& screen) {
    widest_shown_ = 0;
    if (screen.columns.empty() || screen.columns.front().column != HandColumn::Hand) return;
    const auto gc = std::unique_ptr<wxGraphicsContext>(wxGraphicsContext::Create());
    const wxFont medium = font(letter, wxFONTWEIGHT_MEDIUM);
    for (const HandItem& item : screen.items)
        widest_shown_ = std::max(widest_shown_, text_width(*gc, item.cells.front(), medium));
    widest_shown_ = std::min(widest_id, widest_shown_ / letters() + Gap::row + Gap::hair);
}

std::vector<HandTable::Span> HandTable::spans(double width) const {
    const double room = width - 2 * Gap::part;
    double least = 0, liked = 0;
    std::size_t columns = 0;
    for (const HandColumn column : made_for_) {
        const double more = width_of(column).least * letters();
        if (columns > 0 && least + more > room) break;
        least += more;
        liked += width_of(column).liked * letters();
        ++columns;
    }
    // All as narrow as they may be, and beyond that each more by how much it would like.
    const double share = liked > least ? (room - least) / (liked - least) : 0;
    std::vector<Span> all;
    double left = Gap::part;
    for (std::size_t i = 0; i < columns; ++i) {
        const Width& wanted = width_of(made_for_[i]);
        const double own = (wanted.least + share * (wanted.liked - wanted.least)) * letters();
        all.push_back({left, own});
        left += own;
    }
    return all;
}

void HandTable::lay_out() {
    if (shown_ == nullptr) return;
    const auto places = spans(list_->GetClientSize().x);
    for (std::size_t i = 0; i < headings_.size(); ++i) {
        headings_[i]->Show(i < places.size());
        if (i >= places.size()) continue;
        const int from = static_cast<int>(places[i].left);
        const int to = static_cast<int>(places[i].left + places[i].width);
        headings_[i]->SetMinSize(wxSize(to - from - Gap::row, -1));
    }
    Layout();
}

void HandTable::draw_row(wxGraphicsContext& gc, const wxRect2DDouble& row,
                         const HandItem& item) const {
    const RowLines lines(row, {letter});
    const auto places = spans(row.m_width);
    const wxFont plain = font(letter);
    const wxFont medium = font(letter, wxFONTWEIGHT_MEDIUM);
    for (std::size_t i = 0; i < item.cells.size() && i < places.size(); ++i) {
        const HandColumn column = shown_->columns[i].column;
        const bool result = column == HandColumn::Result;
        double left = row.m_x + places[i].left;
        const double right = left + places[i].width - Gap::row;
        if (is_number(column)) {
            draw_text_right(gc, item.cells[i], plain, Tone::Text, right, lines.top(0));
            continue;
        }
        if (result && !item.plain)
            draw_mark(gc, item.good, left, middle_of(row, mark_size), mark_size);
        if (result) left += mark_size + Gap::beside;
        const Tone tone = !result      ? Tone::Text
                          : item.plain ? Tone::Muted
                          : item.good  ? Tone::Good
                                       : Tone::Bad;
        draw_text(gc, item.cells[i], i == 0 ? medium : plain, tone, left, lines.top(0),
                  right - left);
    }
}

void HandTable::ask_for_menu(wxContextMenuEvent& event) {
    if (shown_ == nullptr || shown_->items.empty()) return;
    int row = list_->current();
    std::size_t at = 0;
    if (event.GetPosition() != wxDefaultPosition) {
        const wxPoint place = list_->ScreenToClient(event.GetPosition());
        row = list_->VirtualHitTest(place.y);
        const auto places = spans(list_->GetClientSize().x);
        while (at + 1 < places.size() && place.x >= places[at + 1].left) ++at;
    }
    if (row != wxNOT_FOUND) on_menu(row, at);
}

}  // namespace fairdeal
