#include "desk/answer/panel/pay_table_card.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/side_panel.h"

namespace fairdeal {

namespace {

constexpr int bar_width = 14;           // of the scrollbar, which takes room of its own
constexpr int highest_pay_table = 190;  // the rows to answer stay in view

std::string shape_of(const std::vector<WagerPrices>& wagers) {
    std::string shape;
    for (const WagerPrices& wager : wagers) {
        shape += "|" + wager.title;
        for (const PriceScreen& price : wager.prices) shape += "|" + price.price + price.when;
    }
    return shape;
}

}  // namespace

PayTableCard::PayTableCard(wxWindow* parent, int width)
    : Tile(parent, card(Tone::Surface)), width_(width) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    body_ = make_scroller(this, tr("Pay table"));
    gtk::keep_scrollbar(body_);
    put(column, body_, {Gap::part, grid, Gap::hair, grid}, true);
    SetSizer(column);
}

void PayTableCard::show(const std::vector<WagerPrices>& wagers) {
    const std::string shape = shape_of(wagers);
    if (shape == built_) return;
    built_ = shape;
    build(wagers);
}

void PayTableCard::build(const std::vector<WagerPrices>& wagers) {
    body_->DestroyChildren();
    auto* column = new wxBoxSizer(wxVERTICAL);
    for (const WagerPrices& wager : wagers) add_wager(column, wager, &wager == &wagers.front());
    body_->SetSizer(column, true);
    const int high = std::min(column->CalcMin().y, as_high(highest_pay_table));
    body_->SetMinSize(wxSize(-1, high));
    body_->FitInside();
    body_->Scroll(0, 0);
}

void PayTableCard::add_wager(wxSizer* column, const WagerPrices& wager, bool first) {
    auto* title = new Text(body_, wager.title, 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD);
    column->Add(title, wxSizerFlags().Border(wxTOP, first ? 0 : grid));
    std::vector<Text*> prices;
    int widest = 0;
    for (const PriceScreen& price : wager.prices) {
        prices.push_back(new Text(body_, price.price, 13, Hue::Text, wxFONTWEIGHT_SEMIBOLD));
        widest = std::max(widest, prices.back()->width_of_words());
    }
    for (std::size_t i = 0; i < prices.size(); ++i) {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        auto* when = new Text(body_, wager.prices[i].when, 13);
        when->wrap_to(width_ - 2 * Gap::part - bar_width - widest - 2 * grid);
        prices[i]->SetMinSize(wxSize(widest + 2 * grid, -1));
        row->Add(prices[i]);
        row->Add(when);
        column->Add(row, wxSizerFlags().Border(wxTOP, Gap::tight));
    }
}

void PayTableCard::theme_changed() {
    body_->SetBackgroundColour(colour(Tone::Surface));
    Refresh();
}

}  // namespace fairdeal
