#include "desk/shoe/shoe_page.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"
#include "desk/kit/side_panel.h"

namespace fairdeal {

namespace {

constexpr int evidence_height = 210;
constexpr int kind_grid_height = 170;
constexpr double shoe_indent = 16;

int finding_height() { return height_of_lines({15, 13, 13, 13}); }

void draw_shoe_item(wxGraphicsContext& gc, const wxRect2DDouble& row, const ShoeItem& item,
                    bool selected) {
    wxRect2DDouble place = row;
    if (selected) fill_row(gc, row);
    if (item.indented) {
        place.m_x += shoe_indent;
        place.m_width -= shoe_indent;
    }
    const RowLines lines(place, {15, 13});
    const double left = place.m_x + 18;
    const double right = place.m_x + place.m_width - row_edge;
    const wxFont letters = font(13, wxFONTWEIGHT_MEDIUM);
    const double word = text_width(gc, item.word, letters);
    draw_text(gc, item.title, font(15, item.indented ? wxFONTWEIGHT_NORMAL : wxFONTWEIGHT_SEMIBOLD),
              Tone::Text, left, lines.top(0), right - left - word - grid);
    draw_text_right(gc, item.word, letters, item.alarmed ? Tone::Bad : Tone::Muted, right,
                    lines.top(0, 13));
    draw_text(gc, item.detail, font(13), Tone::Muted, left, lines.top(1), right - left);
}

RowList::Draw drawn(const std::vector<ShoeItem>& items) {
    return [&items](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                    bool selected) { draw_shoe_item(gc, row, items.at(number), selected); };
}

/// A finding: what, how sure, and in two lines since when and what to look at.
RowList::Draw drawn_found(const std::vector<ShoeItem>& items) {
    return [&items](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                    bool selected) {
        const ShoeItem& item = items.at(number);
        if (selected) fill_row(gc, row);
        const RowLines lines(row, {15, 13, 13, 13});
        const double left = row.m_x + 18;
        const double width = row.m_x + row.m_width - row_edge - left;
        draw_text(gc, item.title, font(15, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, lines.top(0),
                  width);
        draw_text(gc, item.word, font(13, wxFONTWEIGHT_MEDIUM), Tone::Bad, left, lines.top(1),
                  width);
        const auto [first, second] = in_two_lines(gc, item.detail, font(13), width);
        draw_text(gc, first, font(13), Tone::Muted, left, lines.top(2), width);
        draw_text(gc, second, font(13), Tone::Muted, left, lines.top(3), width);
    };
}

}  // namespace

ShoePage::ShoePage(wxWindow* parent, PageContext& context, ShoeSession& session)
    : Page(parent, context), session_(session) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, make_head(), {3 * grid, Gap::wide, 3 * grid, grid});
    error_ = new Text(this, "", 14, Hue::Bad);
    put(column, error_, {3 * grid, 0, 3 * grid, grid});
    gauge_ = new wxGauge(this, wxID_ANY, 1000, wxDefaultPosition, wxSize(200, 8));
    gtk::set_name(gauge_, tr("Progress of the check"));
    put(column, gauge_, {3 * grid, 0, 3 * grid, grid});
    empty_ = new Text(this, "", 15, Hue::Muted);
    put(column, empty_, {3 * grid, 0, 3 * grid, grid});
    column->Add(make_invitation(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_list(), wxSizerFlags().Expand().Border(wxRIGHT, 2 * grid));
    row->Add(make_detail(), wxSizerFlags(1).Expand());
    column->Add(row, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    SetSizer(column);
}

wxButton* ShoePage::make_action_button(wxWindow* parent, ShoeAction action, const char* kind) {
    const auto& said = action_named(shoe_actions, action);
    auto* button = make_button(parent, tr(said.label), kind, [this, action] { take(action); });
    button->SetToolTip(wide(tip_of(said)));
    return button;
}

wxSizer* ShoePage::make_head() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* texts = new wxBoxSizer(wxVERTICAL);
    texts->Add(new Text(this, tr("Packs and shoes"), 26, Hue::Text, wxFONTWEIGHT_BOLD));
    summary_ = new Text(this, "", 14, Hue::Muted);
    texts->Add(summary_, wxSizerFlags().Border(wxTOP, Gap::tight));
    row->Add(texts, wxSizerFlags(1));
    again_ = make_action_button(this, ShoeAction::LookAgain, "");
    back_ = make_action_button(this, ShoeAction::Back, "");
    row->Add(again_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    row->Add(back_, wxSizerFlags().CentreVertical());
    return row;
}

wxWindow* ShoePage::make_invitation() {
    invitation_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column,
        new Text(invitation_, tr("Look at many hands together"), 20, Hue::Text, wxFONTWEIGHT_BOLD),
        {3 * grid, Gap::wide, 3 * grid, Gap::beside});
    pitch_ = new Text(invitation_,
                      tr("One hand is right or wrong by the rules; many hands show missing cards, "
                         "shoes that were not shuffled, other rules than shown. Open a log to look "
                         "at its packs and shoes."),
                      14, Hue::Muted);
    put(column, pitch_, {3 * grid, 0, 3 * grid, Gap::inside});
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    open_log_ =
        make_button(invitation_, tr("Open a log\u2026"), "primary", [this] { open_a_log(); });
    row->Add(open_log_);
    put(column, row, {3 * grid, 0, 3 * grid, Gap::wide});
    invitation_->SetSizer(column);
    return invitation_;
}

wxWindow* ShoePage::make_list() {
    list_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    rows_ =
        new RowList(list_card_, tr("Packs and shoes"), height_of_lines({15, 13}), Tone::Surface);
    rows_->on_pick = [this](int row) {
        pick_shoe_row(session_, row);
        changed();
    };
    rows_->on_open = [this](int row) {
        pick_shoe_row(session_, row);
        take(ShoeAction::Hands);
    };
    put(column, rows_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    list_card_->SetSizer(column);
    list_card_->SetMinSize(wxSize(side_list_width, -1));
    return list_card_;
}

wxSizer* ShoePage::make_pictures() {
    pictures_ = new wxBoxSizer(wxHORIZONTAL);
    chart_ = new PictureCanvas(body_, tr("How sure each test is, hand by hand"), evidence_height);
    pictures_->Add(chart_, wxSizerFlags(1).Expand());
    pictures_->Add(2 * grid, grid);
    auto* column = new wxBoxSizer(wxVERTICAL);
    kinds_title_ = new Text(body_, "", 13, Hue::Muted);
    kinds_ = new PictureCanvas(body_, tr("The kinds of cards"), kind_grid_height);
    column->Add(kinds_title_, wxSizerFlags().Border(wxBOTTOM, Gap::tight));
    column->Add(kinds_, wxSizerFlags(1).Expand());
    pictures_->Add(column, wxSizerFlags(1).Expand());
    return pictures_;
}

wxSizer* ShoePage::make_buttons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    case_ = make_action_button(detail_, ShoeAction::OpenCase, "primary");
    hands_ = make_action_button(detail_, ShoeAction::Hands, "");
    row->Add(case_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    row->Add(hands_, wxSizerFlags().CentreVertical());
    return row;
}

wxWindow* ShoePage::make_detail() {
    detail_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    title_ = new Text(detail_, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    put(column, title_, {Gap::wide, Gap::inside, Gap::wide, Gap::hair});
    body_ = make_scroller(detail_, tr("What was found"));
    body_->SetSizer(make_body());
    put(column, body_, {Gap::hair, 0, Gap::hair, Gap::tight}, true);
    put(column, make_buttons(), {Gap::wide, Gap::tight, Gap::wide, Gap::inside});
    detail_->SetSizer(column);
    return detail_;
}

/// What scrolls between the title and the buttons. The findings are as high as all their rows,
/// which cut long words off where there is little room: then the picked one follows as a whole.
wxSizer* ShoePage::make_body() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    story_ = new Text(body_, "", 14, Hue::Muted);
    put(column, story_, {Gap::wide, 0, Gap::wide, grid});
    no_finding_ = new Text(body_, "", 15, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    put(column, no_finding_, {Gap::wide, 0, Gap::wide, grid});
    findings_ = new RowList(body_, tr("Findings"), finding_height(), Tone::Surface);
    findings_->on_pick = [this](int row) {
        pick_shoe_finding(session_, row);
        changed();
    };
    findings_->on_open = [this](int row) {
        pick_shoe_finding(session_, row);
        take(ShoeAction::Hands);
    };
    leave_wheel_to(body_, findings_);
    column->Add(findings_, wxSizerFlags().Expand());
    whole_finding_ = new Text(body_, "", 13, Hue::Muted);
    put(column, whole_finding_, {Gap::wide, Gap::tight, Gap::wide, grid});
    put(column, make_pictures(), {Gap::wide, 0, Gap::wide, grid});
    return column;
}

void ShoePage::show_desk() {
    const UpdateLock lock(this);
    follow_open_log(session_);
    shown_ = shoe_screen(session_);
    show_head();
    const bool has_rows = !shown_.rows.empty();
    list_card_->Show(has_rows);
    rows_->set_rows(shown_.rows.size(), drawn(shown_.rows),
                    [this](std::size_t row) { return shown_.rows.at(row).spoken; });
    rows_->show_selected(shown_.picked);
    detail_->Show(has_rows);
    if (has_rows) show_detail();
    lay_out();
    if (has_rows && !had_rows_) take_focus();
    had_rows_ = has_rows;
}

void ShoePage::show_head() {
    summary_->say(shown_.summary);
    error_->say(shown_.error);
    error_->Show(!shown_.error.empty());
    gauge_->Show(shown_.working);
    gauge_->SetValue(shown_.per_mille);
    again_->Show(shown_.has_log);
    again_->Enable(!shown_.working);
    empty_->say(shown_.empty);
    empty_->Show(!shown_.empty.empty());
    invitation_->Show(!shown_.has_log);
}

void ShoePage::show_detail() {
    if (wide(shown_.title) != title_->GetLabel()) body_->Scroll(0, 0);
    title_->say(shown_.title);
    story_->say(shown_.story);
    show_pictures();
    no_finding_->say(shown_.no_finding);
    no_finding_->Show(!shown_.no_finding.empty());
    findings_->set_rows(shown_.findings.size(), drawn_found(shown_.findings),
                        [this](std::size_t row) { return shown_.findings.at(row).spoken; });
    findings_->show_selected(shown_.finding);
    findings_->SetMinSize(wxSize(-1, finding_height() * static_cast<int>(shown_.findings.size())));
    findings_->Show(!shown_.findings.empty());
    if (shown_.finding >= 0) {
        const auto& picked = shown_.findings.at(static_cast<std::size_t>(shown_.finding));
        whole_finding_->say(picked.title + "\n" + picked.detail);
    }
    hands_->Show(!shown_.hands_label.empty());
    if (!shown_.hands_label.empty()) set_label(hands_, shown_.hands_label);
    case_->Show(shown_.can_open_case);
}

void ShoePage::show_pictures() {
    chart_->Show(shown_.chart.has_value());
    if (shown_.chart)
        chart_->show(
            [this](Painter& painter, const Box& box) {
                if (shown_.chart) draw_evidence(painter, box, *shown_.chart, chart_inks());
            },
            shown_.chart_words);
    kinds_->Show(shown_.kinds.has_value());
    kinds_title_->Show(shown_.kinds.has_value());
    if (!shown_.kinds) return;
    kinds_title_->say(shown_.kinds_title);
    kinds_->show(
        [this](Painter& painter, const Box& box) {
            if (shown_.kinds) draw_kind_grid(painter, box, *shown_.kinds, chart_inks());
        },
        shown_.kinds_words);
}

void ShoePage::take(ShoeAction action) {
    if (action == ShoeAction::Up || action == ShoeAction::Down)
        return move(action == ShoeAction::Up ? -1 : 1);
    if (action == ShoeAction::PageUp || action == ShoeAction::PageDown) {
        const int part = 2 * body_->GetClientSize().y / (3 * grid);  // some of it stays in sight
        const int by = action == ShoeAction::PageUp ? -part : part;
        return body_->Scroll(0, std::max(0, body_->GetViewStart().y + by));
    }
    if (action == ShoeAction::OpenCase && !shown_.can_open_case) return;
    done(apply(session_, action));
}

/// Up and down in the list that has the keyboard.
void ShoePage::move(int step) {
    if (findings_->HasFocus()) {
        pick_shoe_finding(session_, shown_.finding + step);
        bring_into_view(shown_.finding + step);
    } else {
        pick_shoe_row(session_, shown_.picked + step);
    }
    changed();
}

/// A finding, by its place: the list is as high as its rows, so what is around it scrolls.
void ShoePage::bring_into_view(int finding) {
    const int above = body_->GetViewStart().y;
    const int top = findings_->GetPosition().y + finding * finding_height();
    const int below = top + finding_height() - body_->GetClientSize().y;
    if (top < 0) body_->Scroll(0, std::max(0, above + top / grid - 1));
    if (below > 0) body_->Scroll(0, above + below / grid + 1);
}

void ShoePage::open_a_log() {
    const auto file = files().log_to_open();
    done(file ? std::optional<Destination>(WatchShoes{*file}) : std::nullopt);
}

bool ShoePage::press(const KeyPress& key) {
    const auto* action = action_of(shoe_actions, key);
    if (action == nullptr) return false;
    return take(action->name), true;
}

void ShoePage::take_focus() {
    if (!shown_.rows.empty())
        rows_->SetFocus();
    else if (!shown_.has_log)
        open_log_->SetFocus();
    else
        back_->SetFocus();
}

void ShoePage::theme_changed() {
    rows_->theme_changed();
    findings_->theme_changed();
    chart_->Refresh();
    kinds_->Refresh();
}

void ShoePage::lay_out() {
    const int width = GetClientSize().x - 6 * grid;
    if (width < 400) return;
    summary_->wrap_to(width - back_->GetBestSize().x - again_->GetBestSize().x - 3 * grid);
    for (Text* text : {error_, empty_}) text->wrap_to(width);
    pitch_->wrap_to(width - 6 * grid);
    const int inside = width - side_list_width - 2 * grid - 2 * Gap::wide;
    for (Text* text : {title_, story_, no_finding_}) text->wrap_to(inside);
    const bool beside = inside > 620 * letters();
    pictures_->SetOrientation(beside ? wxHORIZONTAL : wxVERTICAL);
    whole_finding_->wrap_to(inside);
    whole_finding_->Show(!beside && shown_.finding >= 0);
    kinds_title_->wrap_to(beside && shown_.chart ? inside / 2 - grid : inside);
    Layout();
    invitation_->Layout();
    list_card_->Layout();
    detail_->Layout();
    body_->FitInside();
}

}  // namespace fairdeal
