#include "desk/packs/pack_page.h"

#include <wx/dnd.h>
#include <wx/wrapsizer.h>

#include "base/translation.h"
#include "desk/kit/keys/tab_order.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

class DroppedPack : public wxFileDropTarget {
public:
    explicit DroppedPack(PackPage& page) : page_(page) {}
    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) override {
        if (files.IsEmpty()) return false;
        page_.look_into_dropped(files[0].utf8_string());
        return true;
    }

private:
    PackPage& page_;
};

void draw_line(wxGraphicsContext& gc, const wxRect2DDouble& row, const PackLine& line,
               bool selected) {
    if (selected) fill_row(gc, row);
    const double left = row.m_x + 20, width = row.m_width - 20 - row_edge;
    const wxFont letter = font(14, wxFONTWEIGHT_SEMIBOLD);
    const auto [first, rest] = in_two_lines(gc, line.title, letter, width);
    const RowLines lines = rest.empty() ? RowLines(row, {14, 13}) : RowLines(row, {14, 14, 13});
    draw_text(gc, first, letter, Tone::Text, left, lines.top(0), width);
    draw_text(gc, rest, letter, Tone::Text, left, lines.top(1), width);
    draw_text(gc, line.detail, font(13), Tone::Muted, left, lines.top(rest.empty() ? 1 : 2), width);
}

}  // namespace

PackPage::PackPage(wxWindow* parent, PageContext& context, PackSession& session,
                   const LearnSession& school)
    : Page(parent, context), session_(session), tabs_(new LearnTabs(this, context, school)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    column->Add(make_head(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    message_ = new Text(this, "", 14);
    column->Add(message_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_list(), wxSizerFlags().Expand().Border(wxRIGHT, 2 * grid));
    row->Add(make_card(), wxSizerFlags(1).Expand());
    column->Add(row, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    SetSizer(column);
    SetDropTarget(new DroppedPack(*this));
}

wxButton* PackPage::make_action_button(wxWindow* parent, PackAction action, const char* kind) {
    const auto& named = action_named(pack_actions, action);
    auto* button = make_button(parent, tr(named.label), kind, [this, action] { take(action); });
    button->SetToolTip(wide(tip_of(named)));
    buttons_[action] = button;
    return button;
}

wxSizer* PackPage::make_head() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    row->Add(new Text(this, tr("Packs"), 20, Hue::Text, wxFONTWEIGHT_BOLD),
             wxSizerFlags().CentreVertical().Border(wxRIGHT, 3 * grid));
    for (const PackAction action : {PackAction::AddFile, PackAction::AddFolder})
        row->Add(make_action_button(this, action, action == PackAction::AddFile ? "primary" : ""),
                 wxSizerFlags().Border(wxRIGHT, Gap::beside));
    return row;
}

wxWindow* PackPage::make_list() {
    list_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    empty_ = new Text(list_card_, "", 14, Hue::Muted);
    put(column, empty_, {2 * grid, 2 * grid, 2 * grid, 2 * grid});
    packs_ =
        new RowList(list_card_, tr("Packs"), height_of_lines({15, 13}, Gap::beside), Tone::Surface);
    packs_->on_pick = [this](int row) {
        session_.pick(static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    put(column, packs_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    list_card_->SetSizer(column);
    list_card_->SetMinSize(wxSize(side_list_width, -1));
    return list_card_;
}

wxWindow* PackPage::make_card() {
    card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    title_ = new Text(card_, "", 18, Hue::Text, wxFONTWEIGHT_BOLD);
    standing_ = new Text(card_, "", 14, Hue::Muted);
    story_ = new Text(card_, "", 14);
    column->Add(title_);
    column->Add(standing_, wxSizerFlags().Border(wxTOP, Gap::hair));
    column->Add(story_, wxSizerFlags().Border(wxTOP, Gap::part));
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const std::pair<PackAction, const char*> all[] = {{PackAction::PutIn, "primary"},
                                                      {PackAction::CheckAgain, ""},
                                                      {PackAction::AskRemoval, ""},
                                                      {PackAction::Remove, "primary"},
                                                      {PackAction::Leave, "quiet"}};
    for (const auto& [action, kind] : all)
        row->Add(make_action_button(card_, action, kind),
                 wxSizerFlags().Border(wxRIGHT | wxTOP, Gap::beside));
    column->Add(row, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    lines_ = new RowList(card_, tr("What is in it"), height_of_lines({14, 14, 13}), Tone::Surface);
    column->Add(lines_, wxSizerFlags(1).Expand().Border(wxTOP, Gap::part));
    auto* around = new wxBoxSizer(wxVERTICAL);
    put(around, column, {2 * grid, 2 * grid, 2 * grid, 2 * grid}, true);
    card_->SetSizer(around);
    card_->SetMinSize(wxSize(200, -1));
    return card_;
}

void PackPage::look_into_dropped(const std::string& pack) {
    session_.look_into(pack);
    changed();
}

bool PackPage::take(PackAction action) {
    if (!session_.can(action)) return false;
    const bool file = action == PackAction::AddFile;
    if (!file && action != PackAction::AddFolder) return done(session_.apply(action)), true;
    const auto pack =
        file ? files().file_to_open(tr("Add a pack")) : files().folder_to_open(tr("Add a pack"));
    if (pack) look_into_dropped(*pack);
    return true;
}

void PackPage::show_list() {
    packs_->set_rows(
        shown_.rows.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const PackRow& pack = shown_.rows.at(number);
            draw_named(gc, row, pack.title, pack.detail, pack.word, selected,
                       pack.is_used ? Tone::Good : Tone::Bad);
        },
        [this](std::size_t number) { return shown_.rows.at(number).spoken; });
    const bool picks = !shown_.rows.empty() && shown_.part != PackPart::ToAdd;
    packs_->show_selected(picks ? static_cast<int>(shown_.picked) : -1);
    packs_->Show(!shown_.rows.empty());
    empty_->say(shown_.empty);
    empty_->Show(!shown_.empty.empty());
}

void PackPage::show_lines() {
    lines_->set_rows(
        shown_.lines.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_line(gc, row, shown_.lines.at(number), selected); },
        [this](std::size_t number) { return shown_.lines.at(number).spoken; });
    lines_->Show(!shown_.lines.empty());
}

void PackPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = session_.screen();
    tabs_->show();
    const std::string& said = shown_.error.empty() ? shown_.notice : shown_.error;
    message_->say(shown_.forbidden.empty() ? said : shown_.forbidden);
    message_->set_hue(shown_.error.empty() ? Hue::Good : Hue::Bad);
    message_->Show(!message_->GetLabel().empty());
    title_->say(shown_.title);
    standing_->say(shown_.standing);
    standing_->set_hue(shown_.is_wrong ? Hue::Bad : Hue::Muted);
    story_->say(shown_.story);
    story_->Show(!shown_.story.empty());
    show_list();
    show_lines();
    for (const auto& [action, button] : buttons_) button->Show(session_.can(action));
    buttons_.at(PackAction::Leave)->Show(shown_.part != PackPart::Installed);
    list_card_->Show(shown_.forbidden.empty());
    card_->Show(shown_.forbidden.empty() && !shown_.title.empty());
    renew_tab_order(card_);
    lay_out();
    // Once it is checked, Enter puts it in, wherever the keyboard was.
    const bool can_put_in = session_.can(PackAction::PutIn);
    if (can_put_in && !could_put_in_) buttons_.at(PackAction::PutIn)->SetFocus();
    could_put_in_ = can_put_in;
}

void PackPage::lay_out() {
    const int width = GetClientSize().x - 6 * grid;
    if (width < 100) return;
    message_->wrap_to(width);
    empty_->wrap_to(side_list_width - 4 * grid);
    Layout();
    const int inside = card_->GetClientSize().x - 4 * grid;
    if (inside < 100) return;
    for (Text* text : {title_, standing_, story_}) text->wrap_to(inside);
    list_card_->Layout();
    card_->Layout();
}

bool PackPage::press(const KeyPress& key) {
    const auto* action = action_of(pack_actions, key);
    if (action == nullptr) return false;
    const bool asks = key.name == KeyName::Enter && shown_.part == PackPart::Removal;
    return take(asks ? PackAction::Remove : action->name);
}

void PackPage::take_focus() {
    if (packs_->IsShownOnScreen())
        packs_->SetFocus();
    else if (buttons_.at(PackAction::AddFile)->IsShownOnScreen())
        buttons_.at(PackAction::AddFile)->SetFocus();
}

void PackPage::theme_changed() {
    for (RowList* list : {packs_, lines_}) list->theme_changed();
    Refresh();
}

}  // namespace fairdeal
