#include "gui/replay_page.h"

#include "gui/gtk.h"

namespace fairdeal {

namespace {

constexpr int side = 2 * grid;
constexpr int inside = panel_width - 2 * side;  // the scrollbar lies in the margin
constexpr int event_height = 30;
constexpr int pace = 900;  // milliseconds a step

std::string shape_of(const ReplayScreen& screen) {
    return screen.title + screen.crumb + screen.banner.text +
           (screen.clause ? screen.clause->id : "");
}

void draw_event(wxGraphicsContext& gc, const wxRect2DDouble& row, const EventItem& item, bool now,
                bool played) {
    if (now) {
        gc.SetPen(*wxTRANSPARENT_PEN);
        gc.SetBrush(wxBrush(colour(Tone::AccentSoft)));
        gc.DrawRoundedRectangle(row.m_x + 2, row.m_y + 1, row.m_width - 4, row.m_height - 2, 6);
    }
    if (item.mismatch) draw_mark(gc, false, row.m_x + 8, row.m_y + 7, 16);
    const Tone tone = item.mismatch ? Tone::Bad : played ? Tone::Text : Tone::Muted;
    const wxFontWeight weight = now ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL;
    const double left = row.m_x + 32;
    draw_text(gc, item.text, font(13, weight), tone, left, row.m_y + 7, row.m_width - 40);
}

}  // namespace

ReplayPage::ReplayPage(wxWindow* parent, Hub& hub) : Page(parent, hub), timer_(this) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_left(), wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    row->Add(make_right(), wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, 2 * grid));
    SetSizer(row);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        lay_out();
    });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (!desk().replay.hand || !beat(hand())) timer_.Stop();
        changed();
    });
}

wxSizer* ReplayPage::make_heading() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    back_ = make_icon_button(this, Icon::Back, "All hands", [this] {
        close_hand(desk().replay);
        changed();
    });
    const auto neighbour = [this](int step) {
        open_next_hand(desk().replay, step, desk().library.misreadings);
        changed();
    };
    previous_ =
        make_icon_button(this, Icon::Previous, "Hand before", [neighbour] { neighbour(-1); });
    next_ = make_icon_button(this, Icon::Next, "Hand after", [neighbour] { neighbour(1); });
    auto* texts = new wxBoxSizer(wxVERTICAL);
    crumb_ = new Text(this, "", 13, Hue::Muted, wxFONTWEIGHT_MEDIUM);
    title_ = new Text(this, "", 24, Hue::Text, wxFONTWEIGHT_BOLD);
    texts->Add(crumb_);
    texts->Add(title_);
    row->Add(back_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 12));
    row->Add(texts, wxSizerFlags(1).CentreVertical());
    row->Add(previous_, wxSizerFlags().CentreVertical());
    row->Add(next_, wxSizerFlags().CentreVertical());
    return row;
}

wxSizer* ReplayPage::make_left() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_heading(), wxSizerFlags().Expand());
    table_ = new TableCanvas(this, Tone::Window);
    column->Add(table_, wxSizerFlags(1).Expand().Border(wxTOP, 2 * grid));
    position_ = new Text(this, "", 14, Hue::Muted);
    put(column, position_, {14, 12, 14, 0});
    timeline_ = new Timeline(this);
    timeline_->on_step = [this](std::size_t step) { step_to(step); };
    column->Add(timeline_, wxSizerFlags().Expand());
    column->Add(make_transport(), wxSizerFlags().Expand());
    return column;
}

wxSizer* ReplayPage::make_transport() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    first_ = make_icon_button(this, Icon::First, "Before the hand", [this] { step_to(0); });
    step_back_ = make_icon_button(this, Icon::StepBack, "One event back",
                                  [this] { step_to(hand().step == 0 ? 0 : hand().step - 1); });
    play_ = make_icon_button(this, Icon::Play, "Play", [this] {
        toggle_playing(hand());
        changed();
    });
    step_ =
        make_icon_button(this, Icon::Step, "One event on", [this] { step_to(hand().step + 1); });
    last_ = make_icon_button(this, Icon::Last, "After the hand",
                             [this] { step_to(hand().replay.steps.size()); });
    for (wxButton* button : {first_, step_back_, play_, step_, last_})
        row->Add(button, wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    mismatch_ = make_button(this, "Next mismatch", "", [this] {
        go_to_mismatch(hand());
        changed();
    });
    row->Add(mismatch_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    totals_ = new wxToggleButton(this, wxID_ANY, "Count", wxDefaultPosition, wxDefaultSize,
                                 wxBU_EXACTFIT);
    gtk::add_class(totals_, "filter");
    totals_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) {
        hand().totals = totals_->GetValue();
        changed();
    });
    row->Add(totals_, wxSizerFlags().CentreVertical());
    return row;
}

wxWindow* ReplayPage::make_right() {
    right_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    banner_ = new Text(right_, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    banner_text_ = new Text(right_, "", 14, Hue::Muted);
    put(column, banner_, {side + 4, side, side, 0});
    put(column, banner_text_, {side + 4, 4, side, 12});
    body_ = new wxScrolledWindow(right_, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                 wxVSCROLL | wxBORDER_NONE | wxTAB_TRAVERSAL);
    body_->SetScrollRate(0, 8);
    body_->ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    body_->SetBackgroundColour(colour(Tone::Surface));
    body_->SetMinSize(wxSize(inside, 80));
    put(column, body_, {side, 0, 2, 0}, true);
    column->AddSpacer(grid);
    clause_ = new ClauseCard(right_, [this] {
        hand().clause.clear();
        changed();
    });
    column->Add(clause_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, side));
    events_heading_ = new Text(right_, "Events", 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD);
    put(column, events_heading_, {side + 4, 10, side, 4});
    events_ = new RowList(right_, "Events", event_height, Tone::Surface);
    events_->on_pick = [this](int row) { step_to(static_cast<std::size_t>(row) + 1); };
    events_->SetMinSize(wxSize(-1, 8 * event_height));
    put(column, events_, {grid, 0, grid, 12});
    right_->SetSizer(column);
    right_->SetMinSize(wxSize(panel_width, -1));
    return right_;
}

void ReplayPage::step_to(std::size_t step) {
    hand().playing = false;
    go_to_step(hand(), step);
    changed();
}

void ReplayPage::show_desk() {
    if (!desk().replay.hand) return timer_.Stop();
    const Still still(this);
    shown_ = replay_screen(hand(), desk().library);
    show_left(shown_);
    show_right(shown_);
    if (shown_.playing && !timer_.IsRunning()) timer_.Start(pace);
    if (!shown_.playing) timer_.Stop();
    lay_out();
}

void ReplayPage::show_left(const ReplayScreen& screen) {
    crumb_->say(screen.crumb);
    title_->say(screen.title);
    table_->show(table_screen(hand()));
    timeline_->show(screen.step, screen.events.size(), screen.marks, screen.position);
    position_->say(screen.position);
    set_icon(play_, screen.playing ? Icon::Pause : Icon::Play, Tone::Accent);
    gtk::set_name(play_, screen.playing ? "Pause" : "Play");
    mismatch_->Show(!screen.marks.empty());
    totals_->SetValue(screen.totals);
    first_->Enable(screen.step > 0);
    step_back_->Enable(screen.step > 0);
    step_->Enable(screen.step < screen.events.size());
    last_->Enable(screen.step < screen.events.size());
}

void ReplayPage::show_right(const ReplayScreen& screen) {
    banner_->say(screen.banner.title);
    banner_->set_hue(screen.banner.right ? Hue::Good : Hue::Bad);
    banner_text_->say(screen.banner.text);
    const std::string shape = shape_of(screen);
    if (shape != built_) build_verdicts(screen);
    built_ = shape;
    clause_->Show(screen.clause.has_value());
    if (screen.clause) clause_->show(*screen.clause, panel_width - 2 * side);
    events_->set_rows(
        screen.events.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number, bool) {
            draw_event(gc, row, shown_.events.at(number), number + 1 == shown_.step,
                       number < shown_.step);
        },
        [this](std::size_t number) {
            const EventItem& item = shown_.events.at(number);
            return item.text + (item.note.empty() ? "" : ". " + item.note);
        });
    events_->show_selected(static_cast<int>(screen.step) - 1);
}

void ReplayPage::build_verdicts(const ReplayScreen& screen) {
    body_->DestroyChildren();
    verdicts_.clear();
    auto* column = new wxBoxSizer(wxVERTICAL);
    const std::string open = screen.clause ? screen.clause->id : "";
    for (const auto* list : {&screen.faults, &screen.verdicts}) {
        for (const VerdictScreen& verdict : *list) {
            auto* made =
                new VerdictCard(body_, verdict, inside, open, [this](const std::string& id) {
                    hand().clause = hand().clause == id ? "" : id;
                    changed();
                });
            verdicts_.push_back(made);
            column->Add(made, wxSizerFlags().Border(wxBOTTOM, 10));
        }
    }
    body_->SetSizer(column, true);
    body_->Scroll(0, 0);
}

void ReplayPage::lay_out() {
    const int width = GetClientSize().x - panel_width - 8 * grid;
    if (width < 100) return;
    crumb_->wrap_to(width - 130);
    title_->wrap_to(width - 130);
    position_->wrap_to(width - 28);
    banner_->wrap_to(panel_width - 2 * side - 8);
    banner_text_->wrap_to(panel_width - 2 * side - 8);
    Layout();
    right_->Layout();
    body_->FitInside();
}

bool ReplayPage::press(const KeyPress& key) {
    if (!press_in_replay(desk(), key)) return false;
    changed();
    return true;
}

void ReplayPage::theme_changed() {
    set_icon(back_, Icon::Back);
    set_icon(previous_, Icon::Previous);
    set_icon(next_, Icon::Next);
    set_icon(first_, Icon::First);
    set_icon(step_back_, Icon::StepBack);
    set_icon(step_, Icon::Step);
    set_icon(last_, Icon::Last);
    body_->SetBackgroundColour(colour(Tone::Surface));
    events_->theme_changed();
}

}  // namespace fairdeal
