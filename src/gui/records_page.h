#pragma once
// Records for others: a dealer's training file, old exams marked again, the list of withdrawn
// certificates.

#include "app/certify_records.h"
#include "gui/certify_tabs.h"
#include "gui/file_chooser.h"
#include "gui/office_panel.h"
#include "gui/row_list.h"

namespace fairdeal {

class RecordsPage : public Page {
public:
    RecordsPage(wxWindow* parent, Hub& hub, FileChooser& chooser);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] const OfficePanel& panel() const { return *panel_; }
    [[nodiscard]] wxButton* again_button() const { return again_; }
    [[nodiscard]] const RecordsScreen& shown() const { return shown_; }

private:
    wxWindow* make_list();
    wxWindow* make_side();
    void pick(CertifyTask task);
    void submit();
    void mark_again();
    void lay_out() override;

    FileChooser& chooser_;
    RecordsScreen shown_;
    CertifyTabs* tabs_ = nullptr;
    Text* trouble_ = nullptr;
    Tile* list_card_ = nullptr;
    RowList* list_ = nullptr;
    Tile* side_ = nullptr;
    wxButton* again_ = nullptr;
    OfficePanel* panel_ = nullptr;
};

}  // namespace fairdeal
