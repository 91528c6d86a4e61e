#pragma once
// What is said beside the table of a replay, in five tabs: the wagers due and paid, why, what if,
// notes, video (what_if_tab.cpp, video_tab.cpp). It is rebuilt where what it says has changed.

#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>
#include <map>

#include "desk/frame/page_context.h"
#include "desk/replay/page/replay_wager.h"
#include "desk/replay/replay_keeping.h"

namespace fairdeal {

class ReplayPanel : public wxScrolledWindow {
public:
    ReplayPanel(wxWindow* parent, PageContext& context, ReplaySession& session, int width);
    void show(const ReplayScreen& screen);
    /// Puts the keyboard where one types in this tab; false: nothing is typed in it.
    bool take_focus();
    /// Into the field that an action leads to; false: this tab has none of it.
    bool take_focus(ReplayAction action);
    void theme_changed();

    [[nodiscard]] const std::vector<wxWindow*>& cards() const { return cards_; }
    /// The fields to type into, in their order: for tests.
    [[nodiscard]] const std::vector<wxTextCtrl*>& fields() const { return fields_; }
    /// What other cards and choices of the house are chosen by; null: that is not asked here.
    struct WhatIfLists {
        wxChoice* rank = nullptr;
        wxChoice* suit = nullptr;
        wxButton* try_card = nullptr;
        wxChoice* rule = nullptr;
        wxChoice* reading = nullptr;
        wxButton* try_rule = nullptr;
    };
    [[nodiscard]] const WhatIfLists& lists() const { return what_if_; }

private:
    void build(const ReplayScreen& screen);
    void add_wagers(wxSizer* column, const ReplayScreen& screen);
    void add_why(wxSizer* column, const ReplayScreen& screen);
    void add_what_if(wxSizer* column, const WhatIfScreen& screen);
    void add_result(wxSizer* column, const WhatIfScreen& screen);
    void add_effects(wxSizer* column, const WhatIfScreen& screen);
    void add_notes(wxSizer* column, const ReplayScreen& screen);
    void add_bookmarks(wxSizer* column);
    void add_videos(wxSizer* column, const ReplayScreen& screen);
    void add_video(wxSizer* column, const VideoScreen& video, std::size_t number);
    void add_tying(wxSizer* column);
    void add_house_video(wxSizer* column);
    void tie_typed_video();
    void say_of_video(const std::string& notice) const;
    wxTextCtrl* add_plain_field(wxSizer* row, const std::string& name, const std::string& hint,
                                const std::string& text, std::function<void()> enter);
    void add_row(wxSizer* column, wxSizer* row) const;
    void add_words(wxSizer* column, const std::string& words, Hue hue, double pixels = 14);
    void add_card(wxSizer* column, wxWindow* card);
    wxTextCtrl* add_field(wxSizer* column, ReplayAction action, const std::string& label,
                          const std::string& text, std::function<void(const std::string&)> use);
    void write_note();
    void add_label(wxSizer* column, ReplayAction action, const std::string& label);
    wxButton* make_try(ReplayAction action, const std::string& label, std::function<void()> use);
    void add_event_fields(wxSizer* column, const WhatIfScreen& screen);
    void add_card_lists(wxSizer* column);
    void add_rule_lists(wxSizer* column);
    void show_lists(const WhatIfScreen& screen);
    OpenHand& hand() { return *session_.hand; }
    OnClause on_clause();

    PageContext& context_;
    ReplaySession& session_;
    int width_;
    std::string built_, clause_, by_;
    std::vector<wxWindow*> cards_;
    std::vector<wxTextCtrl*> fields_;
    std::map<ReplayAction, wxWindow*> by_action_;  // what each leads to
    std::optional<ReplayAction> tried_;            // whose Try was pressed last
    WhatIfLists what_if_;
    wxTextCtrl* note_ = nullptr;
    wxTextCtrl* by_field_ = nullptr;
    struct {
        wxTextCtrl* place = nullptr;
        wxTextCtrl* start = nullptr;
        wxTextCtrl* house = nullptr;
        wxToggleButton* this_event = nullptr;
        Text* notice = nullptr;  // beside what was clicked
    } video_;                    // what is typed in its tab
};

}  // namespace fairdeal
