#include "desk/write/lesson_right.h"

#include <wx/wrapsizer.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

wxButton* button_of(wxWindow* parent, AuthorAction name, const char* kind,
                    const LessonRight::OnAction& take) {
    const auto& action = action_named(author_actions, name);
    auto* button = make_button(parent, tr(action.label), kind, [take, name] { take(name); });
    if (*action.tip != 0) button->SetToolTip(wide(tip_of(action)));
    return button;
}

void add_row(wxSizer* column, const std::vector<wxButton*>& buttons) {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (wxButton* button : buttons)
        row->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, Gap::beside));
    put(column, row, {2 * grid, grid, grid, grid});
}

std::size_t row_from(int row) { return static_cast<std::size_t>(std::max(0, row)); }

}  // namespace

LessonRight::LessonRight(wxWindow* parent, PageContext& context, AuthorSession& session,
                         const OnAction& take)
    : Tile(parent, card(Tone::Window)), context_(context), session_(session), take_(take) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    heading_ = new Text(this, "", 18, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    advice_ = new Text(this, "", 14, Hue::Muted);
    put(column, heading_, {2 * grid, 2 * grid, 2 * grid, Gap::hair});
    put(column, advice_, {2 * grid, Gap::hair, 2 * grid, Gap::hair});
    fields_ =
        new LessonFields(this, context, session,
                         [this](const std::string& key, ListOf of, const std::string& before) {
                             session_.open_list(key, of, before);
                             context_.changed();
                             CallAfter([this] { take_focus(); });
                         });
    column->Add(fields_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 2 * grid));
    column->Add(make_offers(), wxSizerFlags(1).Expand().Border(wxALL, Gap::tight));
    column->Add(make_list(), wxSizerFlags(1).Expand().Border(wxALL, Gap::tight));
    felt_ = new DealPanel(
        this, take_,
        [this](const std::string& keys) {
            session_.press_on_felt(keys);
            context_.changed();
        },
        [this](int card_chosen) {
            session_.choose_card_of_felt(card_chosen);
            context_.changed();
        });
    column->Add(felt_, wxSizerFlags(1).Expand().Border(wxALL, Gap::tight));
    SetSizer(column);
}

wxWindow* LessonRight::make_offers() {
    offers_ground_ = new Tile(this, {Tone::Surface, Tone::Surface, Tone::Surface, 0, false, 1, 0});
    auto* column = new wxBoxSizer(wxVERTICAL);
    offers_ =
        new Chooser(offers_ground_, tr("What can be inserted"),
                    tr("Search the scenarios in the library"), [this](const std::string& typed) {
                        session_.search_offers(typed);
                        context_.changed();
                    });
    offers_->list()->on_pick = [this](int row) {
        session_.pick_offer(row_from(row));
        context_.changed();
    };
    offers_->list()->on_open = [this](int) { take_(AuthorAction::PutIn); };
    column->Add(offers_, wxSizerFlags(1).Expand());
    put_in_ = button_of(offers_ground_, AuthorAction::PutIn, "primary", take_);
    keep_ = button_of(offers_ground_, AuthorAction::SaveScenario, "", take_);
    back_ = button_of(offers_ground_, AuthorAction::BackToLesson, "", take_);
    add_row(column, {put_in_, keep_, back_});
    why_not_ = new Text(offers_ground_, "", 13, Hue::Muted);
    put(column, why_not_, {2 * grid, 0, 2 * grid, grid});
    offers_ground_->SetSizer(column);
    return offers_ground_;
}

wxWindow* LessonRight::make_list() {
    list_ground_ = new Tile(this, {Tone::Surface, Tone::Surface, Tone::Surface, 0, false, 1, 0});
    auto* column = new wxBoxSizer(wxVERTICAL);
    list_ = new Chooser(list_ground_, tr("What can be chosen"), tr("Search by words"),
                        [this](const std::string& typed) {
                            session_.search_list(typed);
                            context_.changed();
                        });
    list_->list()->on_pick = [this](int row) {
        session_.pick_in_list(row_from(row));
        context_.changed();
    };
    list_->list()->opens_on_click = true;
    list_->list()->on_open = [this](int row) {
        session_.pick_in_list(row_from(row));
        take_(AuthorAction::Choose);
    };
    column->Add(list_, wxSizerFlags(1).Expand());
    choose_ = button_of(list_ground_, AuthorAction::Choose, "primary", take_);
    done_ = button_of(list_ground_, AuthorAction::CloseList, "", take_);
    add_row(column, {choose_, done_});
    list_ground_->SetSizer(column);
    return list_ground_;
}

void LessonRight::show_offers() {
    std::vector<ChooserRow> rows;
    for (const Offer& offer : shown_.offers)
        rows.push_back({offer.title, offer.detail, false, !offer.why_not.empty(), offer.spoken});
    offers_->show(std::move(rows), static_cast<int>(shown_.offer), shown_.search);
    put_in_->Enable(shown_.can_put_in);
    keep_->Enable(shown_.can_save_scenario);
    why_not_->say(shown_.why_not_put_in);
    why_not_->Show(!shown_.why_not_put_in.empty());
    put_in_->SetToolTip(wide(shown_.can_put_in ? "" : shown_.why_not_put_in));
    keep_->SetToolTip(wide(shown_.can_save_scenario
                               ? tip_of(action_named(author_actions, AuthorAction::SaveScenario))
                               : shown_.why_not_put_in));
}

void LessonRight::show_list() {
    const ChooserScreen& chooser = *shown_.choosing;
    std::vector<ChooserRow> rows;
    for (const ListRow& row : chooser.rows)
        rows.push_back({row.title, row.detail, row.chosen, false, row.spoken});
    list_->show(std::move(rows), static_cast<int>(chooser.picked), chooser.search, chooser.empty);
    set_label(choose_, chooser.choose);
    choose_->Enable(chooser.empty.empty());
    choose_->SetToolTip(wide(chooser.empty));
    set_label(done_, chooser.several ? tr("Done") : tr("Back"));
}

void LessonRight::show(const AuthorScreen& screen) {
    shown_ = screen;
    heading_->say(shown_.heading);
    advice_->say(shown_.advice);
    advice_->Show(!shown_.advice.empty());
    const bool choosing = shown_.choosing.has_value(), dealing = shown_.dealing.has_value();
    fields_->Show(!shown_.adding && !choosing && !dealing);
    offers_ground_->Show(shown_.adding && !choosing && !dealing);
    list_ground_->Show(choosing);
    felt_->Show(dealing);
    const std::string row = std::to_string(shown_.row) + shown_.outline.at(shown_.row).detail +
                            std::to_string(shown_.outline.size());
    fields_->show(shown_.fields, row);
    if (dealing)
        felt_->show(*shown_.dealing);
    else if (choosing)
        show_list();
    else if (shown_.adding)
        show_offers();
}

void LessonRight::lay_out() {
    Layout();
    const int inside = GetClientSize().x - 4 * grid;
    if (inside > 100) {
        heading_->wrap_to(inside);
        advice_->wrap_to(inside);
        why_not_->wrap_to(inside);
        offers_->lay_out(inside);
        list_->lay_out(inside);
    }
    Layout();
    if (shown_.dealing) felt_->lay_out(inside);
    for (Tile* tile : {offers_ground_, list_ground_}) tile->Layout();
}

void LessonRight::take_focus() {
    if (shown_.dealing)
        felt_->take_focus();
    else if (shown_.choosing)
        list_->search()->SetFocus();
    else if (shown_.adding)
        offers_->list()->SetFocus();
    else
        fields_->take_focus(shown_.field, shown_.cursor);
}

bool LessonRight::press_enter() {
    if (offers_->list()->HasFocus()) return take_(AuthorAction::PutIn), true;
    if (!list_->list()->HasFocus()) return false;
    return take_(AuthorAction::Choose), true;
}

void LessonRight::theme_changed() {
    offers_->theme_changed();
    list_->theme_changed();
    fields_->theme_changed();
}

}  // namespace fairdeal
