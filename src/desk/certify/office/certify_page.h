#pragma once
// The first page of the exam office: the exams that can be sat at this machine, who signs in, and
// where there is no office yet, the form that makes it.

#include <wx/textctrl.h>

#include "desk/certify/office/certify_tabs.h"
#include "desk/certify/office/office_panel.h"
#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"

namespace fairdeal {

class CertifyPage : public Page {
public:
    CertifyPage(wxWindow* parent, PageContext& context, OfficeSession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] RowList* seats() const { return seats_; }
    [[nodiscard]] RowList* people() const { return people_; }
    [[nodiscard]] wxButton* begin_button() const { return begin_; }
    [[nodiscard]] wxButton* back_button() const { return back_; }
    [[nodiscard]] wxButton* receipts_button() const { return receipts_; }
    [[nodiscard]] wxButton* make_button_of_office() const { return make_; }
    [[nodiscard]] wxTextCtrl* passphrase_field() const { return passphrase_; }
    [[nodiscard]] const OfficePanel& form() const { return *form_; }
    [[nodiscard]] const SignInScreen& shown() const { return shown_; }

private:
    wxWindow* make_ground();
    wxWindow* make_exams(wxWindow* parent);
    wxSizer* make_ways();
    wxWindow* make_sign_in(wxWindow* parent);
    void begin_exam();
    void ask_first();
    void put_receipts();
    void go_back();
    void sign_in_now();
    void show_exams();
    void show_sign_in();
    void lay_out() override;

    OfficeSession& session_;
    SignInScreen shown_;
    CertifyTabs* tabs_ = nullptr;
    Text* error_ = nullptr;
    Tile* ground_ = nullptr;
    Tile* exams_ = nullptr;
    int letters_ = 100;  // of heading and words, per cent
    wxSizer* head_ = nullptr;
    Text* heading_ = nullptr;
    Text* words_ = nullptr;
    RowList* seats_ = nullptr;
    wxButton* begin_ = nullptr;
    wxButton* back_ = nullptr;
    wxButton* receipts_ = nullptr;
    wxButton* make_ = nullptr;
    OfficePanel* form_ = nullptr;
    Tile* sign_in_card_ = nullptr;
    RowList* people_ = nullptr;
    Text* passphrase_label_ = nullptr;
    wxTextCtrl* passphrase_ = nullptr;
    wxButton* sign_in_ = nullptr;
};

}  // namespace fairdeal
