#include "desk/round/round_page.h"

#include "base/translation.h"

namespace fairdeal {

namespace {

std::string round_label(RoundAction action) {
    return tr(action_named(round_actions, action).label);
}

}  // namespace

RoundPage::RoundPage(wxWindow* parent, PageContext& context, RoundSession& session)
    : TablePage(parent, context, session, round_label(RoundAction::Back)), session_(session) {
    counts_ = new Text(panel_, "", 14);
    put(own_, counts_, {side + Gap::tight, 0, side, Gap::tight});
    again_ = make_button(panel_, round_label(RoundAction::Again), "primary",
                         [this] { done(DealRound{}); });
    again_->SetToolTip(wide(in_words(*action_named(round_actions, RoundAction::Again).key)));
    own_->Add(again_, wxSizerFlags().Border(wxALL, side));
}

void RoundPage::show_desk() {
    if (!session_.run) return;
    const UpdateLock lock(this);
    show_round(screen_of(session_));
    const bool over = shown_.stage == RoundStage::Over;
    counts_->Show(over);
    again_->Show(over);
    if (over) {
        prompt_->say(shown_.result);
        counts_->say(in_lines(shown_.counts));
    }
    lay_out();
}

bool RoundPage::press(const KeyPress& key) {
    const Pressed pressed = press_in_round(session_, key, typed());
    if (pressed.is_ours) done(pressed.leads_to);
    return pressed.is_ours;
}

void RoundPage::lay_out() {
    if (counts_ == nullptr) return;
    counts_->wrap_to(inside_panel);
    TablePage::lay_out();
}

}  // namespace fairdeal
