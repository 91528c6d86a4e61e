#pragma once
// The one window: the rail of sections on the left, the page of the open section, the sheet of keys
// over it.

#include <wx/dialog.h>
#include <wx/eventfilter.h>
#include <wx/frame.h>
#include <wx/timer.h>
#include <wx/weakref.h>
#include <optional>
#include <tuple>

#include "desk/audit/audit_page.h"
#include "desk/blueprints/blueprint_page.h"
#include "desk/book/book_page.h"
#include "desk/cases/case_page.h"
#include "desk/certify/office/certify_page.h"
#include "desk/certify/office/office_people_page.h"
#include "desk/certify/office/records_page.h"
#include "desk/certify/office/sittings_page.h"
#include "desk/duty/duty_page.h"
#include "desk/exam/exam_page.h"
#include "desk/figures/figures_page.h"
#include "desk/frame/desk.h"
#include "desk/frame/desk_actions.h"
#include "desk/frame/window/keys_panel.h"
#include "desk/frame/window/lazy_page.h"
#include "desk/frame/window/notice_bar.h"
#include "desk/learn/group/group_page.h"
#include "desk/learn/learn_page.h"
#include "desk/learn/progress_page.h"
#include "desk/learn/settings_page.h"
#include "desk/lesson/list/lesson_list_page.h"
#include "desk/lesson/page/lesson_page.h"
#include "desk/log/log_page.h"
#include "desk/packs/pack_page.h"
#include "desk/practise/practice_page.h"
#include "desk/practise/scenario_page.h"
#include "desk/rebuild/entry_page.h"
#include "desk/replay/page/replay_page.h"
#include "desk/round/round_page.h"
#include "desk/shift/shift_page.h"
#include "desk/shoe/shoe_page.h"
#include "desk/speed/speed_page.h"
#include "desk/tables/house_card_page.h"
#include "desk/verify/verify_page.h"
#include "desk/write/check/check_page.h"
#include "desk/write/lesson_editor.h"

namespace fairdeal {

/// Milliseconds until letters new on the screen can be measured.
constexpr int letters_wait = 40;

class DeskFrame : public wxFrame {
public:
    /// A chooser of its own stands in for the desktop's in tests.
    explicit DeskFrame(Desk& desk, std::unique_ptr<FileChooser> chooser = nullptr);

    /// Shows what the desk says now, at once; otherwise it waits until the event in hand is done.
    void show_now();
    void go_to_section(DeskSection section);
    void go_to(const Destination& destination);
    void toggle_theme();
    void step_letters(int by);
    /// The letters of a dialog over this window; the window has them once it is the active one.
    void step_letters_of(wxDialog& dialog, int by);
    void switch_motion();
    void toggle_keys();
    void show_files();
    void show_house();
    /// Files are dropped on the window: they are checked. False in an exam, which nothing disturbs.
    bool take_files(const std::vector<std::string>& files);

    [[nodiscard]] const ScenarioPage& scenarios() const { return *scenarios_; }
    [[nodiscard]] const PracticePage& practice() const { return *practice_; }
    [[nodiscard]] LogPage& log() const { return *log_; }
    [[nodiscard]] const ReplayPage& replay() const { return *replay_; }
    [[nodiscard]] EntryPage& entry() const { return *entry_; }
    [[nodiscard]] AuditPage& audit() const { return *audit_; }
    [[nodiscard]] LearnPage& learn() const { return *learn_; }
    [[nodiscard]] SpeedPage& speed() const { return *speed_; }
    [[nodiscard]] RoundPage& round() const { return *round_; }
    [[nodiscard]] ShiftPage& shift() const { return *shift_; }
    [[nodiscard]] LessonListPage& lessons() const { return *lessons_; }
    [[nodiscard]] LessonPage& lesson() const { return *lesson_; }
    [[nodiscard]] LessonPage& previewed_lesson() const { return *previewed_; }
    [[nodiscard]] ProgressPage& progress() const { return *progress_; }
    [[nodiscard]] GroupPage& group() const { return *group_; }
    [[nodiscard]] SettingsPage& settings() const { return *settings_; }
    [[nodiscard]] BookPage& book() const { return *book_; }
    [[nodiscard]] LessonEditor& editor() const { return *editor_; }
    [[nodiscard]] CheckPage& checker() const { return *checker_; }
    [[nodiscard]] HouseCardPage& house_cards() const { return *cards_page_; }
    [[nodiscard]] BlueprintPage& blueprints() const { return *blueprints_; }
    [[nodiscard]] PackPage& packs() const { return *packs_; }
    [[nodiscard]] ShoePage& shoe() const { return *shoe_; }
    [[nodiscard]] CasePage& cases() const { return *cases_; }
    [[nodiscard]] CertifyPage& certify() const { return *certify_; }
    [[nodiscard]] SittingsPage& sittings() const { return *sittings_; }
    [[nodiscard]] OfficePeoplePage& office_people() const { return *office_people_; }
    [[nodiscard]] RecordsPage& records() const { return *records_; }
    [[nodiscard]] VerifyPage& verify() const { return *verify_; }
    [[nodiscard]] DutyPage& duty() const { return *duty_; }
    [[nodiscard]] FiguresPage& figures() const { return *figures_; }
    [[nodiscard]] ExamPage& exam() const { return *exam_; }
    [[nodiscard]] const KeysPanel& keys() const { return *keys_; }
    [[nodiscard]] const NoticeBar& notice() const { return *notice_; }
    /// Says above the page what could not be done, without redrawing anything else.
    void say_fault(const std::string& what);
    /// All that changed is shown, and measured by the letters that are on the screen.
    [[nodiscard]] bool is_at_rest() const { return !waiting_ && !letters_timer_.IsRunning(); }
    [[nodiscard]] Page* open_page() const;

private:
    [[nodiscard]] Page* learn_page() const;
    [[nodiscard]] Page* certify_page() const;
    [[nodiscard]] Page* previewed_page() const;
    wxWindow* make_rail();
    wxWindow* make_ground();
    void tell_how_pages_are_made();
    void make_keys();
    /// `parts`, besides the frame's own, are what its constructor takes; they outlive the frame.
    template <class P, class... Parts>
    void made_when_asked_for(LazyPage<P>& page, Parts&... parts);
    void take_in(Page* page);
    void start_timers();
    void look_after_work();
    wxButton* make_nav(wxSizer* column, DeskAction action);
    [[nodiscard]] bool is_working() const;
    void show_rail();
    void show_notice();
    void name_window();
    void rescue_focus(bool wanted);
    void changed();
    void key_pressed(wxKeyEvent& event);
    bool press_in_exam(const KeyPress& key);
    void fill_screen(bool filled);
    void closing(wxCloseEvent& event);
    bool press_everywhere(const KeyPress& key);
    /// False: nothing can be done.
    bool take(DeskAction action);
    void place_keys();
    bool change_letters(int by);
    void letters_are_there();
    void let_another_take_its_place();

    /// Keys that a dialog has in common with the window.
    class DialogKeys : public wxEventFilter {
    public:
        explicit DialogKeys(DeskFrame& frame) : frame_(frame) { wxEvtHandler::AddFilter(this); }
        ~DialogKeys() override { wxEvtHandler::RemoveFilter(this); }
        DialogKeys(const DialogKeys&) = delete;
        DialogKeys& operator=(const DialogKeys&) = delete;
        int FilterEvent(wxEvent& event) override;

    private:
        DeskFrame& frame_;
    };

    Desk& desk_;
    std::unique_ptr<FileChooser> chooser_;
    wxTimer work_timer_, letters_timer_, sign_timer_;
    PageContext context_;
    DialogKeys dialog_keys_{*this};
    int letters_ = 0;             // that it was made for
    wxWeakRef<wxDialog> dialog_;  // whose letters are new, until they can be measured
    bool waiting_ = false;
    bool is_replaced_ = false;  // by a window with letters of another size
    bool wants_focus_ = false;  // the page is to take the keyboard when it is shown next
    const Page* shown_ = nullptr;
    std::vector<wxButton*> sections_;  // of the rail, from top to bottom
    wxButton* theme_ = nullptr;
    wxButton* help_ = nullptr;
    std::optional<std::tuple<DeskSection, bool, bool>>
        rail_shows_;  // the section, dark, keys shown
    Tile* rail_ = nullptr;
    Tile* ground_ = nullptr;
    NoticeBar* notice_ = nullptr;
    LazyPage<LearnPage> learn_;
    LazyPage<SpeedPage> speed_;
    LazyPage<RoundPage> round_;
    LazyPage<ShiftPage> shift_;
    LazyPage<LessonListPage> lessons_;
    LazyPage<LessonPage> lesson_;
    LazyPage<LessonPage> previewed_;
    LazyPage<ProgressPage> progress_;
    LazyPage<GroupPage> group_;
    LazyPage<SettingsPage> settings_;
    LazyPage<BookPage> book_;
    LazyPage<LessonEditor> editor_;
    LazyPage<CheckPage> checker_;
    LazyPage<HouseCardPage> cards_page_;
    LazyPage<PackPage> packs_;
    LazyPage<BlueprintPage> blueprints_;
    LazyPage<ScenarioPage> scenarios_;
    LazyPage<PracticePage> practice_;
    LazyPage<LogPage> log_;
    LazyPage<ReplayPage> replay_;
    LazyPage<EntryPage> entry_;
    LazyPage<AuditPage> audit_;
    LazyPage<ShoePage> shoe_;
    LazyPage<CasePage> cases_;
    LazyPage<CertifyPage> certify_;
    LazyPage<SittingsPage> sittings_;
    LazyPage<OfficePeoplePage> office_people_;
    LazyPage<RecordsPage> records_;
    LazyPage<VerifyPage> verify_;
    LazyPage<FiguresPage> figures_;
    LazyPage<DutyPage> duty_;
    LazyPage<ExamPage> exam_;
    KeysPanel* keys_ = nullptr;
    std::size_t pages_below_keys_ = 0;  // how many there were when it was made
    std::vector<Page*> pages_;          // those that are made
};

}  // namespace fairdeal
