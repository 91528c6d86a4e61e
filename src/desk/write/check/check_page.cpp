#include "desk/write/check/check_page.h"

#include <wx/dnd.h>
#include <wx/wrapsizer.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

void draw_lines(wxGraphicsContext& gc, const wxRect2DDouble& row,
                std::initializer_list<const std::string*> lines, bool selected) {
    if (selected) fill_row(gc, row);
    const RowLines places =
        lines.size() > 2 ? RowLines(row, {14, 13, 13}) : RowLines(row, {14, 13});
    std::size_t number = 0;
    for (const std::string* line : lines) {
        const bool first = number == 0;
        draw_text(gc, *line, first ? font(14, wxFONTWEIGHT_SEMIBOLD) : font(13),
                  first ? Tone::Text : Tone::Muted, row.m_x + 20, places.top(number),
                  row.m_width - 40);
        ++number;
    }
}

class Drop : public wxFileDropTarget {
public:
    explicit Drop(CheckPage& page) : page_(page) {}
    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) override {
        if (files.IsEmpty()) return false;
        page_.look_into_dropped(files[0].utf8_string());
        return true;
    }

private:
    CheckPage& page_;
};

}  // namespace

CheckPage::CheckPage(wxWindow* parent, PageContext& context, CheckSession& session,
                     const LearnSession& school)
    : Page(parent, context), session_(session), tabs_(new LearnTabs(this, context, school)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    column->Add(make_head(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    path_ = new Text(this, "", 14);
    found_ = new Text(this, "", 14, Hue::Muted);
    column->Add(path_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, 3 * grid));
    column->Add(found_, wxSizerFlags().Border(wxLEFT | wxRIGHT, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_problems(), wxSizerFlags(1).Expand().Border(wxRIGHT, 2 * grid));
    row->Add(make_sound(), wxSizerFlags(1).Expand());
    column->Add(row, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    SetSizer(column);
    SetDropTarget(new Drop(*this));
}

wxButton* CheckPage::make_action_button(wxWindow* parent, CheckAction action, const char* kind) {
    const auto& named = action_named(check_actions, action);
    auto* button = make_button(parent, tr(named.label), kind, [this, action] { take(action); });
    if (*named.tip != 0) button->SetToolTip(wide(tip_of(named)));
    return button;
}

wxSizer* CheckPage::make_head() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    row->Add(new Text(this, tr("Check and preview"), 20, Hue::Text, wxFONTWEIGHT_BOLD),
             wxSizerFlags().CentreVertical().Border(wxRIGHT, 3 * grid));
    pick_ = make_action_button(this, CheckAction::PickFile, "primary");
    pick_folder_ = make_action_button(this, CheckAction::PickFolder, "");
    again_ = make_action_button(this, CheckAction::Again, "");
    write_ = make_action_button(this, CheckAction::BackToWriting, "quiet");
    for (wxButton* button : {pick_, pick_folder_, again_, write_})
        row->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, grid));
    return row;
}

wxWindow* CheckPage::make_problems() {
    problems_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    result_ = new Text(problems_card_, "", 16, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    put(column, result_, {2 * grid, 2 * grid, 2 * grid, grid});
    problems_ =
        new RowList(problems_card_, tr("What is wrong"), height_of_lines({14, 13}), Tone::Surface);
    problems_->on_pick = [this](int row) {
        session_.pick_problem(static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    put(column, problems_, {Gap::hair, 0, Gap::hair, grid}, true);
    whole_ = new Text(problems_card_, "", 14);
    put(column, whole_, {2 * grid, grid, 2 * grid, 2 * grid});
    problems_card_->SetSizer(column);
    problems_card_->SetMinSize(wxSize(200, -1));
    return problems_card_;
}

wxWindow* CheckPage::make_sound() {
    sound_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    sound_title_ = new Text(sound_card_, "", 16, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    sound_story_ = new Text(sound_card_, "", 14, Hue::Muted);
    put(column, sound_title_, {2 * grid, 2 * grid, 2 * grid, Gap::hair});
    put(column, sound_story_, {2 * grid, Gap::hair, 2 * grid, grid});
    sound_ = new RowList(sound_card_, tr("What can be previewed"), height_of_lines({14, 13, 13}),
                         Tone::Surface);
    sound_->on_open = [this](int) { preview_picked(); };
    put(column, sound_, {Gap::hair, 0, Gap::hair, grid}, true);
    preview_ = make_action_button(sound_card_, CheckAction::Preview, "primary");
    column->Add(preview_, wxSizerFlags().Border(wxALL, 2 * grid));
    sound_card_->SetSizer(column);
    sound_card_->SetMinSize(wxSize(200, -1));
    return sound_card_;
}

bool CheckPage::take(CheckAction action) {
    const std::string title = tr("Check and preview");
    switch (action) {
        case CheckAction::PickFile: pick(files().file_to_open(title)); break;
        case CheckAction::PickFolder: pick(files().folder_to_open(title)); break;
        case CheckAction::Again:
            session_.look_again();
            changed();
            break;
        case CheckAction::BackToWriting: done(ShowLearnView{LearnView::Write}); break;
        case CheckAction::Preview: preview_picked(); return !shown_.sound.empty();
    }
    return true;
}

void CheckPage::pick(const std::optional<std::string>& file) {
    if (file) look_into_dropped(*file);
}

void CheckPage::look_into_dropped(const std::string& file) {
    session_.look_into(file);
    changed();
}

void CheckPage::preview_picked() {
    if (shown_.sound.empty()) return;
    session_.preview(static_cast<std::size_t>(std::max(0, sound_->GetSelection())));
    changed();
}

void CheckPage::show_problems() {
    result_->say(shown_.path.empty() ? tr("What is wrong") : shown_.result);
    problems_->set_rows(
        shown_.problems.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const ProblemItem& item = shown_.problems.at(number);
            draw_lines(gc, row, {&item.where, &item.what}, selected);
        },
        [this](std::size_t number) { return shown_.problems.at(number).spoken; });
    const bool any = !shown_.problems.empty();
    const std::size_t picked = shown_.problem;
    problems_->show_selected(any ? static_cast<int>(picked) : -1);
    problems_->Show(any);
    whole_->say(any ? shown_.problems.at(picked).where + "\n" + shown_.problems.at(picked).what
                    : "");
    whole_->Show(any);
}

void CheckPage::show_sound() {
    const bool card = !shown_.card.empty();
    sound_title_->say(card ? shown_.card : tr("What can be previewed"));
    const bool none = shown_.sound.empty() && shown_.affected.empty();
    sound_story_->say(shown_.path.empty() ? tr("Nothing has been picked yet.")
                      : card              ? shown_.unaffected
                      : none              ? tr("Nothing of it is sound.")
                                          : "");
    sound_story_->Show(!sound_story_->GetLabel().empty());
    sound_->set_rows(
        card ? shown_.affected.size() : shown_.sound.size(),
        [this, card](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                     bool selected) {
            if (card) {
                const AffectedRow& item = shown_.affected.at(number);
                return draw_lines(gc, row, {&item.title, &item.was, &item.is}, selected);
            }
            const SoundRow& item = shown_.sound.at(number);
            draw_lines(gc, row, {&item.title, &item.detail}, selected);
        },
        [this, card](std::size_t number) {
            return card ? shown_.affected.at(number).spoken : shown_.sound.at(number).spoken;
        });
    if (sound_->GetSelection() == wxNOT_FOUND && sound_->GetItemCount() > 0)
        sound_->show_selected(0);
    sound_->Show(!none);
    preview_->Show(!shown_.sound.empty());
}

void CheckPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = session_.screen();
    tabs_->show();
    path_->say(shown_.path.empty() ? tr("A lesson, a scenario, a table card or a pack of them.")
                                   : shown_.path);
    found_->say(shown_.found);
    found_->Show(!shown_.found.empty());
    again_->Enable(!shown_.path.empty());
    show_problems();
    show_sound();
    problems_card_->Show(shown_.card.empty() || !shown_.problems.empty());
    lay_out();
}

void CheckPage::lay_out() {
    const int width = GetClientSize().x - 6 * grid;
    if (width < 100) return;
    path_->wrap_to(width);
    found_->wrap_to(width);
    Layout();
    const auto wrap = [](const Tile* around, std::initializer_list<Text*> texts) {
        const int inside = around->GetClientSize().x - 4 * grid;
        if (inside < 100) return;
        for (Text* text : texts) text->wrap_to(inside);
    };
    wrap(problems_card_, {result_, whole_});
    wrap(sound_card_, {sound_title_, sound_story_});
    Layout();
    problems_card_->Layout();
    sound_card_->Layout();
}

bool CheckPage::press(const KeyPress& key) {
    const auto* action = action_of(check_actions, key);
    return action != nullptr && take(action->name);
}

void CheckPage::take_focus() { pick_->SetFocus(); }

void CheckPage::theme_changed() {
    problems_->theme_changed();
    sound_->theme_changed();
    Refresh();
}

}  // namespace fairdeal
