#include "desk/answer/panel/payments_card.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/answer/answer_actions.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

/// As high as its letters need, which may be set large on a desktop.
constexpr std::size_t rows_in_view = 5;

std::string left_after(const PaymentScreen& payment) {
    return payment.bank.empty() ? "" : "\u2192 " + payment.bank;
}

/// "1  Seat 2 · Blind          $75   → $75"; `bank_width` is the widest of what is left.
void draw_payment(wxGraphicsContext& gc, const wxRect2DDouble& row, const PaymentScreen& payment,
                  double bank_width) {
    if (payment.current) fill_low_row(gc, row);
    const wxFont plain = font(13), strong = font(13, wxFONTWEIGHT_SEMIBOLD);
    const double top = RowLines(row, {13}).top(0), left = row.m_x + 8;
    const double right = row.m_x + row.m_width - 8;
    double end = right;
    if (!payment.bank.empty()) {
        const Tone tone = payment.overdrawn ? Tone::Bad : Tone::Muted;
        draw_text_right(gc, left_after(payment), plain, tone, right, top);
        end -= bank_width + 14;
    }
    draw_text_right(gc, payment.amount, strong, Tone::Text, end, top);
    end -= text_width(gc, payment.amount, strong) + 10;
    draw_text(gc, payment.number, plain, Tone::Muted, left, top, 24);
    draw_text(gc, payment.whom, plain, Tone::Text, left + 24, top, end - left - 24);
}

}  // namespace

PaymentsCard::PaymentsCard(wxWindow* parent)
    : Tile(parent, {Tone::Surface, Tone::Raised, Tone::Border, 10, true, 1, 0}) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_heading(), wxSizerFlags().Expand().Border(wxALL, Gap::beside));
    holds_ = new Text(this, "", 13, Hue::Muted);
    column->Add(holds_, wxSizerFlags().Border(wxLEFT, Gap::part));
    list_ = new RowList(this, tr("Payments"), height_of_lines({13}, Gap::beside), Tone::Raised);
    list_->on_pick = [this](int row) { on_pick(static_cast<std::size_t>(row)); };
    column->Add(list_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, Gap::tight));
    SetSizer(column);
}

wxButton* PaymentsCard::make_action_button(AnswerAction action, Icon icon) {
    return make_icon_button(this, icon, tr(action_named(payment_actions, action).label),
                            [this, action] { on_action(action); });
}

wxSizer* PaymentsCard::make_heading() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    heading_ = new Text(this, "", 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD);
    const auto& bank = action_named(payment_actions, AnswerAction::Bank);
    bank_ = make_toggle(this, tr(bank.label), [this](bool) { on_action(AnswerAction::Bank); });
    gtk::set_name(bank_, tr("Show what the bank holds"));
    bank_->SetToolTip(wide(tip_of(bank)));
    earlier_ = make_action_button(AnswerAction::Earlier, Icon::Up);
    later_ = make_action_button(AnswerAction::Later, Icon::Down);
    remove_ = make_action_button(AnswerAction::Remove, Icon::Close);
    row->Add(heading_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, Gap::beside));
    for (wxAnyButton* button :
         std::initializer_list<wxAnyButton*>{earlier_, later_, remove_, bank_})
        row->Add(button, wxSizerFlags().CentreVertical());
    return row;
}

void PaymentsCard::show(const PaymentsScreen& screen) {
    shown_ = screen;
    heading_->say(screen.heading);
    holds_->say(screen.bank);
    holds_->Show(!screen.bank.empty());
    show_buttons();
    list_->set_rows(
        screen.payments.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number, bool) {
            double widest = 0;
            for (const PaymentScreen& payment : shown_.payments)
                widest = std::max(widest, text_width(gc, left_after(payment), font(13)));
            draw_payment(gc, row, shown_.payments.at(number), widest);
        },
        [this](std::size_t number) { return shown_.payments.at(number).spoken; });
    const auto current = std::find_if(shown_.payments.begin(), shown_.payments.end(),
                                      [](const PaymentScreen& payment) { return payment.current; });
    if (current != shown_.payments.end())
        list_->show_selected(static_cast<int>(current - shown_.payments.begin()));
    const auto rows = static_cast<int>(std::min(screen.payments.size(), rows_in_view));
    list_->SetMinSize(wxSize(-1, rows * height_of_lines({13}, Gap::beside)));
    list_->Show(rows > 0);
    Layout();
}

void PaymentsCard::show_buttons() {
    const auto& all = shown_.payments;
    const bool any = !all.empty();
    earlier_->Enable(any && !all.front().current);
    later_->Enable(any && !all.back().current);
    for (wxButton* button : {earlier_, later_, remove_}) button->Show(any);
    bank_->Show(shown_.can_show_bank);
    bank_->SetValue(shown_.shows_bank);
}

void PaymentsCard::theme_changed() {
    set_icon(earlier_, Icon::Up);
    set_icon(later_, Icon::Down);
    set_icon(remove_, Icon::Close);
    list_->theme_changed();
}

}  // namespace fairdeal
