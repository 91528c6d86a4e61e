#include "desk/log/log_page.h"

#include <filesystem>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/log/log_tasks.h"

namespace fairdeal {

namespace {

constexpr int search_pace = 40;  // milliseconds between two slices of a search

std::string way_back(DeskSection section) {
    if (section == DeskSection::Duty) return tr("Back to Duty");
    if (section == DeskSection::Cases) return tr("Back to the case");
    return tr("Back to the audit");
}

}  // namespace

LogPage::LogPage(wxWindow* parent, PageContext& context, ReplaySession& session,
                 SigningSession& signing)
    : Page(parent, context), session_(session), signing_(signing), search_timer_(this) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_work(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, 3 * grid));
    column->Add(make_invitation(), wxSizerFlags(1).Expand());
    column->Add(make_log(), wxSizerFlags(1).Expand());
    SetSizer(column);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { search_more(); });
}

/// A slice of the search; the window is shown in between.
void LogPage::search_more() {
    constexpr std::chrono::milliseconds budget{25};
    if (!IsShown() || session_.hand) return search_timer_.Stop();
    if (!search_on(session_, budget)) return search_timer_.Stop();
    changed();
}

wxButton* LogPage::make_action_button(wxWindow* parent, LogAction action, const char* kind) {
    return make_button(parent, tr(action_named(log_actions, action).label), kind,
                       [this, action] { take(action); });
}

wxWindow* LogPage::make_work() {
    work_ = new Tile(this, card(Tone::Window));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    work_title_ = new Text(work_, "", 14, Hue::Text, wxFONTWEIGHT_MEDIUM);
    gauge_ = new wxGauge(work_, wxID_ANY, 1000, wxDefaultPosition, wxSize(200, 8));
    cancel_ = make_action_button(work_, LogAction::CallOff, "");
    row->Add(work_title_, wxSizerFlags().CentreVertical());
    row->Add(gauge_, wxSizerFlags(1).CentreVertical().Border(wxLEFT | wxRIGHT, 2 * grid));
    row->Add(cancel_, wxSizerFlags().CentreVertical());
    auto* outer = new wxBoxSizer(wxVERTICAL);
    put(outer, row, {2 * grid, grid, Gap::part, grid});
    work_->SetSizer(outer);
    return work_;
}

wxWindow* LogPage::make_invitation() {
    invitation_ = new Tile(this, ground(Tone::Window));
    auto* middle = new Tile(invitation_, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    picture_ = new wxStaticBitmap(middle, wxID_ANY, icon(Icon::Replay, colour(Tone::Accent), 56));
    gtk::set_name(picture_, tr("Replay"));
    auto* first = new wxBoxSizer(wxHORIZONTAL);
    first->Add(picture_);
    put(column, first, {5 * grid, 4 * grid, 5 * grid, 0});
    put(column, new Text(middle, tr("Replay a night"), 26, Hue::Text, wxFONTWEIGHT_BOLD),
        {5 * grid, 2 * grid, 5 * grid, grid});
    pitch_ = new Text(middle,
                      tr("Open a log of recorded hands, step through any of them, and see what was "
                         "paid beside what was due."),
                      15, Hue::Muted);
    pitch_->wrap_to(dialog_width - 10 * grid);
    put(column, pitch_, {5 * grid, 0, 5 * grid, 0});
    pitch_error_ = new Text(middle, "", 14, Hue::Bad);
    put(column, pitch_error_, {5 * grid, Gap::part, 5 * grid, 0});
    pitch_not_taken_ = make_action_button(middle, LogAction::NotTaken, "quiet");
    auto* more = new wxBoxSizer(wxHORIZONTAL);
    more->Add(pitch_not_taken_);
    put(column, more, {3 * grid, 0, 5 * grid, Gap::part});
    add_ways_in(middle, column);
    place_invitation(invitation_, middle, column, dialog_width);
    return invitation_;
}

/// To a log: from a file, one that was open lately, or the sample.
void LogPage::add_ways_in(wxWindow* middle, wxSizer* column) {
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    const auto make_first = [&](LogAction action, const char* kind) {
        return make_button(middle, tr(action_named(log_actions, action).tip), kind,
                           [this, action] { take(action); });
    };
    open_ = make_first(LogAction::OpenLog, "primary");
    buttons->Add(open_, wxSizerFlags().Border(wxRIGHT, Gap::part));
    first_import_ = make_first(LogAction::Import, "");
    buttons->Add(first_import_, wxSizerFlags().CentreVertical());
    put(column, buttons, {5 * grid, 0, 5 * grid, 0});
    recent_ = new wxBoxSizer(wxVERTICAL);
    put(column, recent_, {5 * grid, 3 * grid, 5 * grid, 0});
    sample_ = make_action_button(middle, LogAction::Sample, "quiet");
    auto* last = new wxBoxSizer(wxHORIZONTAL);
    last->Add(sample_);
    put(column, last, {3 * grid, Gap::part, 5 * grid, Gap::wide + grid});
}

void LogPage::add_buttons(wxWindow* parent, wxSizer* row) {
    to_audit_ = make_action_button(parent, LogAction::ToAudit, "");
    row->Add(to_audit_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    head_buttons_ = {to_audit_};
    for (const LogAction action :
         {LogAction::OpenLog, LogAction::Import, LogAction::Export, LogAction::Sign}) {
        head_buttons_.push_back(make_action_button(parent, action, ""));
        row->Add(head_buttons_.back(), wxSizerFlags().CentreVertical().Border(
                                           wxLEFT, head_buttons_.size() > 2 ? grid : 0));
    }
}

wxWindow* LogPage::make_log() {
    log_ = new Tile(this, ground(Tone::Window));
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    auto* texts = new wxBoxSizer(wxVERTICAL);
    title_ = new Text(log_, "", 26, Hue::Text, wxFONTWEIGHT_BOLD);
    summary_ = new Text(log_, "", 14, Hue::Muted);
    texts->Add(title_);
    texts->Add(summary_, wxSizerFlags().Border(wxTOP, Gap::tight));
    signed_ = new Text(log_, "", 13, Hue::Muted);
    texts->Add(signed_, wxSizerFlags().Border(wxTOP, Gap::hair));
    head->Add(texts, wxSizerFlags(1));
    add_buttons(log_, head);
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, head, {3 * grid, 3 * grid, 3 * grid, 2 * grid});
    query_ = new LogQuery(log_, [this] { ask(query_->query()); });
    put(column, query_, {3 * grid, 0, 3 * grid, 0});
    notice_ = new Text(log_, "", 14, Hue::Note);
    put(column, notice_, {3 * grid, grid, 3 * grid, grid});
    not_taken_ = make_action_button(log_, LogAction::NotTaken, "quiet");
    auto* more = new wxBoxSizer(wxHORIZONTAL);
    more->Add(not_taken_, wxSizerFlags().CentreVertical());
    shoes_said_ = new Text(log_, tr("The hands name their packs and shoes:"), 14, Hue::Accent);
    more->Add(shoes_said_, wxSizerFlags().CentreVertical().Border(wxLEFT, Gap::part));
    shoes_ = make_action_button(log_, LogAction::Shoes, "quiet");
    more->Add(shoes_, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    column->Add(more, wxSizerFlags().Border(wxLEFT, Gap::part));
    put(column, make_list(), {3 * grid, 0, 3 * grid, 0}, true);
    put(column, make_foot(), {3 * grid, Gap::part, 3 * grid, Gap::wide});
    log_->SetSizer(column);
    return log_;
}

wxWindow* LogPage::make_list() {
    list_card_ = new Tile(log_, card(Tone::Window));
    auto* inside = new wxBoxSizer(wxVERTICAL);
    table_ = new HandTable(list_card_);
    table_->on_heading = [this](HandColumn column) {
        set_order(session_, next_order(session_.order, column));
        changed();
    };
    table_->on_choose = [this](const std::vector<int>& rows, int current) {
        choose(rows, current);
    };
    table_->on_open = [this](int row) {
        pick_hand(session_, shown_.items.at(static_cast<std::size_t>(row)).idx);
        take(LogAction::OpenHand);
    };
    table_->on_menu = [this](int row, std::size_t column) { show_menu(row, column, false); };
    empty_ = new Text(list_card_, "", 14, Hue::Muted);
    inside->Add(empty_, wxSizerFlags().Border(wxALL, 3 * grid));
    inside->Add(table_, wxSizerFlags(1).Expand());
    list_card_->SetSizer(inside);
    return list_card_;
}

wxSizer* LogPage::make_foot() {
    auto* foot = new wxBoxSizer(wxHORIZONTAL);
    older_ = make_action_button(log_, LogAction::Earlier, "");
    newer_ = make_action_button(log_, LogAction::Later, "");
    range_ = new Text(log_, "", 14, Hue::Muted);
    stop_ = make_action_button(log_, LogAction::StopSearch, "quiet");
    news_ = make_action_button(log_, LogAction::News, "chip");
    foot->Add(range_, wxSizerFlags().CentreVertical());
    foot->Add(news_, wxSizerFlags().CentreVertical().Border(wxLEFT, 2 * grid));
    foot->Add(stop_, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    foot->AddStretchSpacer();
    chosen_ = new Text(log_, "", 14, Hue::Accent);
    foot->Add(chosen_, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::part));
    with_chosen_ = make_action_button(log_, LogAction::WithChosen, "");
    foot->Add(with_chosen_, wxSizerFlags().Border(wxRIGHT, grid));
    columns_ = make_action_button(log_, LogAction::Columns, "");
    searches_ = make_action_button(log_, LogAction::Searches, "");
    foot->Add(columns_, wxSizerFlags().Border(wxRIGHT, grid));
    foot->Add(searches_, wxSizerFlags().Border(wxRIGHT, grid));
    foot->Add(older_, wxSizerFlags().Border(wxRIGHT, grid));
    foot->Add(newer_);
    return foot;
}

/// What is selected in the table; the list itself shows it already.
void LogPage::choose(const std::vector<int>& rows, int current) {
    if (current < 0) return;
    std::vector<std::int64_t> hands;
    for (const int row : rows) hands.push_back(shown_.items.at(static_cast<std::size_t>(row)).idx);
    choose_hands(session_, std::move(hands),
                 shown_.items.at(static_cast<std::size_t>(current)).idx);
    changed();
}

void LogPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = list_screen(session_);
    show_work();
    invitation_->Show(!shown_.has_log);
    const bool just_opened = shown_.has_log && !log_->IsShown();
    log_->Show(shown_.has_log);
    if (shown_.has_log)
        show_list();
    else
        show_recent();
    lay_out();
    if (just_opened) list()->SetFocus();
}

void LogPage::show_work() {
    work_->Show(shown_.busy);
    work_title_->say(shown_.busy_title + "\u2026");
    if (shown_.per_mille < 0 && shown_.busy)
        gauge_->Pulse();
    else if (shown_.busy)
        gauge_->SetValue(shown_.per_mille);
}

void LogPage::show_recent() {
    pitch_error_->say(shown_.error);
    pitch_not_taken_->Show(!session_.not_taken.empty());
    sample_->Show(!sample_log(session_.preferences).empty());
    open_->Enable(!session_.work);
    if (recent_shown_ == session_.preferences.recent_logs) return;
    recent_shown_ = session_.preferences.recent_logs;
    recent_->Clear(true);
    wxWindow* parent = open_->GetParent();
    recent_->Add(new Text(parent, tr("Opened before"), 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD),
                 wxSizerFlags().Border(wxBOTTOM, Gap::tight));
    for (const std::string& file : recent_shown_) {
        const std::filesystem::path path(file);
        const std::string label = tr("{file}, in {folder}", "file"_a = path.filename().string(),
                                     "folder"_a = path.parent_path().filename().string());
        auto* button = make_button(parent, label, "quiet", [this, file] {
            open_log(session_, file);
            changed();
        });
        button->SetToolTip(wide(file));
        recent_->Add(button, wxSizerFlags().Border(wxBOTTOM, Gap::hair));
    }
}

void LogPage::show_list() {
    to_audit_->Show(session_.listed_from.has_value());
    if (session_.listed_from) set_label(to_audit_, way_back(*session_.listed_from));
    title_->say(shown_.title);
    summary_->say(shown_.summary);
    signed_->say(signing_in_words(signing_, utc_seconds_now()));
    not_taken_->Show(!session_.not_taken.empty());
    shoes_said_->Show(session_.in_shoes);
    shoes_->Show(session_.in_shoes);
    notice_->say(shown_.error.empty() ? shown_.report : shown_.error);
    notice_->set_hue(shown_.error.empty() ? Hue::Accent : Hue::Bad);
    query_->show(session_.query);
    const bool searching = is_searching(session_);
    if (searching && !search_timer_.IsRunning()) search_timer_.Start(search_pace);
    table_->show(shown_);
    table_->Show(!shown_.items.empty());
    chosen_->say(shown_.chosen_words);
    empty_->Show(shown_.items.empty());
    empty_->say(shown_.empty);
    range_->say(shown_.searching.empty() ? shown_.range
                : shown_.range.empty()   ? shown_.searching
                                         : shown_.range + " \u00b7 " + shown_.searching);
    stop_->Show(searching);
    set_label(news_, shown_.news);
    news_->Show(!shown_.news.empty());
    older_->Enable(shown_.can_older);
    newer_->Enable(shown_.can_newer);
}

void LogPage::ask(HandQuery query) {
    fairdeal::ask(session_, std::move(query));
    changed();
}

void LogPage::open_a_log() {
    const auto file = files().log_to_open();
    if (file) open_log(session_, *file);
    changed();
}

void LogPage::show_more() {
    query_->show_more(!query_->shows_more());
    ask(session_.query);
}

void LogPage::lay_out() {
    const int width = GetClientSize().x - 6 * grid;
    if (width > 300) {
        int buttons = 0;
        for (const wxButton* button : head_buttons_) {
            if (button->IsShown()) buttons += button->GetBestSize().x + grid;
        }
        title_->wrap_to(width - buttons);
        summary_->wrap_to(width - buttons);
        signed_->wrap_to(width - buttons);
        notice_->wrap_to(width);
    }
    pitch_error_->wrap_to(dialog_width - 10 * grid);
    Layout();
    query_->Layout();
    for (Tile* tile : {invitation_, log_, work_, list_card_}) tile->Layout();
    table_->Layout();
    open_->GetParent()->Layout();
}

bool LogPage::press(const KeyPress& key) {
    if (dynamic_cast<wxChoice*>(FindFocus()) != nullptr) return false;
    const auto* action = action_of(log_actions, key);
    if (action == nullptr) return false;
    const bool needs_log = action->name != LogAction::OpenLog && action->name != LogAction::Import;
    if (!shown_.has_log && needs_log) return false;
    if (action->name == LogAction::News && session_.news == 0) return false;
    const bool extends = key.shift && (key.name == KeyName::Up || key.name == KeyName::Down);
    if (extends && FindFocus() == list()) return false;  // the list selects them
    const bool typing = dynamic_cast<wxTextCtrl*>(FindFocus()) != nullptr;
    if (action->name == LogAction::ToAudit && (typing || !session_.listed_from))
        return list()->SetFocus(), true;
    return take(action->name), true;
}

/// What needs a file, a window of its own or a field is done here.
void LogPage::take(LogAction action) {
    if (action == LogAction::OpenLog) return open_a_log();
    if (action == LogAction::Import) return choose_import(import_button());
    if (action == LogAction::Export) return choose_export();
    if (action == LogAction::Sign) return sign();
    if (action == LogAction::NotTaken) return show_not_taken();
    if (action == LogAction::TypeId) return query_->focus_id();
    if (action == LogAction::More) return show_more();
    if (action == LogAction::Columns) return show_columns();
    if (action == LogAction::Searches) return show_searches();
    if (action == LogAction::WithChosen) return show_menu(shown_.selected, 0, true);
    if (action == LogAction::Copy) return copy_chosen();
    done(apply(session_, action));
}

void LogPage::theme_changed() {
    table_->theme_changed();
    picture_->SetBitmap(icon(Icon::Replay, colour(Tone::Accent), 56));
}

}  // namespace fairdeal
