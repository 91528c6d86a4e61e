#pragma once
// The sittings that whoever is signed in may see, and the picked one: what is known of it, its
// result with every item, and what can be done.

#include "gui/certify_tabs.h"
#include "gui/file_chooser.h"
#include "gui/office_panel.h"
#include "gui/row_list.h"

namespace fairdeal {

class SittingsPage : public Page {
public:
    SittingsPage(wxWindow* parent, Hub& hub, FileChooser& chooser);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] RowList* items() const { return items_; }
    [[nodiscard]] OfficePanel& panel() const { return *panel_; }
    [[nodiscard]] wxButton* open_button() const { return open_; }
    /// The button of what can be done; null where it cannot.
    [[nodiscard]] wxButton* task_button(CertifyTask task) const;
    [[nodiscard]] const SittingsScreen& shown() const { return shown_; }

private:
    enum class Part : std::uint8_t { Facts, Items };
    wxWindow* make_list();
    wxWindow* make_detail();
    void show_tasks();
    void show_part();
    void begin(CertifyTask task);
    void submit();
    void lay_out() override;

    FileChooser& chooser_;
    SittingsScreen shown_;
    Part part_ = Part::Facts;
    CertifyTabs* tabs_ = nullptr;
    Text* trouble_ = nullptr;
    Tile* list_card_ = nullptr;
    RowList* list_ = nullptr;
    Text* empty_ = nullptr;
    wxButton* open_ = nullptr;
    Tile* detail_ = nullptr;
    Text* heading_ = nullptr;
    Text* stage_ = nullptr;
    std::vector<wxToggleButton*> parts_;
    wxSizer* tasks_ = nullptr;
    std::vector<std::pair<CertifyTask, wxButton*>> task_buttons_;
    OfficePanel* panel_ = nullptr;
    RowList* items_ = nullptr;
};

}  // namespace fairdeal
