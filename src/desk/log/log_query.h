#pragma once
// The fields by which a log is searched: a row that is always there, and one more behind a button.

#include <wx/choice.h>
#include <wx/textctrl.h>

#include "desk/kit/tile.h"
#include "log/search/log_search.h"

namespace fairdeal {

class LogQuery : public Tile {
public:
    LogQuery(wxWindow* parent, std::function<void()> changed);
    [[nodiscard]] HandQuery query() const;
    /// Shows it without saying that it has changed.
    void show(const HandQuery& query);
    /// The fields that are not always there.
    void show_more(bool more);
    [[nodiscard]] bool shows_more() const { return more_->IsShown(); }
    void focus_id() { id_->SetFocus(); }

    [[nodiscard]] wxToggleButton* wrong_button() const { return only_wrong_; }
    [[nodiscard]] wxToggleButton* bookmarked_button() const { return bookmarked_; }
    [[nodiscard]] wxTextCtrl* field(const std::string& name) const;

private:
    wxTextCtrl* make_field(wxWindow* parent, const std::string& hint, const std::string& name);
    wxChoice* make_choice(wxWindow* parent, const std::string& any, const std::string& name,
                          const std::vector<std::string>& words);
    wxSizer* make_first_row();
    wxWindow* make_more();

    std::function<void()> changed_;
    wxTextCtrl* id_ = nullptr;
    wxTextCtrl* table_ = nullptr;
    wxTextCtrl* dealer_ = nullptr;
    wxToggleButton* only_wrong_ = nullptr;
    wxToggleButton* bookmarked_ = nullptr;
    wxToggleButton* more_button_ = nullptr;
    Tile* more_ = nullptr;
    wxChoice* game_ = nullptr;
    wxTextCtrl* from_ = nullptr;
    wxTextCtrl* to_ = nullptr;
    wxChoice* wager_ = nullptr;
    wxTextCtrl* clause_ = nullptr;
    wxChoice* outcome_ = nullptr;
    wxTextCtrl* amount_ = nullptr;
    wxTextCtrl* notes_ = nullptr;
};

}  // namespace fairdeal
