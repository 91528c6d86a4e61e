// One payout of the speed page: what is asked, and the field or the rack that answers it.

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/tab_order.h"
#include "desk/speed/speed_page.h"

namespace fairdeal {

wxWindow* SpeedPage::make_payout() {
    payout_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* texts = new wxBoxSizer(wxVERTICAL);
    question_ = new Text(payout_, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    bet_ = new Text(payout_, "", 18);
    texts->Add(question_);
    texts->Add(bet_, wxSizerFlags().Border(wxTOP, Gap::tight));
    row->Add(texts, wxSizerFlags(1).CentreVertical());
    amount_ = make_text_field(
        payout_, tr("What do you pay?"), amount_width,
        [this](const std::string& typed) { type_payout(session_, typed); }, wxTE_RIGHT);
    pay_ = make_button(payout_, tr(action_named(speed_running_actions, SpeedAction::Enter).label),
                       "primary", [this] { enter(); });
    row->Add(amount_, wxSizerFlags().CentreVertical().Border(wxLEFT, 2 * grid));
    row->Add(pay_, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    put(column, row, {3 * grid, 2 * grid, 3 * grid, grid});
    rack_ = new ChipRack(payout_);
    rack_->on_typed = [this](const std::string& typed) { type_payout(session_, typed); };
    put(column, rack_, {3 * grid, 0, 3 * grid, grid});
    auto* below = new wxBoxSizer(wxHORIZONTAL);
    feedback_ = new Text(payout_, "", 15);
    standing_ = new Text(payout_, "", 15, Hue::Muted);
    below->Add(feedback_, wxSizerFlags(1));
    below->Add(standing_, wxSizerFlags().Border(wxLEFT, 2 * grid));
    put(column, below, {3 * grid, 0, 3 * grid, 2 * grid});
    payout_->SetSizer(column);
    return payout_;
}

void SpeedPage::show_payout() {
    question_->say(shown_.question);
    bet_->say(shown_.bet);
    gtk::set_name(amount_, shown_.question + " " + shown_.bet);
    const bool wrong = !shown_.problem.empty();
    feedback_->set_hue(wrong                     ? Hue::Bad
                       : shown_.feedback.empty() ? Hue::Muted
                       : shown_.feedback_right   ? Hue::Good
                                                 : Hue::Bad);
    feedback_->say(wrong                     ? shown_.problem
                   : shown_.feedback.empty() ? shown_.prompt
                                             : shown_.feedback);
    standing_->say(shown_.standing);
    if (shown_.table) table_->show(*shown_.table);
    const bool chips = !shown_.chips.empty();
    amount_->Show(!chips);
    rack_->Show(chips);
    if (rack_->show(shown_.chips)) {
        context().letters_are_new();
        renew_tab_order(rack_);
    }
    const wxString typed = wide(session_.run->typed);
    if (amount_->GetValue() != typed) {
        amount_->ChangeValue(typed);
        amount_->SetInsertionPointEnd();
    }
    const std::size_t asked = session_.run->answers.size();
    if (asked != asked_ || !(chips ? rack_->has_focus() : amount_->HasFocus())) focus_on_payout();
    asked_ = asked;
}

void SpeedPage::focus_on_payout() {
    if (shown_.chips.empty())
        amount_->SetFocus();
    else
        rack_->take_focus();
}

void SpeedPage::enter() {
    if (shown_.stage != SpeedStage::Running) return;
    enter_payout(session_,
                 shown_.chips.empty() ? amount_->GetValue().utf8_string() : rack_->typed());
    changed();
}

}  // namespace fairdeal
