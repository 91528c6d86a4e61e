#pragma once
// Replay, before a hand is open: without a log an invitation to open one, with one its hands.

#include <wx/gauge.h>
#include <wx/menu.h>
#include <wx/statbmp.h>
#include <wx/timer.h>

#include "desk/frame/page.h"
#include "desk/kit/canvas/table_canvas.h"
#include "desk/log/hand_table.h"
#include "desk/log/log_actions.h"
#include "desk/log/log_query.h"
#include "desk/log/signing/signing_session.h"
#include "desk/replay/replay_words.h"

namespace fairdeal {

class LogPage : public Page {
public:
    LogPage(wxWindow* parent, PageContext& context, ReplaySession& session,
            SigningSession& signing);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override { shown_.has_log ? list()->SetFocus() : open_->SetFocus(); }
    void open_a_log();

    [[nodiscard]] RowList* list() const { return table_->list(); }
    [[nodiscard]] HandTable* table() const { return table_; }
    [[nodiscard]] wxButton* open_button() const { return open_; }
    [[nodiscard]] wxButton* import_button() const {
        return shown_.has_log ? head_buttons_.at(2) : first_import_;
    }
    [[nodiscard]] wxButton* audit_button() const { return to_audit_; }
    [[nodiscard]] wxButton* sample_button() const { return sample_; }
    [[nodiscard]] wxButton* news_button() const { return news_; }
    [[nodiscard]] wxButton* shoes_button() const { return shoes_; }
    [[nodiscard]] wxButton* cancel_button() const { return cancel_; }
    [[nodiscard]] wxToggleButton* wrong_button() const { return query_->wrong_button(); }
    [[nodiscard]] LogQuery* fields() const { return query_; }

private:
    wxWindow* make_invitation();
    void add_ways_in(wxWindow* middle, wxSizer* column);
    wxWindow* make_log();
    wxWindow* make_list();
    wxSizer* make_foot();
    wxWindow* make_work();
    void add_buttons(wxWindow* parent, wxSizer* row);
    void show_recent();
    void show_work();
    void show_list();
    wxButton* make_action_button(wxWindow* parent, LogAction action, const char* kind);
    void take(LogAction action);
    void ask(HandQuery query);
    void show_more();
    void choose_import(const wxWindow* button);
    void import_records();
    void import_into_new();
    void import_feed();
    void choose_export();
    /// A menu of files that hands can be exported to.
    void offer_exports(wxMenu& menu, bool chosen_only);
    void export_hands(const std::string& ending, FileFormat format, RowPer rows, bool chosen_only);
    void choose(const std::vector<int>& rows, int current);
    void show_columns();
    void show_searches();
    void save_search();
    void show_menu(int row, std::size_t column, bool by_key);
    void offer_other_rules(wxMenu& menu, std::int64_t hands);
    void popup(wxMenu& menu, const wxWindow* button);
    void copy(const std::string& text, const std::string& report);
    void copy_chosen();
    void export_folder();
    void show_not_taken();
    void sign();
    void search_more();
    void lay_out() override;

    ReplaySession& session_;
    SigningSession& signing_;
    LogListScreen shown_;
    Tile* invitation_ = nullptr;
    Tile* log_ = nullptr;
    Tile* work_ = nullptr;
    wxStaticBitmap* picture_ = nullptr;
    Text* pitch_ = nullptr;
    Text* pitch_error_ = nullptr;
    wxButton* pitch_not_taken_ = nullptr;
    wxBoxSizer* recent_ = nullptr;
    std::vector<std::string> recent_shown_;
    wxButton* open_ = nullptr;
    wxButton* to_audit_ = nullptr;
    std::vector<wxButton*> head_buttons_;  // beside the title: ToAudit, OpenLog, Import and so on
    wxButton* sample_ = nullptr;
    wxButton* first_import_ = nullptr;  // where no log is open
    Text* work_title_ = nullptr;
    wxGauge* gauge_ = nullptr;
    wxButton* cancel_ = nullptr;
    Text* title_ = nullptr;
    Text* summary_ = nullptr;
    Text* notice_ = nullptr;
    LogQuery* query_ = nullptr;
    wxTimer search_timer_;
    Tile* list_card_ = nullptr;
    HandTable* table_ = nullptr;
    Text* chosen_ = nullptr;
    wxButton* with_chosen_ = nullptr;
    wxButton* columns_ = nullptr;
    wxButton* searches_ = nullptr;
    Text* empty_ = nullptr;
    Text* range_ = nullptr;
    wxButton* newer_ = nullptr;
    wxButton* older_ = nullptr;
    wxButton* stop_ = nullptr;
    wxButton* not_taken_ = nullptr;
    Text* shoes_said_ = nullptr;
    wxButton* shoes_ = nullptr;
    wxButton* news_ = nullptr;
    Text* signed_ = nullptr;
};

}  // namespace fairdeal
