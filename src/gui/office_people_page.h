#pragma once
// People and their roles, and the table of who may do what. On either page everybody changes his
// own passphrase.

#include "gui/certify_tabs.h"
#include "gui/office_panel.h"
#include "gui/row_list.h"

namespace fairdeal {

class OfficePeoplePage : public Page {
public:
    OfficePeoplePage(wxWindow* parent, Hub& hub);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] OfficePanel& panel() const { return *panel_; }
    [[nodiscard]] wxButton* new_button() const { return new_; }
    [[nodiscard]] wxButton* roles_button() const { return roles_; }
    [[nodiscard]] wxButton* passphrase_button() const { return own_; }

private:
    wxWindow* make_list();
    void begin(CertifyTask task);
    void submit();
    void lay_out() override;

    PeopleScreen shown_;
    CertifyTabs* tabs_ = nullptr;
    Text* trouble_ = nullptr;
    Tile* list_card_ = nullptr;
    RowList* list_ = nullptr;
    wxButton* new_ = nullptr;
    wxButton* roles_ = nullptr;
    Tile* side_ = nullptr;
    wxButton* own_ = nullptr;
    OfficePanel* panel_ = nullptr;
};

}  // namespace fairdeal
