#include "desk/learn/group_page.h"

#include <array>

#include "desk/kit/canvas/picture_canvas.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

constexpr double share_width = 220;

/// The words of a row from left to right and top to bottom, and the share of right answers beside.
struct RowWords {
    std::string title, aside, detail, note;
    int right = 0, asked = 0;
    Interval interval;
};

RowWords words_of(const GroupTraineeItem& item) {
    return {item.title,
            item.mastered + " clauses mastered, " + item.due + " due",
            item.answers + " answers, " + item.right + ". On task " + item.on_task + ", last " +
                item.last + ".",
            item.struggles.empty() ? "" : "Struggles with " + item.struggles,
            item.right_count,
            item.asked,
            item.interval};
}

RowWords words_of(const GroupClauseItem& item) {
    return {item.clause + " \u00b7 " + item.section,
            "started by " + item.begun + ", mastered by " + item.mastered,
            item.text,
            item.struggling.empty() ? "" : "Hard for " + item.struggling,
            item.right_count,
            item.asked_count,
            item.interval};
}

RowWords words_of(const GroupMistakeItem& item) {
    return {item.sentence, item.count, item.misreading, "", 0, 0, {}};
}

void draw_words(wxGraphicsContext& gc, const wxRect2DDouble& row, const RowWords& words) {
    const double left = row.m_x + 24;
    const double right = row.m_x + row.m_width - 28;
    const double line = letters();
    const double aside = text_width(gc, words.aside, font(13));
    draw_text(gc, words.title, font(15, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left,
              row.m_y + 9 * line, right - aside - 16 - left);
    draw_text_right(gc, words.aside, font(13), Tone::Muted, right, row.m_y + 11 * line);
    const double share = words.asked > 0 ? share_width : 0;
    const double width = right - share - 16 - left;
    const auto [first, rest] = in_two_lines(gc, words.detail, font(13), width);
    draw_text(gc, first, font(13), Tone::Text, left, row.m_y + 32 * line, width);
    draw_text(gc, rest, font(13), Tone::Text, left, row.m_y + 51 * line, width);
    draw_text(gc, words.note, font(13), Tone::Note, left, row.m_y + (rest.empty() ? 51 : 70) * line,
              width);
    if (words.asked == 0) return;
    const auto painter = painter_on(gc.GetNativeContext());
    draw_share(*painter, {right - share, row.m_y + 34 * line, share, 28 * line}, words.right,
               words.asked, words.interval, chart_inks());
}

}  // namespace

GroupPage::GroupPage(wxWindow* parent, Hub& hub) : DeskPage(parent, hub) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new LearnTabs(this, hub, school_tabs(hub.desk));
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    column->Add(make_head(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    card_ = new Tile(this, card(Tone::Window));
    auto* inside = new wxBoxSizer(wxVERTICAL);
    empty_ = new Text(card_, "", 15, Hue::Muted);
    inside->Add(empty_, wxSizerFlags().Border(wxALL, 2 * grid));
    list_ = new RowList(card_, "The group", as_high(95), Tone::Surface);
    list_->on_open = [this](int row) { open(row); };
    put(inside, list_, {2, 6, 2, 6}, true);
    card_->SetSizer(inside);
    column->Add(card_, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    SetSizer(column);
}

wxSizer* GroupPage::make_head() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* texts = new wxBoxSizer(wxVERTICAL);
    heading_ = new Text(this, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    period_ = new Text(this, "", 13, Hue::Muted);
    texts->Add(heading_);
    texts->Add(period_, wxSizerFlags().Border(wxTOP, 2));
    row->Add(texts, wxSizerFlags(1).CentreVertical());
    constexpr std::array names{"Trainees", "Clauses", "Mistakes"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto* button = make_toggle(this, names.at(i), [this, i](bool) {
            part_ = static_cast<Part>(i);
            changed();
        });
        parts_.push_back(button);
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, 6));
    }
    team_ = new wxChoice(this, wxID_ANY);
    team_->SetMinSize(wxSize(160, as_high(36)));
    gtk::set_name(team_, "Team");
    team_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        const int chosen = team_->GetSelection();
        desk().learn.school.team =
            chosen < 1 ? "" : shown_.teams.at(static_cast<std::size_t>(chosen - 1));
        changed();
    });
    row->Add(team_, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    return row;
}

void GroupPage::show_teams() {
    wxArrayString names;
    names.Add("Everybody");
    int chosen = 0;
    for (const std::string& team : shown_.teams) {
        names.Add(wide(team));
        if (team == desk().learn.school.team) chosen = static_cast<int>(names.size()) - 1;
    }
    if (team_->GetStrings() != names) team_->Set(names);
    team_->SetSelection(chosen);
    team_->Show(!shown_.teams.empty());
}

std::size_t GroupPage::rows() const {
    switch (part_) {
        case Part::ByTrainee: return shown_.trainees.size();
        case Part::ByClause: return shown_.clauses.size();
        case Part::ByMistake: break;
    }
    return shown_.mistakes.size();
}

std::string GroupPage::spoken(std::size_t row) const {
    switch (part_) {
        case Part::ByTrainee: return shown_.trainees.at(row).spoken;
        case Part::ByClause: return shown_.clauses.at(row).spoken;
        case Part::ByMistake: break;
    }
    return shown_.mistakes.at(row).spoken;
}

void GroupPage::draw(wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                     bool selected) const {
    if (selected) fill_row(gc, row);
    switch (part_) {
        case Part::ByTrainee: return draw_words(gc, row, words_of(shown_.trainees.at(number)));
        case Part::ByClause: return draw_words(gc, row, words_of(shown_.clauses.at(number)));
        case Part::ByMistake: return draw_words(gc, row, words_of(shown_.mistakes.at(number)));
    }
}

void GroupPage::show_list() {
    std::string empty = shown_.forbidden.empty() ? shown_.empty : shown_.forbidden;
    if (empty.empty() && rows() == 0)
        empty = part_ == Part::ByMistake ? "No mistake has been made by name yet."
                                         : "Nothing has been answered yet.";
    empty_->say(empty);
    empty_->Show(!empty.empty());
    list_->set_rows(
        rows(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw(gc, row, number, selected); },
        [this](std::size_t number) { return spoken(number); });
}

void GroupPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = group_screen(desk().learn.school, desk().library);
    tabs_->show();
    heading_->say(shown_.heading);
    period_->say(shown_.period);
    for (std::size_t i = 0; i < parts_.size(); ++i)
        parts_[i]->SetValue(static_cast<std::size_t>(part_) == i);
    show_teams();
    show_list();
    lay_out();
}

void GroupPage::lay_out() {
    Layout();
    empty_->wrap_to(std::max(200, card_->GetClientSize().x - 4 * grid));
    card_->Layout();
}

/// A trainee's progress, or a clause in the rule book.
void GroupPage::open(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= rows()) return;
    const auto at = static_cast<std::size_t>(row);
    if (part_ == Part::ByTrainee) {
        desk().learn.school.trainee = shown_.trainees[at].id;
        show_learn_view(desk(), LearnView::Mastery);
    } else if (part_ == Part::ByClause) {
        look_up(desk(), shown_.clauses[at].clause);
    }
    changed();
}

bool GroupPage::press(const KeyPress& key) {
    if (key.control) return false;
    if (key.name == KeyName::Enter) return open(list_->GetSelection()), true;
    if (key.name == KeyName::Escape)
        show_learn_view(desk(), LearnView::Today);
    else if (key.name == KeyName::Character && key.character >= '1' && key.character <= '3')
        part_ = static_cast<Part>(key.character - '1');
    else
        return false;
    return changed(), true;
}

void GroupPage::theme_changed() {
    list_->theme_changed();
    Refresh();
}

}  // namespace fairdeal
