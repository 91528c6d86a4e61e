#pragma once
// People and their roles, and the table of who may do what. On either page everybody changes their
// own passphrase.

#include "desk/certify/office/office_page.h"

namespace fairdeal {

class OfficePeoplePage : public OfficePage {
public:
    OfficePeoplePage(wxWindow* parent, PageContext& context, OfficeSession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void take_focus() override;

    [[nodiscard]] wxButton* new_button() const { return new_; }
    [[nodiscard]] wxButton* roles_button() const { return roles_; }
    [[nodiscard]] wxButton* passphrase_button() const { return own_; }
    [[nodiscard]] wxButton* address_button() const { return address_; }
    [[nodiscard]] wxButton* rules_button() const { return rules_; }

private:
    void make_list();
    void show_picked(int width) override;

    PeopleScreen shown_;
    wxButton* new_ = nullptr;
    wxButton* roles_ = nullptr;
    wxButton* own_ = nullptr;
    wxButton* address_ = nullptr;
    wxButton* rules_ = nullptr;
};

}  // namespace fairdeal
