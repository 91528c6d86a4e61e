#pragma once
// Packs and shoes: a list of them; of the picked one the evidence hand by hand, the kinds of cards,
// and what was found.

#include <wx/gauge.h>
#include <wx/scrolwin.h>

#include "desk/frame/page.h"
#include "desk/kit/canvas/picture_canvas.h"
#include "desk/kit/rows/row_list.h"
#include "desk/shoe/shoe_words.h"

namespace fairdeal {

class ShoePage : public Page {
public:
    ShoePage(wxWindow* parent, PageContext& context, ShoeSession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] RowList* rows() const { return rows_; }
    [[nodiscard]] RowList* findings() const { return findings_; }
    [[nodiscard]] PictureCanvas* chart() const { return chart_; }
    [[nodiscard]] PictureCanvas* kinds() const { return kinds_; }
    [[nodiscard]] wxScrolledWindow* body() const { return body_; }
    [[nodiscard]] Text* whole_finding() const { return whole_finding_; }
    [[nodiscard]] wxButton* hands_button() const { return hands_; }
    [[nodiscard]] wxButton* case_button() const { return case_; }
    [[nodiscard]] const ShoeScreen& shown() const { return shown_; }

private:
    wxSizer* make_head();
    wxWindow* make_invitation();
    wxWindow* make_list();
    wxWindow* make_detail();
    wxSizer* make_body();
    wxSizer* make_pictures();
    wxSizer* make_buttons();
    wxButton* make_action_button(wxWindow* parent, ShoeAction action, const char* kind);
    void show_head();
    void show_detail();
    void show_pictures();
    void take(ShoeAction action);
    void move(int step);
    void bring_into_view(int finding);
    void open_a_log();
    void lay_out() override;

    ShoeSession& session_;
    ShoeScreen shown_;
    bool had_rows_ = false;
    Text* summary_ = nullptr;
    Text* error_ = nullptr;
    wxGauge* gauge_ = nullptr;
    wxButton* back_ = nullptr;
    wxButton* again_ = nullptr;
    Tile* invitation_ = nullptr;
    Text* pitch_ = nullptr;
    wxButton* open_log_ = nullptr;
    Text* empty_ = nullptr;
    Tile* list_card_ = nullptr;
    RowList* rows_ = nullptr;
    Tile* detail_ = nullptr;
    Text* title_ = nullptr;
    wxScrolledWindow* body_ = nullptr;
    Text* story_ = nullptr;
    wxBoxSizer* pictures_ = nullptr;
    PictureCanvas* chart_ = nullptr;
    Text* kinds_title_ = nullptr;
    PictureCanvas* kinds_ = nullptr;
    Text* no_finding_ = nullptr;
    RowList* findings_ = nullptr;
    Text* whole_finding_ = nullptr;  // the picked one, where the list is too narrow for its words
    wxButton* hands_ = nullptr;
    wxButton* case_ = nullptr;
};

}  // namespace fairdeal
