#pragma once
// Rebuild: a hand typed in from a recording. The header, the table as it grows and the line that is
// typed on the left; the ruling as it stands, the chips and the events on the right.

#include "desk/frame/page.h"
#include "desk/kit/canvas/table_canvas.h"
#include "desk/kit/rows/row_list.h"
#include "desk/rebuild/entry_actions.h"
#include "desk/rebuild/entry_field.h"
#include "desk/rebuild/entry_form.h"
#include "desk/rebuild/entry_session.h"
#include "desk/verdict/verdict_card.h"

namespace fairdeal {

class EntryPage : public Page {
public:
    EntryPage(wxWindow* parent, PageContext& context, EntrySession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override { field_->SetFocus(); }

    [[nodiscard]] EntryField* field() const { return field_; }
    [[nodiscard]] EntryFormPanel* form() const { return form_; }
    [[nodiscard]] RowList* ruled() const { return ruled_; }
    [[nodiscard]] RowList* events() const { return events_; }
    [[nodiscard]] wxButton* save_button() const { return save_; }
    [[nodiscard]] wxButton* copy_button() const { return copy_; }
    [[nodiscard]] wxButton* log_button() const { return to_log_; }
    [[nodiscard]] const EntryScreen& shown() const { return shown_; }

private:
    wxSizer* make_left();
    wxSizer* make_heading();
    wxWindow* make_right();
    void show_right();
    void show_lists();
    void take(EntryAction action);
    void copy();
    void save();
    void to_log();
    /// The keyboard is back where keys are typed.
    void go_on(const std::optional<Destination>& destination = {});
    void lay_out() override;
    HandEntry& entry() { return session_.entry; }

    EntrySession& session_;
    EntryScreen shown_;
    std::string form_error_;
    wxBoxSizer* heading_ = nullptr;
    wxBoxSizer* buttons_ = nullptr;
    Text* crumb_ = nullptr;
    Text* title_ = nullptr;
    wxButton* next_ = nullptr;
    wxButton* copy_ = nullptr;
    wxButton* save_ = nullptr;
    wxButton* to_log_ = nullptr;
    EntryFormPanel* form_ = nullptr;
    TableCanvas* table_ = nullptr;
    EntryField* field_ = nullptr;
    Tile* right_ = nullptr;
    Text* banner_ = nullptr;
    Text* banner_text_ = nullptr;
    RowList* ruled_ = nullptr;
    ClauseCard* clause_ = nullptr;
    Text* chips_heading_ = nullptr;
    RowList* chips_ = nullptr;
    Text* events_heading_ = nullptr;
    RowList* events_ = nullptr;
};

}  // namespace fairdeal
