#include "desk/frame/window/desk_frame.h"

#include <wx/dnd.h>
#include <wx/statbmp.h>
#include <wx/textctrl.h>
#include <wx/utils.h>
#include <array>
#include <utility>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/cases/case_entries.h"
#include "desk/exam/exam_window.h"
#include "desk/kit/canvas/table_canvas.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/key_press.h"
#include "desk/log/signing/signing_session.h"

namespace fairdeal {

namespace {
constexpr int least_width = 1024;
constexpr int least_height = 700;
constexpr int nav_height = 58;   // of a button on the rail: all of them fit into the least height
constexpr int sign_pace = 5000;  // milliseconds between two looks whether it is time to sign
constexpr int work_pace = 50;    // milliseconds between two looks at work under way

/// A section's button on the rail.
struct RailButton {
    DeskAction name;
    DeskSection section;
    Icon icon;
};
/// From top to bottom.
constexpr std::array rail_buttons{
    RailButton{DeskAction::Learn, DeskSection::Learn, Icon::Learn},
    RailButton{DeskAction::Practise, DeskSection::Practise, Icon::Practise},
    RailButton{DeskAction::Replay, DeskSection::Replay, Icon::Replay},
    RailButton{DeskAction::Rebuild, DeskSection::Rebuild, Icon::Rebuild},
    RailButton{DeskAction::Audit, DeskSection::Audit, Icon::Audit},
    RailButton{DeskAction::Cases, DeskSection::Cases, Icon::Cases},
    RailButton{DeskAction::Certify, DeskSection::Certify, Icon::Certify},
    RailButton{DeskAction::Duty, DeskSection::Duty, Icon::Duty}};

/// Files that are dropped anywhere on the window.
class DroppedFiles : public wxFileDropTarget {
public:
    explicit DroppedFiles(DeskFrame& frame) : frame_(frame) {}
    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) override {
        std::vector<std::string> files;
        for (const wxString& name : names) files.push_back(name.utf8_string());
        return frame_.take_files(files);
    }

private:
    DeskFrame& frame_;
};

}  // namespace

DeskFrame::DeskFrame(Desk& desk, std::unique_ptr<FileChooser> chooser)
    : wxFrame(nullptr, wxID_ANY, "Fairdeal", wxDefaultPosition, wxSize(1280, 800)),
      desk_(desk),
      chooser_(chooser ? std::move(chooser) : std::make_unique<DesktopFileChooser>(this)),
      work_timer_(this),
      letters_timer_(this),
      sign_timer_(this),
      context_{[this] { changed(); }, [this] { letters_timer_.StartOnce(letters_wait); },
               [this](const Destination& destination) { go_to(destination); }, *chooser_} {
    SetMinSize(wxSize(least_width, least_height));
    put_in_force(desk.preferences.theme);
    set_letters(letters_ = desk.preferences.letters);
    put_in_force(desk.preferences.tables);
    let_tables_move(desk.preferences.motion);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_rail(), wxSizerFlags().Expand());
    auto* column = new wxBoxSizer(wxVERTICAL);
    notice_ = new NoticeBar(this, [this] { desk_.notice.clear(), changed(); });
    column->Add(notice_, wxSizerFlags().Expand());
    column->Add(make_ground(), wxSizerFlags(1).Expand());
    row->Add(column, wxSizerFlags(1).Expand());
    SetSizer(row);
    start_timers();
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) { closing(event); });
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        event.Skip();
        if (exam_.is_made()) exam_->keyboard_moved(event.GetActive());
        if (event.GetActive() && desk_.house.look_again()) CallAfter([this] { changed(); });
        const bool others = letters_ != desk_.preferences.letters;
        if (event.GetActive() && others && !desk_.restore) let_another_take_its_place();
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { key_pressed(event); });
    SetDropTarget(new DroppedFiles(*this));
    SetIcons(wxIconBundle(house_sign(48).GetIcon(wxSize(48, 48))));
    show_now();
    wants_focus_ = true;  // once the window is on the screen
    changed();
}

wxWindow* DeskFrame::make_ground() {
    ground_ = new Tile(this, ground(Tone::Window));
    ground_->SetSizer(new wxBoxSizer(wxVERTICAL));
    tell_how_pages_are_made();
    make_keys();
    ground_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        place_keys();
    });
    return ground_;
}

/// Looks after work that goes on beside the window.
void DeskFrame::look_after_work() {
    const bool shows_log =
        desk_.section == DeskSection::Replay || desk_.section == DeskSection::Audit ||
        desk_.section == DeskSection::Duty || desk_.section == DeskSection::Cases;
    if (poll_replay(desk_) && shows_log) changed();
    for (const bool moved :
         {poll_audit(desk_.audit), poll_hands_to_list(desk_.replay),
          poll_signing(desk_.signing, utc_seconds_now()), desk_.certify.poll_regrading(),
          desk_.verify.poll(), desk_.cards.poll(), desk_.packs.poll(), desk_.blueprints.poll(),
          poll_watch(desk_.shoe), desk_.duty.poll()})
        if (moved) changed();
    if (!is_working()) work_timer_.Stop();
}

void DeskFrame::start_timers() {
    Bind(
        wxEVT_TIMER, [this](wxTimerEvent&) { look_after_work(); }, work_timer_.GetId());
    Bind(
        wxEVT_TIMER, [this](wxTimerEvent&) { letters_are_there(); }, letters_timer_.GetId());
    Bind(
        wxEVT_TIMER,
        [this](wxTimerEvent&) {
            if (poll_signing(desk_.signing, utc_seconds_now())) changed();
            if (desk_.cards.poll()) changed();  // another day, or another desk
            if (desk_.section == DeskSection::Certify && desk_.certify.poll()) changed();
            if (desk_.section == DeskSection::Replay && look_for_news(desk_.replay)) changed();
        },
        sign_timer_.GetId());
    sign_timer_.Start(sign_pace);
}

wxWindow* DeskFrame::make_rail() {
    rail_ = new Tile(this, ground(Tone::Rail));
    rail_->SetMinSize(wxSize(rail_width, -1));
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* sign = new wxStaticBitmap(rail_, wxID_ANY, house_sign(40));
    gtk::set_name(sign, "Fairdeal");
    column->AddSpacer(2 * grid);
    column->Add(sign, wxSizerFlags().CentreHorizontal());
    column->AddSpacer(3 * grid);
    for (const RailButton& button : rail_buttons)
        sections_.push_back(make_nav(column, button.name));
    column->AddStretchSpacer();
    theme_ = make_nav(column, DeskAction::Theme);
    help_ = make_nav(column, DeskAction::ShowKeys);
    column->AddSpacer(grid);
    rail_->SetSizer(column);
    return rail_;
}

/// Its icon, and a label that changes, are put on it when the rail is shown.
wxButton* DeskFrame::make_nav(wxSizer* column, DeskAction action) {
    const auto& listed = action_named(desk_actions, action);
    const std::string label = *listed.label == 0 ? "" : tr(listed.label);
    auto* button = make_button(rail_, label, "nav", [this, action] { take(action); });
    button->SetToolTip(wide(tip_of(listed)));
    button->SetMinSize(wxSize(rail_width - 2 * grid, nav_height));
    column->Add(button, wxSizerFlags().CentreHorizontal().Border(wxBOTTOM, Gap::hair));
    return button;
}

void DeskFrame::changed() {
    if (waiting_) return;
    waiting_ = true;
    CallAfter([this] { show_now(); });
}

void DeskFrame::show_now() {
    waiting_ = false;
    Page* open = open_page();
    open->show_desk();
    const bool other = open != shown_;
    shown_ = open;
    for (Page* page : pages_) page->Show(page == open);
    if (other) letters_timer_.StartOnce(letters_wait);
    if (is_working() && !work_timer_.IsRunning()) work_timer_.Start(work_pace);
    if (desk_.keys_shown && pages_below_keys_ < pages_.size()) make_keys();
    keys_->Show(desk_.keys_shown);
    show_rail();
    fill_screen(is_in_exam(desk_));
    show_notice();
    name_window();
    ground_->Layout();
    place_keys();
    rescue_focus(other || std::exchange(wants_focus_, false));
}

bool DeskFrame::is_working() const {
    return desk_.replay.work || desk_.audit.running || desk_.audit.change.work.is_under_way() ||
           desk_.replay.to_list || desk_.signing.run || desk_.certify.regrading.is_under_way() ||
           desk_.verify.is_checking() || desk_.cards.is_working() || desk_.packs.is_working() ||
           desk_.blueprints.is_working() || desk_.shoe.work.is_under_way() ||
           desk_.duty.is_looking();
}

void DeskFrame::show_rail() {
    const bool dark = theme() == Look::Dark;
    const auto state = std::tuple(desk_.section, dark, desk_.keys_shown);
    if (std::exchange(rail_shows_, state) == state) return;
    const auto show = [&](wxButton* button, Icon which, bool lit) {
        gtk::set_class(button, "on", lit);
        button->SetBitmap(icon(which, lit ? *wxWHITE : colour(Tone::RailText), 24));
        gtk::put_icon_on_top(button);
    };
    for (std::size_t i = 0; i < sections_.size(); ++i)
        show(sections_[i], rail_buttons.at(i).icon, desk_.section == rail_buttons.at(i).section);
    // The label first: a button without one has no place for its icon yet.
    set_label(theme_, dark ? tr_in("theme", "Light") : tr_in("theme", "Dark"));
    show(theme_, dark ? Icon::Sun : Icon::Moon, false);
    show(help_, Icon::Keys, desk_.keys_shown);
}

/// An exam has the window to itself, and the window the screen.
void DeskFrame::fill_screen(bool filled) {
    if (rail_->IsShown() != filled) return;
    rail_->Show(!filled);
    ShowFullScreen(filled);
    Layout();
}

void DeskFrame::closing(wxCloseEvent& event) {
    // However often it is asked to close: only the button leaves an exam.
    if (event.CanVeto() && !allows(desk_.certify.exam, WindowAct::Close)) {
        event.Veto();
        return exam_->ask_to_leave();
    }
    const wxBusyCursor wait;
    desk_.certify.leave_exam();
    desk_.certify.give_up_start();
    sign_before_closing(desk_.signing, utc_seconds_now());
    event.Skip();
}

void DeskFrame::go_to_section(DeskSection section) {
    if (!allows(desk_.certify.exam, WindowAct::GoElsewhere)) return;
    if (desk_.section != section) forget_passphrases(desk_);
    if (section == DeskSection::Certify) enter_certify(desk_);
    if (section == DeskSection::Learn) desk_.learn.open();
    if (section == DeskSection::Duty) desk_.duty.enter();
    if (section == DeskSection::Cases)
        read_cases(desk_.cases);  // what another program wrote is seen too
    desk_.section = section;
    wants_focus_ = true;
    changed();
}

void DeskFrame::go_to(const Destination& destination) {
    if (allows(desk_.certify.exam, WindowAct::GoElsewhere)) fairdeal::go_to(desk_, destination);
}

void DeskFrame::toggle_theme() {
    if (!allows(desk_.certify.exam, WindowAct::ChangeTheme)) return;
    switch_theme(desk_);
    put_in_force(desk_.preferences.theme);
    for (Page* page : pages_) page->theme_changed();
    keys_->theme_changed();
    notice_->theme_changed();
    Refresh();
    changed();
}

void DeskFrame::switch_motion() {
    desk_.preferences.motion = !desk_.preferences.motion;
    save_preferences(desk_.preferences);
    let_tables_move(desk_.preferences.motion);
    desk_.notice = desk_.preferences.motion ? tr("Cards and chips move to their place.")
                                            : tr("Cards and chips do not move.");
    changed();
}

void DeskFrame::toggle_keys() {
    if (!allows(desk_.certify.exam, WindowAct::ShowKeys)) return;
    desk_.keys_shown = !desk_.keys_shown;
    changed();
}

bool DeskFrame::take_files(const std::vector<std::string>& files) {
    if (!allows(desk_.certify.exam, WindowAct::OpenFiles)) return false;
    const wxBusyCursor wait;
    show_certify_view(desk_, CertifyView::Verify);
    desk_.verify.hand_over(files);
    changed();
    return true;
}

bool DeskFrame::take(DeskAction action) {
    switch (action) {
        case DeskAction::ShowKeys: return toggle_keys(), true;
        case DeskAction::Theme: return toggle_theme(), true;
        case DeskAction::LargerLetters: return step_letters(1), true;
        case DeskAction::SmallerLetters: return step_letters(-1), true;
        case DeskAction::TurnTable:
            turn_table(desk_);
            put_in_force(desk_.preferences.tables);
            return turn_tables(*this), true;
        case DeskAction::Motion: return switch_motion(), true;
        case DeskAction::Book: return show_learn_view(desk_, LearnView::Book), changed(), true;
        case DeskAction::Verify:
            return show_certify_view(desk_, CertifyView::Verify), changed(), true;
        case DeskAction::OpenLog:
            desk_.section = DeskSection::Replay;
            return log_->open_a_log(), true;
        case DeskAction::Files: return show_files(), true;
        case DeskAction::House: return show_house(), true;
        case DeskAction::Back: return desk_.keys_shown && (toggle_keys(), true);
        case DeskAction::ScrollUp: return desk_.keys_shown && (keys_->scroll(-1), true);
        case DeskAction::ScrollDown: return desk_.keys_shown && (keys_->scroll(1), true);
        case DeskAction::Learn:
        case DeskAction::Practise:
        case DeskAction::Replay:
        case DeskAction::Rebuild:
        case DeskAction::Audit:
        case DeskAction::Cases:
        case DeskAction::Certify:
        case DeskAction::Duty: break;
    }
    return go_to_section(action_named(rail_buttons, action).section), true;
}

bool DeskFrame::press_everywhere(const KeyPress& key) {
    // A question mark is a letter to a search, and a card that cannot be read to a hand typed in.
    const bool typing =
        dynamic_cast<wxTextCtrl*>(FindFocus()) != nullptr || desk_.section == DeskSection::Rebuild;
    if (key.character == '?' && !typing) return take(DeskAction::ShowKeys);
    const auto* action = action_of(desk_actions, key);
    return action != nullptr && take(action->name);
}

/// In an exam no key leads elsewhere; Enter on an answer is for the next item.
bool DeskFrame::press_in_exam(const KeyPress& key) {
    wxWindow* focus = FindFocus();
    const bool in_answers = focus != nullptr && exam_->answers().IsDescendant(focus);
    const bool ours = key.control || (key.name == KeyName::Enter && in_answers);
    if (!ours && wants_key(focus, key)) return false;
    return exam_->press(key);
}

void DeskFrame::key_pressed(wxKeyEvent& event) {
    const auto key = key_press_of(event);
    if (!key) return event.Skip();
    if (is_in_exam(desk_)) return event.Skip(!press_in_exam(*key));
    if (press_everywhere(*key)) return;
    if (wants_key(FindFocus(), *key) || !open_page()->press(*key)) event.Skip();
}

}  // namespace fairdeal
