#include "desk/answer/panel/order_card.h"

#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr int number_width = 24;

TileLook order_look(bool right) {
    TileLook look = card(Tone::Surface);
    look.radius = 10;
    look.line = right ? Tone::Border : Tone::Bad;
    return look;
}

std::string remark_of(const OrderScreen& order) {
    return order.short_by.empty() ? order.broken : order.broken + " " + order.short_by;
}

}  // namespace

OrderCard::OrderCard(wxWindow* parent, const OrderScreen& order, int width,
                     const std::string& open_clause, const OnClause& clause)
    : Tile(parent, order_look(order.right)) {
    const int inside = width - 2 * Gap::inside;
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_heading(order), wxSizerFlags().Expand());
    const auto say = [&](const std::string& words, Hue hue, int gap) {
        auto* text = new Text(this, words, 13, hue);
        text->wrap_to(inside);
        column->Add(text, wxSizerFlags().Border(wxTOP, gap));
    };
    say(order.bank, Hue::Muted, 6);
    if (!order.broken.empty())
        column->Add(new Remark(this, "", remark_of(order), Tone::Surface, true, inside),
                    wxSizerFlags().Expand().Border(wxTOP, Gap::row));
    for (const DuePaymentScreen& payment : order.payments) add_payment(column, payment, inside);
    if (!order.unpaid.empty())
        say(tr("The bank runs out. Still unpaid: {wagers}.", "wagers"_a = order.unpaid), Hue::Muted,
            10);
    if (!order.clauses.empty())
        column->Add(make_chips(this, order.clauses, inside, open_clause, clause, chips_),
                    wxSizerFlags().Expand().Border(wxTOP, Gap::beside));
    auto* outer = new wxBoxSizer(wxVERTICAL);
    outer->Add(column, wxSizerFlags().Expand().Border(wxALL, Gap::inside));
    outer->SetMinSize(width, -1);
    SetSizer(outer);
}

wxSizer* OrderCard::make_heading(const OrderScreen& order) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(new Sign(this, order.right, Tone::Surface, 20),
             wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::row));
    row->Add(new Text(this, tr("Order of payment"), 15, Hue::Text, wxFONTWEIGHT_SEMIBOLD),
             wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    row->Add(new Text(this, order.right ? tr("Right") : tr("Differs"), 13,
                      order.right ? Hue::Good : Hue::Bad, wxFONTWEIGHT_SEMIBOLD),
             wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    return row;
}

void OrderCard::add_payment(wxSizer* column, const DuePaymentScreen& payment, int width) {
    if (!payment.round.empty()) {
        auto* round = new Text(this, payment.round, 12, Hue::Muted, wxFONTWEIGHT_SEMIBOLD);
        round->wrap_to(width);
        column->Add(round, wxSizerFlags().Border(wxTOP, Gap::row));
    }
    if (!payment.due.empty()) {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        auto* number = new Text(this, payment.number, 13, Hue::Muted);
        number->SetMinSize(wxSize(number_width, -1));
        auto* bank = new Text(this, payment.bank, 13, Hue::Muted);
        auto* due = new Text(this, payment.due, 13, payment.right ? Hue::Text : Hue::Good,
                             wxFONTWEIGHT_MEDIUM);
        due->wrap_to(width - number_width - bank->GetBestSize().x - grid);
        row->Add(number);
        row->Add(due);
        row->AddStretchSpacer();
        row->Add(bank);
        column->Add(row, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    }
    if (payment.said.empty()) return;
    auto* said = new Text(this, payment.said, 13, Hue::Bad);
    said->wrap_to(width - number_width);
    column->Add(said, wxSizerFlags().Border(wxLEFT, number_width));
}

}  // namespace fairdeal
